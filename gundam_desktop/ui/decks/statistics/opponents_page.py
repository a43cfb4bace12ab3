"""The base of the pages on which the deck meets decks that are chosen from a list; their games are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QTabWidget, QWidget

from gundam_desktop.ui.decks.statistics.bot_games_page import BotGamesPage
from gundam_desktop.ui.decks.statistics.cell_table import CellTable
from gundam_desktop.ui.decks.statistics.games_list import GamesList
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.opponent_choice import OpponentChoice


class OpponentsPage(BotGamesPage):
    """A form and the list of decks on the left, tables and the games in tabs on the right."""

    def __init__(
        self,
        decks: DeckSource,
        games: int,
        most_games: int,
        field: QComboBox,
        tables: Sequence[CellTable],
        parent: QWidget | None = None,
    ) -> None:
        """`field` is the form's first field, `tables` are the tabs before that of the games."""
        super().__init__(decks, games, most_games, parent)
        self._write_failed = ""
        self.run.progressed.connect(self._keep)
        field.activated.connect(lambda _index: self._choose())
        self.opponents = OpponentChoice(self)
        self.opponents.changed.connect(self._choose)
        self.list, self.tabs = GamesList(self), QTabWidget(self)
        self.tabs.setDocumentMode(True)
        for tab in (*tables, self.list):
            self.tabs.addTab(tab, "")
        self.tabs.currentChanged.connect(lambda _index: self._open_tab())
        form = self._form(field, self.level, self.games)
        self._fill_panels(form, self.opponents, (self.progress, self.status, self.tabs), self.tabs, (3, 4))
        self._set_tab_order(self.opponents.list, self.opponents.all, field, self.level, self.games)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def stop(self) -> None:
        """Stop the games; finished ones are kept."""
        self.list.stop()
        super().stop()

    def _keep(self, games: list[Any]) -> None:
        """Count games that have been played now, and keep them on the disk (a class of Qt cannot be an ABC)."""
        raise NotImplementedError

    def _name_parts(self, opponents: str, labels: Sequence[str], tables: Sequence[str]) -> None:
        """Show the names of the page's parts: of the list of decks, the form's fields and the tabs with tables."""
        self._setup.set_title(self.title)
        self._result.set_title(self.tr("Result"))
        self.opponents.title.setText(opponents)
        self.opponents.all.setText(self.tr("All"))
        for label, text in zip(self._labels.values(), labels, strict=True):
            label.setText(text)
        for place, text in enumerate((*tables, self.list.title)):
            self.tabs.setTabText(place, text)
        self.tabs.setAccessibleName(self._result.title)
        self.list.refresh()

    def _not_kept(self, error: OSError) -> str:
        return self.tr("The games cannot be kept on the disk: {reason}").format(reason=error)
