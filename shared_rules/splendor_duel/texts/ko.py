"""스플렌더 대결의 글, 한국어; 틀은 core.wording을 따른다."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["ko"]

LINES = ("승점", "왕관", "한 색깔")

SEATS = ("A", "B")  # 플레이어에게 색깔이 없다

SWITCHES = ()

DECIDERS = (
    "승점 20점",
    "왕관 10개",
    "한 색깔로 승점 10점",
    "아직 없음: 게임 진행 중",
)

COLOURS = ("백색", "청색", "녹색", "적색", "흑색")

REASONS = {
    why.CARDS_ONLY: "장신구 카드 {0}점",
    why.CARDS_AND_ROYALS: "장신구 카드 {0}점, 왕족 카드 {1}점",
    why.CROWNS_COUNTED: "왕관 {0}/10개",
    why.NO_COLOUR: "승점이 있는 색깔 없음",
}
for _colour in range(len(COLOURS)):
    REASONS[why.BEST_COLOUR + _colour] = COLOURS[_colour] + " {0}/10점"

FAULTS = (
    "카드는 id로 부르거나 내용을 적거나, 한 가지로만 쓰세요",
    "색깔을 고르는 카드만 as를 씁니다. 지우세요",
    "겹쳐 놓을 색깔의 보너스가 있는 카드가 없습니다",
    "같은 카드는 한 장뿐입니다",
    "왕족 카드는 왕관 3개부터 한 장, 6개부터 두 장입니다. 왕관과 맞지 않습니다",
    "왕족 카드는 3점 한 장, 2점 세 장뿐입니다",
    "토큰은 10개까지만 가질 수 있습니다",
    "이 토큰은 게임에 그만큼 없습니다: 보석 4개씩, 진주 2개, 황금 3개",
    "두 사람 모두 승리 조건을 만족합니다. 누구의 차례가 끝났는지 적으세요",
)

DECIDED = ("20점", "왕관 10개", "한 색깔", "")

STEPS = ("20", "10", "10")

ASKS = {
    f.CARDS: "{}: 장신구 카드",
    f.ROYALS: "{}: 왕족 카드",
    f.JUST_PLAYED: "누구의 차례였나요?",
}
ROWS = {}

# 장신구 카드 화면: 색깔이 아닌 카드, 능력과 보너스 2개, 토큰.
OTHER_COLOURS = ("색선택", "무색")
ABILITIES = ("한 번 더", "토큰", "훔치기", "특권", "보너스2")
SHORT = ("백", "청", "녹", "적", "흑", "진")
JOINS = "어느 색깔?"
# 키가 하는 일, 가진 카드에서, 낼 것이 없을 때, 끝에서, 모자란 수 뒤.
CARD_WORDS = ("▲ 색깔 ▼ 카드 ● 갖기", "● 빼기", "무료", "● 끝", "남음")
