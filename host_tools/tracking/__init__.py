"""The trackers without a screen: entries of a game from a file, the state and the news out."""
