"""Runs on the virtual board: copies a folder of the host onto the flash."""

import os

_FOLDER = 0x4000
_PIECE = 4096


def copy(source, target):
    """Copy what is in the folder `source` into the folder `target`; both end with a slash."""
    there = os.listdir(target)
    for name, kind, *_ in os.ilistdir(source):
        if kind != _FOLDER:
            _copy_file(source + name, target + name)
            continue
        if name not in there:
            os.mkdir(target + name)
        copy(source + name + "/", target + name + "/")


def _copy_file(source, target):
    with open(source, "rb") as origin, open(target, "wb") as copied:
        piece = origin.read(_PIECE)
        while piece:
            copied.write(piece)
            piece = origin.read(_PIECE)
