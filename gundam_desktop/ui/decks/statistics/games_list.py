"""The games that bots have played, the special ones first; each can be watched as a replay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.special_games import NUMBER, ORDERS, in_order, losers_peak
from gundam_desktop.games.gcg.decks_api import UNDEFINED
from gundam_desktop.match.resimulation import Resimulated, in_background
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.session.level_names import level_name
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.theme import theme


class GamesList(QWidget):
    """A table with a row for each game; Enter, a double click or the button play one again in the background."""

    replay_wanted = Signal(object, str)
    """The `Record` of a game, and how it differs from the one that was kept; empty if it does not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: Sequence[KeptGame] = ()
        self._shown: list[tuple[int, KeptGame]] = []
        self._is_of_one_deck = True
        self.run = PoolRun(self)
        self.run.ended.connect(self._played_again)
        self.order, self.table, self.watch = QComboBox(self), CellTable((1,), self), ActionButton(parent=self)
        self.watch.setEnabled(False)
        self.order.activated.connect(lambda _index: self.refresh())
        self.table.activated.connect(lambda index: self._watch(index.row()))
        self.watch.clicked.connect(lambda: self._watch(self.table.currentIndex().row()))
        self.note = Label(self)
        self.note.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self.order, 1)
        head.addWidget(self.watch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        column.addWidget(self.note)

    @property
    def title(self) -> str:
        """The title of a tab with it."""
        return self.tr("Games")

    def show_games(self, games: Sequence[KeptGame]) -> None:
        """Show these games; bot A has the open deck, or the one that is compared with it."""
        self._games = games
        self.refresh()

    def refresh(self) -> None:
        """Show texts and games."""
        chosen = self.order.currentData() or NUMBER
        self.order.clear()
        for key, text in self._orders().items():
            self.order.addItem(text, key)
        self.order.setCurrentIndex(self.order.findData(chosen))
        self.order.setAccessibleName(self.tr("Order of the games"))
        self.watch.set_caption(self.tr("Watch"))
        self.watch.setEnabled(bool(self._games))
        self._shown = in_order(enumerate(self._games, 1), chosen, lambda game: game[1].played)
        self._is_of_one_deck = len({game.matchup.names[0] for game in self._games}) < 2
        head = [self.tr("Game"), self.tr("Against"), self.tr("Level"), self.tr("Result"), self.tr("Went first")]
        head += [self.tr("Turns"), self.tr("Loser's best chance")]
        self.table.show_rows(self.title, head, [self._row(number, game) for number, game in self._shown])
        self._show_note()

    def stop(self) -> None:
        """Stop playing a game again."""
        self.run.cancel()

    def _orders(self) -> dict[str, str]:
        """The orders with their names, in the order of `ORDERS`."""
        texts = (
            self.tr("In the order in which they were played"),
            self.tr("Lost from ahead first"),
            self.tr("Closest first"),
            self.tr("Longest first"),
            self.tr("Shortest first"),
        )
        return dict(zip(ORDERS, texts, strict=True))

    def _row(self, number: int, game: KeptGame) -> list[Cell]:
        (names, pairing), played, colors = game.matchup, game.played, theme()
        ended = {0: (self.tr("Won"), colors.legal), 1: (self.tr("Lost"), colors.danger)}
        result, color = ended.get(played.winner, (self.tr("Drawn"), ""))
        if played.error:
            result, color = self.tr("Failed"), colors.warning
        peak = losers_peak(played)
        return [
            Cell(str(number), figure=True),
            Cell(names[1] if self._is_of_one_deck else " – ".join(names)),
            Cell(level_name(pairing.bots[0])),
            Cell(result, color=color, hint=played.error),
            Cell(self.tr("This deck") if played.starter == 0 else self.tr("The other")),
            Cell(str(played.turns), figure=True),
            Cell(f"{peak}%" if peak is not None else UNDEFINED, figure=True),
        ]

    def _watch(self, row: int) -> None:
        if 0 <= row < len(self._shown) and not self.run.running:
            self.run.start(in_background(self._shown[row][1]), 1)
            self._show_note()

    def _played_again(self) -> None:
        results, self.run.results = self.run.results, []
        self._show_note()
        for result in results:
            if isinstance(result, Resimulated):
                self.replay_wanted.emit(result.record, result.why)
            else:
                self.note.setText(self.tr("This game cannot be played again: {reason}").format(reason=result))

    def _show_note(self) -> None:
        texts = (
            self.tr("A double click or Enter shows a game on the table. The chance is judged once each turn."),
            self.tr("The bots play this game again…"),
        )
        self.note.setText(texts[self.run.running])
