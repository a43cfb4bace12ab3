"""The list of installed card packs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QWidget

from gundam_desktop.games.gcg import packs_api
from gundam_desktop.games.gcg.packs_api import Damaged, LoadedPack
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.wrapped_rows import wrap_rows

SIZE: Final = (640, 420)


class PacksDialog(Sheet, QDialog):
    """Shows the installed packs, and asks to install or remove one."""

    install_wanted = Signal()
    remove_wanted = Signal(object)
    """The `LoadedPack` or `Damaged` that the player wants to remove."""

    def __init__(self, packs: Sequence[LoadedPack | Damaged], parent: QWidget) -> None:
        super().__init__(parent)
        self._packs = packs
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Card packs"))
        about = self.tr("A card pack has the cards of a set that this version of the program does not have yet.")
        if not packs:
            about += " " + self.tr("None is installed.")
        text = Label(self, about)
        text.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.windowTitle())
        wrap_rows(self.list)
        for pack in packs:
            self.list.addItem(self._line(pack))
        self.list.setVisible(bool(packs))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.install = buttons.addButton(self.tr("&Install…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.remove = buttons.addButton(self.tr("&Remove…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.install.clicked.connect(self._install)
        self.remove.clicked.connect(self._remove)
        buttons.rejected.connect(self.reject)
        self.list.currentRowChanged.connect(lambda row: self.remove.setEnabled(row >= 0))
        self.remove.setEnabled(False)
        self.list.setCurrentRow(0)
        column = self.headed_column()
        column.addWidget(text)
        column.addWidget(self.list, 1)
        column.addWidget(buttons)
        resize_within_screen(self, *SIZE)

    def _line(self, pack: LoadedPack | Damaged) -> str:
        """A pack in one line of the list."""
        if isinstance(pack, Damaged):
            return self.tr("{name} cannot be read: {fault}").format(name=pack.name, fault=pack.fault)
        signer = packs_api.signer_of(pack.pack)
        parts = [
            self.tr("{name}, version {version}").format(name=pack.name, version=pack.pack.version),
            self.tr("cards: {count}").format(count=len(pack.pack.cards)),
            self.tr("signed with {key}").format(key=signer) if signer else self.tr("not signed"),
        ]
        if pack.shipped:
            parts.append(self.tr("not used, because the program has them: {count}").format(count=len(pack.shipped)))
        return " – ".join(parts)

    def _install(self) -> None:
        self.accept()
        self.install_wanted.emit()

    def _remove(self) -> None:
        self.accept()
        self.remove_wanted.emit(self._packs[self.list.currentRow()])
