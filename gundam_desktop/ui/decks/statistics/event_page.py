"""An event: the deck and others, each played by a bot, in Swiss rounds or eliminations; it goes on after a break."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from PySide6.QtWidgets import QComboBox, QWidget

from gundam_desktop.bots.arena import Played, PlayedAt, in_background
from gundam_desktop.bots.bracket import Format, Result, Standing, usual_rounds
from gundam_desktop.bots.event import MOST_ENTRANTS, Competitor, Event, EventRun, Rate
from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import percent
from gundam_desktop.ui.decks.shown_deck_name import shown_deck_name
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.decks.statistics.known_decks import DeckSource
from gundam_desktop.ui.decks.statistics.labels import interval
from gundam_desktop.ui.decks.statistics.opponents_page import OpponentsPage
from gundam_desktop.ui.decks.statistics.playable import why_not_playable
from gundam_desktop.ui.session.pool_run import processes_for
from gundam_desktop.ui.style.theme import theme

USUAL_BEST_OF, MOST_BEST_OF = 3, 15


class EventPage(OpponentsPage):
    """Chooses the entrants and the format, and shows the standings, the matches and the games."""

    def __init__(self, decks: DeckSource, parent: QWidget | None = None) -> None:
        self.format, self.standings, self.matches = QComboBox(), CellTable((0,)), CellTable((1, 2))
        tables = (self.standings, self.matches)
        super().__init__(decks, USUAL_BEST_OF, MOST_BEST_OF, self.format, tables, parent)
        self._event_run: EventRun | None = None
        self.games.setSingleStep(2)
        self.run.ended.connect(self._go_on)

    @property
    def title(self) -> str:
        """The title of the tab."""
        return self.tr("Event")

    def refresh(self) -> None:
        """Find the decks, and the games of the event that were played before."""
        labels = (self.tr("&Format:"), self.tr("&Level:"), self.tr("&Best of:"))
        self._name_parts(self.tr("&Other entrants:"), labels, (self.tr("Standings"), self.tr("Matches")))
        if not self.run.running:
            self._fill()
            self._choose()

    def _fill(self) -> None:
        chosen = self.format.currentData()
        self.format.clear()
        texts = (self.tr("Swiss rounds"), self.tr("Single elimination"), self.tr("Double elimination"))
        for kind, text in zip(get_args(Format), texts, strict=True):
            self.format.addItem(text, kind)
        self.format.setCurrentIndex(max(0, self.format.findData(chosen)))
        others = [(name, deck) for name, deck in self._decks() if deck.cards != self.deck.cards]
        self._found = [(name, deck) for name, deck in others if not decks_api.violations_of(deck)]
        self.opponents.show_names([name for name, _deck in self._found])
        self._fill_levels()

    def _choose(self) -> None:
        """Take the chosen entrants, and the games that they have played in this event before."""
        if self.run.running:
            return
        if self.games.value() % 2 == 0:
            self.games.setValue(self.games.value() + 1)  # this chooses again
            return
        level = str(self.level.currentData())
        found = [(self.deck.name, self.deck), *(self._found[place] for place in self.opponents.chosen())]
        competitors = tuple(Competitor(name, deck, level) for name, deck in found)
        rounds = usual_rounds(len(competitors)) if len(competitors) > 1 else 1
        event = Event(self.format.currentData(), competitors, self.games.value(), rounds)
        self._event_run, self._write_failed = EventRun(event), ""
        if not self._why_not():
            try:
                self._event_run = EventRun(event, event.file().games())
            except OSError as error:
                self._write_failed = self._not_kept(error)
        self._show()

    def _begin(self) -> None:
        """Play the games that are certainly needed: those of a round, or what is left of its matches."""
        assert self._event_run is not None
        left = self._event_run.games_left()
        self._write_failed = ""
        self.run.start(in_background(left, processes_for(len(left))), len(left))

    def _go_on(self) -> None:
        """Play the next games, unless the event is over or was stopped."""
        was_stopped = len(self.run.results) < self.run.count
        if not was_stopped and self._event_run is not None and self._event_run.games_left():
            self._begin()
            self._show()

    def _keep(self, games: list[PlayedAt]) -> None:
        assert self._event_run is not None
        for place, game in games:
            self._event_run.add(place, game)
        try:
            self._event_run.event.file().add(games)
        except OSError as error:
            self._write_failed = self._not_kept(error)
        self._show()

    def _show(self) -> None:
        run, running, why = self._event_run, self.run.running, self._why_not()
        if run is None:
            return
        left = not why and bool(run.games_left())
        done, most = (0, 1) if why else run.progress()
        waiting = self.tr("Continue") if done and left else self.tr("Play")
        every = most if left else max(1, done)
        caption, fields = self.tr("Stop") if running else waiting, (self.format, self.level, self.games)
        self._show_progress(caption, left, done, every, *fields, self.opponents)
        text = self.tr("Games played: {played}, of {most} at most. They are kept, and you can continue at any time.")
        text = text.format(played=done, most=most)
        if not left:
            text = self.tr(
                "The event is over after %n games. It shows little: to compare decks, play a gauntlet.", "", done
            )
        self.status.setText(why or self._write_failed or text)
        if why or not self._is_due(done):
            return
        if self.tabs.currentWidget() is self.standings:
            self._show_standings(run)
        elif self.tabs.currentWidget() is self.matches:
            self._show_matches(run)
        else:
            self.list.show_games([_kept(run, *game) for game in run.counted()])

    def _show_standings(self, run: EventRun) -> None:
        head = [self.tr("Deck"), self.tr("Points"), self.tr("Matches"), self.tr("Games")]
        head += [self.tr("Won"), self.tr("95%"), self.tr("Elo")]
        rates = run.rates()
        names = _names(run)
        rows = [_standing(names[one.entrant], one, rates[one.entrant]) for one in run.standings()]
        self.standings.show_rows(self.tr("Standings"), head, rows)

    def _show_matches(self, run: EventRun) -> None:
        head = [self.tr("Round"), self.tr("Deck"), self.tr("Against"), self.tr("Result")]
        names = _names(run)
        rows = [
            [Cell(str(number), figure=True), *self._match(names, result)]
            for number, results in enumerate(run.rounds(), 1)
            for result in results
            if result.pair != (None, None)
        ]
        self.matches.show_rows(self.tr("Matches"), head, rows)

    def _match(self, names: Sequence[str], result: Result) -> list[Cell]:
        if result.match is None:
            return [*(Cell("" if slot is None else names[slot]) for slot in result.pair), Cell(self.tr("bye"))]
        colors = [theme().legal if slot == result.winner else "" for slot in result.match]
        first, second = (Cell(names[slot], color=color) for slot, color in zip(result.match, colors, strict=True))
        return [first, second, Cell(f"{result.wins[0]}–{result.wins[1]}")]

    def _why_not(self) -> str:
        """Return why nothing can be played; empty if it can."""
        entrants = 0 if self._event_run is None else len(self._event_run.event.competitors)
        if entrants < 2:
            return self.tr("Choose at least one other entrant.")
        if entrants > MOST_ENTRANTS:
            return self.tr("Choose at most %n other entrants.", "", MOST_ENTRANTS - 1)
        return why_not_playable(self.deck, decks_api.NEWEST)


def _names(run: EventRun) -> list[str]:
    return [shown_deck_name(one.name) for one in run.event.competitors]


def _kept(run: EventRun, place: tuple[int, int], pair: tuple[int, int], played: Played) -> KeptGame:
    names = _names(run)
    return KeptGame(Matchup((names[pair[0]], names[pair[1]]), run.event.pairing(*place, pair)), played)


def _standing(name: str, standing: Standing, rate: Rate) -> list[Cell]:
    low, high = rate.interval
    color = theme().legal if low > 0.5 else theme().danger if high < 0.5 else ""
    return [
        Cell(f"{standing.rank}. {name}"),
        Cell(str(standing.points), figure=True),
        Cell("–".join(map(str, standing.record)), figure=True),
        Cell(f"{standing.games[0]}/{standing.games[1]}", figure=True),
        Cell(percent(rate.won), figure=True, color=color),
        Cell(interval(low, high), figure=True),
        Cell(f"{rate.elo:+.0f}", figure=True),
    ]
