"""The board is tested with a firmware that only counts: what it must show is known to the digit."""

import shutil
from pathlib import Path

import pytest
from tabletally import places

COUNTING = Path(__file__).with_name("counting")


@pytest.fixture(autouse=True, scope="module")
def counting_firmware(tmp_path_factory):
    """Have the shipped firmware, with its loop and screen exchanged, in the place of it."""
    folder = tmp_path_factory.mktemp("counting") / "firmware"
    shutil.copytree(places.FIRMWARE, folder)
    shutil.copytree(COUNTING, folder, dirs_exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(places, "FIRMWARE", folder)
        yield
