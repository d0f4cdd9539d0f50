"""Settings: ok changes the chosen one, and it is kept at once."""

from micropython import const

from .. import texts as languages
from ..storage import settings
from ..widgets.confirm import Confirm
from ..widgets.menu import Menu
from .about import About

_MINUTES = b"\x00\x01\x02\x05\x0a\x1e"  # what "blank after" offers; 0 is never
_CLEAR = const(5)  # the row
_ABOUT = const(6)


class SettingsMenu(Menu):
    """Language, flip, brightness, blanking, repeat; clear the history; about."""

    def opened(self, app):
        """Fill the rows."""
        texts = app.texts
        self.title = texts.SETTINGS
        labels = (
            texts.LANGUAGE,
            texts.FLIP,
            texts.BRIGHTNESS,
            texts.BLANK_AFTER,
            texts.REPEAT_SPEED,
            texts.CLEAR_HISTORY,
            texts.ABOUT,
        )
        self.show(labels, self._values(app))

    def ok(self, app):
        """Take the next value of the chosen setting."""
        row = self.rows.at
        if row == _ABOUT:
            app.open(About())
            return False
        if row == _CLEAR:
            texts = app.texts
            app.open(Confirm(self.title, texts.CLEAR_QUESTION, texts.CLEAR, texts.KEEP))
            return False
        kept = app.store.settings
        if row == settings.BLANK_AFTER:
            at = _MINUTES.find(bytes((kept.get(row),)))
            kept.put(row, _MINUTES[(at + 1) % len(_MINUTES)])
        else:
            least, most = kept.bounds(row)
            if row == settings.LANGUAGE:
                least, most = 1, len(languages.LANGUAGES)
            value = kept.get(row) + 1
            kept.put(row, value if value <= most else least)
        app.apply_settings()
        self.opened(app)
        return True

    def answered(self, app, answer):
        """Clearing was agreed to, or only something read."""
        if answer is True:
            app.store.history.clear()
            app.say(app.texts.CLEARED)

    def _values(self, app):
        texts = app.texts
        get = app.store.settings.get
        minutes = get(settings.BLANK_AFTER)
        return (
            languages.own_names()[get(settings.LANGUAGE) - 1],
            texts.YES if get(settings.FLIP) else texts.NO,
            b"%d" % get(settings.BRIGHTNESS),
            texts.MINUTES.replace(b"{}", b"%d" % minutes) if minutes else texts.NEVER,
            texts.SPEEDS[get(settings.REPEAT_SPEED)],
            b"",
            b"",
        )
