"""A list view that computes its layout itself."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractItemView, QListView

from gundam_desktop.ui.style.item_index import Index


class OwnLayoutView(QListView):
    """The rest of the layout for a class with its own `visualRect`, `indexAt` and `updateGeometries`."""

    def doItemsLayout(self) -> None:
        QAbstractItemView.doItemsLayout(self)  # no layout data per card

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().scroll(dx, dy)

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        place, bar = self.visualRect(index), self.verticalScrollBar()
        if place.top() < 0 or hint == QAbstractItemView.ScrollHint.PositionAtTop:
            bar.setValue(bar.value() + place.top())
        elif place.bottom() >= self.viewport().height():
            bar.setValue(bar.value() + place.bottom() + 1 - self.viewport().height())

    def setSelection(self, place: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        self.selectionModel().select(self.indexAt(place.topLeft()), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region
