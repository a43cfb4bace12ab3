"""Abilities that are not understood: marked on the card and told of a deck."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.unplayed import marked, unplayed_in, unplayed_notes
from tests.games.gcg.cards.pack_files import REFUSED, put_pack
from tests.games.gcg.cards.player_files import HERON, put


def test_the_mark_is_in_the_language(home: Path) -> None:
    put_pack(home, REFUSED)
    card = card_sets().card("MY-003")
    lines = {language: marked(card, language)[0].line for language in ("en", "ja", "zh")}
    text = "【Main】Fold the table in half."
    assert lines == {"en": f"【Not played】{text}", "ja": f"【処理されない】{text}", "zh": f"【不执行】{text}"}


def test_on_a_card_with_its_printed_text_a_note_says_it(home: Path) -> None:
    put_pack(home, REFUSED)
    card = card_sets().card("MY-003")
    assert list(unplayed_notes(card, "en", printed=False)) == []
    assert list(unplayed_notes(card, "en", printed=True)) == ["Not played: 【Main】Fold the table in half."]
    put(home, "wording", "en.json", [{"number": "MY-003", "text": "Printed."}])
    face = library.face("MY-003")
    assert [ability.line for ability in face.text] == ["Printed."]
    assert face.note == "Not played: 【Main】Fold the table in half."


def test_what_of_a_deck_is_not_played(home: Path) -> None:
    put_pack(home, HERON, REFUSED)
    line = "Folded Order (MY-003): 【Main】Fold the table in half."
    assert unplayed_in(Deck(name="", cards=(("MY-001", 4), ("MY-003", 4))), library.name_of) == [line]
    assert unplayed_in(Deck(name="", cards=(("MY-001", 4),), sideboard=(("MY-003", 1),)), library.name_of) == [line]
    assert library.unplayed(Deck(name="", cards=(("MY-001", 4),))) == []
