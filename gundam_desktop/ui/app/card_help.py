"""Carries out three commands with a key of their own: key hints on the table, the large card, and its reminders."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.decks.workspace import DeckController
from gundam_desktop.ui.play.panels.card_preview_panel import CardPreviewPanel
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.settings import Settings


class CardHelp(QObject):
    """Opens what a command asks for, on the table or in the deck builder; if there is nothing, it says so."""

    def __init__(
        self, page: PlayPage, decks: DeckController, settings: Settings, on_table: Callable[[], bool], parent: QWidget
    ) -> None:
        """`on_table` says whether the table is shown, and not the deck builder."""
        super().__init__(parent)
        self._page, self._decks, self._settings, self._on_table = page, decks, settings, on_table
        self.follow_settings()

    def follow_settings(self) -> None:
        """Explain the words of cards from now on, or not."""
        self._page.side.zoom.zoom.explain(self._settings.reminders)
        self._decks.follow_reminders()

    def show_letters(self) -> None:
        """Show key hints on the table, or hide them."""
        if not self._page.scene.keys.show_hints():
            self._say(self.tr("Nothing on the table can be used now"))

    @property
    def _preview(self) -> CardPreviewPanel:
        return self._page.side.zoom if self._on_table() else self._decks.page.sidebar.preview

    def show_large(self) -> None:
        """Open the card beside the table or the deck in the middle of the window, with all about it."""
        if not self._preview.open_large():
            self._say(self.tr("Point at a card first to see it large"))

    def show_reminders(self) -> None:
        """Open what explains the large card, or close it."""
        if self._preview.toggle_reminders():
            return
        if self._settings.reminders:
            self._say(self.tr("Point at a card first to see its words explained"))
        else:
            self._say(self.tr("Reminders are turned off in the settings"))

    def _say(self, words: str) -> None:
        if self._on_table():
            self._page.announcer.answer(words)
            self._page.side.status.notice(words)
        else:
            self._decks.notice(words)
