from __future__ import annotations

import random

from PySide6.QtCore import QEventLoop, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CandidateGroup, Change, Choice, Decision, Event
from gundam_desktop.ui.table.event_player import EventPlayer
from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.items.overlays import ArrowItem, BubbleItem, RisingFigure
from gundam_desktop.ui.table.items.phase_bar import PhaseBar
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from tests.ui.table.conftest import Table
from tests.ui.table.view_builder import ViewBuilder, battle, middle_game


def shown(table: Table) -> dict[int, tuple[str, bool, int, QPointF]]:
    return {
        card: (item.record.card.zone, item.record.card.rested, item.record.card.damage, item.pos())
        for card, item in table.items().items()
        if item.record is not None
    }


def shield_burst(build: ViewBuilder, shield: int) -> list[Event]:
    return [
        Event("attacked", "7-3-1", 1, 5),
        Event("rested", "7-3-1", 1, 5, changes=(Change(5, rested=1),)),
        Event("revealed", "9-3-1-4", 0, shield, changes=(Change(shield, zone="resolving", seat=0, number="PX-032"),)),
        Event("trashed", "4-10-3", 0, shield, changes=(Change(shield, zone="trash", seat=0, position=0),)),
    ]


def test_events_are_played_in_order_and_end_in_the_view(moving_table: Table, qtbot: QtBot) -> None:
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    shield = ids["shield 0"]
    events = shield_burst(build, shield)
    before = table.item(shield).pos()
    build.move(shield, 0, "trash", "PX-032", position=0)
    build.change(ids["talon"], rested=True)
    view = build.view()
    table.show(view, [], events)
    assert table.item(shield).pos() == before
    seen: list[str] = []

    def note() -> bool:
        item = table.items().get(shield)
        zone = item.record.card.zone if item is not None and item.record is not None else ""
        if not seen or seen[-1] != zone:
            seen.append(zone)
        return not table.scene.busy

    qtbot.waitUntil(note)
    assert seen == ["shields", "resolving", "trash"]
    moved = shown(table)
    table.scene.show_view(view, [], (), animate=False)
    assert shown(table) == moved


def test_whatever_the_player_does_brings_the_last_view_at_once(moving_table: Table) -> None:
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    shield = ids["shield 0"]
    events = shield_burst(build, shield)
    build.move(shield, 0, "trash", "PX-032", position=0)
    attack = Choice("attack", ids["pathfinder"], ids["prime"])
    table.show(build.view(), [attack], events)
    assert table.scene.busy
    table.click(table.point(ids["pathfinder"]))
    table.click(table.point(ids["prime"]))
    assert table.all_told("chosen") == [attack]
    record = table.item(shield).record
    assert record is not None
    assert record.card.zone == "trash"


def test_settled_comes_when_nothing_moves(moving_table: Table, qtbot: QtBot) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    build.move(ids["hand PX-004"], 0, "battle")
    with qtbot.waitSignal(moving_table.scene.settled):
        moving_table.show(build.view())
    assert not moving_table.scene.busy
    assert moving_table.is_home(ids["hand PX-004"])


def test_a_rested_card_turns(moving_table: Table, qtbot: QtBot) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    item = moving_table.item(ids["scout"])
    build.change(ids["scout"], rested=True)
    moving_table.show(build.view())
    qtbot.waitUntil(lambda: 0 < item.rotation() < 14)
    qtbot.waitUntil(lambda: item.rotation() == 14)


def test_a_card_goes_from_the_deck_to_the_hand_and_into_the_trash(moving_table: Table, qtbot: QtBot) -> None:
    table = moving_table
    build, _ = middle_game()
    table.show(build.view())
    top = build.zones[0, "deck"][0]
    assert top not in table.items()
    build.move(top, 0, "hand", "PX-007")
    table.show(build.view())
    deck = table.scene.layout.stack_pose(True, "deck")
    assert (table.item(top).pos() - deck.point).manhattanLength() < 1
    qtbot.waitUntil(lambda: not table.scene.busy)
    assert table.is_home(top)
    for _ in range(3):
        other = build.zones[0, "hand"][0]
        build.move(other, 0, "trash", position=0)
        table.show(build.view())
    table.scene.finish()
    assert len([c for c, (zone, *_) in shown(table).items() if zone == "trash"]) == 4
    assert not [item for item in table.scene.items() if isinstance(item, CardItem) and item.card not in table.items()]


