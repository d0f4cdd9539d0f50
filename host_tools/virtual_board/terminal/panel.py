"""Draws the glass, the keys and the lines below them."""

from dataclasses import dataclass

from . import bindings, themes
from .colours import Depth, Style, code
from .layout import Layout
from .screen import Screen
from .themes import Theme

_KEYS = tuple(bindings.CAPS)
_CAP_SEPARATOR = "  "


@dataclass
class Look:
    """The colours in use.

    window_is_light   what the terminal's own background is, as far as known
    """

    theme: Theme
    depth: Depth
    window_is_light: bool = False


class Panel:
    """All that is drawn, for one layout on one screen."""

    def __init__(self, screen: Screen, layout: Layout, look: Look) -> None:
        self._screen = screen
        self._layout = layout
        self._look = look

    def draw_frame(self, title: str) -> None:
        """The bezel, with a title in its lower edge."""
        row, column, rows, columns = self._layout.frame
        if not self._layout.bezel:
            return
        style = self._code(self._look.theme.bezel)
        last = row + rows - 1
        if self._look.depth is Depth.NONE:
            edge = "+" + "-" * (columns - 2) + "+"
            lines = [edge, *["|" + " " * (columns - 2) + "|"] * (rows - 2), edge]
        else:
            lines = [" " * columns] * rows
        for at, line in enumerate(lines, row):
            self._screen.put(at, column, line, style)
        self._screen.put(last, column + (columns - len(title)) // 2, title, style)

    def draw_picture(self, pixels: bytes, width: int, contrast: int) -> None:
        """What is on the glass."""
        layout = self._layout
        style = self._code(themes.glass(contrast, self._look.window_is_light))
        for at, row in enumerate(layout.dots.rows(pixels, width), layout.picture_row):
            self._screen.put(at, layout.picture_column, row, style)

    def draw_cap(self, place: int, pressed: bool) -> None:
        """One key of the board, counted from 0."""
        layout, theme = self._layout, self._look.theme
        key = _KEYS[place]
        cap = bindings.CAPS[key]
        width = layout.cap_width
        name_style = self._code(theme.cap_pressed if pressed else theme.cap)
        note_style = self._code(theme.cap_pressed if pressed else theme.cap_note)
        column = layout.cap_columns[place]
        if layout.caps_rows == 1:
            self._screen.put(
                layout.caps_row, column, f"{key}  {cap.short}".center(width), name_style
            )
            return
        self._screen.put(layout.caps_row, column, key.center(width), name_style)
        self._screen.put(layout.caps_row + 1, column, cap.presses.center(width), note_style)
        self._screen.put(layout.caps_row + 2, column, f"long: {cap.long}".center(width), note_style)

    def draw_hints(self) -> None:
        """What else the keyboard does."""
        layout = self._layout
        self._blank(layout.hints_row)
        column = layout.left
        for keys, meaning in bindings.HINTS:
            if column + len(keys) + 1 + len(meaning) > layout.left + layout.width:
                break
            self._screen.put(layout.hints_row, column, keys, self._code(self._look.theme.key))
            column += len(keys) + 1
            self._screen.put(layout.hints_row, column, meaning, self._code(self._look.theme.dim))
            column += len(meaning) + len(_CAP_SEPARATOR)

    def draw_message(self, text: str, warning: bool) -> None:
        """A sentence in the place of the hints."""
        theme = self._look.theme
        self._blank(self._layout.hints_row)
        style = self._code(theme.warning if warning else theme.text)
        text = text[: self._layout.width]
        self._screen.put(self._layout.hints_row, self._layout.left, text, style)

    def draw_status(self, facts: list[str]) -> None:
        """The figures of the board."""
        if self._layout.status_row is None:
            return
        text = _CAP_SEPARATOR.join(facts)[: self._layout.width].ljust(self._layout.width)
        style = self._code(self._look.theme.dim)
        self._screen.put(self._layout.status_row, self._layout.left, text, style)

    def _blank(self, row: int) -> None:
        self._screen.put(row, self._layout.left, " " * self._layout.width, self._code(Style()))

    def _code(self, style: Style) -> str:
        return code(style, self._look.depth)
