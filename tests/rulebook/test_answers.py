"""The answers that a title names."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.rulebook import RULEBOOK
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


@pytest.mark.clone
def test_what_players_read_of_them_is_what_the_scenarios_say() -> None:
    script = Path(__file__).parents[2] / "packaging" / "rulings.py"
    made = runpy.run_path(str(script))
    written = json.loads(made["FILE"].read_text(encoding="utf-8"))
    assert written == made["rulings"](), "run packaging/rulings.py"


def test_every_answer_has_a_sentence_or_the_reason_why_not() -> None:
    for answer, about in RULEBOOK.answers.items():
        assert about.said or about.why_not, answer
    assert RULEBOOK.answers["Q123"].said == ("Jegan's lower cost does not lower its Lv.",)
