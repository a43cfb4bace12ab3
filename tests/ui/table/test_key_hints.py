"""Letters on the table: what carries one, what typing it does; and the focus, which is never lost."""

from __future__ import annotations

import random
import string

from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from gundam_desktop.tabletop import CandidateGroup, Choice, Decision
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import TrayItem
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.key_hints import KeyHintItem, names
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import middle_game


def carried(table: Table) -> dict[str, int]:
    """The letters on cards."""
    return {name: stop.card for name, stop in table.scene.keys.hints.items() if isinstance(stop, CardItem)}


def focused(table: Table) -> int:
    item = table.scene.focusItem()
    return item.card if isinstance(item, CardItem) else 0


def type_text(table: Table, text: str) -> None:
    QTest.keyClicks(table.view, text.lower())


def test_no_name_begins_another(rng: random.Random) -> None:
    for _ in range(100):
        letters = string.ascii_uppercase[: rng.randrange(2, 24)]
        count = rng.randrange(1, len(letters) ** 2 + 1)
        found = names(count, letters)
        assert len(set(found)) == count
        assert not any(one != other and other.startswith(one) for one in found for other in found)
        assert set("".join(found)) <= set(letters)


def test_letters_stand_on_what_can_be_used_and_use_it(table: Table) -> None:
    build, ids = middle_game()
    deploy, play = Choice("deploy", ids["hand PX-004"]), Choice("play", ids["hand PX-032"])
    table.show(build.view(), [deploy, play])
    assert not table.scene.keys.hints
    assert table.scene.keys.show_hints()
    assert set(carried(table).values()) == {deploy.card, play.card}
    assert {item.name for item in table.scene.items() if isinstance(item, KeyHintItem)} == set(table.scene.keys.hints)
    letter = next(name for name, card in carried(table).items() if card == deploy.card)
    type_text(table, letter)
    assert table.all_told("chosen") == [deploy]
    assert not table.scene.keys.hints


def test_letters_go_on_to_the_targets(table: Table) -> None:
    build, ids = middle_game()
    choices = [Choice("attack", ids["pathfinder"], ids[name]) for name in ("prime", "bulwark")]
    table.show(build.view(), choices)
    table.scene.keys.show_hints()
    type_text(table, next(iter(carried(table))))
    targets = {card: name for name, card in carried(table).items()}
    assert {ids["prime"], ids["bulwark"]} <= set(targets)
    type_text(table, targets[ids["bulwark"]])
    assert table.all_told("chosen") == [choices[1]]


def test_letters_choose_several_cards(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((ids["talon"], ids["lyra"]), 2, 2),))), [])
    table.scene.keys.show_hints()
    for card in (ids["lyra"], ids["talon"]):
        type_text(table, next(name for name, other in carried(table).items() if other == card))
    assert table.scene.selection == (ids["lyra"], ids["talon"])
    table.press(Qt.Key.Key_Escape)
    assert not table.scene.keys.hints


def test_the_tray_carries_letters(table: Table) -> None:
    build, ids = middle_game()
    cards = tuple(ids[f"trash 0 {number}"] for number in ("PX-022", "PX-032", "PX-008"))
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup(cards, 1, 1),))), [])
    table.scene.keys.show_hints()
    assert tuple(carried(table).values()) == cards
    type_text(table, list(carried(table))[1])
    assert table.all_told("chosen") == [Choice("choose", cards=(cards[1],))]


