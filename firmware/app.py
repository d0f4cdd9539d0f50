"""The one loop: keys in, the top screen drawn, what changed sent to the display.

Screens are described in widgets/screen.py.
"""

import gc
from time import sleep_ms

from micropython import const

from . import in_flash, modules, texts
from .fonts.loading import Fonts
from .heap_locked import do_locked
from .storage import settings
from .storage.reports import FRESH, NotStored
from .widgets.message import Message

_IDLE_MS = const(4)
_COLLECT_AFTER = const(24)  # idle moments, so that it never comes between two quick presses


def open_home(app):
    """Open home, or the question for the language while there is none."""
    modules.let_go(modules.IN_GAME)
    modules.keep_only("")
    if app.language:
        from .screens.home import Home

        app.open(Home())
    else:
        from .screens.language import FirstLanguage

        app.open(FirstLanguage())


def idle(ms):
    """Let `ms` milliseconds pass: the only place where the firmware waits."""
    sleep_ms(ms)


class App:
    """A stack of screens over one display and one set of keys.

    canvas   draws into the display's frame
    keys     firmware.keys.Keys
    glass    firmware.glass.Glass: the light of the display
    store    what is kept on flash
    fonts    fonts.loading.Fonts of the language
    texts    the module of texts of the language
    fresh    whether the file system is, and nobody has seen that home says so
    play     firmware.play.Play: the game that is played, or None
    """

    def __init__(self, display, canvas, keys, glass, store):
        self._display = display
        self.canvas = canvas
        self.keys = keys
        self.glass = glass
        self.store = store
        self.language = ""
        self.fresh = False
        self.fonts = self.texts = self.play = None
        self._screens = []
        self._kept = 0
        self._opener = None
        self._changed = False
        self._idle_for = 0
        self._placed = False

    def speak(self, language):
        """Load the fonts and texts of a language (its code, "" before one is chosen)."""
        if self.texts and language == self.language:
            return
        self.language = language
        self.fonts = self.texts = None
        gc.collect()
        self.texts = texts.load(language)
        self.fonts = Fonts(texts.in_hangul(language))

    def apply_settings(self):
        """Bring language, display and keys to what the settings say."""
        get = self.store.settings.get
        language = get(settings.LANGUAGE)
        self.speak(texts.codes()[language - 1] if language else "")
        self.glass.set_up(get(settings.FLIP), get(settings.BRIGHTNESS), get(settings.BLANK_AFTER))
        self.keys.speed = get(settings.REPEAT_SPEED)

    def take_reports(self):
        """Return what the store has to report, and have home say that it is fresh."""
        reports = [report for report in self.store.reports if report[0] != FRESH]
        self.fresh = self.fresh or len(reports) < len(self.store.reports)
        self.store.reports.clear()
        return reports

    def seen(self):
        """The user has seen all reports."""
        self.fresh = False
        self.store.seen()

    def open(self, screen):
        """Put `screen` on top."""
        self._screens.append(screen)
        screen.opened(self)
        self._changed = True

    def close(self, answer=None):
        """Leave the top screen, handing `answer` to the one below; below the lowest is home."""
        if len(self._screens) == 1:
            self.home()
            return
        self._screens.pop()
        if answer is not None:
            self._screens[-1].answered(self, answer)
        self._screens[-1].opened(self)
        self._changed = True

    def replace(self, screen):
        """Put `screen` in the place of the top one."""
        self._screens.pop()
        self.open(screen)

    def hand_over(self, opener):
        """Leave the top screen; when its key is done, `opener(app)` opens the next one.

        So the modules of both need not be in memory together.
        """
        self._kept = len(self._screens) - 1
        self._opener = opener

    def start(self, opener):
        """Leave all screens, as `hand_over`."""
        self._kept = 0
        self._opener = opener

    def home(self):
        """Leave all screens for home."""
        self.start(open_home)

    def redraw(self):
        """Draw the top screen and bring the display up to it."""
        self._changed = False
        do_locked(App._draw, self)
        self._display.show()

    def show(self):
        """Bring the display up to what is drawn, for who draws while no key is awaited."""
        self._display.show()

    def say(self, text, about=b""):
        """Show a message over everything else; `about` names in its title what it is about."""
        self.open(Message(about or self.texts.NOTE, text))

    def step(self):
        """Take one event, or wait a moment when there is none."""
        event = self.keys.next()
        if not event:
            self._wait()
            return
        self._idle_for = 0
        if self.glass.takes(event):
            return
        try:
            if self._screens[-1].on_key(self, event):
                self._changed = True
            if self._opener:
                self._change_over()
        except NotStored:
            self.say(self.texts.NOT_STORED)
        if self.store.reports:
            self.report(self.take_reports())
        if self._changed:
            self.redraw()
        self._save()
        self.keys.look()

    def run(self):
        """Go on for ever."""
        if self._changed:
            self.redraw()
        while True:
            self.step()

    def report(self, reports):
        """Show reports of the store, at least one, over everything else."""
        from .screens.reports import Reports

        self.open(Reports(reports))

    def _draw(self):
        self.canvas.clear()
        self._screens[-1].draw(self)

    def _save(self):
        """Store what the key entered: what follows from it is on the display already."""
        try:
            if self.play:
                self.play.game.save()
        except NotStored:
            self.say(self.texts.NOT_STORED)
        if self.store.reports:
            self.report(self.take_reports())
        if self._changed:
            self.redraw()

    def _change_over(self):
        opener, self._opener = self._opener, None
        del self._screens[self._kept :]
        gc.collect()
        opener(self)
        if self._opener:
            self._change_over()

    def _wait(self):
        if self._screens[-1].rest(self):
            return
        self.glass.pass_time()
        if not self.keys.down_count:  # a key that is held repeats to the millisecond
            self._tidy_up()
        idle(_IDLE_MS)

    def _tidy_up(self):
        self._idle_for += 1
        if self._idle_for == _COLLECT_AFTER:
            gc.collect()
        elif self._idle_for > _COLLECT_AFTER:
            if in_flash.place_more():
                self._placed = True
            elif self._placed:
                self._placed = False
                self._idle_for = 0  # the copies in the heap are collected next
