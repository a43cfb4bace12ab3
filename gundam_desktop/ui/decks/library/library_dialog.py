"""The deck library in a window of its own."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from gundam_desktop.games.gcg.decks_api import DeckRepository
from gundam_desktop.ui.decks.library.library_panel import DeckLibraryPanel
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.sheet import Sheet

SIZE = (1060, 760)


class DeckLibraryDialog(Ambient, Sheet, QDialog):
    """Shows the library; closes when a deck is opened, created or played."""

    def __init__(
        self,
        repository: DeckRepository,
        parent: QWidget | None = None,
        keymap: Keymap | None = None,
    ) -> None:
        super().__init__(parent)
        self.refresh_texts()
        resize_within_screen(self, *SIZE)
        self.library = DeckLibraryPanel(repository, self, keymap)
        self.headed_column().addWidget(self.library)
        for signal in (self.library.open_wanted, self.library.play_wanted, self.library.new_wanted):
            signal.connect(lambda _what: self.accept())
        self.finished.connect(self.library.reader.stop)
        self.library.list.setFocus()

    def refresh_texts(self) -> None:
        self.setWindowTitle(self.tr("Decks"))
