"""The door of the reader: a text with which its own code cannot cope fails alone, and says so."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.looking import LookingReader


def other_form(self: LookingReader, tree: Any) -> Any:
    """A method for another form of its production."""
    one, _two, _three = tree.children
    return one


def test_a_production_of_another_form_fails_its_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LookingReader, "look", other_form)
    text = "【Deploy】Draw 1.\n【Attack】Look at the top card of your deck."
    with pytest.raises(NotUnderstood) as caught:
        read_text(text, tokens=card_sets().tokens)
    assert caught.value.words == "Look at the top card of your deck."
    assert "cannot carry this sentence out" in caught.value.why
