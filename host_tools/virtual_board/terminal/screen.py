"""The cells of the terminal: what they shall hold, what they hold, and the way from one to the
other in as few bytes as possible."""

_BEGIN_UPDATE = "\x1b[?2026h"
_END_UPDATE = "\x1b[?2026l"
_CLEAR = "\x1b[0m\x1b[2J"
_NORMAL = "\x1b[0m"
# A gap of unchanged cells that is cheaper to send again than to jump over.
_SHORT_GAP = 4

Cell = tuple[str, str]
BLANK: Cell = (" ", _NORMAL)


class Screen:
    """A grid of cells, each a narrow character and the escape code of its style."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self._wanted = [[BLANK] * columns for _ in range(rows)]
        self._shown = [[BLANK] * columns for _ in range(rows)]
        self._touched: set[int] = set()
        self._cleared = False

    def put(self, row: int, column: int, text: str, style: str) -> None:
        """Write `text` into a row; what does not fit is cut off."""
        if not 0 <= row < self.rows or column >= self.columns:
            return
        text = text[: self.columns - column]
        self._wanted[row][column : column + len(text)] = [(character, style) for character in text]
        self._touched.add(row)

    def forget(self) -> None:
        """Send all anew: something else may have written to the terminal."""
        self._shown = [[BLANK] * self.columns for _ in range(self.rows)]
        self._touched = set(range(self.rows))
        self._cleared = False

    def update(self) -> str:
        """What has to be sent so that the terminal shows what was put; empty if nothing."""
        parts = [] if self._cleared else [_CLEAR]
        for row in sorted(self._touched):
            parts += self._changes(row)
        self._touched.clear()
        self._cleared = True
        if not parts:
            return ""
        return "".join([_BEGIN_UPDATE, *parts, _NORMAL, _END_UPDATE])

    def _changes(self, row: int) -> list[str]:
        wanted, shown = self._wanted[row], self._shown[row]
        if wanted == shown:
            return []
        parts = []
        style = ""
        end = -1
        for column, cell in enumerate(wanted):
            if cell == shown[column]:
                continue
            if not 0 <= column - end <= _SHORT_GAP or end < 0:
                parts.append(f"\x1b[{row + 1};{column + 1}H")
                end = column
            for character, cell_style in wanted[end : column + 1]:
                if cell_style != style:
                    style = cell_style
                    parts.append(style)
                parts.append(character)
            end = column + 1
        self._shown[row] = list(wanted)
        return parts
