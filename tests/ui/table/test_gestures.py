from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CandidateGroup, Change, Choice, Decision, Event
from gundam_desktop.ui.table.gestures import DraggedCard
from gundam_desktop.ui.table.items.card_item import Light
from gundam_desktop.ui.table.items.overlays import ArrowItem
from tests.ui.table.conftest import LEFT, NO_KEY, Table
from tests.ui.table.view_builder import battle, middle_game


def test_a_unit_dragged_to_the_battle_area_is_deployed(table: Table) -> None:
    build, ids = middle_game()
    card = ids["hand PX-004"]
    deploy = Choice("deploy", card)
    table.show(build.view(), [deploy, Choice("deploy", card, paying=1)])
    table.drag(table.point(card), table.middle(True, "battle"))
    assert table.all_told("chosen") == [deploy]
    assert table.all_told("refused") == []


@pytest.mark.parametrize("by_clicks", [False, True])
def test_a_deployed_unit_stands_where_it_was_dropped_or_clicked(table: Table, by_clicks: bool) -> None:
    build, ids = middle_game()
    card = ids["hand PX-004"]
    table.show(build.view(), [Choice("deploy", card)])

    def deploy(_: Choice) -> None:
        build.move(card, 0, "battle")
        table.show(build.view())

    table.scene.chosen.connect(deploy)
    last = table.scene.layout.pose(True, "battle", 5, 6, False)
    start, end = table.point(card), table.view.mapFromScene(last.point)
    if by_clicks:
        table.click(start)
        table.click(end)
    else:
        table.drag(start, end)
    assert table.item(card).pos() == last.point


def test_a_base_is_dropped_on_the_base_section_only(table: Table) -> None:
    build, ids = middle_game()
    card = ids["hand PX-041"]
    table.show(build.view(), [Choice("deploy", card)])
    table.drag(table.point(card), table.middle(True, "base"))
    assert table.all_told("chosen") == [Choice("deploy", card)]


def test_a_pilot_dropped_on_a_unit_is_paired(table: Table) -> None:
    build, ids = middle_game()
    pilot = ids["hand PX-022"]
    choices = [Choice("pair", pilot, ids[name]) for name in ("pathfinder", "scout")]
    table.show(build.view(), choices)
    table.drag(table.point(pilot), table.point(ids["scout"]))
    assert table.all_told("chosen") == [choices[1]]


def test_only_what_is_legal_lights_up_while_dragging(table: Table) -> None:
    build, ids = middle_game()
    pilot = ids["hand PX-022"]
    table.show(build.view(), [Choice("pair", pilot, ids["pathfinder"])])
    assert table.item(pilot).light is Light.PLAYABLE
    table.drag(table.point(pilot), table.point(ids["pathfinder"]), release=False)
    assert table.item(ids["pathfinder"]).light is Light.OVER
    assert not table.item(ids["pathfinder"]).dimmed
    assert table.item(ids["scout"]).light is Light.NONE
    assert table.item(ids["scout"]).dimmed
    table.press(Qt.Key.Key_Escape)
    assert table.item(ids["pathfinder"]).light is Light.NONE
    assert not table.item(ids["scout"]).dimmed
    QTest.mouseRelease(table.view.viewport(), LEFT, NO_KEY, table.point(ids["pathfinder"]))
    assert table.all_told("chosen") == []


def test_the_right_button_cancels_a_drag(table: Table) -> None:
    build, ids = middle_game()
    card = ids["hand PX-004"]
    table.show(build.view(), [Choice("deploy", card)])
    table.drag(table.point(card), table.middle(True, "battle"), release=False)
    middle = table.middle(True, "battle")
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.RightButton, NO_KEY, middle)
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.RightButton, NO_KEY, middle)
    QTest.mouseRelease(table.view.viewport(), LEFT, NO_KEY, middle)
    assert table.all_told("chosen") == []
    assert table.all_told("refused") == []
    assert table.all_told("menu_wanted") == []


def test_an_illegal_drop_is_refused_and_the_card_is_home_again(table: Table) -> None:
    build, ids = middle_game()
    card = ids["hand PX-005"]
    table.show(build.view(), [])
    table.drag(table.point(card), table.middle(True, "battle"))
    assert table.all_told("drop_refused") == [(card, 0)]
    assert table.all_told("chosen") == []
    assert table.is_home(card)


