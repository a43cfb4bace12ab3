"""A table in a window, played with a real mouse and real keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Choice, Event, Library, View
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.table import TableScene, TableView
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.preview_source import PreviewSource
from tests.ui.table.view_builder import MadeUpLibrary

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


class Table:
    """A shown table, what it told, and hands to play on it."""

    def __init__(
        self, speed: float, library: Library | None = None, preview_source: PreviewSource | None = None
    ) -> None:
        self.keymap = Keymap()
        self.scene = TableScene(library or MadeUpLibrary(), self.keymap, preview_source)
        self.scene.set_speed(speed)
        self.view = TableView(self.scene)
        self.view.resize(1140, 860)
        self.told: list[tuple[str, Any]] = []
        for name in ("chosen", "refused", "pointed", "selection_changed"):
            getattr(self.scene, name).connect(lambda value, name=name: self.told.append((name, value)))
        self.scene.drop_refused.connect(lambda card, target: self.told.append(("drop_refused", (card, target.card))))
        self.scene.choices_offered.connect(lambda choices, *_: self.told.append(("choices_offered", choices)))
        self.scene.menu_wanted.connect(lambda card, _: self.told.append(("menu_wanted", card)))

    def all_told(self, name: str) -> list[Any]:
        return [value for told, value in self.told if told == name]

    def show(self, view: View, choices: Sequence[Choice] = (), events: Sequence[Event] = ()) -> None:
        self.scene.show_view(view, choices, events)

    def items(self) -> dict[int, CardItem]:
        """The cards that lie on the table (a tray's are not among them)."""
        return {item.card: item for item in self.scene.items() if isinstance(item, CardItem) and not item.in_tray}

    def tray(self) -> dict[int, CardItem]:
        return {item.card: item for item in self.scene.items() if isinstance(item, CardItem) and item.in_tray}

    def item(self, card: int) -> CardItem:
        return self.items()[card]

    def point(self, card: int) -> QPoint:
        """A point of the card that no other card covers."""
        item = self.tray().get(card) or self.item(card)
        for x in (0, -40, 40, -46):
            for y in (0, -60, 60):
                at = self.view.mapFromScene(item.mapToScene(QPointF(x, y)))
                found = [i for i in self.scene.items(self.view.mapToScene(at)) if isinstance(i, CardItem)]
                if found and found[0] is item:
                    return at
        pytest.fail(f"card {card} is covered")

    def middle(self, near: bool, zone: str) -> QPoint:
        box = self.scene.layout.box(near, zone)
        assert box is not None
        return self.view.mapFromScene(box.center())

    def click(self, at: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), at)
        QTest.mouseClick(self.view.viewport(), LEFT, NO_KEY, at)

    def double_click(self, at: QPoint) -> None:
        self.click(at)
        QTest.mouseDClick(self.view.viewport(), LEFT, NO_KEY, at)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    def drag(self, start: QPoint, end: QPoint, release: bool = True) -> None:
        viewport = self.view.viewport()
        QTest.mouseMove(viewport, start)
        QTest.mousePress(viewport, LEFT, NO_KEY, start)
        for step in range(1, 9):
            QTest.mouseMove(viewport, start + QPoint((end - start).x() * step // 8, (end - start).y() * step // 8))
        if release:
            QTest.mouseRelease(viewport, LEFT, NO_KEY, end)

    def is_home(self, card: int) -> bool:
        item = self.item(card)
        return item.pos() == item.home.point and item.rotation() == item.home.rotation and item.still


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    """A table on which everything happens at once."""
    yield from shown(Table(speed=0), qtbot)


@pytest.fixture
def moving_table(qtbot: QtBot) -> Iterator[Table]:
    """A table on which cards take their time, if four times less than usual."""
    yield from shown(Table(speed=4), qtbot)


def shown(table: Table, qtbot: QtBot) -> Iterator[Table]:
    with qtbot.waitExposed(table.view):
        table.view.show()
    table.view.setFocus()
    yield table
    table.view.close()
    table.view.setScene(None)
    table.scene.deleteLater()
    table.view.deleteLater()
    QApplication.processEvents()
