from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CardView, Place, View
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.preview_source import NoPreviews
from tests.ui.table.board_game import BoardLibrary, board_view
from tests.ui.table.conftest import Table, shown

PIECE = CardView(1, "P-1", 0, "b1", seat=SHARED)


class OneReach(NoPreviews):
    """Card 1 reaches a1; it counts how often it was asked."""

    asked_for = 0

    def reach(self, card: int, _view: View, /) -> Collection[Place]:
        self.asked_for += 1
        return [(SHARED, "a1")] if card == 1 else []


@pytest.fixture
def preview_source() -> OneReach:
    return OneReach()


@pytest.fixture
def game(qtbot: QtBot, preview_source: OneReach) -> Iterator[Table]:
    yield from shown(Table(0, BoardLibrary(), preview_source), qtbot)


def outlined(game: Table) -> list[str]:
    return [item.place[1] for item in game.scene.items() if isinstance(item, ZoneItem) and item.reached]


def test_it_is_lit_while_a_card_is_pointed_at_and_asked_for_once(game: Table, preview_source: OneReach) -> None:
    game.show(board_view(PIECE))
    for _ in range(3):
        QTest.mouseMove(game.view.viewport(), game.point(1))
    assert outlined(game) == ["a1"]
    assert preview_source.asked_for == 1
    game.view.grab()  # the outline is painted
    QTest.mouseMove(game.view.viewport(), game.middle(True, "c1"))
    assert outlined(game) == []


def test_nothing_is_lit_behind_the_curtain(game: Table) -> None:
    game.show(board_view(PIECE))
    QTest.mouseMove(game.view.viewport(), game.point(1))
    game.scene.set_curtain(True)
    assert outlined(game) == []
