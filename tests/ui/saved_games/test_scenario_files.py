"""A scenario opened on the table, a position saved as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QFileDialog, QListWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.cli.main import main
from gundam_desktop.games import find
from gundam_desktop.ui.session.replay import Replay
from tests.ui.saved_games.test_controller import ALONE, LEFT, Player
from tests.ui.table_driver import FRIENDS

TWO = """
title: A Blocker takes an attack
cards:
  - {number: X-001, name: Wall, type: unit, level: 2, cost: 1, ap: 1, hp: 4, text: "<Blocker>"}
  - {number: X-002, name: Striker, type: unit, level: 2, cost: 1, ap: 3, hp: 2}
position: {A: {battle: [X-002]}, B: {battle: [X-001]}}
play:
  - A: attack X-002 -> player
  - B: block X-001
expect: {winner: none}
---
title: Nothing happens
position: {A: {battle: [ST01-005]}}
expect: {winner: none}
"""


@pytest.fixture
def player(qtbot: QtBot) -> Player:
    return Player(qtbot)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "two.yaml"
    path.write_text(TWO, encoding="utf-8")
    return path


def test_a_scenario_is_opened_with_its_play_and_its_own_cards(player: Player, file: Path) -> None:
    assert player.window.scenario_files.open(file, "A Blocker takes an attack")
    replay = player.window.play_page.session
    assert isinstance(replay, Replay)
    assert (replay.position, [move.text for move in replay.game_history.moves if not move.forced]) == (
        0,
        ["attack X-002 -> player", "block X-001"],
    )
    faces = {
        item.face.name for item in player.window.play_page.scene._card_layer.items.values() if item.face is not None
    }
    assert {"Wall", "Striker"} <= faces
    replay.go_to(replay.last)
    assert any("Wall" in line for line in player.log)


def test_of_several_scenarios_it_is_asked_which(player: Player, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    player.window.menus.scenario.trigger()
    dialog = next(d for d in player.window.findChildren(QDialog) if d.isVisible() and d.findChild(QListWidget))
    shown, buttons = dialog.findChild(QListWidget), dialog.findChild(QDialogButtonBox)
    assert shown is not None
    assert buttons is not None
    QTest.keyClick(shown, Qt.Key.Key_Down)
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Open), LEFT)
    replay = player.window.play_page.session
    assert isinstance(replay, Replay)
    assert replay.last == 0


@pytest.mark.parametrize("text", ["title: T\nposition: {A: {hnad: []}}\n", "nothing", "title: T\nplay: [A: jump]\n"])
def test_what_is_wrong_with_a_scenario_is_told(player: Player, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    assert not player.window.scenario_files.open(path)
    assert "bad.yaml" in player.box().informativeText()
    assert not player.window.scenario_files.open(tmp_path / "none.yaml")


def test_the_position_on_the_table_is_saved_as_a_scenario_that_holds(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    player.play(ALONE)
    player.to_main_phase()
    there = player.session.view(0)
    player.window.menus.position.trigger()
    assert main(["scenario", str(path)]) == 0
    assert "ok Ann Bot, turn 1" in capsys.readouterr().out
    assert player.window.scenario_files.open(path)
    replay = player.window.play_page.session
    assert isinstance(replay, Replay)
    hand = [replay.view(0).cards[card].number for card in replay.view(0).zones[0, "hand"]]
    assert hand == [there.cards[card].number for card in there.zones[0, "hand"]]


@pytest.mark.parametrize(("answer", "hidden"), [("What Ann may know", True), ("Everything", False)])
def test_between_two_people_the_position_holds_all_only_if_they_agree(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, hidden: bool
) -> None:
    path = tmp_path / "mine.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    player.play(FRIENDS)
    player.to_main_phase()
    player.window.menus.position.trigger()
    assert not path.exists()
    next(button for button in player.box().buttons() if button.text() == answer).click()
    text = path.read_text(encoding="utf-8")
    assert ("FILLER" in text) == hidden
    assert ("seed: 0" in text) == hidden


def test_a_moment_that_no_position_can_hold_is_told(player: Player) -> None:
    player.play(ALONE)
    player.window.menus.position.trigger()
    assert "main phase" in player.box().informativeText()


@pytest.mark.clone
def test_a_scenario_that_shows_a_clause_is_opened_from_the_clause(player: Player, qtbot: QtBot) -> None:
    panel = player.window.play_page.side.clause
    panel.tracing.evidence = find("gcg").evidence
    player.window.show_page(player.window.play_page)
    player.window.play_page.show_clause("7-4-2")
    qtbot.waitUntil(lambda: bool(panel._scenarios))
    shown = panel._scenarios[0]
    panel.body.setFocus()
    found = panel.body.document().find(shown.title[:20])
    panel.body.setTextCursor(found)
    panel.body.ensureCursorVisible()
    QTest.mouseClick(panel.body.viewport(), LEFT, pos=panel.body.cursorRect(found).center() - QPoint(12, 0))
    replay = player.window.play_page.session
    assert isinstance(replay, Replay)
    assert shown.title in player.window.windowTitle() or replay.game_history.moves


def test_a_scenario_of_another_game_is_shown_with_that_game(player: Player, tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    path.write_text(
        "title: A turn begins\nposition: {A: {station: [GB-01]}}\nexpect: {winner: none}\n", encoding="utf-8"
    )
    assert player.window.scenario_files.open(path)
    assert player.window.game_module.key == "gundam_war"
    player.window.scenario_files.open_shown(
        "tests/scenarios/clauses/ch01.yaml", "After both players' turns it is the first one's turn again"
    )
    assert player.window.game_module.key == "gcg"


def test_while_a_scenario_is_opened_the_cursor_says_so(
    player: Player, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files, shapes = player.window.scenario_files, []
    opens = files._open_as

    def watched(*given: Any) -> None:
        cursor = QApplication.overrideCursor()
        assert cursor is not None
        shapes.append(cursor.shape())
        opens(*given)

    monkeypatch.setattr(files, "_open_as", watched)
    assert files.open(file, "Nothing happens")
    assert shapes == [Qt.CursorShape.WaitCursor]
    assert QApplication.overrideCursor() is None
    replay = player.window.play_page.session
    assert isinstance(replay, Replay)
    assert replay.waiting() == "No choices are recorded"
