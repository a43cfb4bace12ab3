"""The Zoids Battle Card Game in the window: played by mouse and by keys, the die, reach, texts that fit."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from gundam_desktop.games.zoids.cards import all_cards
from gundam_desktop.games.zoids.game_module import GAME_MODULE
from gundam_desktop.records import Store, read_record, verify
from gundam_desktop.tabletop import Choice, Goal
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.cards import card_pixmap
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style import text_overflow
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import set_scale_for
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.ui import stub_game
from tests.ui.clipping import clipped
from tests.ui.table_driver import Hand
from tests.ui.whole.test_game_by_keys import walk, walk_to

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
MOST_MOVES = 400
ARROWS = {0: Qt.Key.Key_Up, 90: Qt.Key.Key_Right, 180: Qt.Key.Key_Down, 270: Qt.Key.Key_Left}


def friends() -> GameSetup:
    """Two people at one screen."""
    decks, names = ("lance", "bastion"), ("Ann", "Ben")
    return GameSetup(game="zoids", decks=decks, names=names, opponent=HUMAN, starter="first seat", seed=2)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    install_language("en")
    set_scale_for(QSize(1440, 900))
    QPixmapCache.clear()


def opened(qtbot: QtBot, setup: GameSetup, language: str = "en") -> Hand:
    """A window with a game; bots answer at once."""
    services = Services() if setup.opponent == HUMAN else stub_game.services_of(GAME_MODULE)
    settings = Settings(theme="dark", language=language, animation=0, bot_pause=0, confirm_end=False)
    hand = Hand(qtbot, window=MainWindow(services, settings))
    assert hand.window.launcher.play(setup)
    hand.lift()
    return hand


@pytest.fixture
def hand(qtbot: QtBot) -> Iterator[Hand]:
    hand = opened(qtbot, friends().model_copy(update={"opponent": "first"}))
    hand.match.view.setFocus()
    yield hand
    hand.window.close()


def wanted(hand: Hand) -> Choice:
    """What looks best right after it; the force that is suggested; first of all what is attached or fought."""
    session = hand.session
    view, choices = session.view(0), session.legal_choices(0)
    if (opening := GAME_MODULE.opening(view)) is not None:
        return opening
    best = next((choice for choice in choices if choice.verb in ("attack", "special", "attach", "counter")), None)
    if best is not None:
        return best
    assert GAME_MODULE.try_out is not None
    worth = {}
    for choice in choices:
        game = session.game_history.game.copy()
        GAME_MODULE.try_out(game, 0, choice)
        worth[choice] = GAME_MODULE.evaluate_state(game, 0)
    return max(worth, key=lambda choice: worth[choice])


def asked(hand: Hand) -> ChooseDirection | None:
    """The question for a direction that is on the table."""
    gesture = hand.match.scene._controller.gesture
    return gesture if isinstance(gesture, ChooseDirection) else None


def take_from_menu(hand: Hand, choice: Choice, *, by_keys: bool = False) -> None:
    """Choose in the menu of several answers, if it is open."""
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return
    label = GAME_MODULE.library.label(choice, hand.session.view(0), "en")
    action = next(each for each in menu.actions() if label in each.text())
    if by_keys:
        for _ in menu.actions():
            if menu.activeAction() is not action:
                QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        hand.window.activateWindow()  # a system gives the focus back when the menu closes
        hand.qtbot.waitUntil(hand.window.isActiveWindow)
        hand.match.view.setFocus()
    else:
        hand.take(menu, action.text())


def goal_of(hand: Hand, choice: Choice) -> Goal:
    return GAME_MODULE.library.goals(choice, hand.session.view(0))[0]


def by_mouse(hand: Hand, choice: Choice) -> None:
    """Drag the card of a choice to where it is made, then answer where it faces and which way it is meant."""
    view, goal = hand.session.view(0), goal_of(hand, choice)
    end = hand.zone(goal.place[1]) if goal.place is not None else hand.at(view.cards[goal.card])
    if goal.place == view.cards[choice.card].place:  # it turns where it stands
        hand.click(view.cards[choice.card])
        hand.click(view.cards[choice.card])
    else:
        hand.drag(hand.at(view.cards[choice.card]), end)
    if (gesture := asked(hand)) is not None:
        assert goal.turn is not None
        gesture.mark(None)
        at = hand.match.view.mapFromScene(gesture._arrows.middle(goal.turn))
        QTest.mouseClick(hand.match.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    take_from_menu(hand, choice)


def by_keys(hand: Hand, choice: Choice) -> None:
    """Walk to the card and to where the choice is made, press Enter at both, then an arrow key for the facing."""
    goal, before = goal_of(hand, choice), hand.session.game_history.position
    walk_to(hand, choice.card)
    hand.key(Qt.Key.Key_Return)
    if hand.session.game_history.position == before and not isinstance(QApplication.activePopupWidget(), QMenu):
        boxes = (item for item in hand.match.scene.items() if isinstance(item, ZoneItem))
        if goal.place is None:
            walk_to(hand, goal.card)
        elif goal.place != hand.session.view(0).cards[choice.card].place:  # else it turns where it stands
            walk(hand, next(box for box in boxes if box.place == goal.place))
        hand.key(Qt.Key.Key_Return)
    if asked(hand) is not None:
        assert goal.turn is not None
        hand.key(ARROWS[goal.turn])
    take_from_menu(hand, choice, by_keys=True)


def play(hand: Hand, *, keys: bool) -> None:
    """Play a whole game, each choice with one hand."""
    session = hand.session
    for _ in range(MOST_MOVES):
        hand.qtbot.waitUntil(lambda: session.over or session.decision.player == 0)
        if session.over:
            return
        before, decision, made = session.game_history.position, session.decision, Choice("choose")
        if decision.groups:
            for card in decision.candidates[: decision.least]:
                if keys:
                    walk_to(hand, card)
                    hand.key(Qt.Key.Key_Return)
                else:
                    hand.click(session.view(0).cards[card])
            if session.decision == decision and keys:
                hand.key(Qt.Key.Key_Space)
            elif session.decision == decision:
                hand.press(hand.main.accessibleName())
        else:
            made = wanted(hand)
            act(hand, made, keys=keys)
        assert session.game_history.position > before, f"nothing came of {decision}: {made}"


def act(hand: Hand, choice: Choice, *, keys: bool) -> None:
    """Make a choice on the table, or by its button."""
    if GAME_MODULE.library.goals(choice, hand.session.view(0)):
        (by_keys if keys else by_mouse)(hand, choice)
        return
    label = GAME_MODULE.library.label(choice, hand.session.view(0), "en")
    if not keys:
        hand.press(label)
        return
    button = hand.button(label)
    prompt = hand.match.frame.prompt.asked
    offered = prompt.answers if prompt is not None else None
    number = next((each.key for each in (offered.options if offered else ()) if each.choice == choice), "")
    hand.key(getattr(Qt.Key, f"Key_{number}") if number else Qt.Key.Key_Space)
    assert button is not None


def test_a_whole_game_is_won_by_mouse(hand: Hand) -> None:
    play(hand, keys=False)
    assert "Victory" in hand.match.frame.result.text
    done = {event.kind for event in hand.events if event.player == 0}
    assert {"took", "attached", "moved", "attacks", "rolled", "ended"} <= done
    (entry,) = Store().listing().entries
    assert entry.summary.start.game == "zoids"
    assert verify(read_record(entry.path)).ok


def test_a_whole_game_is_won_by_keys(hand: Hand) -> None:
    play(hand, keys=True)
    assert "Victory" in hand.match.frame.result.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_all_texts_fit(language: str, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    install_language(language)
    hand = opened(qtbot, friends(), language)
    hand.window.resize(1024, 640)
    chance, session, found = random.Random(3), hand.session, []
    for number in range(150):
        player = session.decision.player
        if player < 0:
            break
        choices = session.legal_choices(player)
        opening = GAME_MODULE.opening(session.view(player))
        chosen = Choice("choose", cards=session.decision.candidates[: session.decision.least])
        assert session.choose(player, opening or (chance.choice(choices) if choices else chosen))
        QApplication.processEvents()
        if number % 15 == 0:
            hand.lift()
            found += clipped(hand.window, caplog)
    assert list(dict.fromkeys(found)) == []
    hand.window.close()


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_all_cards_fit_on_the_table_and_large(language: str, caplog: pytest.LogCaptureFixture) -> None:
    QPixmapCache.clear()
    caplog.set_level("DEBUG", text_overflow.logger.name)
    for number in all_cards():
        for width in (60, 82, 300):
            card_pixmap(GAME_MODULE.library.face(number, language), width, 1.0)
    assert caplog.messages == []
