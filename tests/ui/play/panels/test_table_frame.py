"""The question lies where it hides nothing that matters: not the hand, not a tray, not the cards that answer it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.table.items.card_item import CardItem
from tests.ui.table_driver import Hand

BLOCK = """position:
  turn_player: B
  A: {battle: [ST01-008, ST01-005], hand: [ST01-014, ST01-001, ST01-010], trash: [ST01-003, ST01-004], shields: 3}
  B: {battle: [ST02-005], shields: 3}
play:
  - B: attack ST02-005 -> player"""
LOOK = """position:
  A: {hand: [GD01-039, ST01-001], resources: {active: 2}, deck: {top: [ST01-001], filler: 5}}
  B: {shields: 3}
play:
  - A: deploy GD01-039"""


@pytest.fixture
def hand(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Hand]:
    hand = Hand(qtbot, request.param)
    yield hand
    hand.window.close()


def boxes(hand: Hand, *, in_tray: bool) -> list[QRect]:
    """Where the cards of the hand, or those of the tray, lie in the window's view."""
    items = [item for item in hand.match.scene.items() if isinstance(item, CardItem) and item.record is not None]
    mine = hand.session.view(0).zones[0, "hand"]
    wanted = [item for item in items if (item.in_tray if in_tray else item.card in mine and not item.in_tray)]
    assert wanted
    return [hand.match.view.mapFromScene(item.sceneBoundingRect()).boundingRect() for item in wanted]


@pytest.mark.parametrize("hand", [BLOCK], indirect=True)
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_it_covers_no_card_in_hand(hand: Hand, size: tuple[int, int]) -> None:
    hand.window.resize(*size)
    QTest.qWait(20)
    bar = hand.match.frame.prompt.geometry()
    assert hand.match.frame.rect().contains(bar)
    assert not any(bar.intersects(box) for box in boxes(hand, in_tray=False))


@pytest.mark.parametrize("hand", [BLOCK], indirect=True)
def test_it_stays_beside_a_list(hand: Hand) -> None:
    before = hand.match.frame.prompt.geometry()
    QTest.mouseClick(hand.match.view.viewport(), Qt.MouseButton.LeftButton, pos=hand.zone("trash"))
    assert boxes(hand, in_tray=True)
    QTest.qWait(20)
    bar = hand.match.frame.prompt.geometry()
    assert bar == before
    assert not any(bar.intersects(box) for box in boxes(hand, in_tray=True))


@pytest.mark.parametrize("hand", [LOOK], indirect=True)
def test_it_covers_no_card_that_was_looked_at(hand: Hand) -> None:
    bar = hand.match.frame.prompt.geometry()
    assert not any(bar.intersects(box) for box in boxes(hand, in_tray=True))
