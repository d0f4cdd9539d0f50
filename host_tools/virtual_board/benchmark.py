"""`python -m tabletally.virtual_board.benchmark`: bytes per key, and real seconds per 200 keys."""

import json
import time

from .running import run_script

_SCRIPT = "up*100 down*60 ok*20 back*20"


def main() -> None:
    """Press 200 keys without and with counting allocations, and print the figures."""
    start = time.perf_counter()
    run_script(_SCRIPT)
    seconds = time.perf_counter() - start
    start = time.perf_counter()
    figures = run_script(_SCRIPT, measure=True).figures()
    figures["seconds_per_200_keys"] = round(seconds, 2)
    figures["seconds_per_200_keys_measured"] = round(time.perf_counter() - start, 2)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
