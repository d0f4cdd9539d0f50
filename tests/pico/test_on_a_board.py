"""What `tabletally check` does, as tests of pytest: `pytest --port P` runs only these."""

import pytest
from tabletally.pico import rule_tests
from tabletally.pico.checking import BEFORE_KEYS, BEHIND_KEYS, Checker, Verdict
from tabletally.pico.connecting import connected
from tabletally.pico.faults import BoardFault

RULES = [name for module in rule_tests.modules() for name in rule_tests.tests_of(module)]


@pytest.fixture(scope="module")
def checker(request):
    """The board at the port, for all tests."""
    try:
        with connected(request.config.getoption("--port")) as (link, facts):
            yield Checker(link, facts)
            link.start_program()
    except BoardFault as fault:
        pytest.exit(str(fault), fault.status)


@pytest.fixture(scope="module")
def outcomes(checker):
    """The outcome of a test of the rules; a module runs as a whole when its first is asked for."""
    known = {}
    checker.demand_same_rules()

    def outcome(name):
        module = name.partition(".")[0]
        if module not in known:
            known[module] = {outcome.name: outcome for outcome in checker.rules(module)}
        return known[module].get(name) or known[module][module]

    return outcome


def tell(outcome):
    if outcome.verdict is Verdict.SKIPPED:
        pytest.skip(outcome.why)
    assert outcome.verdict is Verdict.PASSED, outcome.why


@pytest.mark.parametrize("name", [*BEFORE_KEYS, "key presses", *BEHIND_KEYS])
def test_board(checker, name):
    tell(checker.self_test(name))


@pytest.mark.parametrize("name", RULES)
def test_rules(request, outcomes, name):
    if name.partition(".")[0] in rule_tests.LONG and not request.config.getoption("--long"):
        pytest.skip("takes long on a chip: --long")
    tell(outcomes(name))
