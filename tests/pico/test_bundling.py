"""Parts of modules stand in one block each, where a board can use them in place."""

from tabletally.pico.bundling import Module, bundle
from tabletally.pico.bytecode import Constant, Function

BLOCK = 4096


def module(name, length, parts):
    constants = [Constant((0,), place, size) for place, size in parts]
    return Module(name, name.encode()[:1] * length, constants, [Function("", "f", 0, 8)])


def block_of(place):
    """The number of the block of a littlefs file that a byte stands in."""
    number, end = 0, BLOCK
    while place >= end:
        number += 1
        end += BLOCK - 4
        twos = number
        while twos % 2 == 0:
            twos //= 2
            end -= 4
    return number


def placed(made):
    head = made[4 : 4 + int(made[:4])]
    lines = made[int(head[head.rindex(b"\n. ") + 3 :]) :].decode().splitlines()
    return [tuple(map(int, line.split()[1:])) for line in lines if line[0].isdigit()]


def test_no_part_crosses_the_end_of_a_block_if_it_can_be_helped():
    modules = [module(f"m{n}", 1800, [(40, 900), (1000, 700)]) for n in range(40)]
    made = bundle(modules)
    for place, length in placed(made):
        assert block_of(place) == block_of(place + length)
    assert len(made) < 1.4 * 40 * 1800


def test_every_module_begins_where_the_table_says():
    modules = [module(f"{chr(97 + n)}", 1500, [(10, 1400)]) for n in range(20)]
    made = bundle(modules)
    head = made[4 : 4 + int(made[:4])].decode()
    for line in head.split("\n")[1:-2]:
        name, place = line.split()
        assert made[int(place) : int(place) + 1500] == name.encode() * 1500


def test_what_is_longer_than_a_block_does_not_matter():
    made = bundle([module("a", 9000, [(0, 8500)]), module("b", 100, [(50, 40)])])
    assert len(made) < 9500


def test_what_is_in_a_function_is_told_after_it():
    function = Function("", "f", 10, 8, ((20, 4), (30, 6)))
    made = bundle([Module("a", b"a" * 100, [], [function])])
    head = made[4 : 4 + int(made[:4])].decode()
    place = int(head.split("\na ")[1].split("\n")[0])
    contents = made[int(head.split("\n. ")[1]) :].decode().splitlines()
    assert contents[0] == "a"
    assert contents[1:] == [f"f {place + 10} 8", f"/0 {place + 20} 4", f"/1 {place + 30} 6"]
