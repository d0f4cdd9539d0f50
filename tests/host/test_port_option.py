"""`pytest --port P` in two words: joined in this project, untouched in others."""

import subprocess
import sys
from pathlib import Path

import tabletally_port

ROOT = Path(__file__).resolve().parents[2]


def test_the_words_are_joined_in_place():
    words = ["-x", "--port", "/dev/ttyACM0", "-k", "test_board"]
    assert tabletally_port.joined(words) == ["-x", "--port=/dev/ttyACM0", "-k", "test_board"]


def test_this_project_is_known_from_inside(tmp_path):
    assert tabletally_port.is_here(ROOT)
    assert tabletally_port.is_here(ROOT / "tests" / "pico")
    assert not tabletally_port.is_here(tmp_path)


def test_other_projects_keep_their_own_option(tmp_path):
    (tmp_path / "conftest.py").write_text(
        "def pytest_addoption(parser):\n    parser.addoption('--port', type=int)\n"
    )
    (tmp_path / "test_it.py").write_text(
        "import sys\n\n\ndef test_it(request):\n"
        "    assert request.config.getoption('--port') == 5\n"
        "    assert 'tabletally' not in sys.modules\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--port", "5"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_path_that_is_no_board_is_said(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--port", str(tmp_path), "-p", "no:cacheprovider"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 3
    assert str(tmp_path) in done.stdout + done.stderr
