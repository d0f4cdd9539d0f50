"""What comes next when nothing is asked: one step leads to another until a question stands."""

from micropython import const

BEGIN_ROUND = const(0)
NEXT_TURN = const(1)
TURN_CARD = const(2)
ACT = const(3)  # the action of the card turned
FIND_HALL = const(4)  # turn a card for its hall
FIND_SPOT = const(5)
CONNECT = const(6)
MARK_TASK = const(7)
PASS_EXAM = const(8)
REMOVE = const(9)
JOIN = const(10)
MOVE_ON = const(11)
FINISH = const(12)  # discard the card in hand
COUNT_BLUE = const(13)  # after the last round
END = const(14)
