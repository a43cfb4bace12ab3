"""Fragment Digrayn in the window: games by mouse and by keys, the menu at a drop, set cards, ranges, texts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.digrayn.game_module import GAME_MODULE
from gundam_desktop.games.digrayn.scenario import SCENARIOS
from gundam_desktop.records import Store, read_record, verify
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice, Game
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.learning.lesson_play import LessonPlay
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.ui.clipping import clipped
from tests.ui.screen_reader import Screen, name
from tests.ui.table_driver import LEFT, Hand
from tests.ui.whole.game_driver import MOST_MOVES, drag_to_goal, opened, select, take_from_menu, walk_to_goal, win
from tests.ui.whole.test_game_by_keys import walk, walk_to
from tests.ui.whole.test_game_by_screen_reader import Blind

pytestmark = [
    pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True),
    pytest.mark.usefixtures("as_before"),
]
POSITION = (
    "{A: {hand: [FR-01, FR-07, FB-07], fragment: [FR-04], gates: {c1: FR-02, b1: {set: FR-03},"
    " a1: {set: {card: FR-08, locked: true}}}}, B: {gates: {d1: FB-01, e1: {set: FB-07}}}}"
)


def setup(opponent: str) -> GameSetup:
    decks, names = ("vanguard", "bulwark"), ("Ann", "Ben")
    return GameSetup(game="digrayn", decks=decks, names=names, opponent=opponent, starter="first seat", seed=2)


def opened_at_position(qtbot: QtBot, language: str = "en", theme: str = "dark", position: str = POSITION) -> Hand:
    """A window with a game at a position, between two people."""

    def begin(
        decks: object, seed: int, edition: str = "1.0", chooser: int | None = None, *, trial: bool = False
    ) -> Game:
        (scenario,) = read_text(f"title: One\nposition: {position}\nexpect: {{winner: none}}\n", "", SCENARIOS)
        return play(scenario)

    return opened(qtbot, setup(HUMAN), language, theme, GAME_MODULE._replace(start=begin))


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    hand = opened(qtbot, setup("first"))
    yield hand
    hand.window.close()


@pytest.fixture
def at_position(qtbot: QtBot) -> Iterator[Hand]:
    hand = opened_at_position(qtbot)
    yield hand
    hand.window.close()


def wanted(hand: Hand) -> Choice | None:
    """The choice to use what can be used, to go forward and to attack the leader; None to go on."""
    view, goal = hand.session.view(0), hand.session.view(0).zones
    leader = next(
        gate for (seat, gate), cards in goal.items() if seat == SHARED and any(is_leader(hand, c) for c in cards)
    )

    def worth(choice: Choice) -> int:
        if choice.verb == "attack":
            return 90 + 9 * (choice.word == leader)
        if choice.verb == "move":
            ahead = ord(choice.word[0]) - ord(view.cards[choice.card].zone[0])
            return 10 * ahead if not is_leader(hand, choice.card, 0) else -1
        if choice.verb in ("use", "set") and choice.word[:1] not in ("", "c", "b"):
            return 1 + (choice.verb == "use")
        return {"flip": 60, "chase": 50, "use": 40, "activate": 20, "skill": 30, "set": 5}.get(choice.verb, -1)

    best = max(hand.session.legal_choices(0), key=worth, default=None)
    return best if best is not None and worth(best) > 0 else None


def is_leader(hand: Hand, card: int, owner: int = 1) -> bool:
    seen = hand.session.view(0).cards[card]
    return seen.number.startswith("FL") and seen.owner == owner


def by_mouse(hand: Hand, choice: Choice) -> None:
    """Drag the card of a choice to where it is made; click one that needs no place, twice to turn it up."""
    view = hand.session.view(hand.session.decision.player)
    card, goals = view.cards[choice.card], GAME_MODULE.library.goals(choice, view)
    if not goals and choice.verb == "flip":
        QTest.mouseDClick(hand.match.view.viewport(), LEFT, pos=hand.at(card))
    elif not goals or choice.verb == "skill":
        hand.click(card)
    else:
        drag_to_goal(hand, choice)
    take_from_menu(hand, choice, keys=False)


def by_keys(hand: Hand, choice: Choice) -> None:
    """Walk to the card, press Enter, walk to the goal and press Enter again; in a menu press arrows and Enter."""
    view = hand.session.view(0)
    places = [goal.place for goal in GAME_MODULE.library.goals(choice, view)[:1] if goal.place is not None]
    walk_to_goal(hand, choice, next((card for place in places for card in view.zones[place]), 0))
    take_from_menu(hand, choice, keys=True)


def test_a_whole_game_is_won_by_mouse(hand: Hand) -> None:
    win(hand, wanted, by_mouse)
    done = {event.kind for event in hand.events if event.player == 0}
    assert {"used", "generated", "set", "moved", "attack", "paid"} <= done
    (entry,) = Store().listing().entries
    assert entry.summary.start.game == "digrayn"
    assert verify(read_record(entry.path)).ok


def test_a_whole_game_is_won_by_keys(hand: Hand) -> None:
    win(hand, wanted, by_keys, keys=True)


def test_a_whole_game_is_read_and_won_by_accessible_actions(hand: Hand) -> None:
    blind = Blind(hand)
    while not blind.result:
        blind.act()
        assert len(blind.pressed) < MOST_MOVES
    assert blind.result.startswith("Victory")


def both_ways(hand: Hand) -> list[str]:
    """The entries of the menu that asks what a drop of the Runner on gate A3 means."""
    menu = hand.popup()
    said = [action.text() for action in menu.actions() if action.text()]
    menu.close()
    hand.window.activateWindow()
    hand.match.view.setFocus()
    return said


def test_where_a_card_can_be_used_and_set_a_menu_asks_by_mouse_and_by_keys(at_position: Hand) -> None:
    hand = at_position
    hand.drag(hand.at(hand.card("FR-01")), hand.zone("a3"))
    said = both_ways(hand)
    assert said == ["Use Runner on gate A3", "Set Runner face down on gate A3"]
    walk_to(hand, hand.card("FR-01").id)
    hand.key(Qt.Key.Key_Return)
    walk(hand, next(item for item in hand.match.scene.items() if isinstance(item, ZoneItem) and item.place[1] == "a3"))
    hand.key(Qt.Key.Key_Return)
    assert both_ways(hand) == said
    hand.drag(hand.at(hand.card("FR-01")), hand.zone("a3"))
    hand.take(hand.popup(), said[1])
    assert hand.card("FR-01").down


def test_an_install_is_dropped_on_its_unit_and_set_beside_it(at_position: Hand) -> None:
    hand = at_position
    hand.drag(hand.at(hand.card("FR-07")), hand.at(hand.card("FR-02")))
    assert hand.card("FR-07").slot == 1


def test_a_double_click_turns_a_set_card_up_and_its_payment_is_asked(at_position: Hand) -> None:
    hand = at_position
    QTest.mouseDClick(hand.match.view.viewport(), LEFT, pos=hand.at(hand.card("FR-08")))
    assert hand.session.decision.kind == "main", "it is locked"
    QTest.mouseDClick(hand.match.view.viewport(), LEFT, pos=hand.at(hand.card("FR-03")))
    assert (hand.session.decision.kind, hand.session.decision.purpose) == ("choose", "pay")
    hand.click(hand.card("FR-04"))
    assert not hand.card("FR-03").down
    assert hand.card("FR-04").zone == "lost"


def test_a_card_that_can_pay_two_parts_of_a_cost_is_a_candidate_once(qtbot: QtBot) -> None:
    hand = opened_at_position(qtbot, position="{A: {hand: [FR-06, FR-01, FB-07, FB-03]}, B: {gates: {d1: FB-01}}}")
    hand.drag(hand.at(hand.card("FR-06")), hand.zone("a3"))
    hand.take(hand.popup(), "Use Quickblade on gate A3")
    assert hand.session.decision.purpose == "pay"
    candidates = [hand.card(number).id for number in ("FR-01", "FB-07", "FB-03")]
    assert hand.session.decision.candidates == tuple(candidates)
    for number in ("FB-07", "FB-03"):  # of two blue ones the second takes the place of the first, and it is said why
        hand.click(hand.card(number))
    assert "These cards cannot pay this cost. FD-5-3" in hand.match.side.reasons.text
    hand.click(hand.card("FB-03"))
    select(hand, keys=False)
    assert hand.card("FR-06").zone == "a3"
    hand.window.close()


def test_set_cards_lie_as_they_are_for_both_players(at_position: Hand) -> None:
    for seat in (0, 1):
        cards = at_position.session.view(seat).cards.values()
        lying = {card.zone: (card.rested, bool(card.number)) for card in cards if card.slot == 3}
        assert lying == {"b1": (False, seat == 0), "a1": (True, seat == 0), "e1": (False, seat == 1)}


def test_the_range_of_a_card_is_lit_under_the_mouse(at_position: Hand) -> None:
    hand = at_position
    hand.point(hand.card("FR-02"))
    zones = [item for item in hand.match.scene.items() if isinstance(item, ZoneItem)]
    assert {zone.place[1] for zone in zones if zone.reached} == {"d1"}


def test_the_table_is_read_out(at_position: Hand) -> None:
    spoken = " ".join(name(each) for each in Screen(at_position.window).objects)
    for said in (
        "Swordsman",
        "Gate C1",
        "Riposte, face down, sideways",
        "Face-down card, upright",
        "The leader has 5500 HP",
    ):
        assert said in spoken


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_its_texts_fit(
    language: str, theme: str, size: tuple[int, int], qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", text_overflow.logger.name)
    hand = opened_at_position(qtbot, language, theme)
    hand.window.resize(*size)
    QApplication.processEvents()
    assert clipped(hand.window, caplog) == []
    hand.window.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_all_texts_fit_during_a_game(language: str, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    hand = opened(qtbot, setup(HUMAN), language)
    hand.window.resize(1024, 640)
    chance, session, found = random.Random(3), hand.session, []
    for number in range(120):
        player = session.decision.player
        if player < 0:
            break
        choices = session.legal_choices(player)
        assert session.choose(player, chance.choice(choices) if choices else some_selection(session.decision, chance))
        QApplication.processEvents()
        if number % 12 == 0 or session.decision.kind in ("leader", "chase", "set"):
            hand.lift()
            found += clipped(hand.window, caplog)
    assert list(dict.fromkeys(found)) == []
    hand.window.close()


def test_its_lesson_is_listed_under_its_title_and_played_on_the_table(qtbot: QtBot) -> None:
    hand = Hand(qtbot, window=MainWindow(Services(), Settings(theme="dark", animation=0, confirm_end=False)))
    learning = hand.window.learning
    learning.show()
    assert learning.page is not None
    tile = next(tile for tile in learning.page.lessons.tiles if tile.key.startswith("lesson:digrayn/"))
    assert "Fragment Digrayn (main phase)" in [label.text() for label in learning.page.lessons.findChildren(Label)]
    QTest.keyClick(tile, Qt.Key.Key_Return)
    assert isinstance(learning.play, LessonPlay)
    run = learning.play.run
    hand.drag(hand.match.view.mapFromScene(item_of(hand, "FB-07").scenePos()), hand.zone("a3"))
    qtbot.waitUntil(lambda: run.made() != [])
    assert run.made() == ["set mend to a3"]
    assert GAME_MODULE.rulebook is not None
    (met,) = learning.teaching("digrayn", "1.0", "FD-2-10")
    assert met == ("digrayn/first_turns", "The first turns")
    hand.window.close()


def item_of(hand: Hand, number: str) -> CardItem:
    """The card of a number that lies open."""
    items = (item for item in hand.match.scene.items() if isinstance(item, CardItem) and item.face is not None)
    return next(item for item in items if item.face is not None and item.face.number == number)
