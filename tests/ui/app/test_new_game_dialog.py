"""The dialog for a new game takes what makes a game, and says what does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Game
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog, completed
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui import stub_game


def open_dialog(qtbot: QtBot, last: GameSetup | None = None) -> NewGameDialog:
    dialog = NewGameDialog(stub_game.services(), last or GameSetup())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def messages(dialog: NewGameDialog) -> list[QMessageBox]:
    return [box for box in dialog.findChildren(QMessageBox) if box.isVisible()]


def test_enter_takes_what_is_offered(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert chosen.args == [GameSetup(decks=("deck-1", "deck-2"), opponent="slow", edition="1.9")]


def test_everything_can_be_chosen_and_is_offered_again(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    QTest.keyClicks(dialog.names[0], "Ann")
    QTest.keyClicks(dialog.names[1], "Ben")
    QTest.keyClicks(dialog.seed, "42")
    dialog.decks[0].list.setCurrentIndex(1)
    dialog.opponent.setCurrentIndex(dialog.opponent.findData(HUMAN))
    dialog.starter.setCurrentIndex(2)
    assert dialog.edition.currentData() == "1.9"
    dialog.edition.setCurrentIndex(0)
    dialog.match.setCurrentIndex(1)
    dialog.minutes.setValue(25)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    setup = GameSetup(
        decks=("deck-2", "deck-2"),
        names=("Ann", "Ben"),
        opponent=HUMAN,
        starter="second seat",
        seed=42,
        edition="1.0",
        best_of=3,
        minutes=25,
    )
    assert chosen.args == [setup]
    assert open_dialog(qtbot, setup).setup() == setup


@pytest.mark.parametrize("seed", ["x", "-1", "4294967296", "1.5"])
def test_a_seed_that_is_none_is_said_so(qtbot: QtBot, seed: str) -> None:
    dialog = open_dialog(qtbot)
    dialog.seed.setText(seed)
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert seed in dialog.problem.text()


def test_a_deck_file_that_is_broken_is_told_with_its_place(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dialog = open_dialog(qtbot)
    path = str(tmp_path / "mine.txt")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (path, ""))
    QTest.mouseClick(dialog.decks[0].file, Qt.MouseButton.LeftButton)
    (box,) = messages(dialog)
    assert box.informativeText() == f"{path}: line 3: “4 X” is not a card"
    assert dialog.decks[0].chosen == "deck-1"
    box.close()


def test_a_deck_that_breaks_the_rules_is_told_and_the_dialog_stays(qtbot: QtBot) -> None:
    def refuse(*args: object, **options: object) -> Game:
        raise ValueError("deck-1: 49 cards; right is 50 (5-1-1)")

    dialog = NewGameDialog(stub_game.services_of(stub_game.doors()._replace(start=refuse)), GameSetup())
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.assertNotEmitted(dialog.chosen):
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    (box,) = messages(dialog)
    assert "49 cards" in box.informativeText()
    assert dialog.isVisible()
    box.close()


def test_a_remembered_deck_that_is_gone_is_forgotten(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, GameSetup(decks=("gone.txt", "deck-1")))
    assert dialog.setup().decks == ("deck-1", "deck-1")
    assert messages(dialog) == []


def test_the_program_fills_in_what_is_left_to_it() -> None:
    complete = completed(GameSetup(), stub_game.services())
    assert complete.decks == ("deck-1", "deck-2")
    assert complete.opponent == "slow"
    assert all(complete.names)
    assert completed(complete, stub_game.services()) == complete


def test_the_seats_are_named_for_those_who_sit_there(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    assert [box.title() for box in dialog.boxes[:2]] == ["You, below", "Opponent, above"]
    dialog.opponent.setCurrentIndex(dialog.opponent.findData(HUMAN))
    assert [box.title() for box in dialog.boxes[:2]] == [
        "First player, in the first seat",
        "Second player, in the second seat",
    ]
    assert dialog.starter.itemText(1) == "The first player"


def test_players_swap_their_seats(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, GameSetup(decks=("deck-1", "deck-2"), names=("Ann", "Ben"), opponent=HUMAN))
    QTest.mouseClick(dialog.swap, Qt.MouseButton.LeftButton)
    assert dialog.setup().names == ("Ben", "Ann")
    assert dialog.setup().decks == ("deck-2", "deck-1")
    dialog.opponent.setCurrentIndex(0)
    QTest.mouseClick(dialog.swap, Qt.MouseButton.LeftButton)
    assert dialog.setup().names == ("Ben", "Ann"), "against a bot the decks alone change hands"
    assert dialog.setup().decks == ("deck-1", "deck-2")


def test_names_are_no_longer_than_fits(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    QTest.keyClicks(dialog.names[0], "A" * 60)
    assert len(dialog.setup().names[0]) == 20
