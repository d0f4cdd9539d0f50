"""The virtual board in a terminal: its glass, its keys and its state, in real time.

    from tabletally.virtual_board.terminal.session import show
    status = show(VirtualBoard(), Terminal(), Options())

How it hangs together: `terminal` puts the real one in order and back; `decoder` turns its bytes
into events, `bindings` says what a key is for; `live` has the board and its keys.
`glyphs` makes characters of pixels, `layout` says where all stands, `panel` draws it with the
colours of `themes` on a `screen`, which sends what changed. `session` is the loop.

It knows the board by its keys, display, clock and counters only; what runs the firmware is the
board's business.
"""
