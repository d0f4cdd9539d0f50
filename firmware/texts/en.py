"""English."""

from . import to_bytes

# Signs for the keys, as in the user guide: ▲ ▼ ● (ok) ◀ (back).
OK_GOES_ON = "●"

HOME = "tabletally"
CONTINUE = "Resume"
NEW_GAME = "New game"
HISTORY = "History"
SETTINGS = "Settings"
CHOOSE_GAME = "Which game?"

SEATS = "Who sits where?"
SEATS_GO_ON = "Next"
NOTHING = "-"
SEATS_SOLO = "Solo"
SEATS_HELP = "● for each, in order"
SEATS_AGAIN = "Hold ●: as last time"
SEATS_HOLD = "Hold ●: seat and start"
WHO = "{}: who is it?"
NO_NAME = "No name"
PLAYERS = "{} players"
SOLO = "solo"

BEGIN = "Start"

FINAL_SCORING = "Final scoring"
TRACK = "Play"
UNDO = "Undo"
REDO = "Redo"
GO_HOME = "Home"

HISTORY_EMPTY = "No game has been finished yet."
TOTAL = "Total"

LANGUAGE = "Language"
FLIP = "Flip display"
BRIGHTNESS = "Brightness"
BLANK_AFTER = "Blank after"
REPEAT_SPEED = "Key repeat"
CLEAR_HISTORY = "Clear history"
ABOUT = "About"
YES = "on"
NO = "off"
MINUTES = "{} min"
NEVER = "never"
SPEEDS = ("slow", "normal", "fast")

CLEAR_QUESTION = "Forget all finished games? They cannot be brought back."
CLEAR = "Forget"
KEEP = "Keep"
CLEARED = "All finished games are forgotten."

WHAT_IT_IS = "Tallies board games."
FONT = "Font: Galmuri (OFL)"
VERSION = "Version"
FREE_MEMORY = "Free memory"

FRESH = "Nothing stored here yet"
NOTE = "Please note"
NOT_STORED = "This could not be saved: memory is full or worn out. Nothing else is lost."
REPORTS = (
    "The damaged end of a file was left out. The rest is fine.",
    "A damaged file was set aside.",
    "A file of another version was set aside.",
    "A game of another version was set aside.",
    "A game that is unknown here was set aside.",
    "The seats of a game were damaged. The game goes on.",
    "A setting was out of range; its default is used.",
    "This was set aside at an earlier start.",
    "Memory is full. Nothing is lost.",
)
CALCULATING = "Calculating…"

WINS = "{} wins"
WIN_TOGETHER = "Shared win"
GOES_ON = "The game goes on"
POINTS = "Points"
CORRECT = "Correct"
PRINTED = "Printed points"
SAME_SEATS = "Again, same seats"

NOT_SAID = "as printed: ▲ ▼"
MORE_OR_DONE = "▲ enter   ● done"
MORE_OR_NONE = "▲ enter   ● none"
COUNT_IT = "Enter with ▲ ▼"
HOLD_FOR_NONE = "Hold ●: nobody else"
# Two lines beside a number: what holding ok does.
TAKE_REST = ("hold ●", "rest 0")
KEEP_REST = ("hold ●", "rest ok")

to_bytes(globals())
