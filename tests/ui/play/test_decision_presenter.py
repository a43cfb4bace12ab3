"""Every question of the game with the real mouse, in the real rules: bursts, selections, orders, options, the start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.play import animation_gate
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui.table_driver import LEFT, TWO_DECKS, Hand, Take

BURST = """position:
  turn_player: B
  A: {shields: [ST01-015, FILLER]}
  B: {battle: [ST02-005], shields: 3}
play:
  - B: attack ST02-005 -> player"""
MAY = """position:
  A: {hand: [ST03-010, ST03-003, ST01-005], battle: [ST03-001], resources: {active: 7}}
  B: {shields: 3}
play:
  - A: pair ST03-010 with ST03-001"""
ORDER = """position:
  A: {battle: [{card: ST01-001, damage: 3}, {card: GD01-006, damage: 1}], shields: 2}
  B: {shields: 3}
play:
  - A: end"""


def selecting(hand: str, enemies: str, play: str) -> str:
    return (
        f"position:\n  A: {{hand: [{hand}], resources: {{active: 6}}}}\n  B: {{battle: [{enemies}], shields: 3}}\n"
        f"play:\n  - A: {play}"
    )


@pytest.mark.parametrize(
    ("answer", "zone", "line"),
    [
        ("Activate the Burst", "base", "Ann activates the Burst of White Base."),
        ("Don't activate it", "trash", "Ann does not activate the Burst of White Base."),
    ],
)
def test_a_burst_is_activated_or_not(take: Take, answer: str, zone: str, line: str) -> None:
    hand = take(BURST)
    assert hand.asked == "White Base: activate its Burst?"
    assert "Its effect is being resolved. 【Burst】Deploy this card." in hand.match.side.reasons.text
    base = hand.card("ST01-015")
    hand.press(answer)
    hand.lift()
    assert hand.session.view(0).cards[base.id].zone == zone
    assert line in [row.text for row in hand.match._texts.rows(hand.events, 0, hand.session.names)]


BASE = """position:
  A: {hand: [ST01-015], base: EXB-001, shields: 3, resources: {active: 4}}
  B: {shields: 3}"""


def test_a_base_is_large_in_place_of_the_ex_base_that_it_replaces(qtbot: QtBot) -> None:
    hand = Hand(qtbot, BASE, speed=4)
    hand.match.scene.finish()
    token, base = hand.card("EXB-001"), hand.card("ST01-015")
    hand.click(base)
    hand.point(token)
    with qtbot.waitSignal(hand.match.shown):
        QTest.mouseClick(hand.match.view.viewport(), LEFT, pos=hand.at(token))
    assert token.id not in hand.session.view(0).cards
    assert hand.match._inspector._shown == base.id
    hand.window.close()


def test_the_status_says_what_is_left_to_do_only_when_it_asks(take: Take) -> None:
    hand = take(BASE)
    status = hand.match.side.status
    assert status.text().endswith("usable: 1 in hand")
    hand.match._presenter.show_skip()
    assert status.text() == "Turn 5, Ann plays"


def test_a_missing_block_is_read_out_with_the_question(take: Take, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = take("position:\n  A: {battle: [ST01-001]}\n  B: {battle: [ST01-009], shields: 3}")
    said: list[str] = []
    monkeypatch.setattr(hand.match.announcer, "ask", lambda text, **_: said.append(text))
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("shields", near=False))
    hand.lift()
    assert said[-1].endswith("Without a block: 1 Shield is destroyed.")


def test_you_may_is_answered_with_yes(take: Take) -> None:
    hand = take(MAY)
    assert hand.asked == "Full Frontal: use its effect?"
    hand.press("Use its effect")
    assert hand.asked == "Full Frontal: choose 1 card to deploy."
    hand.click(hand.card("ST03-003"))
    assert hand.card("ST03-003").zone == "battle"


def test_you_may_is_answered_with_no(take: Take) -> None:
    hand = take(MAY)
    hand.press("Don't use it")
    assert hand.card("ST03-003").zone == "hand"
    assert hand.session.decision.kind == "main"
    assert "Ann does not use the effect of Full Frontal." in hand.log


def test_one_card_is_chosen_by_a_click(take: Take) -> None:
    hand = take(selecting("ST01-004", "ST02-005, ST02-007, ST02-001", "deploy ST01-004"))
    assert hand.asked == "Guntank: choose 1 card to rest."
    assert not hand.main.isEnabled()
    hand.click(hand.card("ST02-001", 1))
    assert not hand.card("ST02-001", 1).rested
    hand.click(hand.card("ST02-007", 1))
    assert hand.card("ST02-007", 1).rested
    assert hand.session.decision.kind == "main"


def test_several_cards_are_toggled_and_confirmed(take: Take) -> None:
    hand = take(selecting("GD01-099", "ST02-005, ST02-007, ST02-008", "play GD01-099"))
    assert hand.asked == "Intercept Orders: choose 1 to 2 cards to rest."
    first, second, third = (hand.card(number, 1) for number in ("ST02-005", "ST02-007", "ST02-008"))
    assert hand.main.text() == "Choose at least 1 card"
    one, two = "Choose this card", "Choose these 2 cards"
    for card, label in ((first, one), (second, two), (first, one), (third, two)):
        hand.click(card)
        assert hand.main.text() == label
    assert not hand.session.view(0).cards[second.id].rested
    hand.press("Choose these 2 cards")
    rested = {card.number for card in hand.session.view(0).cards.values() if card.rested and card.zone == "battle"}
    assert rested == {"ST02-007", "ST02-008"}
    assert "Ann chooses Leo." not in hand.log
    assert "Leo is rested." in hand.log


@pytest.mark.parametrize("by_key", [True, False])
def test_waiting_effects_are_put_in_order(take: Take, by_key: bool) -> None:
    hand = take(ORDER)
    assert hand.asked == "Which waiting effect do you resolve first?"
    if by_key:
        hand.key(Qt.Key.Key_2)
    else:
        hand.click(hand.card("GD01-006"))
    told = [event.number for event in hand.events if event.kind == "recovered"]
    assert told == ["GD01-006", "ST01-001"]


def test_a_token_is_named(take: Take) -> None:
    hand = take(selecting("ST04-012", "ST02-005", "play ST04-012"))
    assert hand.asked == "Striker Pack: which token?"
    hand.press("Launcher Strike Gundam")
    assert hand.card("T-009").zone == "battle"


@pytest.mark.parametrize(("answer", "place"), [("Top of the deck", 0), ("Bottom of the deck", -1)])
def test_a_card_goes_to_the_top_or_to_the_bottom(take: Take, answer: str, place: int) -> None:
    hand = take(
        "position:\n  A: {hand: [GD01-039], resources: {active: 2}, deck: {top: [ST01-001], filler: 5}}\n"
        "  B: {shields: 3}\nplay:\n  - A: deploy GD01-039"
    )
    (shown,) = hand.session.decision.shown
    assert hand.item(shown).in_tray
    assert "Gundam" not in hand.asked
    assert "Looked at: Gundam" in hand.match.frame.prompt.accessibleName()
    hand.press(answer)
    deck = hand.session.view(0).zones[0, "deck"]
    assert deck[place] == shown


def test_a_hand_over_its_limit_is_discarded_from(take: Take) -> None:
    hand = take(
        "position:\n  A: {hand: [ST01-001, ST01-002, ST01-003, ST01-004, ST01-005, ST01-006, ST01-007, ST01-008,"
        " ST01-009, ST01-015, ST01-016, ST02-005]}\n  B: {shields: 3}\nplay:\n  - A: end"
    )
    assert hand.asked == "You have more than 10 cards in hand: discard 2 cards."
    hand.click(hand.card("ST01-001"))
    assert not hand.main.isEnabled()
    hand.click(hand.card("ST02-005"))
    hand.press("Choose these 2 cards")
    hand.lift()
    view = hand.session.view(0)
    assert sorted(view.cards[card].number for card in view.zones[0, "trash"]) == ["ST01-001", "ST02-005"]


@pytest.mark.parametrize(("answer", "first"), [("Go first", 0), ("Go second", 1)])
def test_who_goes_first_is_chosen(take: Take, answer: str, first: int) -> None:
    hand = take(setup=GameSetup(decks=TWO_DECKS, names=("Ann", "Ben"), opponent="human", starter="chance", seed=5))
    chooser = hand.session.decision.player
    assert hand.asked == "Do you want to go first or second?"
    hand.press(answer)
    starter = hand.session.names[chooser if first == 0 else 1 - chooser]
    assert any(event.kind == "goes first" and hand.session.names[event.player] == starter for event in hand.events)


@pytest.mark.parametrize("answer", ["Keep hand", "Redraw hand"])
def test_a_hand_is_kept_or_redrawn_once(take: Take, answer: str) -> None:
    hand = take()
    assert hand.asked == "Keep this hand, or redraw it once?"
    before = set(hand.session.view(0).zones[0, "hand"])
    hand.press(answer)
    after = set(hand.session.view(0).zones[0, "hand"])
    assert len(after) == 5
    assert (after == before) is (answer == "Keep hand")


def test_conceding_by_the_menu_asks_once_and_the_result_offers_a_rematch(take: Take) -> None:
    hand = take(ORDER.replace("\nplay:\n  - A: end", ""))
    before = hand.session
    hand.window.conceding.ask()
    (box,) = hand.boxes()
    left = len(before.view(0).zones[0, "shields"])
    words = box.informativeText()
    assert words.startswith(f"Ann concedes, and Ben wins at once. What is left: {left} shield")
    hand.press_in(box, "Concede")
    result = hand.match.frame.result
    assert result.text == "Ben wins\nAnn concedes.\nRule 1-2-3"
    hand.press("Rematch")
    assert hand.session is not before
    assert not result.isVisible()


CHAIN = """edition: "1.9"
cards:
  - {number: X-100, name: Hurter, type: unit, level: 1, cost: 1, ap: 1, hp: 5,
     text: "When one of your Units recovers HP, deal 1 damage to it."}
  - {number: X-101, name: Healer, type: unit, level: 1, cost: 1, ap: 1, hp: 5,
     text: "When one of your Units receives effect damage, it recovers 1 HP."}
  - {number: X-102, name: Start, type: command, level: 1, cost: 1,
     text: "【Main】Choose 1 of your Units. Deal 1 damage to it."}
