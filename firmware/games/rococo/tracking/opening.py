"""Which tracked game a play is: alone against du Barry, or among friends."""

from shared_rules.rococo.fields import SOLO


def tracked_of(app):
    """Return the tracked.Tracked of the app's play; du Barry's modules are loaded only for her."""
    if app.play.sheet.value(SOLO):
        from .solo.tracked import SoloTracked

        return SoloTracked(app)
    from .tracked import Tracked

    return Tracked(app)


def table_of(tracked):
    """Return the screen of the table during play."""
    if tracked.is_solo:
        from .solo.table import SoloTable

        return SoloTable(tracked)
    from .table_page import TablePage

    return TablePage(tracked)
