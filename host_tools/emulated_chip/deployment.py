"""The application on the chip's file system, as `tabletally deploy` brings it to a board.

They are put there by the interpreter of the virtual board, whose littlefs is that of the image.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..pico import building, layout
from ..pico.compiling import WrongSource
from ..pico.faults import NoCompiler
from ..virtual_board.errors import WrongUsage
from ..virtual_board.flash import Flash
from ..virtual_board.interpreter import Interpreter
from ..virtual_board.machine import Firmware
from ..virtual_board.wires import Wires
from ..virtual_board.wiring import Wiring

# What the image prints when main.py has ended.
BANNER = b"MicroPython v"
PROMPT = b"\r\n>>> "
_ARCH = "armv6m"
_DEVICE = Path(__file__).with_name("device")
# What is printed before the computer has found the chip at its USB is lost.
_PREPARE = """\
import time
time.sleep_ms(300)
import tabletally_start
tabletally_start.mount()
"""
_COPY = "from device.copying import copy; copy('/rom/deployed/', '/')"


def prepare(flash: Flash, firmware: Firmware) -> None:
    """Deploy the application, in the place of what was deployed there before."""
    try:
        build = building.build(firmware.board, _ARCH, firmware.folders)
    except (NoCompiler, WrongSource) as error:
        raise WrongUsage(str(error)) from None
    files = {
        layout.START: build.start,
        layout.MAIN: build.main,
        layout.RUN: build.version.name.encode(),
        f"{layout.ROOT}/{build.version.name}": build.version.text.encode(),
    }
    files.update((f"{layout.ROOT}/{part.name}", part.content) for part in build.parts)
    with _deployed() as folder:
        for path, content in files.items():
            file = folder / path.lstrip("/")
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(content)
        _copy(flash, folder, firmware.board, firmware.language)


def replace_main(flash: Flash, code: str) -> None:
    """Have `code`, which can import the application, run at the next start."""
    with _deployed() as folder:
        (folder / "main.py").write_text(_PREPARE + code)
        _copy(flash, folder, "-", "-")


def copy_of(flash: Flash) -> Flash:
    """Another flash with the same content."""
    return Flash(bytes(flash.data))


@contextmanager
def _deployed() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tabletally-") as made:
        folder = Path(made, "deployed")
        folder.mkdir()
        yield folder


def _copy(flash: Flash, folder: Path, board: str, language: str) -> None:
    wiring = Wiring()
    whole = Firmware((folder, _DEVICE), board, language)
    machine = Interpreter(wiring, Wires(wiring), flash, whole)
    try:
        printed = machine.run_instead(_COPY)
    finally:
        machine.close()
    if printed:
        raise WrongUsage(f"the files could not be put on the flash: {printed.strip()}")
    flash.forget_counts()
