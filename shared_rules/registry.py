"""The games there are. A new game is one package beside this file and one word here."""

GAMES = ("rococo", "colors_of_paris", "dream_home", "queenz", "splendor_duel")


def load(name):
    """Import and return the module `game` of one of GAMES; ValueError for another name."""
    return _module(name, ".game")


def table(name):
    """Return the Table of one of GAMES without loading what scores it; ValueError as `load`."""
    return _module(name, ".fields").TABLE


def _module(name, part):
    if name not in GAMES:
        raise ValueError(name)
    package = __name__.rsplit(".", 1)[0]
    return __import__(package + "." + name + part, None, None, ("TABLE",))
