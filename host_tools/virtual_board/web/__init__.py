"""The virtual board in a browser on the same computer.

`loop` runs the board and does what its users do; `server` brings its states to every page that is
open, and their deeds to it; `page.html` draws the one and sends the other.
"""