def test_a_refused_drop_leaves_no_wish_for_a_slot(table: Table) -> None:
    build, ids = middle_game()
    card = ids["hand PX-004"]
    table.show(build.view(), [])
    last = table.scene.layout.pose(True, "battle", 5, 6, False)
    table.drag(table.point(card), table.view.mapFromScene(last.point))
    build.move(card, 0, "battle")
    table.show(build.view())
    assert table.item(card).pos() == table.scene.layout.pose(True, "battle", 4, 6, False).point


def test_a_dragged_card_lets_its_target_be_seen(table: Table) -> None:
    build, ids = middle_game()
    pilot = ids["hand PX-022"]
    table.show(build.view(), [Choice("pair", pilot, ids["pathfinder"])])
    table.drag(table.point(pilot), table.point(ids["pathfinder"]), release=False)
    dragged = next(item for item in table.scene.items() if isinstance(item, DraggedCard))
    assert dragged.opacity() < 0.6
    QTest.mouseMove(table.view.viewport(), table.middle(True, "trash"))
    assert dragged.opacity() == 1
    table.press(Qt.Key.Key_Escape)


def test_a_drop_that_can_mean_two_things_offers_both(table: Table) -> None:
    build, ids = middle_game()
    unit, target = ids["pathfinder"], ids["lancer"]
    both = (Choice("attack", unit, target), Choice("activate", unit, target))
    table.show(build.view(), both)
    table.drag(table.point(unit), table.point(target))
    assert table.all_told("choices_offered") == [both]
    assert table.all_told("chosen") == []


def test_a_refused_card_flies_home(moving_table: Table, qtbot: QtBot) -> None:
    build, ids = middle_game()
    card = ids["hand PX-005"]
    moving_table.show(build.view(), [])
    moving_table.drag(moving_table.point(card), moving_table.middle(True, "battle"))
    assert not moving_table.is_home(card)
    qtbot.waitUntil(lambda: moving_table.is_home(card))
    assert not moving_table.scene.busy


def test_a_dropped_card_flies_from_where_it_was_dropped(moving_table: Table, qtbot: QtBot) -> None:
    build, ids = middle_game()
    table, card = moving_table, ids["hand PX-004"]
    table.show(build.view(), [Choice("deploy", card)])
    paid = Event("paid", "7-5-1", 0, changes=tuple(Change(each, rested=True) for each in (ids["scout"],)))
    deployed = Event("deployed", "7-5-2", 0, card, changes=(Change(card, "battle", 0),))

    def deploy(_: Choice) -> None:
        build.move(card, 0, "battle")
        table.show(build.view(), [], [paid, deployed])

    table.scene.chosen.connect(deploy)
    end = table.middle(True, "battle")
    table.drag(table.point(card), end)
    heights = [table.item(card).y()]
    while table.scene.busy:
        qtbot.wait(5)
        heights.append(table.item(card).y())
    home = table.item(card).home.y
    assert table.is_home(card)
    assert max(heights) <= max(heights[0], home) + 1, "it has gone back towards the hand"


def test_what_cannot_be_done_looks_so_before_it_is_let_go(table: Table) -> None:
    build, ids = middle_game()
    pilot, unit = ids["hand PX-022"], ids["pathfinder"]
    table.show(build.view(), [Choice("pair", pilot, unit), Choice("attack", unit, ids["prime"])])
    table.drag(table.point(pilot), table.point(unit), release=False)
    dragged = next(item for item in table.scene.items() if isinstance(item, DraggedCard))
    seen = [dragged.allowed]
    for zone in ("trash", "hand"):
        QTest.mouseMove(table.view.viewport(), table.middle(True, zone))
        seen.append(dragged.allowed)
    assert seen == [True, False, True]
    table.press(Qt.Key.Key_Escape)
    QTest.mouseRelease(table.view.viewport(), LEFT, NO_KEY, table.middle(True, "trash"))
    table.drag(table.point(unit), table.point(ids["prime"]), release=False)
    arrow = next(item for item in table.scene.items() if isinstance(item, ArrowItem))
    shown = [arrow.allowed]
    QTest.mouseMove(table.view.viewport(), table.point(ids["lancer"]))
    shown.append(arrow.allowed)
    assert shown == [True, False]


def test_a_unit_dragged_onto_an_enemy_attacks_it(table: Table) -> None:
    build, ids = middle_game()
    attack = Choice("attack", ids["pathfinder"], ids["prime"])
    table.show(build.view(), [attack, Choice("attack", ids["pathfinder"], word="player")])
    table.drag(table.point(ids["pathfinder"]), table.point(ids["prime"]))
    assert table.all_told("chosen") == [attack]


