from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from gundam_desktop.tabletop import CandidateGroup, Choice, Decision
from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.spatial_navigation import Stop
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import ViewBuilder, middle_game


def focused(table: Table) -> int:
    item = table.scene.focusItem()
    return item.card if isinstance(item, CardItem) else 0


def test_arrows_walk_to_the_nearest_card(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    table.press(Qt.Key.Key_Right)
    assert focused(table) == table.scene.hand_order[0]
    table.press(Qt.Key.Key_Right)
    assert focused(table) == table.scene.hand_order[1]
    assert table.all_told("pointed")[-1] == table.scene.hand_order[1]
    table.press(Qt.Key.Key_Left)
    for _ in range(3):
        table.press(Qt.Key.Key_Up)
    assert table.item(focused(table)).home.y < table.item(ids["scout"]).home.y + 200


@pytest.mark.parametrize("at", range(5))
def test_up_from_the_hand_leads_to_the_players_own_side(table: Table, at: int) -> None:
    build = ViewBuilder()
    build.add(0, "battle", "PX-001")
    build.add(0, "resources", "R-001")
    for _ in range(5):
        build.add(0, "hand", "PX-004")
        build.add(1, "hand", "")
    table.show(build.view(), [])
    for _ in range(at + 1):
        table.press(Qt.Key.Key_Right)
    assert focused(table) == table.scene.hand_order[at]
    table.press(Qt.Key.Key_Up)
    now = table.scene.focusItem()
    assert isinstance(now, Stop)
    reached = build.cards[now.card].place if isinstance(now, CardItem) else now.place
    assert reached is not None
    assert reached[0] == 0
    assert reached[1] != "hand"


def test_enter_plays_what_needs_no_target(table: Table) -> None:
    build, ids = middle_game()
    deploy = Choice("deploy", ids["hand PX-004"])
    table.show(build.view(), [deploy, Choice("play", ids["hand PX-032"])])
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Return)
    assert table.all_told("chosen") == [deploy]


def test_enter_walks_among_targets_and_enter_again_aims(table: Table) -> None:
    build, ids = middle_game()
    choices = [Choice("attack", ids["pathfinder"], ids[name]) for name in ("prime", "bulwark")]
    choices.append(Choice("attack", ids["pathfinder"], word="player"))
    table.show(build.view(), choices)
    table.item(ids["pathfinder"]).setFocus()
    table.press(Qt.Key.Key_Return)
    assert table.all_told("chosen") == []
    assert table.item(ids["bulwark"]).light is Light.TARGET
    table.press(Qt.Key.Key_Up)
    assert focused(table) in (ids["prime"], ids["bulwark"])
    table.press(Qt.Key.Key_Return)
    assert table.all_told("chosen")[0].verb == "attack"
    table.told.clear()
    table.item(ids["pathfinder"]).setFocus()
    table.press(Qt.Key.Key_Return)
    for _ in range(4):
        table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Return)
    assert table.all_told("chosen") == [choices[2]]


def test_escape_drops_what_was_picked_up(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [Choice("attack", ids["pathfinder"], ids["prime"])])
    table.item(ids["pathfinder"]).setFocus()
    table.press(Qt.Key.Key_Return)
    table.press(Qt.Key.Key_Escape)
    assert table.item(ids["prime"]).light is Light.NONE
    assert table.scene.cancel() is False


def test_enter_toggles_candidates(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((ids["talon"], ids["lyra"]), 0, 2),))), [])
    table.item(ids["talon"]).setFocus()
    table.press(Qt.Key.Key_Return)
    assert list(table.scene.selection) == [ids["talon"]]
    table.press(Qt.Key.Key_Return)
    assert list(table.scene.selection) == []
    assert table.scene.selection_is_complete()


def test_the_tray_is_walked_with_the_arrows(table: Table) -> None:
    build, ids = middle_game()
    cards = tuple(ids[f"trash 0 {number}"] for number in ("PX-022", "PX-032", "PX-008"))
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup(cards, 1, 1),))), [])
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Return)
    assert table.all_told("chosen") == [Choice("choose", cards=(cards[1],))]


def interface(thing: QObject) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(thing)
    assert found is not None
    return found


def name_of(found: QAccessibleInterface) -> str:
    return found.text(QAccessible.Text.Name)


def test_every_zone_and_card_has_a_role_a_name_and_a_parent(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    root = interface(table.view)
    assert name_of(root) == "Card table"
    names = []
    cards = 0
    for index in range(root.childCount()):
        child = root.child(index)
        assert root.indexOfChild(child) == index
        names.append(name_of(child))
        for row in range(child.childCount()):
            card = child.child(row)
            cards += 1
            assert card.role() == QAccessible.Role.ListItem
            assert name_of(card)
            assert child.indexOfChild(card) == row
            assert name_of(card.parent()) == name_of(child)
            assert not card.rect().isEmpty()
    assert len(set(names)) == len(names)
    assert "Your Battle area: 4" in names
    assert "Turn 5, Main" in names
    assert "You: 5 shields, 7 cards in hand" in names
    assert cards == len(table.items())


def test_a_screen_reader_plays_a_card_by_its_press_action(table: Table) -> None:
    build, ids = middle_game()
    deploy = Choice("deploy", ids["hand PX-004"])
    table.show(build.view(), [deploy])
    card = interface(table.item(ids["hand PX-004"]))
    assert name_of(card) == "Seraph Array, Unit, level 4, cost 3, AP 2, HP 5, Blocker, can be played"
    action = card.actionInterface()
    assert "Press" in action.actionNames()
    action.doAction("Press")
    assert table.all_told("chosen") == [deploy]


def test_states_tell_what_can_be_chosen(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((ids["talon"], ids["lyra"]), 2, 2),))), [])
    table.click(table.point(ids["talon"]))
    assert interface(table.item(ids["talon"])).state().selected  # type: ignore[attr-defined, unused-ignore]
    assert interface(table.item(ids["lyra"])).state().selectable  # type: ignore[attr-defined, unused-ignore]
    assert not interface(table.item(ids["scout"])).state().selectable  # type: ignore[attr-defined, unused-ignore]


def test_a_unit_is_read_with_its_pilot(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    interface = QAccessible.queryAccessibleInterface(table.item(ids["falcon"]))
    assert "paired with Rin Asada" in interface.text(QAccessible.Text.Name)
    build.change(ids["falcon"], over=0)
    build.cards.pop(next(card for card, seen in build.cards.items() if seen.under == ids["falcon"]))
    table.show(build.view(), [])
    assert "paired" not in interface.text(QAccessible.Text.Name)
