"""The tracker of Rococo on the device: the table during play."""
