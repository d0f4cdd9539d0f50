"""Small deeds with files and folders that keep what was there until the new stands."""

import os

_NEW = ".new"
_ASIDE = ".bad"
_SIZE = 6  # in what os.stat returns
_FOLDER = 0x4000


def open_file(path, mode):
    """Open a file of bytes."""
    return open(path, mode)


def size(path):
    """Return the bytes of a file, -1 when there is none."""
    try:
        return os.stat(path)[_SIZE]
    except OSError:
        return -1


def exists(path):
    """Whether there is a file or folder of this name."""
    return size(path) >= 0


def names(folder):
    """Return the names in a folder in order; none when there is no such folder."""
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def make_folder(path):
    """Make a folder unless it is there."""
    if not exists(path):
        os.mkdir(path)


def remove(path):
    """Remove a file, or a folder with what is in it; nothing happens when there is none."""
    if not exists(path):
        return
    if os.stat(path)[0] & _FOLDER:
        for name in names(path):
            remove(path + "/" + name)
        os.rmdir(path)
    else:
        os.remove(path)


def set_aside(path):
    """Rename a file or folder to the first free `path`.bad1, .bad2 and so on; return that."""
    number = 1
    while exists(path + _ASIDE + str(number)):
        number += 1
    aside = path + _ASIDE + str(number)
    os.rename(path, aside)
    return aside


def new(path):
    """Return the name under which the successor of `path` is built."""
    return path + _NEW


def is_new(name):
    """Whether `new` made this name."""
    return name.endswith(_NEW)


def finish_exchange(path):
    """Give the successor its name, if power failed after what it replaces was set aside."""
    if exists(path + _NEW) and not exists(path):
        os.rename(path + _NEW, path)


def exchange(path):
    """Set `path` aside and put its successor there; return where the old one is now."""
    aside = set_aside(path)
    os.rename(path + _NEW, path)
    return aside


def replace(path, content):
    """Write a file anew: at any moment the old or the new content is there, whole."""
    with open(path + _NEW, "wb") as file:
        file.write(content)
    os.rename(path + _NEW, path)


def read(path):
    """Return all bytes of a file, or None when there is none."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


def rename(path, name):
    """Give a file or folder another name; a file of that name is replaced."""
    os.rename(path, name)


def aside_in(folder):
    """Return the paths of all that was set aside in a folder and the folders in it, in order."""
    found = _aside_among(folder, names(folder))
    for name in names(folder):
        if _ASIDE not in name:
            path = folder + "/" + name
            found.extend(_aside_among(path, names(path)))
    return found


def _aside_among(folder, among):
    return [folder + "/" + name for name in among if _ASIDE in name]
