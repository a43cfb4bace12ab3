"""The list of games that bots have played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.arena import Pairing, Played
from gundam_desktop.bots.game_figures import NO_FIGURES
from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.bots.special_games import ORDERS
from gundam_desktop.ui.decks.statistics.games_list import GamesList
from tests.properties.random_games import shipped
from tests.ui.decks.statistics.test_statistics import cells

DECK = shipped()["official-004"]


def game(number: int, winner: int, turns: int, *chances: int, error: str = "", own: str = "mine") -> KeptGame:
    matchup = Matchup((own, "yours"), Pairing(("cadet", "cadet"), (DECK, DECK), 1))
    figures = NO_FIGURES._replace(chances=chances)
    return KeptGame(matchup, Played(number, 7, winner, turns, 50, "d", error, figures=figures))


GAMES = [game(0, 0, 9, 60, 80), game(1, 1, 20, 50, 90), game(2, -1, 5), game(3, -1, 0, error="KeyError: 1")]


@pytest.fixture
def shown(qtbot: QtBot) -> GamesList:
    games = GamesList()
    qtbot.addWidget(games)
    games.show()
    return games


def test_each_game_has_a_row(shown: GamesList) -> None:
    assert not shown.watch.isEnabled()
    shown.show_games(GAMES)
    assert cells(shown.table) == [
        ["1", "yours", "Cadet", "Won", "This deck", "9", "40%"],
        ["2", "yours", "Cadet", "Lost", "The other", "20", "90%"],
        ["3", "yours", "Cadet", "Drawn", "The other", "5", "-"],
        ["4", "yours", "Cadet", "Failed", "This deck", "0", "-"],
    ]
    assert shown.watch.isEnabled()


def test_every_order_can_be_chosen_and_stays_chosen(shown: GamesList) -> None:
    shown.show_games(GAMES)
    assert [shown.order.itemData(row) for row in range(shown.order.count())] == list(ORDERS)
    shown.order.setCurrentIndex(shown.order.findData("lost from ahead"))
    shown.order.activated.emit(1)
    shown.refresh()
    assert [row[0] for row in cells(shown.table)] == ["2", "1", "3", "4"]


def test_of_two_decks_it_is_said_which_one_played(shown: GamesList) -> None:
    shown.show_games([GAMES[0], game(0, 0, 5, own="other")])
    assert [row[1] for row in cells(shown.table)] == ["mine – yours", "other – yours"]


def test_a_game_that_cannot_be_played_again_is_said(shown: GamesList, qtbot: QtBot) -> None:
    matchup = GAMES[0].matchup
    gone = matchup._replace(pairing=matchup.pairing._replace(bots=("program:gone", "cadet")))
    shown.show_games([GAMES[0]._replace(matchup=gone)])
    shown.table.selectRow(0)
    with qtbot.waitSignal(shown.run.ended):
        shown.watch.click()
    assert shown.note.text().startswith("This game cannot be played again: ")
