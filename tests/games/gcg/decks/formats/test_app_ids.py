"""Ids of the publisher's app: the cards whose tokens are known, and what follows for those between them."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.decks.formats.app_ids import numbers

KNOWN = {
    "ST01": {1: "MoV", 5: "Mod", 10: "Mon", 15: "Mox"},
    "ST02": {1: "Mp2", 10: "MpK", 16: "MpW"},
    "ST03": {1: "Mpa", 13: "Mpy", 15: "Mq0"},
    "ST04": {1: "Mq6", 6: "MqG", 10: "MqO", 11: "MqQ", 12: "MqS", 15: "MqY", 16: "Mqa"},
    "GD01": {
        8: "NBp", 18: "NBz", 20: "NB/", 44: "NCS", 50: "NCc", 66: "NCu", 86: "NDH", 93: "NDQ", 100: "NDZ", 111: "NDm",
        118: "NDv",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", KNOWN)
def test_every_known_token_is_its_card(name: str) -> None:
    for place, token in KNOWN[name].items():
        assert numbers(token) == (f"{name}-{place:03}",)


def test_in_starters_the_next_id_is_another_picture() -> None:
    assert numbers("MoW") == ("ST01-001",)
    assert numbers("Mqb") == ("ST04-016",)


def test_between_known_ids_without_room_for_others_a_card_is_certain() -> None:
    assert numbers("NBq") == ("GD01-009",)


def test_elsewhere_in_the_booster_it_is_one_of_a_few() -> None:
    assert numbers("NCv") == ("GD01-066", "GD01-067")
    assert numbers("NCs") == ("GD01-064", "GD01-065")
    assert numbers("NCt") == ("GD01-065",)


@pytest.mark.parametrize("token", ["PyI", "000", "MoU", "NDw", "Mo", "MoVV", "M?V", "", "Ｍｏｖ"])
def test_others_are_not_known(token: str) -> None:
    assert numbers(token) == ()
