"""Which tracked game a play is: alone against du Barry, or among friends."""

from shared_rules.rococo.fields import SOLO


def tracked_of(app):
    """Return the tracked.Tracked of the app's play; du Barry's modules are loaded only for her."""
    if app.play.sheet.value(SOLO):
        from .solo.tracked import SoloTracked

        return SoloTracked(app)
    from .tracked import Tracked

    return Tracked(app)
