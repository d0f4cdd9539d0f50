"""Moves from the Grand Hall to the balcony: their worth, and the best by trying all."""

from itertools import combinations, permutations

from models.rococo_choices import COLOURS


def garment_points(board, moves, spaces):
    printed = {garment["index"]: garment["points"] for garment in board["grand_hall"]}
    extra = sum(printed[garment] * (spaces[space]["times"] - 1) for garment, space in moves)
    return board["points"] + extra


def statue_points(board, moves, balcony_counts):
    if board["statues"] == 0:
        return 0
    left = dict(board["colours"])
    if not balcony_counts:
        moved = [garment for garment, _ in moves]
        for garment in board["grand_hall"]:
            if garment["index"] in moved:
                left[garment["colour"]] -= 1
    points = 0
    for statue in range(1, board["statues"] + 1):
        points += 2 * sum(left[colour] >= statue for colour in COLOURS)
    return points


def all_moves(board):
    garments = [garment["index"] for garment in board["grand_hall"]]
    spaces = board["spaces"]
    for number in range(min(len(garments), len(spaces)) + 1):
        for taken in combinations(garments, number):
            for onto in permutations(spaces, number):
                yield list(zip(taken, onto, strict=True))


def best_moves(board, spaces, balcony_counts):
    def preference(moves):
        gained = garment_points(board, moves, spaces) + statue_points(board, moves, balcony_counts)
        return (-gained, len(moves), sorted(moves))

    return min(all_moves(board), key=preference)


def chosen_moves(sheet, player):
    own = [
        (garment, space)
        for garment, space in sheet["balcony"]
        if sheet["garments"][garment]["owner"] == player
    ]
    return sorted(own)
