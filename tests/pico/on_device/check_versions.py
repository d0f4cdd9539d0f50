"""Runs in MicroPython: which version would a board with this flash start, and what is saved there?

Arguments: FOLDER_OF_RAM_FLASH FOLDER_OF_START SAVED IMAGE [TRACE]. SAVED is the SHA-256 of all
saves. With TRACE, operations noted from IMAGE on, a line is printed for the flash as it is before
and in the middle of each of them, and at the end: the number of the version, or what is wrong.
"""

import hashlib
import os
import struct
import sys

import vfs

_HEAD = 9


class _Machine:
    class Pin:
        IN = PULL_UP = 0

        def __init__(self, *_):
            pass

        def value(self):
            return 1


sys.modules["machine"] = _Machine
sys.path[:] = [sys.argv[1], sys.argv[2]]

import ram_flash  # noqa: E402
import tabletally_start  # noqa: E402


def started():
    """The version that would start, whole to the byte, and main.py that starts it."""
    for name in tabletally_start._read("run").split():
        head, lines = tabletally_start._version(name)
        if head:
            for line in lines.strip().split("\n"):
                path, file, _ = line.split()
                with open("/tabletally/" + file, "rb") as content:
                    if not hashlib.sha256(content.read()).digest().hex().startswith(file):
                        return path + " is damaged"
            return head[2] if "main.py" in os.listdir("/") else head[2] + " without main.py"
    return "nothing"


def saved(folder, digest):
    """Hash all saves, in the order of their names."""
    for entry in sorted(os.ilistdir(folder)):
        path = folder + "/" + entry[0]
        if entry[1] == 0x4000:
            saved(path, digest)
        else:
            with open(path, "rb") as file:
                digest.update(path.encode() + b"\n" + file.read())
    return digest


def tell(content, clone):
    """Print what a board with this flash does."""
    clone.content[:] = content
    ram_flash.mount(clone, "/")
    try:
        found = started()
        if saved("/saves", hashlib.sha256()).digest().hex() != sys.argv[3]:
            found = "saves changed"
    except Exception as error:
        found = repr(error)
    print(found)
    vfs.umount("/")


def operations(trace):
    """Yield address, and bytes or None for an erase."""
    at = 0
    while at < len(trace):
        kind, address, length = struct.unpack("<BII", trace[at : at + _HEAD])
        at += _HEAD
        yield address, trace[at : at + length] if kind else None
        at += length


def do(content, address, payload, length):
    """Do the first `length` bytes of an operation."""
    if payload is None:
        content[address : address + length] = b"\xff" * length
    else:
        for at in range(length):
            content[address + at] &= payload[at]


def read(path):
    """Return a file of the host."""
    with open(path, "rb") as file:
        return file.read()


def main():
    """Go through all operations."""
    content = bytearray(read(sys.argv[4]))
    trace = read(sys.argv[5]) if len(sys.argv) > 5 else b""
    clone = ram_flash.Ram()
    vfs.umount("/")
    for address, payload in operations(trace):
        length = ram_flash.BLOCK_SIZE if payload is None else len(payload)
        tell(content, clone)
        kept = bytes(content[address : address + length])
        do(content, address, payload, length // 2)
        tell(content, clone)
        content[address : address + length] = kept
        do(content, address, payload, length)
    tell(content, clone)


main()
