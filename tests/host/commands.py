"""Running `tabletally` inside the tests, with what it printed as bytes."""

import io
import sys

from tabletally import cli


class Ran:
    """What a run left: exit status, and both outputs as bytes."""

    def __init__(self, status, out, err):
        self.status = status
        self.out = out
        self.err = err

    @property
    def text(self):
        return self.out.decode("utf-8")

    @property
    def lines(self):
        return self.text.splitlines()


def run(*words, stdin=b""):
    """Run the command in this process."""
    streams = sys.stdin, sys.stdout, sys.stderr
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin), "utf-8")
    sys.stdout = io.TextIOWrapper(out, "utf-8", write_through=True)
    sys.stderr = io.TextIOWrapper(err, "utf-8", write_through=True)
    try:
        try:
            status = cli.main([str(word) for word in words])
        except SystemExit as end:
            status = end.code
        return Ran(status, out.getvalue(), err.getvalue())
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
