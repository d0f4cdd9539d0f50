"""컬러 오브 파리의 글, 한국어; 틀은 core.wording을 따른다."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["ko"]

LINES = ("그림", "흰색 큐브", "검은색 큐브", "발전 보너스", "보너스 카드")

SEATS = ("A", "B", "C", "D")  # 플레이어 색깔은 알려지지 않았다

SWITCHES = ()

DECIDERS = (
    "명성 점수 합계",
    "명성 점수 동점, 흰색 큐브가 적은 쪽",
    "흰색 큐브도 동수, 가장 점수가 높은 그림",
    "그림도 동점, 검은색 큐브가 많은 쪽",
    "공동 승리",
)

REASONS = {
    why.NO_PAINTING: "완성한 그림 없음",
    why.PAINTINGS_PRINTED: "그림 {0}장: {+1}",
    why.NO_WHITE: "완성한 그림에 흰색 큐브 없음",
    why.WHITE_CUBES: "완성한 그림의 흰색 큐브 {0}개, 개당 -2점",
    why.NO_BLACK: "검은색 큐브 없음",
    why.BLACK_CUBES: "검은색 큐브 {0}개, 개당 6점",
    why.NO_TOKEN: "명성 점수 토큰 없음",
    why.TOKENS: "토큰 {0}개: {+1}",
    why.NO_BONUS_CARD: "보너스 카드 없음",
    why.BONUS_CARDS_PRINTED: "카드 {0}장: {+1}",
}

FAULTS = ("검은색 큐브는 게임에 5개뿐입니다",)

DECIDED = ("", "흰 큐브", "최고 그림", "검은 큐브", "공동")

STEPS = ("", "", "", "", "")

ASKS = {
    f.PAINTINGS: "{}: 그림",
    f.BLACK: "검은색 큐브",
    f.TUBE: "{}: 발전 보너스",
    f.PALETTE: "{}: 발전 보너스",
    f.BRUSH: "{}: 발전 보너스",
    f.BONUS_CARDS: "{}: 보너스 카드",
}
ROWS = {
    f.PAINTING_POINTS: "점수",
    f.PAINTING_WHITE: "흰 큐브",
    f.TUBE: "튜브",
    f.PALETTE: "팔레트",
    f.BRUSH: "붓",
    f.BONUS_CARD: "점수",
}
