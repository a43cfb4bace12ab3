"""The checks of clauses hold, and the count of shown clauses does not fall."""

from __future__ import annotations

import pytest

from gundam_desktop.cli.coverage import covered
from gundam_desktop.games import find
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.scenarios.clause_checks import ClauseCheck
from tests.scenarios.clause_checks import CHECKS
from tests.scenarios.shipped import all_scenarios


@pytest.mark.parametrize("check", CHECKS, ids=[check.title for check in CHECKS])
def test_a_check_holds(check: ClauseCheck) -> None:
    check.run()


@pytest.mark.full
@pytest.mark.clone
def test_every_testable_clause_of_every_edition_is_enforced_and_shown() -> None:
    for edition in find("gcg").editions:
        found = covered(find("gcg"), edition, all_scenarios())
        assert found.missing == [], edition
        assert found.enforced == found.testable
        assert found.answers_shown + found.answers_listed + len(found.answers_missing) == len(RULEBOOK.answers)
        assert found.answers_shown > 0
