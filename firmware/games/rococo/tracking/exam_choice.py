"""Whether the exams' tasks mark themselves, as they are printed on this copy, or by hand (R7.6)."""

from micropython import const

from shared_rules.core.sheet import NONE
from shared_rules.rococo.printed import PRINTED_TASK
from shared_rules.rococo.tracking.exam_tasks import TASKS

from ....widgets.menu import Menu
from .. import copy

_BY_THEMSELVES = const(0)
_BY_HAND = const(1)


class ExamChoice(Menu):
    """By themselves, by hand, and, once they are known, to tell the printed tasks anew.

    done   called as `done(app)` when it was chosen
    """

    def __init__(self, tracked, done):
        super().__init__()
        self._tracked = tracked
        self._done = done
        self._is_told = False

    def opened(self, app):
        """Fill the rows; go on once the tasks were told."""
        if self._is_told:
            self._fill(app)
            return
        texts = self._tracked.texts
        self.title = texts.EXAM_TASKS.encode()
        count = len(texts.EXAM_CHOICES) if self._is_known(app) else _BY_HAND + 1
        self.show([text.encode() for text in texts.EXAM_CHOICES[:count]])

    def answered(self, app, answer):
        """The tasks were told."""
        self._is_told = answer is True

    def ok(self, app):
        """Take it; tasks that are not known are asked first."""
        if self.rows.at == _BY_HAND:
            self._tracked.set_exam_tasks(NONE, None)
            self._done(app)
        elif self.rows.at == _BY_THEMSELVES and self._is_known(app):
            self._fill(app)
        else:
            from .printed_tasks import PrintedTask

            app.open(PrintedTask(self._tracked, copy.profile(app).sheet))
        return False

    def _is_known(self, app):
        printed = copy.profile(app).sheet
        for task in range(TASKS):
            if printed.get(PRINTED_TASK, task) >= 0:
                return True
        return False

    def _fill(self, app):
        copy.keep(app)
        self._tracked.set_exam_tasks(1, copy.profile(app).sheet)
        self._done(app)
