"""What the virtual Pico does at power-on: file system, board, then firmware or prompt.

Arguments: LINE HEAP FLASH CAUSE MODE BOARD LANGUAGE ROM
  LINE      the descriptor of the line to the host
  HEAP      bytes of heap that are free when the firmware starts
  FLASH     the host's file with the content of the flash
  CAUSE     what machine.reset_cause() says
  MODE      `firmware`: run the firmware of the folders below; `flash`: boot.py and main.py of the
            file system, as a stock Pico; `prompt`: its boot.py only; a path: the host's file with
            code to run instead of the firmware
  BOARD, LANGUAGE   written to /board and /first_language when they differ; `-` leaves them
  ROM       folder or ROM image of the host that is seen on the device as /rom; `-` for none
"""

import gc
import sys
import time

import collector
import link
import machine
import vfs
from flash import Flash
from micropython import const

_PROGRAM_SIZE = const(256)
_ROM = "/rom"
_IMAGE = ".romfs"
_END = const(2)
_PIECE = const(4096)


def _mount_flash(path):
    """Mount the file system as the stock start-up script does, formatting on any error.

    Without modification times: they are real time, and no two runs would be the same.
    """
    device = Flash(path)
    try:
        files = vfs.VfsLfs2(device, progsize=_PROGRAM_SIZE, mtime=False)
    except OSError:
        vfs.VfsLfs2.mkfs(device, progsize=_PROGRAM_SIZE)
        files = vfs.VfsLfs2(device, progsize=_PROGRAM_SIZE, mtime=False)
    vfs.umount("/")
    vfs.mount(files, "/")


def _rom(path, free):
    """Open the ROM; an image is kept in memory as a whole, as flash is seen there on a Pico.

    It lies above the `free` bytes: whoever looks for memory would go through it each time. These
    are taken in pieces, of which the stack may seem to hold one for good, but not all.
    """
    if not path.endswith(_IMAGE):
        return vfs.VfsPosix(path)
    below = [bytearray(_PIECE) for _ in range(free // _PIECE)]
    with open(path, "rb") as file:
        image = bytearray(file.seek(0, _END))
        file.seek(0)
        file.readinto(image)
    below.clear()
    return vfs.VfsRom(image)


def _read(path):
    with open(path) as file:
        return file.read()


def _write_when_different(path, text):
    try:
        if _read(path) == text:
            return
    except OSError:
        pass
    with open(path, "w") as file:
        file.write(text)


def _take_names_over():
    """Only the replaced modules can be imported by the firmware, not the helpers behind them."""
    modules = sys.modules
    for name in ("buses", "collector", "flash", "link", "pins", "pwm"):
        modules.pop(name, None)
    modules["gc"] = collector
    modules["machine"] = machine
    modules["time"] = modules["utime"] = time


def _fill_heap(free):
    """Return what leaves `free` bytes of heap."""
    gc.collect()
    surplus = gc.mem_free() - free
    if surplus < 0:
        raise MemoryError("heap too small for the virtual board")
    return bytearray(surplus)


def _run(action):
    """Run `action` and tell the host how it ended, with the traceback on the console."""
    try:
        action()
    except SystemExit:
        raise
    except BaseException as error:
        sys.print_exception(error, sys.stdout)
    link.call(link.STOPPED)


def _run_file(path):
    try:
        with open(path) as file:
            code = file.read()
    except OSError:
        return
    import __main__

    try:
        exec(compile(code, path, "exec"), __main__.__dict__)
    except SystemExit:
        raise
    except BaseException as error:
        sys.print_exception(error, sys.stdout)


def _firmware():
    from firmware.main import main

    main()


def _boot(line, heap, flash, cause, mode, board, language, rom):
    link.connect(int(line))
    # While the host's files are still seen.
    files = _rom(rom, int(heap)) if rom != "-" else None
    code = _read(mode) if mode.startswith("/") else ""
    _mount_flash(flash)
    if files:
        vfs.mount(files, _ROM)
    if board != "-":
        _write_when_different("/board", board)
    if language != "-":
        _write_when_different("/first_language", language)
    _take_names_over()
    machine.cause = int(cause)
    sys.path[:] = ["", ".frozen", "/lib"]
    if files:
        sys.path.append(_ROM)
    ballast = _fill_heap(int(heap))
    link.call(link.STARTED)
    if mode == "firmware":
        _run(_firmware)
    elif mode in ("flash", "prompt"):
        _run_file("boot.py")
        if mode == "flash":
            _run_file("main.py")
    else:
        _run(lambda: exec(code, {}))
    return ballast


_ballast = _boot(*sys.argv[1:])
