"""The keys of a board, by its table INPUT."""

from collections.abc import Callable, Mapping
from typing import Any

from .buttons import Buttons
from .encoder import Encoder
from .two_keys import TwoKeys
from .wiring import Wiring

_KINDS: dict[str, Callable[[Wiring, Mapping[str, Any]], Buttons]] = {
    "buttons": Buttons,
    "encoder": Encoder,
    "two_keys": TwoKeys,
}


def keys_of(wiring: Wiring, inputs: Mapping[str, Any]) -> Buttons:
    """Return the keys of a table that boards/check.py finds right."""
    return _KINDS[inputs["kind"]](wiring, inputs)
