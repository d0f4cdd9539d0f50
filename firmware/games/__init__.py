"""The device's side of each game, one package per game with the same name as its rules.

A package gives:
  SEATS          how many seat colours it has
  LEAST_SEATS    how few of them can play; 1 begins a solo game
  SOLO           the field that says so, SOLO_PLAYERS how many players the sheet then has
  SWITCHES       (field, mask, value) of each option that a new game can have: on, those bits of
                 the field have that value; all off is the default. The game's texts call them by
                 SWITCHES in the same order
  scoring()      its results.final.Final
  track(app)     only where the game can be tracked: open the table during play
  printed(title) only where printed numbers can be corrected at any time: the screen for that
  told_moves(play, result)   only where the rules list moves besides points: for each who moves,
                 and what, as two tuples of bytes; the game's texts call the list MOVES
"""

# Those of shared_rules.registry that can be played on the device.
GAMES = ("rococo", "colors_of_paris", "dream_home", "queenz", "splendor_duel")


def load(word):
    """Import and return the package of a game."""
    return __import__("firmware.games." + word, None, None, ("SEATS",))
