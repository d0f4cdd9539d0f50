"""Houses whose best exchanges cost much, supplier and handyman in one hand."""

from dream_home_houses import decorate, helper, one

from shared_rules.dream_home import fields as f
from shared_rules.dream_home.rooms import ROOMS
from shared_rules.dream_home.standing import standing

# Rows of cards from the basement, tokens with floor and space, helpers besides.
PLAIN = (
    (("ga la", "lv ki lv be lv", "ki kd ba be kd"), (), ()),
    (("ga la", "lv ki li be wd", "gm kd ba sa pa"), (), ()),
    (("ga ga", "lv lv lv ki ki", "ba sa be be wd"), (), ()),
    (("st wc", "-- wd lv sa --", "pa lv wd ba lv"), (), ()),
    (("-- --", "-- lv -- ba --", "lv -- ki -- lv"), (), ()),
)

# The dearest that hunt_exchanges.py has found.
DEAR = (
    (
        ("wo wc", "ki pa be pa ki", "sa be ki pa wd"),
        (("shelves", 0, 1), ("cat_house", 1, 0)),
        ("interior_designer",),
    ),
    (
        ("la st", "wd be kd wd be", "be wd sy wd be"),
        (("canopy_bed", 1, 1), ("shelves", 0, 0), ("cat_house", 0, 1)),
        ("architect", "interior_designer"),
    ),
    (
        ("wc wo", "pa ki pa gm ki", "ki ki pa ki ki"),
        (("shelves", 0, 0), ("cat_house", 1, 1)),
        ("architect", "interior_designer"),
    ),
    (
        ("la wc", "be wd li be gm", "be wd sy wd be"),
        (("shelves", 0, 1), ("cat_house", 2, 0)),
        ("architect", "interior_designer"),
    ),
    (("la st", "pa ki pa li sa", "ki pa kd sa --"), (("shelves", 0, 1), ("cat_house", 1, 2)), ()),
)


def built(house):
    """A sheet whose first player has this house, both helpers, and every room to choose from."""
    rows, tokens, helpers = house
    made = one(*rows)
    for token, floor, space in tokens:
        decorate(made, f.TOKEN_WORDS.index(token), floor, space)
    helper(made, f.SUPPLIER)
    helper(made, f.HANDYMAN)
    for word in helpers:
        helper(made, f.HELPER_WORDS.index(word))
    for room in range(ROOMS):
        made.put(f.DISCARDED, room + 1)
        made.put(f.DISCARDED_ROOM, room, room)
    return made


def search(made):
    """Search for the first player's best pair, whatever was found before."""
    standing.forget()
    standing.look(made.sheet, 0)
    return standing.exchanges
