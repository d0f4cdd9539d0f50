"""The whole chip in emulation: a stock firmware image runs on it, with our files on its flash.

    from tabletally.emulated_chip.chip import Chip
    report = run_script("up*3", make_machine=functools.partial(Chip, image))
    figures(report)

rp2040py is imported only when a chip is made. See docs/emulated_chip.md.
"""
