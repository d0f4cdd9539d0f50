"""Every event, question and answer has its text in both languages."""

from shared_rules.rococo.du_barry import events as event
from shared_rules.rococo.du_barry import questions as q
from shared_rules.rococo.du_barry import state, wording
from shared_rules.rococo.du_barry.cards import ACTIONS, FUND, MOST_WHICH, TAILOR, card
from shared_rules.rococo.du_barry.texts import en, ko

LANGUAGES = (en, ko)
PLAIN = [event.TURNED, event.REVEALED]


def test_every_event():
    for texts in LANGUAGES:
        for kind in range(event.KINDS):
            first = card(TAILOR, 3, 2, 1) if kind in PLAIN else 1
            text = wording.event_text(texts, kind, [first, 1, 1])
            assert text and "{" not in text


def test_both_languages_have_the_same_names():
    names = [name for name in dir(en) if name.isupper()]
    assert names == [name for name in dir(ko) if name.isupper()]
    for name in names:
        one, other = getattr(en, name), getattr(ko, name)
        assert isinstance(other, type(one))
        if not isinstance(one, str):
            assert len(one) == len(other)


def test_every_card():
    seen = set()
    for texts in LANGUAGES:
        for action in range(ACTIONS):
            for which in range(MOST_WHICH[action]):
                for lower in range(10):
                    number = card(action, which, 1 + lower // 2, lower % 2)
                    seen.add(wording.card_text(texts, number))
    assert len(seen) == 2 * 10 * sum(MOST_WHICH)
    assert wording.card_text(en, card(FUND, 4, 3, 1)) == "fund: musician; hall 3, with a jewel"
    assert wording.card_text(ko, card(TAILOR, 3, 1, 0)) == (
        "의상 제작: 두 번째 의상 (오른쪽에서); 연회장 1, 장신구 없음"
    )


def test_every_answer_of_every_question():
    s = state.new_state()
    s[state.BLUES] = 2
    for texts in LANGUAGES:
        for question in range(1, q.KINDS):
            for about in range(question == q.CARD_WHICH, 2):
                q.ask(s, question, about)
                if question == q.CARD_WHICH:
                    s[state.HIGH] = MOST_WHICH[about] - 1
                if question == q.BLUE_LEAVES:
                    s[state.HIGH] = 2
                assert "{" not in wording.question_text(texts, s)
                words = [
                    wording.answer_text(texts, s, value)
                    for value in range(s[state.LOW], s[state.HIGH] + 1)
                    if q.allows(s, value)
                ]
                assert all(words) or not any(words)
                if question != q.BLUE_LEAVES and any(words):
                    assert len(set(words)) == len(words)


def test_what_comes_next():
    s = state.new_state()
    q.ask(s, q.GO_ON, 1)
    assert wording.question_text(en, s) == "Prepare the board for the round"
    q.ask(s, q.GO_ON)
    assert wording.question_text(en, s).startswith("Her turn")


def test_blue_cards():
    s = state.new_state()
    for part, value in enumerate((state.MASTER, 13, 2, 3, 8)):
        s[state.BLUE_LIST + part] = value
    assert wording.blue_text(en, s, 0) == "2 fame per 3 statues, at most 8"
    assert wording.blue_text(ko, s, 0) == "조각상 3개당 2점, 최대 8점"
    s[state.BLUE_LIST + 4] = 0
    assert wording.blue_text(en, s, 0) == "2 fame per 3 statues"
    s[state.BLUE_LIST + 1] = 0
    assert wording.blue_text(ko, s, 0) == "2점"
