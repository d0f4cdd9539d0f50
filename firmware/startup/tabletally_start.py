"""Starts the version of the application that counts, or the one before, or leaves the prompt free.

In /tabletally stand
  run    names of the version that counts and of the one before: what renames itself here, switches
  NAME   a version: a line about itself, then one per package or data file: path, file, bytes.
         NAME is the beginning of the SHA-256 of its content
  FILE   a package: all its modules as .mpy behind each other, after a table of where each begins;
         or the content of a data file. Named by its SHA-256 too, so that versions share it

A deploy that stops half-way leaves files that nothing names. Packages appear as folders below /app.
"""

import gc
import hashlib
import os
import sys

import vfs
from machine import Pin
from micropython import const

ROOT = "/tabletally/"
MOUNT = "/app"

_FORMAT = "1"
_HEAD = const(6)  # words in the first line of a version
_SAFE_KEY = const(5)  # place of its pin among them
_TABLE_LENGTH = const(4)  # digits at the beginning of a package
_FOLDER = const(0x4000)
_FILE = const(0x8000)
_NOT_THERE = const(2)
_CLOSED = const(0)
_COLLECT_EVERY = const(12)  # modules: each leaves a buffer of a kilobyte, and modules lie between


class Packages:
    """A file system for importing only: the packages of one version."""

    def __init__(self, lines):
        """Take the lines of a version behind its first, and the line feed before them."""
        self._lines = lines
        self._package = self._file = ""
        self._table = b""
        self._content = None  # the file of a package, open since its table was read
        self._opened = 0

    def mount(self, readonly, mkfs):
        """Nothing to do."""

    def umount(self):
        """Nothing to do."""

    def chdir(self, path):
        """There is one folder only that one can be in."""

    def getcwd(self):
        """That one."""
        return "/"

    def stat(self, path):
        """Tell folders from modules; OSError when there is nothing."""
        path = path.strip("/")
        if path.endswith(".mpy"):
            if self._place(path) >= 0:
                return (_FILE, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        elif self._named(path):
            return (_FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        raise OSError(_NOT_THERE)

    def open(self, path, mode):
        """Return the file that holds a module, at its beginning; or a data file."""
        path = path.strip("/")
        if not path.endswith(".mpy"):
            file = self._named(path)
            if not file:
                raise OSError(_NOT_THERE)
            return open(ROOT + file, mode)
        place = self._place(path)
        if place < 0:
            raise OSError(_NOT_THERE)
        self._opened += 1
        if self._opened % _COLLECT_EVERY == 0:
            gc.collect()
        module = self._content or open(ROOT + self._file, mode)  # noqa: SIM115 - the importer's
        self._content = None
        module.seek(place)
        return module

    def _named(self, path):
        """The name of the file that holds a package or is the data file of a path, or nothing."""
        lines = self._lines
        at = lines.find("\n" + path + " ")
        if at < 0:
            return ""
        at += len(path) + 2
        return lines[at : lines.find(" ", at)]

    def _place(self, path):
        """Where in the file of its package a module begins; -1 when there is none."""
        package, module = path[:-4].rsplit("/", 1) if "/" in path else ("", path)
        if package != self._package and not self._open_package(package):
            return -1
        word = b"\n" + module.encode() + b" "
        at = self._table.find(word)
        if at < 0:
            return -1
        at += len(word)
        return int(self._table[at : self._table.find(b"\n", at)])

    def _open_package(self, package):
        file = self._named(package)
        if not file:
            return False
        if self._content:
            self._content.close()
        self._content = content = open(ROOT + file, "rb")  # noqa: SIM115 - stays open
        self._table = content.read(int(content.read(_TABLE_LENGTH)))
        self._package = package
        self._file = file
        return True


def run():
    """Start what is deployed; returns when it ends, and at once while the safe key is down."""
    for name in _read("run").split():
        head, lines = _version(name)
        if not head:
            print("tabletally: version", name, "is damaged")
        elif Pin(int(head[_SAFE_KEY]), Pin.IN, Pin.PULL_UP).value() == _CLOSED:
            print("tabletally: safe mode, because a key is held; nothing was started")
            _light_led()
            return
        elif _start(head[2], lines):
            return
    print("tabletally: nothing to start here; run `tabletally deploy` on the computer")


def mount():
    """Make the version that counts importable and return its number, "" if there is none."""
    for name in _read("run").split():
        head, lines = _version(name)
        if head:
            vfs.mount(Packages(lines), MOUNT)
            sys.path.insert(0, MOUNT)
            return head[2]
    return ""


def _version(name):
    """The words of a version's first line, and what is behind them; nothing if it is not whole."""
    content = _read(name)
    if not content or not hashlib.sha256(content.encode()).digest().hex().startswith(name):
        return (), ""
    end = content.find("\n")
    head = content[:end].split()
    lines = content[end:]
    if len(head) != _HEAD or head[1] != _FORMAT or not _all_there(lines):
        return (), ""
    return head, lines


def _all_there(lines):
    """Whether all files have their length; the content was verified when they were written."""
    wanted = lines.count("\n") - 1
    shared = 0
    for entry in os.ilistdir(ROOT):
        shared += lines.count(" " + entry[0] + " " + str(entry[3]) + "\n")  # type: ignore[misc]
    return shared == wanted


def _start(version, lines):
    """Run a version until it ends; False if it could not even be loaded."""
    before = list(sys.modules)
    vfs.mount(Packages(lines), MOUNT)
    sys.path.insert(0, MOUNT)
    try:
        from firmware.main import main
    except Exception as error:
        print("tabletally:", version, "cannot be loaded")
        sys.print_exception(error)
        sys.path.remove(MOUNT)
        vfs.umount(MOUNT)
        for module in list(sys.modules):
            if module not in before:
                del sys.modules[module]
        return False
    main(lambda: print("tabletally", version, "runs"))
    return True


def _read(name):
    try:
        with open(ROOT + name) as file:
            return file.read()
    except OSError:
        return ""


def _light_led():
    try:
        led = Pin("LED", Pin.OUT)
    except (TypeError, ValueError):
        return
    led.value(1)
