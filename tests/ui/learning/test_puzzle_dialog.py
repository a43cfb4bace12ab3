"""Positions of the player's own games become puzzles, are listed, played, and deleted again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop import locate
from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.locate import player_folder
from gundam_desktop.tutorial.puzzle_making import MadeText, PuzzleWork
from gundam_desktop.ui.learning.learn_page import LearnPage
from gundam_desktop.ui.learning.puzzle_dialog import PuzzleDialog, in_background
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui.table_driver import FRIENDS, LEFT, Hand

POSITION = """position:
  A: {hand: [ST02-014], battle: [ST02-004], resources: {active: 1, rested: 2}, deck: [ST01-005, ST01-005]}
  B: {hand: [ST01-014], shields: 0, battle: [ST02-008], deck: [ST01-005, ST01-005]}"""
AGAINST_BOT = GameSetup(decks=FRIENDS.decks, names=("Ann", "Ben"), opponent="first", starter="first seat", seed=5)


class AtOnce(WorkerPool[MadeText]):
    """Makes the puzzle without a process."""

    def __init__(self, work: PuzzleWork) -> None:
        self._found = [work(0)]

    @property
    def busy(self) -> bool:
        return bool(self._found)

    def results(self, timeout: float | None = 0.0) -> list[MadeText]:
        found, self._found = self._found, []
        return found

    def end(self) -> None:
        self._found = []


@pytest.fixture
def hand(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hand:
    monkeypatch.setenv(locate.HOME, str(tmp_path))
    monkeypatch.setattr(PuzzleDialog.__init__, "__defaults__", (AtOnce,))
    return Hand(qtbot, POSITION, AGAINST_BOT)


def opened(hand: Hand) -> PuzzleDialog:
    hand.window.menus.puzzle.trigger()
    (dialog,) = (each for each in hand.window.findChildren(PuzzleDialog) if each.isVisible())
    return dialog


def make(hand: Hand, goal: int = 0, title: str = "") -> PuzzleDialog:
    """Make a puzzle; the dialog is gone if there is one, and else still open."""
    dialog, gone = opened(hand), list[int]()
    dialog.finished.connect(gone.append)
    if title:
        dialog.title.setText(title)
    dialog.goal.setCurrentIndex(goal)
    QTest.mouseClick(dialog.make, LEFT)
    hand.qtbot.waitUntil(lambda: bool(gone) or dialog.make.isEnabled())
    return dialog


def page(hand: Hand) -> LearnPage:
    hand.window.learning.show()
    assert hand.window.learning.page is not None
    return hand.window.learning.page


def mine(hand: Hand) -> list[str]:
    """The titles of the player's own puzzles."""
    return [tile.entry.title for tile in page(hand).puzzles.tiles if not tile.entry.number]


def test_the_position_on_the_table_is_kept_and_can_be_played(hand: Hand) -> None:
    make(hand)
    assert "“Turn 5 against Ben” is now among my puzzles" in hand.match.side.status.text()
    (file,) = player_folder("puzzles", "gcg").glob("*.yaml")
    text = file.read_text(encoding="utf-8")
    assert "best: [play ST02-014]" in text
    assert "ST01-014" not in text, "the opponent's hand is not known"
    assert mine(hand) == ["Turn 5 against Ben"]
    hand.window.learning.open("puzzle:Turn 5 against Ben")
    assert hand.window.learning.play is not None


def test_two_of_one_title_are_told_apart(hand: Hand) -> None:
    make(hand, title="Mine")
    make(hand, title="Mine")
    assert sorted(mine(hand)) == ["Mine", "Mine (2)"]


def test_a_goal_that_makes_no_puzzle_is_said_and_another_can_be_tried(hand: Hand) -> None:
    dialog = make(hand, goal=1)
    assert dialog.said.text() == "Every choice keeps this goal: there is nothing to find."
    assert dialog.make.isEnabled()
    dialog.title.setText("  ")
    assert not dialog.make.isEnabled()
    dialog.reject()
    assert mine(hand) == []


def test_a_search_is_ended_by_cancel(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PuzzleDialog.__init__, "__defaults__", (in_background,))
    dialog = opened(hand)
    QTest.mouseClick(dialog.make, LEFT)
    assert dialog.said.text() == "Working it out…"
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Cancel), LEFT)
    assert not dialog.isVisible()
    assert mine(hand) == []


def test_between_two_people_nothing_is_worked_out(qtbot: QtBot) -> None:
    hand = Hand(qtbot, POSITION)
    hand.window.menus.puzzle.trigger()
    assert hand.window.findChildren(PuzzleDialog) == []
    assert "in a game against a bot, or in a replay" in hand.match.side.status.text()


@pytest.mark.parametrize("yes", [True, False])
def test_an_own_puzzle_is_deleted_after_a_question(hand: Hand, yes: bool) -> None:
    make(hand, title="Mine")
    (tile,) = (tile for tile in page(hand).puzzles.tiles if tile.entry.title == "Mine")
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Delete)
    (box,) = hand.window.findChildren(QMessageBox)
    wanted = "Delete" if yes else "Cancel"
    QTest.mouseClick(next(each for each in box.buttons() if each.text().replace("&", "") == wanted), LEFT)
    assert mine(hand) == ([] if yes else ["Mine"])
    assert len(list(player_folder("puzzles", "gcg").glob("*.yaml"))) == (0 if yes else 1)


def test_shipped_puzzles_are_not_deleted(hand: Hand) -> None:
    tile = page(hand).puzzles.tiles[0]
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Delete)
    assert hand.window.findChildren(QMessageBox) == []
