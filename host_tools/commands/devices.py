"""`tabletally devices`: the boards that are connected, and what is proven of each."""

import argparse

from tabletally.pico import choosing, drives, remembered, usb
from tabletally.pico.facts import ask
from tabletally.pico.faults import BoardFault, NoBoard
from tabletally.pico.link import Link, linked
from tabletally.pico.usb import Port

FOUND = 0
_RESTART_S = 0.5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--port", metavar="P", help="ask this port too, whatever it is")
    parser.add_argument(
        "--no-questions", action="store_true", help="list only, and stop no program to ask"
    )
    parser.epilog = (
        "A board is asked over its serial port; its program is stopped for that and started again "
        "(a game goes on where it was). Ports that are not sold as a Pico are left alone."
    )


def run(arguments: argparse.Namespace) -> int:
    """List; 0 if there is a board, 3 if there is none, or what is wrong with the one named."""
    everything = usb.ports()
    if arguments.port and arguments.port not in [port.name for port in everything]:
        everything.append(Port(arguments.port))
    asked = [port for port in everything if port.may_be_ours or port.name == arguments.port]
    status = FOUND
    for port in asked:
        answer, fault = ("not asked", FOUND) if arguments.no_questions else _answer(port)
        _tell(port.name, answer, port)
        if port.name == arguments.port:
            status = fault
    waiting = drives.find()
    for drive in waiting:
        _tell(str(drive.path), drive.told())
    left = [port.name for port in everything if port not in asked]
    if left:
        print(f"left alone: {', '.join(left)}")
    if not asked and not waiting:
        raise NoBoard(choosing.NONE_FOUND)
    if len(asked) > 1:
        _tell_which_is_meant(asked)
    return status


def _answer(port: Port) -> tuple[str, int]:
    """What a board says of itself, or what is wrong with it and the exit status for that."""
    try:
        with linked(port.name) as link:
            try:
                return ask(link).told(), FOUND
            finally:
                _start_again(link)
    except BoardFault as fault:
        return str(fault), fault.status


def _start_again(link: Link) -> None:
    link.start_program()
    link.listen((b"soft reboot",), _RESTART_S)


def _tell(place: str, what: str, port: Port | None = None) -> None:
    number = f" [{port.serial_number}]" if port and port.serial_number else ""
    print(f"{place}{number}  {what}")


def _tell_which_is_meant(asked: list[Port]) -> None:
    last = remembered.last()
    meant = [port.name for port in asked if last and port.serial_number == last]
    if meant:
        print(f"commands use {meant[0]}, the last one used; --port P says another")
    else:
        print("say which one a command is for with --port P")
