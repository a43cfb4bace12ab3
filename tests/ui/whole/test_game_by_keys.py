"""The whole client by keys alone: a game from its first question to the rematch, the dialogs, the buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.ui.table_driver import Hand

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
MOST_STEPS = 60
MOST_MOVES = 500


@pytest.fixture
def hand(hand: Hand) -> Hand:
    hand.match.view.setFocus()
    return hand


def place_of(item: object) -> QPointF | None:
    if isinstance(item, CardItem):
        return QPointF(item.home.x, item.home.y)
    return item.box.center() if isinstance(item, ZoneItem | PlateItem) else None


def walk_to(hand: Hand, card: int) -> None:
    """Go to a card by the arrow keys."""
    walk(hand, hand.item(card))


def walk(hand: Hand, item: CardItem | ZoneItem) -> None:
    """Go to an item by the arrow keys, as one who sees where it lies and tries another key where one led astray."""
    scene = hand.match.scene
    tried: set[tuple[int, Qt.Key]] = set()
    for _ in range(MOST_STEPS):
        if scene.focusItem() is item:
            return
        here, there = place_of(scene.focusItem()), place_of(item)
        assert there is not None
        way = there - here if here is not None else QPointF(0, 1)
        sideways = [Qt.Key.Key_Left, Qt.Key.Key_Right][:: -1 if way.x() > 0 else 1]
        along = [Qt.Key.Key_Up, Qt.Key.Key_Down][:: -1 if way.y() > 0 else 1]
        best, next_best = (sideways, along) if abs(way.x()) > abs(way.y()) else (along, sideways)
        keys = [best[0], next_best[0], next_best[1], best[1]]
        at = id(scene.focusItem())
        key = next((key for key in keys if (at, key) not in tried), keys[0])
        tried.add((at, key))
        hand.key(key)
    raise AssertionError(f"no way by the arrow keys to {item}")


def act(hand: Hand) -> None:
    """Answer the decision by keys: what is asked, else deploy and attack."""
    session = hand.session
    decision = session.decision
    if decision.groups:
        for card in decision.candidates[: max(1, decision.least)]:
            walk_to(hand, card)
            hand.key(Qt.Key.Key_Return)
            if session.decision != decision:
                return
        hand.key(Qt.Key.Key_Space)
        return
    if decision.kind == "main":
        choices = session.legal_choices(0)
        plain = [choice for choice in choices if choice.verb in ("deploy", "pair", "attack") and choice.paying < 0]
        if plain:
            play(hand, plain[0])
            return
    hand.key(Qt.Key.Key_1 if hand.match.side.answers.options else Qt.Key.Key_Space)


def play(hand: Hand, choice: Choice) -> None:
    """Walk to the card and press Enter; if it wants a target, walk to one and press Enter again."""
    before = len(hand.events)
    walk_to(hand, choice.card)
    hand.key(Qt.Key.Key_Return)
    if len(hand.events) > before:
        return
    if choice.target:
        walk_to(hand, choice.target)
    else:
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
            if isinstance(hand.match.scene.focusItem(), CardItem):
                hand.key(key)
    hand.key(Qt.Key.Key_Return)


def test_a_whole_game_is_played_by_keys_alone(hand: Hand) -> None:
    session, moves = hand.session, 0
    while True:
        hand.qtbot.waitUntil(lambda: session.over or session.decision.player == 0)
        if session.over:
            break
        before = len(hand.events), session.decision
        act(hand)
        assert (len(hand.events), session.decision) != before, f"nothing came of {session.decision}"
        moves += 1
        assert moves < MOST_MOVES
    assert "Victory" in hand.match.frame.result.text
    assert {"deployed", "attacked", "paired"} <= {event.kind for event in hand.events if event.player == 0}
    hand.key(Qt.Key.Key_Space)
    assert hand.session is not session
    assert not hand.session.over


def test_the_new_game_dialog_is_filled_in_by_keys(hand: Hand) -> None:
    QTest.keyClick(hand.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    dialog = hand.window.launcher.dialog
    assert dialog is not None
    more = dialog.more
    dialog.names[0].setFocus()
    for field in (dialog.names[0], dialog.decks[1], dialog.opponent.chosen, dialog.names[1]):
        assert dialog.focusWidget() is field
        QTest.keyClick(field, Qt.Key.Key_Tab)
    for option in (more.starter, more.match, more.minutes, more.open_lists, more.edition, more.seed):
        chip = more.chip_of(option)
        assert dialog.focusWidget() is chip
        QTest.keyClick(chip, Qt.Key.Key_Space)
        assert dialog.focusWidget() is option
        QTest.keyClick(option, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.swap
    QTest.keyClick(dialog.swap, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.start
    more.chip_of(more.edition).click()
    QTest.keyClick(more.edition, Qt.Key.Key_Down)
    QTest.keyClick(dialog.opponent.chosen, Qt.Key.Key_End)
    QTest.keyClick(dialog.opponent.chosen, Qt.Key.Key_Return)
    assert hand.session.start.players[1].level == HUMAN
    assert "rules 1.9" in hand.window.windowTitle()
    hand.lift()
    assert "This game uses edition 1.9 of the rules." in hand.log


def test_tab_goes_from_the_table_to_the_log_and_the_buttons_and_back(hand: Hand) -> None:
    hand.qtbot.waitUntil(lambda: hand.session.decision.player == 0)
    side, seen = hand.match.side, []
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget() or hand.window, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert {side.log.list, side.main, side.second, hand.match.view} <= set(seen)
    hand.match.side.second.setFocus()
    hand.key(Qt.Key.Key_Return)
    assert any(event.kind == "redraw" for event in hand.events)


def test_escape_takes_back_what_was_picked_up(hand: Hand) -> None:
    hand.key(Qt.Key.Key_Space)
    hand.qtbot.waitUntil(lambda: hand.session.decision.kind == "main" and hand.session.decision.player == 0)
    before = len(hand.events)
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Escape)
    assert len(hand.events) == before
    assert hand.session.decision.kind == "main"
