"""Work that allocates nothing, done with the heap locked: the functions that it calls start sooner.

MicroPython takes the frame of a function whose names and stack need more than eleven words from the
heap, and searches that from its beginning for a place: up to 0.2 ms a call. While the heap is
locked these frames are on the stack of C. And all of them count towards `gc.threshold`, although
they are given back at once: without them no collection comes in between.
"""

from micropython import heap_lock, heap_unlock


class _HeapLocked:
    def __enter__(self):
        heap_lock()

    def __exit__(self, kind, value, traceback):
        heap_unlock()


heap_locked = _HeapLocked()


def do_locked(work, of):
    """Do `work(of)` with the heap locked; if it fails, all of it again with the heap free.

    work   a function or `Class.method`: a bound method would be a new object at each call

    It may need room after all, or more stack than there is. And an error raised while the heap is
    locked has neither text nor place on a board, which the error screen is to tell.
    """
    try:
        with heap_locked:
            work(of)
        return
    except Exception:
        pass
    work(of)
