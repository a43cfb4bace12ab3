"""Playtest: bots play the deck against another one; win rates in total and by turn order, figures, and the games."""

from __future__ import annotations

import random
import time
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from gundam_desktop.bots import levels
from gundam_desktop.bots.arena import Match, Pairing, PlacedGame, Played, PlayedAt, count, in_background
from gundam_desktop.bots.figures import difference, rate_of
from gundam_desktop.bots.games_file import GamesFile
from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import UNDEFINED, percent
from gundam_desktop.ui.decks.statistics.bot_games_page import BotGamesPage
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.figures_view import FiguresView
from gundam_desktop.ui.decks.statistics.games_list import GamesList
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.labels import interval, time_left, time_needed
from gundam_desktop.ui.decks.statistics.playable import why_not_playable
from gundam_desktop.ui.decks.statistics.rate_chart import RateChart, ResultDots
from gundam_desktop.ui.session.level_names import level_name
from gundam_desktop.ui.session.pool_run import processes_for
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import scaled

SEEDS = 2**32
WIDTH = 300
MOST_GAMES = 10_000
USUAL_GAMES = 100


class PlaytestPage(BotGamesPage):
    """Chooses an opponent and shows the games of the bots."""

    def __init__(self, decks: DeckSource, parent: QWidget | None = None) -> None:
        super().__init__(decks, USUAL_GAMES, MOST_GAMES, parent)
        self.matchups: tuple[Matchup, ...] = ()
        """What the bots play: one matchup, or one for each level that is compared."""
        self._files: list[GamesFile] = []
        self._began, self._write_failed = 0.0, ""
        self.run.progressed.connect(self._keep)
        self.opponent, self.edition, self.second = QComboBox(self), QComboBox(self), QComboBox(self)
        self.opponent.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.opponent.setMinimumWidth(scaled(WIDTH))
        self.opponent.currentIndexChanged.connect(lambda _index: self._show())
        for box in (self.edition, self.second):
            box.activated.connect(lambda _index: self._show())
        self.table, self.rates, self.results = CellTable((0,), self), RateChart(self), ResultDots(self)
        self.meaning, self.picture = Label(self), ActionButton(parent=self)
        self.meaning.setWordWrap(True)
        self.picture.clicked.connect(self._save_picture)
        self.figures, self.list = FiguresView(self), GamesList(self)
        self.tabs = QTabWidget(self)
        self.tabs.currentChanged.connect(lambda _index: self._open_tab())
        self._set_tab_order(*self._fields)
        self._lay_out()

    @property
    def _fields(self) -> tuple[QWidget, ...]:
        return self.opponent, self.level, self.second, self.edition, self.games

    @property
    def _edition(self) -> str:
        """The edition of the rules that is chosen."""
        return str(self.edition.currentData() or decks_api.NEWEST)

    @property
    def _levels(self) -> list[str]:
        """The level that is chosen, and the one to compare it with."""
        chosen = (str(box.currentData() or "") for box in (self.level, self.second))
        return list(dict.fromkeys(filter(None, chosen)))

    def played(self, matchup: int = 0) -> list[Played]:
        """Return the games of a matchup so far, in order."""
        return sorted((game for (place,), game in self.run.results if place == matchup), key=lambda game: game.number)

    def _lay_out(self) -> None:
        left, right = self._setup.box, self._result.box
        left.addLayout(self._form(*self._fields))
        left.addWidget(self.start)
        left.addWidget(self.progress)
        left.addWidget(self.status)
        left.addStretch(1)
        rates = QWidget(self)
        column = QVBoxLayout(rates)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.table)
        column.addWidget(self.rates)
        column.addWidget(self.meaning)
        column.addWidget(self.results, 1)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignRight)
        self.tabs.setDocumentMode(True)
        for tab in (rates, self.figures, self.list):
            self.tabs.addTab(tab, "")
        right.addWidget(self.tabs, 1)
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
        texts = (
            self.tr("&Against"),
            self.tr("Both &bots"),
            self.tr("&Compare with"),
            self.tr("&Rules"),
            self.tr("&Games"),
        )
        for label, text in zip(self._labels.values(), texts, strict=True):
            label.setText(text)
        for place, text in enumerate((self.tr("Win rates"), self.tr("Figures"), self.list.title)):
            self.tabs.setTabText(place, text)
        self.picture.set_caption(self.tr("Save a picture…"))
        self._fill_levels()
        self._fill_second()
        self._fill_editions()
        self.tabs.setAccessibleName(self._result.title)
        self.list.refresh()
        self._show()

    def stop(self) -> None:
        """Stop the games; finished ones are kept."""
        self.list.stop()
        super().stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.run.running:
            self._fill_opponents()
            self._show()

    def discard_results(self) -> None:
        """Cancel the games and discard their results: the deck has changed."""
        self.run.cancel()
        self.run.results, self.matchups = [], ()

    def _fill_opponents(self) -> None:
        chosen = self.opponent.currentText()
        self._found = self._decks()
        with QSignalBlocker(self.opponent):
            self.opponent.clear()
            self.opponent.addItems([name for name, _ in self._found])
            self.opponent.setCurrentIndex(max(0, self.opponent.findText(chosen)))

    def _fill_second(self) -> None:
        chosen = self.second.currentData()
        self.second.clear()
        self.second.addItem(self.tr("no other level"), "")
        for name in levels.names():
            self.second.addItem(level_name(name), name)
        self.second.setCurrentIndex(max(0, self.second.findData(chosen)))

    def _fill_editions(self) -> None:
        chosen = self._edition
        self.edition.clear()
        for edition in decks_api.EDITIONS:
            self.edition.addItem(self.tr("Comprehensive Rules {edition}").format(edition=edition), edition)
        self.edition.setCurrentIndex(self.edition.findData(chosen))

    def _begin(self) -> None:
        name, against = self._found[self.opponent.currentIndex()]
        seed, games, own = random.SystemRandom().randrange(SEEDS), self.games.value(), self._levels
        self.matchups = tuple(
            Matchup((self.deck.name, name), Pairing((level, level), (self.deck, against), seed, self._edition))
            for level in own
        )
        placed = [
            PlacedGame((place,), matchup.pairing, number)
            for number in range(games)
            for place, matchup in enumerate(self.matchups)
        ]
        self._files = [matchup.file() for matchup in self.matchups]
        self._began, self._write_failed = time.monotonic(), ""
        self.run.start(in_background(placed, processes_for(len(placed))), len(placed))

    def _keep(self, games: list[PlayedAt]) -> None:
        """Keep games in the files of their matchups."""
        try:
            for place, file in enumerate(self._files):
                file.add(((), game) for (at,), game in games if at == place)
        except OSError as error:
            self._write_failed = self.tr("The games cannot be kept on the disk: {reason}").format(reason=error)
        self._show()

    def _show(self) -> None:
        running, done = self.run.running, len(self.run.results)
        why, caption = self._why_not(), self.tr("Cancel") if running else self.tr("Play")
        self._show_progress(caption, not why, done, self.run.count, *self._fields)
        self.progress.setVisible(running)
        self.status.setText(self._status(why))
        self.picture.setEnabled(bool(done))
        shown = self.tabs.currentWidget()
        if shown is self.figures and self._is_due(done):
            self.figures.show_games(self.played(), self.matchups[0].pairing.decks if self.matchups else ())
        elif shown is self.list and self._is_due(done):
            every = sorted(self.run.results, key=lambda game: (game[1].number, game[0]))
            self.list.show_games([KeptGame(self.matchups[int(place[0])], game) for place, game in every])
        elif shown is self.table.parentWidget():
            self._show_rates()

    def _show_rates(self) -> None:
        played, parts = self.played(), self.parts()
        head = [
            "",
            self.tr("Games"),
            self.tr("Won"),
            self.tr("Lost"),
            self.tr("Drawn"),
            self.tr("Win rate"),
            self.tr("95% interval"),
        ]
        self.table.show_rows(self._result.title, head, [_row(name, match) for name, match in parts])
        self.table.fit_height()
        self.results.show_games(played)
        self.rates.show_rates([(name, *_rate(match)) for name, match in parts])
        self.meaning.setText(self._meaning())
        self.meaning.setVisible(bool(self.meaning.text()))

    def parts(self) -> list[tuple[str, Match]]:
        """Return what the rates are shown of: all games and those by turn order, and all games at another level."""
        played = self.played()
        parts = [
            (self.tr("All games"), played),
            (self.tr("Going first"), [game for game in played if game.starter == 0]),
            (self.tr("Going second"), [game for game in played if game.starter == 1]),
        ]
        for place in range(1, len(self.matchups)):
            parts.append((level_name(self.matchups[place].pairing.bots[0]), self.played(place)))
        return [(name, count(games, 0.0)) for name, games in parts]

    def _meaning(self) -> str:
        """Return what the difference between two levels means; empty if only one is played."""
        if len(self.matchups) < 2:
            return ""
        first, second = (rate_of([game for game in self.played(place) if not game.error], 0) for place in (0, 1))
        found = difference(second, first)
        if found is None:
            return ""
        low, high = (f"{100 * end:+.0f}" for end in found.interval)
        names = [level_name(matchup.pairing.bots[0]) for matchup in self.matchups]
        text = self.tr("{second} less {first}, in points: {points} (95%: {low} to {high}).").format(
            first=names[0], second=names[1], points=f"{100 * found.points:+.0f}", low=low, high=high
        )
        if found.is_shown:
            meaning = self.tr("This deck depends on how it is played.")
        else:
            meaning = self.tr("These games show no difference between the levels.")
        return f"{text} {meaning}"

    def _save_picture(self) -> None:
        """Ask for a file and write a picture of the result to it."""
        from gundam_desktop.ui.decks.statistics.matchup_picture import save_picture  # rarely used

        names = self.matchups[0].names
        given, _kind = QFileDialog.getSaveFileName(
            self, self.tr("Save a picture"), in_documents(f"{' - '.join(names)}.png"), "*.png"
        )
        if given:
            path = Path(given)
            try:
                save_picture(self.matchups[0], self.parts(), path if path.suffix else path.with_suffix(".png"))
            except OSError as error:
                message_box.warn(self, self.tr("The picture cannot be saved"), str(error))

    def _why_not(self) -> str:
        """Return why these decks cannot be played; empty if they can."""
        index = self.opponent.currentIndex()
        if not 0 <= index < len(self._found):
            return self.tr("There is no deck to play against.")
        decks = (self.deck, self._found[index][1])
        return next(filter(None, (why_not_playable(deck, self._edition) for deck in decks)), "")

    def _status(self, why: str) -> str:
        done, games = len(self.run.results), self.run.count
        if self.run.running:
            text = self.tr("Games played: {played} of {games}.").format(played=done, games=games)
            left = time_left((time.monotonic() - self._began) * (games - done) / done) if done else ""
            return " ".join(filter(None, (text, left, self._write_failed)))
        failed = [game for _place, game in self.run.results if game.error]
        if failed:
            text = self.tr("Games that failed and do not count: {count}. First error: {error}")
            return text.format(count=len(failed), error=failed[0].error)
        if why or not done:
            needed = sum(levels.seconds_of_game(level) for level in self._levels)
            return why or time_needed(needed, self.games.value())
        if done < games:
            text = self.tr("Cancelled after {played} of %n games.", "", games).format(played=done)
        else:
            text = self.tr("Games played: {count}.").format(count=done)
        return " ".join(filter(None, (text, self._write_failed)))


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
