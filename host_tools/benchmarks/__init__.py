"""What the device costs its users and its parts: the figures behind `tabletally bench`.

keys        how many keys a script presses
scenarios   which scripts are measured
on_board    counts of the virtual board
stock       the same screens done in the stock way
worse       what got worse against the figures that were committed
kept        the committed figures
tables      the same for a reader
"""
