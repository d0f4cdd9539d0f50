"""What comes after the last answer: the steps of the scoring, the places, each player's points."""
