"""Names of players that are sent to a board, to choose from when a game begins."""
