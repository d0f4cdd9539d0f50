"""The device's texts, one module per language, all with the same names; one is loaded at a time.

A new language is one module beside this one and one line here. The modules are written in `str`
and end with `to_bytes`, for the device draws UTF-8 bytes (see firmware.font).
"""

import sys

LANGUAGES = (  # code, own name, written in Hangul
    ("ko", "한국어", True),
    ("en", "English", False),
)


def codes():
    """Return the codes of all languages."""
    return tuple([code for code, _, _ in LANGUAGES])


def own_names():
    """Return what the languages call themselves, as bytes."""
    return tuple([name.encode() for _, name, _ in LANGUAGES])


def in_hangul(language):
    """Whether a language is written in Hangul; False for "" (none chosen)."""
    return (language, True) in [(code, hangul) for code, _, hangul in LANGUAGES]


def load(language):
    """Import and return the module of a language, letting go of the others; None for ""."""
    for code in codes():
        if code != language:
            sys.modules.pop(__name__ + "." + code, None)
            globals().pop(code, None)
    if not language:
        return None
    return __import__(__name__ + "." + language, None, None, ("HOME",))


def to_bytes(table):
    """Make bytes of every text in the globals of a module."""
    for name in list(table):
        if "A" <= name[0] <= "Z":
            table[name] = _encoded(table[name])


def _encoded(text):
    if isinstance(text, tuple):
        return tuple([_encoded(part) for part in text])
    return text.encode()
