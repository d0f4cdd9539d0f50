"""Reasons written from their templates (see shared_rules.core.wording), allocating nothing."""

from micropython import const

_OPEN = const(0x7B)
_CLOSE = const(0x7D)
_SLASH = const(0x2F)
_QUESTION = const(0x3F)
_COLON = const(0x3A)
_BAR = const(0x7C)
_PLUS = const(0x2B)
_MINUS = const(0x2D)
_ZERO = const(0x30)
_CAPITAL_A = const(0x41)
_CAPITAL_Z = const(0x5A)
_LOWER = const(0x20)
_SMALL_B = const(0x62)
_SMALL_P = const(0x70)

_HANGUL_FIRST = const(0xAC00)
_HANGUL_LAST = const(0xD7A3)
_FINALS = const(28)
_RIEUL = const(8)  # the final consonant after which 로 stands, not 으로
_EURO = "으로".encode()
_WITH_RIEUL = b"178l"
_WITH_FINAL = b"0136bckmnpt"
_MOST_IN_SUM = const(7)


class Teller:
    """Writes one reason at a time into `text`, UTF-8 bytes that end with a zero byte.

    names   bytes per player
    """

    def __init__(self, names, size=200):
        self.text = bytearray(size)
        self.names = names
        self._length = 0

    def tell(self, template, result, player, line):
        """Write why a player scored what in a line of a core.result.Result."""
        self._length = at = 0
        while at < len(template):
            if template[at] == _OPEN:
                end = at
                while template[end] != _CLOSE:
                    end += 1
                self._write_field(template, at + 1, end, result, player, line)
                at = end
            else:
                self._put(template[at])
            at += 1
        self.text[self._length] = 0

    def _put(self, code):
        if self._length < len(self.text) - 1:
            self.text[self._length] = code
            self._length += 1

    def _write(self, text, start, end):
        for at in range(start, end):
            self._put(text[at])

    def _write_field(self, template, start, end, result, player, line):
        """Write what stands for template[start:end]."""
        slash = _find(template, _SLASH, start, end)
        if slash < end:
            self._write_particle(template, start, slash, end)
            return
        kind = template[start]
        if kind == _SMALL_P or kind == _SMALL_B or kind == _PLUS:
            number = _number(template, start + 1, end)
        else:
            number = _number(template, start, end)
        value = result.operand(player, line, number)
        if kind == _SMALL_P:
            self._write(self.names[value], 0, len(self.names[value]))
        elif kind == _SMALL_B:
            self._write_names(value)
        elif kind == _PLUS:
            self._write_sum(result, player, line, number)
        else:
            self._write_word_or_number(template, start, end, value)

    def _write_word_or_number(self, template, start, end, value):
        mark = _find(template, _QUESTION, start, end)
        if mark < end:
            self._write_word(template, mark + 1, end, 0 if value == 1 else 1)
            return
        mark = _find(template, _COLON, start, end)
        if mark < end:
            self._write_word(template, mark + 1, end, value)
        else:
            self._write_number(value)

    def _write_word(self, template, start, end, which):
        """Write the word `which` of those between bars."""
        bar = _find(template, _BAR, start, end)
        while which:
            start = bar + 1
            bar = _find(template, _BAR, start, end)
            which -= 1
        self._write(template, start, bar)

    def _write_names(self, bits):
        first = True
        for player in range(len(self.names)):
            if bits >> player & 1:
                if not first:
                    self._write(b", ", 0, 2)
                first = False
                self._write(self.names[player], 0, len(self.names[player]))

    def _write_sum(self, result, player, line, first):
        """Write the operands from `first` on as a sum; operand 0 says how many there are."""
        count = result.operand(player, line, 0)
        for at in range(min(count, _MOST_IN_SUM)):
            if at:
                self._write(b" + ", 0, 3)
            self._write_number(result.operand(player, line, first + at))
        if count > _MOST_IN_SUM:
            self._write(b" + ...", 0, 6)

    def _write_number(self, number):
        if number < 0:
            self._put(_MINUS)
            number = -number
        size = 1
        while number // size > 9:
            size *= 10
        while size:
            self._put(_ZERO + number // size % 10)
            size //= 10

    def _write_particle(self, template, start, slash, end):
        """Write the Korean particle that fits what was written before it."""
        final = self._final()
        if final and not (final == _RIEUL and _is_euro(template, start, slash)):
            self._write(template, start, slash)
        else:
            self._write(template, slash + 1, end)

    def _final(self):
        """Return 0 for a vowel, _RIEUL for ㄹ, another number for another final consonant."""
        if not self._length:
            return 0
        last = self.text[self._length - 1]
        if last >= 0x80:
            code = self._last_code(last)
            return (code - _HANGUL_FIRST) % _FINALS if _is_hangul(code) else 0
        if _CAPITAL_A <= last <= _CAPITAL_Z:
            last += _LOWER
        if last in _WITH_RIEUL:
            return _RIEUL
        return 1 if last in _WITH_FINAL else 0

    def _last_code(self, last):
        """The code of the last character if it has three bytes, as Hangul does; else 0."""
        at = self._length - 3
        if at < 0 or self.text[at] & 0xF0 != 0xE0:
            return 0
        return (self.text[at] & 15) << 12 | (self.text[at + 1] & 63) << 6 | last & 63


def _is_hangul(code):
    return _HANGUL_FIRST <= code <= _HANGUL_LAST


def _is_euro(template, start, end):
    if end - start != len(_EURO):
        return False
    for at in range(len(_EURO)):
        if template[start + at] != _EURO[at]:
            return False
    return True


def _find(text, code, start, end):
    """The first place of a byte in text[start:end]; `end` if it is not there."""
    while start < end and text[start] != code:
        start += 1
    return start


def _number(text, start, end):
    """The number whose digits begin at `start`."""
    number = 0
    while start < end and _ZERO <= text[start] <= _ZERO + 9:
        number = number * 10 + text[start] - _ZERO
        start += 1
    return number
