"""Options of the whole test run."""


def pytest_addoption(parser):
    """Add --long: what takes minutes and is not needed at every change."""
    parser.addoption("--long", action="store_true", help="play 10,000 solo games, not 1,000")
