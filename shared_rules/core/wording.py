"""Texts with numbers in them: a small template language for reasons, in any language.

{0}            operand 0 as a number
{p2}           the name of the player in operand 2
{b2}           the names of the players whose bits are set in operand 2
{+1}           operands 1, 2, ... as a sum, as many as operand 0 says
{0?one|many}   `one` if operand 0 is 1, else `many`
{0:a|b|c}      the word that operand 0 numbers, from 0
{을/를}         the particle that fits what was written before it (Korean)
"""

_HANGUL_FIRST = 0xAC00
_HANGUL_LAST = 0xD7A3
_FINALS = 28
_RIEUL = 8  # the final consonant after which 로 stands, not 으로
_DIGITS_WITH_FINAL = "013678"
_DIGITS_WITH_RIEUL = "178"
_LETTERS_WITH_FINAL = "bcklmnpt"
_MOST_IN_SUM = 7


def render(template, operands, names):
    """Return the text of a template.

    operands   the numbers, by position
    names      the players' names
    """
    text = ""
    rest = template
    while True:
        head, mark, rest = _cut(rest, "{")
        text += head
        if not mark:
            return text
        inside, _, rest = _cut(rest, "}")
        text += _field(inside, operands, names, text)


def has_final(text):
    """Whether the text ends in a consonant as it is read in Korean."""
    return _final(text) > 0


def _cut(text, mark):
    at = text.find(mark)
    return (text, "", "") if at < 0 else (text[:at], mark, text[at + 1 :])


def _field(inside, operands, names, before):
    if "/" in inside:
        return _particle(inside, before)
    kind = inside[0]
    if kind == "p":
        return names[operands[int(inside[1:])]]
    if kind == "b":
        bits = operands[int(inside[1:])]
        return ", ".join([names[i] for i in range(len(names)) if bits >> i & 1])
    if kind == "+":
        first = int(inside[1:])
        count = operands[0]
        shown = [str(operands[first + k]) for k in range(min(count, _MOST_IN_SUM))]
        return " + ".join(shown) + (" + ..." if count > _MOST_IN_SUM else "")
    if "?" in inside:
        which, words = inside.split("?")
        one, many = words.split("|")
        return one if operands[int(which)] == 1 else many
    if ":" in inside:
        which, words = inside.split(":")
        return words.split("|")[operands[int(which)]]
    return str(operands[int(inside)])


def _particle(inside, before):
    with_final, without = inside.split("/")
    final = _final(before)
    if with_final == "으로" and final == _RIEUL:
        return without
    return with_final if final else without


def _final(text):
    """Return 0 for a vowel, _RIEUL for ㄹ, another number for another final consonant."""
    last = text[-1].lower() if text else ""
    if not last:
        return 0
    code = ord(last)
    if _HANGUL_FIRST <= code <= _HANGUL_LAST:
        return (code - _HANGUL_FIRST) % _FINALS
    if last in _DIGITS_WITH_RIEUL or last == "l":
        return _RIEUL
    return int(last in _DIGITS_WITH_FINAL or last in _LETTERS_WITH_FINAL)
