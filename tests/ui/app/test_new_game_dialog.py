"""The dialog for a new game takes what makes a game, and says what does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.protocol.programs import add_program
from gundam_desktop.games import KEYS
from gundam_desktop.tabletop import Game
from gundam_desktop.ui.app.game_defaults import completed, default_names
from gundam_desktop.ui.app.more_options import select
from gundam_desktop.ui.app.new_game_dialog import NewGameDialog
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.level_names import level_name
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.session_factory import new_session, own_level
from gundam_desktop.ui.session.settings import GameSetup
from gundam_desktop.ui.style.scroll_column import ScrollColumn
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


def test_with_all_its_fields_it_stays_on_the_screen(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.left(), screen.bottom() - dialog.height())
    QTest.mouseClick(dialog.more.chips[0], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert dialog.frameGeometry().bottom() <= screen.bottom()
    assert dialog.frameGeometry().top() >= screen.top()


def test_everything_can_be_chosen_and_is_offered_again(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    QTest.keyClicks(dialog.names[0], "Ann")
    QTest.keyClicks(dialog.names[1], "Ben")
    QTest.mouseClick(dialog.more.chip_of(dialog.more.seed), Qt.MouseButton.LeftButton)
    QTest.keyClicks(dialog.more.seed, "42")
    assert dialog.decks[0].choose("deck-2")
    dialog.opponent.choose(HUMAN)
    dialog.more.starter.setCurrentIndex(2)
    assert dialog.more.edition.currentData() == "1.9"
    dialog.more.edition.setCurrentIndex(0)
    dialog.more.match.setCurrentIndex(1)
    dialog.more.minutes.setValue(25)
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
    dialog.more.seed.setText(seed)
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
    dialog.decks[0].open_picker()
    assert dialog.decks[0].picker is not None
    QTest.mouseClick(dialog.decks[0].picker.file, Qt.MouseButton.LeftButton)
    (box,) = messages(dialog)
    assert box.informativeText() == f"{path}: line 3: “4 X” is not a card"
    assert dialog.decks[0].chosen == "deck-1"
    box.close()


def test_a_deck_that_breaks_the_rules_is_told_and_the_dialog_stays(qtbot: QtBot) -> None:
    def refuse(*args: object, **options: object) -> Game:
        raise ValueError("deck-1: 49 cards; expected 50 (5-1-1)")

    dialog = NewGameDialog(stub_game.services_of(stub_game.game_module()._replace(start=refuse)), GameSetup())
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


def test_the_seats_are_named_for_those_who_sit_there(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    assert [box.title() for box in dialog.boxes[:2]] == ["You", "Opponent"]
    dialog.opponent.choose(HUMAN)
    assert [box.title() for box in dialog.boxes[:2]] == ["Player 1", "Player 2"]
    assert dialog.more.starter.itemText(1) == "Player 1"


def test_players_swap_their_seats(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, GameSetup(decks=("deck-1", "deck-2"), names=("Ann", "Ben"), opponent=HUMAN))
    QTest.mouseClick(dialog.swap, Qt.MouseButton.LeftButton)
    assert dialog.setup().names == ("Ben", "Ann")
    assert dialog.setup().decks == ("deck-2", "deck-1")
    dialog.opponent.tiles[0].click()
    QTest.mouseClick(dialog.swap, Qt.MouseButton.LeftButton)
    assert dialog.setup().names == ("Ben", "Ann"), "against a bot the decks alone change hands"
    assert dialog.setup().decks == ("deck-1", "deck-2")


def test_names_are_no_longer_than_fits(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    QTest.keyClicks(dialog.names[0], "A" * 60)
    assert len(dialog.setup().names[0]) == 20


def test_what_most_players_leave_alone_stands_behind_its_chip(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    more = dialog.more
    for field in (more.starter, more.match, more.minutes, more.open_lists, more.edition, more.seed):
        chip = more.chip_of(field)
        assert not field.isVisible()
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
        assert field.isVisible()
        assert dialog.focusWidget() is field
        assert [each.isChecked() for each in more.chips].count(True) == 1, "one is open at a time"
    QTest.mouseClick(more.chip_of(more.seed), Qt.MouseButton.LeftButton)
    assert not more.seed.isVisible()


def test_fields_that_are_opened_are_in_sight_on_a_low_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gundam_desktop.ui.style.scroll_column.screen_room", lambda _window: QSize(960, 500))
    dialog = open_dialog(qtbot)
    dialog.more.chip_of(dialog.more.seed).click()
    QApplication.processEvents()
    seed = dialog.more.seed
    assert seed.visibleRegion().boundingRect() == seed.rect()


def test_what_was_set_the_last_time_is_seen_at_a_glance(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, GameSetup(starter="first seat", seed=7, minutes=20, best_of=3, edition="1.0"))
    shown = {chip.text(): chip.value for chip in dialog.more.chips}
    assert shown == {
        "Who goes first": "You",
        "Match": "Best of three",
        "Clock": "20 min",
        "Deck lists": "hidden from the bot",
        "Rules": "1.0",
        "Seed": "7",
    }


def test_a_fault_behind_a_chip_is_brought_to_light(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    dialog.more.seed.setText("x")
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.more.seed.isVisible()


def test_the_opponent_is_chosen_by_arrow_keys_and_enter_starts(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    first, second, friend = dialog.opponent.tiles
    assert second.isChecked()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_Left)
    assert first.isChecked()
    assert dialog.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_End)
    assert friend.isChecked()
    QTest.keyClick(friend, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.names[1], "the portraits are one stop of Tab"
    QTest.keyClick(dialog.names[1], Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.focusWidget() is friend
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.keyClick(friend, Qt.Key.Key_Return)
    assert chosen.args is not None
    assert chosen.args[0].opponent == HUMAN


def test_another_game_is_chosen_with_its_own_decks_and_says_where_it_is_from(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Services(), GameSetup())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.game.isVisible()
    assert [dialog.game.itemData(row) for row in range(dialog.game.count())] == [*KEYS]
    assert not dialog.note.isVisible()
    QTest.keyClick(dialog.game, Qt.Key.Key_Down)
    assert dialog.note.isVisible()
    assert dialog.setup().decks == ("blue", "green")
    with qtbot.waitSignal(dialog.own_rules_wanted) as wanted:
        dialog.note.setFocus()
        QTest.keyClick(dialog.note, Qt.Key.Key_Tab)  # to its link
        QTest.keyClick(dialog.note, Qt.Key.Key_Return)
    assert wanted.args is not None
    assert (wanted.args[0].key, wanted.args[1]) == ("gundam_war", "GO")
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert chosen.args is not None
    assert chosen.args[0].game == "gundam_war"


def test_added_programs_are_opponents(home: Path, qtbot: QtBot) -> None:
    add_program("Mine", ["mine"])
    dialog = NewGameDialog(stub_game.services(), GameSetup(opponent="program:Mine"))
    qtbot.addWidget(dialog)
    tile = dialog.opponent.chosen
    assert (tile.text(), tile.accessibleName()) == ("Mine", "Program: Mine")
    assert dialog.setup().opponent == "program:Mine"


def test_a_note_of_two_lines_leaves_the_decks_their_room(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Services(), GameSetup(game="gundam_war"))
    qtbot.addWidget(dialog)
    dialog.show()
    (scrolled,) = dialog.findChildren(ScrollColumn)
    assert dialog.note.height() > 1.5 * dialog.fontMetrics().lineSpacing()
    assert scrolled.inner.height() >= scrolled.column.totalHeightForWidth(scrolled.inner.width()) > 0


def test_two_people_are_asked_nothing_about_bots(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, GameSetup(open_lists=True))
    dialog.more.chip_of(dialog.more.open_lists).click()
    assert dialog.more.open_lists.isVisible()
    assert "bots" in dialog.more.minutes.toolTip()
    dialog.opponent.choose(HUMAN)
    assert not dialog.more.open_lists.isVisible()
    assert "bots" not in dialog.more.minutes.toolTip()
    assert not dialog.setup().open_lists


def test_two_bots_are_watched(qtbot: QtBot) -> None:
    services = Services()
    dialog = NewGameDialog(services, GameSetup())
    qtbot.addWidget(dialog)
    assert dialog.setup().own_level == ""
    level = services.levels()[0]
    select(dialog.own, level)
    assert dialog.boxes[0].title() != "You"
    assert dialog.names[0].placeholderText() == f"Bot ({level_name(level)})"
    session = new_session(completed(dialog.setup(), services), services, Pace(bot_pause=0))
    assert not session.humans
    session.begin()
    qtbot.waitUntil(lambda: session.view(0).turn > 1)
    session.close()


def test_a_friend_plays_against_a_person(qtbot: QtBot) -> None:
    """A bot that was chosen for the own seat is not used then."""
    dialog = open_dialog(qtbot, GameSetup(own_level="greedy", opponent=HUMAN))
    assert dialog.own.isHidden()
    assert own_level(dialog.setup()) == ""


def test_two_bots_of_one_level_have_names_of_their_own() -> None:
    assert len(set(default_names("greedy", "greedy"))) == 2
