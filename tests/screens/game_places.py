"""Where the texts stand that every game has."""

from text_places import (
    all_of,
    beside_each_other,
    line,
    not_shown,
    paragraph,
    row,
    seat_cell,
    title,
)

LONGEST_SUM = 8  # numbers that a reason adds up; more are told as "..."

# What {} stands for at worst: "seat" for the longest name of a seat, another text for itself; or
# a function of the module of texts, the text and the names of seats that returns all strings.
FILLED = {"ASKS": "seat", "ROWS": "8"}

PLACES = {
    "NAME": all_of(line("CONTINUE"), title("PLAYERS"), row()),
    "LINES": all_of(row("=-888"), title("STEPS")),
    "SEATS": all_of(seat_cell(), row("=888"), line("=888")),
    "SWITCHES": row("YES", "NO"),
    "DECIDERS": not_shown(),
    "REASONS": paragraph(2),
    "FAULTS": not_shown(),
    "STEPS": line(),
    "DECIDED": line(),
    "ASKS": title("=88/88"),
    "ROWS": beside_each_other(3),
}
