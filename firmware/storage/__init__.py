"""What the device keeps on flash: games, history, settings, copy profiles (docs/storage.md).

Screens need `store.Store` only.
"""
