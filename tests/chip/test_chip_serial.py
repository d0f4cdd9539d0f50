"""mpremote finds a Pico with the image at the serial port."""

import subprocess
import sys
import threading

import pytest


@pytest.fixture
def port(uf2):
    from tabletally.emulated_chip.serial_chip import SerialChip

    chip = SerialChip(uf2)
    thread = threading.Thread(target=chip.serve, daemon=True)
    thread.start()
    yield chip.name
    chip.end()
    thread.join()


def test_heap_of_a_stock_pico(port):
    code = "import gc; print(gc.mem_free())"
    words = [sys.executable, "-m", "mpremote", "connect", port, "resume", "exec", code]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert 200_000 < int(done.stdout) < 245_888
