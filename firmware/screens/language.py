"""The first question of all: which language."""

from .. import texts
from ..storage.settings import LANGUAGE
from ..widgets.menu import Menu
from .home import Home


class FirstLanguage(Menu):
    """Languages by their own names, nothing else, for no other word would be understood."""

    def opened(self, app):
        """Fill the rows."""
        self.title = b"tabletally"
        self.show(texts.own_names())

    def ok(self, app):
        """Keep the choice and go home."""
        language = self.rows.at
        app.store.settings.put(LANGUAGE, language + 1)
        app.speak(texts.codes()[language])
        app.replace(Home())
        return False

    def back(self, app):
        """There is nothing before it."""
        return False
