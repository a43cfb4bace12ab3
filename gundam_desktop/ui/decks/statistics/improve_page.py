"""Improve: bots find the exchange of cards that helps the deck most against the chosen decks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.bots import levels
from gundam_desktop.bots.arena import PlacedGame, PlayedAt
from gundam_desktop.bots.games_file import GamesFile
from gundam_desktop.bots.gauntlet import Entrant
from gundam_desktop.bots.race import Variant, points
from gundam_desktop.bots.tuning import FINALISTS, Finalist, Tuned, Tuning, TuningRun, in_background
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import UNDEFINED, Exchange, percent
from gundam_desktop.ui.decks.card_listing import sharing_names
from gundam_desktop.ui.decks.statistics.bot_games_page import BotGamesPage
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.labels import time_needed
from gundam_desktop.ui.decks.statistics.opponent_choice import OpponentChoice
from gundam_desktop.ui.decks.statistics.playable import why_not_playable
from gundam_desktop.ui.session.pool_run import MOST_PROCESSES, processes_for
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

USUAL_MINUTES, MOST_MINUTES = 10, 24 * 60
SHOWN = 12
"""The most exchanges of the race that are shown."""
POINT = 0.01


class ImprovePage(BotGamesPage):
    """Chooses opponents, level and time, and shows which exchanges are in the race, and at the end the best one."""

    exchange_wanted = Signal(object)
    """An `Exchange` to be made in the deck."""

    def __init__(self, decks: DeckSource, parent: QWidget | None = None) -> None:
        super().__init__(decks, USUAL_MINUTES, MOST_MINUTES, parent)
        self.minutes = self.games
        """The field for an amount of games holds a time here."""
        self._tuning: Tuning | None = None
        self._file: GamesFile | None = None
        self._played: list[PlayedAt] = []
        """The games in the file."""
        self._search: TuningRun | None = None
        self._left: Sequence[PlacedGame] = ()
        """The games of the present round that are to be played."""
        self._tuned: Tuned | None = None
        self._write_failed = ""
        self.run.progressed.connect(self._keep)
        self.run.ended.connect(self._go_on)
        self.opponents = OpponentChoice(self)
        self.opponents.changed.connect(self._choose)
        self.table = CellTable((4,), self)
        self.apply = ActionButton(parent=self)
        self.apply.clicked.connect(self._apply)
        self._set_tab_order(self.opponents.list, self.opponents.all, self.level, self.minutes)
        form, results = self._form(self.level, self.minutes), (self.progress, self.status, self.table, self.apply)
        self._fill_panels(form, self.opponents, results, self.table, (2, 5))

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Improve")

    def refresh(self) -> None:
        """Show the texts, the decks to play against, and what earlier games with this deck have shown."""
        self._setup.set_title(self.tr("Find a better card"))
        self._result.set_title(self.tr("Result"))
        self.opponents.title.setText(self.tr("&Against:"))
        self.opponents.all.setText(self.tr("All"))
        for label, text in zip(self._labels.values(), (self.tr("&Level:"), self.tr("&Time at most:")), strict=True):
            label.setText(text)
        self.minutes.setSuffix(self.tr(" min"))
        self.apply.set_caption(self.tr("Apply this exchange"))
        if not self.run.running:
            self._found = [(name, deck) for name, deck in self._decks() if not decks_api.violations_of(deck)]
            self.opponents.show_names([name for name, _deck in self._found])
            self._fill_levels()
            self._file = None  # other programs may have added games
            self._choose()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _choose(self) -> None:
        """Take what is chosen; a search of which games are kept is shown as far as it went."""
        if self.run.running:
            return
        self._search, self._tuned, self._write_failed = None, None, ""
        if not self._why_not() and self._chosen().file(decks_api.tuning_folder()).path.exists():
            self._prepare()
        self._show()

    def _chosen(self) -> Tuning:
        """What is chosen, still without the exchanges to try."""
        opponents = tuple(Entrant(*self._found[place]) for place in self.opponents.chosen())
        deck = Entrant(self.deck.name, self.deck)
        return Tuning(deck, (), opponents, str(self.level.currentData()), decks_api.NEWEST)

    def _prepare(self) -> None:
        """Make the search, with the games that are kept; they are read again when something else is chosen."""
        tuning = self._chosen()
        file = tuning.file(decks_api.tuning_folder())
        if self._tuning is None or self._file is None or file.path != self._file.path:
            found = decks_api.exchanges_for(self.deck, date.today())
            variants = tuple(Variant(*one, decks_api.paired(self.deck, one)) for one in found)
            self._tuning, self._file, self._played = tuning._replace(variants=variants), file, []
            try:
                self._played = file.games()
            except OSError as error:
                self._write_failed = self._not_kept(error)
        self._search = TuningRun(self._tuning, self._affordable, self._played)
        self._left = self._search.left()
        self._tuned = self._search.result()

    @property
    def _affordable(self) -> int:
        """The number of games that fit into the time."""
        seconds = levels.seconds_of_game(str(self.level.currentData())) or 1.0
        return int(60 * self.minutes.value() * processes_for(MOST_PROCESSES) / seconds)

    def _begin(self) -> None:
        self._prepare()
        self._play_round()

    def _play_round(self) -> None:
        if self._left:
            self.run.start(in_background(self._left, processes_for(len(self._left))), len(self._left))

    def _go_on(self) -> None:
        """Play the next round, unless the games were stopped."""
        if self._search is not None and len(self.run.results) == self.run.count:
            self._left = self._search.left()
            self._tuned = self._search.result()
            self._play_round()
            self._show()

    def _keep(self, games: list[PlayedAt]) -> None:
        assert self._search is not None
        assert self._file is not None
        self._played += games
        for game in games:
            self._search.add(game)
        try:
            self._file.add(games)
        except OSError as error:
            self._write_failed = self._not_kept(error)
        self._show()

    def _not_kept(self, error: OSError) -> str:
        return self.tr("The games cannot be kept on the disk: {reason}").format(reason=error)

    def _apply(self) -> None:
        if self._tuned is not None and self._tuned.best is not None:
            best = self._tuned.best.variant
            self.exchange_wanted.emit(Exchange(best.out, best.into, best.copies))

    def _show(self) -> None:
        search, why = self._search, self._why_not()
        ended = search is not None and search.is_ended
        waiting = self.tr("Continue") if search is not None and search.done else self.tr("Search")
        caption = self.tr("Stop") if self.run.running else waiting
        every = self._affordable if search is None or not ended else search.done
        done = search.done if search is not None else 0
        self._show_progress(caption, not (why or ended), done, every, self.level, self.minutes, self.opponents)
        self.status.setText(why or self._write_failed or self._failed() or self._told())
        self.apply.setEnabled(self._tuned is not None and self._tuned.best is not None)
        head = [self.tr("Points"), self.tr("95%"), self.tr("Games"), self.tr("Out"), self.tr("In")]
        self.table.show_rows(self._result.title, head, self._rows())

    def _why_not(self) -> str:
        """Return why no search can begin; empty if one can."""
        if not self.opponents.chosen():
            return self.tr("Choose at least one deck to play against.")
        return why_not_playable(self.deck, decks_api.NEWEST)

    def _failed(self) -> str:
        """Return how many games have failed, and why; empty if none has, and while games are played."""
        errors = self._tuned.errors if self._tuned is not None else ()
        if not errors or self.run.running:
            return ""
        text = self.tr("Games that failed and do not count: {count}. First error: {error}")
        return text.format(count=len(errors), error=errors[0][1])

    def _told(self) -> str:
        """Return what the search has shown, in sentences."""
        search, tuned = self._search, self._tuned
        if search is None or tuned is None:
            return self.tr(
                "Bots play the deck with hundreds of exchanges of one card for another, each in the same games as the "
                "deck as it is; those that do well play more games. Games are kept, and you can continue at any time."
            )
        if not search.is_ended:
            text = self.tr("Exchanges in the race: {count}. Games played: {played} of {games} at most.")
            return text.format(count=len(search.running), played=search.done, games=search.games)
        if tuned.best is not None:
            text = self.tr(
                "{out} out, {into} in. This adds to the win rate, in points: {points} (95%: {low} to {high}; games "
                "with it: {games}). As it is, the deck wins {rate} of its games against these decks."
            )
            variant, effect = tuned.best
            return text.format(
                out=_named(variant.out, variant.copies),
                into=_named(variant.into, variant.copies),
                points=points(effect.mean),
                low=points(effect.low),
                high=points(effect.high),
                games=effect.games,
                rate=percent(tuned.deck.win_rate),
            )
        text = self.tr(
            "Nothing better was found. These games would show an exchange among the last {count} in four of five cases "
            "if it added this to the win rate, in points: {points}. Games needed to show one that adds 1 point: about "
            "{games}."
        )
        games = tuned.games_to_show(POINT)
        text = text.format(points=f"{100 * tuned.visible:.1f}", count=FINALISTS, games=games)
        return f"{text} {time_needed(levels.seconds_of_game(str(self.level.currentData())), games)}"

    def _rows(self) -> list[list[Cell]]:
        search = self._search
        if search is None:
            return []
        shared = sharing_names({number for one in search.tuning.variants for number in (one.out, one.into)})
        if search.is_final:
            return [_final_row(finalist, shared) for finalist in search.result().finalists]
        racing = search.running[:SHOWN] if search.worth else []
        unknown = Cell(UNDEFINED, figure=True)
        return [
            [Cell(points(search.worth[one.key]), figure=True), unknown, unknown, *_cards(one, shared)] for one in racing
        ]


def _final_row(finalist: Finalist, shared: Collection[str]) -> list[Cell]:
    effect = finalist.effect
    color = theme().legal if effect.low > 0 else theme().danger if effect.high < 0 else ""
    between = f"{points(effect.low)} … {points(effect.high)}"
    figures = (points(effect.mean), between, str(effect.games))
    return [*(Cell(figure, figure=True, color=color) for figure in figures), *_cards(finalist.variant, shared)]


def _cards(variant: Variant, shared: Collection[str]) -> list[Cell]:
    """The two cards; one whose name another card of the search has, too, with its number."""
    return [_cell(number, variant.copies, number in shared) for number in (variant.out, variant.into)]


def _cell(number: str, copies: int, is_shared: bool) -> Cell:
    name = library.name_of(number, language())
    return Cell(f"{copies} × {name} {number}" if is_shared else f"{copies} × {name}", hint=f"{name} {number}")


def _named(number: str, copies: int) -> str:
    return f"{copies} × {library.name_of(number, language())} {number}"
