"""What this is, and in which version."""

import gc

from micropython import const

from ..version import VERSION
from ..widgets.table import Table

_KILO = const(1024)


class About(Table):
    """Version and memory, and whose font it is."""

    def opened(self, app):
        """Fill the rows."""
        texts = app.texts
        gc.collect()
        self.title = b"tabletally"
        self.show(
            (texts.WHAT_IT_IS, texts.FONT, texts.VERSION, texts.FREE_MEMORY),
            (b"", b"", VERSION, b"%d KB" % (gc.mem_free() // _KILO)),
        )
