"""Starts tabletally."""

import tabletally_start  # type: ignore[import-not-found]  # beside this file on the board

tabletally_start.run()
