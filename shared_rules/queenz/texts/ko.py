"""퀸즈의 글, 한국어; 틀은 core.wording을 따른다."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["ko"]

LINES = ("점수 표시판", "벌통", "다품종 보너스")

SEATS = ("A", "B", "C", "D")  # 플레이어 색깔은 알려지지 않았다

SWITCHES = ()

DECIDERS = (
    "점수 합계",
    "동점, 텃밭에 벌이 더 많은 쪽",
    "공동 승리",
)

REASONS = {
    why.ON_TRACK: "점수 표시판 {0}점",
    why.NO_HIVE: "벌통 없음",
    why.HIVES_COUNTED: "벌통 {0}개 둘레의 벌: {+1}",
    why.NO_BONUS: "다품종 보너스 없음",
    why.BONUS_TOKEN: "{0}점 토큰",
}

FAULTS = (
    "벌통과 벌은 텃밭(garden)에서 셉니다. 한 가지 형식만 쓰세요",
    "한 칸에는 꽃이나 벌통 하나만 놓이고, 벌통에는 벌이 없습니다",
    "이 칸에 토큰이 두 개 있습니다",
    "벌통은 한 사람에게 3개뿐입니다",
)

DECIDED = ("", "벌", "공동")

STEPS = ("", "", "")

ASKS = {
    f.TRACK: "점수 표시판",
    f.HIVES: "{}: 벌통",
    f.GARDEN: "{}: 텃밭",
    f.BONUS: "다품종 보너스",
    f.BEES: "동점: 텃밭의 벌",
}
ROWS = {f.HIVE_BEES: "벌"}

HIVES_SUM = "합 {}"
OPEN_MAP = "▼ 텃밭 지도로 입력"

# 지도: 색깔마다 한 글자, 고를 수 있는 것, 칸을 옮기고 고르고 벌을 셀 때의 키.
LETTERS = ("파", "하", "노", "빨", "보")
TOKENS = ("파란색", "하얀색", "노란색", "빨간색", "보라색", "벌통", "빼기", "끝")
MAP_HINTS = ("● 선택", "◀ 이동", "● 놓기")
