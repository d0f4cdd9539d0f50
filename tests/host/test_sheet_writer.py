"""A sheet written from the cells reads back to the same cells."""

import random

from models import rococo_random
from tabletally.scoring import reader, writer
from tabletally.scoring.outcome import game_of

GAME = game_of("rococo")
SHEETS = 100


def cells(document):
    return reader.read(GAME.rules.TABLE, GAME.root, document)


def test_right_sheets_of_both_forms_survive():
    rng = random.Random(20)
    for _ in range(SHEETS):
        for document in (rococo_random.tile_sheet(rng), rococo_random.tally_sheet(rng)):
            reading = cells(document)
            assert not reading.faults
            written = writer.write(GAME, reading.sheet, reading.names)
            again = cells(written)
            assert not again.faults
            assert again.sheet.cells == reading.sheet.cells
            assert again.names == reading.names
