"""The words of a deck file and the numbers of the rules that they stand for."""

from __future__ import annotations

from tabletally.shared_rules.rococo.du_barry import cards

ACTIONS = {
    "favour": cards.FAVOUR,
    "resources": cards.RESOURCES,
    "tailor": cards.TAILOR,
    "hire": cards.HIRE,
    "fund": cards.FUND,
}
POSITIONS = ("left", "middle", "right")
ENDS = ("left", "right")
DECORATIONS = (
    "fireworks", "kitchen_left", "kitchen_right", "statue", "musician", "jewel_decoration",
)  # fmt: skip
DRAWERS = 3
COUNTED = {cards.TAILOR: "garment", cards.HIRE: "employee"}
MOST_COUNTED = {cards.TAILOR: 9, cards.HIRE: 4}

# The keys that each action needs; resources need one of theirs.
KEYS = {
    cards.FAVOUR: (),
    cards.RESOURCES: ("drawer", "position"),
    cards.TAILOR: ("garment", "from"),
    cards.HIRE: ("employee", "from"),
    cards.FUND: ("decoration",),
}
LOWER_KEYS = ("hall", "jewel")


def upper_words(card: int) -> dict[str, object]:
    """Return the keys of a card's upper part as a deck file writes them."""
    action = cards.action_of(card)
    which = cards.which_of(card)
    word = next(word for word, number in ACTIONS.items() if number == action)
    upper: dict[str, object] = {"action": word}
    if action == cards.RESOURCES:
        if which < cards.FIRST_POSITION:
            upper["drawer"] = which + 1
        else:
            upper["position"] = POSITIONS[which - cards.FIRST_POSITION]
    elif action in COUNTED:
        upper[COUNTED[action]] = (which >> 1) + 1
        upper["from"] = ENDS[which & 1]
    elif action == cards.FUND:
        upper["decoration"] = DECORATIONS[which]
    return upper


def card_words(card: int) -> dict[str, object]:
    """Return a whole card as a deck file writes it."""
    lower = {"hall": cards.hall_of(card), "jewel": bool(cards.jewel_of(card))}
    return {**upper_words(card), **lower}
