"""The slow judge of Dream Home: what a sheet scores, and what is wrong with it."""

from models.dream_home_model import score
from models.dream_home_problems import problems, problems_and_rules

__all__ = ["problems", "problems_and_rules", "score"]
