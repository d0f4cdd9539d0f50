"""Modules from the memory of the board: nothing is written to flash to test it."""

import gc
import io
import sys
from binascii import a2b_base64

import tabletally_start
import vfs

_MOUNT = "/checks"


class Memory:
    """A file system of the modules that the computer sent; each can be imported once."""

    def __init__(self):
        self.files = {}

    def mount(self, readonly, mkfs):
        """Nothing to do."""

    def umount(self):
        """Nothing to do."""

    def stat(self, path):
        """Whether a module was sent."""
        if path.strip("/") in self.files:
            return (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        raise OSError(2)

    def open(self, path, mode):
        """Return what was sent, and forget it."""
        return io.BytesIO(self.files.pop(path.strip("/")))


memory = Memory()


def send(name, text):
    """Append a piece of a module, in base 64."""
    piece = a2b_base64(text)
    memory.files[name] = memory.files.get(name, b"") + piece


def run(module_name):
    """Run the tests of a module; a line for each: ok, FAILED or NO ROOM, and its name."""
    try:
        module = __import__(module_name)
    except Exception as error:
        _tell(error, module_name)
        return
    for name in sorted(dir(module)):
        if name.startswith("test_"):
            try:
                getattr(module, name)()
            except Exception as error:
                _tell(error, module_name + "." + name)
            else:
                print("ok", module_name + "." + name)
            gc.collect()


def _tell(error, name):
    if isinstance(error, MemoryError):
        print("NO ROOM", name)
        return
    print("FAILED", name)
    sys.print_exception(error)


def forget():
    """Let go of all that was imported since."""
    memory.files.clear()
    for name in list(sys.modules):
        if name not in _before:
            del sys.modules[name]
    gc.collect()


tabletally_start.mount()
vfs.mount(memory, _MOUNT)
sys.path.insert(0, _MOUNT)
_before = list(sys.modules)
