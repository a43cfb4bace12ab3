"""What has happened since the last decision is stepped through on the table, and never stands in the way."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from gundam_desktop.ui.play.play_page import PlayPage
from tests.ui.table_driver import LEFT, Hand, Take

CONTROL = Qt.KeyboardModifier.ControlModifier
ATTACK = """position:
  A: {hand: [ST01-005], battle: [ST01-001, ST01-005], resources: {active: 4}, shields: 2}
  B: {shields: [FILLER, FILLER, FILLER]}"""


@pytest.fixture
def take(take: Take) -> Take:
    return partial(take, hot_seat="tells nothing")


def what_happened(match: PlayPage) -> QToolButton:
    return next(b for b in match.side.log.findChildren(QToolButton) if "What happened" in b.text())


def press(hand: Hand, key: Qt.Key) -> None:
    QTest.keyClick(hand.match.view, key, CONTROL)


def deployed(take: Take) -> Hand:
    hand = take(ATTACK)
    QTest.mouseDClick(hand.match.view.viewport(), LEFT, pos=hand.at(hand.card("ST01-005", zone="hand")))
    assert hand.card("ST01-005", zone="battle").number
    return hand


def test_before_a_decision_nothing_can_be_stepped_through(take: Take) -> None:
    hand = take(ATTACK)
    assert not what_happened(hand.match).isVisible()
    press(hand, Qt.Key.Key_Left)
    assert hand.match.frame.past.isHidden()


def test_each_step_shows_the_table_as_it_was(take: Take) -> None:
    hand = take(ATTACK)
    new = hand.card("ST01-005", zone="hand").id
    QTest.mouseDClick(hand.match.view.viewport(), LEFT, pos=hand.at(hand.card("ST01-005", zone="hand")))
    where = {card: (item.x(), item.y()) for card, item in hand.match.scene._card_layer.items.items()}
    button = what_happened(hand.match)
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    past = hand.match.frame.past
    assert past.isVisible()
    first = past.text
    record = hand.match.scene._model.record(new)
    assert record is not None
    assert record.card.zone == "hand" or "deploys" in first
    told = [first]
    while hand.match._look_back.in_the_past:
        press(hand, Qt.Key.Key_Right)
        if hand.match._look_back.in_the_past:
            told.append(past.text)
    assert told == hand.log[1:]
    assert past.isHidden()
    assert where == {card: (item.x(), item.y()) for card, item in hand.match.scene._card_layer.items.items()}


def test_a_step_lights_its_cards_and_names_its_clause(take: Take) -> None:
    hand = deployed(take)
    press(hand, Qt.Key.Key_Left)
    step = hand.match._look_back.steps[-1]
    assert hand.match.frame.past.text == step.text
    card = hand.events[-1].card or hand.card("ST01-005", zone="battle").id
    assert hand.item(card)._light.name in ("RESOLVING", "TARGET")
    hand.match.frame.past.clause_wanted.emit(step.clause)
    assert hand.match.side.clause.number == step.clause
    assert hand.match._look_back.in_the_past


@pytest.mark.parametrize("way", ["escape", "button", "mouse", "enter"])
def test_the_way_back_to_now(take: Take, way: str) -> None:
    hand = deployed(take)
    press(hand, Qt.Key.Key_Left)
    count = len(hand.events)
    if way == "escape":
        hand.key(Qt.Key.Key_Escape)
    elif way == "button":
        hand.press_past("Now")
    elif way == "mouse":
        QTest.mouseClick(hand.match.view.viewport(), LEFT, pos=hand.zone("deck"))
    else:
        hand.key(Qt.Key.Key_Return)
    assert hand.match.frame.past.isHidden()
    assert not hand.match._look_back.in_the_past
    assert len(hand.events) == count
    assert hand.match.scene._model.record(hand.card("ST01-005", zone="battle").id) is not None


def test_an_answer_in_the_past_returns_and_does_no_more(take: Take) -> None:
    hand = deployed(take)
    press(hand, Qt.Key.Key_Left)
    assert hand.main.text().startswith("Back to now")
    hand.key(Qt.Key.Key_Space)
    assert not any(event.kind == "phase" and event.word == "end" for event in hand.events)
    assert not hand.match._look_back.in_the_past
    assert hand.match.frame.past.isHidden()
    assert hand.main.text().startswith("End main phase")
    hand.key(Qt.Key.Key_Space)
    hand.lift()
    assert any(event.kind == "phase" and event.word == "end" for event in hand.events)


def test_a_drag_in_the_past_acts_on_the_table_of_now(take: Take) -> None:
    hand = deployed(take)
    press(hand, Qt.Key.Key_Left)
    press(hand, Qt.Key.Key_Left)
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("shields", near=False))
    assert any(event.kind == "attacked" for event in hand.events)


def test_the_other_player_sees_only_their_own_past(take: Take) -> None:
    hand = deployed(take)
    press(hand, Qt.Key.Key_Left)
    hand.key(Qt.Key.Key_Escape)
    hand.key(Qt.Key.Key_Space)
    if hand.match.curtain.is_down:
        assert not what_happened(hand.match).isVisible()
        press(hand, Qt.Key.Key_Left)
        assert hand.match.frame.past.isHidden()
    hand.lift()
    assert hand.match.viewer == 1
    assert not what_happened(hand.match).isVisible()  # who has not decided yet has no last decision


def test_the_other_players_turn_is_stepped_through_with_what_is_hidden_left_hidden(take: Take) -> None:
    hand = take(ATTACK)
    hand.key(Qt.Key.Key_Space)  # Ann ends her main phase
    hand.lift()
    while hand.session.view(0).turn_player == 0 or hand.match.viewer == 1:
        hand.key(Qt.Key.Key_Space)  # both do nothing but go on
        hand.lift()
    assert hand.match.viewer == 0
    steps = hand.match._look_back.steps
    assert any("Ben" in step.text for step in steps)
    QTest.mouseClick(what_happened(hand.match), LEFT)
    shown = 0
    while hand.match._look_back.in_the_past:
        shown += 1
        model = hand.match.scene._model
        for zone in ("hand", "deck"):
            assert all(not record.card.number for record in model.zones[1, zone].records)
        press(hand, Qt.Key.Key_Right)
    assert shown == len(steps)
    hand.window.settings_controller.change("language", "zh")
    QApplication.processEvents()
    assert hand.match._look_back.steps[1].text != steps[1].text
    hand.window.settings_controller.change("language", "en")
    QApplication.processEvents()


def click_line(hand: Hand, row: int) -> None:
    lines = hand.match.side.log.list
    lines.scrollTo(lines.lines.index(row))
    QTest.mouseClick(lines.viewport(), LEFT, pos=lines.visualRect(lines.lines.index(row)).topLeft() + QPoint(20, 8))


def three_decisions(take: Take) -> Hand:
    """Ann has deployed a Unit and attacked, and Ben has answered."""
    hand = deployed(take)
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("shields", near=False))
    hand.lift()
    while hand.match.viewer == 1 or hand.session.decision.kind != "main":
        hand.key(Qt.Key.Key_Space)
        hand.lift()
    return hand


def test_a_click_on_a_line_of_the_log_shows_its_moment(take: Take) -> None:
    hand = three_decisions(take)
    row = next(at for at, text in enumerate(hand.log) if text == "Ann deploys GM.")
    click_line(hand, row)
    assert hand.match.frame.past.text == "Ann deploys GM."
    record = hand.match.scene._model.record(hand.card("ST01-001").id)
    assert record is not None
    assert not record.card.rested, "the attack has not been yet"
    assert hand.match.side.log.list.painter.marked == hand.match.side.log.list.lines.rows[row].moment
    press(hand, Qt.Key.Key_Right)
    assert hand.match.frame.past.text == hand.log[row + 1], "from there it goes on step by step"
    hand.key(Qt.Key.Key_Escape)
    assert not hand.match._look_back.in_the_past
    assert hand.match.side.log.list.painter.marked == 0
    press(hand, Qt.Key.Key_Left)
    assert hand.match.frame.past.text == hand.log[-1], "the keys step through what has happened lately, as before"


def test_enter_on_a_line_shows_its_moment_and_its_card(take: Take) -> None:
    hand = three_decisions(take)
    lines = hand.match.side.log.list
    row = next(at for at, text in enumerate(hand.log) if text == "Ann deploys GM.")
    lines.setFocus()
    lines.setCurrentIndex(lines.lines.index(row))
    shown = hand.match.side.zoom.zoom
    assert shown.face is not None
    assert shown.face.number == "ST01-005"
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert hand.match.frame.past.text == "Ann deploys GM."


def test_a_line_under_the_mouse_shows_its_card(take: Take) -> None:
    hand = three_decisions(take)
    hand.point(hand.card("ST01-001"))
    lines, shown = hand.match.side.log.list, hand.match.side.zoom.zoom
    row = next(at for at, text in enumerate(hand.log) if text == "Ann deploys GM.")
    lines.scrollTo(lines.lines.index(row))
    QTest.mouseMove(lines.viewport(), lines.visualRect(lines.lines.index(row)).center())
    assert shown.face is not None
    assert shown.face.number == "ST01-005"
    QApplication.sendEvent(lines, QEvent(QEvent.Type.Leave))
    assert shown.face.number == "ST01-001", "the card that was shown before"


def test_a_line_of_the_other_players_draw_shows_no_card(take: Take) -> None:
    hand = three_decisions(take)
    for row in hand.match.side.log.list.lines.rows:
        assert "draws" not in row.text or "Ben" not in row.text or not row.number


def test_undo_keeps_what_happened(take: Take) -> None:
    hand = three_decisions(take)
    steps = [step.text for step in hand.match._look_back.steps]
    assert steps
    position = hand.session.game_history.position
    hand.key(Qt.Key.Key_Space)
    hand.lift()
    hand.session.go_to(position)
    hand.lift()
    assert hand.match.viewer == 0
    assert [step.text for step in hand.match._look_back.steps] == steps
    assert what_happened(hand.match).isVisible()


def test_what_happened_plays_itself_until_the_player_steps(take: Take) -> None:
    hand = deployed(take)
    QTest.mouseClick(what_happened(hand.match), LEFT)
    look_back = hand.match._look_back
    assert look_back._playing.isActive()
    shown = [hand.match.frame.past.text]
    look_back._playing.timeout.emit()
    if look_back.in_the_past:
        shown.append(hand.match.frame.past.text)
    assert shown == [step.text for step in look_back.steps][: len(shown)]
    QTest.mouseClick(what_happened(hand.match), LEFT)
    press(hand, Qt.Key.Key_Right)
    assert not look_back._playing.isActive()


def test_after_the_last_step_the_present_is_shown(take: Take) -> None:
    hand = deployed(take)
    QTest.mouseClick(what_happened(hand.match), LEFT)
    look_back = hand.match._look_back
    for _ in look_back.steps:
        look_back._playing.timeout.emit()
    assert not look_back.in_the_past
    assert not look_back._playing.isActive()


def test_it_can_be_stopped_and_goes_on(take: Take) -> None:
    hand = deployed(take)
    QTest.mouseClick(what_happened(hand.match), LEFT)
    look_back = hand.match._look_back
    for plays in (False, True):
        hand.press_past("Play" if plays else "Pause")
        assert look_back._playing.isActive() is plays
    assert look_back.in_the_past
