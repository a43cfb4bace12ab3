"""The small buttons over the deck: its view, its groups and their order, its width."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from gundam_desktop.ui.session.layouts import DeckLook
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.stylesheets import menu_style, tool_button, tool_style
from gundam_desktop.ui.style.theme import theme

VIEWS: tuple[Literal["list", "stacks", "pictures"], ...] = ("list", "stacks", "pictures")
GROUPS = ("type", "level", "cost", "color", "own")
SORTS = ("level", "cost", "number", "name")
ICON = 15
BOXES = {
    "list": ((1, 2, 13, 2), (1, 6, 13, 2), (1, 10, 13, 2)),
    "stacks": ((1, 1, 5.5, 2.4), (1, 4.6, 5.5, 9.4), (8.5, 1, 5.5, 2.4), (8.5, 4.6, 5.5, 9.4)),
    "pictures": ((1, 1, 5.5, 6), (8.5, 1, 5.5, 6), (1, 8.5, 5.5, 6), (8.5, 8.5, 5.5, 6)),
    "arrange": ((1, 2, 13, 2), (1, 6, 9, 2), (1, 10, 5, 2)),
    "wide": ((1, 1, 2, 13), (12, 1, 2, 13), (4, 6.5, 7, 2), (5, 5, 1.5, 5), (8.5, 5, 1.5, 5)),
}
"""The boxes of the icons: left, top, width and height."""


class DeckLookBar(Ambient, QWidget):
    """Shows how the deck is shown, and emits how it should be."""

    look_chosen = Signal(DeckLook)
    width_wanted = Signal()
    """The deck should become wide, or as wide as before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = DeckLook()
        self.views: dict[str, QToolButton] = {view: tool_button(self, checkable=True) for view in VIEWS}
        self.arrange, self.wide = tool_button(self), tool_button(self, checkable=True)
        self._buttons = {**self.views, "arrange": self.arrange, "wide": self.wide}
        self.arrange.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.arrange.setMenu(self.menu)
        self.wide.clicked.connect(self.width_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for view, button in self.views.items():
            button.clicked.connect(lambda _checked=False, view=view: self._choose("view", view))
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.arrange)
        row.addWidget(self.wide)
        self.choices: dict[tuple[str, str], QAction] = {}
        """The entries of the menu, by what they change and to what."""
        self.refresh_texts()
        self.refresh_colors()

    def show_look(self, look: DeckLook) -> None:
        """Mark how the deck is shown."""
        self._look = look
        for view, button in self.views.items():
            button.setChecked(view == look.view)
        for (field, value), action in self.choices.items():
            action.setChecked(getattr(look, field) == value)

    def refresh_texts(self) -> None:
        names = (
            self.tr("Show the deck as a list"),
            self.tr("Show the deck as stacks"),
            self.tr("Show the deck as pictures"),
            self.tr("Group and sort the cards of the deck"),
            self.tr("Make the deck wide, or as wide as before"),
        )
        for button, name in zip(self._buttons.values(), names, strict=True):
            button.setAccessibleName(name)
            button.setToolTip(literal(name))
        self._fill_menu()
        self.show_look(self._look)

    def _fill_menu(self) -> None:
        self.menu.clear()
        self.choices.clear()
        level, cost = self.tr("Lv"), self.tr("Cost")
        groups = (self.tr("Type"), level, cost, self.tr("Colour"), self.tr("Own groups"))
        sorts = (level, cost, self.tr("Number"), self.tr("Name"))
        self._add_choices(self.tr("Group by"), "group", dict(zip(GROUPS, groups, strict=True)))
        self._add_choices(self.tr("Sort by"), "sort", dict(zip(SORTS, sorts, strict=True)))

    def _add_choices(self, title: str, field: str, names: dict[str, str]) -> None:
        self.menu.addSeparator()
        self.menu.addAction(title).setEnabled(False)
        group = QActionGroup(self.menu)
        for value, name in names.items():
            action = self.menu.addAction(name)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _checked=False, value=value: self._choose(field, value))
            self.choices[field, value] = action

    def _choose(self, field: str, value: str) -> None:
        self.look_chosen.emit(self._look.model_copy(update={field: value}))

    def refresh_colors(self) -> None:
        self.menu.setStyleSheet(menu_style())
        self.setStyleSheet(f"{tool_style()} QToolButton::menu-indicator {{image: none}}")
        for name, button in self._buttons.items():
            button.setIcon(_icon(name, self.devicePixelRatioF()))
            button.setIconSize(QSize(scaled(ICON), scaled(ICON)))

    def refresh_sizes(self) -> None:
        self.refresh_colors()


def _icon(name: str, ratio: float) -> QIcon:
    """Return an icon for its button, unchecked and checked."""
    icon, size = QIcon(), scaled(ICON)
    for state, color in ((QIcon.State.Off, theme().text), (QIcon.State.On, theme().on_accent)):
        picture = QPixmap(round(size * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(size / ICON, size / ICON)
        for box in BOXES[name]:
            painter.fillRect(QRectF(*box), QColor(color))
        painter.end()
        icon.addPixmap(picture, QIcon.Mode.Normal, state)
    return icon
