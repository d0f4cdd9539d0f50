"""Home: go on with a game, begin one, look at old ones, settings."""

from ..play import game_name, leave, names_of
from ..widgets.layout import GLYPH, LABEL, last_row
from ..widgets.menu import Menu
from ..widgets.names import fitting
from .game_menu import resume_game

_TITLE_MARGIN = 4  # pixels at both sides together
_SPACE = 5


class Home(Menu):
    """The lowest screen. The title says who plays the game that is gone on with."""

    def __init__(self):
        super().__init__()
        self._slots = []
        self._titles = ()

    def opened(self, app):
        """Look which games are in progress."""
        leave(app)
        texts = app.texts
        titles = []
        before = self._slots
        self._slots = []
        labels = []
        values = []
        for slot in app.store.slots.in_progress():
            facts = app.store.facts_of(slot)
            self._slots.append(slot)
            labels.append(texts.CONTINUE)
            values.append(game_name(app, facts.game) if facts else b"?")
            titles.append(self._who(app, facts))
        self._titles = tuple(titles)
        fixed = (texts.NEW_GAME, texts.HISTORY, texts.SETTINGS)
        self.show(tuple(labels) + fixed, tuple(values) + (b"",) * len(fixed))
        if self._slots != before:
            self.rows.at = 0
        self._choose_title(app)

    def turn(self, app, step, repeated):
        """Choose another row; the title follows when there are two games."""
        changed = super().turn(app, step, repeated)
        self._choose_title(app)
        return changed

    def ok(self, app):
        """Go where the row says."""
        if app.fresh:
            app.seen()
        row = self.rows.at - len(self._slots)
        if row < 0:
            resume_game(app, self._slots[self.rows.at])
        elif row == 0:
            from .new_game import ChooseGame

            app.open(ChooseGame())
        elif row == 1:
            from .history import HistoryList

            app.open(HistoryList())
        else:
            from .settings_menu import SettingsMenu

            app.open(SettingsMenu())
        return False

    def back(self, app):
        """There is nothing below."""
        return False

    def back_held(self, app):
        """There is nothing below."""
        return False

    def draw(self, app):
        """Draw the rows, and below them once that nothing is stored here."""
        super().draw(app)
        if app.fresh:
            canvas = app.canvas
            canvas.text(LABEL, last_row(canvas) + GLYPH, app.texts.FRESH, app.fonts.text)

    def _choose_title(self, app):
        if self._titles:
            self.title = self._titles[min(self.rows.at, len(self._titles) - 1)]
        else:
            self.title = app.texts.HOME

    def _who(self, app, facts):
        if not facts:
            return app.texts.HOME
        names = names_of(app, facts)
        room = app.canvas.width - _TITLE_MARGIN + _SPACE
        return b" ".join(fitting(names, app.fonts.text, room, _SPACE))
