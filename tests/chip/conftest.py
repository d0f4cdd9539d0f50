"""The tests that run a firmware image are skipped without one."""

import functools
import os
import shutil
from pathlib import Path

import pytest
from tabletally import places
from tabletally.emulated_chip import image

_FIRMWARE = Path(__file__).with_name("counting_presses")


@pytest.fixture(scope="session")
def uf2():
    path = os.environ.get(image.VARIABLE)
    if not path:
        pytest.skip(f"no firmware image: set {image.VARIABLE}")
    return image.demand(Path(path))


@pytest.fixture
def make_chip(uf2):
    from tabletally.emulated_chip.chip import Chip

    return functools.partial(Chip, uf2)


@pytest.fixture(scope="session")
def folders(tmp_path_factory):
    """The folders of the firmware that counts presses."""
    folder = tmp_path_factory.mktemp("counting") / "firmware"
    shutil.copytree(_FIRMWARE, folder)
    return [folder, places.BOARDS]
