"""What was decided before the first start: small text files that the installer leaves on flash."""

from micropython import const

from .texts import codes

DEFAULT_BOARD = "pico_ssd1306"
LANGUAGES = codes()

_BOARD_FILE = const("/board")
_LANGUAGE_FILE = const("/first_language")


def board_id():
    """Return the name of the board module."""
    return _read(_BOARD_FILE) or DEFAULT_BOARD


def language():
    """Return the language to start in while none was chosen, or an empty string."""
    wanted = _read(_LANGUAGE_FILE)
    return wanted if wanted in LANGUAGES else ""


def _read(path):
    try:
        with open(path) as file:
            return file.read().strip()
    except OSError:
        return ""
