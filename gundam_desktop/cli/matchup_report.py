"""The figures of a matchup as lines of text, as data for `--json`, and as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gundam_desktop.cli.terminal import aligned
from gundam_desktop.games import find

if TYPE_CHECKING:
    from gundam_desktop.bots.arena import Match, Played
    from gundam_desktop.bots.figures import DeckFigures, Difference, Figures, Rate, Spread
    from gundam_desktop.bots.matchup import Matchup

HEAD = ("Side", "Bot", "Deck", "Figure", "Number", "Name", "Games", "Value", "Low", "High")
"""The columns of the table."""
STARTS_OF_FORMULAS = "=+-@\t\r"
"""A spreadsheet would take a text that begins with one of these for a formula."""
WORDS: Mapping[str, str] = {"first": "Won going first", "second": "Won going second", "turns": "Turns"}


class Report(NamedTuple):
    """A matchup that was played."""

    matchup: Matchup
    match: Match
    figures: Figures
    played: Sequence[Played]

    @classmethod
    def of(cls, matchup: Matchup, match: Match, played: Sequence[Played]) -> Report:
        """Count the games of a matchup."""
        from gundam_desktop.bots.figures import figures_of

        own = find(matchup.pairing.game).play_figures
        first, second = (own.numbers(deck) if own is not None else () for deck in matchup.pairing.decks)
        return cls(matchup, match, figures_of(played, (first, second)), played)

    @property
    def words(self) -> Mapping[str, str]:
        """The names of the figures."""
        own = find(self.matchup.pairing.game).play_figures
        return {**WORDS, **(own.words("en") if own is not None else {})}

    @property
    def decks(self) -> Iterator[tuple[str, str, DeckFigures]]:
        """Each deck with its bot: the bot, the deck's name, its figures."""
        return zip(self.matchup.pairing.bots, self.matchup.names, self.figures.decks, strict=True)

    def name_of(self, number: str) -> str:
        """The name of a card."""
        return find(self.matchup.pairing.game).library.face(number, "en").name

    def lines(self) -> Iterator[str]:
        """The figures as lines of text."""
        from gundam_desktop.bots.figures import WARNING

        words = self.words
        keys = [key for key in words if any(key in deck.spreads for deck in self.figures.decks)]
        if self.figures.turns is not None:
            yield f"turns: {_spread(self.figures.turns)}"
        rows = [
            [words["first"], *(_rate(deck.first) for _bot, _name, deck in self.decks)],
            [words["second"], *(_rate(deck.second) for _bot, _name, deck in self.decks)],
            *([words[key], *(_spread(deck.spreads.get(key)) for _bot, _name, deck in self.decks)] for key in keys),
        ]
        yield ""
        yield from aligned(["", *self.matchup.names], rows)
        for _bot, name, deck in self.decks:
            if deck.cards:
                kinds = [*deck.cards[0].rates]
                table = [
                    [f"{card.number} {self.name_of(card.number)}", *(_rate(card.rates[kind]) for kind in kinds)]
                    for card in deck.cards
                ]
                yield ""
                yield from aligned([f"games won by {name}", *(words[kind].lower() for kind in kinds)], table)
        yield ""
        yield WARNING

    def data(self) -> dict[str, Any]:
        """The figures for `--json`."""
        return {
            "turns": _data(self.figures.turns),
            "decks": [
                {
                    "deck": name,
                    "bot": bot,
                    "first": _data(deck.first),
                    "second": _data(deck.second),
                    **{key: _data(found) for key, found in deck.spreads.items()},
                    "cards": [
                        {"number": card.number, **{kind: _data(rate) for kind, rate in card.rates.items()}}
                        for card in deck.cards
                    ],
                }
                for bot, name, deck in self.decks
            ],
        }

    def rows(self) -> Iterator[tuple[object, ...]]:
        """The rows of the table, by `HEAD`.

        Of a rate: the rate, and the ends of its interval; of a figure: its mean, and what it is at most in a tenth of
        the games, and at least in a tenth.
        """
        words, match = self.words, self.match
        first = ("A", self.matchup.pairing.bots[0], self.matchup.names[0])
        yield *first, "Won", "", "", match.games - len(match.errors), match.win_rate, *match.interval
        if self.figures.turns is not None:
            yield *first, words["turns"], "", "", *_figure_cells(self.figures.turns)
        for letter, (bot, name, deck) in zip("AB", self.decks, strict=True):
            own = (letter, bot, name)
            yield *own, words["first"], "", "", *_rate_cells(deck.first)
            yield *own, words["second"], "", "", *_rate_cells(deck.second)
            for key, found in deck.spreads.items():
                yield *own, words[key], "", "", *_figure_cells(found)
            for card in deck.cards:
                for kind, rate in card.rates.items():
                    yield *own, words[kind], card.number, self.name_of(card.number), *_rate_cells(rate)


def table(reports: Sequence[Report]) -> str:
    """Return the figures of matchups as CSV; no cell is taken for a formula."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(HEAD)
    writer.writerows([_harmless(cell) for cell in row] for report in reports for row in report.rows())
    return text.getvalue()


def _harmless(cell: object) -> object:
    is_formula = isinstance(cell, str) and cell.startswith(tuple(STARTS_OF_FORMULAS))
    return f"'{cell}" if is_formula else cell


def comparison(reports: Sequence[Report]) -> list[Difference]:
    """Return by how much the first deck wins more at each level after the first, which it has games of."""
    from gundam_desktop.bots.figures import Rate, difference

    rates = [
        Rate(whole, report.match.win_rate if whole else None, report.match.interval)
        for report in reports
        for whole in (report.match.games - len(report.match.errors),)
    ]
    return [found for rate in rates[1:] if (found := difference(rate, rates[0])) is not None]


def verdict(found: Difference) -> str:
    """Say in a sentence what a difference between two levels means."""
    if not found.is_shown:
        return "these games show no difference between the levels"
    better = "better" if found.points > 0 else "worse"
    return f"this deck depends on how it is played: it does {better} at that level"


def _data(found: Rate | Spread | None) -> dict[str, Any] | None:
    return found._asdict() if found is not None else None


def _rate(rate: Rate) -> str:
    if rate.rate is None:
        return "-"
    low, high = rate.interval
    return f"{rate.rate:.0%} ({low:.0%} to {high:.0%}) of {rate.games}"


def _spread(found: Spread | None) -> str:
    if found is None:
        return "-"
    return f"{found.middle:g} ({found.low:g} to {found.high:g}), mean {found.mean:.1f}"


def _rate_cells(rate: Rate) -> tuple[object, ...]:
    return rate.games, "" if rate.rate is None else rate.rate, *rate.interval


def _figure_cells(found: Spread) -> tuple[object, ...]:
    return found.games, found.mean, found.low, found.high
