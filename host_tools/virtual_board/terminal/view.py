"""What the board looks like, on a terminal of any size."""

import os
from dataclasses import dataclass

from ..live.glass import Facts, Glass
from . import themes
from .events import Background
from .glyphs import Dots, by_preference
from .layout import Layout, arrange, fitting, least_size
from .panel import Look, Panel
from .screen import Screen


@dataclass(frozen=True)
class Message:
    """A sentence for the user."""

    text: str
    warning: bool = False


@dataclass(frozen=True)
class State:
    """All that is shown; `pressed` has one entry per key of the board."""

    glass: Glass
    pressed: tuple[bool, ...]
    message: Message | None
    facts: Facts


class View:
    """Draws states; what did not change is not drawn again.

    theme_is_fixed   the user chose it, whatever the terminal's background
    """

    def __init__(self, look: Look, title: str, picture: tuple[int, int], theme_is_fixed: bool):
        self._look = look
        self._title = title
        self._picture = picture
        self._theme_is_fixed = theme_is_fixed
        self._kinds = by_preference(os.environ)
        self._chosen: Dots | None = None
        self._layout: Layout | None = None
        self._drawn: State | None = None
        self.resize(1, 1)

    def resize(self, rows: int, columns: int) -> None:
        """The terminal has another size, or lost what it showed."""
        self._screen = Screen(rows, columns)
        self._arrange()

    def next_dots(self) -> str:
        """Show the pixels in the next of the ways that fit, and return its name."""
        fitting = self._fitting()
        if not fitting or self._layout is None:
            return ""
        place = fitting.index(self._layout.dots) + 1
        self._chosen = fitting[place % len(fitting)]
        self._start_anew()
        return self._chosen.name

    def next_theme(self) -> str:
        """Change to the other theme and return its name."""
        self._theme_is_fixed = True
        self._look.theme = themes.LIGHT if self._look.theme is themes.DARK else themes.DARK
        self._start_anew()
        return self._look.theme.name

    def take_background(self, background: Background) -> None:
        """Suit the terminal's own background."""
        light = themes.is_light((background.red, background.green, background.blue))
        self._look.window_is_light = light
        if not self._theme_is_fixed:
            self._look.theme = themes.LIGHT if light else themes.DARK
        self._start_anew()

    def use_narrow_only(self) -> None:
        """The terminal draws block characters two columns wide: use others."""
        self._kinds = tuple(dots for dots in self._kinds if dots.narrow)
        self._start_anew()

    def cap_at(self, row: int, column: int) -> int | None:
        """Which key of the board, counted from 0, is drawn at a cell."""
        return self._layout.cap_at(row, column) if self._layout else None

    def update(self, state: State) -> str:
        """What has to be sent to show `state`; empty if nothing."""
        if self._layout:
            self._draw(Panel(self._screen, self._layout, self._look), self._drawn, state)
        self._drawn = state
        return self._screen.update()

    def _draw(self, panel: Panel, drawn: State | None, state: State) -> None:
        if drawn is None:
            panel.draw_frame(self._title)
        if drawn is None or drawn.glass != state.glass:
            glass = state.glass
            panel.draw_picture(glass.screen.pixels, glass.screen.width, glass.contrast)
        for place, pressed in enumerate(state.pressed):
            if drawn is None or drawn.pressed[place] != pressed:
                panel.draw_cap(place, pressed)
        if drawn is None or drawn.message != state.message:
            if state.message:
                panel.draw_message(state.message.text, state.message.warning)
            else:
                panel.draw_hints()
        facts = state.facts.texts()
        if drawn is None or drawn.facts.texts() != facts:
            panel.draw_status(facts)

    def _start_anew(self) -> None:
        self.resize(self._screen.rows, self._screen.columns)

    def _fitting(self) -> list[Dots]:
        return fitting(self._screen.rows, self._screen.columns, self._picture, self._kinds)

    def _arrange(self) -> None:
        self._drawn = None
        self._layout = None
        fits = self._fitting()
        if not fits:
            self._say_too_small()
            return
        dots = self._chosen if self._chosen in fits else fits[0]
        assert dots
        self._layout = arrange(self._screen.rows, self._screen.columns, self._picture, dots)

    def _say_too_small(self) -> None:
        columns, rows = least_size(self._picture)
        sentence = (
            f"The view needs {columns} columns and {rows} rows, "
            f"this window has {self._screen.columns} and {self._screen.rows}; q quits."
        )
        width = max(1, self._screen.columns)
        for row, start in enumerate(range(0, len(sentence), width)):
            self._screen.put(row, 0, sentence[start : start + width], "\x1b[0m")
