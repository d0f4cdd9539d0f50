"""All problems of a Rococo sheet, in the order of the file."""

from models.rococo_needed import needed
from models.rococo_report import Report, text_of
from models.rococo_rules import check_rules
from models.rococo_shape import check_shape


def problems(sheet):
    if not isinstance(sheet, dict):
        return [{"path": "", "code": "type"}]
    game = game_problem(sheet)
    if game is not None:
        return [{"path": "game", "code": game}]
    report = Report(sheet)
    check_shape(report, sheet)
    check_rules(report, sheet)
    if not report.found:
        for path in needed(sheet):
            report.needed(path)
    return [named(problem) for problem in report.in_order()]


def game_problem(sheet):
    if "game" not in sheet:
        return "missing"
    if not isinstance(sheet["game"], str):
        return "type"
    return None if sheet["game"] == "rococo" else "unknown"


def named(problem):
    path, code, rule = problem
    shown = {"path": text_of(path), "code": code}
    return shown if rule is None else {**shown, "rule": rule}
