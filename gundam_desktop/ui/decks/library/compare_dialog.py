"""Compares two decks: added, removed and changed cards by type, as a view and as a dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTreeView, QWidget

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import MAYBEBOARD, SIDEBOARD, Card, Deck, compare
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import resize_within_screen, scaled, scaled_font
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, language, translate

SIZE = (760, 640)
WIDTHS = (140, 140, 80)
"""Of the columns after the first."""
_TITLES = {
    "unit": QT_TRANSLATE_NOOP("DeckLibrary", "Units"),
    "pilot": QT_TRANSLATE_NOOP("DeckLibrary", "Pilots"),
    "command": QT_TRANSLATE_NOOP("DeckLibrary", "Commands"),
    "base": QT_TRANSLATE_NOOP("DeckLibrary", "Bases"),
    "resource": QT_TRANSLATE_NOOP("DeckLibrary", "Resources"),
    SIDEBOARD: QT_TRANSLATE_NOOP("DeckLibrary", "Sideboard"),
    MAYBEBOARD: QT_TRANSLATE_NOOP("DeckLibrary", "Maybeboard"),
}
_OTHER = QT_TRANSLATE_NOOP("DeckLibrary", "Other cards")


class DifferencesView(QTreeView):
    """A row for each number with different counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(scaled(10))
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setStyleSheet(f"{thin_scroll_bar()} QTreeView::item {{padding: 3px 0}}")
        self.setAccessibleName(translate("DeckLibrary", "Differences"))

    def show_decks(self, before: Deck, after: Deck, cards: dict[str, Card], names: tuple[str, str]) -> int:
        """Show the changes from the first deck to the second; return how many numbers differ."""
        self._model.clear()
        changes = translate("DeckLibrary", "Change")
        self._model.setHorizontalHeaderLabels([translate("DeckLibrary", "Card"), *names, changes])
        groups = compare(before, after, cards)
        for group in groups:
            title = QStandardItem(translate("DeckLibrary", _TITLES.get(group.type, _OTHER)))
            title.setFont(scaled_font(13, fonts.BOLD))
            rest = [_figure("") for _ in range(2)] + [_figure(_signed(sum(change.more for change in group.changes)))]
            self._model.appendRow([title, *rest])
            for change in group.changes:
                card = QStandardItem(f"{change.number}  {library.name_of(change.number, language())}")
                card.setToolTip(literal(card.text()))
                more = _figure(_signed(change.more))
                more.setForeground(QBrush(QColor(theme().legal if change.more > 0 else theme().danger)))
                more.setFont(scaled_font(14, fonts.BOLD))
                title.appendRow([card, _figure(_count(change.before)), _figure(_count(change.after)), more])
        self.expandAll()
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        for column, width in enumerate(WIDTHS, start=1):
            header.resizeSection(column, scaled(width))
            self._model.horizontalHeaderItem(column).setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self._model.horizontalHeaderItem(column).setToolTip(
                literal(self._model.horizontalHeaderItem(column).text())
            )
        return sum(len(group.changes) for group in groups)


class CompareDialog(Sheet, QDialog):
    """Shows how two decks differ."""

    def __init__(
        self,
        decks: tuple[Deck, Deck],
        cards: dict[str, Card],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare two decks"))
        resize_within_screen(self, *SIZE)
        self.view = DifferencesView(self)
        first, second = decks
        count = self.view.show_decks(first, second, cards, (first.name, second.name))
        summary = (
            self.tr("From {first} to {second}. Cards with other counts: {count}").format(
                first=first.name, second=second.name, count=count
            )
            if count
            else self.tr("The lists are the same.")
        )
        head = Label(self, summary)
        head.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = self.headed_column()
        column.addWidget(head)
        column.addWidget(self.view, 1)
        column.addWidget(buttons)


def _figure(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item


def _count(count: int) -> str:
    return str(count) if count else "–"


def _signed(more: int) -> str:
    return f"+{more}" if more > 0 else f"−{-more}" if more else "±0"
