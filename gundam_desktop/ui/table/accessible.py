"""The table for screen readers: zones are lists, cards are their items, with names, states and actions."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsScene, QGraphicsView

from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.items.overlays import TrayItem
from gundam_desktop.ui.table.items.phase_bar import PhaseBar
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.models import CardRecord, describe, describe_text
from gundam_desktop.ui.table.scene_signals import TableSignals

SpokenItem = ZoneItem | PlateItem | PhaseBar | TrayItem

_interfaces: list[tuple[QObject, QAccessibleInterface]] = []
"""Objects made by the factory: Qt does not own them, so they are kept until Qt has deleted them with their items."""
_installed: list[bool] = []
_PURGE_AT = 400


def install() -> None:
    """Install the factory of the table's accessible objects; further calls do nothing."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


def announce_focus(item: QGraphicsObject) -> None:
    """Announce that the keyboard focus is on another item: Qt does not do so for items of a scene."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def announce_shown(item: QGraphicsObject) -> None:
    """Announce an item that has come to the table, or into another zone."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.ObjectShow))


def announce_hidden(item: QGraphicsObject) -> None:
    """Announce that an item is about to leave the table, or its zone."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.ObjectHide))


@contextmanager
def announcing(item: CardItem, record: CardRecord) -> Iterator[None]:
    """Announce the change of an item's zone or name around showing another record."""
    before = item.record
    if not QAccessible.isActive() or record == before:
        yield
        return
    moves = before is not None and before.card.place != record.card.place
    if moves:
        announce_hidden(item)
    yield
    if moves or before is None:
        announce_shown(item)
    elif item.hasFocus():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.NameChanged))


def _make(_: str, made_for: QObject) -> QAccessibleInterface | None:
    interface: QAccessibleInterface
    if isinstance(made_for, CardItem):
        interface = CardAccessible(made_for)
    elif isinstance(made_for, SpokenItem):
        interface = BoxAccessible(made_for)
    elif isinstance(made_for, QGraphicsView) and isinstance(made_for.scene(), TableSignals):
        interface = TableAccessible(made_for)
    else:
        return None
    if len(_interfaces) > _PURGE_AT or isinstance(interface, TableAccessible):  # a new table replaces an old one
        _interfaces[:] = [pair for pair in _interfaces if shiboken6.isValid(pair[0]) or shiboken6.isValid(pair[1])]
    _interfaces.append((made_for, interface))
    return interface


def _interface(thing: QObject | None) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(thing) if thing is not None else None


def _preview_of(item: QGraphicsObject) -> str:
    """What a picked-up card would do at an item."""
    scene = item.scene()
    return scene.preview_text(item) if isinstance(scene, TableSignals) else ""


def _state(**flags: bool) -> QAccessible.State:
    """A state with these flags set, which are missing from Qt's type hints."""
    state = QAccessible.State()
    for flag, value in flags.items():
        setattr(state, flag, value)
    return state


def _view_of(item: QGraphicsItem) -> QGraphicsView | None:
    scene: QGraphicsScene | None = item.scene()
    return next(iter(scene.views()), None) if scene is not None else None


def _on_screen(item: QGraphicsItem, place: QRectF) -> QRect:
    view = _view_of(item)
    if view is None:
        return QRect()
    box = view.mapFromScene(place).boundingRect()
    return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())


def _boxes(view: QGraphicsView) -> list[SpokenItem]:
    """The bar, the plates and the zones, from the far side to the near."""
    items = [item for item in view.scene().items() if isinstance(item, SpokenItem)]
    return sorted(items, key=_reading_order)


def _reading_order(item: SpokenItem) -> tuple[bool, float, float]:
    """A sort key for reading; the tray comes first."""
    center = item.boundingRect().center()
    return not isinstance(item, TrayItem), center.y(), center.x()


def _cards(view: QGraphicsView) -> list[CardItem]:
    return [item for item in view.scene().items() if isinstance(item, CardItem)]


def _belongs(card: CardItem, box: SpokenItem) -> bool:
    """True for a card in a zone or in the tray."""
    if card.in_tray or isinstance(box, TrayItem):
        return card.in_tray and isinstance(box, TrayItem)
    return isinstance(box, ZoneItem) and card.record is not None and box.place == card.record.card.place


def _cards_of(box: SpokenItem) -> list[CardItem]:
    view = _view_of(box)
    cards = [card for card in _cards(view) if _belongs(card, box)] if view is not None else []
    return sorted(cards, key=lambda card: (card.home.x, card.home.y))


