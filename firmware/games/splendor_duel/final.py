"""The final scoring of Splendor Duel: the places compare what the game was decided by."""

from shared_rules.splendor_duel.collection import (
    BY_NOTHING,
    BY_POINTS,
    COLOUR_TO_WIN,
    CROWNS_TO_WIN,
    POINTS_TO_WIN,
)

from ...results.final import Final

_GOALS = (POINTS_TO_WIN, CROWNS_TO_WIN, COLOUR_TO_WIN)  # of the lines, in the order of conditions


class SplendorDuelFinal(Final):
    """Crowns win as points do, and neither has to be more than the condition says."""

    def compared(self, result):
        """Return what there is of the condition that was fulfilled, points while none was."""
        line = BY_POINTS if result.decided == BY_NOTHING else result.decided
        numbers = [result.points[player * result.lines + line] for player in range(result.players)]
        return numbers, _GOALS[line]
