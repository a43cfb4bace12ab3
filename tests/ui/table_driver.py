"""A hand on the mouse and the keys of the client's window, for games that begin in a written position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.games.gcg import game, library
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.match.hot_seat import HotSeat
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import CardView, Event, Game
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.hold_button import HoldButton
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.layout import TableLayout
from tests.ui import stub_game

STEPS = 8
LEFT = Qt.MouseButton.LeftButton
TWO_DECKS = ("official-004", "official-005")
FRIENDS = GameSetup(decks=TWO_DECKS, names=("Ann", "Ben"), opponent=HUMAN, starter="first seat", seed=5)


def services(position: str = "") -> Services:
    """The real game, or one that begins at a position that is written as a scenario's; with stub bots."""

    def begin(
        decks: tuple[Deck, Deck], seed: int, edition: str = "1.0", chooser: int | None = None, *, trial: bool = False
    ) -> Game:
        if not position:
            return game.start(decks, seed, edition, chooser)
        (scenario,) = read_text(f"title: a position\n{position}\nexpect: {{winner: none}}\n", "a test", SCENARIOS)
        begun = play(scenario)
        if isinstance(begun, game.Game):
            library.know((game.FILLER, *begun.own_cards))
        return begun

    return stub_game.services_of(find("gcg")._replace(start=begin))


class Hand:
    """What a person does at the window, and sees."""

    def __init__(
        self,
        qtbot: QtBot,
        position: str = "",
        setup: GameSetup = FRIENDS,
        speed: float = 0,
        hot_seat: HotSeat = "stops by card",
        window: MainWindow | None = None,
    ) -> None:
        """`window` is one that has no game yet; without it the game of `setup` begins in a new one."""
        library.know((game.FILLER,))
        self.qtbot = qtbot
        self.window = window or MainWindow(
            services(position),
            Settings(theme="dark", animation=speed, bot_pause=0, confirm_end=False, hot_seat=hot_seat),
        )
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        if window is None:
            assert self.window.launcher.play(setup)
            self.lift()

    # what is seen

    @property
    def match(self) -> PlayPage:
        """The match in the window."""
        return self.window.play_page

    @property
    def session(self) -> GameSession:
        """The game."""
        assert self.window.session is not None
        return self.window.session

    @property
    def events(self) -> list[Event]:
        """What has happened since the position."""
        return self.session.history(0)

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return [row.text for row in self.match.side.log.list.lines.rows]

    @property
    def asked(self) -> str:
        """The question on the bar."""
        asked = self.match.frame.prompt.asked
        return asked.question if asked is not None else ""

    @property
    def main(self) -> ActionButton:
        """The main button."""
        return self.match.side.main

    def cards(self, number: str, owner: int = 0) -> list[CardView]:
        """All cards of a number that an owner has and the one who decides can see."""
        seat = max(0, self.session.decision.player)
        return [card for card in self.session.view(seat).cards.values() if (card.number, card.owner) == (number, owner)]

    def card(self, number: str, owner: int = 0, zone: str = "") -> CardView:
        """The first card of a number."""
        return next(card for card in self.cards(number, owner) if zone in ("", card.zone))

    def item(self, card: int) -> CardItem:
        """The card on the table, that in the tray before that beneath it."""
        items = [item for item in self.match.scene.items() if isinstance(item, CardItem) and item.card == card]
        return max(items, key=lambda item: item.in_tray)

    def at(self, card: CardView) -> QPoint:
        """Where a card lies in the window's view."""
        return self.match.view.mapFromScene(self.item(card.id).scenePos())

    def zone(self, key: str, *, near: bool = True) -> QPoint:
        """The middle of a zone."""
        layout = self.match.scene.layout
        assert isinstance(layout, TableLayout)
        box = layout.box(near, key)
        assert box is not None
        return self.match.view.mapFromScene(box.center())

    def beside(self, card: CardView, way: QPointF) -> QPoint:
        """A point some way off a card, in the table's own units."""
        return self.match.view.mapFromScene(self.item(card.id).scenePos() + way)

    # what is done

    def lift(self) -> None:
        """Lift the curtain, if it is down."""
        if self.match.curtain.is_down:
            QTest.mouseClick(self.match.curtain, LEFT)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, release."""
        self.hold(start, end)
        QTest.mouseRelease(self.match.view.viewport(), LEFT, pos=end)

    def hold(self, start: QPoint, end: QPoint) -> None:
        """Press and move in steps, without letting go."""
        viewport = self.match.view.viewport()
        QTest.mouseMove(viewport, start)
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, STEPS + 1):
            way = end - start
            QTest.mouseMove(viewport, start + QPoint(way.x() * step // STEPS, way.y() * step // STEPS))

    def point(self, card: CardView) -> None:
        """Move the mouse to a card, pressing nothing."""
        self.move(self.at(card))

    def move(self, at: QPoint) -> None:
        """Move the mouse, pressing nothing."""
        viewport, none = self.match.view.viewport(), Qt.MouseButton.NoButton
        where = QPointF(viewport.mapToGlobal(at))
        moved = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), where, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, moved)

    def click(self, card: CardView) -> None:
        """Click a card."""
        QTest.mouseClick(self.match.view.viewport(), LEFT, pos=self.at(card))

    def press(self, text: str) -> None:
        """Click the button that says this: on the bar if it is there, else in the column."""
        self.click_on(self.button(text))

    def press_past(self, text: str) -> None:
        """Click a button of the bar over a table that shows the past."""
        buttons = self.match.frame.past.findChildren(ActionButton)
        self.click_on(next(button for button in buttons if button.accessibleName() == text))

    def button(self, text: str) -> ActionButton:
        """The button that says this."""
        side = self.match.side
        buttons = [*self.match.frame.prompt.buttons, *self.match.frame.result.findChildren(ActionButton)]
        found = [b for b in (*buttons, side.main, side.second) if b.accessibleName() == text and b.isVisible()]
        assert found, f"no button says {text!r}"
        return found[0]

    def click_on(self, widget: QWidget) -> None:
        """Click the middle of a widget."""
        QTest.mouseClick(widget, LEFT)

    def key(self, key: Qt.Key, times: int = 1) -> None:
        """Press a key where the focus is."""
        for _ in range(times):
            QTest.keyClick(QApplication.focusWidget() or self.window, key)

    def open_menu(self, card: CardView) -> QMenu:
        """Open the menu of a card by the right button."""
        QTest.mouseClick(self.match.view.viewport(), Qt.MouseButton.RightButton, pos=self.at(card))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def take(self, menu: QMenu, text: str) -> None:
        """Click an entry of a menu."""
        action = next(action for action in menu.actions() if action.text() == text)
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())

    def popup(self) -> QMenu:
        """The menu that is open."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def boxes(self) -> list[QMessageBox]:
        """The messages that are open."""
        return [box for box in self.window.findChildren(QMessageBox) if box.isVisible()]

    def press_in(self, box: QMessageBox, text: str) -> None:
        """Press a button of a message, and hold it if it must be held."""
        button = next(button for button in box.buttons() if button.text().replace("&", "") == text)
        if isinstance(button, HoldButton):
            with self.qtbot.waitSignal(button.clicked):
                QTest.mousePress(button, LEFT)
        else:
            QTest.mouseClick(button, LEFT)


Take: TypeAlias = Callable[..., Hand]
"""Opens a window with a game: the fixture `take`, with the parameters of `Hand` behind the first."""
