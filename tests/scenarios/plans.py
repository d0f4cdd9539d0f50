"""All scenarios: each takes the sheet that the device holds at its end and returns the script."""

from . import (
    colors_of_paris_plans,
    dream_home_plans,
    queenz_plans,
    rococo_plans,
    solo_plans,
    splendor_duel_plans,
    tracked_plans,
)

PLANS = {
    **rococo_plans.PLANS,
    **tracked_plans.PLANS,
    **solo_plans.PLANS,
    **colors_of_paris_plans.PLANS,
    **dream_home_plans.PLANS,
    **queenz_plans.PLANS,
    **splendor_duel_plans.PLANS,
}
