"""What makes a board module wrong, on device and host alike."""

_LAST_PIN = 28
_INTERNAL_PINS = (23, 24, 25)  # of the Pico itself: supply mode, supply sense, LED
_FREQUENCIES = (10_000, 1_000_000)
_INPUTS = {"buttons": ("up", "down", "ok", "back"), "encoder": ("a", "b", "ok", "back")}
_SIZES = {"ssd1306": ((128, 64), (128, 32))}
_ADDRESSES = {"ssd1306": (0x3C, 0x3D)}


def fault(board):
    """Return the reason why `board` (a module of this package) is wrong, or an empty string."""
    display = getattr(board, "DISPLAY", None)
    keys = getattr(board, "INPUT", None)
    if not isinstance(display, dict) or not isinstance(keys, dict):
        return "a board has the tables DISPLAY and INPUT"
    return _display_fault(display) or _input_fault(keys) or _pins_fault(display, keys)


def _display_fault(display):
    kind = display.get("kind")
    if kind not in _SIZES:
        return f"DISPLAY kind {kind!r} is not known"
    if display.get("bus") != "i2c":
        return f"{kind} is driven on bus 'i2c', not {display.get('bus')!r}"
    size = (display.get("width"), display.get("height"))
    if size not in _SIZES[kind]:
        return f"{kind} is not made with {size[0]!r}x{size[1]!r} pixels"
    if display.get("address") not in _ADDRESSES[kind]:
        return f"{kind} has no address {display.get('address')!r}"
    freq = display.get("freq")
    if not _is_number(freq) or not _FREQUENCIES[0] <= freq <= _FREQUENCIES[1]:
        return f"DISPLAY freq is {_FREQUENCIES[0]}..{_FREQUENCIES[1]} Hz, not {freq!r}"
    bus = display.get("id")
    if bus not in (0, 1):
        return f"DISPLAY id is 0 or 1, not {bus!r}"
    for name, offset in (("sda", 0), ("scl", 1)):
        pin = display.get(name)
        if not _is_number(pin) or pin & 3 != bus << 1 | offset:
            return f"DISPLAY {name} {pin!r} cannot be used for I2C {bus}"
    return ""


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
    names = [("DISPLAY " + name, display[name]) for name in ("sda", "scl")]
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
