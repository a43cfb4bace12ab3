"""The page of lessons and puzzles: two maps of tiles; everything opens directly, nothing is locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.ui.learning.tile_map import TileMap, paint_star
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.flow_layout import FlowLayout
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import fitted_font, scaled, set_font
from gundam_desktop.ui.style.theme import theme

EDGE, HEIGHT = 16, 46
BAR_ROOM, BAR_HEIGHT = 240, 34


class Standing(NamedTuple):
    """How far a learner has come."""

    done: int
    lessons: int
    stars: int
    words: str
    """The same as a sentence."""

    @property
    def is_complete(self) -> bool:
        """True if every lesson is done."""
        return self.done == self.lessons > 0


class LearnPage(Ambient, QWidget):
    """Shows tiles and buttons that somebody else fills, and tells what is opened."""

    opened = Signal(str)
    """The key of an entry or a button."""
    removal_wanted = Signal(str, str)
    """An entry is to be deleted: its key, and its title."""
    texts_wanted = Signal()
    """The language has changed: everything is to be written again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.legend, self.faults = Label(self), Label(self), Label(self)
        set_font(self.title, 26, fonts.BOLD)
        set_font(self.legend, 13)
        self.legend.setWordWrap(True)
        set_font(self.faults, 13)
        self.faults.setWordWrap(True)
        self.faults.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.buttons: dict[str, ActionButton] = {}
        button_box = QWidget(self)
        self._button_row = FlowLayout(button_box)
        self.standing = StandingBar(self)
        self.lessons, self.puzzles = TileMap(self), TileMap(self, small=True)
        self._panels = (Panel(" ", self), Panel(" ", self))
        columns = QHBoxLayout()
        for panel, shown, share in zip(self._panels, (self.lessons, self.puzzles), (7, 3), strict=True):
            panel.box.addWidget(shown)
            columns.addWidget(panel, share)
        self.lessons.opened.connect(self.opened)
        self.puzzles.opened.connect(self.opened)
        self.puzzles.removal_wanted.connect(self.removal_wanted)
        self._column = QVBoxLayout(self)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.standing, 1)
        self._column.addLayout(head)
        self._column.addWidget(button_box)
        self._column.addWidget(self.legend)
        self._column.addWidget(self.faults)
        self._column.addLayout(columns, 1)
        self.setFocusProxy(self.lessons)
        self.refresh_sizes()
        self.refresh_colors()

    def show_titles(self, title: str, lessons: str, puzzles: str) -> None:
        """Show the headings of the page and its two maps."""
        self.title.setText(title)
        for panel, shown, text in zip(self._panels, (self.lessons, self.puzzles), (lessons, puzzles), strict=True):
            panel.set_title(text)
            shown.setAccessibleName(text)

    def show_legend(self, text: str) -> None:
        """Say what the signs on the tiles mean."""
        self.legend.setText(text)

    def show_faults(self, faults: Sequence[str]) -> None:
        """Name the files that could not be read."""
        self.faults.setText("\n".join(faults))
        self.faults.setVisible(bool(faults))

    def show_buttons(self, buttons: Sequence[tuple[str, str]]) -> None:
        """Show large buttons: their keys and texts, the main one first."""
        for button in self.buttons.values():
            self._button_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for key, text in buttons:
            button = self.buttons[key] = ActionButton(text, main=not self.buttons, parent=self)
            button.set_height(HEIGHT)
            button.clicked.connect(lambda _checked=False, key=key: self.opened.emit(key))
            self._button_row.addWidget(button)
            button.show()

    def take_keys(self) -> None:
        """Give the keys to the first button."""
        next(iter(self.buttons.values()), self.lessons).setFocus()

    def refresh_texts(self) -> None:
        self.texts_wanted.emit()

    def refresh_sizes(self) -> None:
        self._column.setContentsMargins(*[scaled(EDGE)] * 4)
        self._column.setSpacing(scaled(10))

    def refresh_colors(self) -> None:
        self.title.setStyleSheet(f"color: {theme().text}")
        self.legend.setStyleSheet(f"color: {theme().muted}")
        self.faults.setStyleSheet(f"color: {theme().target}")

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme().background))


class StandingBar(Ambient, QWidget):
    """How much of the course is done: a bar that fills, the stars that are won, and at the end a laurel."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing = Standing(0, 0, 0, "")
        self.setMinimumSize(BAR_ROOM, BAR_HEIGHT)

    def show_standing(self, standing: Standing) -> None:
        """Show how far a learner has come."""
        self._standing = standing
        self.setAccessibleName(standing.words)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors, now = QPainter(self), theme(), self._standing
        if not now.lessons:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = fitted_font(now.words, self.width() * 0.6, 16, 11, fonts.BOLD)
        words = QFontMetricsF(font).horizontalAdvance(now.words) + scaled(34)
        left, radius = scaled(20), scaled(5)
        width = max(scaled(40), min(self.width() - words - left - scaled(16), scaled(460)))
        bar = QRectF(left, self.height() / 2 - radius, width, 2 * radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.zone_edge))
        painter.drawRoundedRect(bar, radius, radius)
        painter.setBrush(QColor(colors.link if now.is_complete else colors.accent_self))
        painter.drawRoundedRect(
            QRectF(bar.topLeft(), QSizeF(width * now.done / now.lessons, 2 * radius)), radius, radius
        )
        star = scaled(14 if now.is_complete else 9)
        paint_star(painter, QPointF(bar.right() + scaled(24), bar.center().y()), star, filled=now.stars > 0)
        painter.setFont(font)
        painter.setPen(QColor(colors.text))
        at = bar.right() + scaled(44)
        room = QRectF(at, 0, self.width() - at, self.height())
        text_overflow.check(now.words, font, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), now.words)
