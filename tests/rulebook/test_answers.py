"""The answers that a title names."""

from __future__ import annotations

import pytest

from gundam_desktop.rulebook.answers import answers_in


@pytest.mark.parametrize(
    ("title", "answers"),
    [
        ("Q7: a Unit is blocked", ("Q7",)),
        ("Q7, Q12: a Unit is blocked: it is rested", ("Q7", "Q12")),
        ("Q7 is shown here", ()),
        ("Q07: a Unit is blocked", ()),
        ("Q7, and more: a Unit is blocked", ()),
        ("ST01-001 Gundam: it repairs", ()),
    ],
)
def test_the_answers_of_a_title(title: str, answers: tuple[str, ...]) -> None:
    assert answers_in(title) == answers
