"""The base of the pages on which bots play the deck: the form, the button, and the progress of the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QProgressBar, QSpinBox, QWidget

from gundam_desktop.bots import levels
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.statistics_page import StatisticsPage
from gundam_desktop.ui.session.level_names import ranked_level_names
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel


class BotGamesPage(StatisticsPage):
    """A form on the left, and what came of the games on the right; a subclass says what is played."""

    def __init__(self, decks: DeckSource, games: int, most_games: int, parent: QWidget | None = None) -> None:
        """`games` is the usual number of games, `most_games` the largest."""
        super().__init__(parent)
        self._decks = decks
        self._found: Sequence[tuple[str, Deck]] = ()
        self.run = PoolRun(self)
        self.run.ended.connect(self._show)
        self.level, self.games = QComboBox(self), QSpinBox(self)
        self.games.setRange(1, most_games)
        self.games.setValue(games)
        self.level.activated.connect(lambda _index: self._choose())
        self.games.valueChanged.connect(lambda _games: self._choose())
        self.start = ActionButton(main=True, parent=self)
        self.start.clicked.connect(self._press)
        self.progress = QProgressBar(self)
        self.status = Label(self)
        self.status.setWordWrap(True)
        self._setup, self._result = Panel(" ", self), Panel(" ", self)
        self._labels: Mapping[QWidget, Label] = {}
        self._due = 0

    # what a subclass says (a class of Qt cannot be an ABC)

    def _choose(self) -> None:
        """Take what is chosen in the form."""
        self._show()

    def _begin(self) -> None:
        """Start the chosen games."""
        raise NotImplementedError

    def _show(self) -> None:
        """Show what can be chosen now, and the games so far."""
        raise NotImplementedError

    # the form

    def _form(self, *fields: QWidget) -> QFormLayout:
        """A form of these fields, each with a label."""
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._labels = {field: Label(self) for field in fields}
        for field, label in self._labels.items():
            label.setBuddy(field)
            form.addRow(label, field)
        return form

    def _fill_panels(
        self,
        form: QFormLayout,
        opponents: QWidget,
        results: Sequence[QWidget],
        widest: QWidget,
        shares: tuple[int, int],
    ) -> None:
        """Put the form and the decks to play against on the left, the results on the right, in shares of the width.

        What is left of the height is for `widest`.
        """
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        left, right = self._setup.box, self._result.box
        left.addLayout(form)
        left.addWidget(opponents)
        left.addWidget(self.start)
        for widget in results:
            right.addWidget(widget)
        right.setStretchFactor(widest, 1)
        row = QHBoxLayout(self)
        for panel, share in zip((self._setup, self._result), shares, strict=True):
            row.addWidget(panel, share)

    def _set_tab_order(self, *fields: QWidget) -> None:
        """Set the tab order: these fields, then the button."""
        for before, after in pairwise((*fields, self.start)):
            QWidget.setTabOrder(before, after)

    def _fill_levels(self) -> None:
        chosen = self.level.currentData() or levels.FAST
        self.level.clear()
        for name, text in zip(levels.names(), ranked_level_names(levels.names()), strict=True):
            self.level.addItem(text, name)
        self.level.setCurrentIndex(max(0, self.level.findData(chosen)))

    # the games

    def stop(self) -> None:
        """Stop the games; finished ones are kept."""
        self.run.cancel()

    def _press(self) -> None:
        if self.run.running:
            self.run.cancel()
        else:
            self._begin()
            self._show()

    def _open_tab(self) -> None:
        """Show the tab that was chosen, with all games so far."""
        self._due = 0
        self._show()

    def _is_due(self, games: int) -> bool:
        """True if a table of all games should be made anew: with thousands of games not for every one that comes."""
        due = not self.run.running or games >= self._due
        if due:
            self._due = games + games // 10 + 1
        return due

    def _show_progress(self, caption: str, can_begin: bool, done: int, every: int, *fields: QWidget) -> None:
        """Show the button with a caption, and how many games are done; fields change only while none is played."""
        running = self.run.running
        self.start.set_caption(caption)
        self.start.setEnabled(running or can_begin)
        for field in fields:
            field.setEnabled(not running)
        self.progress.setRange(0, max(1, every))
        self.progress.setValue(done)
        self.progress.setAccessibleName(self.tr("Games played"))
