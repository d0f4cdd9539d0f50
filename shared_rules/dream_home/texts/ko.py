"""드림홈의 글, 한국어; 틀은 core.wording을 따른다."""

from .. import fields as f
from .. import reasons as why
from . import NAMES as _NAMES

NAME = _NAMES["ko"]

LINES = (
    "거실", "부엌", "침실", "아이방", "욕실", "차고", "1장짜리 방", "딸린 방", "빈방", "장식품",
    "실용성", "지붕",
)  # fmt: skip

SEATS = ("A", "B", "C", "D")  # 플레이어에게 색깔이 없다

SWITCHES = ()

DECIDERS = (
    "점수 합계",
    "동점, 숨어 있는 아이들",
    "공동 1등",
)

# 기록지 낱말의 차례대로.
ROOMS = (
    "욕실", "침실", "오락실", "차고", "아이방", "부엌", "세탁실", "도서실", "거실", "식료품실",
    "사우나", "창고", "서재", "옷방", "와인 저장실", "작업실", "빈방",
)  # fmt: skip
TOKENS = (
    "피아노", "그림", "캐노피 침대", "자쿠지", "월풀 욕조", "아이스크림", "선반", "고양이집",
    "나무집", "새집",
)  # fmt: skip
FLOORS = ("지하실", "1층", "2층")
COLOURS = ("빨강", "갈색", "보라", "회색")
HELPERS = ("지붕정비사", "납품업자", "건축가", "수리기사", "인테리어 디자이너")
ROOFER_FIRST = "지붕정비사 먼저: 자기 지붕을 보기 전에 버려진 지붕 1장을 고르세요"

_NAMED = "방 {0}개: {+1}"

REASONS = {
    why.NO_ROOM: "없음",
    why.ROOMS: _NAMED,
    why.NO_EMPTY: "없음",
    why.EMPTY_WORTH_NOTHING: "{0}개, 건축가 없음",
    why.EMPTY_WITH_ARCHITECT: "{0}개, 건축가로 1점씩",
    why.NO_DECOR: "장식품 없음",
    why.DECOR: "{0}개: {+1}",
    why.DECOR_WITH_DESIGNER: "{0}개, 디자이너로 1점씩 더: {+1}",
    why.UNUSUAL: "두 층 욕실도, 욕실·부엌·침실도 아님",
    why.TWO_BATHROOMS: "1층과 2층에 욕실",
    why.THREE_KINDS: "욕실·부엌·침실",
    why.BOTH: "1층과 2층에 욕실 {0}점, 욕실·부엌·침실 {0}점",
    why.UNFINISHED_ROOF: "미완성 지붕",
    why.ONE_COLOUR: "단색 지붕({1:빨강|갈색|보라|회색}) 8점, 창문 {0}개",
    why.MIXED: "엉망 지붕 3점, 창문 {0}개",
}

FAULTS = (
    "지하실 방은 지하실에만, 다른 방은 1층과 2층에만 놓습니다",
    "빈칸 바로 위에는 빈방이라도 놓을 수 없습니다",
    "옆방이 완성되어 같은 방을 더 붙일 수 없습니다",
    "지하실 두 칸은 서로 다른 칸 아래에 있습니다",
    "나무집과 새집은 집 옆에 놓습니다. 자리를 지우세요",
    "카드가 없는 칸이나 빈방에는 장식품을 놓을 수 없습니다",
    "이 장식품은 다른 방에 놓습니다",
    "방 하나에는 장식품 하나만 놓습니다",
    "장식품 토큰은 게임에 하나씩입니다",
    "창문은 색깔마다 한 장에만 있습니다",
    "전문가는 게임에 한 장씩입니다",
    "납품업자를 가진 사람만 버려진 방 카드와 바꿀 수 있습니다",
    "납품업자는 자기 방 카드가 있는 자리에서 바꿉니다",
    "버려진 방 카드에 이 방이 없습니다",
    "거기에 놓을 수 없는 방입니다. 층이 다르거나 한도를 넘거나 옆방이 완성되었습니다",
    "수리기사를 가진 사람만 방 카드 두 장을 바꿀 수 있습니다",
    "수리기사는 서로 다른 두 장을 바꿉니다",
    "수리기사는 두 자리 모두 자기 방 카드가 있어야 합니다",
    "그렇게 놓을 수 없습니다. 층이 다르거나 방이 한도를 넘습니다",
)

_PLACES = "지하실 1|지하실 2|" + "|".join(
    [f"{floor}층 {space}번" for floor in (1, 2) for space in range(1, 6)]
)
_ROOMS = "|".join(ROOMS)
_SUPPLY = f"{{2:{_PLACES}}}{{을/를}} {{3:{_ROOMS}}}{{으로/로}}"
_SWAP = f"{{2:{_PLACES}}}{{과/와}} {{3:{_PLACES}}}"
MOVES = "교환"
MOVE = {
    f.SUPPLIER: "{p0}: 납품업자, " + _SUPPLY + ", 이득 {4}점",
    f.HANDYMAN: "{p0}: 수리기사, " + _SWAP + ", 이득 {4}점",
}

DECIDED = ("", "아이들", "공동")

STEPS = ("",) * 12

ASKS = {
    f.HOUSE: "{}: 집",
    f.DECOR: "장식품은 누가?",
    f.HELPER_LIST: "전문가는 누가?",
    f.ROOFS: "{}: 지붕",
    f.SUPPLY: "{}: 납품업자",
    f.SWAP: "{}: 수리기사",
    f.CHILDREN: "동점: 숨은 아이들",
}
ROWS = {}
REVIEWED = {
    f.DECOR: "{}: 장식품",
    f.HELPER_LIST: "{}: 전문가",
    f.CHILDREN: "{}: 아이들",
}

# 집을 그리는 화면.
NO_CARD = "카드 없음"
HOUSE_POINTS = "점수"
HOUSE_HELD = "길게: +"
HOUSE_KEYS = "▲ ▼ 칸   ● 바꾸기"

# 지붕: 끝에 고른 네 장.
UNFINISHED = "미완성: 3장 이하"
ONE_COLOUR = "단색: {}"
MIXED = "엉망"
WINDOW = "{} 창문"
NO_WINDOW = "창문 없음"
WINDOWS_DONE = "이게 전부"
ROOF_HELD = "● 길게: 나머지 모두"

# 교환을 권하는 화면; 키는 ● ▼ ▲.
SUPPLY_KEYS = ("● 있음", "▼ 없음", "▲ 안 함")
SUPPLY_ASKS = "버린 {}?"
SWAP_KEYS = ("● 교환", "▼ 안 함")
NO_GAIN = "바꿔도 이득이 없습니다"

# The list of what is printed on this copy.
OVER_BASEMENT = "지하실 위의 1층"
CARD_LABELS = ("1장", "2장", "3장")
ANNEX_LABELS = ("따로", "옆에")
OVER_LABELS = ("왼쪽", "오른쪽")

PLACES = (
    "지하 1", "지하 2", "1층 1", "1층 2", "1층 3", "1층 4", "1층 5", "2층 1", "2층 2", "2층 3",
    "2층 4", "2층 5",
)  # fmt: skip
MOVE_GAIN = "{} +{}"
SUPPLY_TOLD = "{} → {}"
SWAP_TOLD = "{} ↔ {}"
