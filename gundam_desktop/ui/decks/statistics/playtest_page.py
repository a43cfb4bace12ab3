"""Playtest: bots play the deck against another one; win rates in total and by turn order."""

from __future__ import annotations

import random

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.bots.arena import Match, Pairing, count, in_background
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import UNDEFINED, percent
from gundam_desktop.ui.decks.statistics.bot_games_page import BotGamesPage
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.labels import interval, time_needed
from gundam_desktop.ui.decks.statistics.playable import why_not_playable
from gundam_desktop.ui.decks.statistics.rate_chart import RateChart, ResultDots
from gundam_desktop.ui.session.pool_run import processes_for
from gundam_desktop.ui.style.scaling import scaled

SEEDS = 2**32
WIDTH = 300
MOST_GAMES = 10_000
USUAL_GAMES = 100


class PlaytestPage(BotGamesPage):
    """Chooses an opponent and shows the games of the bots."""

    def __init__(self, decks: DeckSource, parent: QWidget | None = None) -> None:
        super().__init__(decks, USUAL_GAMES, MOST_GAMES, parent)
        self.run.progressed.connect(lambda _games: self._show())
        self.opponent, self.edition = QComboBox(self), QComboBox(self)
        self.opponent.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.opponent.setMinimumWidth(scaled(WIDTH))
        self.opponent.currentIndexChanged.connect(lambda _index: self._show())
        self.edition.activated.connect(lambda _index: self._show())
        self.table, self.rates, self.results = CellTable((0,), self), RateChart(self), ResultDots(self)
        self._set_tab_order(*self._fields)
        self._lay_out()

    @property
    def _fields(self) -> tuple[QWidget, ...]:
        return self.opponent, self.level, self.edition, self.games

    @property
    def _edition(self) -> str:
        """The edition of the rules that is chosen."""
        return str(self.edition.currentData() or decks_api.NEWEST)

    def _lay_out(self) -> None:
        left, right = self._setup.box, self._result.box
        left.addLayout(self._form(*self._fields))
        left.addWidget(self.start)
        left.addWidget(self.progress)
        left.addWidget(self.status)
        left.addStretch(1)
        right.addWidget(self.table)
        right.addWidget(self.rates)
        right.addWidget(self.results, 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._setup, 2)
        row.addWidget(self._result, 3)
        QVBoxLayout(self).addLayout(row)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Playtest")

    def refresh(self) -> None:
        """Show texts and results."""
        self._setup.set_title(self.tr("Let bots play this deck"))
        self._result.set_title(self.tr("Games won by this deck"))
        texts = (self.tr("&Against"), self.tr("Both &bots"), self.tr("&Rules"), self.tr("&Games"))
        for label, text in zip(self._labels.values(), texts, strict=True):
            label.setText(text)
        self._fill_levels()
        self._fill_editions()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.run.running:
            self._fill_opponents()
            self._show()

    def discard_results(self) -> None:
        """Cancel the games and discard their results: the deck has changed."""
        self.run.cancel()
        self.run.results = []

    def _fill_opponents(self) -> None:
        chosen = self.opponent.currentText()
        self._found = self._decks()
        with QSignalBlocker(self.opponent):
            self.opponent.clear()
            self.opponent.addItems([name for name, _ in self._found])
            self.opponent.setCurrentIndex(max(0, self.opponent.findText(chosen)))

    def _fill_editions(self) -> None:
        chosen = self._edition
        self.edition.clear()
        for edition in decks_api.EDITIONS:
            self.edition.addItem(self.tr("Comprehensive Rules {edition}").format(edition=edition), edition)
        self.edition.setCurrentIndex(self.edition.findData(chosen))

    def _begin(self) -> None:
        level = str(self.level.currentData())
        against = self._found[self.opponent.currentIndex()][1]
        seed = random.SystemRandom().randrange(SEEDS)
        pairing, games = Pairing((level, level), (self.deck, against), seed, self._edition), self.games.value()
        self.run.start(in_background(pairing, games, processes_for(games)), games)

    def _show(self) -> None:
        running, played = self.run.running, self.run.results
        why, caption = self._why_not(), self.tr("Cancel") if running else self.tr("Play")
        self._show_progress(caption, not why, len(played), self.run.count, *self._fields)
        self.progress.setVisible(running)
        self.status.setText(self._status(why))
        parts = (
            (self.tr("All games"), count(played, 0.0)),
            (self.tr("Going first"), count([game for game in played if game.starter == 0], 0.0)),
            (self.tr("Going second"), count([game for game in played if game.starter == 1], 0.0)),
        )
        head = [
            "",
            self.tr("Games"),
            self.tr("Won"),
            self.tr("Lost"),
            self.tr("Drawn"),
            self.tr("Win rate"),
            self.tr("95% interval"),
        ]
        rows = [_row(name, match) for name, match in parts]
        self.table.show_rows(self._result.title, head, rows)
        self.table.fit_height()
        self.results.show_games(played)
        self.rates.show_rates([(name, *_rate(match)) for name, match in parts])

    def _why_not(self) -> str:
        """Return why these decks cannot be played; empty if they can."""
        index = self.opponent.currentIndex()
        if not 0 <= index < len(self._found):
            return self.tr("There is no deck to play against.")
        decks = (self.deck, self._found[index][1])
        return next(filter(None, (why_not_playable(deck, self._edition) for deck in decks)), "")

    def _status(self, why: str) -> str:
        played, games = len(self.run.results), self.run.count
        if self.run.running:
            return self.tr("Games played: {played} of {games}.").format(played=played, games=games)
        failed = [game for game in self.run.results if game.error]
        if failed:
            text = self.tr("Games that failed and do not count: {count}. First error: {error}")
            return text.format(count=len(failed), error=failed[0].error)
        if why or not played:
            return why or time_needed(str(self.level.currentData()), self.games.value())
        if played < games:
            return self.tr("Cancelled after {played} of %n games.", "", games).format(played=played)
        return self.tr("Games played: {count}.").format(count=played)


def _row(name: str, match: Match) -> list[Cell]:
    rate, low, high = _rate(match)
    whole = rate is not None
    figures = [
        str(match.games),
        str(match.wins[0]),
        str(match.wins[1]),
        str(match.draws),
        percent(rate) if whole else UNDEFINED,
        interval(low, high) if whole else UNDEFINED,
    ]
    return [Cell(name), *(Cell(figure, figure=True) for figure in figures)]


def _rate(match: Match) -> tuple[float | None, float, float]:
    whole = sum(match.wins) + match.draws
    return (match.win_rate if whole else None, *match.interval)
