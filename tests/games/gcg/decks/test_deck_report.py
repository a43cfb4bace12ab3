"""What the command line tells of a deck is plain data, and counts the sideboard and the restrictions of a day."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.deck_report import all_violations, report
from gundam_desktop.games.gcg.library import deck

LEGAL: Deck = deck("official-004")


def test_a_report_is_plain_data_and_counts_every_card() -> None:
    data = report(LEGAL)
    assert json.loads(json.dumps(data)).keys() == data.keys()
    assert sum(entry["count"] for entry in data["cards"]) == data["count"] == 50
    assert data["sideboard"] == data["maybeboard"] == []


def test_violations_are_those_of_the_deck_of_its_sideboard_and_of_a_day() -> None:
    assert all_violations(LEGAL) == []
    assert [each.clause_in("1.9") for each in all_violations(changed(cards=LEGAL.cards[1:]))]
    assert all_violations(changed(sideboard=LEGAL.cards))
    banned = changed(cards=(("GD01-020", 1), *LEGAL.cards))
    assert len(all_violations(banned, date(2026, 9, 25))) == len(all_violations(banned)) + 1


def changed(**parts: Any) -> Deck:
    return LEGAL.model_copy(update=parts)
