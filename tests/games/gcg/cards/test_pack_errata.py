"""Errata of packs: in force from their day on, on the packs' cards and on those of the program."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import shipped_sets
from gundam_desktop.games.gcg.errata import worded_errata
from gundam_desktop.games.gcg.set_digests import set_digests
from tests.games.gcg.cards.pack_files import put_pack
from tests.games.gcg.cards.player_files import HERON

ERRATUM = {"number": "MY-001", "since": "2026-09-04", "before": "【Deploy】Draw 1.", "after": "【Deploy】Draw 2."}


def text(number: str) -> list[str]:
    """Return the text of a card as it is today."""
    return [ability.line for ability in library.face(number).text]


def test_an_erratum_is_in_force_from_its_day_on(home: Path) -> None:
    put_pack(home, HERON, errata=[ERRATUM])
    assert text("MY-001") == ["<Blocker>", "【Deploy】Draw 2."]
    assert library.face("MY-001").note == "Erratum of 2026-09-04. Until then: 【Deploy】Draw 1."


def test_an_erratum_of_a_later_day_waits(home: Path) -> None:
    tomorrow = (date.today() + timedelta(days=1)).isoformat()
    put_pack(home, HERON, errata=[{**ERRATUM, "since": tomorrow}])
    assert text("MY-001") == ["<Blocker>", "【Deploy】Draw 1."]


def test_an_erratum_of_a_card_of_the_program(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = shipped_sets()
    old = "【Deploy】Choose 1 enemy Unit with 2 or less HP. Rest it."
    new = "【Deploy】Choose 1 enemy Unit with 3 or less HP. Rest it."
    put_pack(home, HERON, errata=[{"number": "ST01-004", "since": "2026-09-04", "before": old, "after": new}])
    assert text("ST01-004") == [new]
    assert library.own_faults() == []
    assert shipped_sets() is before
    assert [erratum.since for erratum in card_sets().card("ST01-004").errata] == ["2026-09-04"]
    with_erratum = set_digests()
    monkeypatch.setenv("GUNDAM_DESKTOP_HOME", str(home / "empty"))
    assert {key for key, digest in set_digests().items() if with_erratum[key] != digest} == {"ST01"}


def test_an_erratum_that_the_program_has_already_changes_nothing(home: Path) -> None:
    (has,) = (card for card in shipped_sets() if card.errata)
    (worded,) = worded_errata(has, "en")
    erratum = {"number": has.number, **worded._asdict()}
    put_pack(home, HERON, errata=[erratum])
    assert library.own_faults() == []
    assert card_sets().card(has.number) == has


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"number": "MY-999"}, "no card has this number"),
        ({"before": "【Attack】Draw 1."}, "before: this is not an ability that the card has until then"),
        ({"after": "Fold the table."}, "not understood: 'Fold"),
        ({"after": "【Deploy】Draw 1. 【Attack】Draw 1."}, "expected one ability (got 2)"),
        ({"after": "【Main】Draw 1."}, "only a command has"),
    ],
)
def test_an_erratum_that_does_not_fit_is_left_out(home: Path, change: dict[str, str], why: str) -> None:
    put_pack(home, HERON, errata=[{**ERRATUM, **change}])
    (fault,) = library.own_faults()
    assert "erratum of 2026-09-04" in fault
    assert why in fault
    assert text("MY-001") == ["<Blocker>", "【Deploy】Draw 1."]
