"""In place of `gc`: the same, and the bytes allocated between two moments, to the block.

While measuring, nothing is collected but by the firmware's own `collect()`, which is counted
around; frames and buffers given back at once do not count. A block is 32 bytes on a 64-bit host.
"""

import gc

mem_alloc = gc.mem_alloc
mem_free = gc.mem_free
enable = gc.enable
disable = gc.disable
isenabled = gc.isenabled
threshold = gc.threshold

_allocated_before = 0
_counted = 0


def collect():
    """Collect garbage as gc.collect() does."""
    global _allocated_before, _counted
    _counted += mem_alloc() - _allocated_before
    gc.collect()
    _allocated_before = mem_alloc()


def measure_from():
    """Begin to count allocations."""
    global _allocated_before, _counted
    gc.disable()
    _counted = 0
    _allocated_before = mem_alloc()


def measure_to():
    """Return the bytes allocated since `measure_from`, and collect them."""
    collect()
    gc.enable()
    return _counted


def free_at_least():
    """Return the bytes of heap that are free right after a collection."""
    return mem_free()
