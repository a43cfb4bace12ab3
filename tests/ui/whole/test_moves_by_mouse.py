"""Every move of the game with the real mouse, in the real rules: drags, clicks, menus; what is refused says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.table.items.overlays import BubbleItem
from tests.ui.table_driver import LEFT, Take

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
GUARDED = "B: {battle: [{card: ST02-005, rested: true}, ST02-007], shields: 3}"


def ours(own: str, other: str = GUARDED) -> str:
    return f"position:\n  A: {{{own}}}\n  {other}"


def test_a_unit_is_deployed_by_dragging_it_to_the_battle_area(take: Take) -> None:
    hand = take(ours("hand: [ST01-005], resources: {active: 2}"))
    unit = hand.card("ST01-005")
    hand.drag(hand.at(unit), hand.zone("battle"))
    assert hand.card("ST01-005").zone == "battle"
    assert "Ann deploys GM." in hand.log


def test_a_base_is_deployed_by_dragging_it_to_its_section(take: Take) -> None:
    hand = take(ours("hand: [ST01-015], resources: {active: 3}"))
    hand.drag(hand.at(hand.card("ST01-015")), hand.zone("base"))
    assert hand.card("ST01-015").zone == "base"


def test_a_pilot_is_paired_by_dragging_it_onto_a_unit(take: Take) -> None:
    hand = take(ours("hand: [ST01-011], battle: [ST01-007, ST01-005], resources: {active: 4}"))
    hand.drag(hand.at(hand.card("ST01-011")), hand.at(hand.card("ST01-007")))
    assert hand.card("ST01-011").under == hand.card("ST01-007").id
    assert "Gundam Aerial (Bit on Form) becomes a Link Unit." in hand.log


def test_a_command_that_is_a_pilot_too_is_paired_by_a_drag_and_played_by_its_menu(take: Take) -> None:
    position = ours("hand: [ST01-013], battle: [{card: ST01-003, damage: 2}], resources: {active: 4}")
    hand = take(position)
    hand.drag(hand.at(hand.card("ST01-013")), hand.at(hand.card("ST01-003")))
    hand.take(hand.popup(), "Pair Kai's Resolve with Guncannon")
    assert hand.card("ST01-013").under == hand.card("ST01-003").id
    other = take(position)
    other.take(other.open_menu(other.card("ST01-013")), "Play Kai's Resolve")
    other.click(other.card("ST01-003"))
    assert other.card("ST01-013").zone == "trash"
    assert other.card("ST01-003").damage == 0
    assert "Guncannon recovers 2 HP." in other.log


def test_a_rested_unit_is_attacked_by_dragging_onto_it(take: Take) -> None:
    hand = take(ours("battle: [ST01-003]"))
    hand.drag(hand.at(hand.card("ST01-003")), hand.at(hand.card("ST02-005", 1)))
    assert "Guncannon attacks Maganac." in hand.log
    assert "Maganac is destroyed." in hand.log


@pytest.mark.parametrize("zone", ["shields", "base"])
def test_the_player_is_attacked_by_dragging_onto_the_shields(take: Take, zone: str) -> None:
    hand = take(ours("battle: [ST01-003]", "B: {shields: 3}"))
    hand.drag(hand.at(hand.card("ST01-003")), hand.zone(zone, near=False))
    assert "Guncannon attacks Ben." in hand.log
    assert "Ben's Shield is destroyed: Filler." in hand.log


def test_an_attack_is_blocked_by_a_click_on_the_blocker(take: Take) -> None:
    hand = take(
        "position:\n  turn_player: B\n  A: {battle: [ST01-008], shields: 3}\n  B: {battle: [ST02-005], shields: 3}\n"
        "play:\n  - B: attack ST02-005 -> player"
    )
    assert hand.asked == "Do you block the attack?"
    hand.click(hand.card("ST01-008"))
    hand.lift()
    assert "Demi Trainer blocks Maganac." in hand.log


@pytest.mark.parametrize(
    ("own", "dragged", "zone", "words"),
    [
        ("hand: [ST01-001], resources: {active: 2}", "ST01-001", "battle", "It needs Lv. 4; you have 2 Resources."),
        ("hand: [ST01-005], resources: {rested: 2}", "ST01-005", "battle", "It costs 1; you have 0 active Resources."),
        ("hand: [ST01-015], resources: {active: 1}", "ST01-015", "base", "It needs Lv. 3; you have 1 Resource."),
    ],
)
def test_an_illegal_drop_flies_back_and_says_why(take: Take, own: str, dragged: str, zone: str, words: str) -> None:
    hand = take(ours(own), speed=1)
    card = hand.card(dragged)
    hand.qtbot.waitUntil(lambda: not hand.match.scene.busy)
    home = hand.at(card)
    hand.drag(home, hand.zone(zone))
    assert hand.match.scene.busy
    hand.move(hand.zone("deck"))
    hand.qtbot.waitUntil(lambda: not hand.match.scene.busy)
    assert (hand.at(card) - home).manhattanLength() < 12
    assert hand.card(dragged).zone == "hand"
    refusal = hand.session.explain(0, hand.session.pseudo_legal_choices(0, card.id)[0])[0]
    assert f"{words} {refusal.clause}" in hand.match.side.reasons.text
    (bubble,) = (item for item in hand.match.scene.items() if isinstance(item, BubbleItem))
    assert bubble.isVisible()
    assert hand.events == []


def test_a_unit_that_came_this_turn_does_not_attack_and_the_panel_says_why(take: Take) -> None:
    hand = take(ours("battle: [{card: ST01-003, deployed: this turn}]"))
    hand.drag(hand.at(hand.card("ST01-003")), hand.zone("shields", near=False))
    assert "The Unit was deployed this turn and is not a Link Unit." in hand.match.side.reasons.text
    assert "2-3-5-4-1" in hand.match.side.reasons.text or "2-11-4" in hand.match.side.reasons.text
    assert hand.events == []


def test_an_attack_outside_the_main_phase_is_refused_with_its_clause(take: Take) -> None:
    hand = take(
        "position:\n  turn_player: B\n"
        "  A: {hand: [ST01-014], battle: [ST01-005], resources: {active: 3}, shields: 3}\n"
        "  B: {battle: [ST02-005], shields: 3}\n"
        "play:\n  - B: attack ST02-005 -> player"
    )
    unit = hand.card("ST01-005")
    assert hand.session.decision.kind == "action"
    hand.drag(hand.at(unit), hand.zone("shields", near=False))
    (refusal, *_) = hand.session.explain(0, Choice("attack", unit.id, word="player"))
    assert refusal.clause in hand.match.side.reasons.text
    assert hand.events == []


def test_the_menu_pays_with_an_ex_resource(take: Take) -> None:
    hand = take(ours("hand: [ST01-005], resources: {active: 2, ex: 1}"))
    hand.take(hand.open_menu(hand.card("ST01-005")), "Deploy GM, paying with 1 EX Resource")
    assert hand.card("ST01-005").zone == "battle"
    assert "Ann pays with an EX Resource." in hand.log
    assert hand.cards("EXR-001") == []


BASE = "base: {card: ST01-016}, battle: [{card: ST01-007, pilot: {card: ST01-011}}]"


def test_an_ability_is_activated_by_the_menu(take: Take) -> None:
    hand = take(ours(BASE))
    base = hand.card("ST01-016")
    hand.take(hand.open_menu(base), "Activate Asticassia School of Technology, Earth House")
    assert hand.card("ST01-016").rested
    assert "Ann activates Asticassia School of Technology, Earth House." in hand.log


@pytest.mark.parametrize("by_menu", [False, True])
def test_an_ability_is_activated_by_keys(take: Take, by_menu: bool) -> None:
    hand = take(ours(BASE))
    hand.match.view.setFocus()
    base = hand.item(hand.card("ST01-016").id)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left):
        if hand.match.scene.focusItem() is not base:
            hand.key(key)
    assert hand.match.scene.focusItem() is base
    if by_menu:
        hand.key(Qt.Key.Key_Menu)
        QTest.keyClick(hand.popup(), Qt.Key.Key_Down)
        QTest.keyClick(hand.popup(), Qt.Key.Key_Return)
    else:
        hand.key(Qt.Key.Key_Return, 2)
    assert hand.card("ST01-016").rested


def test_the_hand_is_put_in_order_by_dragging_inside_it(take: Take) -> None:
    hand = take(ours("hand: [ST01-005, ST01-007, ST01-008], resources: {active: 2}"))
    first, _, last = (hand.card(number) for number in ("ST01-005", "ST01-007", "ST01-008"))
    hand.drag(hand.at(first), hand.beside(last, QPointF(50, 0)))
    numbers = [hand.session.view(0).cards[card].number for card in hand.match.scene.hand_order]
    assert numbers == ["ST01-007", "ST01-008", "ST01-005"]
    assert hand.events == []


def test_the_card_under_the_mouse_is_shown_large_with_what_it_can_do(take: Take) -> None:
    hand = take(ours("hand: [ST01-005, ST01-001], battle: [ST01-003], resources: {active: 2}"))
    side = hand.match.side
    for number, words in (("ST01-005", "Deploy GM"), ("ST01-001", "It needs Lv. 4"), ("ST01-003", "Attack the player")):
        hand.point(hand.card(number))
        assert side.zoom.zoom.face is not None
        assert side.zoom.zoom.face.number == number
        assert words in side.reasons.text


def test_each_line_of_the_log_has_its_clause(take: Take) -> None:
    hand = take(ours("hand: [ST01-005], battle: [ST01-003], resources: {active: 2}"))
    hand.drag(hand.at(hand.card("ST01-005")), hand.zone("battle"))
    hand.drag(hand.at(hand.card("ST01-003")), hand.at(hand.card("ST02-005", 1)))
    opening, *rows = hand.match.side.log.list.lines.rows
    assert opening.text == "This game uses edition 1.0 of the rules."
    assert len(rows) >= 4
    assert all(row.clause for row in rows if row.side != "turn")
    assert rows[0].clause == "6-5-2-1-1"


def test_the_log_tells_nothing_before_the_table_has_shown_it(take: Take) -> None:
    hand = take(ours("hand: [ST01-011], battle: [ST01-007, ST01-005], resources: {active: 4}"), speed=1)
    hand.qtbot.waitUntil(lambda: not hand.match.scene.busy)
    hand.drag(hand.at(hand.card("ST01-011")), hand.at(hand.card("ST01-007")))
    linked = "Gundam Aerial (Bit on Form) becomes a Link Unit."
    assert any(event.kind == "linked" for event in hand.events)
    assert linked not in hand.log
    hand.qtbot.waitUntil(lambda: not hand.match.scene.busy)
    assert linked in hand.log
    lines = hand.log
    hand.window.settings_controller.change("language", "ja")
    assert len(hand.log) == len(lines)
    hand.window.settings_controller.change("language", "en")
    assert hand.log == lines


def test_a_click_shows_the_rest_of_an_animation_and_of_its_log(take: Take) -> None:
    hand = take(ours("hand: [ST01-011], battle: [ST01-007, ST01-005], resources: {active: 4}"), speed=1)
    hand.qtbot.waitUntil(lambda: not hand.match.scene.busy)
    hand.drag(hand.at(hand.card("ST01-011")), hand.at(hand.card("ST01-007")))
    hand.match.note("A note.")
    assert hand.log[-1] != "A note."
    QTest.mouseClick(hand.match.view.viewport(), LEFT, pos=hand.zone("deck"))
    assert hand.log[-2:] == ["Gundam Aerial (Bit on Form) becomes a Link Unit.", "A note."]


@pytest.mark.parametrize("speed", [0, 1])
def test_an_attacker_dragged_onto_its_target_lies_rested_with_its_pilot_before_an_effect_asks(
    take: Take, speed: float
) -> None:
    hand = take(ours("battle: [{card: ST01-003, pilot: ST01-011}], resources: {rested: 2}"), speed=speed)
    unit, pilot = hand.card("ST01-003"), hand.card("ST01-011")
    upright = [hand.item(card.id).rotation() for card in (unit, pilot)]
    hand.drag(hand.at(unit), hand.zone("base", near=False))
    hand.qtbot.waitUntil(lambda: hand.match.asking)
    assert hand.session.decision.card == pilot.id
    hand.qtbot.waitUntil(lambda: hand.item(unit.id).still and hand.item(pilot.id).still)
    turned = [hand.item(card.id).rotation() for card in (unit, pilot)]
    assert [abs(now - before) for now, before in zip(turned, upright, strict=True)] == [14, 14]