def test_shields_base_and_plate_stand_for_the_player(table: Table) -> None:
    build, ids = middle_game()
    attack = Choice("attack", ids["pathfinder"], word="player")
    table.show(build.view(), [attack])
    for zone in ("shields", "base", "plate"):
        table.told.clear()
        table.drag(table.point(ids["pathfinder"]), table.middle(False, zone))
        assert table.all_told("chosen") == [attack], zone


def test_an_attack_that_is_not_legal_is_refused(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [Choice("attack", ids["pathfinder"], word="player")])
    table.drag(table.point(ids["pathfinder"]), table.point(ids["lancer"]))
    assert table.all_told("drop_refused") == [(ids["pathfinder"], ids["lancer"])]


def test_click_and_click_is_the_same_as_a_drag(table: Table) -> None:
    build, ids = middle_game()
    attack = Choice("attack", ids["pathfinder"], ids["prime"])
    table.show(build.view(), [attack])
    table.click(table.point(ids["pathfinder"]))
    assert table.all_told("chosen") == []
    assert table.item(ids["pathfinder"]).light is Light.PICKED_UP
    assert table.item(ids["prime"]).light is Light.TARGET
    table.click(table.point(ids["prime"]))
    assert table.all_told("chosen") == [attack]


def test_one_click_plays_nothing(table: Table) -> None:
    build, ids = middle_game()
    command = ids["hand PX-032"]
    table.show(build.view(), [Choice("play", command)])
    table.click(table.point(command))
    table.click(table.point(command))
    assert table.all_told("chosen") == []
    table.click(table.point(command))
    table.click(table.middle(True, "battle") + QPoint(300, 0))
    assert table.all_told("chosen") == [Choice("play", command)]


def test_a_double_click_makes_the_only_choice_with_and_without_a_target(table: Table) -> None:
    build, ids = middle_game()
    command, attacker = ids["hand PX-032"], ids["pathfinder"]
    play, attack = Choice("play", command), Choice("attack", attacker, ids["prime"])
    table.show(build.view(), [play, attack])
    table.double_click(table.point(command))
    assert table.all_told("chosen") == [play]
    table.double_click(table.point(attacker))
    assert table.all_told("chosen") == [play, attack]


def test_a_double_click_does_not_choose_between_two_targets(table: Table) -> None:
    build, ids = middle_game()
    attacker = ids["pathfinder"]
    table.show(build.view(), [Choice("attack", attacker, ids["prime"]), Choice("attack", attacker, ids["scout"])])
    table.double_click(table.point(attacker))
    assert table.all_told("chosen") == []


def test_several_abilities_open_the_menu(table: Table) -> None:
    build, ids = middle_game()
    unit = ids["scout"]
    table.show(build.view(), [Choice("activate", unit, number=1), Choice("activate", unit, number=2)])
    table.double_click(table.point(unit))
    assert table.all_told("menu_wanted") == [unit]
    assert table.all_told("chosen") == []


def test_the_right_button_wants_the_menu(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    at = table.point(ids["scout"])
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, NO_KEY, at)
    assert table.all_told("menu_wanted") == [ids["scout"]]


def test_a_click_on_the_blocker_blocks(table: Table) -> None:
    build, ids = middle_game()
    fight = battle("block", ids["lancer"])
    block = Choice("block", ids["scout"])
    table.show(build.view(Decision("block", 0), battle=fight), [block, Choice("pass")])
    table.click(table.point(ids["scout"]))
    assert table.all_told("chosen") == [block]
    table.drag(table.point(ids["scout"]), table.point(ids["lancer"]))
    assert table.all_told("chosen") == [block, block]


def test_one_target_is_chosen_by_a_click(table: Table) -> None:
    build, ids = middle_game()
    decision = Decision("choose", 0, groups=(CandidateGroup((ids["talon"], ids["lyra"]), 1, 1),))
    listed = [Choice("choose", cards=(ids["talon"],)), Choice("choose", cards=(ids["lyra"],))]
    table.show(build.view(decision), listed)
    assert table.item(ids["lyra"]).light is Light.TARGET
    table.click(table.point(ids["lyra"]))
    assert table.all_told("chosen") == [listed[1]]
    table.click(table.point(ids["lancer"]))
    assert table.all_told("refused") == [Choice("choose", cards=(ids["lancer"],))]