class _Actions(QAccessibleActionInterface):
    """The actions of a card or a zone: Press does what Enter does."""

    def __init__(self, item: CardItem | ZoneItem | PlateItem) -> None:
        super().__init__()
        self._item = weakref.proxy(item)  # Qt may never let an interface go
        self._names = ["Press", "SetFocus", "ShowMenu"]

    def actionNames(self) -> list[str]:
        return self._names

    def doAction(self, name: str) -> None:
        scene = self._item.scene()
        if name not in self._names or not isinstance(scene, TableSignals):
            return
        for view in scene.views():
            view.setFocus()
        self._item.setFocus()
        if name == "Press":
            scene.press_focus()
        elif name == "ShowMenu":
            scene.menu_of_focus()

    def keyBindingsForAction(self, name: str) -> list[str]:
        scene = self._item.scene()
        command = {"Press": "use", "ShowMenu": "menu"}.get(name, "")
        return scene.keys_of(command) if command and isinstance(scene, TableSignals) else []


class CardAccessible(QAccessibleObject):
    """A card: an item of its zone's list."""

    def __init__(self, item: CardItem) -> None:
        super().__init__(item)
        self._item = weakref.proxy(item)  # Qt may never let an interface go
        self._actions = _Actions(item)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        item = self._item
        if item.record is None:
            return ""
        if kind == QAccessible.Text.Name:
            return describe(item.record, item.face, item.beneath, known=item.known)
        if kind != QAccessible.Text.Description:
            return ""
        return " ".join(filter(None, (_preview_of(item), describe_text(item.record, item.face))))

    def state(self) -> QAccessible.State:
        item = self._item
        return _state(
            focusable=True,
            focused=item.hasFocus(),
            selectable=item.light in (Light.TARGET, Light.OVER, Light.CHOSEN),
            selected=item.light in (Light.CHOSEN, Light.PICKED_UP),
        )

    def rect(self) -> QRect:
        return _on_screen(self._item, self._item.sceneBoundingRect())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = _view_of(self._item)
        if view is None:
            return None
        return _interface(next((box for box in _boxes(view) if _belongs(self._item, box)), view))

    def childCount(self) -> int:
        return 0

    def child(self, _: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, _: QAccessibleInterface) -> int:
        return -1

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # None here crashes some versions of PySide6.
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else shiboken6.VoidPtr(0)


class BoxAccessible(QAccessibleObject):
    """A zone or the tray: a list of cards. A plate or the bar: plain text."""

    def __init__(self, item: SpokenItem) -> None:
        super().__init__(item)
        self._item = weakref.proxy(item)  # Qt may never let an interface go
        self._actions = _Actions(item) if isinstance(item, ZoneItem | PlateItem) else None

    def role(self) -> QAccessible.Role:
        is_list = isinstance(self._item, ZoneItem | TrayItem)
        return QAccessible.Role.List if is_list else QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._item.name if isinstance(self._item, TrayItem) else self._item.spoken()
        if kind != QAccessible.Text.Description:
            return ""
        return self._item.hint if isinstance(self._item, TrayItem) else _preview_of(self._item)

    def state(self) -> QAccessible.State:
        item = self._item
        if isinstance(item, PhaseBar | TrayItem):
            return _state()
        return _state(focusable=True, focused=item.hasFocus(), selectable=item.lit)

    def rect(self) -> QRect:
        return _on_screen(self._item, self._item.sceneBoundingRect())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return _interface(_view_of(self._item))

    def childCount(self) -> int:
        return len(_cards_of(self._item))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        cards = _cards_of(self._item)
        return _interface(cards[index]) if 0 <= index < len(cards) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        cards = _cards_of(self._item)
        made_for = child.object()
        return cards.index(made_for) if isinstance(made_for, CardItem) and made_for in cards else -1

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        wanted = kind == QAccessible.InterfaceType.ActionInterface and self._actions is not None
        return self._actions if wanted else shiboken6.VoidPtr(0)


class TableAccessible(QAccessibleObject):
    """The whole table: its zones, plates and the bar, then the cards in no zone."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = weakref.proxy(view)

    def _children(self) -> list[QGraphicsObject]:
        boxes = _boxes(self._view)
        loose = [card for card in _cards(self._view) if not any(_belongs(card, box) for box in boxes)]
        return [*boxes, *sorted(loose, key=lambda card: card.home.x)]

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Pane

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.accessibleName() if kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        return _state(focusable=True, focused=self._view.hasFocus(), invisible=not self._view.isVisible())

    def rect(self) -> QRect:
        return QRect(self._view.mapToGlobal(self._view.rect().topLeft()), self._view.size())

    def window(self) -> QWindow:
        handle: QWindow = self._view.window().windowHandle()
        return handle

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return _interface(self._view.parentWidget())

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        item = self._view.scene().focusItem()
        return _interface(item) if isinstance(item, QGraphicsObject) else None

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        return _interface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children: list[QObject] = [*self._children()]
        made_for = child.object()
        return children.index(made_for) if made_for in children else -1