def test_the_final_state_is_the_view_whatever_the_events_said(moving_table: Table, rng: random.Random) -> None:
    table = moving_table
    build, _ = middle_game()
    table.show(build.view())
    for _ in range(12):
        events = []
        for _ in range(rng.randrange(4)):
            card = rng.choice(list(build.cards))
            zone = rng.choice(("hand", "trash", "battle", "deck", "resolving", "outside", "base"))
            change = Change(card, zone=zone, seat=rng.randrange(2), number="PX-007", damage=rng.randrange(3))
            events.append(Event("moved", "1-1-1", 0, card, changes=(change,)))
        for _ in range(2):
            card = rng.choice([c for c in build.cards if not build.cards[c].under and not build.cards[c].over])
            build.move(card, rng.randrange(2), rng.choice(("hand", "trash", "battle", "deck")), "PX-010", 0)
        table.show(build.view(), [], events)
        if rng.random() < 0.5:
            table.scene.finish()
    table.scene.finish()
    moved = shown(table)
    table.scene.show_view(build.view(), [], (), animate=False)
    places = {card: facts[:3] for card, facts in moved.items()}
    assert places == {card: facts[:3] for card, facts in shown(table).items()}
    for card in moved:
        assert table.is_home(card)


def test_the_curtain_hides_both_hands(table: Table) -> None:
    build, ids = middle_game()
    card = ids["hand PX-004"]
    table.show(build.view(), [Choice("deploy", card)])
    table.scene.set_curtain(True)
    assert table.item(card).face is None
    table.drag(table.point(card), table.middle(True, "battle"))
    table.double_click(table.point(card))
    assert table.all_told("chosen") == []
    assert table.all_told("refused") == []
    table.scene.set_curtain(False)
    face = table.item(card).face
    assert face is not None
    assert face.name == "Seraph Array"
    table.double_click(table.point(card))
    assert table.all_told("chosen") == [Choice("deploy", card)]


def test_the_table_turns_with_the_player_who_looks(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view())
    assert table.item(ids["scout"]).home.y > table.item(ids["talon"]).home.y
    build.player = 1
    table.show(build.view(Decision("main", 1)))
    assert table.item(ids["scout"]).home.y < table.item(ids["talon"]).home.y


def test_a_bubble_does_not_lie_under_the_question(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [])
    card = ids["pathfinder"]
    table.scene.bubble.show(card, "It is rested.")
    (usual,) = (item for item in table.scene.items() if isinstance(item, BubbleItem))
    table.scene.covered = usual.sceneBoundingRect().adjusted(-200, -40, 200, 40)
    table.scene.bubble.show(card, "It is rested.")
    (bubble,) = (item for item in table.scene.items() if isinstance(item, BubbleItem))
    assert not bubble.box.intersects(table.scene.covered)
    assert table.scene.sceneRect().contains(bubble.box)


def test_a_bubble_says_why(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view())
    count = len(table.scene.items())
    table.scene.bubble.show(ids["hand PX-005"], "It needs level 6; you have 6 Resources.")
    assert len(table.scene.items()) == count + 1
    table.click(table.middle(True, "hand"))
    assert len(table.scene.items()) == count


def test_the_table_fills_windows_of_all_sizes(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view())
    for size in (QSize(980, 690), QSize(1140, 860), QSize(1600, 1000), QSize(3400, 2100)):
        table.view.resize(size)
        whole = table.view.mapFromScene(table.scene.sceneRect()).boundingRect()
        assert table.view.viewport().rect().adjusted(-2, -2, 2, 2).contains(whole)
        assert whole.height() >= size.height() - 4 or whole.width() >= size.width() - 4
        for item in table.items().values():
            if item.near and item.record is not None and item.record.card.zone == "hand":
                corners = table.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                assert corners.left() > 0
                assert corners.right() < size.width()


def test_the_picture_shows_cards_and_lights(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view(), [Choice("attack", ids["pathfinder"], word="player")])
    picture = table.view.grab().toImage()
    item = table.item(ids["pathfinder"])
    edge = table.view.mapFromScene(item.mapToScene(QPointF(-52, 0)))
    color = QColor(picture.pixel(edge))
    assert color.green() > color.red() + 60


