"""The door of the reader: a text with which its own code cannot cope fails alone, and says so."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.reading import FUNCTIONS, Reading


def other_form(reading: Reading, tree: Any) -> Any:
    """A function for another form of its production."""
    one, _two, _three = tree.children
    return one


def test_a_production_of_another_form_fails_its_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FUNCTIONS, "look", other_form)
    text = "【Deploy】Draw 1.\n【Attack】Look at the top card of your deck."
    with pytest.raises(NotUnderstood) as caught:
        read_text(text, tokens=card_sets().tokens)
    assert caught.value.words == "Look at the top card of your deck."
    assert "this combination of words is not supported" in caught.value.why


def test_what_a_model_refuses_is_one_line() -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_text("【Deploy】Deploy 1 [Grey Heron]((Heron)･AP1･HP0) Unit token.", tokens=card_sets().tokens)
    assert caught.value.why == "hp: Input should be greater than or equal to 1"


def test_words_without_end_are_cut_in_the_message() -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_text("【Deploy】" + "heron " * 10_000, tokens=card_sets().tokens)
    assert len(str(caught.value)) < 600
    assert "heron " * 9_000 in caught.value.words, "the words themselves are whole: a page marks them"
