"""The published checksums come out again."""

import perft
import rococo_enumerations as enumerations

_PAGE = __file__.replace("\\", "/").rsplit("/", 1)[0] + "/../../docs/checksums.md"


def published():
    """The rows of the page: name, how many sheets, checksum."""
    rows = []
    with open(_PAGE) as page:
        for line in page:
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) == 5 and cells[2].isdigit():
                rows.append((cells[1], int(cells[2]), cells[3]))
    return rows


def test_every_row_is_published():
    assert [name for name, _, _ in published()] == list(enumerations.NAMES)
    assert set(enumerations.KINDS) == set(enumerations.NAMES)


def test_the_checksums_come_out_again():
    found = []
    for name in enumerations.NAMES:
        count, checksum = perft.row(name)
        found.append((name, count, checksum))
    assert found == published()


def test_the_fold_notices_order_and_every_number():
    texts = []
    for numbers in ((1, 2), (2, 1), (1, 2, 0), (0, 1, 2), (1, 3), (-1, 2)):
        checksum = perft.Checksum()
        for number in numbers:
            checksum.add(number)
        texts.append(checksum.text())
    assert len(set(texts)) == len(texts)
    assert texts[0] == "d4d53893"