def test_a_letter_opens_a_pile(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    table.scene.keys.show_hints()
    pile = next(name for name, stop in table.scene.keys.hints.items() if isinstance(stop, ZoneItem) and stop.near)
    type_text(table, pile)
    assert table.tray()
    table.press(Qt.Key.Key_Escape)
    assert not table.tray()


def test_letters_that_are_always_there_follow_the_moment(table: Table) -> None:
    build, ids = middle_game()
    table.keymap.set_key_hints_always(True)
    deploy = Choice("deploy", ids["hand PX-004"])
    table.show(build.view(), [deploy])
    assert list(carried(table).values()) == [deploy.card]
    table.scene.set_curtain(True)
    assert not table.scene.keys.hints
    table.scene.set_curtain(False)
    table.show(build.view(), [])
    assert not carried(table)
    table.keymap.set_key_hints_always(False)
    assert not table.scene.keys.hints


def test_a_letter_that_has_got_another_meaning_is_not_used(table: Table) -> None:
    build, ids = middle_game()
    table.keymap.change("use", ("A",))
    table.show(build.view(), [Choice("deploy", ids["hand PX-004"])])
    table.scene.keys.show_hints()
    assert "A" not in table.scene.keys.hints
    table.item(ids["hand PX-004"]).setFocus()
    type_text(table, "a")
    assert table.all_told("chosen") == [Choice("deploy", ids["hand PX-004"])]


def test_other_keys_walk(table: Table) -> None:
    build, _ = middle_game()
    for direction, key in zip(("left", "down", "up", "right"), "HJKL", strict=True):
        table.keymap.change(direction, (key,))
    table.show(build.view(), [])
    table.press(Qt.Key.Key_L)
    assert focused(table) == table.scene.hand_order[0]
    table.press(Qt.Key.Key_L)
    assert focused(table) == table.scene.hand_order[1]
    table.press(Qt.Key.Key_Right)
    assert focused(table) == table.scene.hand_order[1]


def test_the_focus_goes_to_the_next_card_when_its_card_leaves(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    hand = table.scene.hand_order
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Right)
    assert focused(table) == hand[1]
    build.move(hand[1], 0, "deck")
    table.show(build.view(), [])
    assert focused(table) in (hand[0], hand[2])


def test_the_focus_of_the_mouse_goes_nowhere_by_itself(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    card = table.scene.hand_order[1]
    table.click(table.point(card))
    assert focused(table) == card
    build.move(card, 0, "deck")
    table.show(build.view(), [])
    assert focused(table) == 0


def test_the_focus_is_never_below_a_tray_and_comes_back(table: Table) -> None:
    build, _ = middle_game()
    cards = build.zones[0, "deck"][:20]
    asking = build.view(Decision("choose", 0, groups=(CandidateGroup(tuple(cards), 1, 1),)))
    table.show(asking, [])
    panel = next(item for item in table.scene.items() if isinstance(item, TrayItem))
    covered = next(card for card, item in table.items().items() if panel.box.contains(item.home.point))
    table.show(build.view(), [])
    table.item(covered).setFocus()
    table.show(asking, [])
    assert focused(table) == cards[0]
    table.show(build.view(), [])
    assert focused(table) == covered


def test_the_arrows_come_to_plates_piles_and_empty_zones(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    stops = table.scene.keys.focus.stops()
    assert sum(isinstance(stop, PlateItem) for stop in stops) == 2
    zones = {stop.place for stop in stops if isinstance(stop, ZoneItem)}
    assert {(0, "deck"), (1, "deck"), (0, "resource_deck")} <= zones
    assert not {(0, "battle"), (0, "hand")} & zones


def test_the_arrows_lead_to_the_question_and_back(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(), [])
    strip = table.scene.layout.phases
    wanted: list[bool] = []
    table.scene.prompt_wanted.connect(lambda: wanted.append(True))
    table.scene.keys.set_prompt(QRectF(strip))
    table.press(Qt.Key.Key_Right)
    for _ in range(8):
        table.press(Qt.Key.Key_Up)
        if wanted:
            break
    assert wanted
    item = table.scene.focusItem()
    assert isinstance(item, CardItem)
    assert item.home.y > strip.bottom()
    table.scene.keys.focus.enter_from("up")
    item = table.scene.focusItem()
    assert isinstance(item, CardItem)
    assert item.home.y < strip.top()


def test_a_letter_stands_on_its_own_card(table: Table) -> None:
    build, ids = middle_game()
    choices = [Choice("deploy", card) for name, card in ids.items() if name.startswith("hand ")]
    choices += [Choice("attack", ids["pathfinder"], ids[name]) for name in ("prime", "bulwark")]
    table.show(build.view(), choices)
    table.scene.keys.show_hints()
    marks = [item for item in table.scene.items() if isinstance(item, KeyHintItem)]
    on_cards = [mark for mark in marks if isinstance(mark.stop, CardItem)]
    assert len(on_cards) > 3
    assert any(mark.stop.home.rotation for mark in on_cards if isinstance(mark.stop, CardItem))
    for mark in on_cards:
        letter = mark.mapRectToScene(mark.boundingRect().adjusted(2, 2, -2, -2))
        for corner in (letter.topLeft(), letter.topRight(), letter.bottomLeft(), letter.bottomRight()):
            cards = [item for item in table.scene.items(corner) if isinstance(item, CardItem)]
            assert cards, f"{mark.name} sticks out of its card"
            assert cards[0] is mark.stop, f"{mark.name} is on the neighbour"
