"""Writes a block to flash, reads it back and removes it; prints whether it was the same."""

import os

_PATH = "/tabletally_check"
_content = bytes([(number * 7) & 255 for number in range(256)]) * 16
with open(_PATH, "wb") as file:
    file.write(_content)
with open(_PATH, "rb") as file:
    _same = file.read() == _content
os.remove(_PATH)
print(int(_same))
