"""The best exchanges found so far."""

from micropython import const

NO_PAIR = const(-1)


class Best:
    """total: NO_PAIR as long as there is none; number: what was exchanged (see `exchanges`)."""

    def __init__(self):
        self.total = NO_PAIR
        self.number = 0

    def begin(self):
        """Forget what was found."""
        self.total = NO_PAIR
        self.number = 0

    def offer(self, total, number):
        """Take over exchanges of a higher total, or of the same that sort first."""
        if total > self.total or (total == self.total and number < self.number):
            self.total = total
            self.number = number

    def beats(self, total, number):
        """Whether none of what this number begins can win, if it comes to this total at most."""
        return total < self.total or (total == self.total and number >= self.number)
