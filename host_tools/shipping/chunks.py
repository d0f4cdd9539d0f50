"""Which modules a board gets as one: what is loaded together and let go of together.

Each module in memory costs a table of its names, one of its constants, and the names of all that
it shares with others. A chunk goes by the name of one of its modules, which can then still be used
as a value, or by one of its own. What is not listed stays a module: what is imported by a name that
is made up while running, or handed around as a value.

What firmware/modules.py lets go of by parts of names goes by the name of a module that has them.
"""

_CORE = "shared_rules.core"
_ROCOCO = "shared_rules.rococo"
_TRACKING = "shared_rules.rococo.tracking"
_DREAM_HOME = "shared_rules.dream_home"
_QUEENZ = "shared_rules.queenz"
_SPLENDOR_DUEL = "shared_rules.splendor_duel"
_COLORS = "shared_rules.colors_of_paris"
_PAGES = "firmware.games.rococo"

Chunks = dict[str, tuple[str, ...]]


def _named(package: str, *modules: str) -> tuple[str, ...]:
    return tuple(f"{package}.{module}" for module in modules)


CHUNKS: Chunks = {
    # What is on the stack whenever a key is awaited: firmware/in_flash.py has to place it at once.
    "firmware.main": _named("firmware", "app", "failure", "main"),
    "firmware.always": (
        *_named("firmware", "canvas", "ctrl_c", "first_start", "glass", "handed_over"),
        *_named("firmware", "hardware", "heap_locked", "icons", "keys", "modules", "play"),
        *_named("firmware.drivers", "on_i2c", "page_runs", "ssd1306"),
        *_named("firmware.storage", "facts", "files", "game", "game_files", "history", "journal"),
        *_named("firmware.storage", "mark", "newest", "profiles", "replaying", "reports"),
        *_named("firmware.storage", "settings", "slots", "store", "writing"),
        *_named("firmware.widgets", "layout", "menu", "message", "names", "paragraph", "pill"),
        *_named("firmware.widgets", "rows", "screen", "strip"),
    ),
    "firmware.drivers.on_spi": _named("firmware.drivers", "on_spi", "spi_port"),
    "firmware.in_flash": _named("firmware", "flash_blocks", "in_flash"),
    "firmware.fonts.loading": ("firmware.font", "firmware.fonts.loading", "firmware.syllables"),
    "shared_rules.registry": (
        "shared_rules.registry",
        *_named(_CORE, "layout", "log", "numbered", "packing", "played", "sheet", "table"),
        *_named(_CORE, "judging", "majority", "problems", "ranking", "result"),
    ),
    "firmware.screens.new_game": _named(
        "firmware.screens", "new_game", "options", "seats", "who"
    ),
    "firmware.screens.settings_menu": _named("firmware.screens", "about", "settings_menu"),
    # What each game needs.
    "firmware.wizard.counting": ("firmware.widgets.dial", "firmware.wizard.counting"),
    "firmware.wizard.wizard": _named(
        "firmware.wizard", "asking", "choice_page", "course", "number_page", "page", "wizard"
    ),
    "firmware.results.final": _named("firmware.results", "final", "scored"),
    "firmware.results.steps": _named("firmware.results", "steps", "telling"),
    # Rococo.
    f"{_ROCOCO}.fields": _named(_ROCOCO, "fields", "printed"),
    f"{_ROCOCO}.game": _named(
        _ROCOCO, "balcony", "board", "cards", "checks", "faults", "following", "game", "majorities",
        "marker_checks", "move_checks", "needs", "reasons", "scoring", "tally_checks", "whole",
    ),
    f"{_PAGES}.asking": _named(_PAGES, "asking", "cards_page", "colours_page"),
    f"{_TRACKING}.tracker": _named(
        _TRACKING, "costs", "entries", "exam_facts", "exam_tasks", "income", "news", "playing",
        "refusals", "table_state", "tracker", "turns",
    ),
    f"{_TRACKING}.solo.opponent": _named(f"{_TRACKING}.solo", "mirror", "opponent"),
    f"{_ROCOCO}.du_barry.play": _named(
        f"{_ROCOCO}.du_barry", "actions", "blue_cards", "cards", "connection", "events", "exams",
        "giving_up", "house_deck", "piles", "play", "questions", "rounds", "score_sheet", "state",
        "steps", "tailoring", "turning", "wording", "worth",
    ),
    f"{_PAGES}.tracking.entry_page": _named(f"{_PAGES}.tracking", "entry_page", "entry_values"),
    # Dream Home.
    f"{_DREAM_HOME}.fields": _named(_DREAM_HOME, "fields", "rooms"),
    f"{_DREAM_HOME}.game": _named(
        _DREAM_HOME, "best", "bounds", "checks", "copy", "decor", "exchanges", "faults", "gains",
        "game", "house", "moves", "needs", "pairs", "reasons", "request", "roofs",
        "scoring", "standing", "told", "weighing",
    ),
    "firmware.games.dream_home.asking": _named(
        "firmware.games.dream_home", "asking", "exchanged", "house_page", "icons", "offers",
        "picture",
    ),
    "firmware.games.dream_home.decor_page": (
        "firmware.wizard.owners_page",
        *_named("firmware.games.dream_home", "decor_page", "helpers_page", "lists", "roof_page"),
    ),
    "firmware.games.dream_home.exchange_page": (
        "firmware.widgets.progress",
        *_named("firmware.games.dream_home", "exchange_page", "handyman_page", "supplier_page"),
    ),
    # The other games.
    f"{_QUEENZ}.game": _named(
        _QUEENZ, "checks", "faults", "game", "garden", "needs", "reasons", "scoring", "totals"
    ),
    "firmware.games.queenz.asking": _named(
        "firmware.games.queenz", "asking", "garden_map", "garden_page", "hives_page", "places"
    ),
    f"{_SPLENDOR_DUEL}.fields": _named(_SPLENDOR_DUEL, "cards", "fields"),
    f"{_SPLENDOR_DUEL}.game": _named(
        _SPLENDOR_DUEL, "checks", "collection", "faults", "game", "needs", "reasons",
        "royals", "scoring",
    ),
    "firmware.games.splendor_duel.asking": _named(
        "firmware.games.splendor_duel",
        "asking", "cards_grid", "cards_page", "icons", "line", "standing", "walk",
    ),
    f"{_COLORS}.game": _named(
        _COLORS, "checks", "faults", "game", "needs", "reasons", "scoring"
    ),
}  # fmt: skip
