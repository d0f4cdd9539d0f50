"""What starts the application, at the root of the flash; `tabletally deploy` puts it there.

It is no part of the application: it must start old and new versions alike.
"""
