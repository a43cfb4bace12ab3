"""The dialog in which the player finds and changes keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from gundam_desktop.ui.keys import key_file
from gundam_desktop.ui.keys.commands import Command
from gundam_desktop.ui.keys.keymap import Keymap
from gundam_desktop.ui.keys.keys_model import KeyColumn, KeysModel
from gundam_desktop.ui.keys.recorder import KeyRecorder
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet

SIZE = (720, 560)
FILE_NAME = "gundam-desktop-keys.json"
_IN_A_ROW = 4


class KeysDialog(Sheet, QDialog):
    """A table of all actions; changes take effect at once."""

    def __init__(self, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self.setWindowTitle(self.tr("Change keys"))
        resize_within_screen(self, *SIZE)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search actions and keys"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.model = KeysModel(keymap, self)
        self.found = QSortFilterProxyModel(self)
        self.found.setSourceModel(self.model)
        self.found.setFilterKeyColumn(-1)
        self.found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search.textChanged.connect(self._filter)
        self.table = self._make_table()
        self.recorder: KeyRecorder | None = None
        self.chooser: QFileDialog | None = None
        self.buttons: dict[str, QPushButton] = {}
        grid = QGridLayout()
        for place, (name, text, slot) in enumerate(
            (
                ("change", self.tr("&Change…"), self.change),
                ("add", self.tr("&Add a key…"), self.add),
                ("remove", self.tr("&No key"), self.remove),
                ("reset", self.tr("&Reset"), self.reset),
                ("reset all", self.tr("Reset a&ll"), keymap.reset_all),
                ("export", self.tr("&Export…"), self.ask_export),
                ("import", self.tr("&Import…"), self.ask_import),
                ("close", self.tr("Close"), self.accept),
            )
        ):
            button = QPushButton(text, self)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
            self.buttons[name] = button
            grid.addWidget(button, *divmod(place, _IN_A_ROW))
        column = self.headed_column()
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addLayout(grid)
        self.table.selectionModel().currentRowChanged.connect(self._set_enabled)
        keymap.changed.connect(self._set_enabled)
        self.table.selectRow(0)
        self.search.setFocus()

    @property
    def command(self) -> Command | None:
        """The action of the selected row."""
        index = self.table.currentIndex()
        return self.model.command(self.found.mapToSource(index).row()) if index.isValid() else None

    def change(self) -> None:
        """Record a key that replaces those of the selected action."""
        self._record(keep=())

    def add(self) -> None:
        """Record an additional key for the selected action."""
        if self.command is not None:
            self._record(keep=self._keymap.keys(self.command.id))

    def remove(self) -> None:
        """Take all keys from the selected action."""
        if self.command is not None:
            self._keymap.change(self.command.id, ())

    def reset(self) -> None:
        """Restore the default keys of the selected action."""
        if self.command is not None:
            self._keymap.reset(self.command.id)

    def export_to(self, path: Path) -> None:
        """Write the changed keys to a file."""
        try:
            key_file.write(path, self._keymap.changes)
        except OSError as error:
            message_box.warn(self, self.tr("Keys"), str(error))

    def import_from(self, path: Path) -> None:
        """Replace all changes by those of a file."""
        try:
            self._keymap.replace(key_file.read(path))
        except (OSError, ValueError) as error:
            message_box.warn(self, self.tr("Keys"), str(error))

    def ask_export(self) -> None:
        """Ask for the file to write."""
        chooser = self._choose_file(self.tr("Export keys"))
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setDefaultSuffix("json")
        chooser.selectFile(FILE_NAME)
        chooser.fileSelected.connect(lambda path: self.export_to(Path(path)))
        chooser.open()

    def ask_import(self) -> None:
        """Ask for the file to read."""
        chooser = self._choose_file(self.tr("Import keys"))
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.fileSelected.connect(lambda path: self.import_from(Path(path)))
        chooser.open()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the table records a key, Delete removes it; Down in the search moves to the table."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.table and event.key() in ENTER:
                self.change()
                return True
            if watched is self.table and event.key() == Qt.Key.Key_Delete:
                self.remove()
                return True
            if watched is self.search and event.key() in (Qt.Key.Key_Down, *ENTER):
                self.table.setFocus()
                return True
        return super().eventFilter(watched, event)

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self.found)
        table.setAccessibleName(self.tr("Actions and their keys"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(KeyColumn.ACTION, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        table.doubleClicked.connect(self._double_clicked)
        for watched in (table, self.search):
            watched.installEventFilter(self)
        return table

    def _double_clicked(self, _index: QModelIndex) -> None:
        self.change()

    def _filter(self, text: str) -> None:
        self.found.setFilterFixedString(text)
        if not self.table.currentIndex().isValid() or self.command is None:
            self.table.selectRow(0)

    def _set_enabled(self) -> None:
        command = self.command
        for name in ("change", "add"):
            self.buttons[name].setEnabled(command is not None)
        self.buttons["remove"].setEnabled(command is not None and bool(self._keymap.keys(command.id)))
        self.buttons["reset"].setEnabled(command is not None and self._keymap.is_changed(command.id))
        self.buttons["reset all"].setEnabled(bool(self._keymap.changes))

    def _record(self, keep: tuple[str, ...]) -> None:
        command = self.command
        if command is None or self.recorder is not None:
            return
        self.recorder = KeyRecorder(command, self._keymap, self)
        self.recorder.recorded.connect(lambda key: self._keymap.change(command.id, (*keep, key)))
        self.recorder.finished.connect(self._recorded)
        self.recorder.open()

    def _recorded(self) -> None:
        if self.recorder is not None:
            self.recorder.deleteLater()
            self.recorder = None
            self.table.setFocus()

    def _choose_file(self, title: str) -> QFileDialog:
        if self.chooser is not None:
            self.chooser.deleteLater()
        self.chooser = QFileDialog(self, title, str(Path.home()), self.tr("Keys (*.json)"))
        return self.chooser
