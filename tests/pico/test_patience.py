"""How long boards are waited for."""

import pytest
from tabletally.pico.patience import VARIABLE, patient


@pytest.mark.parametrize(("told", "seconds"), [("20", 60), ("0.1", 3), ("long", 3), (None, 3)])
def test_times_as_long(monkeypatch, told, seconds):
    monkeypatch.delenv(VARIABLE, raising=False)
    if told:
        monkeypatch.setenv(VARIABLE, told)
    assert patient(3) == seconds
