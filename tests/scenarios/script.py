"""A script of keys, written line by line."""

from .asked import GAMES
from .holding import shortened


class Script:
    """Lines of words, each with a comment above."""

    def __init__(self, about):
        self.lines = [f"# {about}"]

    def add(self, comment, words):
        """Add words: a text, or a list."""
        words = words.split() if isinstance(words, str) else shortened(words)
        self.lines.append(f"# {comment}")
        line = ""
        for word in words:
            if len(line) + len(word) > 98:
                self.lines.append(line.strip())
                line = ""
            line += f" {word}"
        self.lines.append(line.strip())
        return self

    def text(self):
        """The script."""
        return "\n".join(self.lines) + "\n"


def new_game_of(document):
    """The words from home, where no game was played yet, to the game's menu; all options off.

    They stay the same when a game comes in behind this one.
    """
    at = GAMES.index(document["game"])
    seats = len(document["players"])
    return ["ok", *["down"] * at, "ok", *["ok"] * (seats - 1), "ok:long"]
