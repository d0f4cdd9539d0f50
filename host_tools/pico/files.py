"""Files of a board, moved over the serial port and verified where they arrive."""

from __future__ import annotations

import base64
import binascii
import contextlib
import hashlib
from collections.abc import Callable, Iterator

from . import on_board
from .faults import CodeFailed, NoRoom, Unsound
from .link import Link

_PIECE = 3072  # bytes; a command of four thirds of that fits the memory of a board easily
_AT_ONCE = 16
_TRIES = 2
Moved = Callable[[int], None]


def _nobody(moved: int) -> None:
    """Nobody wants to know how many bytes were moved."""


class Files:
    """The files of a board behind a link."""

    def __init__(self, link: Link) -> None:
        """Bring the board's own half there, into its memory."""
        self._link = link
        with self._failures("getting ready"):
            link.run(on_board.code("agent"), doing="getting ready")

    def write(self, path: str, content: bytes, moved: Moved = _nobody) -> None:
        """Write a file and have the board hash what its flash then holds.

        NoRoom: flash is full. Unsound: what was read back is something else, twice.
        """
        wanted = hashlib.sha256(content).hexdigest()
        for _ in range(_TRIES):
            if self._write_once(path, content, moved) == wanted:
                return
            moved = _nobody
        raise Unsound(
            f"{path} reads back from the board's flash differently from what was written: try "
            "again, and if that does not help, the flash of this board is worn out"
        )

    def _write_once(self, path: str, content: bytes, moved: Moved) -> str:
        code = f"begin({path!r})\n"
        told = ""
        for start in range(0, max(len(content), 1), _PIECE):
            piece = content[start : start + _PIECE]
            code += f"more({base64.b64encode(piece)!r})\n"
            if start + _PIECE >= len(content):
                code += f"end({path!r})\n"
            told = self._do(code, f"writing {path}")
            code = ""
            moved(len(piece))
        return told.strip()

    def replace(self, path: str, content: bytes) -> None:
        """Write a file beside another and put it in its place with one rename."""
        self.write(f"{path}.new", content)
        self.rename(f"{path}.new", path)

    def read(self, path: str, size: int) -> bytes:
        """Return the content of a file of that size; Unsound if it is not all there."""
        doing = f"reading {path}"
        content = b""
        for start in range(0, size, _PIECE):
            told = self._do(f"piece({path!r}, {start}, {_PIECE})", doing)
            with contextlib.suppress(binascii.Error):
                content += base64.b64decode(told)
        if hashlib.sha256(content).hexdigest() != self.hash_of(path):
            raise Unsound(f"{path} was not read whole from the board: try again")
        return content

    def text(self, path: str) -> str:
        """Return a text file, empty when there is none."""
        return self._do(f"text({path!r})", f"reading {path}")

    def hash_of(self, path: str) -> str:
        """Return the SHA-256 of a file, empty when there is none."""
        told = self._do(f"hash_of({path!r})", f"verifying {path}").strip()
        return "" if told == "-" else told

    def hashes(self, paths: list[str]) -> dict[str, str]:
        """Return the SHA-256 of each file, empty for one that is not there."""
        told: list[str] = []
        for some in _batches(paths):
            code = "".join(f"hash_of({path!r})\n" for path in some)
            told += self._do(code, "verifying what is there").split()
        return {path: "" if said == "-" else said for path, said in zip(paths, told, strict=True)}

    def names(self, folder: str) -> dict[str, int]:
        """Return the files in a folder, none when there is no such folder, with their sizes."""
        return self._sizes(f"names({folder!r})", f"listing {folder}")

    def tree(self, folder: str) -> dict[str, int]:
        """Return the paths of all files below a folder, with their sizes."""
        return self._sizes(f"tree({folder!r})", f"listing {folder}")

    def make_folder(self, path: str) -> None:
        """Make a folder unless there is one."""
        self._do(f"make_folder({path!r})", f"making {path}")

    def rename(self, path: str, name: str) -> None:
        """Give a file another name; what had that name is gone."""
        self._do(f"os.rename({path!r}, {name!r})", f"renaming {path}")

    def remove(self, paths: list[str]) -> None:
        """Remove files that may be missing."""
        for some in _batches(paths):
            self._do(f"remove(*{some!r})", "removing what is not needed any more")

    def free_blocks(self) -> int:
        """Return how many blocks are free."""
        return int(self._do("free_blocks()", "looking for room"))

    def _sizes(self, code: str, doing: str) -> dict[str, int]:
        lines = self._do(code, doing).splitlines()
        return {name: int(size) for name, _, size in (line.rpartition(" ") for line in lines)}

    def _do(self, code: str, doing: str) -> str:
        with self._failures(doing):
            return self._link.run(code, doing=doing)

    @contextlib.contextmanager
    def _failures(self, doing: str) -> Iterator[None]:
        try:
            yield
        except CodeFailed as error:
            if error.is_full:
                raise NoRoom(
                    f"the flash of the board is full while {doing}: remove files of yours from it, "
                    "or clear its history in its settings"
                ) from None
            raise Unsound(f"the board failed while {doing}: {error.last_line}") from None


def _batches(paths: list[str]) -> Iterator[list[str]]:
    for start in range(0, len(paths), _AT_ONCE):
        yield paths[start : start + _AT_ONCE]
