"""Two keys and a display on SPI, on the chip: what its controller sends is the same picture."""

from tabletally.virtual_board.running import run_script

SCRIPT = "down*2 up shot:second down ok shot:settings down*3 up shot:third back shot:home"


def played(**options):
    report = run_script(SCRIPT, board_id="waveshare_oled_1in3", language="en", **options)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    return report.shots


def test_same_screens_as_on_the_virtual_board(make_chip):
    assert played(make_machine=make_chip) == played()
