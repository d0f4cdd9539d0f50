"""A player's hives with the bees around each; one key leads to the map of the garden instead."""

from ...widgets.screen import AFTER
from ...wizard.list_page import ListPage
from .garden_page import GardenPage


class HivesPage(ListPage):
    """Hives as they were counted at the table."""

    def turn(self, app, step, repeated):
        """Count; down, before anything was said, opens the map."""
        if step == AFTER and not repeated and self.asks_first():
            self.wizard.show(app, GardenPage(self.wizard))
            return True
        return super().turn(app, step, repeated)

    def foot(self, app):
        """Return what down does, or what the hives score so far."""
        texts = app.play.texts
        if self.asks_first():
            return texts.OPEN_MAP.encode()
        wizard = self.wizard
        points = wizard.asking.hive_points(wizard.sheet, wizard.course.i())
        return texts.HIVES_SUM.format(points).encode()
