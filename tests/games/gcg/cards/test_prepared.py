"""Prepared card sets are the card sets, and anything else is not used."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards import prepared
from gundam_desktop.games.gcg.cards.sets import CardSets, load_sets
from gundam_desktop.locate import cardset_folder
from gundam_desktop.prepared import cached, write_prepared


@pytest.fixture(scope="module")
def checked() -> CardSets:
    return load_sets(cardset_folder())


@pytest.fixture
def file(checked: CardSets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("gundam_desktop.prepared.prepared_file", lambda _name: None)  # the one of an installed program
    file = cached(prepared.NAME, prepared.state())
    write_prepared(file, prepared.state(), prepared.content(checked.sets))
    return file


def test_prepared_sets_are_equal_to_those_that_were_checked(checked: CardSets, file: Path) -> None:
    read = prepared.prepared_sets()
    assert read == checked.sets
    assert read is not None
    assert [cards.model_dump_json() for cards in read] == [cards.model_dump_json() for cards in checked.sets]
    assert hash(read[0].cards) == hash(checked.sets[0].cards)


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"state": 1}'])
def test_a_file_that_is_not_whole_is_not_used(file: Path, damage: str) -> None:
    file.write_text(damage, encoding="utf-8")
    assert prepared.prepared_sets() is None


def test_a_file_of_another_state_is_not_used(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared, "state", lambda: "another")
    assert prepared.prepared_sets() is None
