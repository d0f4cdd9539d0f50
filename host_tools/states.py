"""The user's own folder for what is kept between runs."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def folder(environment: Mapping[str, str] = os.environ, platform: str | None = None) -> Path:
    """Return the folder, which may not be there yet; the same rules as other programs follow."""
    platform = platform or sys.platform
    if platform == "darwin":
        states = Path.home() / "Library" / "Application Support"
    elif platform == "win32":
        local = environment.get("LOCALAPPDATA", "")
        states = Path(local) if local else Path.home() / "AppData" / "Local"
    else:
        named = environment.get("XDG_STATE_HOME", "")
        states = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "state"
    return states / "tabletally"
