"""Functions and texts used where they stand in flash; their copies in the heap are given back.

MicroPython copies every module into the heap. But a function only points to its bytecode, and a
text to its content, and the same bytes stand in the files of the deployed packages, which the chip
sees as memory: a file's blocks stay where they are as long as it is not written again. So each one
is pointed there, when the bytes there are the same, and never otherwise: where anything is not as
expected, all stays as it is. Host, `.py` files and small packages go on without.

What runs must not be pointed elsewhere: it goes on in its copy, which nothing keeps any more. And
the files of a version must stay while it runs: a deploy keeps the version before for a roll back.
"""

import gc
import sys

from micropython import const

from .flash_blocks import Blocks

try:
    import uctypes
    from machine import mem32
except ImportError:  # no chip
    mem32 = None

_ROOT = "/app/"
_MPY = const(6)  # version of the compiled modules that is known here
_WORD = const(4)
_FUNCTION_MODULE = const(4)  # bytes into a function object: its module
_INNER = const(8)  # the address of the table of what is in it
_BYTECODE = const(12)  # and the address of its bytecode
_INNER_BYTECODE = const(4)  # bytes into what is in a function: the address of its bytecode
_MODULE_CONSTANTS = const(12)  # into a module: the address of the table of its constants
_TUPLE_ITEMS = const(8)
_TEXT_LENGTH = const(8)  # into str and bytes: the length of the content
_TEXT_CONTENT = const(12)  # and its address
_RAM = const(0x2000_0000)
_RAM_END = const(0x2008_2000)
_TABLE_DIGITS = const(4)
_CONTENTS = b"\n. "
_DIGIT_0 = const(0x30)
_DIGIT_9 = const(0x39)
_KNOWN = b"a constant whose place is known"
_MOST_CONSTANTS = const(24)  # of this module

_placed: set = set()
_seen = 0  # modules, when all of them were placed
_trusted = None  # whether objects look in memory as is known here; None: not looked at yet


def forget(name):
    """A module was let go of: loaded again, it is in the heap again."""
    global _seen
    _placed.discard(name)
    _seen = 0


def place(names):
    """Point what some modules hold to flash; none of their functions may be running.

    Those that a board gets as part of another are not there.
    """
    for name in names:
        if name in sys.modules:
            _place_all({name: sys.modules[name]})


def place_more():
    """Point what one more package holds to flash; False when nothing is left to do.

    To be called where only functions of the modules given to `place` are running.
    """
    global _seen
    if mem32 is None or len(sys.modules) == _seen:
        return False
    modules: dict = {}
    package = ""
    for name in list(sys.modules):
        if name not in _placed and name != __name__:
            own = _package_of(name)
            if not own:
                _placed.add(name)
                continue
            if not package:
                package = own
            if own == package:
                modules[name] = sys.modules[name]
    if modules:
        _place_all(modules)
        return True
    if __name__ not in _placed:
        _place_itself()
        return True
    _seen = len(sys.modules)
    return False


def _place_itself():
    """What runs goes on in its copy: until it has ended nothing may be collected."""
    gc.disable()
    try:  # noqa: SIM105 - no contextlib on a chip
        _place_all({__name__: sys.modules[__name__]})
    except MemoryError:  # the rest stays where it is
        pass
    gc.enable()


def is_trusted():
    """Whether functions, texts and modules look in memory as is known here."""
    if mem32 is None or sys.implementation._mpy & 0xFF != _MPY:  # type: ignore[attr-defined]
        return False
    module = sys.modules[__name__]
    function = id(forget)
    text = id(_KNOWN)
    if (
        mem32[function] != id(type(forget))
        or mem32[function + _FUNCTION_MODULE] != id(module)
        or not _is_in_ram(mem32[function + _BYTECODE])
        or mem32[text] != id(bytes)
        or mem32[text + _TEXT_LENGTH] != len(_KNOWN)
        or not _is_in_ram(mem32[text + _TEXT_CONTENT])
        or uctypes.bytearray_at(mem32[text + _TEXT_CONTENT], len(_KNOWN)) != _KNOWN
    ):
        return False
    constants = mem32[id(module) + _MODULE_CONSTANTS]
    if _is_in_ram(constants):
        for at in range(constants, constants + _MOST_CONSTANTS * _WORD, _WORD):
            if mem32[at] == text:
                return True
    return False


