"""The application as it is built for a chip, and for a host in its place."""

import pytest
from tabletally.pico import building, compiling

BOARD = "pico_ssd1306"


@pytest.mark.parametrize(
    ("told", "arch"),
    [
        pytest.param(6 | 4 << 10, "armv6m", id="RP2040"),
        pytest.param(6 | 7 << 10, "armv6m", id="RP2350"),
        pytest.param(6 | 11 << 10, "rv32imc", id="RISC-V of RP2350"),
        pytest.param(6 | 2 << 10, "", id="host"),
        pytest.param(6, "", id="unknown"),
    ],
)
def test_for_which_chips_machine_code_is(told, arch):
    assert compiling.arch_of(told) == arch


def test_machine_code_is_where_it_is_marked_and_nowhere_else():
    ours = building.packages(building.ours())
    sources = building.sources_in(ours)
    pairs = [(source, path) for path, source in sources.items()]
    found = [
        path
        for (_, path), content in zip(pairs, compiling.compiled(pairs, "armv6m"), strict=True)
        if compiling.has_machine_code(content)
    ]
    assert set(found) == {
        "firmware/machine_code.py",
        "firmware/drivers/stretching.py",
        "firmware/drivers/turning.py",
    }
    assert not any(map(compiling.has_machine_code, compiling.compiled(pairs)))


def test_only_the_packages_that_have_it_differ_from_chip_to_host():
    chip, host = (building.build(BOARD, arch) for arch in ("armv6m", ""))
    differing = set(chip.parts) ^ set(host.parts)
    assert {part.path for part in differing} == {"firmware", "firmware/drivers"}
    assert chip.version.name != host.version.name
