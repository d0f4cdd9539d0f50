"""Problems found so far, where they stand in the file, and which values are faultless."""

from models.rococo_choices import PAGE_KEYS, UNKNOWN_KEY_SPOILS_ITS_ENTRY


def text_of(path):
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def pattern_of(path):
    text = ""
    for part in path:
        text += "[]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def page_rank(parent, key):
    keys = PAGE_KEYS.get(pattern_of(parent), [])
    return keys.index(key) if key in keys else len(keys)


def position(sheet, path):
    """Sorts as the file does; what is absent stands at the end of its object, as on the page."""
    place = []
    here = sheet
    for depth, part in enumerate(path):
        if isinstance(part, int):
            place.append((0, part))
            here = here[part] if isinstance(here, list) and part < len(here) else None
        elif isinstance(here, dict) and part in here:
            place.append((0, list(here).index(part)))
            here = here[part]
        else:
            place.append((1, page_rank(path[:depth], part)))
            here = None
    return place


class Report:
    def __init__(self, sheet):
        self.sheet = sheet
        self.found = []
        self.faults = []

    def about(self, sheet):
        """The same report, looking at another form of the sheet."""
        other = Report(sheet)
        other.found, other.faults = self.found, self.faults
        return other

    def fault(self, path, code):
        self.found.append((path, code, None))
        self.faults.append(path)

    def unknown_key(self, path):
        self.found.append((path, "unknown", None))
        if UNKNOWN_KEY_SPOILS_ITS_ENTRY:
            self.faults.append(path)

    def rule(self, paths, rule):
        last = max(paths, key=lambda path: position(self.sheet, path))
        if (last, "rule", rule) not in self.found:
            self.found.append((last, "rule", rule))

    def needed(self, path):
        self.found.append((path, "needed", None))

    def clean(self, path):
        return not any(fault[: len(path)] == path for fault in self.faults)

    def value(self, path):
        """What stands there, None if nothing does."""
        here = self.sheet
        for part in path:
            if isinstance(part, int):
                if not isinstance(here, list) or part >= len(here):
                    return None
                here = here[part]
            else:
                if not isinstance(here, dict) or part not in here:
                    return None
                here = here[part]
        return here

    def good(self, path):
        """What stands there if nothing is wrong with it, else None."""
        return self.value(path) if self.clean(path) else None

    def entries(self, path):
        """The places of a list's faultless entries."""
        value = self.value(path)
        if not isinstance(value, list):
            return []
        return [(*path, i) for i in range(len(value)) if self.clean((*path, i))]

    def in_order(self):
        return sorted(self.found, key=lambda problem: position(self.sheet, problem[0]))
