"""The prepared texts of cards are those that wording would give now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import prepared_wording
from gundam_desktop.games.gcg.card_wording import worded
from gundam_desktop.games.gcg.cards.sets import CardSets, shipped_sets
from gundam_desktop.games.gcg.prepared_wording import NAME, abilities_of, content, state
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.prepared import cached, write_prepared

EFFECT = "GD01-001"


@pytest.fixture
def prepared_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cache of its own, in which the texts are prepared and no card can be worded."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    write_prepared(cached(NAME, state()), state(), content())
    prepared_wording._prepared.cache_clear()
    yield
    prepared_wording._prepared.cache_clear()


@pytest.mark.usefixtures("prepared_texts")
def test_what_was_prepared_is_what_is_worded_now() -> None:
    sets = shipped_sets()
    for card in sets:
        for language in LANGUAGES:
            now = tuple(worded(ability, language) for ability in card.effects)
            assert abilities_of(card, language, sets) == now, (card.number, language)


@pytest.mark.usefixtures("prepared_texts")
def test_nothing_is_worded_that_was_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    sets = shipped_sets()
    monkeypatch.setattr(prepared_wording, "worded", lambda *_: pytest.fail("it is worded"))
    printed = [card for cards in sets.sets for card in cards.cards if card.effects and not card.errata]
    assert all(abilities_of(card, "ja", sets) for card in printed)


@pytest.mark.usefixtures("prepared_texts")
def test_cards_of_other_sets_are_worded_with_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    sets, asked = CardSets(shipped_sets().sets), list[str]()
    monkeypatch.setattr(prepared_wording, "worded", lambda _, language: asked.append(language))
    abilities_of(sets.card(EFFECT), "en", sets)
    assert asked, "a player's sets may name cards otherwise"
    number = next(card.number for cards in shipped_sets().sets for card in cards.cards if card.errata)
    asked.clear()
    abilities_of(shipped_sets().card(number), "zh", shipped_sets())
    assert set(asked) == {"zh"}, "its text depends on the day"


def test_the_state_follows_the_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = state()
    (tmp_path / "gcg.en.json").write_text("{}")
    monkeypatch.setattr(prepared_wording, "game_resource", lambda *_parts: tmp_path)
    assert state() != before
