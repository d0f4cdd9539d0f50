"""로코코의 글, 한국어; 틀은 core.wording을 따른다."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["ko"]

LINES = (
    "명성 트랙", "리브르", "장신구", "직원", "여왕의 환심", "대연회장", "연회장 2", "연회장 3",
    "연회장 4", "연회장 5", "불꽃놀이", "조각상", "의상", "장식품", "연회장 인맥", "재료 타일",
)  # fmt: skip

SEATS = ("보라", "검정", "노랑", "파랑", "하양")

SOLO_OPPONENT = "백작부인"

SWITCHES = (
    "보석 상자", "최고급 의상", "색다른 축제 의상", "재단의 귀재", "2등 동점 보너스 없음",
    "2인 동점 보너스 없음", "조각상에 발코니 빼기",
)  # fmt: skip

DECIDERS = (
    "명성 점수 합계",
    "명성 점수 동점, 남은 리브르",
    "동점이면 뒤바리 백작부인 승리",
    "공동 1등",
)

_MAJORITY = {
    why.MOST + why.NOT_BROKEN: "{0}개, {b2}{과/와} 동수: 모두 1등",
    why.NEXT + why.BY_COUNT: "{0}개로 두 번째",
    why.NEXT + why.NOT_BROKEN: "{0}개, {b2}{과/와} 동수: 모두 2등",
    why.TIE_FOR_NOTHING: "{0}개, {b2}{과/와} 동수: 아무도 못 받음",
    why.BEHIND + why.BY_COUNT: "{0}개: {p2}{이/가} {3}개로 더 많음",
    why.FIRST_SHARED: "{0}개: 1등이 여럿이라 2등 보너스 없음",
    why.TWO_PLAYERS: "{0}개: {p2}보다 적음, 2인 게임은 1등만",
}

_HALL = {
    why.ABSENT_HERE: "의상 없음",
    why.ALONE: "{0}개, 이곳에 혼자",
    why.MOST + why.BY_COUNT: "{0}개로 가장 많음 ({p2} {3}개)",
    why.MOST + why.BY_BREAKER: "{0}개로 {p2}{과/와} 동수, 귀빈 칸 {1}:{4}{으로/로} 앞섬",
    why.MOST + why.BY_MUSICIAN: "{p2}{과/와} 귀빈 칸까지 동수, 연주자를 후원해 앞섬",
    why.NEXT + why.BY_BREAKER: "{p2}{과/와} 2등 동수, 귀빈 칸 {1}:{4}{으로/로} 앞섬",
    why.NEXT + why.BY_MUSICIAN: "{p2}{과/와} 2등 동수, 연주자를 후원해 앞섬",
    why.AFTER_TIE + why.BY_BREAKER: "{p2}{과/와} 동수, 귀빈 칸 {1}:{4}{으로/로} 밀려 2등",
    why.AFTER_TIE + why.BY_MUSICIAN: "{p2}{과/와} 동수, 연주자를 후원한 {p2}에 밀려 2등",
    why.BEHIND + why.BY_BREAKER: "{p2}{과/와} 동수, 귀빈 칸 {1}:{4}{으로/로} 밀림",
    why.BEHIND + why.BY_MUSICIAN: "{p2}{과/와} 동수, {p2}{이/가} 연주자를 후원",
}

_SPACES = {
    why.ABSENT_HERE: "후원한 칸 없음",
    why.ALONE: "{0}칸, 혼자 후원",
    why.MOST + why.BY_COUNT: "{0}칸으로 가장 많음 ({p2} {3}칸)",
    why.MOST + why.BY_BREAKER: "{p2}{과/와} 동수, 더 비싼 칸을 후원",
    why.NEXT + why.BY_BREAKER: "{p2}{과/와} 2등 동수, 더 비싼 칸을 후원",
    why.AFTER_TIE + why.BY_BREAKER: "{p2}{과/와} 동수, 더 비싼 칸은 {p2}: 2등",
    why.BEHIND + why.BY_BREAKER: "{p2}{과/와} 동수, 더 비싼 칸은 {p2}",
}

REASONS = {
    why.NOTHING_SAID: "",
    why.ON_TRACK: "명성 트랙 {0}점",
    why.SOLD: "{0}리브르, {1}리브르 남김",
    why.JEWELS_OWNED: "장신구 {0}개",
    why.NO_CARDS: "종료 점수 직원 없음",
    why.CARDS: "직원 {0}장: {+1}",
    why.HELD_FAVOUR: "7라운드에 여왕의 환심을 삼",
    why.NO_FAVOUR: "여왕의 환심 없음",
    why.NO_STATUES: "조각상 없음",
    why.STATUES_COUNTED: "조각상 {0}개: {+1}",
    why.GARMENTS_PRINTED: "의상에 적힌 점수 {0}",
    why.GARMENTS_ON_BALCONY: "의상 {0}점, 발코니 {1}개로 {2}점 더",
    why.DECORATIONS_PRINTED: "장식품에 적힌 점수 {0}",
    why.CONNECTED: "칸에 적힌 점수 {0}",
    why.NOT_CONNECTED: "연회장 인맥 보너스 없음",
    why.TILES_PAIRED: "재료 타일 {0}개, 2개당 1점",
}
for _reason in _MAJORITY:
    REASONS[why.HALL + _reason] = REASONS[why.SPACES + _reason] = _MAJORITY[_reason]
for _reason in _HALL:
    REASONS[why.HALL + _reason] = _HALL[_reason]
for _reason in _SPACES:
    REASONS[why.SPACES + _reason] = _SPACES[_reason]

FAULTS = (
    "집계와 타일 목록(또는 마커에 적힌 점수)이 섞여 있습니다. 한 가지 형식만 쓰세요",
    "뒤바리 백작부인은 리브르를 갖지 않습니다. 지우세요",
    '장신구를 쓰려면 options.expansions에 "jewelry_box"를 넣으세요',
    "직원은 4명보다 적을 수 없습니다",
    "장인, 직공, 수습생의 합이 직원 수보다 많습니다",
    "연회장 인맥 보너스는 다섯 연회장 모두에 의상이나 연주자가 있어야 합니다",
    "이 연회장의 의상보다 귀빈 칸이 많습니다",
    "색깔별 의상의 합이 연회장별 의상의 합과 다릅니다",
    "grand_hall에는 대연회장 의상 하나마다 항목이 하나 있어야 합니다",
    "대연회장 의상의 점수가 모든 의상의 점수보다 많습니다",
    "대연회장에 가진 것보다 많은 색깔의 의상이 있습니다",
    "장식품보다 조각상이 많습니다",
    "장식품이 없는데 장식품 점수가 있습니다",
    "게임에 이 색깔의 의상이 그만큼 없습니다",
    "조리실은 플레이어마다 왼쪽과 오른쪽에 하나씩입니다",
    "보석 장식품은 플레이어마다 하나입니다",
    '보석 장식품을 쓰려면 options.expansions에 "jewelry_box"를 넣으세요',
    "자기 대연회장 의상을 자기 불꽃놀이 칸으로만 옮길 수 있습니다",
    "의상 하나와 칸 하나는 한 번만 옮길 수 있습니다",
)

MOVES = "발코니"
MOVE = "{p0}: 의상 [{1}]{을/를} 칸 [{2}]{으로/로} (파일의 목록 순서)"

COLOURS = ("파랑", "분홍", "초록", "주황")
NOBODY = "없음"

# 줄마다 규칙서의 최종 점수 계산 단계.
STEPS = (
    "", "STEP 1", "STEP 1", "STEP 2", "STEP 2", "STEP 3", "STEP 3", "STEP 3", "STEP 3", "STEP 3",
    "STEP 4", "STEP 6", "STEP 7", "STEP 7", "STEP 7", "",
)  # fmt: skip

# 기기가 묻는 말; {}는 연회장, 플레이어, 또는 칸 번호.
ASKS = {
    f.FAME: "명성 트랙",
    f.LIVRES: "남은 리브르",
    f.HELD_JEWELS: "장신구",
    f.EMPLOYEES: "{} 직원",
    f.HELD_EMPLOYEES: "직원 수",
    f.HELD_MASTERS: "장인",
    f.HELD_JOURNEYMEN: "직공",
    f.HELD_APPRENTICES: "수습생",
    f.HELD_TILES: "재료 타일",
    f.HELD_THREAD: "실타래",
    f.HELD_LACE: "레이스",
    f.QUEENS_FAVOUR: "여왕의 환심",
    f.HALL_FIRST: "{} 보너스",
    f.HALL_SECOND: "{} 보너스",
    f.T_HALL: "{} 의상",
    f.T_VIP: "{} 귀빈",
    f.MUSICIAN: "{} 연주자",
    f.FIREWORKS_FIRST: "불꽃놀이 보너스",
    f.FIREWORKS_SECOND: "불꽃놀이 보너스",
    f.SPACES: "불꽃놀이 칸 수",
    f.SPACE_TIMES: "불꽃놀이 {}번 칸",
    f.SPACE_OWNER: "불꽃놀이 {}번 칸",
    f.T_GRAND_POINTS: "{} 대연회장",
    f.T_GRAND_COLOUR: "{} 색",
    f.T_STATUES: "조각상",
    f.T_COLOURS: "{} 의상 색",
    f.T_DECORATIONS: "장식품",
    f.T_KITCHENS: "조리실",
    f.T_POINTS: "의상 점수",
    f.T_DECORATION_POINTS: "장식품 점수",
    f.CONNECTION: "인맥 보너스",
}
# 플레이어가 아닌 줄.
ROWS = {
    f.HALL_FIRST: "1등",
    f.HALL_SECOND: "2등",
    f.FIREWORKS_FIRST: "1등",
    f.FIREWORKS_SECOND: "2등",
    f.T_GRAND_POINTS: "{}번째",
    f.SPACES: "칸 수",
}

# 입력하는 숫자 옆; {}는 그 결과나 있는 수.
NOTES = {
    f.LIVRES: "+{}점",
    f.T_HALL: "합계 {}",
    f.T_VIP: "의상 {}",
    f.T_GRAND_POINTS: "합계 {}",
    f.T_COLOURS: "남음 {}",
    f.T_POINTS: "의상 {}",
}
# 보드에 적힌 숫자를 한 화면에: 제목, 키, 줄.
PRINTED = ("적힌 대로?", "● 맞음 ▼ 고침", "연회장", "2등", "불꽃놀이")

NO_CARD = "없음"
CARDS_DONE = "이게 전부"
NO_CARDS_AFTER_ALL = "모두 빼기"
NEW_CARD = "다른 카드..."
FLAT = "점수만"
CARD_FAME = "점수"
CARD_PER = "몇 개당"
CARD_MOST = "최대"
CARD_NO_LIMIT = ("0이면", "무제한")
CARD_FLAT = "{}점"
CARD_EACH = "{2}당 {0}점"
CARD_EVERY = "{2} {1}개당 {0}점"
COUNTED = (
    "의상", "파란 의상", "분홍 의상", "초록 의상", "주황 의상", "귀빈 칸", "대연회장", "연회장 2",
    "연회장 3", "연회장 4", "연회장 5", "장식품", "조각상", "연주자", "조리실", "불꽃놀이",
    "연회장", "직원", "장인", "직공", "수습생", "재료 타일", "실타래", "레이스", "장신구",
)  # fmt: skip

# 결정한 것, 짧게.
DECIDED = ("", "리브르", "1인", "공동")
MOVE_TOLD = "{0}점 → {1}번 ×{2}"
