"""The checks of clauses hold, and the count of shown clauses does not fall."""

from __future__ import annotations

import pytest

from gundam_desktop.cli.coverage import covered
from gundam_desktop.games import find
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from tests.scenarios.clause_checks import CHECKS, Check


@pytest.mark.parametrize("check", CHECKS, ids=[check.title for check in CHECKS])
def test_a_check_holds(check: Check) -> None:
    check.run()


@pytest.mark.clone
@pytest.mark.parametrize("edition", find("gcg").editions)
def test_every_testable_clause_is_enforced_and_shown(edition: str) -> None:
    found = covered(find("gcg"), edition)
    assert found.missing == []
    assert found.enforced == found.testable
    assert found.answers_shown + found.answers_listed + len(found.answers_missing) == len(RULEBOOK.answers)
    assert found.answers_shown > 0
