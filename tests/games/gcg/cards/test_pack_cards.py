"""The cards of installed packs: found like all others, read once, and behind those of the program."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards import pack_cards
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.pack_reader import read_pack
from gundam_desktop.games.gcg.cards.sets import shipped_sets
from tests.games.gcg.cards.pack_files import REFUSED, put_pack
from tests.games.gcg.cards.player_files import HERON, ORDER, put_list

UNUSABLE = {**HERON, "number": "MY-004", "hp": None}
ERRATUM = {"number": "MY-001", "since": "2026-09-04", "before": "【Deploy】Draw 1.", "after": "【Deploy】Draw 2."}


def test_the_cards_of_a_pack_are_cards(home: Path) -> None:
    put_pack(home, HERON, REFUSED, UNUSABLE)
    assert card_sets().card("MY-001").name == "Grey Heron"
    assert card_sets().card("MY-003").unplayed == ("【Main】Fold the table in half.",)
    assert card_sets().left_out == (("MY", "MY-004"),)
    assert library.own_faults() == []
    assert [loaded.pack.name for loaded in card_sets().packs] == ["Herons"]


def test_what_was_prepared_is_the_same(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put_pack(home, HERON, REFUSED, UNUSABLE, errata=[ERRATUM, {**ERRATUM, "before": "Fold."}])
    shipped = shipped_sets()
    first = pack_cards.cards_of_pack(read_pack(path), shipped, without=shipped)
    assert [number for number, _ in first.errata] == ["MY-001"]
    assert len(first.faults) == 1
    monkeypatch.setattr(pack_cards, "read_list", None)
    assert pack_cards.cards_of_pack(read_pack(path), shipped, without=shipped) == first


def test_the_cards_of_the_program_go_before_those_of_a_pack(home: Path) -> None:
    put_pack(home, HERON, {**HERON, "number": "ST01-001"})
    assert card_sets().card("ST01-001") == shipped_sets().card("ST01-001")
    assert card_sets().packs[0].shipped == ("ST01-001",)
    assert library.own_faults() == []


def test_a_number_of_another_file_is_refused(home: Path) -> None:
    put_list(home, HERON)
    put_pack(home, HERON, ORDER)
    (fault,) = library.own_faults()
    assert "herons.pack: MY-001: number: stands in mine.json, too" in fault
    assert "MY-002" in card_sets()


def test_the_numbers_that_two_packs_share_are_one_line(home: Path) -> None:
    cards = [{**HERON, "number": f"MY-{number:03}"} for number in range(1, 6)]
    put_pack(home, *cards, file="a", name="A")
    put_pack(home, *cards, *cards, ORDER | {"number": "YO-001"}, file="b", name="B")
    assert [fault.removeprefix(f"{home / 'cards'}") for fault in library.own_faults()] == [
        f"{os.sep}b.pack: MY-001, MY-002, MY-003 and 2 more: number: stand in a.pack, too; "
        "expected a number that no card has"
    ]
    assert "YO-001" in card_sets()


def test_a_broken_pack_leaves_the_others(home: Path) -> None:
    put_pack(home, HERON)
    (home / "cards" / "broken.pack").write_text("{", encoding="utf-8")
    (fault,) = library.own_faults()
    assert "broken.pack, line 1: not valid JSON" in fault
    assert "MY-001" in card_sets()
