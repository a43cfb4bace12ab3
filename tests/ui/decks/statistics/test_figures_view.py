"""The figures of games between bots on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.arena import Pairing
from gundam_desktop.games.gcg import play_figures
from gundam_desktop.ui.decks.statistics.figures_view import FiguresView
from tests.bots.matches import play_games
from tests.properties.random_games import shipped
from tests.ui.decks.statistics.test_statistics import cells

DECKS = (shipped()["official-004"], shipped()["official-005"])


@pytest.fixture
def shown(qtbot: QtBot) -> FiguresView:
    view = FiguresView()
    qtbot.addWidget(view)
    view.show()
    return view


def test_without_games_there_is_nothing_but_the_note(shown: FiguresView) -> None:
    shown.refresh()
    assert cells(shown.usual) == [["Turns", "-", ""]]
    assert cells(shown.cards) == []
    assert "not what causes it" in shown.note.text()


def test_figures_and_the_cards_of_either_deck_are_shown(shown: FiguresView) -> None:
    shown.show_games(play_games(Pairing(("random", "random"), DECKS, 2), 8), DECKS)
    assert [row[0] for row in cells(shown.usual)][:2] == ["Turns", "Redraws"]
    for place, deck in enumerate(DECKS):
        shown.which.setCurrentIndex(place)
        shown.which.activated.emit(place)
        rows, model = cells(shown.cards), shown.cards.model()
        hints = [model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in range(len(rows))]
        assert hints == list(play_figures.numbers(deck))
        assert all("%" in rate or rate == "-" for row in rows for rate in row[1:])
