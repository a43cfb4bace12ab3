from __future__ import annotations

import pytest

from gundam_desktop.tabletop import Arrange, CardDesign, CardView, Face, Zone
from gundam_desktop.ui.table.models import CardRecord, describe

CELL = Zone("a1", "A1", 1, public=True, pile=False, arrange=Arrange.CELL)
FACE = Face("P-1", "Tank", "piece", "Piece")


def test_how_a_set_card_lies_is_said_to_everybody() -> None:
    card = CardView(1, "", 1, "a1", down=True, rested=True)
    assert describe(CardRecord(card, zone=CELL), None) == "Face-down card, sideways"
    assert describe(CardRecord(card._replace(rested=False), zone=CELL), None) == "Face-down card, upright"
    assert describe(CardRecord(card._replace(down=False), zone=CELL), None) == "Face-down card"
    mine = CardRecord(card, playable=True, zone=CELL)
    assert describe(mine, None, known="Tank") == "Tank, face down, sideways, can act", "its player knows it"


WORDS = {0: "up", 30: "upper right", 90: "right", 150: "lower right", 180: "down", 330: "upper left"}


@pytest.mark.parametrize(("turn", "words"), WORDS.items())
def test_where_a_piece_faces_is_said(turn: int, words: str) -> None:
    said = describe(CardRecord(CardView(1, "P-1", 0, "a1"), zone=CELL, facing=turn), FACE)
    assert said == f"Tank, Piece, active, facing {words}"


def test_a_state_without_a_word_is_not_said() -> None:
    card = CardView(1, "P-1", 0, "a1")
    face = FACE._replace(design=CardDesign(rested="locked", active=""))
    assert describe(CardRecord(card, zone=CELL), face) == "Tank, Piece"
    assert describe(CardRecord(card._replace(rested=True), zone=CELL), face) == "Tank, Piece, locked"
