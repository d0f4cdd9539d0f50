"""The virtual board: the real firmware in a real MicroPython, with pixels, keys and flash.

From a test:

    from tabletally.virtual_board.running import run_script
    report = run_script("up*3 shot:a", language="ko")
    report.status, report.console, report.shots["a"].texts, report.figures()

or step by step:

    from tabletally.virtual_board.board import VirtualBoard
    with VirtualBoard(flash=Flash(image)) as board:
        cost = board.press("ok", measure=True)
        board.display.pixels(), board.flash.operations, board.console

How it hangs together: a script (`script`, `running`) presses `keys`, which drive levels on the
`wiring` at exact times of the device clock. The `machine`, here the `interpreter`, runs the
firmware and lets time pass on the wiring, sends bytes over the `bus` to the models in `displays`,
and changes the `flash`. The firmware waits for input when there was no bus traffic and no flash
operation for 100 ms of device time.

In the interpreter, the modules in `device/` stand in for machine, time and gc. The file system is
a littlefs at /, formatted as the stock firmware does; the host's folders are at /rom, in a ROM
image whose code and constants take no heap, as those in the flash of a device. What is
decided before the first start stands in the files /board and /first_language. Interrupts come
at the exact time during waits and bus transfers (soft ones after a transfer), and after a flash
operation, which masks them. Computing takes no device time. Heap figures are in bytes of a 64-bit
heap, where everything is twice as large as on the chip: 474,000 for a Pico's 237,000.
"""
