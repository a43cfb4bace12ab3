"""The deck that is built: counts and their limits."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.ui.decks.builder.deck_document import MOST, DeckDocument


def test_a_draft_keeps_counts_within_what_a_deck_can_hold(qtbot: QtBot) -> None:
    draft = DeckDocument()
    draft.take("ST01-001")
    assert not draft.stack.canUndo()
    draft.add("ST01-001", 5000)
    assert draft.deck.copies("ST01-001") == MOST
    draft.take("ST01-001", 5000)
    assert draft.deck.cards == ()
    draft.add("RP-001")
    assert draft.deck.resources == (("RP-001", 1),)
    draft.replace(draft.deck, "nothing")
    assert draft.stack.count() == 3
    assert draft.stack.undoText() == "RP-001: 1 in place of 0"
