"""The table for screen readers: zones are lists, cards are their items, with names, states and a Press action."""

from __future__ import annotations

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

from gundam_desktop.ui.models import describe
from gundam_desktop.ui.table.card_item import CardItem, Light
from gundam_desktop.ui.table.intents import IntentScene
from gundam_desktop.ui.table.phase_bar import PhaseBar
from gundam_desktop.ui.table.plate_item import PlateItem
from gundam_desktop.ui.table.zone_item import ZoneItem

Box = ZoneItem | PlateItem | PhaseBar

_interfaces: list[tuple[QObject, QAccessibleInterface]] = []
"""Qt only borrows what a factory makes; it lives here until Qt has deleted it with its object."""
_installed: list[bool] = []
_PURGE_AT = 400


def install() -> None:
    """Tell Qt how the table's objects are read; once is enough."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


def tell_focus(item: QGraphicsObject) -> None:
    """Tell a screen reader that the keyboard is at another item: Qt does not for items of a scene."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def _make(_: str, made_for: QObject) -> QAccessibleInterface | None:
    interface: QAccessibleInterface
    if isinstance(made_for, CardItem):
        interface = CardAccessible(made_for)
    elif isinstance(made_for, ZoneItem | PlateItem | PhaseBar):
        interface = BoxAccessible(made_for)
    elif isinstance(made_for, QGraphicsView) and isinstance(made_for.scene(), IntentScene):
        interface = TableAccessible(made_for)
    else:
        return None
    if len(_interfaces) > _PURGE_AT:
        _interfaces[:] = [pair for pair in _interfaces if shiboken6.isValid(pair[0]) or shiboken6.isValid(pair[1])]
    _interfaces.append((made_for, interface))
    return interface


def _interface(thing: QObject | None) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(thing) if thing is not None else None


def _state(**flags: bool) -> QAccessible.State:
    """A state with these flags set; they are not in Qt's type hints."""
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


def _boxes(view: QGraphicsView) -> list[Box]:
    """The bar, the plates and the zones, from the far side to the near."""
    items = [item for item in view.scene().items() if isinstance(item, ZoneItem | PlateItem | PhaseBar)]
    return sorted(items, key=lambda item: (item.boundingRect().center().y(), item.boundingRect().center().x()))


def _cards(view: QGraphicsView) -> list[CardItem]:
    return [item for item in view.scene().items() if isinstance(item, CardItem)]


def _belongs(card: CardItem, box: Box) -> bool:
    """Whether a card lies in a zone, or under a card that does."""
    if not isinstance(box, ZoneItem) or card.record is None or card.in_tray:
        return False
    view = card.record.card
    return box.seat_and_zone == (view.owner, "battle" if view.host else view.zone)


def _cards_of(box: Box) -> list[CardItem]:
    view = _view_of(box)
    cards = [card for card in _cards(view) if _belongs(card, box)] if view is not None else []
    return sorted(cards, key=lambda card: (card.home.x, card.home.y))


class _Press(QAccessibleActionInterface):
    """The action of a card or a zone: the same as Enter on it."""

    def __init__(self, item: CardItem | ZoneItem | PlateItem) -> None:
        super().__init__()
        self._item = item

    def actionNames(self) -> list[str]:
        return ["Press", "SetFocus"]

    def doAction(self, name: str) -> None:
        scene = self._item.scene()
        self._item.setFocus()
        if name == "Press" and isinstance(scene, IntentScene):
            scene.act_on_focus()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == "Press" else []


class CardAccessible(QAccessibleObject):
    """A card: an item of its zone's list."""

    def __init__(self, item: CardItem) -> None:
        super().__init__(item)
        self._item = item
        self._press = _Press(item)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        item = self._item
        if kind != QAccessible.Text.Name or item.record is None:
            return ""
        return describe(item.record, item.face, item.pilot)

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
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else shiboken6.VoidPtr(0)


class BoxAccessible(QAccessibleObject):
    """A zone: a list of cards. A plate and the bar: plain text."""

    def __init__(self, item: Box) -> None:
        super().__init__(item)
        self._item = item
        self._press = None if isinstance(item, PhaseBar) else _Press(item)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List if isinstance(self._item, ZoneItem) else QAccessible.Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        return self._item.spoken() if kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        item = self._item
        if isinstance(item, PhaseBar):
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
        wanted = kind == QAccessible.InterfaceType.ActionInterface and self._press is not None
        return self._press if wanted else shiboken6.VoidPtr(0)


class TableAccessible(QAccessibleObject):
    """The whole table: its zones, plates and the bar, then the cards that lie in no zone."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view

    def _children(self) -> list[QGraphicsObject]:
        boxes = _boxes(self._view)
        loose = [card for card in _cards(self._view) if not any(_belongs(card, box) for box in boxes)]
        return [*boxes, *sorted(loose, key=lambda card: card.home.x)]

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Pane

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.accessibleName() if kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        return _state(focusable=True, focused=self._view.hasFocus())

    def rect(self) -> QRect:
        return QRect(self._view.mapToGlobal(self._view.rect().topLeft()), self._view.size())

    def window(self) -> QWindow:
        return self._view.window().windowHandle()

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
