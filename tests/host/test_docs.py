"""What the documentation shows is true: its sheets score, its links lead somewhere."""

import json
import re
from pathlib import Path

from tabletally.scoring.engine import HereEngine
from tabletally.scoring.outcome import Scorer

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def values(block):
    """The JSON values that stand behind each other in a block."""
    decoder = json.JSONDecoder()
    at = 0
    while at < len(block.rstrip()):
        value, at = decoder.raw_decode(block, at)
        yield value
        at += len(block[at:]) - len(block[at:].lstrip())


def test_every_sheet_in_the_docs_scores():
    text = (ROOT / "docs" / "score_sheets.md").read_text("utf-8")
    sheets = [
        value
        for block in re.findall(r"```json\n(.*?)```", text, re.S)
        for value in values(block)
        if "game" in value
    ]
    assert len({sheet["game"] for sheet in sheets}) >= 3
    for outcome in Scorer(HereEngine(), "en").score(sheets):
        assert outcome["problems"] == []


def test_every_link_leads_to_a_file():
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
