"""The tracked game of a play: entries go through here, each stored before it counts."""

from shared_rules.core.sheet import ABSENT
from shared_rules.core.wording import render
from shared_rules.rococo.fields import EXAM_TASK, EXAM_TASKS, EXPANSIONS, FAME, JEWELRY_BOX, LIVRES
from shared_rules.rococo.printed import PRINTED_TASK
from shared_rules.rococo.tracking import entries, exam_tasks
from shared_rules.rococo.tracking import news as n
from shared_rules.rococo.tracking.refusals import BEGINNING_STAYS, FITS, HER_TURN_STAYS
from shared_rules.rococo.tracking.tracker import Tracker

from ....storage.reports import NotStored

_TEXTS = "shared_rules.rococo.tracking.texts."
_FIRST_SAID = (n.REFUSED_LATER, n.CONNECTION_DUE, n.BELOW_ZERO, n.EXAM_READY, n.FINAL_SCORING,
               n.LAST_ROUND, n.INCOME_DUE)  # fmt: skip


class Tracked:
    """What all screens of the tracker share.

    play    firmware.play.Play
    texts   the tracker's module of texts
    state   the table (shared_rules.rococo.tracking.table_state)
    """

    is_solo = False

    def __init__(self, app, opponent=None):
        self.play = app.play
        self.texts = __import__(_TEXTS + app.language, None, None, ("NEWS",))
        self.tracker = Tracker(app.play.sheet, opponent)
        self.state = self.tracker.state
        self._done = app.play.game.log.done

    def refresh(self):
        """Bring the state up to the sheet after an undo, a redo or an entry made elsewhere."""
        done = self.play.game.log.done
        if done != self._done:
            self.tracker.replay()
            self._done = done

    def enter(self, app, kind, player, values):
        """Store an entry; False, with the reason shown, if it breaks a rule."""
        game = self.play.game
        bonus = self._is_bonus(kind, player)
        game.start()
        if not self.tracker.enter(kind, player, bonus, values, game.change):
            game.cancel()
            self.refuse(app, self.tracker.why)
            return False
        return self.store()

    def correct(self, app, at, kind, player, values):
        """Replace an entry; False, with the reason shown, if it does not fit there."""
        game = self.play.game
        sheet = self.play.sheet
        game.start()
        entries.write(sheet, at, kind, player, entries.is_bonus(sheet, at), values, game.change)
        return self._changed(app, at)

    def forgotten(self, app, at, kind, player, values):
        """Add an entry behind another; False, with the reason shown, if it does not fit there."""
        game = self.play.game
        sheet = self.play.sheet
        game.start()
        place = entries.in_order(sheet, at)
        if not entries.append(sheet, kind, player, True, values, game.change, place):
            game.cancel()
            self.refuse(app, FITS)
            return False
        return self._changed(app, entries.count(sheet) - 1)

    def take_out(self, app, at):
        """Take an entry out; False, with the reason shown, for the beginning."""
        game = self.play.game
        kind = entries.kind_of(self.play.sheet, at)
        if kind == entries.BEGIN:
            self.refuse(app, BEGINNING_STAYS)
            return False
        if entries.is_of_du_barry(kind):
            self.refuse(app, HER_TURN_STAYS)
            return False
        game.start()
        entries.take_out(self.play.sheet, at, game.change)
        return self._changed(app, -1)

    def marks_tasks(self):
        """Whether the printed tasks of the exams are known, so that actions mark them (R7.6)."""
        return self.play.sheet.get(EXAM_TASKS) > 0

    def asks_exam_tasks(self):
        """Whether nobody has said yet if tasks mark themselves."""
        sheet = self.play.sheet
        return sheet.value(EXPANSIONS) & JEWELRY_BOX and sheet.get(EXAM_TASKS) == ABSENT

    def set_exam_tasks(self, known, printed):
        """Store whether tasks mark themselves (1, or NONE), and which they are.

        printed   Sheet of the copy profile, if they do
        """
        game = self.play.game
        sheet = game.sheet
        game.start()
        game.change(sheet.cell(EXAM_TASKS), known)
        for task in range(exam_tasks.TASKS):
            value = printed.get(PRINTED_TASK, task) if printed else ABSENT
            game.change(sheet.cell(EXAM_TASK, task), value)
        self.tracker.replay()
        self.store()

    def open_tasks(self, kind, player, when):
        """Return of an entry: the exam, its open tasks that it might meet, the card of a bonus.

        when   nothing for now, or before which entry it is played, and whether it is a bonus
        """
        if when:
            before, bonus = when
            self.tracker.replay(before)
        else:
            bonus = self._is_bonus(kind, player)
        state = self.state
        found = (
            state.exam[player],
            exam_tasks.could_meet(state, kind, player, bonus),
            state.card[player] if bonus else ABSENT,
        )
        if when:
            self.tracker.replay()
        return found

    def behind(self, at):
        """Return when an entry is played that was forgotten behind another, as of open_tasks."""
        sheet = self.play.sheet
        following = entries.in_order(sheet, at) + 1
        while following < entries.count(sheet) and entries.after(sheet, following) != ABSENT:
            following += 1
        return following, True

    def said(self):
        """Return the two announcements that matter most, as bytes."""
        news = self.tracker.news
        said = []
        for what in _FIRST_SAID:
            for at in range(news.count):
                if news.what(at) == what:
                    said.append(self._told(at))
        for at in range(news.count):
            if news.what(at) not in _FIRST_SAID and news.what(at) != n.INCOME_OF:
                said.append(self._told(at))
        return said[:2]

    def _told(self, at):
        news = self.tracker.news
        what, player = news.what(at), news.player(at)
        names = [name.decode() for name in self.play.names]
        if what == n.REFUSED_LATER:
            return self.called(player) + self.texts.FITS_NO_MORE.encode()
        return render(self.texts.NEWS[what], (player, news.number(at)), names).encode()

    def called(self, at):
        """Return what an entry is called: who did what, as bytes."""
        sheet = self.play.sheet
        kind = entries.kind_of(sheet, at)
        name = self.texts.KINDS[kind].encode()
        if entries.is_of_player(kind):
            return self.play.names[entries.player_of(sheet, at)] + b" " + name
        return name

    def refused_entry(self):
        """Return the first entry that does not fit any more, -1 if all do."""
        news = self.tracker.news
        for at in range(news.count):
            if news.what(at) == n.REFUSED_LATER:
                return news.player(at)
        return -1

    def _is_bonus(self, kind, player):
        state = self.state
        return entries.is_card(kind) and not (state.current == player and state.cards[player])

    def _changed(self, app, at):
        if self.tracker.replay() == at >= 0:
            self.play.game.cancel()
            self.tracker.replay()
            self.refuse(app, self.tracker.first_why)
            return False
        return self.store()

    def store(self):
        """Store the step; True, or the exception NotStored with everything as before."""
        game = self.play.game
        self._reopen()
        try:
            game.finish()
        except NotStored:
            self.tracker.replay()
            raise
        self._done = game.log.done
        return True

    def _reopen(self):
        """Have the final scoring take over anew what it took over before this entry."""
        game = self.play.game
        for player in range(self.play.players):
            for field in (LIVRES, FAME):
                game.change(game.sheet.cell(field, player), ABSENT)

    def refuse(self, app, why):
        """Show why an entry cannot be."""
        text = self.texts.REFUSALS[why] if why != FITS else self.texts.NO_ROOM
        app.say(text.encode())
