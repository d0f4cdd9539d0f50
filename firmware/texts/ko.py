"""한국어."""

from . import to_bytes

OK_GOES_ON = "●"

HOME = "tabletally"
CONTINUE = "이어하기"
NEW_GAME = "새 게임"
HISTORY = "지난 게임"
SETTINGS = "설정"
CHOOSE_GAME = "어떤 게임을 할까요?"

SEATS = "앉은 순서"
SEATS_GO_ON = "다음"
NOTHING = "-"
SEATS_SOLO = "1인"
SEATS_HELP = "앉은 순서대로 ●"
SEATS_AGAIN = "● 길게: 지난번처럼"
SEATS_HOLD = "● 길게: 앉고 시작"
WHO = "{}: 이름은?"
NO_NAME = "이름 없이"
PLAYERS = "{}명"
SOLO = "1인"

BEGIN = "시작"

FINAL_SCORING = "최종 점수 계산"
TRACK = "진행"
UNDO = "되돌리기"
REDO = "다시 하기"
GO_HOME = "처음으로"

HISTORY_EMPTY = "아직 끝난 게임이 없습니다."
TOTAL = "합계"

LANGUAGE = "언어"
FLIP = "화면 뒤집기"
BRIGHTNESS = "밝기"
BLANK_AFTER = "화면 끄기"
REPEAT_SPEED = "키 반복"
CLEAR_HISTORY = "지난 게임 지우기"
ABOUT = "정보"
YES = "켬"
NO = "끔"
MINUTES = "{}분 뒤"
NEVER = "안 함"
SPEEDS = ("느리게", "보통", "빠르게")

CLEAR_QUESTION = "끝난 게임을 모두 지울까요? 되살릴 수 없습니다."
CLEAR = "지우기"
KEEP = "그대로"
CLEARED = "끝난 게임을 모두 지웠습니다."

WHAT_IT_IS = "보드게임 점수 도우미"
FONT = "글꼴: Galmuri (OFL)"
VERSION = "버전"
FREE_MEMORY = "남은 메모리"

FRESH = "저장된 것이 없습니다"
NOTE = "알려 드립니다"
NOT_STORED = "저장하지 못했습니다. 메모리가 가득 찼거나 낡았습니다. 다른 것은 그대로입니다."
REPORTS = (
    "파일의 손상된 끝을 뺐습니다. 나머지는 괜찮습니다.",
    "손상된 파일을 따로 두었습니다.",
    "다른 버전의 파일을 따로 두었습니다.",
    "다른 버전의 게임을 따로 두었습니다.",
    "알 수 없는 게임을 따로 두었습니다.",
    "게임의 자리 정보가 손상되었습니다. 게임은 계속됩니다.",
    "잘못된 설정이 있어 기본값을 씁니다.",
    "전에 따로 둔 파일입니다.",
    "메모리가 가득 찼습니다. 잃은 것은 없습니다.",
)
CALCULATING = "계산 중…"

WINS = "{} 승리"
WIN_TOGETHER = "공동 승리"
GOES_ON = "아직 게임 중"
POINTS = "점수표"
CORRECT = "고치기"
PRINTED = "카드에 적힌 점수"
SAME_SEATS = "같은 자리로 새 게임"

NOT_SAID = "적힌 대로 ▲ ▼"
MORE_OR_DONE = "▲ 입력   ● 끝"
MORE_OR_NONE = "▲ 입력   ● 없음"
COUNT_IT = "▲ ▼로 입력"
HOLD_FOR_NONE = "● 길게: 모두 없음"
# 숫자 옆 두 줄: ●를 길게 누르면.
TAKE_REST = ("● 길게", "나머지 0")
KEEP_REST = ("● 길게", "그대로")

to_bytes(globals())
