"""What stands on a board: its versions, and the files that they share."""

from __future__ import annotations

from dataclasses import dataclass

from . import layout
from .faults import NoBoard, Unsound
from .files import Files
from .layout import Version


@dataclass(frozen=True)
class Standing:
    """The versions on a board.

    running, before   None when there is none, or when its list is damaged
    files             all files in the folder, with their sizes
    """

    running: Version | None
    before: Version | None
    files: dict[str, int]

    @property
    def needed(self) -> set[str]:
        """The files that the two versions need."""
        files = {layout.RUN.rpartition("/")[2]}
        for version in (self.running, self.before):
            files |= version.files if version else set()
        return files

    @property
    def not_needed(self) -> list[str]:
        """The paths of those that nothing names: left by a deploy that was interrupted."""
        return [f"{layout.ROOT}/{name}" for name in self.files if name not in self.needed]


def look(files: Files) -> Standing:
    """Return what stands on the board."""
    names = files.text(layout.RUN).split()
    versions = [_version(files, name) for name in names[:2]] + [None, None]
    return Standing(versions[0], versions[1], files.names(layout.ROOT))


def _version(files: Files, name: str) -> Version | None:
    try:
        version = layout.parse(files.text(f"{layout.ROOT}/{name}"))
    except ValueError:
        return None
    return version if version.name == name else None


def switch(files: Files, running: Version, before: Version | None) -> None:
    """Have `running` start from now on: one rename, of the file that names both."""
    names = [version.name for version in (running, before) if version]
    files.replace(layout.RUN, " ".join(names).encode())


def demand_whole(files: Files, version: Version) -> None:
    """Raise Unsound unless every file of a version is what its name says."""
    paths = {f"{layout.ROOT}/{part.name}": part for part in version.parts}
    there = files.hashes(list(paths))
    for path, part in paths.items():
        if not there[path].startswith(part.name):
            raise Unsound(
                f"{part.path} of version {version.number} is damaged on the board: run "
                "`tabletally deploy`, which writes it anew"
            )


def demand_before(standing: Standing) -> Version:
    """Return the version that can be brought back; NoBoard when there is none."""
    if standing.before is None:
        raise NoBoard("there is no version before this one on the board: nothing was changed")
    return standing.before