position:
  A: {hand: [X-102], battle: [X-100, X-101], shields: 3, resources: {active: 1}}
  B: {shields: 3}
play:
  - A: play X-102"""


def test_an_endless_chain_of_effects_is_named_on_the_result_and_in_the_log(take: Take) -> None:
    hand = take(CHAIN)
    hand.click(hand.card("X-100"))
    assert hand.session.view(0).result == "draw"
    assert hand.match.frame.result.text == "Draw\nAn endless chain of effects: Hurter, Healer.\nRule 1-2-1"
    assert hand.log[-2:] == ["An endless chain of effects: Hurter, Healer.", "The game is a draw."]


def test_the_result_is_put_away_by_escape_and_the_table_stays(take: Take) -> None:
    hand = take(ORDER.replace("\nplay:\n  - A: end", ""))
    hand.session.concede(hand.match.viewer)
    hand.key(Qt.Key.Key_Escape)
    assert not hand.match.frame.result.isVisible()
    assert hand.main.text() == "Rematch"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_2, Qt.Key.Key_Escape])
def test_a_key_that_was_meant_for_the_game_does_nothing_to_its_result(
    take: Take, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    monkeypatch.setattr(animation_gate, "UNREAD", 60_000)  # longer than any machine takes for the next lines
    hand = take(BASE)
    before, result = hand.session, hand.match.frame.result
    before.concede(0)
    hand.lift()
    assert result.isVisible()
    hand.match.view.setFocus()
    hand.key(key)
    assert result.isVisible()
    assert hand.session is before
    assert hand.window.launcher.dialog is None
    QTest.mouseClick(result._buttons[0], LEFT)  # the mouse has aimed at it
    assert hand.session is not before
