"""Keys as words: how far a number gets while a key is held, as firmware/keys.py and dial.py say."""

from functools import cache

from tabletally.virtual_board.script import KEYS

REPEAT_AFTER_MS = 450
REPEAT_MS = 110
FAST_REPEAT_MS = 45
SLOW_REPEATS = 8
BY_FIVES = 16
BY_TENS = 48
LONGEST_MS = 12000
WORTH_HOLDING = 4  # presses saved: nobody holds a key for less


def repeats(held_ms):
    """How often a key repeats that is held so long."""
    due, count = REPEAT_AFTER_MS, 0
    while due <= held_ms:
        count += 1
        due += REPEAT_MS if count <= SLOW_REPEATS else FAST_REPEAT_MS
    return count


def after(value, count, low, high, up):
    """The number after one press with `count` repeats."""
    for repeat in range(count + 1):
        size = 1
        if repeat > BY_FIVES:
            if repeat & 1:
                continue
            size = 5 if repeat <= BY_TENS else 10
        if up:
            value = min((value // size + 1) * size, high)
        else:
            value = max((value - 1) // size * size, low)
    return value


@cache
def presses(start, goal, low, high):
    """The words that bring a number from `start` to `goal`, by holding if that saves some presses.

    A hold counts as one press.
    """
    if start == goal:
        return ()
    key, back = ("up", "down") if goal > start else ("down", "up")
    plain = best = (key,) * abs(goal - start)
    for count in range(3, 200):
        reached = after(start, count, low, high, key == "up")
        rest = abs(goal - reached)
        if 1 + rest < len(best) and 1 + rest + WORTH_HOLDING <= len(plain):
            best = (f"{key}:{_middle_of(count)}",) + (
                (key if (goal > reached) == (goal > start) else back,) * rest
            )
    return best


def _middle_of(count):
    """A time to hold, in ms, in the middle of those with so many repeats."""
    first = next(ms for ms in range(0, LONGEST_MS, 5) if repeats(ms) == count)
    return first + 20


def moves(at, goal, count):
    """The words that go from one row of a list to another, around the ends if that is shorter."""
    down = (goal - at) % count
    up = (at - goal) % count
    return ["down"] * down if down <= up else ["up"] * up


def press_count(words):
    """How many presses there are among words; a hold counts one."""
    keys = [word for word in words if word.partition(":")[0].partition("*")[0] in KEYS]
    return sum(int(word.split("*")[1]) if "*" in word else 1 for word in keys)


def shortened(words):
    """The script with runs of one key written as `key*n`."""
    runs = []
    for word in words:
        if runs and runs[-1][0] == word and word in KEYS:
            runs[-1][1] += 1
        else:
            runs.append([word, 1])
    return [word if count == 1 else f"{word}*{count}" for word, count in runs]