def _is_in_ram(address):
    return _RAM <= address < _RAM_END and address % _WORD == 0


def _package_of(name):
    return name if hasattr(sys.modules[name], "__path__") else name.rpartition(".")[0]


def _place_all(modules):
    """Place modules of one package."""
    global _trusted
    if _trusted is None:
        _trusted = is_trusted()
    own: dict = {}
    package = ""
    for name in modules:
        _placed.add(name)
        package = _package_of(name)
        own["__init__" if name == package else name.rpartition(".")[2]] = modules[name]
    if not _trusted:
        return
    try:
        _place_package(package.replace(".", "/"), own)
    except (OSError, ValueError):
        return  # not deployed


def _place_package(path, modules):
    with open(_ROOT + path, "rb") as file:
        head = file.read(int(file.read(_TABLE_DIGITS)))
        at = head.rindex(_CONTENTS) + len(_CONTENTS)
        file.seek(int(head[at:]))
        contents = b"\n" + file.read()
        blocks = Blocks(file, file.tell())
        wanted = sorted([(contents.find(("\n" + name + "\n").encode()), name) for name in modules])
        for at, name in wanted:  # as they stand in the file
            if at >= 0:
                _place_module(blocks, modules[name], contents, at + len(name) + 2)


def _place_module(blocks, module, contents, at):
    """Place what the lines of a module name, which begin at `at` of the contents."""
    holder = module
    function = None
    while at < len(contents):
        end = contents.find(b"\n", at)
        line = contents[at:end].decode()
        at = end + 1
        if line.startswith("."):
            holder = getattr(module, line[1:], None) if len(line) > 1 else module
        elif " " not in line:
            return  # the next module
        elif holder:
            name, place, length = line.split()
            if _DIGIT_0 <= ord(name[0]) <= _DIGIT_9:
                _place_text(blocks, _constant(module, name), int(place), int(length))
            elif name.startswith("/"):
                _place_inner(blocks, function, int(name[1:]), int(place), int(length))
            else:
                function = getattr(holder, name, None)
                _place_function(blocks, function, int(place), int(length))


def _place_function(blocks, function, place, length):
    if type(function) is type(forget):
        _point(blocks, id(function) + _BYTECODE, place, length)


def _place_inner(blocks, function, number, place, length):
    """Place what is made anew each time the function runs, as a comprehension."""
    if type(function) is type(forget):
        table = mem32[id(function) + _INNER]
        if _is_in_ram(table):
            inner = mem32[table + number * _WORD]
            if _is_in_ram(inner):
                _point(blocks, inner + _INNER_BYTECODE, place, length)


def _constant(module, path):
    """The address of a constant of a module; 0 if it is not where it should be."""
    address = mem32[id(module) + _MODULE_CONSTANTS]
    parts = path.split(".")
    for at in range(len(parts)):
        if at:
            if mem32[address] != id(tuple):
                return 0
            address += _TUPLE_ITEMS
        address = mem32[address + int(parts[at]) * _WORD]
        if not _is_in_ram(address):
            return 0
    return address


def _place_text(blocks, text, place, length):
    if text and (mem32[text] == id(bytes) or mem32[text] == id(str)):
        if mem32[text + _TEXT_LENGTH] == length:
            _point(blocks, text + _TEXT_CONTENT, place, length + 1)  # with the zero at its end


def _point(blocks, pointer, place, length):
    """Have what points to a copy of that part of the file point to the file itself."""
    here = mem32[pointer]
    if _is_in_ram(here):
        there = blocks.address(place, length)
        if there and uctypes.bytearray_at(here, length) == uctypes.bytearray_at(there, length):
            mem32[pointer] = there
