"""Checks of single JSON values. Each says whether the value is right."""

from models.rococo_choices import PAGE_KEYS
from models.rococo_report import pattern_of


def number(report, path, value, low, high):
    if type(value) is not int:
        report.fault(path, "type")
        return False
    if not low <= value <= high:
        report.fault(path, "range")
        return False
    return True


def text(report, path, value):
    if not isinstance(value, str):
        report.fault(path, "type")
    elif not 1 <= len(value) <= 24:
        report.fault(path, "range")


def word(report, path, value, words):
    if not isinstance(value, str):
        report.fault(path, "type")
    elif value not in words:
        report.fault(path, "unknown")


def yes_or_no(report, path, value):
    if not isinstance(value, bool):
        report.fault(path, "type")


def array(report, path, value, low=0, high=None):
    if not isinstance(value, list):
        report.fault(path, "type")
        return []
    if len(value) < low or (high is not None and len(value) > high):
        report.fault(path, "range")
    return value


def record(report, path, value, required=(), known=None):
    """The known keys of an object; an empty object in place of anything else."""
    if not isinstance(value, dict):
        report.fault(path, "type")
        return {}
    known = PAGE_KEYS[pattern_of(path)] if known is None else known
    for key in value:
        if key not in known:
            report.unknown_key((*path, key))
    for key in required:
        if key not in value:
            report.fault((*path, key), "missing")
    return {key: value[key] for key in value if key in known}
