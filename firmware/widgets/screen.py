"""What every screen is: it takes keys and draws itself."""

from micropython import const

from ..keys import BACK, HELD, KEY, OK, PRESSED, RELEASED, UP

BEFORE = const(-1)
AFTER = const(1)


class Screen:
    """Does nothing but close at back, and everything at a long back.

    The methods for keys return True when the picture changed; `app.open` and `app.close` note that
    themselves.
    """

    def opened(self, app):
        """It came on top, for the first time or again."""

    def answered(self, app, answer):
        """The screen above closed with an answer; `opened` follows."""

    def draw(self, app):
        """Draw everything onto the cleared `app.canvas`, and allocate nothing.

        The heap is locked; what needs room is made in `opened`. A screen that does allocate is
        drawn a second time, without the lock.
        """

    def turn(self, app, step, repeated):
        """Up (BEFORE) or down (AFTER); `repeated` while it is held."""
        return False

    def ok(self, app):
        """The key ok."""
        return False

    def ok_held(self, app):
        """The key ok stays down; `ok` was called before."""
        return False

    def back(self, app):
        """The key back."""
        app.close()
        return False

    def back_held(self, app):
        """The key back stays down; `back` was called before, of this screen or another."""
        app.home()
        return False

    def rest(self, app):
        """No key is waiting: do a little of what can wait; False when there is nothing to do."""
        return False

    def on_key(self, app, event):
        """Hand an event of firmware.keys to the method for it."""
        kind = event & ~KEY
        if kind == RELEASED:
            return False
        key = event & KEY
        if key == OK:
            return self.ok(app) if kind == PRESSED else kind == HELD and self.ok_held(app)
        if key == BACK:
            return self.back(app) if kind == PRESSED else kind == HELD and self.back_held(app)
        return self.turn(app, BEFORE if key == UP else AFTER, kind != PRESSED)
