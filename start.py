#!/usr/bin/env python3
"""Sets up all that tabletally needs in `.venv`, then runs it.

    python3 start.py          shows the device in the terminal, to be used with the keys
    python3 start.py demo     scores the example games and explains the first
    python3 start.py test     checks and tests everything
    python3 start.py run ...  runs the command `tabletally ...`

Needs Python 3.10 or newer and its package index, nothing else.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE / ".venv"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
STAMP = ENVIRONMENT / "set_up_for"
STUBS = ENVIRONMENT / "typings"
GAME = HERE / "tests" / "scenarios" / "four_players.keys"
HAS_MICROPYTHON = "import importlib.util as u, sys; sys.exit(not u.find_spec('micropython_run'))"
OLDEST = (3, 10)
WORKERS = ("-n", "auto", "--dist", "loadfile")


def main(arguments):
    """Set up, run what was asked for, and return its exit status."""
    if sys.version_info < OLDEST:
        return fail("Python 3.10 or newer is needed; this one is %s" % sys.version.split()[0])
    word = arguments[0] if arguments else "play"
    if word in ("-h", "--help"):
        print(__doc__.strip())
        return 0
    if word not in ("play", "demo", "test", "run"):
        return fail("unknown word %r; say nothing, `demo`, `test` or `run ...`" % word)
    try:
        set_up("dev" if word == "test" else "")
        if word == "test":
            return test(arguments[1:])
        if word == "run":
            return tabletally(*arguments[1:])
        return demo() if word == "demo" else play()
    except subprocess.CalledProcessError as error:
        return fail("this step failed: %s" % " ".join(map(str, error.cmd)))
    except KeyboardInterrupt:
        return 130


def fail(sentence):
    print("start.py: " + sentence, file=sys.stderr)
    return 2


def run(command):
    return subprocess.run(command, cwd=HERE, check=False).returncode


def set_up(extra):
    """Make the virtual environment and install the project, unless that was done before."""
    wanted = fingerprint()
    done = STAMP.read_text().split() if STAMP.exists() else []
    if done[:1] == [wanted] and (not extra or extra in done):
        return
    print("start.py: setting up .venv; this is needed once and takes a minute", flush=True)
    if not (done and python_works()):
        make_environment()
    install("--editable", ".[%s]" % extra if extra else ".")
    if extra:
        install("--upgrade", "--target", str(STUBS), "micropython-rp2-rpi_pico-stubs")
    STAMP.write_text(" ".join([wanted, extra]).strip())


def fingerprint():
    """What the environment depends on: the project's requirements and the Python."""
    text = (HERE / "pyproject.toml").read_bytes() + sys.version.encode() + str(HERE).encode()
    return hashlib.sha256(text).hexdigest()


def python_works():
    return (BIN / "python").exists() and run([str(BIN / "python"), "-c", "import pip"]) == 0


def make_environment():
    """A virtual environment with pip, also where the system's Python comes without ensurepip."""
    try:
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
    except subprocess.CalledProcessError:
        venv.create(ENVIRONMENT, clear=True, with_pip=False)
        pip = [sys.executable, "-m", "pip", "--python", str(BIN / "python"), "--quiet"]
        subprocess.run([*pip, "install", "pip"], cwd=HERE, check=True)


def install(*what):
    pip = [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *what], cwd=HERE, check=True)


def tabletally(*arguments):
    return run([str(BIN / "tabletally"), *map(str, arguments)])


def play():
    """Show the virtual board; where nobody can press keys, let a script play a game on it."""
    if run([str(BIN / "python"), "-c", HAS_MICROPYTHON]):
        print("There is no MicroPython for this machine (Windows: use WSL), so the board cannot be")
        print("shown; games can be scored from files:\n", flush=True)
        return demo()
    if sys.stdin.isatty() and sys.stdout.isatty():
        return tabletally("sim")
    print("No terminal here, so a script presses the keys of a game of four:", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        status = tabletally("sim", "--script", GAME, "--out", folder, "--lang", "en", "--report")
        for screen in sorted(Path(folder).glob("*.txt")):
            print("\n[%s]\n%s" % (screen.stem, screen.read_text("utf-8")), end="", flush=True)
    print("\nThe sheet of that game, scored by the same rules on this machine:", flush=True)
    return status or tabletally("score", "--brief", GAME.with_suffix(".sheet.json"))


def demo():
    """Score the example games: the first with all reasons, the others in a line each."""
    examples = HERE / "tests" / "examples"
    sheets = sorted(path for path in examples.glob("*/*.json") if ".expected" not in path.name)
    first = examples / "rococo" / "four_players.json"
    status = tabletally("score", first)
    print("\nThe other examples; `tabletally score FILE` explains each:", flush=True)
    tabletally("score", "--brief", *[path.relative_to(HERE) for path in sheets if path != first])
    return status


def test(arguments):
    """Lint, check types on both sides, and run all tests; returns the first status not 0."""
    python = str(BIN / "python")
    steps = [
        [python, "-m", "ruff", "check", "."],
        [python, "-m", "ruff", "format", "--check", "."],
        [python, "-m", "mypy"],
        [python, "-m", "mypy", "--config-file", "mypy_device.ini"],
        [python, "-m", "pytest", *for_pytest(arguments)],
    ]
    for step in steps:
        print("$ " + " ".join(["python", *step[1:]]), flush=True)
        status = run(step)
        if status:
            return status
    return 0


def for_pytest(arguments):
    """Workers, but one for a board; --port and its path joined, for pytest takes a path that
    stands alone for a folder of tests."""
    if "--port" in arguments[:-1]:
        at = arguments.index("--port")
        return [*arguments[:at], "--port=" + arguments[at + 1], *arguments[at + 2 :]]
    if any(word.startswith("--port=") for word in arguments):
        return arguments
    return [*WORKERS, *arguments]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
