"""Options of the whole test run."""

ON_A_BOARD = "test_on_a_board.py"


def pytest_addoption(parser):
    """Add --long, what takes minutes and is not needed at every change, and --port.

    For `--port P` in two words see host_tools/pytest_plugin.
    """
    parser.addoption("--long", action="store_true", help="play 10,000 solo games, not 1,000")
    parser.addoption("--port", metavar="P", help="test the board at this serial port, and only it")


def pytest_ignore_collect(collection_path, config):
    """With --port only the tests on a board, without it all others."""
    if collection_path.suffix != ".py":
        return None
    wanted = bool(config.getoption("--port")) == (collection_path.name == ON_A_BOARD)
    return None if wanted else True
