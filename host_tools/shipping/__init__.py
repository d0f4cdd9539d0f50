"""The application's sources as they are compiled for a board, which has little memory.

`shipped` in `shipping.py` does it, for a deploy as for the virtual board's ROM:

- a table of fields that a module declares is put in finished, and the field numbers with it; texts
  are put in as they are when their module has run (finishing.py)
- a constant number is put in where it is used, also in other modules, and no longer imported
- the modules of a chunk (chunks.py) are put together, each with its lines, in the order in which
  they need each other (units.py); what they take from each other is used where it is
- a name of ours becomes one that the stock image has, or a short one: each other name in a compiled
  module is kept in the heap for good (names.py)
- modules are imported by their full names, which are there anyway

A source is read once in a process (code.py), for all sets of sources that it is in.
"""
