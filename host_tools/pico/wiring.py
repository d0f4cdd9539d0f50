"""What is wired to a board, as it answers over its own pins."""

from __future__ import annotations

from types import ModuleType

from . import on_board
from .faults import BoardFault, NoDisplay
from .link import Link

NO_ANSWER = "a display on SPI does not say whether it is there"
TURNS = {"down": 1, "up": -1}  # of a knob, as device/knob_turn.py tells them
_KEYS = ("up", "down", "ok", "back")
_BUTTONS = (*_KEYS, "key0", "key1")


def buttons(board: ModuleType) -> tuple[str, ...]:
    """Return the buttons: four keys, or those beside a knob, or two that are all keys."""
    return tuple(button for button in _BUTTONS if button in board.INPUT)


def tried(board: ModuleType) -> tuple[str, ...]:
    """Return what somebody is asked to press or to turn, one after the other."""
    return buttons(board) if "key0" in board.INPUT else _KEYS


def answers(board: ModuleType) -> bool:
    """Whether the display can be asked if it is there."""
    return bool(board.DISPLAY["bus"] == "i2c")


def addresses(link: Link, board: ModuleType) -> list[int]:
    """Return the I2C addresses that answer at the display's pins."""
    display = board.DISPLAY
    code = on_board.code("bus_scan", BUS=display["id"], SDA=display["sda"], SCL=display["scl"])
    return [int(word) for word in link.run(code, doing="looking for its display").split()]


def demand_display(link: Link, board: ModuleType) -> str:
    """Return what was found; NoDisplay says what is missing and where to look."""
    display = board.DISPLAY
    if not answers(board):
        return f"{NO_ANSWER}: `tabletally check` shows a pattern on it"
    wires = f"SDA at GP{display['sda']} and SCL at GP{display['scl']}"
    found = addresses(link, board)
    wanted = display["address"]
    if wanted in found:
        return f"a display answers at address 0x{wanted:02X}, {wires}"
    if not found:
        raise NoDisplay(
            f"no display answers with {wires}: look whether these two are swapped, whether VCC is "
            "at 3V3 (pin 36) and GND at a GND pin, and whether every pin is soldered"
        )
    told = ", ".join(f"0x{address:02X}" for address in found)
    raise NoDisplay(
        f"{told} answers with {wires}, and the display should at 0x{wanted:02X}: move the address "
        "jumper on its back, or it is another kind of display"
    )


class StuckKey(BoardFault):
    """A key that is down although nobody presses it."""

    status = 14


def levels(link: Link, board: ModuleType) -> dict[str, int]:
    """Return the level of each button's pin, 0 for one that is down."""
    keys = buttons(board)
    pins = tuple(board.INPUT[key] for key in keys)
    told = link.run(on_board.code("key_levels", PINS=pins), doing="reading its keys").split()
    return dict(zip(keys, map(int, told), strict=True))


def demand_free_keys(link: Link, board: ModuleType) -> str:
    """Return that no key is down; StuckKey names those that are."""
    down = [key for key, level in levels(link, board).items() if not level]
    if down:
        named = ", ".join(f"{key} (GP{board.INPUT[key]})" for key in down)
        raise StuckKey(
            f"{named} is down although it should not be: let go of it, else look for a short to "
            "GND, or turn the button by 90 degrees"
        )
    return "no key is stuck"
