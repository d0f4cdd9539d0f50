"""In place of home: the widgets that no screen of the first ones shows, one row for each."""

from ..results.steps import Steps
from ..storage.reports import NotStored
from ..widgets.menu import Menu
from ..widgets.places import by_place, draw_places
from ..widgets.progress import show_progress
from ..widgets.rows import Rows
from ..widgets.screen import Screen
from ..widgets.table import Table

NAMES = {
    "ko": ("보라", "검정", "노랑", "파랑", "하양"),
    "en": ("Purple", "Black", "Yellow", "Blue", "White"),
}


class Home(Menu):
    """Each row opens a widget; the last one fails."""

    def opened(self, app):
        """Fill the rows."""
        self.title = b"gallery"
        self.names = tuple([name.encode() for name in NAMES[app.language]])
        rows = "places lines busy error full level"
        self.show([row.encode() for row in rows.split()])

    def ok(self, app):
        """Open it."""
        row = self.rows.at
        if row == 0:
            app.open(Places(self.names))
        elif row == 1:
            app.open(Lines())
        elif row == 2:
            show_progress(app, app.texts.FINAL_SCORING, 2, 3)
        elif row == 3:
            raise ValueError("a text that is long enough for more than a single line")
        elif row == 4:
            raise NotStored(28)
        else:
            app.open(Level())
        return False

    def answered(self, app, answer):
        """Tell the answer in the title."""
        self.title = b"%d" % int(answer)

    def back(self, app):
        """There is nothing below."""
        return False


class Places(Screen):
    """Places of five."""

    def __init__(self, names):
        self.names = names
        self.ranks = bytes((2, 1, 5, 3, 3))
        self.totals = (53, 80, 7, 43, 43)
        self.order = by_place(self.ranks)
        self.rows = Rows(5)

    def turn(self, app, step, repeated):
        """Choose another player."""
        return self.rows.turn(step)

    def draw(self, app):
        """Draw the places."""
        draw_places(
            app.canvas,
            app.fonts.text,
            self.rows,
            self.order,
            self.names,
            self.ranks,
            self.totals,
        )


class Lines(Table):
    """A table with texts between names and signed points."""

    def opened(self, app):
        """Fill the rows."""
        names = tuple([name.encode() for name in NAMES[app.language]])
        self.title = app.texts.TOTAL
        self.show(names, (8, 4, 0, -3, 0), (b"2 (1)", b"2 (0)", b"1", b"", b""), 44, True)


class Level(Steps):
    """A step in which one player is level with four others of three syllables each."""

    def __init__(self):
        super().__init__(FivePlayers(), Points(), Steps.back)


class FivePlayers:
    """As much of a play as a step needs."""

    players = 5
    names = tuple([name.encode() for name in ["김서연", "이민준", "박하은", "최지우", "정도윤"]])

    class texts:  # stands for a module
        LINES = ("연회장 1",)
        STEPS = ("R5",)
        REASONS = ("{0}개, {b2}{과/와} 동수: 모두 2등",)

    sheet = None

    class rules:  # and so does this
        @staticmethod
        def line_count(sheet):
            """One."""
            return 1


class Points:
    """As much of a result as a step needs."""

    lines = 1
    points = bytes((9, 3, 3, 3, 3))

    def reason(self, player, line):
        """The only one."""
        return 0

    def operand(self, player, line, number):
        """88 of them, level with all others."""
        return 30 if number == 2 else 88
