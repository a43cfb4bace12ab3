"""A deck is tried by bots in the background; nothing of it is left running."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QVBoxLayout
from pytestqt.qtbot import QtBot

from gundam_desktop.bots import levels
from gundam_desktop.bots.arena import Pairing, Played
from gundam_desktop.bots.kept_games import kept_games
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.games.gcg import library
from gundam_desktop.locate import player_folder
from gundam_desktop.records import rebuild
from gundam_desktop.ui.decks.statistics import StatisticsPanel, playtest_page
from gundam_desktop.ui.decks.statistics.known_decks import known_decks
from gundam_desktop.ui.decks.statistics.playtest_page import PlaytestPage
from gundam_desktop.ui.style import message_box
from tests.ui.decks.statistics.test_statistics import cells

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    yield
    assert not active_children()


@pytest.fixture
def study(qtbot: QtBot) -> StatisticsPanel:
    panel = StatisticsPanel()
    qtbot.addWidget(panel)
    panel.resize(1280, 660)
    panel.set_deck(library.deck("official-004"))
    panel.show()
    panel.open(panel.playtest)
    return panel


def set_up(trial: PlaytestPage, games: int) -> None:
    trial.level.setCurrentIndex(trial.level.findData("cadet"))
    trial.opponent.setCurrentIndex(1)
    trial.games.setValue(games)


def test_games_are_played_while_the_screen_goes_on(study: StatisticsPanel, qtbot: QtBot) -> None:
    trial = study.playtest
    set_up(trial, 4)
    QTest.mouseClick(trial.start, LEFT)
    assert trial.start.text() == "Cancel"
    assert trial.progress.isVisible()
    assert not trial.games.isEnabled()
    rounds = 0
    while trial.run.running:
        qtbot.wait(1)
        rounds += 1
    assert rounds > 10, "the screen stood still while games were played"
    assert (len(trial.run.results), trial.status.text()) == (4, "Games played: 4.")
    assert not trial.progress.isVisible()
    rows = cells(trial.table)
    assert [row[:2] for row in rows] == [["All games", "4"], ["Going first", "2"], ["Going second", "2"]]
    assert all(sum(map(int, row[2:5])) == int(row[1]) for row in rows)
    assert trial.start.text() == "Play"


def test_every_level_can_be_chosen_new_ones_too(study: StatisticsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "names", lambda: ("random", "newcomer"))
    study.playtest.refresh()
    assert [study.playtest.level.itemData(row) for row in (0, 1)] == ["random", "newcomer"]
    assert study.playtest.level.count() == 2


def test_the_newest_edition_is_played_unless_another_is_chosen(
    study: StatisticsPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial, played = study.playtest, []
    monkeypatch.setattr(playtest_page, "in_background", lambda games, _jobs: played.append(games[0].pairing.edition))
    monkeypatch.setattr(trial.run, "start", lambda _pool, _games: None)
    QTest.mouseClick(trial.start, LEFT)
    trial.edition.setCurrentIndex(0)
    QTest.mouseClick(trial.start, LEFT)
    assert played == ["1.9", "1.0"]


def test_what_is_played_stays_when_it_is_cancelled(study: StatisticsPanel, qtbot: QtBot) -> None:
    trial = study.playtest
    set_up(trial, 5000)
    QTest.mouseClick(trial.start, LEFT)
    qtbot.waitUntil(lambda: len(trial.run.results) > 0)
    QTest.mouseClick(trial.start, LEFT)
    assert not active_children()
    played = len(trial.run.results)
    assert 0 < played < 5000
    assert trial.status.text() == f"Cancelled after {played} of 5000 games."
    assert cells(trial.table)[0][1] == str(played)


def test_the_rates_are_those_of_the_games(study: StatisticsPanel) -> None:
    trial = study.playtest
    # Of every four games the deck goes first in the first and in the last.
    trial.run.results = [((0,), Played(number, 0, 0 if number % 4 == 0 else 1, 5, 50, "")) for number in range(100)]
    trial.run.count = 100
    trial.refresh()
    rows = cells(trial.table)
    assert rows[0] == ["All games", "100", "25", "75", "0", "25%", "18–34%"]
    assert rows[1][1:6] == ["50", "25", "25", "0", "50%"]
    assert rows[2][1:6] == ["50", "0", "50", "0", "0%"]
    assert "All games: 25%, between 18% and 34%" in trial.rates.accessibleDescription()
    assert trial.results.accessibleName() == "Games won (full): 25. Lost (rings): 75. Drawn (bars): 0."
    trial.rates.grab()


def test_a_game_that_went_wrong_is_told(study: StatisticsPanel) -> None:
    trial = study.playtest
    failed = Played(0, 0, -1, 0, 0, "", "Endless: no end")
    trial.run.results = [((0,), failed), ((0,), Played(1, 0, 0, 5, 50, ""))]
    trial.run.count = 2
    trial.refresh()
    assert trial.status.text() == "Games that failed and do not count: 1. First error: Endless: no end"
    assert cells(trial.table)[0][1:6] == ["2", "1", "0", "0", "100%"]


def test_a_deck_that_breaks_the_rules_is_not_tried_and_it_says_why(study: StatisticsPanel) -> None:
    study.set_deck(study.deck.with_count("ST01-001", 5))
    assert not study.playtest.start.isEnabled()
    told = study.playtest.status.text()
    assert "breaks the construction rules" in told
    assert "(6-1-1)" in told
    assert "ST01-001 Gundam is in the deck 5 times" in told
    QTest.mouseClick(study.playtest.start, LEFT)
    assert not study.playtest.run.running


def test_nor_is_one_tried_against_a_deck_that_does(qtbot: QtBot) -> None:
    bad = library.deck("official-005").with_count("ST02-001", 0)
    panel = StatisticsPanel(lambda: [("Bad", bad), *known_decks()])
    qtbot.addWidget(panel)
    panel.set_deck(library.deck("official-004"))
    panel.show()
    panel.open(panel.playtest)
    assert not panel.playtest.start.isEnabled()
    assert "46 cards" in panel.playtest.status.text()
    panel.playtest.opponent.setCurrentIndex(1)
    assert panel.playtest.start.isEnabled()
    nobody = StatisticsPanel(list)
    qtbot.addWidget(nobody)
    nobody.set_deck(library.deck("official-004"))
    nobody.show()
    nobody.open(nobody.playtest)
    assert nobody.playtest.status.text() == "There is no deck to play against."


def test_another_deck_and_a_closed_window_end_the_games(study: StatisticsPanel, qtbot: QtBot) -> None:
    set_up(study.playtest, 5000)
    QTest.mouseClick(study.playtest.start, LEFT)
    assert active_children()
    study.set_deck(study.deck.model_copy(update={"name": "the same by another name"}))
    assert study.playtest.run.running
    study.set_deck(library.deck("official-005"))
    assert not active_children()
    QTest.mouseClick(study.playtest.start, LEFT)
    assert active_children()
    study.open(study.charts)
    assert study.playtest.run.running
    study.close()
    assert not active_children()


def test_games_end_with_the_window_that_holds_them(qtbot: QtBot) -> None:
    dialog = QDialog()
    panel = StatisticsPanel()
    QVBoxLayout(dialog).addWidget(panel)
    panel.set_deck(library.deck("official-004"))
    dialog.show()
    panel.open(panel.playtest)
    set_up(panel.playtest, 5000)
    QTest.mouseClick(panel.playtest.start, LEFT)
    dialog.reject()
    assert not active_children()
    QTest.mouseClick(panel.playtest.start, LEFT)
    assert active_children()
    dialog.deleteLater()
    qtbot.waitUntil(lambda: not active_children())


def play(trial: PlaytestPage, games: int, second: str, qtbot: QtBot) -> None:
    set_up(trial, games)
    trial.second.setCurrentIndex(trial.second.findData(second))
    with qtbot.waitSignal(trial.run.ended):
        QTest.mouseClick(trial.start, LEFT)


def test_the_games_are_kept_and_one_is_watched(study: StatisticsPanel, qtbot: QtBot) -> None:
    trial = study.playtest
    play(trial, 2, "", qtbot)
    (matchup,) = trial.matchups
    kept = kept_games(matchup.file().path)
    assert [game.played for game in kept] == trial.played()
    trial.tabs.setCurrentWidget(trial.list)
    assert [row[0] for row in cells(trial.list.table)] == ["1", "2"]
    trial.list.order.setCurrentIndex(trial.list.order.findData("longest"))
    trial.list.order.activated.emit(0)
    longest = max(trial.played(), key=lambda game: game.turns)
    assert cells(trial.list.table)[0][5] == str(longest.turns)
    trial.list.table.selectRow(0)
    with qtbot.waitSignal(study.replay_wanted) as watched:
        QTest.mouseClick(trial.list.watch, LEFT)
        assert trial.list.note.text() == "The bots play this game again…"
    assert watched.args is not None
    record, why = watched.args
    assert why == ""
    assert record.end.digest == longest.digest
    assert rebuild(record).game_history.game.digest() == longest.digest


def test_two_levels_are_compared(study: StatisticsPanel, qtbot: QtBot) -> None:
    trial = study.playtest
    play(trial, 2, "ensign", qtbot)
    assert [matchup.pairing.bots for matchup in trial.matchups] == [("cadet", "cadet"), ("ensign", "ensign")]
    assert [[game.seed for game in trial.played(place)] for place in (0, 1)] == [[trial.played()[0].seed] * 2] * 2
    assert [row[:2] for row in cells(trial.table)][-1] == ["Ensign", "2"]
    assert trial.meaning.text().startswith("Ensign less Cadet, in points: ")
    assert trial.meaning.text().endswith("These games show no difference between the levels.")
    trial.run.results = [((0,), Played(number, 0, 1, 5, 50, "")) for number in range(50)]
    trial.run.results += [((1,), Played(number, 0, 0, 5, 50, "")) for number in range(50)]
    trial.refresh()
    assert trial.meaning.text().startswith("Ensign less Cadet, in points: +100 (95%: +")
    assert trial.meaning.text().endswith(" This deck depends on how it is played.")


def test_another_deck_has_no_figures_of_the_one_before(study: StatisticsPanel) -> None:
    trial, deck = study.playtest, library.deck("official-004")
    trial.matchups = (Matchup(("mine", "yours"), Pairing(("random", "random"), (deck, deck), 1)),)
    trial.run.results = [((0,), Played(0, 0, 0, 5, 50, ""))]
    trial.tabs.setCurrentWidget(trial.figures)
    assert cells(trial.figures.usual)[0] == ["Turns", "5 (5–5)", ""]
    study.set_deck(library.deck("official-005"))
    assert cells(trial.figures.usual)[0] == ["Turns", "-", ""]
    assert not trial.picture.isEnabled()


def test_a_picture_of_the_result_is_saved(
    study: StatisticsPanel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial, deck = study.playtest, library.deck("official-004")
    trial.matchups = (Matchup(("mine", "yours"), Pairing(("random", "random"), (deck, deck), 1)),)
    trial.run.results = [((0,), Played(0, 0, 0, 5, 50, ""))]
    trial.refresh()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "result"), ""))
    QTest.mouseClick(trial.picture, LEFT)
    assert not QImage(str(tmp_path / "result.png")).isNull()
    told: list[str] = []
    monkeypatch.setattr(message_box, "warn", lambda _parent, *texts: told.extend(texts))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "result.png"), ""))
    QTest.mouseClick(trial.picture, LEFT)
    assert told[0] == "The picture cannot be saved"


def test_games_that_cannot_be_kept_are_shown_all_the_same(study: StatisticsPanel, home: Path, qtbot: QtBot) -> None:
    folder = player_folder("matchups")
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way", encoding="utf-8")
    play(study.playtest, 1, "", qtbot)
    assert "The games cannot be kept on the disk: " in study.playtest.status.text()
    assert cells(study.playtest.table)[0][1] == "1"
