"""An application that does nothing but run, and say what it is made of."""

from time import sleep_ms

from . import words
from .version import VERSION


def main(running=None):
    """Run until Ctrl-C."""
    print(VERSION.decode(), words.GREETING, len(words.FILLING))
    running()
    try:
        while True:
            sleep_ms(20)
    except KeyboardInterrupt:
        print("handed over")
