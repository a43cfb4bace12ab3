"""The figures of a matchup as text, as data and as a table that no spreadsheet takes for formulas."""

from __future__ import annotations

import csv
import io

import pytest

from gundam_desktop.bots.arena import Pairing, Played, count
from gundam_desktop.bots.figures import Difference
from gundam_desktop.bots.game_figures import GameFigures
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.cli.matchup_report import HEAD, Report, comparison, table, verdict
from gundam_desktop.games import find
from tests.bots.matches import play_games
from tests.properties.random_games import shipped

DECKS = (shipped()["official-004"], shipped()["official-005"])
PAIRING = Pairing(("random", "random"), DECKS, 5)


def report(games: int = 4, names: tuple[str, str] = ("mine", "yours"), pairing: Pairing = PAIRING) -> Report:
    played = play_games(pairing, games)
    return Report.of(Matchup(names, pairing), count(played, 1.0), played)


def results(wins: int, games: int) -> Report:
    played = [Played(number, 7, 0 if number < wins else 1, 8, 50, "d") for number in range(games)]
    return Report.of(Matchup(("mine", "yours"), PAIRING), count(played, 1.0), played)


def test_the_lines_have_every_figure_every_card_and_a_warning() -> None:
    text = "\n".join(report().lines())
    for words in ("turns: ", "Won going first", "Redraws", "Resources unused", "games won by mine"):
        assert words in text
    for deck in DECKS:
        for number, _count in deck.cards:
            assert number in text
    assert text.endswith("by chance alone.")


def test_a_figure_that_only_one_deck_has_is_printed() -> None:
    made = results(1, 1)
    counted = made.played[0]._replace(figures=GameFigures((), {"linked": (-1, 6)}, {}))
    (line,) = [line for line in Report.of(made.matchup, made.match, [counted]).lines() if "Link Unit" in line]
    assert line.split() == ["Turn", "of", "the", "first", "Link", "Unit", "-", "6", "(6", "to", "6),", "mean", "6.0"]


def test_the_table_has_the_same_figures() -> None:
    made = report()
    rows = list(csv.reader(io.StringIO(table([made, made]))))
    assert rows[0] == list(HEAD)
    assert {len(row) for row in rows} == {len(HEAD)}
    won = next(row for row in rows if row[3] == "Won")
    assert won[:6] == ["A", "random", "mine", "Won", "", ""]
    assert float(won[7]) == made.match.win_rate
    cards = {row[4] for row in rows[1:]} - {""}
    assert cards == {number for deck in DECKS for number, _count in deck.cards}


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1"])
def test_no_name_becomes_a_formula(name: str) -> None:
    rows = list(csv.reader(io.StringIO(table([report(1, (name, "yours"))]), newline="")))
    assert {row[2] for row in rows[1:]} == {f"'{name}", "yours"}


def test_a_game_that_counts_nothing_of_its_own_has_length_and_rates() -> None:
    library = find("zoids").library
    first, second, *_ = library.deck_names()
    pairing = Pairing(("random", "random"), (library.deck(first), library.deck(second)), 5, game="zoids")
    made = report(2, pairing=pairing)
    assert "turns: " in "\n".join(made.lines())
    assert {deck["deck"]: deck["cards"] for deck in made.data()["decks"]} == {"mine": [], "yours": []}
    assert len(table([made]).splitlines()) == 7


def test_a_difference_means_something_only_if_its_interval_excludes_0() -> None:
    (small,) = comparison([results(50, 100), results(60, 100)])
    (large,) = comparison([results(50, 100), results(80, 100)])
    assert verdict(small) == "these games show no difference between the levels"
    assert verdict(large) == "this deck depends on how it is played: it does better at that level"
    assert verdict(Difference(-0.3, (-0.4, -0.2), 100)).endswith("it does worse at that level")
    assert comparison([results(50, 100)]) == comparison([results(50, 100), results(0, 0)]) == []
