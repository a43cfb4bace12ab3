"""The gauntlet: bots play the deck, and a second one beside it, against many decks; the games go on after a break."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from gundam_desktop.bots import levels
from gundam_desktop.bots.arena import Match, Played, count
from gundam_desktop.bots.gauntlet import (
    Entrant,
    Gauntlet,
    GauntletFile,
    GauntletGame,
    games_left,
    in_background,
    matrix,
)
from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import UNDEFINED, percent
from gundam_desktop.ui.decks.shown_deck_name import shown_deck_name
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.labels import interval, time_needed
from gundam_desktop.ui.decks.statistics.opponents_page import OpponentsPage
from gundam_desktop.ui.decks.statistics.playable import why_not_playable
from gundam_desktop.ui.session.pool_run import processes_for
from gundam_desktop.ui.style.theme import theme

USUAL_GAMES, MOST_GAMES = 20, 1000


class GauntletPage(OpponentsPage):
    """Chooses the opponents and shows the rate of the deck against each, beside that of a second deck."""

    def __init__(self, decks: DeckSource, parent: QWidget | None = None) -> None:
        self.beside, self.table = QComboBox(), CellTable((0,))
        super().__init__(decks, USUAL_GAMES, MOST_GAMES, self.beside, (self.table,), parent)
        self._played: list[GauntletGame] = []
        self._gauntlet: Gauntlet | None = None
        self.beside.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Gauntlet")

    def refresh(self) -> None:
        """Find the decks, and the games that were played with this one before."""
        labels = (self.tr("&Compare with:"), self.tr("&Level:"), self.tr("&Games each:"))
        self._name_parts(self.tr("&Against:"), labels, (self.tr("Win rates"),))
        if not self.run.running:
            self._fill()
            self._choose()

    def _fill(self) -> None:
        beside = self.beside.currentText()
        self._found = [(name, deck) for name, deck in self._decks() if not decks_api.violations_of(deck)]
        names = [name for name, _deck in self._found]
        self.opponents.show_names(names)
        self.beside.clear()
        self.beside.addItems([self.tr("no other deck"), *names])
        self.beside.setCurrentIndex(max(0, self.beside.findText(beside)))
        self._fill_levels()

    def _choose(self) -> None:
        """Take the chosen decks, and the games that they have played before."""
        if self.run.running:
            return
        own = [Entrant(self.deck.name, self.deck)]
        if self.beside.currentIndex() > 0:
            own.append(Entrant(*self._found[self.beside.currentIndex() - 1]))
        opponents = tuple(Entrant(*self._found[place]) for place in self.opponents.chosen())
        level = str(self.level.currentData())
        self._gauntlet = Gauntlet(tuple(own), opponents, (level, level))
        self._played, self._write_failed = [], ""
        if not self._why_not():
            try:
                self._played = GauntletFile(decks_api.gauntlet_folder(), self._gauntlet).games()
            except OSError as error:
                self._write_failed = self._not_kept(error)
        self._show()

    def _begin(self) -> None:
        assert self._gauntlet is not None
        left = games_left(self._gauntlet, self.games.value(), self._played)
        self._write_failed = ""
        self.run.start(in_background(self._gauntlet, left, processes_for(len(left))), len(left))

    def _keep(self, games: list[GauntletGame]) -> None:
        assert self._gauntlet is not None
        self._played += games
        try:
            GauntletFile(decks_api.gauntlet_folder(), self._gauntlet).add(games)
        except OSError as error:
            self._write_failed = self._not_kept(error)
        self._show()

    def _show(self) -> None:
        gauntlet, running, why = self._gauntlet, self.run.running, self._why_not()
        if gauntlet is None:
            return
        every = len(gauntlet.decks) * len(gauntlet.opponents) * self.games.value()
        left = 0 if why else len(games_left(gauntlet, self.games.value(), self._played))
        waiting = self.tr("Continue") if 0 < left < every else self.tr("Play")
        caption, fields = self.tr("Stop") if running else waiting, (self.beside, self.level, self.games)
        self._show_progress(caption, left > 0, 0 if why else every - left, every, *fields, self.opponents)
        text = self.tr("Games played: {played} of {games}. They are kept, and you can continue at any time.")
        text = text.format(played=every - left, games=every)
        needed = "" if running else time_needed(levels.seconds_of_game(gauntlet.levels[0]), left)
        self.status.setText(why or self._write_failed or " ".join(filter(None, (text, needed))))
        if self.tabs.currentWidget() is self.table:
            self._show_table(gauntlet)
        elif self._is_due(len(self._played)):
            self.list.show_games([_kept(gauntlet, game) for game in self._played])

    def _show_table(self, gauntlet: Gauntlet) -> None:
        figures = matrix(gauntlet, self._played)
        head = [self.tr("Against")]
        for entrant in gauntlet.decks:
            head += [shown_deck_name(entrant.name), self.tr("95%")]
        head.append(self.tr("Games"))
        every = [count(_of_deck(self._played, deck), 0.0) for deck in range(len(gauntlet.decks))]
        rows = [_row(self.tr("All"), every)]
        for place, entrant in enumerate(gauntlet.opponents):
            rows.append(_row(entrant.name, [of_deck[place] for of_deck in figures]))
        self.table.show_rows(self.tr("Result"), head, rows)

    def _why_not(self) -> str:
        """Return why nothing can be played; empty if it can."""
        if self._gauntlet is None or not self._gauntlet.opponents:
            return self.tr("Choose at least one deck to play against.")
        return why_not_playable(self.deck, decks_api.NEWEST)


def _kept(gauntlet: Gauntlet, game: GauntletGame) -> KeptGame:
    names = (gauntlet.decks[game.deck].name, gauntlet.opponents[game.opponent].name)
    return KeptGame(Matchup(names, gauntlet.pairing(game.deck, game.opponent)), game.played)


def _of_deck(played: Sequence[GauntletGame], deck: int) -> list[Played]:
    return [game.played for game in played if game.deck == deck]


def _row(name: str, matches: Sequence[Match]) -> list[Cell]:
    """The rate of each deck with its interval, and the games of all."""
    row = [Cell(name)]
    for match in matches:
        whole = sum(match.wins) + match.draws
        low, high = match.interval
        color = theme().legal if low > 0.5 else theme().danger if high < 0.5 else ""
        row.append(Cell(percent(match.win_rate) if whole else UNDEFINED, figure=True, color=color if whole else ""))
        row.append(Cell(interval(low, high) if whole else UNDEFINED, figure=True))
    return [*row, Cell(str(sum(match.games for match in matches)), figure=True)]
