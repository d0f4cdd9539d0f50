"""What makes a board module wrong, on device and host alike."""

_LAST_PIN = 28
_INTERNAL_PINS = (23, 24, 25)  # of the Pico itself: supply mode, supply sense, LED
_FREQUENCIES = {"i2c": (10_000, 1_000_000), "spi": (100_000, 62_500_000)}
_INPUTS = {
    "buttons": ("up", "down", "ok", "back"),
    "encoder": ("a", "b", "ok", "back"),
    "two_keys": ("key0", "key1"),
}
_BUSES = {"ssd1306": "i2c", "sh1107": "spi", "st7789": "spi"}
_SIZES = {"ssd1306": ((128, 64), (128, 32)), "sh1107": ((128, 64),), "st7789": ((240, 135),)}
_ADDRESSES = {"ssd1306": (0x3C, 0x3D)}
_PINS = {"i2c": ("sda", "scl"), "spi": ("sck", "mosi", "cs", "dc")}
_PINS_OF_KIND = {"st7789": ("backlight",)}
_PINS_OF_SOME = {"i2c": (), "spi": ("reset", "backlight")}
# Which pins a bus of the chip can have, by the remainder of four.
_PLACES = {"i2c": (("sda", 0), ("scl", 1)), "spi": (("sck", 2), ("mosi", 3))}


def fault(board):
    """Return the reason why `board` (a module of this package) is wrong, or an empty string."""
    display = getattr(board, "DISPLAY", None)
    keys = getattr(board, "INPUT", None)
    if not isinstance(display, dict) or not isinstance(keys, dict):
        return "a board has the tables DISPLAY and INPUT"
    return _display_fault(display) or _input_fault(keys) or _pins_fault(display, keys)


def _display_fault(display):
    kind = display.get("kind")
    if kind not in _BUSES:
        return f"DISPLAY kind {kind!r} is not known"
    bus = _BUSES[kind]
    if display.get("bus") != bus:
        return f"{kind} is driven on bus {bus!r}, not {display.get('bus')!r}"
    size = (display.get("width"), display.get("height"))
    if size not in _SIZES[kind]:
        return f"{kind} is not made with {size[0]!r}x{size[1]!r} pixels"
    if bus == "i2c" and display.get("address") not in _ADDRESSES[kind]:
        return f"{kind} has no address {display.get('address')!r}"
    freq = display.get("freq")
    lowest, highest = _FREQUENCIES[bus]
    if not _is_number(freq) or not lowest <= freq <= highest:
        return f"DISPLAY freq is {lowest}..{highest} Hz, not {freq!r}"
    number = display.get("id")
    if number not in (0, 1):
        return f"DISPLAY id is 0 or 1, not {number!r}"
    for name, place in _PLACES[bus]:
        pin = display.get(name)
        if not _is_number(pin) or not _can_be(bus, number, place, pin):
            return f"DISPLAY {name} {pin!r} cannot be used for {bus.upper()} {number}"
    return ""


def _can_be(bus, number, place, pin):
    """Whether a pin can have a place on one of the chip's two buses of a kind."""
    if bus == "i2c":
        return pin & 3 == number << 1 | place
    return pin & 3 == place and pin >> 3 & 1 == number


def _input_fault(keys):
    kind = keys.get("kind")
    if kind not in _INPUTS:
        return f"INPUT kind {kind!r} is not known"
    for key in _INPUTS[kind]:
        if key not in keys:
            return f"INPUT has no key '{key}'"
    for key in keys:
        if key != "kind" and key not in _INPUTS[kind]:
            return f"INPUT key {key!r} is not known"
    return ""


def _pins_fault(display, keys):
    used = {}
    bus = display["bus"]
    of_display = _PINS[bus] + _PINS_OF_KIND.get(display["kind"], ())
    for name in _PINS_OF_SOME[bus]:
        if name in display and name not in of_display:
            of_display += (name,)
    names = [("DISPLAY " + name, display.get(name)) for name in of_display]
    names += [("INPUT " + key, keys[key]) for key in _INPUTS[keys["kind"]]]
    for name, pin in names:
        if not _is_number(pin) or not 0 <= pin <= _LAST_PIN or pin in _INTERNAL_PINS:
            return f"{name} is {pin!r}, which is no pin of the Pico"
        if pin in used:
            return f"pin {pin} is both {used[pin]} and {name}"
        used[pin] = name
    return ""


def _is_number(value):
    return isinstance(value, int) and not isinstance(value, bool)
