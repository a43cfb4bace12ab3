"""Shows how the open deck and its stored file differ, and asks which one to keep."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.library.compare_dialog import DifferencesView
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.scroll_column import ScrollColumn
from gundam_desktop.ui.style.sheet import Sheet

SIZE = (720, 520)


class ConflictDialog(Sheet, QDialog):
    """The differences between two texts of one deck. The choices are added by the caller; each one closes it."""

    def __init__(self, mine: Deck, stored: Deck, details: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("The saved deck has changed"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        resize_within_screen(self, *SIZE)
        text = self.tr("“{name}” was changed by another window or program since you opened it.").format(name=mine.name)
        self.view = DifferencesView(self)
        names = (self.tr("Saved"), self.tr("Mine"))
        if not self.view.show_decks(stored, mine, dict(decks_api.all_cards()), names):
            self.view.hide()
            details = self.tr("The lists are the same.") + "\n" + details
        self._buttons = QDialogButtonBox(self)
        self._buttons.rejected.connect(self.reject)
        column = self.headed_column()
        column.addWidget(_label(text, self))
        column.addWidget(self.view, 1)
        more = ScrollColumn(self)
        more.column.addWidget(_label(details, self))
        column.addWidget(more)
        column.addWidget(self._buttons)

    def add_choice(self, text: str, action: Callable[[], object]) -> None:
        """Add a choice and what it does. The first one is the default."""
        button = self._buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(self.accept)
        button.clicked.connect(lambda _checked=False: action())

    def add_cancel(self, text: str) -> None:
        """Add the choice that changes nothing, which Escape takes as well."""
        self._buttons.addButton(text, QDialogButtonBox.ButtonRole.RejectRole)


def _label(text: str, parent: QWidget) -> Label:
    label = Label(parent, text)
    label.setWordWrap(True)
    return label
