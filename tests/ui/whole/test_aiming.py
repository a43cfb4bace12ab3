"""What the table previews while a player aims, in the real rules; and what becomes of a drop that means nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from gundam_desktop.tabletop import Fate
from gundam_desktop.ui.table import accessible
from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.items.overlays import BubbleItem
from gundam_desktop.ui.table.items.preview_items import FateMark, OutcomeItem
from tests.ui.table_driver import LEFT, Hand, Take

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)

GUARDED = "battle: [{card: ST02-005, rested: true}, ST02-007, ST01-009], shields: 3"
ATTACK = f"position:\n  A: {{battle: [ST01-001]}}\n  B: {{{GUARDED}}}"
PLAYED = f"position:\n  A: {{hand: [ST02-005, ST01-005], resources: {{active: 1, ex: 1}}}}\n  B: {{{GUARDED}}}"
CHOICE = f"position:\n  A: {{hand: [ST02-005], resources: {{active: 3, ex: 2}}}}\n  B: {{{GUARDED}}}"
COMMAND = f"""position:
  A: {{hand: [ST01-005, ST01-012, ST01-013], battle: [{{card: ST01-003, damage: 2}}], resources: {{active: 4}}}}
  B: {{{GUARDED}}}"""


def marks(hand: Hand) -> list[tuple[Fate, int]]:
    """The marks on the table with their points, from the left."""
    found = [item for item in hand.match.scene.items() if isinstance(item, FateMark)]
    return [(item.fate, item.points) for item in sorted(found, key=lambda item: item.box.center().x())]


def lines(hand: Hand) -> tuple[str, ...]:
    """The outcome that is shown on the table."""
    return next((item.lines for item in hand.match.scene.items() if isinstance(item, OutcomeItem)), ())


def bubbles(hand: Hand) -> list[str]:
    """The reasons that are shown on the table."""
    return [item.text for item in hand.match.scene.items() if isinstance(item, BubbleItem)]


def places(hand: Hand) -> dict[int, tuple[float, float, float, Light]]:
    """Every card on the table, with its home and its light."""
    items = [item for item in hand.match.scene.items() if isinstance(item, CardItem)]
    return {item.card: (item.home.x, item.home.y, item.home.rotation, item.light) for item in items}


def release(hand: Hand, at: QPoint) -> None:
    QTest.mouseRelease(hand.match.view.viewport(), LEFT, pos=at)


def test_an_attack_shows_its_outcome_before_it_is_let_go(take: Take) -> None:
    hand = take(ATTACK)
    hand.hold(hand.at(hand.card("ST01-001")), hand.at(hand.card("ST02-005", 1)))
    assert sorted(marks(hand)) == [(Fate.DAMAGED, 3), (Fate.LOST, 3), (Fate.MAY_ACT, 0)]
    assert lines(hand) == ("Maganac is destroyed.", "May block: Zowort.")
    release(hand, hand.at(hand.card("ST02-005", 1)))
    assert Fate.MAY_ACT not in dict(marks(hand)), "now it is the attack that the other player may answer"
    assert lines(hand) == ("Without a block: Maganac is destroyed.",)


def test_over_the_shields_it_names_what_is_hit_and_over_nothing_it_says_nothing(take: Take) -> None:
    hand = take(ATTACK)
    unit = hand.at(hand.card("ST01-001"))
    hand.hold(unit, hand.zone("shields", near=False))
    assert lines(hand)[0] == "1 Shield is destroyed."
    QTest.mouseMove(hand.match.view.viewport(), hand.zone("hand"))
    assert (marks(hand), lines(hand)) == ([], ())


def test_the_same_is_shown_and_read_out_by_keyboard(take: Take) -> None:
    hand = take(ATTACK)
    accessible.install()
    hand.match.view.setFocus()
    hand.match.scene.keys.focus.go_to(hand.card("ST01-001").id)
    hand.key(Qt.Key.Key_Return)
    assert lines(hand) == ()
    hand.match.scene.keys.focus.go_to(hand.card("ST02-005", 1).id)
    assert lines(hand)[0] == "Maganac is destroyed."
    target = QAccessible.queryAccessibleInterface(hand.item(hand.card("ST02-005", 1).id))
    assert target is not None
    said = target.text(QAccessible.Text.Description)
    assert said.startswith("Gundam: 3 damage. Maganac: 3 damage, destroyed. Maganac is destroyed. May block: Zowort.")
    hand.key(Qt.Key.Key_Escape)
    assert lines(hand) == ()
    assert "destroyed" not in target.text(QAccessible.Text.Description)


def test_a_block_shows_its_outcome_under_the_mouse(take: Take) -> None:
    hand = take(ATTACK)
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("shields", near=False))
    hand.lift()
    hand.point(hand.card("ST01-009", 1))
    assert lines(hand) == ("Zowort is destroyed.",)
    assert (Fate.LOST, 3) in marks(hand)
    hand.move(hand.zone("hand"))
    assert lines(hand) == ("Without a block: 1 Shield is destroyed.",)
    assert marks(hand) == [(Fate.LOST, 1)]
    hand.press("Don't block")
    assert lines(hand) == ()


def test_the_resources_that_will_pay_are_marked_while_a_card_is_dragged(take: Take) -> None:
    hand = take(PLAYED)
    hand.hold(hand.at(hand.card("ST01-005")), hand.zone("battle"))
    assert (marks(hand), lines(hand)) == ([(Fate.PAYS, 0)], ())
    hand.match.cancel()
    hand.hold(hand.at(hand.card("ST02-005")), hand.zone("battle"))
    assert (marks(hand), lines(hand)) == ([(Fate.PAYS, 0), (Fate.USED_UP, 0)], ("1 EX Resource is used up.",))


@pytest.mark.parametrize("by_keys", [True, False])
def test_an_ex_resource_is_told_before_a_card_is_played_at_once(take: Take, by_keys: bool) -> None:
    hand = take(PLAYED)
    unit = hand.card("ST02-005")
    said: list[str] = []
    hand.match.announcer.said.connect(lambda text, _: said.append(text))

    def play_at_once() -> None:
        if by_keys:
            hand.match.scene.keys.focus.go_to(unit.id)
            hand.key(Qt.Key.Key_Return)
        else:
            hand.click(unit)
            QTest.mouseDClick(hand.match.view.viewport(), LEFT, pos=hand.at(unit))

    hand.match.view.setFocus()
    play_at_once()
    assert hand.card("ST02-005", zone="hand").number
    assert said[-1].endswith("1 Resource is rested. 1 EX Resource is used up.")
    assert "Deploy Maganac · 1 EX Resource is used up." in hand.match.side.reasons.text
    play_at_once()
    assert hand.card("ST02-005", zone="battle").number


def test_the_player_chooses_what_pays_by_clicking_it(take: Take) -> None:
    hand = take(CHOICE)
    first, second = hand.cards("EXR-001")
    hand.click(hand.card("ST02-005"))
    assert marks(hand) == [(Fate.PAYS, 0), (Fate.PAYS, 0)]
    assert hand.item(first.id).light is Light.PLAYABLE
    hand.click(second)
    assert marks(hand) == [(Fate.USED_UP, 0), (Fate.USED_UP, 0)]
    hand.click(second)
    assert marks(hand) == [(Fate.PAYS, 0), (Fate.USED_UP, 0)]
    hand.drag(hand.at(hand.card("ST02-005")), hand.zone("battle"))
    assert hand.card("ST02-005").zone == "battle"
    assert [card.zone for card in hand.cards("EXR-001")] == ["resources"]


def test_a_command_takes_the_target_that_it_is_dropped_on(take: Take) -> None:
    hand = take(COMMAND)
    target = hand.card("ST02-005", 1)
    hand.hold(hand.at(hand.card("ST01-012")), hand.at(target))
    assert hand.item(target.id).light is Light.OVER
    assert hand.item(hand.card("ST02-007", 1).id).light is Light.NONE
    release(hand, hand.at(target))
    assert hand.asked == ""
    assert hand.card("ST02-005", 1).damage == 1
    assert hand.card("ST01-012").zone == "trash"


def test_a_command_that_is_a_pilot_too_asks_which_and_then_takes_the_target(take: Take) -> None:
    hand = take(COMMAND)
    hand.drag(hand.at(hand.card("ST01-013")), hand.at(hand.card("ST01-003")))
    hand.take(hand.popup(), "Play Kai's Resolve")
    assert hand.asked == ""
    assert hand.card("ST01-003").damage == 0


def test_a_command_on_a_card_that_it_cannot_choose_is_refused_with_the_clause(take: Take) -> None:
    hand = take(COMMAND)
    before, digest = places(hand), hand.session.game_history.game.digest()
    hand.drag(hand.at(hand.card("ST01-012")), hand.at(hand.card("ST02-007", 1)))
    assert bubbles(hand) == ["That cannot be chosen here. (9-3-3)"]
    assert hand.session.game_history.game.digest() == digest
    assert places(hand) == before


def test_of_several_targets_the_one_dropped_on_is_chosen_already(take: Take) -> None:
    card = (
        '{number: X-001, name: Salvo, type: command, text: "【Main】Choose 1 to 2 enemy Units. Deal 1 damage to them."}'
    )
    hand = take(f"cards:\n  - {card}\nposition:\n  A: {{hand: [X-001], resources: {{active: 4}}}}\n  B: {{{GUARDED}}}")
    first, second = hand.card("ST02-005", 1), hand.card("ST01-009", 1)
    hand.drag(hand.at(hand.card("X-001")), hand.at(first))
    assert hand.match.scene.selection == (first.id,)
    hand.click(second)
    hand.match.scene.confirm_selection()
    assert [hand.card(card.number, 1).damage for card in (first, second)] == [1, 1]


def test_an_arrow_on_an_empty_part_of_the_battle_area_says_why_nothing_happens(take: Take) -> None:
    hand = take(ATTACK)
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("battle", near=False) - QPoint(160, 0))
    assert bubbles(hand) == ["That does nothing. You can do this now: Attack the player · Attack Maganac"]


def test_a_base_dropped_on_the_battle_area_says_what_is_done_with_it(take: Take) -> None:
    hand = take("position:\n  A: {hand: [ST01-015], resources: {active: 3}}\n  B: {shields: 3}")
    hand.drag(hand.at(hand.card("ST01-015")), hand.zone("battle"))
    assert bubbles(hand) == ["That does nothing. You can do this now: Deploy White Base"]


def test_a_pilot_dropped_beside_the_units_says_with_which_it_can_be_paired(take: Take) -> None:
    hand = take("position:\n  A: {hand: [ST01-010], battle: [ST01-001], resources: {active: 4}}\n  B: {shields: 3}")
    hand.drag(hand.at(hand.card("ST01-010")), hand.zone("battle") - QPoint(160, 0))
    assert bubbles(hand) == ["That does nothing. You can do this now: Pair Amuro Ray with Gundam"]


def test_a_pilot_without_units_says_that_it_needs_one(take: Take) -> None:
    hand = take("position:\n  A: {hand: [ST01-010], resources: {active: 4}}\n  B: {shields: 3}")
    pilot = hand.card("ST01-010")
    hand.point(pilot)
    assert "× Pair Amuro Ray – A Pilot is paired with one of your Units" in hand.match.side.reasons.shown
    hand.drag(hand.at(pilot), hand.zone("battle"))
    assert bubbles(hand) == ["A Pilot is paired with one of your Units in the battle area. (6-5-2-3-1)"]


def test_a_unit_that_cannot_do_anything_says_so_wherever_it_is_dropped(take: Take) -> None:
    hand = take(f"position:\n  A: {{battle: [{{card: ST01-001, rested: true}}]}}\n  B: {{{GUARDED}}}")
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("battle", near=False) - QPoint(160, 0))
    assert bubbles(hand) == ["The Unit is rested. (7-3-1)"]


def test_no_refused_drop_changes_anything_on_the_table(take: Take) -> None:
    hand = take(COMMAND)
    hand.match.scene.set_hand_order([card.id for card in (hand.card("ST01-013"), hand.card("ST01-005"))])
    before, order = places(hand), hand.match.scene.hand_order
    for card in ("ST01-005", "ST01-012", "ST01-013"):
        for end in (hand.zone("trash"), hand.zone("deck", near=False), hand.zone("shields"), hand.zone("base")):
            hand.hold(hand.at(hand.card(card)), hand.zone("hand") + QPoint(100, 0))
            QTest.mouseMove(hand.match.view.viewport(), end)
            release(hand, end)
            assert places(hand) == before
            assert hand.match.scene.hand_order == order


def test_an_entry_of_the_menu_frames_what_it_is_about(take: Take) -> None:
    twin = "{card: ST02-005, rested: true}"
    hand = take(f"position:\n  A: {{battle: [ST01-001]}}\n  B: {{battle: [{twin}, {twin}], shields: 3}}")
    attacker, spotlights = hand.card("ST01-001"), hand.match.scene.menu_spotlights
    menu = hand.open_menu(attacker)
    for twin_card, name in zip(hand.cards("ST02-005", 1), ("Attack Maganac (1)", "Attack Maganac (2)"), strict=True):
        next(action for action in menu.actions() if action.text() == name).hover()
        middles = {(round(frame.center().x()), round(frame.center().y())) for frame in spotlights.framed}
        homes = [hand.item(card.id).home.point for card in (attacker, twin_card)]
        assert middles == {(round(home.x()), round(home.y())) for home in homes}
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not spotlights.framed
