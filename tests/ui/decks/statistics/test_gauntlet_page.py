"""The gauntlet of a deck: it is chosen, played, stopped, and goes on where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots import levels
from gundam_desktop.bots.arena import Played
from gundam_desktop.bots.gauntlet import GauntletFile, GauntletGame
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.statistics import StatisticsPanel, labels
from gundam_desktop.ui.decks.statistics.gauntlet_page import GauntletPage

LEFT = Qt.MouseButton.LeftButton
DECKS = [(name, library.deck(name)) for name in ("official-001", "official-002", "official-004")]


@pytest.fixture
def page(qtbot: QtBot) -> GauntletPage:
    panel = StatisticsPanel(lambda: [*DECKS, ("Illegal", Deck(name="Illegal", cards=()))])
    qtbot.addWidget(panel)
    panel.resize(1180, 660)
    panel.set_deck(library.deck("official-004"))
    panel.show()
    panel.open(panel.gauntlet)
    panel.gauntlet.level.setCurrentIndex(panel.gauntlet.level.findData("cadet"))
    panel.gauntlet.games.setValue(1)
    panel.gauntlet.level.activated.emit(0)
    return panel.gauntlet


def cells(page: GauntletPage) -> list[list[str]]:
    model = page.table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def played(deck: int, opponent: int, number: int, winner: int) -> GauntletGame:
    return GauntletGame(deck, opponent, Played(number, 1, winner, 5, 50, "d"))


def test_decks_that_cannot_be_played_are_not_offered(page: GauntletPage) -> None:
    assert [page.opponents.list.item(row).text() for row in range(page.opponents.list.count())] == [
        name for name, _ in DECKS
    ]
    assert page.status.text().startswith("Games played: 0 of 3")


def test_every_level_can_be_chosen_new_ones_too(page: GauntletPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "names", lambda: ("random", "newcomer"))
    page.refresh()
    assert [page.level.itemData(row) for row in range(page.level.count())] == ["random", "newcomer"]


def test_what_it_will_take_is_said_before_it_starts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "processes_for", lambda _games: 2)
    panel = StatisticsPanel(lambda: DECKS)
    qtbot.addWidget(panel)
    panel.set_deck(library.deck("official-004"))
    panel.show()
    panel.open(panel.gauntlet)
    page = panel.gauntlet
    assert levels.seconds_of_game(page.level.currentData()) < 1  # the first result is there at once
    assert page.status.text().endswith("Time needed: less than a minute.")
    page.level.setCurrentIndex(page.level.findData("newtype"))
    page.level.activated.emit(0)
    assert page.status.text().startswith("Games played: 0 of 60")
    assert page.status.text().endswith("Time needed: about 5 min.")
    page.games.setValue(1000)
    assert page.status.text().endswith("Time needed: about 4 h.")
    panel.open(panel.playtest)
    assert panel.playtest.level.currentData() == levels.FAST
    panel.playtest.games.setValue(10)
    assert panel.playtest.status.text() == "Time needed: less than a minute."


@pytest.mark.parametrize("level", levels.names())
def test_what_a_level_takes_is_known(level: str) -> None:
    assert levels.seconds_of_game(level) > 0


def test_all_opponents_are_chosen_or_none(page: GauntletPage) -> None:
    assert page.opponents.all.isChecked()
    page.opponents.all.click()
    assert page.status.text() == "Choose at least one deck to play against."
    page.opponents.list.item(1).setCheckState(Qt.CheckState.Checked)
    assert not page.opponents.all.isChecked()
    assert page.status.text().startswith("Games played: 0 of 1")
    page.opponents.all.click()
    assert page.status.text().startswith("Games played: 0 of 3")


def test_games_are_played_kept_and_not_played_again(page: GauntletPage, qtbot: QtBot) -> None:
    for row in (1, 2):
        page.opponents.list.item(row).setCheckState(Qt.CheckState.Unchecked)
    with qtbot.waitSignal(page.run.ended):
        QTest.mouseClick(page.start, LEFT)
        assert page.start.text() == "Stop"
    assert page.status.text().startswith("Games played: 1 of 1")
    assert not page.start.isEnabled()
    assert [row[-1] for row in cells(page)] == ["1", "1"]
    assert len(list((decks_api.gauntlet_folder()).iterdir())) == 1
    page.games.setValue(2)
    assert page.start.text() == "Continue"
    assert page.start.isEnabled()


def test_the_games_of_an_earlier_day_are_shown_as_a_matrix(page: GauntletPage) -> None:
    page.beside.setCurrentIndex(1)
    page.beside.activated.emit(1)
    assert page._gauntlet is not None
    file = GauntletFile(decks_api.gauntlet_folder(), page._gauntlet)
    file.add([played(0, 1, number, 0) for number in range(9)])
    file.add([played(1, 1, number, number % 2) for number in range(8)])
    page.games.setValue(10)
    rows = {row[0]: row[1:] for row in cells(page)}
    assert rows["official-002"] == ["100%", "70–100%", "50%", "22–78%", "17"]
    assert rows["official-001"] == ["-", "-", "-", "-", "0"]
    assert rows["All"] == rows["official-002"]
    assert page.status.text().startswith("Games played: 17 of 60")


def test_the_matrix_of_two_decks_needs_no_scroll_bar(page: GauntletPage) -> None:
    page.deck = page.deck.model_copy(update={"name": "A deck with a name that is as long as names of decks are"})
    page.beside.setCurrentIndex(1)
    page.beside.activated.emit(1)
    table, columns = page.table, range(page.table.model().columnCount())
    assert sum(table.columnWidth(column) for column in columns) <= table.viewport().width()
    title = table.model().headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert title == page.deck.name


def test_without_opponents_or_with_an_illegal_deck_the_reason_is_said(page: GauntletPage) -> None:
    for row in range(page.opponents.list.count()):
        page.opponents.list.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert page.status.text() == "Choose at least one deck to play against."
    assert not page.start.isEnabled()
    page.opponents.list.item(0).setCheckState(Qt.CheckState.Checked)
    assert page.start.isEnabled()
    page.deck = Deck(name="Short", cards=(("ST01-001", 4),))
    page.refresh()
    assert "“Short” breaks the construction rules" in page.status.text()
    assert page.progress.value() == 0
    assert not page.start.isEnabled()


def test_the_games_of_a_gauntlet_are_listed_with_their_decks(page: GauntletPage) -> None:
    page.beside.setCurrentIndex(1)
    page.beside.activated.emit(1)
    assert page._gauntlet is not None
    GauntletFile(decks_api.gauntlet_folder(), page._gauntlet).add([played(0, 1, 0, 0), played(1, 2, 0, 1)])
    page.refresh()
    page.tabs.setCurrentWidget(page.list)
    model = page.list.table.model()
    decks = [model.index(row, 1).data() for row in range(model.rowCount())]
    assert decks == ["official-004 – official-002", "official-001 – official-004"]
