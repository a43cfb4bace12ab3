"""Hands that do anything anywhere on the table, in real games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import game as games
from gundam_desktop.games.gcg import library
from gundam_desktop.tabletop import Choice, Event
from gundam_desktop.ui.table import TableScene, TableView
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.table_choices import Target, holds
from tests.properties.random_games import any_choice

LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape)
IDLE_LIMIT = 20


class Hands:
    """Plays seat 0 by gestures and seat 1, and what is asked beside the table, by chance."""

    def __init__(self, rng: random.Random, speed: float) -> None:
        self.rng = rng
        decks = [library.deck(name) for name in library.deck_names()]
        self.game = games.start((rng.choice(decks), rng.choice(decks)), rng.randrange(1000))
        self.scene = TableScene(library)
        self.scene.set_speed(speed)
        self.view = TableView(self.scene)
        self.view.resize(1140, 860)
        self.chosen = 0
        self.scene.chosen.connect(self.choose)
        self.scene.refused.connect(self.refuse)
        self.scene.drop_refused.connect(self.refuse_drop)
        self.go_on([])

    def choose(self, choice: Choice) -> None:
        assert self.game.explain(0, choice) == []
        self.chosen += 1
        self.go_on(self.game.apply(0, choice))

    def refuse(self, choice: Choice) -> None:
        refusals = self.game.explain(0, choice)
        assert refusals, choice
        self.scene.bubble.show(choice.card, refusals[0].code)

    def refuse_drop(self, card: int, target: Target) -> None:
        view = self.game.view(0)
        for choice in self.game.pseudo_legal_choices(0, card):
            if holds(library.goals(choice, view), target):
                self.refuse(choice)
                return

    def go_on(self, events: list[Event]) -> None:
        while self.game.decision.player == 1:
            events += self.game.apply(1, any_choice(self.game, self.rng))
        choices = self.game.legal_choices(0) if self.game.decision.player == 0 else []
        self.scene.show_view(self.game.view(0), choices, [event.as_seen_by(0) for event in events])

    def somewhere(self) -> QPoint:
        cards = [item for item in self.scene.items() if isinstance(item, CardItem)]
        if cards and self.rng.random() < 0.85:
            return self.view.mapFromScene(self.rng.choice(cards).sceneBoundingRect().center())
        return QPoint(self.rng.randrange(1140), self.rng.randrange(860))

    def gesture(self) -> None:
        viewport, start, end = self.view.viewport(), self.somewhere(), self.somewhere()
        kind = self.rng.choice(("click", "click", "double", "right", "drag", "drag", "key", "confirm"))
        if kind in ("click", "double"):
            QTest.mouseClick(viewport, LEFT, NO_KEY, start)
        if kind == "double":
            QTest.mouseDClick(viewport, LEFT, NO_KEY, start)
        elif kind == "right":
            QTest.mouseClick(viewport, Qt.MouseButton.RightButton, NO_KEY, start)
        elif kind == "drag":
            QTest.mousePress(viewport, LEFT, NO_KEY, start)
            for at in (start + QPoint(20, 20), end):
                QTest.mouseMove(viewport, at)
            QTest.mouseRelease(viewport, LEFT, NO_KEY, end)
        elif kind == "key":
            QTest.keyClick(self.view, self.rng.choice(KEYS))
        elif kind == "confirm":
            self.scene.confirm_selection()

    def is_right(self) -> bool:
        """Whether the table shows exactly what the game's view says."""
        self.scene.finish()
        view = self.game.view(0)
        items = [item for item in self.scene.items() if isinstance(item, CardItem) and not item.in_tray]
        for item in items:
            record = item.record
            if record is None or record.card != view.cards[item.card] or not item.still:
                return False
        lying = {
            card for (_, zone), cards in view.zones.items() if zone in ("battle", "base", "hand") for card in cards
        }
        return lying <= {item.card for item in items}


@pytest.fixture(params=[0.0, 6.0], ids=["at once", "moving"])
def hands(request: pytest.FixtureRequest, rng: random.Random, qtbot: QtBot) -> Iterator[Hands]:
    hands = Hands(rng, request.param)
    with qtbot.waitExposed(hands.view):
        hands.view.show()
    yield hands
    hands.view.close()
    hands.view.setScene(None)
    hands.scene.deleteLater()
    hands.view.deleteLater()
    QApplication.processEvents()


def test_what_is_chosen_is_legal_and_what_is_refused_is_not(hands: Hands, times: Callable[[int], int]) -> None:
    idle, chosen = 0, 0
    for _ in range(times(3000)):
        if hands.game.decision.player < 0:
            break
        hands.gesture()
        idle = 0 if hands.chosen != chosen else idle + 1
        chosen = hands.chosen
        if idle > IDLE_LIMIT:
            idle = 0
            hands.go_on(hands.game.apply(0, any_choice(hands.game, hands.rng)))
        if hands.rng.random() < 0.1:
            QApplication.processEvents()
            assert hands.is_right()
    assert hands.is_right()
