"""Run in a terminal of its own by `terminal_user`: a board shown there, or a small shell."""

import os
import signal
import sys
from pathlib import Path

import painter
from tabletally.virtual_board.board import VirtualBoard
from tabletally.virtual_board.terminal.session import Options, show
from tabletally.virtual_board.terminal.signals import Ended
from tabletally.virtual_board.terminal.terminal import Terminal


def board(kind):
    """A board by one word: the name of a machine of `painter`, or a folder with a firmware."""
    if hasattr(painter, kind):
        return VirtualBoard(make_machine=getattr(painter, kind))
    return VirtualBoard(folders=sorted(path for path in Path(kind).iterdir() if path.is_dir()))


def show_it(kind):
    shown = board(kind)
    try:
        stopped = show(shown, Terminal(), Options(language="en"))
    except Ended as end:
        return 128 + end.number
    finally:
        shown.close()
    print("stopped:", stopped)
    return 0


def shell(kind):
    """Run `show_it` as a job, as shells do; when it stops, a line of input lets it go on."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    job = os.fork()
    if not job:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        while os.tcgetpgrp(0) != os.getpgrp():
            pass
        sys.exit(show_it(kind))
    os.setpgid(job, job)
    while True:
        os.tcsetpgrp(0, job)
        os.killpg(job, signal.SIGCONT)
        _, status = os.waitpid(job, os.WUNTRACED)
        os.tcsetpgrp(0, os.getpgrp())
        if not os.WIFSTOPPED(status):
            return os.waitstatus_to_exitcode(status)
        print("the job is stopped", flush=True)
        sys.stdin.readline()


if __name__ == "__main__":
    sys.exit(shell(sys.argv[2]) if sys.argv[1] == "shell" else show_it(sys.argv[1]))
