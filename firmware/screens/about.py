"""What this is, and in which version."""

import gc

from ..version import VERSION
from ..widgets.table import Table


class About(Table):
    """Version and memory, and whose font it is."""

    def opened(self, app):
        """Fill the rows."""
        texts = app.texts
        gc.collect()
        self.title = b"tabletally"
        self.show(
            texts.ABOUT_LINES + (texts.VERSION, texts.FREE_MEMORY),
            (b"",) * len(texts.ABOUT_LINES) + (VERSION, b"%d KB" % (gc.mem_free() // 1024)),
        )
