"""The screen that asks: a title with the progress, and below it the page of the question."""

from micropython import const

from shared_rules.core.problems import HEAD, PLACE, RULE, Problems
from shared_rules.core.sheet import ABSENT
from shared_rules.core.table import LIST

from ..heap_locked import do_locked
from ..widgets.screen import Screen
from .course import Course

_NO_FAULT = const(-1)


class Wizard(Screen):
    """Asks for everything that is needed, page by page; every answer is stored at once.

    asking     the game's module that says how its fields are asked (see games/rococo/asking.py)
    finished   called as `finished(app)` when nothing is left to ask
    only       a Course: just the question where it stands is asked, to correct the answer
    passed     fields that are known and not asked again (see Course)
    """

    def __init__(self, play, asking, finished, only=None, passed=()):
        self.play = play
        self.sheet = play.sheet
        self.asking = asking
        rules = play.rules
        self.course = only or Course(
            rules, play.sheet, asking.SILENT, passed, (), asking.LATE, asking.group
        )
        self._check = rules.check
        self.only = only is not None
        self._finished = finished
        self._problems = Problems(64)
        self._of = None  # the player whose answers alone are checked
        # Taken once: taking it makes an object.
        self._change = play.game.change
        self._page = None
        self._walking = False  # back was pressed: on through all questions up to an open one
        self._refused = False
        self._title = self._progress = b""
        self._page_at = self._pages = 0
        self._is_opening = False  # whether the number of pages may be another one by now

    def opened(self, app):
        """Ask the first open question, or what is to be corrected."""
        if self._refused:  # the reason was read: what was entered is still there
            self._refused = False
            return
        self.app = app
        self.course.update()
        self.course.settle()
        if self._page is None and not self.only:
            self._resume()
        if self.course.at >= self.course.count and not self.course.go_to_open():
            self._finished(app)
            return
        self._open_page(app)

    def turn(self, app, step, repeated):
        """Hand it to the page."""
        return self._page.turn(app, step, repeated)

    def ok(self, app):
        """Hand it to the page."""
        return self._page.ok(app)

    def ok_held(self, app):
        """Hand it to the page."""
        return self._page.ok_held(app)

    def back(self, app):
        """Go back in the page, to the question before, or leave; nothing is lost."""
        self._walking = True
        if self._page.back(app):
            return True
        if self.only or not self.course.go_back():
            app.close()
            return False
        self._open_page(app)
        return True

    def back_held(self, app):
        """Leave: the menu below has the list of all answers, and holding back again goes home."""
        app.close()
        return False

    def rest(self, app):
        """Find out about the questions that are not on this page."""
        course = self.course
        if not course.rest():
            return False
        if course.is_settled and self._is_opening:
            self._is_opening = False
            if self._note_progress():
                app.redraw()
        return True

    def draw(self, app):
        """Draw title and page."""
        app.canvas.title(app.fonts.text, self._title, self._progress)
        self._page.draw(app)

    def enter(self, app, field, i, j, value):
        """Store an answer and what follows from it; False, with the reason shown, if wrong."""
        self.start()
        self.put(field, i, j, value)
        only = i if self.sheet.table.outer[field] == self.sheet.table.players else None
        self.asking.follow(self.sheet, self._change, only)
        if self.asking.answered(self.sheet, field, i, j) == ABSENT:  # it cannot be
            self.play.game.cancel()
            self.start()
            self.put(field, i, j, value)
        return self._finish(app, only)

    def start(self):
        """Start a step of one or more answers."""
        self.play.game.start()

    def put(self, field, i, j, value):
        """Put an answer into the step."""
        if value != ABSENT:
            self._hold(self.play.game, field, i, j)
        self.asking.put(self.sheet, field, i, j, value, self._change)

    def finish(self, app, only=None):
        """Enter the step, with what follows from it; False, with the reason shown, if wrong.

        only   the player whose answers alone the step has, or None
        """
        self.asking.follow(self.sheet, self._change, only)
        return self._finish(app, only)

    def refuse(self, app, fault, about):
        """Show the reason why an answer cannot be; `about`: what is in its way, as bytes."""
        self._refused = True
        app.say(self.play.texts.FAULTS[fault].encode(), about)

    def undo(self):
        """Take back the last step."""
        self.play.game.undo()
        self.course.update()

    def turn_page(self, app, last):
        """Go on from the question `last`: to the next open one, or walk to the next."""
        course = self.course
        if self.only:
            app.close()
            return False
        course.at = last
        if not (self._walking and course.go_on()) and not course.go_to_open(last + 1):
            self._finished(app)
            return False
        if course.is_open(course.at):
            self._walking = False
        self._open_page(app)
        return True

    def show(self, app, page):
        """Let another page ask the same question."""
        self._page = page
        page.opened(app)
        self.retitle(app)

    def ask_again(self, app):
        """Let the question that is asked now be asked by its own page."""
        self._open_page(app)

    def goes_on_to(self, at):
        """Whether a question of the same page is asked next; not if it is answered already."""
        if self.course.is_open(at):
            self._walking = False
            return True
        return self._walking

    def retitle(self, app):
        """Bring the title up to what the page asks now."""
        course = self.course
        title = self.asking.title(app, course.field(), course.i(), course.j())
        self._title = self._page.title(app, title)

    def _finish(self, app, only):
        game = self.play.game
        self._of = only
        do_locked(Wizard._check_entry, self)
        fault = self._fault()
        if fault != _NO_FAULT:
            data = self._problems.data
            last = fault + HEAD + PLACE * (data[fault + 2] - 1)  # of its places
            about = self.asking.named_at(app, data[last], data[last + 1], data[last + 2])
            game.cancel()
            self.refuse(app, data[fault + 1], about)
            return False
        game.finish_later()
        do_locked(Course.update, self.course)
        return True

    def _check_entry(self):
        self._problems.clear()
        self._check(self.sheet, self._problems, self._of)

    def _fault(self):
        """Return where the first problem is that no answer still to come mends, or _NO_FAULT."""
        problems = self._problems
        at = 0
        while at < problems.used:
            fault = problems.data[at + 1] if problems.data[at] == RULE else 0
            if fault not in self.asking.PENDING:
                return at
            at += HEAD + PLACE * problems.data[at + 2]
        return _NO_FAULT

    def _resume(self):
        """Go to the first open question, or to one before it that may not be complete."""
        course = self.course
        course.go_to_open()
        at = course.at - 1
        if at < 0 or course.field(at) not in self.asking.GROWING:
            return
        field, i, j = course.field(at), course.i(at), course.j(at)
        if self.sheet.get(field, i, j) > 0 and not self.asking.is_whole(self.sheet, field, i, j):
            if self.sheet.table.kind[field] != LIST or self._was_changed_last(field, i):
                course.at = at

    def _was_changed_last(self, container, i):
        """Whether the last entry changed a list on the page of a player's."""
        table = self.sheet.table
        cell = self.play.game.log.last_cell()
        field = len(table) - 1
        while field > 0 and table.base[field] > cell:
            field -= 1
        if field != container and table.inner[field] != container:
            return False
        group = self.asking.group
        changed = (cell - table.base[field]) // table.stride[field]
        return group(container, changed, 0) == group(container, i, 0)

    def _open_page(self, app):
        course = self.course
        kind = self.asking.page(course.field())
        if type(self._page) is not kind:
            self._page = kind(self)
        self._page.opened(app)
        self.retitle(app)
        self._note_progress()
        self._is_opening = True

    def _note_progress(self):
        """Take the progress; True if it is another one."""
        page = self.course.page()
        pages = self.course.pages()
        if page == self._page_at and pages == self._pages:
            return False
        self._page_at = page
        self._pages = pages
        self._progress = b"%d/%d" % (page, pages)
        return True

    def _hold(self, game, field, i, j):
        """Note that what holds the field is there."""
        table = self.sheet.table
        parent = table.parent[field]
        while parent >= 0 and table.kind[parent] != LIST:
            cell = self.sheet.cell(
                parent,
                i if table.outer[parent] >= 0 else 0,
                j if table.inner[parent] >= 0 else 0,
            )
            if self.sheet.cells[cell] < 0:
                game.change(cell, 1)
            parent = table.parent[parent]
