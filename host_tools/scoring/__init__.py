"""Score sheets as JSON files: reading, judging on either interpreter, showing."""
