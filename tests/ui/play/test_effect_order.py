"""Effects that wait: seen by both players, and put in order by dragging and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Choice, Decision, View, Waiting
from gundam_desktop.ui.play.effect_order import EffectOrder
from gundam_desktop.ui.play.panels.order_list import GAP, ROW, OrderEntry, OrderList, OrderRow
from tests.ui.table_driver import LEFT, Hand, Take

THREE = """position:
  A:
    battle: [{card: ST01-001, damage: 3}, {card: GD01-006, damage: 1}, {card: GD01-006, damage: 1}]
    shields: 2
  B: {shields: 3}
play:
  - A: end"""
FIRST, SECOND, THIRD = (Waiting(0, card, "ST01-001", 0, "end of turn") for card in (1, 2, 3))


def rows(hand: Hand) -> list[OrderRow]:
    order = hand.match.frame.prompt.order
    assert order is not None
    return order.rows


def cards(hand: Hand) -> list[int]:
    return [row.shown.card for row in rows(hand)]


def recovered(hand: Hand) -> list[int]:
    return [event.card for event in hand.events if event.kind == "recovered"]


def drag(row: OrderRow, by: int) -> None:
    start = QPoint(row.width() // 2, ROW // 2)
    grip = row.mapToParent(start)
    QTest.mousePress(row, LEFT, pos=start)
    for step in (1, 2, 3):  # the row moves with the mouse
        QTest.mouseMove(row, row.mapFromParent(grip + QPoint(0, by * step // 3)))
    QTest.mouseRelease(row, LEFT, pos=start)


def test_effects_are_dragged_into_the_order_wanted_and_resolved_in_it(take: Take) -> None:
    hand = take(THREE)
    wanted = cards(hand)
    assert len(wanted) == 3
    assert all("Repair" in row.shown.text for row in rows(hand))
    drag(rows(hand)[2], -2 * (ROW + GAP))
    wanted = [wanted[2], wanted[0], wanted[1]]
    assert cards(hand) == wanted
    assert [row.y() for row in rows(hand)] == [place * (ROW + GAP) for place in range(3)]
    hand.press("Resolve in this order")
    assert recovered(hand) == wanted


def test_keys_put_effects_in_order(take: Take) -> None:
    hand = take(THREE)
    before = cards(hand)
    QTest.keyClick(hand.match.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(hand.match.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert cards(hand) == [before[1], before[2], before[0]]
    QTest.keyClick(hand.match.view, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert cards(hand) == [before[1], before[0], before[2]]
    hand.key(Qt.Key.Key_Space)
    assert recovered(hand) == [before[1], before[0], before[2]]


@pytest.mark.parametrize("way", ["double click", "enter", "digit"])
def test_one_effect_is_resolved_at_once_and_the_rest_keeps_its_order(take: Take, way: str) -> None:
    hand = take(THREE)
    before = cards(hand)
    QTest.keyClick(hand.match.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    row = rows(hand)[2]
    if way == "double click":
        QTest.mouseDClick(row, LEFT)
    elif way == "enter":
        row.setFocus()
        QTest.keyClick(row, Qt.Key.Key_Return)
    else:
        hand.key(Qt.Key.Key_3)
    assert recovered(hand) == [before[2]]
    assert cards(hand) == [before[1], before[0]]


def test_what_waits_is_seen_beside_the_table_by_both(take: Take) -> None:
    hand = take(THREE)
    panel = hand.match.side.waiting
    assert panel.isVisible()
    assert [each.own for each in panel.waiting_lines] == [True] * 3
    assert "Gundam" in panel.accessibleName()
    hand.window.settings_controller.change("language", "ja")
    QApplication.processEvents()
    assert "ガンダム" in panel.accessibleName()
    assert "リペア" in rows(hand)[0].shown.text
    hand.window.settings_controller.change("language", "en")
    QApplication.processEvents()
    hand.press("Resolve in this order")
    hand.lift()
    assert not panel.isVisible()
    hand = take(
        THREE.replace("A:\n", "B:\n")
        .replace("  B: {", "  A: {")
        .replace("A: end", "B: end")
        .replace("position:", "position:\n  turn_player: B")
    )
    seen = hand.session.view(0)
    hand.match._refresh(0)
    assert [waiting.player for waiting in seen.waiting] == [1] * 3
    assert [each.own for each in hand.match.side.waiting.waiting_lines] == [False] * 3


def test_a_row_that_is_touched_shows_its_card(take: Take) -> None:
    hand = take(THREE)
    QTest.mouseClick(rows(hand)[1], LEFT)
    face = hand.match.side.zoom.zoom.face
    assert face is not None
    assert face.name == rows(hand)[1].shown.name
    assert recovered(hand) == []


def test_rows_that_are_dragged_beyond_the_ends_stay_in_the_list(qtbot: QtBot) -> None:
    order = OrderList([OrderEntry(name, "text", card) for card, name in enumerate("abc")])
    qtbot.addWidget(order)
    order.resize(300, order.sizeHint().height())
    order.show()
    told: list[tuple[int, ...]] = []
    order.reordered.connect(told.append)
    drag(order.rows[0], 1000)
    assert told == [(1, 2, 0)]
    assert [row.accessibleName()[:2] for row in order.rows] == ["1.", "2.", "3."]
    order.grab()


def view_of(*waiting: Waiting) -> tuple[View, list[Choice]]:
    decision = Decision("order", 0)
    view = View(0, "1.0", 1, 0, 0, "end", {}, {}, "", (), waiting, decision, "", "", None)
    return view, [Choice("resolve", each.card) for each in waiting]


def test_the_order_is_gone_through_until_something_new_waits() -> None:
    ordering = EffectOrder()
    view, choices = view_of(FIRST, SECOND, THIRD)
    effects = ordering.arranged(view, choices)
    ordering.set([effects[2], effects[0], effects[1]])
    assert ordering.next_choice(view, choices) is None
    ordering.begin(ordering.arranged(view, choices))
    assert ordering.next_choice(*view_of(FIRST, SECOND)) == Choice("resolve", 1)
    ordering.begin(ordering.arranged(view, choices))
    new = Waiting(0, 9, "ST01-001", 0, "destroyed")
    interrupted = view_of(FIRST, SECOND, new)
    assert ordering.next_choice(*interrupted) is None
    assert [effect.choice.card for effect in ordering.arranged(*interrupted)][-1] == 9
    assert ordering.next_choice(*view_of(FIRST, SECOND)) is None


def test_an_order_is_forgotten_when_nothing_waits_any_more() -> None:
    ordering = EffectOrder()
    view, choices = view_of(FIRST, SECOND, THIRD)
    ordering.begin(ordering.arranged(view, choices))
    empty, none = view_of()
    assert ordering.next_choice(empty, none) is None
    assert ordering.next_choice(*view_of(SECOND, THIRD)) is None
