"""Where on the map of a garden the cursor can stand, and how it goes from place to place."""

from micropython import const

from shared_rules.queenz.fields import FARTHEST, MOST_TOKENS

NO_TOKEN = const(-1)


def token_at(garden, x, y):
    """Return the token that lies there, or NO_TOKEN."""
    for token in range(garden.count):
        if garden.x[token] == x and garden.y[token] == y:
            return token
    return NO_TOKEN


def is_offered(garden, x, y):
    """Whether a token lies there, or can be laid beside another one, by a side or a corner."""
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        return False
    if not garden.count:
        return x == 0 and y == 0
    for token in range(garden.count):
        across = abs(garden.x[token] - x)
        down = abs(garden.y[token] - y)
        if not across and not down:
            return True
        if across <= 1 and down <= 1 and garden.count < MOST_TOKENS:
            return True
    return False


class Cursor:
    """A place; it goes line by line, as one reads, and around the ends."""

    def __init__(self, garden):
        self.x = self.y = 0
        self._garden = garden
        self._left = self._right = self._top = self._bottom = 0

    def put(self, x, y):
        """Go to a place."""
        self.x = x
        self.y = y

    def go(self, step):
        """Go to the next place that is offered, or to the one before."""
        self._look()
        while True:
            self._step(step)
            if is_offered(self._garden, self.x, self.y):
                return

    def go_to_free(self):
        """Go to the next place without a token; stay where none is free."""
        garden = self._garden
        for _ in range(_most_places(garden)):
            self.go(1)
            if token_at(garden, self.x, self.y) == NO_TOKEN:
                return

    def _look(self):
        """Find the box of all tokens, with a place more on every side."""
        garden = self._garden
        self._left = self._right = self.x
        self._top = self._bottom = self.y
        for token in range(garden.count):
            self._left = min(self._left, garden.x[token] - 1)
            self._right = max(self._right, garden.x[token] + 1)
            self._top = min(self._top, garden.y[token] - 1)
            self._bottom = max(self._bottom, garden.y[token] + 1)

    def _step(self, step):
        self.x += step
        if self.x > self._right:
            self.x = self._left
            self.y += 1
        elif self.x < self._left:
            self.x = self._right
            self.y -= 1
        if self.y > self._bottom:
            self.y = self._top
        elif self.y < self._top:
            self.y = self._bottom


def _most_places(garden):
    """How many places can be offered: every token, and eight around it."""
    return 9 * garden.count + 1
