"""Problems found so far in a Dream Home sheet, and where they stand in the file."""

from models.dream_home_rules import ROOMS

PAGE_KEYS = {
    "": ["game", "players", "options", "discarded_rooms"],
    "players[]": [
        "name",
        "colour",
        "house",
        "decor",
        "roofs",
        "helpers",
        "children",
        "handyman",
        "supplier",
    ],
    "players[].house": ["basement", "floor1", "floor2"],
    "players[].decor[]": ["token", "at"],
    "players[].roofs[]": ["colour", "window"],
    "options": ["room_points", "over_basement"],
    "options.room_points": list(ROOMS),
}

NO_FAULT_OF_ENTRIES = ["rule", "unknown key", "range of a list"]


def text_of(path):
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def keys_at(path):
    pattern = ""
    for part in path:
        pattern += "[]" if isinstance(part, int) else f".{part}"
    return PAGE_KEYS[pattern.removeprefix(".")]


def position(sheet, path):
    place, here = [], sheet
    for depth, part in enumerate(path):
        if isinstance(part, int):
            place.append((0, part))
            here = here[part] if isinstance(here, list) and part < len(here) else None
        elif isinstance(here, dict) and part in here:
            place.append((0, list(here).index(part)))
            here = here[part]
        else:
            place.append((1, keys_at(path[:depth]).index(part)))
            here = None
    return place


class Report:
    def __init__(self, sheet):
        self.sheet = sheet
        self.found = []

    def fault(self, path, code):
        self.found.append((path, code, None))

    def rule(self, rule, *paths):
        """One problem about several values, at the last of them in the file."""
        problem = (max(paths, key=lambda path: position(self.sheet, path)), "rule", rule)
        if problem not in self.found:
            self.found.append(problem)

    def clean(self, path):
        """Whether nothing at or below the path could not be read."""
        return not any(
            code not in NO_FAULT_OF_ENTRIES and fault[: len(path)] == path
            for fault, code, _ in self.found
        )

    def in_order(self):
        """Path, code and rule of all, as they stand in the file."""
        found = sorted(self.found, key=lambda problem: position(self.sheet, problem[0]))
        return [(text_of(path), code.split()[0], rule) for path, code, rule in found]
