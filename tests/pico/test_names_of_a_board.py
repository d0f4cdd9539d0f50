"""Names sent to a board at a serial port, through the real mpremote."""

from applications import board_from
from tabletally.pico.link import linked
from tabletally.virtual_board.running import run_script

MAIN = "print('main', 'runs')"


def test_names_of_a_board(tmp_path, tabletally):
    image = tmp_path / "image"
    assert run_script("ok", language="ko", flash=image).status == 0
    with board_from(image.read_bytes()) as board:
        with linked(board.name) as link:
            link.run(f"with open('/main.py', 'w') as file: file.write({MAIN!r})")
        assert tabletally("names", "지훈", "Ann", "--port", board.name) == (0, "지훈\nAnn\n", "")
        assert tabletally("names", "--port", board.name) == (0, "지훈\nAnn\n", "")
        with linked(board.name) as link:
            link.start_program()
            assert b"main runs" in link.listen((b"runs\r\n",), 5)
        saved = bytes(board.flash.data)
    image.write_bytes(saved)
    assert tabletally("names", "--flash", str(image)) == (0, "지훈\nAnn\n", "")


def test_a_board_that_was_never_started(board, tabletally):
    status, out, err = tabletally("names", "Ann", "--port", board.name)
    assert (status, out) == (2, "")
    assert "switch it on once and choose its language" in err
    assert err.count("\n") == 1
