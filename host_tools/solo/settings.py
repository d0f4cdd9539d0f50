"""The settings of a solo game as words: what the rules leave open, each with its default first."""

from __future__ import annotations

from tabletally.shared_rules.rococo.du_barry import state

# name: (default, other way, bit that the other way sets)
SETTINGS = {
    "extra_action": ("next_turn", "at_once", state.EXTRA_AT_ONCE),
    "empty_draw_pile": ("shuffle", "stop", state.STOP_AT_EMPTY),
    "equal_spaces": ("lowest", "highest", state.HIGHEST_SPACE),
    "jewel": ("right", "left", state.LEFT_JEWEL),
    "exam_gap": ("skip", "fame", state.FAME_FOR_GAP),
}


class WrongSetting(Exception):
    """A setting that does not exist; the text is one sentence."""


def bits(words: list[str], jewelry_box: bool, physical: bool) -> int:
    """Return the settings of `name=value` words as the rules take them."""
    found = state.JEWELRY_BOX * jewelry_box | state.PHYSICAL_DECK * physical
    for word in words:
        name, _, value = word.partition("=")
        if name not in SETTINGS:
            raise WrongSetting(f"the setting '{name}' is unknown; use {', '.join(SETTINGS)}")
        default, other, bit = SETTINGS[name]
        if value not in (default, other):
            raise WrongSetting(f"{name} is '{value}'; use {default} or {other}")
        found = found | bit if value == other else found & ~bit
    return found


def words(found: int) -> dict[str, object]:
    """Return settings as a JSON object."""
    named: dict[str, object] = {
        name: other if found & bit else default for name, (default, other, bit) in SETTINGS.items()
    }
    named["jewelry_box"] = bool(found & state.JEWELRY_BOX)
    named["deck"] = "physical" if found & state.PHYSICAL_DECK else "device"
    return named
