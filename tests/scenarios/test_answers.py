"""Scenarios show the official answers; those that none can show are listed with the reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.answers import answers_in
from tests.scenarios.shipped import all_titles

SHOWN = {answer for title in all_titles() for answer in answers_in(title)}
LISTED = {number for number, answer in RULEBOOK.answers.items() if answer.why_not}


def test_titles_name_only_answers_that_there_are() -> None:
    assert sorted(SHOWN - set(RULEBOOK.answers)) == []


def test_no_answer_is_both_shown_and_listed() -> None:
    assert sorted(SHOWN & LISTED) == []


def test_every_answer_about_cards_of_the_sets_is_shown_or_listed() -> None:
    there = {card.number for card in card_sets()}
    due = {number for number, answer in RULEBOOK.answers.items() if there.issuperset(answer.cards)}
    assert sorted(due - SHOWN - LISTED) == []


@pytest.mark.shared
def test_the_answers_are_those_of_the_reference(shared: Path) -> None:
    files = ("rules/rulings.json", "cards/st11_14/rulings.json")
    answers = [answer for file in files for answer in json.loads((shared / file).read_text(encoding="utf-8"))]
    wanted = {answer["id"]: (tuple(answer["cards"]), answer["date"]) for answer in answers}
    assert {number: (answer.cards, answer.date) for number, answer in RULEBOOK.answers.items()} == wanted