def test_what_is_asked_is_known_before_everything_is_shown(moving_table: Table) -> None:
    build, ids = middle_game()
    moving_table.show(build.view())
    events = shield_burst(build, ids["shield 0"])
    decision = Decision("choose", 0, groups=(CandidateGroup((ids["talon"], ids["lyra"]), 0, 2),))
    moving_table.show(build.view(decision), [], events)
    assert moving_table.scene.busy
    assert moving_table.scene.selection_is_complete()
    moving_table.click(moving_table.point(ids["talon"]))
    assert moving_table.scene.selection == (ids["talon"],)


def test_a_card_that_resolves_lies_beside_the_hand(table: Table) -> None:
    build, ids = middle_game()
    card = build.add(0, "resolving", "PX-032")
    table.show(build.view(Decision("choose", 0, groups=(CandidateGroup((ids["talon"],), 1, 1),))))
    assert table.item(card).light is Light.RESOLVING
    assert not table.item(card).dimmed
    hand = table.scene.layout.box(True, "hand")
    assert hand is not None
    assert table.item(card).home.x > hand.right()


def test_a_bar_shows_phases_and_in_a_battle_its_steps(table: Table) -> None:
    build, ids = middle_game()
    bar = next(item for item in table.scene.items() if isinstance(item, PhaseBar))
    table.show(build.view())
    assert bar.state.names[bar.state.now] == "Main"
    table.show(build.view(Decision("block", 0), battle=battle("block", ids["lancer"]), turn_player=1))
    assert bar.state.names[bar.state.now] == "Block"
    assert bar.state.battle
    assert not bar.state.own_turn
    assert [item for item in table.scene.items() if isinstance(item, ArrowItem)]
    table.show(build.view())
    assert not [item for item in table.scene.items() if isinstance(item, ArrowItem)]


def test_nothing_is_lit_after_the_end_of_the_game(table: Table) -> None:
    build, _ = middle_game()
    table.show(build.view()._replace(result="0"))
    bar = next(item for item in table.scene.items() if isinstance(item, PhaseBar))
    assert (bar.state.over, bar.state.now) == (True, -1)
    assert bar.spoken() == "The game is over"
    plates = [item for item in table.scene.items() if isinstance(item, PlateItem)]
    assert plates
    assert not any(item.plate.deciding for item in plates)


def test_the_arrow_goes_when_one_of_the_fighters_leaves(moving_table: Table, qtbot: QtBot) -> None:
    table = moving_table
    build, ids = middle_game()
    fight = battle("damage", ids["lancer"], ids["seraph"])
    table.show(build.view(Decision("confirm", 0), battle=fight, turn_player=1))
    assert arrows(table)
    gone = Change(ids["seraph"], zone="trash", seat=0, position=0)
    build.move(ids["seraph"], 0, "trash", position=0)
    view = build.view(Decision("confirm", 0), battle=fight, turn_player=1)
    table.show(view, [], [Event("destroyed", "4-10-2", 0, ids["seraph"], changes=(gone,))])
    assert not arrows(table)
    qtbot.waitUntil(lambda: not table.scene.busy)
    assert not arrows(table)


def test_an_attack_on_a_player_with_nothing_left_points_at_the_plate(table: Table) -> None:
    build, ids = middle_game()
    for card in (*build.zones[1, "shields"], ids["hangar"]):
        build.move(card, 1, "trash")
    table.show(build.view(battle=battle("attack", ids["scout"], player=1)))
    plate = table.scene.layout.box(False, "plate")
    assert plate is not None
    assert arrows(table)[0].boundingRect().contains(plate.center())


def arrows(table: Table) -> list[ArrowItem]:
    return [item for item in table.scene.items() if isinstance(item, ArrowItem)]


def test_many_events_are_shown_in_two_seconds(qapp: QApplication) -> None:
    pauses: list[int] = []
    playback = EventPlayer(
        lambda _event, _stay: pauses.append(timer.interval()), lambda events: [0.0] * len(events), lambda *_: 0.0
    )
    timer = next(child for child in playback.children() if isinstance(child, QTimer))
    change = (Change(1, zone="shields", seat=0),)
    playback.add([Event("placed shield", "5-2-1-7", 0, changes=change) for _ in range(40)], lambda _: None)
    while timer.isActive():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    assert sum(pauses) + timer.interval() <= 1760


