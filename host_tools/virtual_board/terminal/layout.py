"""Where all stands in a terminal of some size."""

from collections.abc import Sequence
from dataclasses import dataclass

from .glyphs import ALL, Dots

_BEZEL_ROWS, _BEZEL_COLUMNS = 1, 2
_LINES = 3  # keys, hints, status
_LEAST_LINES = 2  # without the status
_TALL_CAP = 3
_LEAST_COLUMNS = 60  # of the lines of text
_CAPS = 4
_WIDEST_CAP = 22
_GAP = 1


@dataclass(frozen=True)
class Layout:
    """Rows and columns from 0.

    picture_columns, picture_rows   what the picture takes, without its bezel
    bezel                           whether there is room for one
    left, width                     of the lines below the picture
    cap_columns                     where each key begins
    status_row                      none where there is no room
    """

    dots: Dots
    picture_row: int
    picture_column: int
    picture_rows: int
    picture_columns: int
    bezel: bool
    left: int
    width: int
    caps_row: int
    caps_rows: int
    cap_columns: tuple[int, ...]
    cap_width: int
    hints_row: int
    status_row: int | None

    @property
    def frame(self) -> tuple[int, int, int, int]:
        """Row, column, rows and columns of the picture with its bezel."""
        rows, columns = (_BEZEL_ROWS, _BEZEL_COLUMNS) if self.bezel else (0, 0)
        return (
            self.picture_row - rows,
            self.picture_column - columns,
            self.picture_rows + 2 * rows,
            self.picture_columns + 2 * columns,
        )

    def cap_at(self, row: int, column: int) -> int | None:
        """Which key, counted from 0, is drawn at a cell."""
        if not self.caps_row <= row < self.caps_row + self.caps_rows:
            return None
        for place, start in enumerate(self.cap_columns):
            if start <= column < start + self.cap_width:
                return place
        return None


def fitting(rows: int, columns: int, picture: tuple[int, int], kinds: Sequence[Dots]) -> list[Dots]:
    """Those of `kinds` that have room to show a picture of `picture` pixels."""
    return [dots for dots in kinds if _fits(rows, columns, dots.size(*picture))]


def least_size(picture: tuple[int, int]) -> tuple[int, int]:
    """The columns and rows that the view needs at least."""
    columns, rows = min((dots.size(*picture) for dots in ALL), key=lambda size: size[1])
    return max(columns, _LEAST_COLUMNS), rows + _LEAST_LINES


def arrange(rows: int, columns: int, picture: tuple[int, int], dots: Dots) -> Layout:
    """Place everything; `dots` is one of those that fit."""
    picture_columns, picture_rows = dots.size(*picture)
    compact = rows < picture_rows + _LINES
    spare = rows - picture_rows - (_LEAST_LINES if compact else _LINES)
    bezel = spare >= 2 * _BEZEL_ROWS and columns >= picture_columns + 2 * _BEZEL_COLUMNS
    spare -= 2 * _BEZEL_ROWS if bezel else 0
    caps_rows = _TALL_CAP if spare >= _TALL_CAP - 1 else 1
    spare -= caps_rows - 1
    gaps = _spread(spare, 3)
    spare -= sum(gaps)
    border_rows, border_columns = (_BEZEL_ROWS, _BEZEL_COLUMNS) if bezel else (0, 0)
    picture_row = spare // 2 + border_rows
    width = min(columns, max(picture_columns + 2 * border_columns, _LEAST_COLUMNS))
    left = (columns - width) // 2
    caps_row = picture_row + picture_rows + border_rows + gaps[0]
    hints_row = caps_row + caps_rows + gaps[1]
    cap_width = min(_WIDEST_CAP, (width - (_CAPS - 1) * _GAP) // _CAPS)
    step = (width - cap_width) // (_CAPS - 1)
    return Layout(
        dots=dots,
        picture_row=picture_row,
        picture_column=(columns - picture_columns) // 2,
        picture_rows=picture_rows,
        picture_columns=picture_columns,
        bezel=bezel,
        left=left,
        width=width,
        caps_row=caps_row,
        caps_rows=caps_rows,
        cap_columns=tuple(left + place * step for place in range(_CAPS)),
        cap_width=cap_width,
        hints_row=hints_row,
        status_row=None if compact else hints_row + 1 + gaps[2],
    )


def _fits(rows: int, columns: int, size: tuple[int, int]) -> bool:
    return rows >= size[1] + _LEAST_LINES and columns >= max(size[0], _LEAST_COLUMNS)


def _spread(spare: int, places: int) -> Sequence[int]:
    """One empty row for each of the first places, as long as there are any."""
    return [int(place < spare) for place in range(places)]
