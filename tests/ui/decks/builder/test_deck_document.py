"""The deck that is built: counts and their limits."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.decks.builder.deck_document import MOST, DeckDocument


def test_a_draft_keeps_counts_within_what_a_deck_can_hold(qtbot: QtBot) -> None:
    document = DeckDocument()
    document.remove("ST01-001")
    assert not document.stack.canUndo()
    document.add("ST01-001", 5000)
    assert document.deck.copies("ST01-001") == MOST
    document.remove("ST01-001", 5000)
    assert document.deck.cards == ()
    document.add("RP-001")
    assert document.deck.resources == (("R-001", 10), ("RP-001", 1))
    document.replace(document.deck, "nothing")
    assert document.stack.count() == 3
    name = library.name_of("RP-001", "en")
    assert document.undo_text == f"{name} RP-001: 1 → 0"
    document.undo()
    assert document.redo_text == f"{name} RP-001: 0 → 1"
