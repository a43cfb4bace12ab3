"""The deck builder with a task below it: a lesson's deck, apart from the decks of the player."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.statistics import CurveChart, OddsLine
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme

MARGIN = 8


class DeckExercise(Ambient, QWidget):
    """Edits the deck of a task. Nothing is saved here: each edit is told to the task, which keeps it."""

    edited = Signal(object)
    """The `Deck` after an edit of the player."""
    hidden = Signal()
    """Another page is shown."""
    clause_wanted = Signal(str)
    used = Signal(str)
    """A button of the task was used by its key: `hint`, `restart` or `skip`."""

    def __init__(self, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.builder = page = BuilderPage(self)
        for absent in (page.importing, page.exporting, page.sidebar.play, page.sidebar.playtest, page.deck.name):
            absent.hide()
        self._curve, self._odds = CurveChart(page), OddsLine(page)
        self._odds.sample.hide()
        self._curve.query_wanted.connect(page.search_panel.show_query)
        for summary in (self._curve, self._odds):
            page.sidebar.extras.addWidget(summary)
        page.show_keys(keymap)
        page.clause_wanted.connect(self.clause_wanted)
        page.document.changed.connect(self._deck_changed)
        slots = {"deck undo": page.undo, "deck redo": page.redo, "deck table": page.cards.switch}
        slots |= {f"task {key}": partial(self.used.emit, key) for key in ("hint", "restart", "skip")}
        for command, slot in slots.items():
            shortcut = QShortcut(self)
            keymap.bind(shortcut, command)
            shortcut.activated.connect(slot)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(page, 1)
        self.setFocusProxy(page)
        self.refresh_sizes()

    def show_deck(self, deck: Deck, task: Panel) -> None:
        """Show a deck, with the panel of its task below it."""
        self._column.addWidget(task)
        task.show()
        if deck != self.builder.document.deck:
            self.builder.set_deck(deck)

    def _deck_changed(self) -> None:
        deck = self.builder.document.deck
        for summary in (self._curve, self._odds):
            summary.set_deck(deck)
        self.edited.emit(deck)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.hidden.emit()

    def refresh_sizes(self) -> None:
        self._column.setContentsMargins(0, 0, 0, scaled(MARGIN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme().background))
