"""Plays whole games of any kind in the window, by mouse or by keys: the game's library says where a choice is made."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from tests.ui import stub_game
from tests.ui.table_driver import Hand
from tests.ui.whole.test_game_by_keys import walk, walk_to

MOST_MOVES = 600


def opened(
    qtbot: QtBot,
    setup: GameSetup,
    language: str = "en",
    theme: str = "dark",
    game_module: GameModule | None = None,
) -> Hand:
    """A window with a game, played by `game_module` if one is given; bots answer at once."""
    services = Services(levels=stub_game.levels, create=stub_game.create)
    settings = Settings(theme=theme, language=language, animation=0, bot_pause=0, confirm_end=False)
    hand = Hand(qtbot, window=MainWindow(stub_game.services_of(game_module) if game_module else services, settings))
    assert hand.window.launcher.play(setup)
    hand.lift()
    hand.match.view.setFocus()
    return hand


def label(hand: Hand, choice: Choice) -> str:
    """The label of a choice."""
    view = hand.session.view(hand.session.decision.player)
    return hand.window.game_module.library.label(choice, view, "en")


def drag_to_goal(hand: Hand, choice: Choice) -> None:
    """Drag the card of a choice to where it is made; one that needs no place is made by `make_alone`."""
    view = hand.session.view(hand.session.decision.player)
    goal = next(iter(hand.window.game_module.library.goals(choice, view)), None)
    if goal is None:
        make_alone(hand, choice)
        return
    end = hand.zone(goal.place[1]) if goal.place is not None else hand.at(view.cards[goal.card])
    hand.drag(hand.at(view.cards[choice.card]), end)


def make_alone(hand: Hand, choice: Choice) -> None:
    """Make a choice that needs no place: a click on its card if that is the answer, else a double click."""
    decision = hand.session.decision
    at = hand.at(hand.session.view(decision.player).cards[choice.card])
    style = hand.window.game_module.library.playmat("en").prompt_style(decision.kind)
    click = QTest.mouseClick if style.click_answers else QTest.mouseDClick
    click(hand.match.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def walk_to_goal(hand: Hand, choice: Choice, covering: int = 0) -> None:
    """Walk to the card and press Enter; if it has several goals, walk to one and press Enter again.

    `covering` is the id of a card that covers the place where the choice is made; 0 for none.
    """
    view, before = hand.session.view(0), hand.session.game_history.position
    walk_to(hand, choice.card)
    hand.key(Qt.Key.Key_Return)
    goals = hand.window.game_module.library.goals(choice, view)
    if hand.session.game_history.position > before or QApplication.activePopupWidget() is not None or not goals:
        return
    place = goals[0].place
    if place is None or covering:
        walk_to(hand, covering or goals[0].card)
    elif place != view.cards[choice.card].place:  # else it turns where it stands
        boxes = (item for item in hand.match.scene.items() if isinstance(item, ZoneItem))
        walk(hand, next(box for box in boxes if box.place == place))
    hand.key(Qt.Key.Key_Return)


def take_from_menu(hand: Hand, choice: Choice, *, keys: bool) -> None:
    """Take a choice from the menu of several answers, if it is open."""
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return
    text = label(hand, choice)
    action = next(each for each in menu.actions() if text in each.text())
    if not keys:
        hand.take(menu, action.text())
        return
    for _ in menu.actions():
        if menu.activeAction() is not action:
            QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    hand.window.activateWindow()  # a system gives the focus back when the menu closes
    hand.qtbot.waitUntil(hand.window.isActiveWindow)
    hand.match.view.setFocus()


def go_on(hand: Hand, *, keys: bool) -> None:
    """Press the main button."""
    if keys:
        hand.key(Qt.Key.Key_Space)
    else:
        hand.press(hand.main.accessibleName())


def select(hand: Hand, *, keys: bool) -> None:
    """Select cards that are a whole selection: the first candidates alone may not be one."""
    session, decision = hand.session, hand.session.decision
    for card in some_selection(decision, random.Random(decision.least)).cards:
        if keys:
            walk_to(hand, card)
            hand.key(Qt.Key.Key_Return)
        else:
            hand.click(session.view(decision.player).cards[card])
    if session.decision == decision:
        go_on(hand, keys=keys)


def win(
    hand: Hand, wanted: Callable[[Hand], Choice | None], make: Callable[[Hand, Choice], None], *, keys: bool = False
) -> None:
    """Play a whole game and win it. `make` makes the choice that is `wanted`; None goes on."""
    session = hand.session
    for _ in range(MOST_MOVES):
        hand.qtbot.waitUntil(lambda: session.over or session.decision.player == 0)
        if session.over:
            break
        before, decision = session.game_history.position, session.decision
        if decision.groups:
            select(hand, keys=keys)
        elif (choice := wanted(hand)) is not None:
            make(hand, choice)
        else:
            go_on(hand, keys=keys)
        assert session.game_history.position > before, f"nothing came of {decision}"
    assert "Victory" in hand.match.frame.result.text
