"""Runs in MicroPython: draws texts and numbers with the heap locked, and prints the frames."""

import gc

import micropython

from firmware.canvas import LINE_HEIGHT, Canvas
from firmware.fonts.loading import Fonts

frame = bytearray(1024)
canvas = Canvas(frame, 128, 64)
longer = bytearray(40)


def screen(name, draw, fonts):
    """Draw once with the heap locked and print the frame."""
    gc.collect()
    micropython.heap_lock()
    try:
        canvas.clear()
        draw(fonts)
    finally:
        micropython.heap_unlock()
    print("=", name)
    print("frame", frame.hex())


KOREAN = (
    "대연회장 점유".encode(),
    "보라 2 (귀빈 1)".encode(),
    "왼쪽에서 두 번째 의상".encode(),
    "→ 연회장 3, 장신구 없음".encode(),
    "● 했음  ▼ 못 함 (+3점)".encode(),
)
NAMES = tuple(name.encode() for name in ("뛣쌍봉", "긷힝갃", "뷁?", "홍길동", "漢é…"))
ENGLISH = (
    b"Majority: Hall 1",
    b"Purple 2 (VIP 1)",
    b'"Quick" {jumpy} fox_',
    b"Is it 10, or O.K.?",
    b"a+b=c; <x> [y] #&%@~",
)
BOLD = (b"Final Scoring!", b"Queen's gym 0123", b"456789 +-=")
LEFT, RIGHT = "의상 제작".encode(), b"STEP 3"
FIRST_WORD, SECOND_WORD = "의상".encode(), "제작".encode()


def korean(fonts):
    """Five lines of the language's own glyphs."""
    y = 0
    for text in KOREAN:
        canvas.text(0, y, text, fonts.text)
        y += LINE_HEIGHT


def names(fonts):
    """Names from the file, and what even that lacks."""
    y = 0
    for text in NAMES:
        canvas.text(1, y, text, fonts.text)
        y += LINE_HEIGHT


def english(fonts):
    """Five lines at varying places of the pages."""
    y = 2
    for text in ENGLISH:
        canvas.text(2, y, text, fonts.text)
        y += LINE_HEIGHT


def bold(fonts):
    """Bold letters, and Hangul that the bold font lacks."""
    y = 0
    for text in BOLD:
        canvas.text(0, y, text, fonts.bold)
        y += 16
    canvas.text(0, y, LEFT, fonts.bold)


def numbers(fonts):
    """Numbers from integers, at all sides."""
    canvas.number(0, 0, 0, fonts.text)
    canvas.number_right(128, 0, -1234567890, fonts.text)
    canvas.number_centre(0, 128, 10, 907, fonts.big)
    canvas.number(1, 48, 42, fonts.figures, 1, True)
    canvas.number_right(127, 48, 7, fonts.bold, 1, True)


def title(fonts):
    """Dark on lit, a box around one of two words, bars below."""
    canvas.title(fonts.text, LEFT, RIGHT)
    canvas.text(4, 15, FIRST_WORD, fonts.text)
    canvas.fill(27, 14, 22, 12)
    canvas.text(28, 15, SECOND_WORD, fonts.text, 0)
    canvas.text(70, 15, longer, fonts.text)
    canvas.bar(20, 30, 80, 7, 3, 5)
    canvas.bar(20, 40, 80, 7, 1, 1000)
    canvas.bar(20, 50, 80, 7, 0, 5)
    canvas.hline(0, 63, 128)
    canvas.frame(110, 30, 12, 12)


longer[:7] = b"a VIP \x00"
for loaded in (Fonts(True), Fonts(False)):
    screen("korean", korean, loaded)
    screen("names", names, loaded)
    screen("english", english, loaded)
    screen("bold", bold, loaded)
    screen("numbers", numbers, loaded)
    screen("title", title, loaded)
    for text in KOREAN + NAMES + ENGLISH + BOLD:
        print(
            "width", loaded.text.width(text), loaded.bold.width(text), str(text, "utf-8"), sep="\t"
        )
