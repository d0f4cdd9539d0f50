"""기기에서 혼자 하는 게임의 글, 한국어; 나머지 말은 du_barry.texts에 있다."""

from ....du_barry import questions as q

HER = "뒤바리 백작부인"
TURN = "{0}R {1}/{2}"

# 한 차례의 카드: 무엇을, 어디에서, 어디로.
BOLD_ACTIONS = ("여왕의 환심", "재료 획득", "의상 제작", "직원 고용", "장식품 후원")
FAVOUR = "남아 있으면 가져감"
DRAWERS = (
    "첫 번째 보관함 모두", "두 번째 보관함 모두", "세 번째 보관함 모두",
    "보관함마다 왼쪽 칸", "보관함마다 가운데", "보관함마다 오른쪽",
)  # fmt: skip
NTH = ("{0}에서 {1} 의상", "{0}에서 {1} 직원")
CHEAPEST = "가장 싼 빈칸"
BLUE_FIRST = "점수 카드가 있으면 먼저"
HALL = ("→ 연회장 {0}", "→ 연회장 {0}, 장신구 없음", "→ 연회장 {0}, 장신구도")
CHEAPEST_SPACE = ("가장 싼 칸, 왼쪽부터", "가장 싼 칸, 오른쪽부터")
CHEAPEST_HALL = ("가장 싼 연회장, 1부터", "가장 싼 연회장, 5부터")
GAVE_UP = (
    "재료 타일 없음", "의상 없음", "연회장이 모두 참", "자리가 없음", "직원 없음",
    "빈칸 없음", "이미 하나 있음", "보석 상자 없음",
)  # fmt: skip
GOT_FAVOUR = ("이미 없음", "가져옴")
THREE_MORE = "{0}: +3점"
PLUS_THREE = " +3점"
DONE_OR_NOT = "● 했음  ▼ 못 함 (+3점)"
DONE = "● 했음  ▲ 자세히"
NEXT = "● 다음  ▲ 자세히"

TITLES = {
    q.CARD_ACTION: "카드 윗부분",
    q.CARD_WHICH: "어느 것?",
    q.CARD_LOWER: "카드 아랫부분",
    q.TILES: "가져온 재료 타일",
    q.GARMENT: "의상의 색",
    q.GARMENT_FAME: "의상의 명성 점수",
    q.SPOT: "연회장 {0}의 빈칸",
    q.BONUS: "칸의 보너스",
    q.JEWEL: "함께 대여한 장신구",
    q.BLUE_CARD: "최고 점수 카드",
    q.HIRED: "고용한 직원",
    q.LEVEL_SIX: "6레벨 수습생?",
    q.BLUE_COUNTS: "점수 카드가 세는 것",
    q.BLUE_POINTS: "카드의 점수",
    q.BLUE_PER: "몇 개당?",
    q.BLUE_MOST: "최대 점수 (0: 없음)",
    q.FUNDED: "후원",
    q.MUSICIAN_HALL: "연주자의 연회장",
    q.FIREWORKS_SPACE: "불꽃놀이 칸",
    q.FIREWORKS_TIMES: "의상 점수 몇 배?",
    q.DECORATION_FAME: "칸의 명성 점수",
    q.CONNECTION: "인맥 보너스 점수",
    q.FUND_TASK: "후원 과제, 위에서",
    q.RESOURCE_TASK: "달성한 직공 과제",
    q.THIMBLE: "황금 골무 의상?",
    q.MASTER_TASK: "달성한 장인 과제",
    q.BLUE_LEAVES: "제거된 점수 카드",
    q.EXAM_DECK: "시험 더미에 카드?",
    q.MORE_BLUE: "다른 점수 카드 수",
}
FOR_HALL = "연회장 카드 윗부분"
LABELS = {
    q.TILES: "개수",
    q.BLUE_PER: "개당",
    q.FIREWORKS_TIMES: "배",
    q.FUND_TASK: "과제",
    q.MORE_BLUE: "장",
}
POINTS = "점수"

# 백작부인이 가진 것.
SUMMARY = ("명성 {0} 타일 {1} 의상 {2}", "참석 {0} 장식 {1} 직원 {2}")
NO_HALLS = "-"
STATE = (
    "명성 점수", "재료 타일", "의상", "참석한 연회장", "장식품", "직원", "남은 행동 카드",
    "실타래", "레이스",
)  # fmt: skip
STATE_OF_BOX = ("장신구", "달성한 과제")
EXAMS = ("", "직공", "장인")

# 시작.
CARDS = "백작부인의 카드"
DECKS = ("하우스 덱", "내 카드 25장", "실물 카드")
KNOWN = "{0}/25"
RULES = "규칙 설정"
FORGET = "기억한 카드 지우기"
FORGET_QUESTION = "기억한 카드 {0}장을 모두 지울까요?"
SEED = "게임 번호"
BY_CLOCK = "자동"
DIGITS = ("000...", "...000...", "...000")
SETTINGS = (
    ("추가 행동", "다음 차례", "바로"),
    ("빈 더미", "다시 섞음", "없음"),
    ("같은 값", "왼쪽", "오른쪽"),
    ("장신구", "오른쪽", "왼쪽"),
    ("시험 빈자리", "건너뜀", "+3점"),
)
SET_UP = "차림"
CHECKLIST = (
    "2인용 작은 게임판",
    "백작부인: 한 색의 구성물, 받침대 없이. 레이스 1, 실타래 1, 리브르 없음.",
    "직원 5장은 뒷면으로 따로. 1라운드는 백작부인부터.",
)
CHECKLIST_OF_BOX = "백작부인 마커는 직공 시험 시작 칸에. 특별 수습생은 나만."
CHECKLIST_OF_DECKS = (
    "하우스 덱: 출판본이 아닌 우리가 만든 카드",
    "내 카드 25장을 기기가 섞음",
    "라운드마다 25장을 섞어 4장을 행동 카드 더미로",
)
COMPLETE = "25장을 모두 기억했습니다. 다음 게임부터는 기기가 섞을 수 있습니다."
CARDS_FIRST = "이번 라운드에 백작부인의 행동 카드가 {0}장 남았습니다"
