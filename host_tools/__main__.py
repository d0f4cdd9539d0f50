"""`python -m tabletally`: the command of that name."""

import sys

from .cli import console

sys.exit(console())
