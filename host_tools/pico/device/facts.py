"""Prints what this board is and what stands on it: a word and its value on each line."""

import os
import sys

import machine

_ROOT = "/tabletally/"


def _text(path):
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


def _tell_versions():
    words = ["running", "before"]
    for name in _text(_ROOT + "run").split():
        print(words.pop(0), _text(_ROOT + name).split("\n")[0])


def _tell_all():
    implementation = sys.implementation
    print("platform", sys.platform)
    print("micropython", ".".join([str(number) for number in implementation[1][:3]]))
    print("machine", getattr(implementation, "_machine", ""))
    print("mpy", getattr(implementation, "_mpy", 0))
    print("id", machine.unique_id().hex())
    room = os.statvfs("/")
    print("block", room[0])
    print("blocks", room[2])
    print("free", room[3] if room[3] <= room[2] else 0)  # littlefs may count too many as used
    _tell_versions()


_tell_all()
