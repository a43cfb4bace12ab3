from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from gundam_desktop.tabletop import CandidateGroup, Choice, Decision
from gundam_desktop.ui.style.fonts import BOLD, font
from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.items.overlays import TrayItem
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import ViewBuilder, middle_game

LOOKED_AT = ("PX-004", "PX-032", "PX-008")


def looking(build: ViewBuilder) -> tuple[int, ...]:
    """The top cards of the near deck, known to the player who looks at them."""
    cards = tuple(build.zones[0, "deck"][: len(LOOKED_AT)])
    for card, number in zip(cards, LOOKED_AT, strict=True):
        build.change(card, number=number)
    return cards


def title(table: Table) -> str:
    return next(item.title for item in table.scene.items() if isinstance(item, TrayItem))


def focused(table: Table) -> int:
    item = table.scene.focusItem()
    return item.card if isinstance(item, CardItem) else 0


def test_all_cards_that_were_looked_at_are_shown_and_candidates_glow(table: Table) -> None:
    build, _ = middle_game()
    cards = looking(build)
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup(cards[:1], 1, 1),), shown=cards)))
    tray = table.tray()
    assert sorted(tray) == sorted(cards)
    assert [tray[card].light is Light.TARGET for card in cards] == [True, False, False]
    assert [tray[card].dimmed for card in cards] == [False, True, True]
    table.click(table.point(cards[1]))
    assert table.all_told("chosen") == []
    assert table.all_told("refused") == [Choice("choose", cards=(cards[1],))]
    table.click(table.point(cards[0]))
    assert table.all_told("chosen") == [Choice("choose", cards=(cards[0],))]


def test_a_question_about_cards_that_were_looked_at_only_shows_them(table: Table) -> None:
    build, ids = middle_game()
    cards = looking(build)
    for decision in (
        Decision("confirm", 0, card=ids["falcon"], shown=cards),
        Decision("choose", 0, options=("top", "bottom"), shown=cards[:1]),
    ):
        table.show(build.view(decision), [Choice("yes"), Choice("no")])
        tray = table.tray()
        assert set(tray) == set(decision.shown)
        assert not any(item.dimmed for item in (*tray.values(), *table.items().values()))
        table.click(table.point(cards[0]))
        assert table.all_told("chosen") == table.all_told("refused") == []
    table.show(build.view(Decision("confirm", 1, card=ids["falcon"])))
    assert table.tray() == {}


def test_a_pile_can_be_looked_through_while_cards_are_shown(table: Table) -> None:
    build, _ = middle_game()
    cards = looking(build)
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup(cards[:1], 1, 1),), shown=cards)))
    table.click(table.middle(True, "trash"))
    assert title(table) == "Your Trash: 3"
    table.press(Qt.Key.Key_Escape)
    assert set(table.tray()) == set(cards)


def test_a_list_stays_open_while_the_opponent_plays_on(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(Decision("main", 1)))
    table.click(table.middle(False, "trash"))
    assert title(table) == "Opponent's Trash: 3"
    build.move(ids["talon"], 1, "trash", position=0)
    table.show(build.view(Decision("main", 1)))
    assert title(table) == "Opponent's Trash: 4"
    assert ids["talon"] in table.tray()
    table.show(build.view())
    assert table.tray() == {}


def test_the_keyboard_enters_the_tray_and_leaves_it_for_candidates_on_the_table(table: Table) -> None:
    build, ids = middle_game()
    hidden, unit = ids["trash 0 PX-032"], ids["pathfinder"]
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((hidden, unit), 2, 2),))))
    table.press(Qt.Key.Key_Right)
    assert focused(table) == hidden
    table.press(Qt.Key.Key_Return)
    table.press(Qt.Key.Key_Up)
    assert focused(table) in table.items()
    table.item(unit).setFocus()
    table.press(Qt.Key.Key_Return)
    assert set(table.scene.selection) == {hidden, unit}


def test_a_pilot_stands_for_its_unit_in_a_selection(table: Table) -> None:
    build, ids = middle_game()
    pilot = build.cards[ids["bulwark"]].over
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((ids["bulwark"],), 1, 1),))))
    assert not table.item(pilot).dimmed
    assert table.item(build.cards[ids["falcon"]].over).dimmed
    table.click(table.point(pilot))
    assert table.all_told("chosen") == [Choice("choose", cards=(ids["bulwark"],))]


def test_the_curtain_hides_what_was_looked_at(table: Table) -> None:
    build, _ = middle_game()
    view = build.view(Decision("confirm", 0, shown=looking(build)))
    table.show(view)
    assert table.tray()
    table.scene.set_curtain(True)
    assert table.tray() == {}
    table.show(build.view(Decision("confirm", 0, shown=view.decision.shown)))
    assert table.tray() == {}


def test_a_long_pile_lies_in_rows_with_the_newest_first_and_can_be_walked_through(table: Table) -> None:
    build, _ = middle_game()
    for number in range(40):
        build.add(1, "trash", "PX-008" if number % 2 else "PX-022")
    table.show(build.view(), [])
    table.click(table.middle(False, "trash"))
    cards = list(table.scene._controller.tray.items)
    assert len(cards) == 43
    assert [item.card for item in cards] == list(build.view().zones[1, "trash"])
    area = table.scene.sceneRect()
    boxes = [item.sceneBoundingRect() for item in cards]
    assert all(area.contains(box.center()) for box in boxes)
    tops = sorted({round(item.home.y) for item in cards})
    assert len(tops) >= 4
    for item in cards:
        table.click(table.view.mapFromScene(item.home.point))
        assert table.all_told("pointed")[-1] == item.card
    assert table.all_told("chosen") == []
    seen = set()
    for key in (Qt.Key.Key_Up,) * 6 + (Qt.Key.Key_Left,) * 12 + ((Qt.Key.Key_Right,) * 11 + (Qt.Key.Key_Down,)) * 2:
        table.press(key)
        focus = table.scene.focusItem()
        assert isinstance(focus, CardItem)
        assert focus.in_tray
        seen.add(focus.card)
    assert len(seen) > 10
    table.press(Qt.Key.Key_Escape)
    assert table.tray() == {}


def test_the_card_that_asks_is_lit(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(Decision("confirm", 0, card=ids["scout"])), [Choice("yes"), Choice("no")])
    assert table.item(ids["scout"]).light is Light.RESOLVING
    assert table.item(ids["falcon"]).light is Light.NONE


def test_title_and_hint_of_a_list_stand_side_by_side_at_the_largest_text_size(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view(Decision("main", 0)))
    table.click(table.middle(True, "trash"))
    (panel,) = (item for item in table.scene.items() if isinstance(item, TrayItem))
    heading = QFontMetricsF(font(18, BOLD)).horizontalAdvance(panel.title)
    assert panel.hint
    assert heading + QFontMetricsF(font(16)).horizontalAdvance(panel.hint) < panel.box.width() - 2 * 18
