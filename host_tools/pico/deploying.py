"""The application brought to a board: beside what runs there, verified, switched by one rename.

At any moment what started before starts, until the rename; from then on the new version does.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from tabletally.virtual_board import boards

from . import backup, building, compiling, layout, standing, starting
from .building import Build
from .connecting import connected
from .facts import Facts
from .faults import BoardFault, Lost, NoRoom, Unsound
from .files import Files
from .layout import Part, Version
from .link import Link
from .progress import Progress
from .standing import Standing

_SPARE_BLOCKS = 6  # for the folder, the lists, and what littlefs moves
_OURS, _NONE, _OTHERS = "ours", "none", "another's"  # whose main.py is there
_OTHERS_MAIN = "/main_before_tabletally.py"
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    """What was asked for; `board` and `language` are None when they were not."""

    board: str | None
    language: str | None
    dry_run: bool


def deploy(port: str | None, wish: Wish, tell: Tell) -> None:
    """Bring the application to the board and start it. BoardFault, WrongUsage, WrongSource."""
    if wish.board:
        boards.load(wish.board)
    try:
        _deploy(port, wish, tell)
    except Lost as fault:
        raise Lost(f"{fault} (what it starts is whole: this version or the one before)") from None


def _deploy(port: str | None, wish: Wish, tell: Tell) -> None:
    with connected(port) as (link, facts):
        tell(f"{link.port}: {facts.told()}")
        compiling.demand_version(facts.mpy, facts.micropython)
        build = building.build(wish.board or _board_of(facts), facts.arch)
        files = Files(link)
        found = standing.look(files)
        missing = _missing(files, build, found)
        _tell_plan(tell, build, found, missing)
        if wish.dry_run:
            link.start_program()
            return
        _back_up(files, facts, tell)
        _Deploy(link, files, build, wish, tell).run(found, missing)


def roll_back(port: str | None, tell: Tell) -> None:
    """Have the version before start again."""
    with connected(port) as (link, facts):
        tell(f"{link.port}: {facts.told()}")
        files = Files(link)
        found = standing.look(files)
        before = standing.demand_before(found)
        standing.demand_whole(files, before)
        _back_up(files, facts, tell)
        standing.switch(files, before, found.running)
        _start_or_go_back(link, before, found.running, before)
        tell(f"tabletally {before.number} runs again")


def _board_of(facts: Facts) -> str:
    return facts.board if facts.board in boards.known() else boards.DEFAULT


def _missing(files: Files, build: Build, found: Standing) -> list[Part]:
    """The parts that are not on the board yet, each only once."""
    wanted = {part.name: part for part in build.parts}
    there = [name for name, part in wanted.items() if found.files.get(name) == len(part.content)]
    for path, digest in files.hashes([_path(name) for name in there]).items():
        name = path.rpartition("/")[2]
        if digest.startswith(name):
            del wanted[name]
    return list(wanted.values())


def _tell_plan(tell: Tell, build: Build, found: Standing, missing: list[Part]) -> None:
    new = build.version
    size = sum(len(part.content) for part in missing)
    if found.running and found.running.name == new.name and not missing:
        tell(f"version {new.number} for {new.board} is there already: nothing to write")
        return
    paths = ", ".join(part.path for part in missing) or "nothing but the list of its parts"
    tell(
        f"version {new.number} for {new.board}: {len(missing)} of {len(build.parts)} parts to "
        f"write, {-(-size // 1024)} KB ({paths})"
    )


def _back_up(files: Files, facts: Facts, tell: Tell) -> None:
    place, count = backup.save(files, facts.id)
    tell(f"saved games: {count} files are kept in {place}" if place else "no saved games yet")


class _Deploy:
    def __init__(self, link: Link, files: Files, build: Build, wish: Wish, tell: Tell) -> None:
        self._link = link
        self._files = files
        self._build = build
        self._wish = wish
        self._tell = tell

    def run(self, found: Standing, missing: list[Part]) -> None:
        new = self._build.version
        same = found.running is not None and found.running.name == new.name
        self._files.make_folder(layout.ROOT)
        self._files.remove(self._leftovers(found))
        found = self._make_room(found, missing)
        try:
            self._write_parts(missing)
            if new.name not in found.files or not same:
                self._files.write(_path(new.name), new.text.encode())
            main_stands = self._prepare_start()
        except (NoRoom, Unsound):
            self._take_back(found)
            raise
        before = found.before if same else found.running
        if not same:
            standing.switch(self._files, new, before)
        self._place_main(main_stands)
        self._bring_settings()
        self._clean_up()
        self._start(found, before)

    def _leftovers(self, found: Standing) -> list[str]:
        """What nothing names and the new version does not need either."""
        return [path for path in found.not_needed if path not in self._new_paths()]

    def _new_paths(self) -> set[str]:
        return {_path(name) for name in self._build.version.files}

    def _make_room(self, found: Standing, missing: list[Part]) -> Standing:
        """Give up the version before if there is no room else."""
        wanted = sum(-(-len(part.content) // 4096) for part in missing) + _SPARE_BLOCKS
        if wanted <= self._files.free_blocks():
            return found
        if found.running and found.before and found.before.name != self._build.version.name:
            self._tell(f"there is no room for three versions: {found.before.number} is removed")
            standing.switch(self._files, found.running, None)
            found = Standing(found.running, None, found.files)
            self._files.remove(self._leftovers(found))
        free = self._files.free_blocks()
        if wanted > free:
            raise NoRoom(
                f"the board has {free} free blocks of 4 KB, and {wanted} are needed: remove files "
                "of yours from it, or clear its history in its settings"
            )
        return found

    def _write_parts(self, missing: list[Part]) -> None:
        bar = Progress("writing", sum(len(part.content) for part in missing))
        try:
            for part in missing:
                self._files.write(_path(part.name), part.content, bar)
        finally:
            bar.finish()

    def _prepare_start(self) -> str:
        """Put the files at the root there, main.py under another name; return how it stands."""
        start, main = self._build.start, self._build.main
        there = self._files.hashes([layout.START, layout.MAIN])
        if there[layout.START] != hashlib.sha256(start).hexdigest():
            self._files.replace(layout.START, start)
        if there[layout.MAIN] == hashlib.sha256(main).hexdigest():
            return _OURS
        self._files.write(layout.MAIN + ".new", main)
        if not there[layout.MAIN] or "tabletally" in self._files.text(layout.MAIN):
            return _NONE
        return _OTHERS

    def _place_main(self, stands: str) -> None:
        """Only now, so that what ran before tabletally runs until all is there; it is kept."""
        if stands == _OTHERS:
            self._files.rename(layout.MAIN, _OTHERS_MAIN)
            self._tell(f"main.py, which was not tabletally's, is now {_OTHERS_MAIN} on the board")
        if stands != _OURS:
            self._files.rename(layout.MAIN + ".new", layout.MAIN)

    def _bring_settings(self) -> None:
        self._bring_word(layout.BOARD, self._build.version.board)
        if self._wish.language:
            self._bring_word(layout.LANGUAGE, self._wish.language)

    def _bring_word(self, path: str, word: str) -> None:
        if self._files.text(path).strip() != word:
            self._files.replace(path, word.encode())

    def _take_back(self, found: Standing) -> None:
        """Leave nothing of a deploy that failed."""
        new = [path for path in self._new_paths() if path.rpartition("/")[2] not in found.needed]
        temporary = [f"{layout.START}.new", f"{layout.MAIN}.new", f"{layout.RUN}.new"]
        with contextlib.suppress(BoardFault):
            self._files.remove(new + temporary)

    def _clean_up(self) -> None:
        self._files.remove(standing.look(self._files).not_needed)

    def _start(self, found: Standing, before: Version | None) -> None:
        new = self._build.version
        # What stood before the running one was cleaned up, so there is nothing behind it now.
        _start_or_go_back(self._link, new, found.running, None)
        self._tell(f"tabletally {new.number} runs")
        if before and before.name != new.name:
            self._tell(f"`tabletally deploy --rollback` brings {before.number} back")


def _start_or_go_back(
    link: Link, new: Version, old: Version | None, before_old: Version | None
) -> None:
    """Start the board; Unsound if the new version does not run, and the old one then does."""
    said = starting.start(link)
    if not said:
        return
    if old is None or old.name == new.name:
        raise Unsound(f"tabletally {new.number} was written, but does not start: {said}")
    link.take_over()
    standing.switch(Files(link), old, before_old)
    starting.start(link)
    raise Unsound(
        f"tabletally {new.number} was written, but does not start ({said}): "
        f"{old.number} was brought back and runs"
    )


def _path(name: str) -> str:
    return f"{layout.ROOT}/{name}"
