"""Display drivers: each keeps a frame and sends only what has changed."""
