"""The contents of the rules as a tree of chapters and sections."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gundam_desktop.rulebook.book import Book
from gundam_desktop.rulebook.changes import Change, Kind
from gundam_desktop.ui.rulebook.section_html import pages, section_of
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.view_option import typed

NUMBER, IN_ONE_LINE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
EDGE, MOST = 4, 1000
"""Pixels left free beside a title, and the greatest height of one."""


class _Wrapped(QStyledItemDelegate):
    """Makes a line as high as its title is in the width of its column; a clause without a title has one line of it."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(IN_ONE_LINE):
            shown = typed(option)
            shown.features &= ~QStyleOptionViewItem.ViewItemFeature.WrapText
            shown.textElideMode = Qt.TextElideMode.ElideRight

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        depth = 2 if index.parent().isValid() else 1
        room = self._tree.columnWidth(0) - depth * self._tree.indentation() - 2 * EDGE
        box, line = QRect(0, 0, max(1, room), MOST), self._tree.fontMetrics().height()
        text = self._tree.fontMetrics().boundingRect(box, Qt.TextFlag.TextWordWrap, str(index.data()))
        return QSize(size.width(), (line if index.data(IN_ONE_LINE) else max(line, text.height())) + EDGE)


class Contents(Ambient, QTreeWidget):
    """Shows where in the book the reader is, and goes elsewhere."""

    wanted = Signal(str)
    """The number of a chapter or a section."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: dict[str, QTreeWidgetItem] = {}
        self._book: Book | None = None
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.header().setStretchLastSection(False)
        self.header().setMinimumSectionSize(0)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setItemDelegateForColumn(0, _Wrapped(self))
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.header().sectionResized.connect(self.scheduleDelayedItemsLayout)
        self.setIndentation(12)
        set_font(self, 13)
        self.currentItemChanged.connect(self._changed)
        self.refresh_texts()
        self.refresh_colors()

    def show_book(self, book: Book, changes: Mapping[str, Change]) -> None:
        """Show the titles of a book, with how many entries of each section are new, changed or dropped."""
        opened = {number for number, item in self._items.items() if item.isExpanded()}
        self._book = book
        with QSignalBlocker(self):
            self.clear()
            self._items = {}
            for number in pages(book):
                clause = book.clause(number)
                title = f"{number} {clause.text}"
                item = QTreeWidgetItem(self._items.get(clause.parent) or self.invisibleRootItem(), [title, ""])
                item.setData(0, NUMBER, number)
                item.setData(0, IN_ONE_LINE, clause.kind == "clause")
                item.setToolTip(0, literal(title))
                self._items[number] = item
                if differing := _differing(number, changes):
                    item.setText(1, f"± {differing}")
                    item.setToolTip(1, literal(self.tr("Differences: {count}").format(count=differing)))
                    item.setData(1, Qt.ItemDataRole.AccessibleTextRole, item.toolTip(1))
            for number in opened & self._items.keys():
                self._items[number].setExpanded(True)

    def show_place(self, number: str) -> None:
        """Select the section of a number."""
        if self._book is None or number not in self._book:
            return
        item = self._items[section_of(self._book, number).number]
        with QSignalBlocker(self):
            self.setCurrentItem(item)
        item.setExpanded(True)
        self.scrollToItem(item)

    def refresh_texts(self) -> None:
        self.setAccessibleName(self.tr("Contents"))

    def refresh_colors(self) -> None:
        set_view_background(self)

    def _changed(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.wanted.emit(item.data(0, NUMBER))


def _differing(number: str, changes: Mapping[str, Change]) -> int:
    """How many entries of a page, or of all pages of a chapter, are new, changed or dropped."""
    return sum(
        (change.kind in (Kind.NEW, Kind.CHANGED)) + len(change.dropped)
        for each, change in changes.items()
        if each == number or each.startswith(f"{number}-")
    )
