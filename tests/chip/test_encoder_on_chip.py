"""The knob on the chip: its interrupts run with the heap locked, and count every detent."""

from tabletally.virtual_board.running import run_script

SCRIPT = "down*2 ok shot:settings down*3 shot:fourth up:500 shot:top down:300 up ok shot:there back"


def played(**options):
    report = run_script(SCRIPT, board_id="pico_ssd1306_encoder", language="en", **options)
    assert report.status == 0, f"{report.reason}\n{report.console}"
    return report.shots


def test_same_screens_as_on_the_virtual_board(make_chip):
    assert played(make_machine=make_chip) == played()
