"""Shows the former versions of a deck with the changes since, and restores one."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QItemSelectionModel, QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListView,
    QPushButton,
    QSplitter,
    QWidget,
)

from gundam_desktop.games.gcg.decks_api import Card, DeckEntry, DeckVersion, compare
from gundam_desktop.ui.decks.library.compare_dialog import DifferencesView
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import resize_within_screen, scaled
from gundam_desktop.ui.style.sheet import Sheet

SIZE = (900, 560)


class VersionsDialog(Sheet, QDialog):
    """Versions at the left, the changes since the selected one beside them."""

    restored = Signal(object)
    """The version to restore."""

    def __init__(
        self,
        entry: DeckEntry,
        versions: list[DeckVersion],
        cards: dict[str, Card],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._entry, self._versions, self._cards = entry, versions, cards
        self.setWindowTitle(self.tr("Versions of {name}").format(name=entry.name))
        resize_within_screen(self, *SIZE)
        self._model = QStandardItemModel(self)
        for version in versions:
            item = QStandardItem(self._text_of(version))
            item.setEditable(False)
            self._model.appendRow(item)
        self.list = QListView(self)
        self.list.setModel(self._model)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(self.tr("Versions"))
        self.list.setStyleSheet(f"{thin_scroll_bar()} QListView::item {{padding: 4px 2px}}")
        self.view = DifferencesView(self)
        self.text = Label(self)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        split = QSplitter(self)
        split.addWidget(self.list)
        split.addWidget(self.view)
        split.setStretchFactor(1, 1)
        split.setSizes([scaled(300), scaled(600)])
        split.setChildrenCollapsible(False)
        none = self.tr("This deck has no earlier versions yet.")
        self.head = Label(self, self.tr("From each version to the deck as it is now:") if versions else none)
        self.restore = QPushButton(self.tr("&Restore this version"), self)
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(self._restore)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.restore, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = self.headed_column()
        column.addWidget(self.head)
        column.addWidget(split, 1)
        column.addWidget(self.text)
        column.addWidget(buttons)
        self.list.selectionModel().currentChanged.connect(self._show)
        self.restore.setEnabled(False)
        self.text.hide()
        if versions:
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().setCurrentIndex(self._model.index(0, 0), flag)

    def _text_of(self, version: DeckVersion) -> str:
        moment = QDateTime.fromSecsSinceEpoch(int(version.replaced.timestamp()))
        when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        if version.deck is None:
            return self.tr("{when}: damaged").format(when=when)
        changes = [change.more for group in compare(version.deck, self._entry.deck, self._cards) for change in group[1]]
        added, taken = sum(more for more in changes if more > 0), -sum(more for more in changes if more < 0)
        if not changes:
            return self.tr("{when}: the same list").format(when=when)
        return self.tr("{when}: since then +{added} −{taken}").format(when=when, added=added, taken=taken)

    def _show(self, now: QModelIndex, _before: QModelIndex) -> None:
        version = self._versions[now.row()]
        self.restore.setEnabled(version.deck is not None)
        self.text.setVisible(version.deck is None)
        self.view.setVisible(version.deck is not None)
        if version.deck is None:
            self.text.setText(version.text)
        else:
            names = (self.tr("then"), self.tr("now"))
            self.view.show_decks(version.deck, self._entry.deck, self._cards, names)

    def _restore(self) -> None:
        version = self._versions[self.list.currentIndex().row()]
        self.accept()
        self.restored.emit(version)
