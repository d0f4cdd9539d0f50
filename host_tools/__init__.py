"""The host side of tabletally: the command, the virtual board and the builders."""

import sys
from pathlib import Path

_STAND_INS = str(Path(__file__).with_name("stand_ins"))
if _STAND_INS not in sys.path:
    # First, so that `micropython` is ours and not one that a package installed without `const`.
    sys.path.insert(0, _STAND_INS)