def test_several_targets_are_toggled_and_confirmed(table: Table) -> None:
    build, ids = middle_game()
    candidates = (ids["talon"], ids["lyra"], ids["lancer"])
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup(candidates, 2, 2),))), [])
    table.click(table.point(ids["lyra"]))
    assert list(table.scene.selection) == [ids["lyra"]]
    assert not table.scene.selection_is_complete()
    table.scene.confirm_selection()
    assert table.all_told("chosen") == []
    table.click(table.point(ids["talon"]))
    assert table.item(ids["talon"]).mark == 2
    table.click(table.point(ids["lancer"]))
    assert list(table.scene.selection) == [ids["talon"], ids["lancer"]]
    assert table.all_told("selection_changed")[-1] == (ids["talon"], ids["lancer"])
    assert table.scene.selection_is_complete()
    table.scene.confirm_selection()
    assert table.all_told("chosen") == [Choice("choose", cards=(ids["talon"], ids["lancer"]))]


def test_candidates_that_do_not_lie_open_are_shown_in_a_tray(table: Table) -> None:
    build, ids = middle_game()
    hidden = ids["trash 0 PX-032"]
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((hidden, ids["trash 0 PX-008"]), 0, 1),))), [])
    assert set(table.tray()) == {hidden, ids["trash 0 PX-008"]}
    table.click(table.point(hidden))
    assert table.all_told("chosen") == [Choice("choose", cards=(hidden,))]
    table.show(build.view(), [])
    assert table.tray() == {}


def test_resources_can_be_chosen(table: Table) -> None:
    build, ids = middle_game()
    resource = ids["resource 0 3"]
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((resource,), 1, 1),))), [])
    table.click(table.point(resource))
    assert table.all_told("chosen") == [Choice("choose", cards=(resource,))]


def test_a_waiting_effect_is_put_in_order_by_a_click_on_its_card(table: Table) -> None:
    build, ids = middle_game()
    choices = [Choice("resolve", ids["scout"]), Choice("resolve", ids["falcon"])]
    table.show(build.view(Decision("order", 0)), choices)
    table.click(table.point(ids["scout"]))
    assert table.all_told("chosen") == choices[:1]


def test_the_trash_opens_as_a_list_and_closes_with_escape(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    table.click(table.middle(False, "trash"))
    assert set(table.tray()) == {ids[f"trash 1 {number}"] for number in ("PX-022", "PX-032", "PX-008")}
    table.press(Qt.Key.Key_Escape)
    assert table.tray() == {}
    table.click(table.middle(True, "deck"))
    assert table.tray() == {}


def test_a_card_of_an_opened_pile_is_used_there(table: Table) -> None:
    build, ids = middle_game()
    activate = Choice("activate", ids["trash 0 PX-032"])
    table.show(build.view(), [activate])
    table.click(table.middle(True, "trash"))
    assert activate.card in table.tray()
    table.double_click(table.point(activate.card))
    assert table.all_told("chosen") == [activate]


def test_a_hand_is_put_in_order_by_dragging_inside_it(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    order = table.scene.hand_order
    first, last = order[0], order[-1]
    table.drag(table.point(first), table.point(last))
    assert table.scene.hand_order == (*order[1:], first)
    assert table.all_told("refused") == []
    drawn = build.add(0, "hand", "PX-007")
    table.show(build.view(), [])
    assert table.scene.hand_order == (*order[1:], first, drawn)
    table.scene.set_hand_order((drawn,))
    assert table.scene.hand_order == (drawn, *order[1:], first)
    assert table.item(drawn).x() < table.item(first).x()


def test_a_card_that_is_dragged_over_the_hand_and_dropped_elsewhere_keeps_its_place_in_the_hand(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    order = table.scene.hand_order
    out = table.middle(True, "battle")
    table.drag(table.point(order[0]), table.point(order[-1]), release=False)
    assert table.scene.hand_order == (*order[1:], order[0])
    QTest.mouseMove(table.view.viewport(), out)
    QTest.mouseRelease(table.view.viewport(), LEFT, NO_KEY, out)
    assert table.all_told("drop_refused") == [(order[0], 0)]
    assert table.scene.hand_order == order


def test_units_keep_their_places_when_one_leaves(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    before = {name: table.item(ids[name]).pos() for name in ("pathfinder", "scout")}
    gone = table.item(ids["seraph"]).home
    build.move(ids["seraph"], 0, "trash", position=0)
    table.show(build.view(), [])
    assert {name: table.item(ids[name]).pos() for name in before} == before
    new = build.add(0, "battle", "PX-002")
    table.show(build.view(), [])
    assert table.item(new).pos() == gone.point


def test_the_card_under_the_mouse_is_pointed_at(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    QTest.mouseMove(table.view.viewport(), table.point(ids["lancer"]))
    assert table.all_told("pointed")[-1] == ids["lancer"]
    QTest.mouseMove(table.view.viewport(), QPoint(2, 340))
    assert table.all_told("pointed")[-1] == 0