def test_nobody_waits_for_a_figure_that_rises(moving_table: Table, qtbot: QtBot) -> None:
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    hit = Change(ids["talon"], damage=2)
    build.change(ids["talon"], damage=2)
    table.show(build.view(), [], [Event("damaged", "7-6-2-1", 1, ids["talon"], changes=(hit,))])
    with qtbot.waitSignal(table.scene.settled):
        pass
    assert [item for item in table.scene.items() if isinstance(item, RisingFigure)]
    qtbot.waitUntil(lambda: not [item for item in table.scene.items() if isinstance(item, RisingFigure)])


def test_the_ring_of_the_keyboard_does_not_follow_the_mouse(table: Table) -> None:
    build, ids = middle_game()
    table.show(build.view())
    edge = table.view.mapFromScene(table.item(ids["scout"]).mapToScene(QPointF(0, -75.5)))
    plain = table.view.grab(QRect(edge - QPoint(20, 2), QSize(40, 4))).toImage()
    table.click(table.point(ids["scout"]))
    table.press(Qt.Key.Key_Escape)
    assert table.item(ids["scout"]).hasFocus()
    assert table.view.grab(QRect(edge - QPoint(20, 2), QSize(40, 4))).toImage() == plain
    table.press(Qt.Key.Key_Left)
    table.press(Qt.Key.Key_Right)
    assert table.item(ids["scout"]).hasFocus()
    assert table.view.grab(QRect(edge - QPoint(20, 2), QSize(40, 4))).toImage() != plain


def test_a_click_that_only_hurries_answers_nothing(moving_table: Table) -> None:
    table = moving_table
    build, ids = middle_game()
    table.show(build.view())
    events = shield_burst(build, ids["shield 0"])
    choose = Choice("choose", cards=(ids["talon"],))
    block = Choice("block", ids["scout"])
    choosing = build.view(Decision("choose", 0, groups=(CandidateGroup((ids["talon"],), 1, 1),)))
    blocking = build.view(Decision("block", 0), battle=battle("block", ids["lancer"]))
    for view, choice, card in ((choosing, choose, "talon"), (blocking, block, "scout")):
        for by_mouse in (True, False):

            def act(card: int, by_mouse: bool = by_mouse) -> None:
                if by_mouse:
                    table.click(table.point(card))
                else:
                    table.item(card).setFocus()
                    table.press(Qt.Key.Key_Return)

            table.told.clear()
            table.show(view, [choice], events)
            act(ids[card])
            assert table.all_told("chosen") == []
            table.scene.finish()
            act(ids[card])
            assert table.all_told("chosen") == [choice]


def test_the_arrow_stays_at_the_base_while_it_breaks(moving_table: Table, qtbot: QtBot) -> None:
    table = moving_table
    build, ids = middle_game()
    fight = battle("damage", ids["scout"], player=1)
    table.show(build.view(Decision("confirm", 0), battle=fight))
    base, shields = (table.scene.layout.box(False, key) for key in ("base", "shields"))
    assert base is not None
    assert shields is not None
    gone = Change(ids["hangar"], zone="trash", seat=1, position=0)
    broken = Event("destroyed", "4-10-2", 1, ids["hangar"], "PX-042", changes=(gone,))
    build.move(ids["hangar"], 1, "trash", position=0)
    table.show(build.view(Decision("confirm", 0), battle=fight), [], [broken])
    assert ends_at(table) == base.center()
    qtbot.waitUntil(lambda: not table.scene.busy)
    assert ends_at(table) == base.center(), "the attack on it is not over"
    again = Event("step", "7-6-1", 0, word="damage", arrows=fight[1:])
    table.show(build.view(Decision("confirm", 0), battle=fight), [], [again])
    assert ends_at(table) == shields.center(), "the next step is aimed at what is left"


def ends_at(table: Table) -> QPointF:
    (arrow,) = arrows(table)
    return arrow._end


def test_the_table_tells_how_many_events_it_has_shown(moving_table: Table) -> None:
    table, told = moving_table, list[int]()
    build, ids = middle_game()
    table.show(build.view())
    table.scene.events_shown.connect(told.append)
    rests = [
        Event("rested", "4-4", 0, ids[name], changes=(Change(ids[name], rested=1),)) for name in ("scout", "talon")
    ]
    table.show(build.view(), [], rests)
    assert told == [1]
    table.scene.finish()
    assert told == [1, 1]
