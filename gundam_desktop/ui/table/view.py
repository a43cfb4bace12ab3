"""The widget that shows a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

from gundam_desktop.ui.cards import reserve_cache
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.table import accessible
from gundam_desktop.ui.table.layout import NARROWEST, WIDEST
from gundam_desktop.ui.table.scene import TableScene


class TableView(Ambient, QGraphicsView):
    """Shows a `TableScene` as large as fits; a wide window gets a wider table."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._table = scene
        scene.reshaped.connect(self.fit)
        scene.shaken.connect(self._shake)
        accessible.install()
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(640, 240)
        self.setAccessibleName(self.tr("Card table"))

    @property
    def table(self) -> TableScene:
        """The scene shown."""
        return self._table

    def refresh_colors(self) -> None:
        """Repaint everything, including cached pictures."""
        self.resetCachedContent()
        for item in self._table.items():
            item.update()

    def refresh_sizes(self) -> None:
        for item in self._table.items():
            item.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Lay out the table for the size of the widget."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        height = self._table.layout.whole.height()
        width = max(NARROWEST, min(WIDEST, height * size.width() / size.height()))
        scale = min(size.width() / width, size.height() / height)
        reserve_cache(scale * self.devicePixelRatioF())
        self._table.fit(width, scale, self.devicePixelRatioF())
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(self._table.sceneRect().center())

    def _shake(self, aside: QPointF) -> None:
        """Shift the whole table by an offset. This moves its pixels and repaints nothing."""
        self.viewport().move((aside * self.transform().m11()).toPoint())

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The table always fits, so there is nothing to scroll: the wheel turns a piece that asks where it faces.
        event.setAccepted(self._table.mouse.turn_direction(event.angleDelta().y()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._table.pointer_left()
