"""A list whose rows are tiles: side by side, as many as fit, on the background of a panel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.stylesheets import set_view_background


class TileList(Ambient, QListView):
    """Tiles of one size, whose delegate draws them and gives that size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # else tiles change their width
        self.setFrameShape(QListView.Shape.NoFrame)
        self.refresh_colors()

    def refresh_colors(self) -> None:
        set_view_background(self)
