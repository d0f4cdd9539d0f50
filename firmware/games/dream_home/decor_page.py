"""Who has which decor, and in which room it stands (D3)."""

from shared_rules.dream_home.decor import fits
from shared_rules.dream_home.fields import (
    AT,
    AT_FLOOR,
    AT_SPACE,
    DECOR,
    TOKENS,
    TREE_HOUSE,
)
from shared_rules.dream_home.house import (
    CELLS,
    END,
    FIRST,
    NO_CELL,
    cell_of,
    floor_of,
    space_of,
)
from shared_rules.dream_home.standing import standing

from ...widgets.layout import GLYPH, MARGIN, last_row
from ...wizard.owners_page import NOBODY, OwnersPage
from .lists import NO_ENTRY, entry_of, hand_over, owner, take_away
from .picture import Picture


class DecorPage(OwnersPage):
    """Fills the lists of tokens; where several rooms could hold one, its house is shown to choose.

    Only tokens are listed that some house has a room for, and only those players are offered.
    """

    def __init__(self, wizard):
        super().__init__(wizard)
        self._picture = Picture()
        self._cells = bytearray(CELLS)  # the first cell of each room that may take the token
        self._rooms = 0  # of them
        self._room = 0  # which of them is chosen
        self._room_names: tuple = ()  # of these rooms
        self._placing = False

    def opened(self, app):
        """Begin with the first token."""
        self._placing = False
        super().opened(app)

    def things(self, app):
        """Return the tokens that some house has a place for."""
        found = bytearray()
        for token in range(TOKENS):
            for player in range(app.play.players):
                if self.may_own(token, player):
                    found.append(token)
                    break
        return bytes(found)

    def label(self, app, thing):
        """The token's name."""
        return app.play.texts.TOKENS[thing].encode()

    def owner(self, thing):
        """Return who has the token."""
        return owner(self.wizard.sheet, DECOR, thing)

    def may_own(self, thing, player):
        """Whether the player's house has a room for it; others stand beside the house."""
        return thing >= TREE_HOUSE or self._find_rooms(thing, player) > 0

    def turn(self, app, step, repeated):
        """Choose another owner, or another room."""
        if not self._placing:
            return super().turn(app, step, repeated)
        self._room = (self._room + step) % self._rooms
        return True

    def ok(self, app):
        """Take the owner, then the room if there is a choice."""
        if self._placing:
            self._placing = False
            return self._place(app, self.thing(), self.chosen()) and self.go_on(app)
        player = self.chosen()
        if player != NOBODY and self.thing() < TREE_HOUSE:
            if self._find_rooms(self.thing(), player) > 1:
                self._placing = True
                rooms = app.play.texts.ROOMS
                cards = standing.house.cards
                self._room_names = tuple(
                    [rooms[cards[self._cells[room]]].encode() for room in range(self._rooms)]
                )
                return True
        return super().ok(app)

    def ok_held(self, app):
        """Leave the rest as it is."""
        return not self._placing and super().ok_held(app)

    def back(self, app):
        """Go to the owner, or to the token before."""
        if self._placing:
            self._placing = False
            return True
        return super().back(app)

    def draw(self, app):
        """Draw the list, or the house with the room that is chosen."""
        if not self._placing:
            super().draw(app)
            return
        canvas = app.canvas
        font = app.fonts.text
        player = self.chosen()
        house = standing.house
        canvas.title(font, self.label_shown(), app.play.names[player])
        self._picture.draw(canvas, self.wizard.sheet, player, house, self._cells[self._room])
        canvas.text(MARGIN, last_row(canvas) + GLYPH, self._room_names[self._room], font)

    def give(self, app, thing, player):
        """Store who has the token, in the only room that may take it."""
        self._room = 0
        if player != NOBODY and thing < TREE_HOUSE:
            self._find_rooms(thing, player)
        return self._place(app, thing, player)

    def _place(self, app, token, player):
        wizard = self.wizard
        cell = self._cells[self._room]
        wizard.start()
        take_away(wizard, DECOR, token)
        if player != NOBODY:
            entry = hand_over(wizard, DECOR, token, player)
            if token < TREE_HOUSE:
                wizard.put(AT, player, entry, 1)
                wizard.put(AT_FLOOR, player, entry, floor_of(cell))
                wizard.put(AT_SPACE, player, entry, space_of(cell))
        return wizard.finish(app)

    def _find_rooms(self, token, player):
        """Collect the rooms of a player that may take a token; return how many there are."""
        sheet = self.wizard.sheet
        standing.read(sheet, player)
        house = standing.house
        entry = entry_of(sheet, DECOR, player, token)
        here = NO_CELL
        if entry != NO_ENTRY:
            here = cell_of(sheet.get(AT_FLOOR, player, entry), sheet.get(AT_SPACE, player, entry))
        self._rooms = 0
        self._room = 0
        for floor in range(3):
            first = FIRST[floor]
            while first < END[floor]:
                end = house.room_end(first)
                holds_it = first <= here < end
                if fits(token, house.cards[first]) and (
                    holds_it or not house.room_decor(first, end)
                ):
                    if holds_it:
                        self._room = self._rooms
                    self._cells[self._rooms] = here if holds_it else first
                    self._rooms += 1
                first = end
        return self._rooms
