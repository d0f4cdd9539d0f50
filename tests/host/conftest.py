"""The host's tests use the sheets of the rules' tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "rules"))
