"""Errata in words: the note of a card has its day, and the text that the card does not show."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.errata import worded_errata
from tests.games.gcg.cards.player_files import PLAIN, put, put_set

BLOCKER = {"kind": "keyword", "keyword": {"name": "blocker"}}
REPAIR = {"kind": "keyword", "keyword": {"name": "repair", "amount": 2}}


@pytest.mark.parametrize("language", library.LANGUAGES)
def test_the_card_has_the_new_text_and_the_note_the_former_one(language: str) -> None:
    face = library.face("ST12-001", language)
    (erratum,) = worded_errata(card_sets().card("ST12-001"), language)
    lines = [ability.line for ability in face.text]
    assert erratum.after in lines
    assert erratum.before not in lines
    assert erratum.before in face.note
    assert erratum.since in face.note


def test_until_its_day_the_note_has_the_new_text(home: Path) -> None:
    erratum = {"since": "9999-01-01", "before": BLOCKER, "after": REPAIR}
    put_set(home, {**PLAIN, "effects": [BLOCKER], "errata": [erratum]})
    face = library.face("OWN-001")
    assert [ability.line for ability in face.text] == ["<Blocker>"]
    assert face.note == "Erratum from 9999-01-01 on: <Repair 2>"


def test_beside_printed_wording_the_note_has_the_new_text(home: Path) -> None:
    put(home, "wording", "en.json", [{"number": "ST12-001", "text": "【Deploy】Glow."}])
    assert "【Once per Turn】" in library.face("ST12-001").note
