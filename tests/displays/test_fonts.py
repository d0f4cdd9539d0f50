"""The committed fonts: they hold what the texts need, and all of KS X 1001 for names."""

import pytest
from tabletally.builders import fonts
from tabletally.builders.bdf import read_bdf, trim_bdf
from tabletally.builders.characters import (
    bold_strings_in,
    ks_x_1001,
    strings_in,
    text_files,
)
from tabletally.virtual_board.glyphs import Face, faces, syllables

REMEDY = f"rebuild the fonts: {fonts.REBUILD}"


def lacking(face: str, texts: list[str]) -> list[str]:
    characters = {c for text in texts for c in text if not c.isspace()}
    return sorted(c for c in characters if not faces()[face].covers(c))


@pytest.mark.parametrize("file", text_files(), ids=lambda file: "/".join(file.parts[-3:]))
def test_every_character_of_the_texts_is_in_the_font(file):
    missing = lacking("text", strings_in([file]))
    assert not missing, f"the font lacks {' '.join(missing)} of {file}; {REMEDY}"


def test_every_character_drawn_bold_is_in_the_bold_font():
    missing = lacking("bold", bold_strings_in(text_files()))
    assert not missing, f"the bold font lacks {' '.join(missing)}; {REMEDY}"


def test_strings_are_values_and_not_keys_or_docstrings(tmp_path):
    file = tmp_path / "xx.py"
    file.write_text(
        '"""Docstring."""\n'
        'TEXTS = {"key": "value", 3: ("deep", ["er"])}\n'
        'BOLD_TEXTS = {"k": "heavy"}\n'
        "def f():\n"
        '    """Another."""\n'
        '    return f"made {1} of"\n',
        encoding="utf-8",
    )
    assert sorted(strings_in([file])) == [" of", "deep", "er", "heavy", "made ", "value"]
    assert bold_strings_in([file]) == ["heavy"]


def test_all_of_ks_x_1001_is_on_the_device():
    assert len(ks_x_1001()) == 2350
    assert list(syllables().columns) == ks_x_1001()


def test_syllables_of_the_file_are_those_of_the_font():
    loaded = faces()["text"].wide.columns
    both = loaded.keys() & syllables().columns.keys()
    assert {c: loaded[c] for c in both} == {c: syllables().columns[c] for c in both}


def test_no_two_syllables_look_the_same():
    assert len(set(syllables().columns.values())) == 2350


def test_licence_stands_beside_the_fonts():
    text = (fonts.FOLDER / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Lee Minseo" in text
    for module in fonts.FOLDER.glob("galmuri*.py"):
        assert "Lee Minseo" in module.read_text(encoding="utf-8").splitlines()[0]


def test_bdf_is_read(tmp_path):
    file = tmp_path / "small.bdf"
    file.write_text(
        "STARTFONT 2.1\nSTARTCHAR g\nENCODING 103\nDWIDTH 4 0\nBBX 2 3 1 -1\n"
        "BITMAP\nC0\n40\n80\nENDCHAR\nSTARTCHAR h\nENCODING 104\nDWIDTH 9 0\nBBX 0 0 0 0\n"
        "BITMAP\nENDCHAR\nENDFONT\n",
        encoding="utf-8",
    )
    glyphs = read_bdf(file, [103])
    assert list(glyphs) == [103]
    assert glyphs[103].columns(ascent=3) == [0, 0b1010, 0b0110]
    assert glyphs[103].columns(ascent=3, scale=2)[2:4] == [0b11001100, 0b11001100]


def held_by(face: Face) -> list[str]:
    return [*face.narrow.columns, *face.wide.columns]


def test_committed_fonts_are_what_the_builder_makes(tmp_path, monkeypatch):
    committed = fonts.FOLDER
    monkeypatch.setattr(fonts, "FOLDER", tmp_path)
    fonts.build(held_by(faces()["text"]), held_by(faces()["bold"]))
    built = sorted(file.name for file in tmp_path.iterdir())
    assert len(built) == 7
    for name in built:
        assert (tmp_path / name).read_bytes() == (committed / name).read_bytes(), REMEDY


def test_newer_bdf_files_are_taken_over(tmp_path):
    names = [f"{name}.bdf.gz" for name in fonts.SOURCES]
    (tmp_path / "a").mkdir()
    for name in names:
        trim_bdf(fonts.GALMURI / name, tmp_path / "a" / name, map(ord, "AB가"))
    kept = read_bdf(tmp_path / "a" / names[0], map(ord, "ABC가나"))
    assert set(map(chr, kept)) == {"A", "B", "가"}
    assert kept == read_bdf(fonts.GALMURI / names[0], map(ord, "AB가"))
