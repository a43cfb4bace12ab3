"""A column of widgets for a dialog that may be higher than the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QVBoxLayout, QWidget

from gundam_desktop.ui.style.scaling import move_onto_screen, scaled, screen_room

LOWEST = 120
"""Least height; with less the column cannot be read while it is scrolled."""


class ScrollColumn(QScrollArea):
    """As high as its widgets where there is room, and scrolled where there is not. Add widgets to its `column`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.inner = QWidget(self)
        self.column = QVBoxLayout(self.inner)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self.inner)
        for each in (self.viewport(), self.inner):
            each.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """The size at which nothing is scrolled."""
        width = self.minimumSizeHint().expandedTo(self.inner.sizeHint()).width()
        return QSize(width, self.height_for(width))

    def minimumSizeHint(self) -> QSize:
        """As wide as the widgets with a scroll bar beside them, and low."""
        least, bar = self.inner.minimumSizeHint(), self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return QSize(least.width() + bar, min(least.height(), scaled(LOWEST)))

    def fit_window(self, width: int) -> None:
        """Make its window this wide at least and as high as what it shows, if the screen has room for that."""
        window = self.window()
        self.updateGeometry()  # without this the window's size hint is that of before the last change
        width = max(width, window.minimumSizeHint().width())
        around = window.sizeHint() - self.sizeHint()
        height = self.height_for(width - around.width()) + around.height()
        window.resize(QSize(width, height).boundedTo(screen_room(window)))
        if window.isVisible():
            move_onto_screen(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the window when the widgets need another size."""
        if watched is self.inner and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def height_for(self, width: int) -> int:
        """The height of all widgets at a width."""
        self.column.activate()
        return max(self.inner.minimumSizeHint().height(), self.column.totalHeightForWidth(width))
