"""Looking for cards: what is typed goes in, the numbers of the cards that are found come out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.deckbuilding import Card
from gundam_desktop.ui.growth import grown, letter
from gundam_desktop.ui.theme import Theme

FIELD_HEIGHT = 36


class Browse(QWidget):
    """The search field. Down goes to the cards."""

    found = Signal(object)
    """A set of numbers; None is every card."""
    left_downwards = Signal()
    """Down was pressed."""

    def __init__(self, cards: Iterable[Card], language: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = list(cards)
        self._words: dict[str, str] = {}
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.setAcceptDrops(False)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        letter(self.field, 15)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field)
        self.setFocusProxy(self.field)
        self.set_language(language)
        self.set_theme(theme)

    @property
    def text(self) -> str:
        """What is looked for."""
        return self.field.text().strip()

    def clear(self) -> None:
        """Look for nothing: every card is found."""
        self.field.clear()

    def set_language(self, language: str) -> None:
        """Look for names of another language."""
        self._words = {card.number: _words(card, language) for card in self._cards}
        self.retranslate()

    def retranslate(self) -> None:
        """Say it all anew."""
        self.field.setPlaceholderText(self.tr("Search name, number, trait…"))
        self.field.setAccessibleName(self.tr("Search for cards"))

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.field.setStyleSheet(
            f"QLineEdit {{background: {theme.zone}; color: {theme.text}; border: 1px solid {theme.zone_edge};"
            f" border-radius: 5px; padding: 0 8px}} QLineEdit:focus {{border: 2px solid {theme.own}}}"
        )
        self.field.setFixedHeight(grown(FIELD_HEIGHT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.field.setFixedHeight(grown(FIELD_HEIGHT))
        super().changeEvent(event)

    def _search(self) -> None:
        wanted = self.text.casefold().split()
        if not wanted:
            self.found.emit(None)
            return
        self.found.emit({number for number, words in self._words.items() if all(word in words for word in wanted)})


def _words(card: Card, language: str) -> str:
    """What a card is found by."""
    return " ".join((library.name_of(card.number, language), card.name, card.number, *card.traits)).casefold()
