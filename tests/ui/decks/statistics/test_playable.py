"""A deck that no game can be played with is named in the reason."""

from __future__ import annotations

from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics.playable import why_not_playable


def test_a_deck_without_a_name_is_called_a_new_one() -> None:
    head, *wrong = why_not_playable(Deck(name="", cards=(), resources=()), "1.9").splitlines()
    assert head == "“New deck” breaks the construction rules, so no game can be played with it:"
    assert wrong
    assert why_not_playable(Deck(name="Mine", cards=(), resources=()), "1.9").startswith("“Mine” ")
