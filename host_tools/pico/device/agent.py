"""What a deploy needs on the board: files written, read, hashed, and put in their places."""

import hashlib
import os
from binascii import a2b_base64, b2a_base64

_FOLDER = 0x4000
_file = None


def begin(path):
    """Open a file to be written."""
    global _file
    _file = open(path, "wb")  # noqa: SIM115 - closed in end()


def more(text):
    """Append what the text, in base 64, says."""
    _file.write(a2b_base64(text))


def end(path):
    """Close the file, and print the SHA-256 of what flash now holds."""
    global _file
    _file.close()
    _file = None
    hash_of(path)


def hash_of(path):
    """Print the SHA-256 of a file, - when there is none."""
    digest = hashlib.sha256()
    buffer = bytearray(1024)
    view = memoryview(buffer)
    try:
        with open(path, "rb") as file:
            while length := file.readinto(buffer):
                digest.update(view[:length])
    except OSError:
        print("-")
        return
    print(digest.digest().hex())


def text(path):
    """Print a text file; nothing when there is none."""
    try:
        with open(path) as file:
            print(file.read(), end="")
    except OSError:
        pass


def piece(path, start, length):
    """Print a piece of a file in base 64."""
    with open(path, "rb") as file:
        file.seek(start)
        print(b2a_base64(file.read(length)).decode(), end="")


def names(folder):
    """Print name and size of each file in a folder."""
    try:
        entries = list(os.ilistdir(folder))
    except OSError:
        return
    for entry in entries:
        if entry[1] != _FOLDER:
            print(entry[0], entry[3])


def tree(folder):
    """Print path and size of each file in a folder and the folders in it."""
    try:
        entries = list(os.ilistdir(folder))
    except OSError:
        return
    for entry in entries:
        path = folder + "/" + entry[0]
        if entry[1] == _FOLDER:
            tree(path)
        else:
            print(path, entry[3])


def make_folder(path):
    """Make a folder unless there is one."""
    try:
        os.mkdir(path)
    except OSError as error:
        if error.errno != 17:  # EEXIST
            raise


def remove(*paths):
    """Remove files that may be missing."""
    for path in paths:
        try:
            os.remove(path)
        except OSError as error:
            if error.errno != 2:  # ENOENT
                raise


def free_blocks():
    """Print how many blocks are free; littlefs may count more as used than there are."""
    room = os.statvfs("/")
    print(room[3] if room[3] <= room[2] else 0)
