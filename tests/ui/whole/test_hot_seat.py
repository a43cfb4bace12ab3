"""Two people at one machine: it changes hands when it must, and the level says what that tells."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.match.hot_seat import HotSeat, opened
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.paint_context import CARD
from tests.ui.table_driver import Hand, Take

COMMAND, NOTHING = "ST01-014", "ST01-005"
"""A Command that can be played in an action step, and a Unit that cannot."""


@pytest.fixture
def take(take: Take) -> Take:
    def make(theirs: str, level: HotSeat = "stops by card") -> Hand:
        """Ann attacks; Ben has this card in hand and can pay for it."""
        mine = "{battle: [ST01-001], hand: [ST01-006], resources: {active: 3}, shields: 3}"
        other = f"{{hand: [{theirs}], resources: {{active: 3}}, shields: 3}}"
        return take(f"position:\n  A: {mine}\n  B: {other}", hot_seat=level)

    return make


def attack(hand: Hand) -> None:
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("shields", near=False))


def stands_at(session: GameSession) -> tuple[int, str]:
    return session.decision.player, session.decision.kind


def held(hand: Hand) -> list[CardItem]:
    """The cards in both hands."""
    items = [item for item in hand.match.scene.items() if isinstance(item, CardItem)]
    return [item for item in items if item.record is not None and item.record.card.zone == "hand"]


def open_faces(hand: Hand) -> set[tuple[bool, str]]:
    """The faces of the cards in both hands that are seen: whether near, and the number."""
    return {(item.near, item.face.number) for item in held(hand) if item.face is not None}


def test_an_opponent_who_can_do_nothing_costs_no_hand_over(take: Take) -> None:
    hand = take(NOTHING)
    attack(hand)
    assert stands_at(hand.session) == (0, "main")
    assert (hand.match.viewer, hand.match.curtain.is_down) == (0, False)
    hand.press("End main phase")
    assert hand.match.curtain.is_down
    hand.lift()
    assert (hand.match.viewer, *stands_at(hand.session)) == (1, 1, "main")


def test_an_opponent_with_a_card_to_use_is_asked(take: Take) -> None:
    hand = take(COMMAND)
    attack(hand)
    assert stands_at(hand.session) == (1, "action")
    assert hand.match.curtain.is_down
    hand.lift()
    hand.press("Pass the action step")
    assert hand.match.curtain.is_down
    hand.lift()
    assert (hand.match.viewer, *stands_at(hand.session)) == (0, 0, "main")


def test_with_full_control_everything_is_asked(take: Take) -> None:
    hand = take(NOTHING)
    hand.window.settings_controller.change("auto_pass", "never")
    attack(hand)
    assert hand.match.curtain.is_down
    assert stands_at(hand.session)[0] == 1


@pytest.mark.parametrize("level", ["tells nothing", "stops by card", "open table"])
def test_only_an_open_table_shows_both_hands(take: Take, level: HotSeat) -> None:
    hand = take(COMMAND, level)
    shown = {(True, "ST01-006"), (False, COMMAND)}
    assert open_faces(hand) == (shown if level == "open table" else {(True, "ST01-006")})
    attack(hand)
    assert hand.match.curtain.is_down is (level != "open table")
    hand.lift()
    assert hand.match.viewer == 1
    assert open_faces(hand) == ({(True, COMMAND), (False, "ST01-006")} if level == "open table" else {(True, COMMAND)})


def test_both_open_hands_can_be_read(take: Take) -> None:
    hand = take(COMMAND, "open table")
    (far,) = [item for item in held(hand) if not item.near]
    view = hand.match.view
    assert far.rotation() == 0
    seen = view.mapFromScene(far.mapRectToScene(CARD)).boundingRect()
    assert view.viewport().rect().contains(seen)
    hand.window.settings_controller.change("hot_seat", "stops by card")
    (far,) = [item for item in held(hand) if not item.near]
    assert (far.rotation(), far.face) == (180, None)
    assert seen.width() > view.mapFromScene(far.mapRectToScene(CARD)).boundingRect().width()


def test_an_open_table_shows_a_move_before_it_turns(qtbot: QtBot) -> None:
    mine = "{battle: [ST01-001], hand: [ST01-006], resources: {active: 3}, shields: 3}"
    theirs = f"{{hand: [{COMMAND}], resources: {{active: 3}}, shields: 3}}"
    hand = Hand(qtbot, f"position:\n  A: {mine}\n  B: {theirs}", speed=1, hot_seat="open table")
    qtbot.waitUntil(lambda: hand.match.asking)
    attack(hand)
    assert stands_at(hand.session) == (1, "action")
    assert hand.match.viewer == 0
    qtbot.waitUntil(lambda: hand.match.viewer == 1 and hand.match.asking)
    assert not hand.match.curtain.is_down
    hand.window.close()


def test_open_hands_show_nothing_that_neither_player_knows(take: Take) -> None:
    hand = take(COMMAND)
    view = opened(hand.session.game_history.game, 0)
    assert view.is_open
    known = {(card.owner, card.zone) for card in view.cards.values() if card.number}
    assert {(0, "hand"), (1, "hand")} <= known
    assert not known & {(seat, zone) for seat in (0, 1) for zone in ("deck", "shields", "resource_deck")}
