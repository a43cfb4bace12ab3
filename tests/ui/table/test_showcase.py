"""What happens comes before the eyes: banners, large cards, the leap of an attacker, points that rise."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Change, Choice, Effect, Event, Playmat, Stage
from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.ui.style.motion import follow_motion
from gundam_desktop.ui.table.items.banner_item import BannerItem
from gundam_desktop.ui.table.items.overlays import BubbleItem, RisingFigure
from gundam_desktop.ui.table.items.stage_items import DieItem, LargeCardItem, StageItem
from tests.ui.table.board_game import BoardLibrary, board, board_view
from tests.ui.table.conftest import Table, shown
from tests.ui.table.view_builder import MadeUpLibrary, ViewBuilder, battle, middle_game

SLOW = 0.02


def staged(table: Table) -> list[StageItem]:
    """What stands in the middle, once its card is drawn."""
    for _ in range(3):
        QApplication.processEvents()
    return [item for item in table.scene.items() if isinstance(item, StageItem)]


def large(table: Table) -> list[str]:
    """The numbers of the cards in the middle."""
    return [item.face.number for item in staged(table) if isinstance(item, LargeCardItem)]


def banners(table: Table) -> list[tuple[str, str]]:
    return [(item.head, item.line) for item in staged(table) if isinstance(item, BannerItem)]


@pytest.fixture
def slow_table(moving_table: Table) -> tuple[Table, ViewBuilder, dict[str, int]]:
    """A table in the middle of a game on which time nearly stands still, so that what is shown can be looked at."""
    build, ids = middle_game()
    moving_table.scene.set_seats(("Ann", "Ben"), people=(0,))
    moving_table.scene.showcase.pace = "calm"
    moving_table.show(build.view())
    moving_table.scene.set_speed(SLOW)
    return moving_table, build, dict(ids)


SlowTable = tuple[Table, ViewBuilder, dict[str, int]]


def played(seat: int, card: int = 0, number: str = "PX-032", kind: str = "played") -> Event:
    return Event(kind, "3-4-2", seat, card or 999, number, word="it")


def test_what_the_opponent_plays_comes_large_with_its_sentence(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    table.show(build.view(), [], [played(1)])
    (item,) = staged(table)
    assert isinstance(item, LargeCardItem)
    assert (item.face.number, item.sentence) == ("PX-032", "Ben: it.")
    shown = table.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    assert table.view.viewport().rect().contains(shown)


class DiceLibrary(BoardLibrary):
    """A game in which dice are rolled."""

    def playmat(self, language: str) -> Playmat:
        return board()._replace(effects={"rolled": Effect(die=True)})


@pytest.mark.parametrize("seat", [0, 1])
def test_what_either_player_rolls_comes_on_a_die(qtbot: QtBot, seat: int) -> None:
    for table in shown(Table(SLOW, DiceLibrary()), qtbot):
        table.scene.set_seats(("Ann", "Ben"), people=(0,))
        table.scene.showcase.pace = "calm"
        table.show(board_view())
        table.show(board_view(), [], [Event("rolled", "1", seat, amount=5, word="a five")])
        (item,) = staged(table)
        assert isinstance(item, DieItem)
        assert (item.rolled, item.sentence) == (5, f"{('Ann', 'Ben')[seat]}: a five.")
        table.view.grab()


def told(table: Table) -> list[str]:
    """What the bubbles say."""
    return [item.text for item in table.scene.items() if isinstance(item, BubbleItem)]


class TellingLibrary(MadeUpLibrary):
    """A game in which some events are told at the plate of their player."""

    def playmat(self, language: str) -> Playmat:
        effects = {"keeps": Effect(told=Stage.OPPONENT), "begins": Effect(told=Stage.ALWAYS)}
        return super().playmat(language)._replace(effects=effects)


def test_what_can_hardly_be_seen_is_told_at_the_plate_of_its_player(qtbot: QtBot) -> None:
    for table in shown(Table(SLOW, TellingLibrary()), qtbot):
        scene, (build, _) = table.scene, middle_game()
        scene.set_seats(("Ann", "Ben"), people=(0,))
        table.show(build.view())
        table.show(build.view(), [], [Event("keeps", "1", 1, word="the hand")])
        assert told(table) == []  # nothing is shown large
        scene.showcase.pace = "calm"
        for event in (Event("keeps", "1", 1, word="the hand"), Event("keeps", "1", 0), Event("begins", "1", 1)):
            table.show(build.view(), [], [event])
        while scene._event_player.running:
            scene._event_player.go_on()
        assert told(table) == ["Ben: the hand.\nBen: ."]  # what came before is still there
        (bubble,) = (item for item in scene.items() if isinstance(item, BubbleItem))
        plate = scene.layout.box(False, PLATE)
        assert plate is not None
        assert 0 <= bubble.box.top() - plate.bottom() < plate.height()
        scene._events._bubble.tell(QRectF(900, 300, 180, 140), "Keeps.", near=False)  # a plate with room above it
        (bubble,) = (item for item in scene.items() if isinstance(item, BubbleItem))
        assert bubble.box.top() > 440
        table.view.grab()
        scene.finish()
        assert told(table) == []


def test_ones_own_card_does_not_come(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    table.show(build.view(), [], [played(0)])
    assert not staged(table)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", ["shield destroyed", "activated burst"])
def test_what_is_turned_up_comes_whoever_it_belongs_to(slow_table: SlowTable, seat: int, kind: str) -> None:
    table, build, _ = slow_table
    table.show(build.view(), [], [played(seat, kind=kind)])
    assert large(table) == ["PX-032"]


def test_a_card_that_may_not_be_seen_does_not_come(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    hidden = Event("shield destroyed", "4-10-3", 1, 999, "PX-032", seen_by=0b10).as_seen_by(0)
    table.show(build.view(), [], [hidden, played(1, number="")])
    assert not staged(table)


def test_a_card_does_not_come_twice_in_a_row(slow_table: SlowTable) -> None:
    table, _, _ = slow_table
    turned, burst = played(1, 7, kind="shield destroyed"), played(1, 7, kind="activated burst")
    deployed, other = played(1, 7, kind="deployed"), played(1, 8, kind="deployed")
    assert [stay > 0 for stay in table.scene.showcase.stays([turned, burst, deployed, other])] == [
        True,
        True,
        False,
        True,
    ]


def test_a_turn_begins_with_a_banner(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    table.show(build.view(), [], [Event("turn begins", "3-1", 1, amount=6)])
    assert banners(table) == [("Ben", "Turn 6")]
    table.scene.finish()
    table.show(build.view(), [], [Event("turn begins", "3-1", 0, amount=7)])
    assert banners(table) == [("Your turn", "Turn 7")]


@pytest.mark.parametrize(
    ("people", "winner", "told"),
    [
        ((0,), 0, ("Victory", "You win!")),
        ((0,), 1, ("Defeat", "Ben has won the game.")),
        ((0, 1), 1, ("Ben has won the game.", "")),
        ((), 0, ("Ann has won the game.", "")),
        ((0,), -1, ("Draw", "Nobody has won.")),
    ],
)
def test_the_end_of_a_game_is_an_event(
    slow_table: SlowTable, people: tuple[int, ...], winner: int, told: tuple[str, str]
) -> None:
    table, build, _ = slow_table
    table.scene.set_seats(("Ann", "Ben"), people)
    table.show(build.view(), [], [Event("game over", "1-2", winner)])
    assert not staged(table)  # the last blow is seen first
    table.scene._event_player.go_on()
    assert banners(table) == [told]


def test_where_pictures_come_late_it_is_gone_when_the_next_decision_is_shown(
    slow_table: SlowTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, build, _ = slow_table
    monkeypatch.setattr("gundam_desktop.ui.table.animation._LONGEST_STEP", 0.0)
    table.scene.set_speed(20.0)
    table.show(build.view(), [], [played(1)])
    assert staged(table)
    qtbot.waitUntil(lambda: not table.scene._event_player.running)
    assert not staged(table)


def test_it_goes_by_itself_and_the_table_comes_to_rest(slow_table: SlowTable, qtbot: QtBot) -> None:
    table, build, _ = slow_table
    table.scene.set_speed(8)
    with qtbot.waitSignal(table.scene.settled):
        table.show(build.view(), [], [played(1), Event("turn begins", "3-1", 0, amount=7)])
    qtbot.waitUntil(lambda: not staged(table))


def test_a_click_on_the_large_card_goes_on_to_the_next_event(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    table.show(build.view(), [], [played(1), played(1, 8, "PX-005"), Event("turn begins", "3-1", 0, amount=7)])
    for number in ("PX-032", "PX-005"):
        assert large(table) == [number]
        table.click(table.view.mapFromScene(table.scene.sceneRect().center()))
    assert banners(table)


def test_the_large_card_stays_while_the_button_is_held_on_it(slow_table: SlowTable, qtbot: QtBot) -> None:
    table, build, _ = slow_table
    table.show(build.view(), [], [played(1)])
    assert staged(table)
    middle = table.view.mapFromScene(table.scene.sceneRect().center())
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    table.scene.set_speed(50)
    for _ in range(20):
        qtbot.wait(10)
    assert large(table) == ["PX-032"]
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert not staged(table)


def test_a_double_click_on_the_large_card_does_nothing_to_the_card_below_it(slow_table: SlowTable) -> None:
    table, build, ids = slow_table
    act = Choice("act", ids["pathfinder"])
    item = table.item(ids["pathfinder"])
    table.show(build.view(), [act], [played(1)])
    (large_card,) = staged(table)
    assert isinstance(large_card, LargeCardItem)
    large_card.setPos(item.home.point)
    table.double_click(table.view.mapFromScene(item.home.point))
    assert not table.all_told("chosen")


def test_a_card_that_flies_large_is_not_on_the_table_meanwhile(slow_table: SlowTable) -> None:
    table, build, ids = slow_table
    deployed = played(1, ids["prime"], kind="deployed")
    table.show(build.view(), [], [deployed])
    (item,) = staged(table)
    assert isinstance(item, LargeCardItem)
    assert table.item(ids["prime"])._away
    assert item.start is not None
    table.scene.finish()
    assert not table.item(ids["prime"])._away


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_a_key_goes_on_and_does_nothing_else(slow_table: SlowTable, how: str) -> None:
    table, build, ids = slow_table
    act = Choice("act", ids["pathfinder"])
    table.scene.keys.focus.guards = False
    table.view.setFocus()
    table.item(ids["pathfinder"]).setFocus(Qt.FocusReason.TabFocusReason)
    table.show(build.view(), [act], [played(1), played(1, 8), Event("turn begins", "3-1", 0, amount=7)])
    assert staged(table)
    if how == "click":
        table.click(table.middle(True, "hand"))
    else:
        table.press(Qt.Key.Key_Return)
    assert not staged(table)
    assert not table.all_told("chosen")


def test_what_comes_after_a_card_is_not_covered_by_it(slow_table: SlowTable) -> None:
    """However late the pictures are: the next event takes the card away."""
    table, build, ids = slow_table
    table.show(build.view(), [], [played(1)])
    assert staged(table)
    table.scene._event_player._timer.stop()
    table.show(build.view(), [], [attacked(build, ids)])
    assert not staged(table)


def test_the_pace_none_shows_nothing_in_the_middle(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    table.scene.showcase.pace = "none"
    table.show(build.view(), [], [played(1), Event("turn begins", "3-1", 0, amount=7)])
    assert not staged(table)


def test_brisk_is_shorter_than_calm(slow_table: SlowTable) -> None:
    table, _, _ = slow_table
    events = [played(1), Event("turn begins", "3-1", 0), Event("game over", "1-2", 0)]
    calm = table.scene.showcase.stays(events)
    table.scene.showcase.pace = "brisk"
    assert all(0 < short < long for short, long in zip(table.scene.showcase.stays(events), calm, strict=True))


def test_without_animation_nothing_comes(table: Table) -> None:
    build, _ = middle_game()
    table.scene.showcase.pace = "calm"
    table.show(build.view())
    table.show(build.view(), [], [played(1), Event("turn begins", "3-1", 0, amount=7), Event("game over", "1-2", 0)])
    assert not staged(table)
    assert not table.scene.busy


def test_the_curtain_takes_it_away(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    table.show(build.view(), [], [played(1)])
    table.scene.set_curtain(True)
    assert not staged(table)


def attacked(build: ViewBuilder, ids: dict[str, int]) -> Event:
    arrows = build.view(battle=battle("attack", ids["pathfinder"], ids["prime"])).arrows
    return Event("attacked", "8-2", 0, ids["pathfinder"], target=ids["prime"], arrows=arrows)


def test_an_attacker_leaps_towards_its_target_and_back(slow_table: SlowTable, qtbot: QtBot) -> None:
    table, build, ids = slow_table
    item, goal = table.item(ids["pathfinder"]), table.item(ids["prime"]).home.point
    home = item.mapToScene(QPointF())
    table.scene.set_speed(1)
    way: list[float] = []

    def far() -> bool:
        at = item.mapToScene(QPointF())
        way.append((at - home).y())
        return bool(at != home and (goal - at).manhattanLength() < (goal - home).manhattanLength() - 30)

    table.show(build.view(), [], [attacked(build, ids)])
    qtbot.waitUntil(far)
    assert item.pos() == item.home.point  # only its picture leaps: a click finds it at its place afterwards
    table.scene.finish()
    assert item.mapToScene(QPointF()) == home


def test_damage_to_a_player_rises_where_it_hits(slow_table: SlowTable) -> None:
    table, build, ids = slow_table
    view = build.view(battle=battle("damage", ids["pathfinder"], player=1))
    table.show(view)
    table.scene.finish()
    table.show(view, [], [Event("damaged", "8-5", 1, target=ids["pathfinder"], amount=3)])
    table.scene._event_player.go_on()  # the attacker is on its way to it
    (figure,) = [item for item in table.scene.items() if isinstance(item, RisingFigure)]
    base = table.scene.layout.box(False, "base")
    assert base is not None
    assert base.contains(figure.pos())


def test_the_events_of_a_move_never_stay_for_long(slow_table: SlowTable, qtbot: QtBot) -> None:
    table, build, _ = slow_table
    many = [played(1, card) for card in range(900, 930)]
    assert sum(table.scene.showcase.stays(many)) > 30_000
    table.scene.set_speed(4)
    table.show(build.view(), [], [*many, Event("moved", "1", changes=(Change(0),))])
    qtbot.waitUntil(lambda: not table.scene.busy)


def test_an_event_is_heard_when_it_is_seen(slow_table: SlowTable, qtbot: QtBot) -> None:
    table, build, _ = slow_table
    heard: list[str] = []
    table.scene.sounded.connect(heard.append)
    table.show(build.view(), [], [played(1, kind="rested"), played(1, kind="shield destroyed"), played(1, kind="drew")])
    qtbot.waitUntil(lambda: heard == ["shield"])


def test_with_reduced_motion_cards_are_in_their_places_at_once_and_nothing_leaps(slow_table: SlowTable) -> None:
    table, build, ids = slow_table
    follow_motion("always", bool)
    table.show(build.view(), [], [attacked(build, ids)])
    item = table.item(ids["pathfinder"])
    assert item.mapToScene(QPointF()) == item.home.point
    table.scene.finish()
    build.move(ids["hand PX-005"], 0, "battle")
    build.change(ids["scout"], damage=2)
    table.show(build.view())
    assert table.is_home(ids["hand PX-005"])
    (figure,) = [item for item in table.scene.items() if isinstance(item, RisingFigure)]
    assert figure.scale() == 1  # it only fades


def test_with_reduced_motion_a_large_card_fades_in_at_its_full_size(slow_table: SlowTable) -> None:
    table, build, _ = slow_table
    follow_motion("always", bool)
    table.show(build.view(), [], [played(1)])
    (item,) = staged(table)
    assert (item.scale(), item.opacity() < 1) == (1, True)
