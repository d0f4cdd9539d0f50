"""Templates: numbers, names, sums, one or many, and Korean particles."""

from shared_rules.core.wording import has_final, render

NAMES = ["Mina", "동현", "Bo"]


def said(template, *operands):
    return render(template, operands, NAMES)


def test_plain_text():
    assert said("no garment here") == "no garment here"
    assert said("") == ""


def test_numbers():
    assert said("{0} and {2}", 3, 4, -5) == "3 and -5"


def test_names():
    assert said("{p1}: {0}", 0, 2) == "Bo: 0"


def test_names_by_bits():
    assert said("with {b0}", 0b101) == "with Mina, Bo"
    assert said("with {b1}", 0, 0b010) == "with 동현"
    assert said("with {b0}", 0) == "with "


def test_sums():
    assert said("{0}: {+1}", 3, 4, 0, 2) == "3: 4 + 0 + 2"
    assert said("{+1}", 1, 8) == "8"
    assert said("{+1}", 7, 1, 2, 3, 4, 5, 6, 7) == "1 + 2 + 3 + 4 + 5 + 6 + 7"
    assert said("{+1}", 8, 1, 2, 3, 4, 5, 6, 7) == "1 + 2 + 3 + 4 + 5 + 6 + 7 + ..."


def test_one_or_many():
    assert said("{0} {0?tile|tiles}", 1) == "1 tile"
    assert said("{0} {0?tile|tiles}", 0) == "0 tiles"
    assert said("{0} {0?tile|tiles}", 2) == "2 tiles"


def test_a_name_with_braces_is_no_template():
    assert render("{p0} wins", [0], ["{p0}"]) == "{p0} wins"


def particle(word, pair):
    return render("{p0}{" + pair + "}", [0], [word])[len(word) :]


def test_particles_after_hangul():
    assert [particle(word, "을/를") for word in ("미나", "동현", "지굴")] == ["를", "을", "을"]
    assert [particle(word, "과/와") for word in ("미나", "동현")] == ["와", "과"]
    assert [particle(word, "이/가") for word in ("미나", "동현")] == ["가", "이"]
    assert [particle(word, "으로/로") for word in ("미나", "동현", "지굴")] == ["로", "으로", "로"]


def test_particles_after_digits():
    assert "".join([particle(str(digit), "이/가") for digit in range(10)]) == "이이가이가가이이이가"
    toward = [particle(str(digit), "으로/로") for digit in range(10)]
    assert [digit for digit in range(10) if toward[digit] == "으로"] == [0, 3, 6]


def test_particles_after_latin_letters():
    assert [particle(word, "을/를") for word in ("Bo", "Kim", "SAM", "Ann")] == [
        "를", "을", "을", "을",
    ]  # fmt: skip
    assert particle("Bill", "으로/로") == "로"
    assert particle("Kim", "으로/로") == "으로"


def test_particles_after_anything_else():
    assert particle("?", "을/를") == "를"
    assert render("{을/를}", [], []) == "를"


def test_has_final():
    assert [has_final(word) for word in ("강", "가", "", "3", "2", "l", "a")] == [
        True, False, False, True, False, True, False,
    ]  # fmt: skip
