"""Two people at one machine: nobody sees, hears or reaches what belongs to the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.play.curtain import Curtain
from gundam_desktop.ui.play.decision_prompt import asked_of_other
from gundam_desktop.ui.saved_games.summary.game_summary import choice_label
from gundam_desktop.ui.saved_games.undo_dialog import UndoDialog
from gundam_desktop.ui.table.items.card_item import CardItem
from tests.ui.table_driver import LEFT, Hand

BLOCK = """position:
  A: {battle: [ST01-005], shields: 2}
  B: {battle: [ST01-008], shields: 2}"""
BURST = """position:
  turn_player: B
  A: {shields: [ST01-015, FILLER]}
  B: {battle: [ST02-005], shields: 3}"""
CHOICE = """position:
  A: {hand: [ST01-004, ST01-005], resources: {active: 6}}
  B: {battle: [ST01-005, ST01-006], shields: 3}
play:
  - A: deploy ST01-004"""


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    hand = Hand(qtbot)
    yield hand
    hand.window.close()


def names_in_hands(hand: Hand) -> set[str]:
    """What the cards in both hands are called."""
    found = set()
    for seat in (0, 1):
        view = hand.session.view(seat)
        found |= {library.name_of(view.cards[card].number) for card in view.zones[seat, "hand"]}
    return found


def spoken(hand: Hand) -> str:
    """All that a screen reader can find on the table and beside it."""
    match = hand.match
    items = [QAccessible.queryAccessibleInterface(item) for item in match.scene.items() if isinstance(item, CardItem)]
    words = [item.text(QAccessible.Text.Name) for item in items]
    rows = match.side.log.list.lines
    words += [str(rows.index(row).data()) for row in range(rows.rowCount())]
    return "\n".join([*words, match.side.zoom.zoom.accessibleName(), match.side.reasons.text, hand.asked])


def test_the_curtain_hides_both_hands_from_eyes_and_ears(hand: Hand) -> None:
    mine = hand.session.view(0).zones[0, "hand"]
    hand.point(hand.session.view(0).cards[mine[0]])
    assert any(name in spoken(hand) for name in names_in_hands(hand))
    hand.press("Keep hand")
    match = hand.match
    assert match.curtain.is_down
    alone = Curtain(match)
    alone.fall("Ben", ["Ben: Keep this hand, or redraw it once?"])
    picture = alone.grab().toImage()
    alone.hide()
    alone.deleteLater()
    assert match.grab().toImage() == picture
    assert not any(name in spoken(hand) for name in names_in_hands(hand))
    in_hands = [item for item in match.scene.items() if isinstance(item, CardItem) and item.record is not None]
    assert all(item.face is None for item in in_hands if item.record.card.zone == "hand")  # type: ignore[union-attr]


def test_no_key_reaches_the_table_behind_the_curtain(hand: Hand) -> None:
    hand.press("Keep hand")
    before = len(hand.session.history(1))
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_N, Qt.Key.Key_Y, Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget() or hand.window, key)
        if not hand.match.curtain.is_down:
            assert key is Qt.Key.Key_Return
        assert len(hand.session.history(1)) == before
    assert not hand.match.curtain.is_down
    assert hand.match.viewer == 1


def test_tab_finds_nothing_behind_the_curtain(hand: Hand) -> None:
    hand.press("Keep hand")
    match = hand.match
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget() or hand.window, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is None or not (match.side.isAncestorOf(focused) or match.frame.isAncestorOf(focused))
    assert match.curtain.is_down


def test_each_log_names_only_what_its_reader_may_know(hand: Hand) -> None:
    hand.press("Keep hand")
    hand.lift()
    theirs = {
        library.name_of(hand.session.view(0).cards[card].number) for card in hand.session.view(0).zones[0, "hand"]
    }
    mine = {library.name_of(hand.session.view(1).cards[card].number) for card in hand.session.view(1).zones[1, "hand"]}
    told = "\n".join(hand.log)
    assert "Ann draws a card × 5." in told
    assert all(name in told for name in mine)
    assert not any(name in told for name in theirs - mine)


def test_the_bar_is_gone_until_the_next_player_is_there(hand: Hand) -> None:
    hand.press("Keep hand")
    assert not hand.match.frame.prompt.isVisible()
    hand.lift()
    assert hand.match.frame.prompt.isVisible()
    assert hand.asked == "Keep this hand, or redraw it once?"


def test_the_curtain_says_what_the_next_player_is_asked(hand: Hand) -> None:
    hand.press("Keep hand")
    assert hand.match.curtain.reasons == ("Ben: Keep this hand, or redraw it once?",)
    hand.lift()
    hand.press("Keep hand")
    assert hand.match.curtain.reasons == ("Main phase: play, activate, attack, or end it.",)


@pytest.mark.parametrize(
    ("position", "attacker", "reasons"),
    [
        (BLOCK, 0, ("Ben, block step: Do you block the attack?", "GM attacks the player.")),
        (BURST, 1, ("Ann, damage step: White Base: activate its Burst?", "【Burst】Deploy this card.")),
    ],
)
def test_the_curtain_names_the_attack_or_the_card(
    qtbot: QtBot, position: str, attacker: int, reasons: tuple[str, ...]
) -> None:
    hand = Hand(qtbot, position.replace("B: {battle", "B: {hand: [ST01-005], battle"))
    attack = next(c for c in hand.session.legal_choices(attacker) if c.verb == "attack" and c.word == "player")
    assert hand.session.choose(attacker, attack)
    assert hand.match.curtain.is_down
    assert hand.match.curtain.reasons == reasons
    hand.window.close()


def test_the_curtain_tells_what_the_other_player_did(qtbot: QtBot) -> None:
    hand = Hand(qtbot, BLOCK.replace("A: {battle", "A: {hand: [ST01-005], battle"))
    session, curtain = hand.session, hand.match.curtain
    attack = next(c for c in session.legal_choices(0) if c.verb == "attack" and c.word == "player")
    assert session.choose(0, attack)
    assert curtain.is_down
    assert not curtain.deeds  # Ben has not decided anything yet
    hand.lift()
    assert session.choose(1, next(c for c in session.legal_choices(1) if c.verb == "block"))
    while session.decision.player == 1:
        assert session.choose(1, session.legal_choices(1)[-1])
    assert curtain.is_down
    assert any("blocks" in deed for deed in curtain.deeds)
    assert all(deed in curtain.accessibleDescription() for deed in curtain.deeds)
    curtain.grab()
    hand.window.close()


def test_the_curtain_says_nothing_that_only_the_next_player_knows(qtbot: QtBot) -> None:
    hand = Hand(qtbot, CHOICE)
    view = hand.session.view(1)
    known = asked_of_other(view, ("Ann", "Ben"), hand.match.texts)
    assert known == ("Ann, main phase: 【Deploy】Choose 1 enemy Unit with 2 or less HP. Rest it.",)
    hidden = view._replace(cards={**view.cards, view.decision.card: view.cards[view.decision.card]._replace(number="")})
    assert asked_of_other(hidden, ("Ann", "Ben"), hand.match.texts) == ()
    hand.window.close()


def undo(hand: Hand) -> None:
    hand.window.menus.undo.trigger()


def redo(hand: Hand) -> None:
    hand.window.menus.redo.trigger()


def go_to_start(hand: Hand) -> None:
    hand.session.go_to(hand.session.game_history.first)


def go_to_end(hand: Hand) -> None:
    hand.session.go_to(hand.session.game_history.last)


def choose(hand: Hand) -> None:
    seat = hand.session.decision.player
    assert hand.session.choose(seat, hand.session.legal_choices(seat)[0])


def concede(hand: Hand) -> None:
    hand.session.concede(hand.session.decision.player)


def lose_on_time(hand: Hand) -> None:
    hand.session.concede(hand.session.decision.player, on_time=True)


@pytest.mark.parametrize(
    "ways",
    [
        (undo,),
        (undo, redo),
        (undo, undo),
        (choose,),
        (choose, undo),
        (choose, undo, undo, redo),
        (go_to_start, go_to_end),
        (concede,),
        (concede, undo),
        (lose_on_time,),
    ],
    ids=lambda ways: ", ".join(way.__name__ for way in ways),
)
def test_the_curtain_is_for_the_player_who_decides_whatever_happens_behind_it(
    hand: Hand, ways: tuple[Callable[[Hand], None], ...]
) -> None:
    hand.press("Keep hand")
    match, names = hand.match, hand.session.names
    for way in ways:
        promised = match.viewer
        way(hand)
        decides = hand.session.decision.player
        assert match.curtain.is_down
        assert match.viewer == (promised if hand.session.over else decides)
        assert match.curtain.sentence == f"{names[match.viewer]}, please take over"
        assert not any(name in spoken(hand) for name in names_in_hands(hand))
    promised = match.viewer
    hand.lift()
    assert match.viewer == promised
    opened = [item for item in match.scene.items() if isinstance(item, CardItem) and item.record is not None]
    held = [item for item in opened if item.record.card.zone == "hand" and item.face is not None]  # type: ignore[union-attr]
    assert {item.record.card.owner for item in held if item.record} == {promised}


def test_nobody_concedes_while_the_machine_changes_hands(hand: Hand) -> None:
    hand.press("Keep hand")
    hand.window.menus.concede.trigger()
    assert not [box for box in hand.window.findChildren(QMessageBox) if box.isVisible()]


def test_a_refusal_of_one_player_is_not_told_to_the_other(hand: Hand) -> None:
    hand.press("Keep hand")
    hand.lift()
    hand.press("Keep hand")
    hand.lift()
    refused = next(
        (choice, found[0])
        for card in hand.session.view(0).zones[0, "hand"]
        for choice in hand.session.pseudo_legal_choices(0, card)
        if (found := hand.session.explain(0, choice))
    )
    hand.match.refusals.refuse(refused[0], [refused[1]])
    assert hand.match.side.clause.met(refused[1].clause)
    hand.session.choose(0, next(choice for choice in hand.session.legal_choices(0) if choice.verb == "end"))
    while not hand.match.curtain.is_down:
        hand.session.choose(0, hand.session.legal_choices(0)[0])
    hand.lift()
    assert all(met.moment for met in hand.match.side.clause.met(refused[1].clause)), "what happened is told, no refusal"


def test_an_undone_choice_names_no_card_that_the_other_player_does_not_know(qtbot: QtBot) -> None:
    position = """position:
  A:
    hand: [{card: ST02-015, as: institute}]
    shields: [{card: ST01-003}, {card: ST01-004}]
    deck: {top: [{card: ST02-001}, {card: ST02-005}], filler: 4}
    resources: {active: 2}
  B: {hand: [ST01-005]}
play:
  - A: deploy institute"""
    hand = Hand(qtbot, position)
    at = hand.session.game_history.position
    assert hand.session.choose(0, next(choice for choice in hand.session.legal_choices(0) if choice.cards))
    hidden = choice_label(hand.session.game_history, at, hand.match.texts)
    assert "Wing Gundam" in hidden
    hand.window.saved_games.undo_to(at)
    for box in hand.window.findChildren(QMessageBox):
        assert "Wing Gundam" not in box.text()
        QTest.mouseClick(next(button for button in box.buttons() if "agrees" in button.text()), LEFT)
    assert "Ann undoes: Choose a card." in "\n".join(hand.log)
    hand.window.close()


def test_the_list_of_ones_decisions_is_closed_when_the_curtain_falls(hand: Hand) -> None:
    for _ in range(2):
        hand.press("Keep hand")
        hand.lift()
    hand.window.menus.undo_to.trigger()
    (dialog,) = [dialog for dialog in hand.window.findChildren(UndoDialog) if dialog.isVisible()]
    hand.match.hand_over(1)
    assert not dialog.isVisible()
    hand.match.hand_over()
    assert hand.match.curtain.sentence == "Ann, please take over"
