"""Which file of the sources begins on which line of a module that a board gets them as.

Filled in where several are put together; in memory only while an error is shown.
"""

LINES: dict = {}  # module -> b"LINE FILE\n" per file, in their order
