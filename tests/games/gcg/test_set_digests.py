"""Digests of card sets, and the packs from which a deck has cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.sets import shipped_sets
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.set_digests import packs, set_digests
from tests.games.gcg.cards.pack_files import put_pack
from tests.games.gcg.cards.player_files import HERON, ORDER

DECK = Deck(name="", cards=(("ST01-001", 4), ("MY-001", 4)))


def test_every_set_has_a_digest() -> None:
    assert set(set_digests()) >= {card.number.partition("-")[0] for card in shipped_sets()}


def test_equal_cards_have_equal_digests(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_pack(home, HERON)
    of_deck = set_digests(DECK)
    assert set(of_deck) == {"ST01", "MY", "R"}
    for cost, equal in ((HERON["cost"], True), (3, False)):
        other = tmp_path / str(cost)
        put_pack(other, ORDER | {"number": "YO-001"}, HERON | {"cost": cost}, file="other", version="9")
        monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(other))
        assert set_digests(DECK)["ST01"] == of_deck["ST01"]
        assert (set_digests(DECK)["MY"] == of_deck["MY"]) is equal


def test_the_packs_of_a_deck(home: Path) -> None:
    put_pack(home, HERON, file="a", name="Herons", version="7")
    put_pack(home, ORDER, file="b", name="Orders")
    assert [pack.partition(", digest ")[0] for pack in packs()] == ["Herons, version 7", "Orders, version 1"]
    assert packs(DECK) == packs()[:1]
    assert packs(Deck(name="", cards=(("ST01-001", 4),))) == ()
