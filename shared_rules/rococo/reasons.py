"""Why a line scored what it did, as numbers; the texts name the operands in this order."""

from micropython import const

NOTHING_SAID = const(0)
ON_TRACK = const(1)  # fame
SOLD = const(2)  # livres, livres kept
JEWELS_OWNED = const(3)  # jewels
NO_CARDS = const(4)
CARDS = const(5)  # cards, fame of the first seven
HELD_FAVOUR = const(6)
NO_FAVOUR = const(7)
NO_STATUES = const(8)
STATUES_COUNTED = const(9)  # statues, fame of the first seven
GARMENTS_PRINTED = const(10)  # printed fame
GARMENTS_ON_BALCONY = const(11)  # printed fame, moved garments, fame more by them
DECORATIONS_PRINTED = const(12)  # printed fame
CONNECTED = const(13)  # printed fame
NOT_CONNECTED = const(14)
TILES_PAIRED = const(15)  # resource tiles

# Majorities. Operands: own count, own breaker (VIP spots, or the dearest space from 1), the other
# player or players (as bits when shared), their count, their breaker, the prize.
HALL = const(20)
SPACES = const(50)
ABSENT_HERE = const(0)
ALONE = const(1)
MOST = const(2)  # + the step that decided: count, breaker, musician; all the same = shared
NEXT = const(6)  # likewise, for the second prize against who comes after
AFTER_TIE = const(10)  # the second prize after losing a tie for the first
BEHIND = const(14)  # no prize: likewise, against who took the last one
FIRST_SHARED = const(18)  # no prize, because a shared first prize leaves no second
TWO_PLAYERS = const(19)  # no prize, because a game of two has only the first
TIE_FOR_NOTHING = const(20)  # tied, and the setting gives nobody the prize

BY_COUNT = const(0)
BY_BREAKER = const(1)
BY_MUSICIAN = const(2)
NOT_BROKEN = const(3)
