"""The application's sources as they are compiled for a board, which has little memory.

`shipped` in `shipping.py` does it, for a deploy as for the virtual board's ROM. Lines stay where
they are, so that a traceback names the right one:

- a table of fields that a module declares is put in finished, and the field numbers with it; texts
  are put in as they are when their module has run
- a constant number is put in where it is used, also in other modules, and no longer imported
- a name that begins with an underscore becomes one that the stock image has: each other name in a
  compiled module is kept in the heap for good
- modules are imported by their full names, which are there anyway
"""
