"""The window with a table, a stub game, and real keys and clicks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import CandidateGroup, Change, Choice, Decision, Event
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.shortcuts_dialog import ShortcutsDialog, about_text
from gundam_desktop.ui.play.animation_gate import DEBOUNCE
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.hold_button import HoldButton
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table.items.card_item import CardItem
from tests.ui import stub_game
from tests.ui.stub_game import Step, StubGame

Open = Callable[..., MainWindow]
BOT = GameSetup(names=("Ann", "Ben"), opponent="first")
FRIENDS = GameSetup(names=("Ann", "Ben"), opponent=HUMAN)


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def make(script: Sequence[Step], setup: GameSetup = BOT, winner: str = "0") -> MainWindow:
        window = MainWindow(
            stub_game.services(script, winner), Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False)
        )
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        assert window.launcher.play(setup)
        return window

    yield make
    for window in windows:
        window.close()


def made(window: MainWindow) -> list[tuple[int, Choice]]:
    assert window.session is not None
    game = window.session.game_history.game
    assert isinstance(game, StubGame)
    return game.made


def shown_large(window: MainWindow) -> str:
    face = window.play_page.side.zoom.zoom.face
    return face.number if face is not None else ""


def covered(window: MainWindow) -> bool:
    return window.play_page.curtain.is_down


def moving(window: MainWindow) -> bool:
    return window.play_page.scene.busy


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)


def action(window: MainWindow, text: str) -> QAction:
    return next(found for found in window.findChildren(QAction) if found.text().replace("&", "") == text)


@pytest.mark.parametrize(
    ("step", "key", "verb"),
    [
        (stub_game.main_phase(0), Qt.Key.Key_Space, "end"),
        (stub_game.main_phase(0), Qt.Key.Key_Return, "end"),
        (stub_game.block(0), Qt.Key.Key_Space, "pass"),
        (stub_game.action(0), Qt.Key.Key_Space, "pass"),
        (stub_game.redraw(0), Qt.Key.Key_Space, "keep"),
        (stub_game.redraw(0), Qt.Key.Key_2, "redraw"),
        (stub_game.first_player(0), Qt.Key.Key_1, "first"),
        (stub_game.first_player(0), Qt.Key.Key_2, "second"),
        (stub_game.confirm(0), Qt.Key.Key_Y, "yes"),
        (stub_game.confirm(0), Qt.Key.Key_N, "no"),
    ],
)
def test_prompts_are_answered_by_keys(opened: Open, step: Step, key: Qt.Key, verb: str) -> None:
    window = opened([step, stub_game.main_phase(0)])
    press(window, key)
    assert [choice.verb for _, choice in made(window)] == [verb]


def test_options_and_effects_that_wait_are_answered_by_digits(opened: Open) -> None:
    window = opened([stub_game.choose_place(0), stub_game.order(0), stub_game.main_phase(0)])
    press(window, Qt.Key.Key_3)
    assert made(window) == []
    press(window, Qt.Key.Key_2)
    press(window, Qt.Key.Key_1)
    assert made(window) == [(0, Choice("choose", word="bottom")), (0, Choice("resolve", stub_game.UNIT_0))]


def test_prompts_are_answered_by_clicks(opened: Open) -> None:
    window = opened([stub_game.redraw(0), stub_game.confirm(0), stub_game.order(0), stub_game.main_phase(0)])
    for at in (1, 1, 0):
        QTest.mouseClick(window.play_page.frame.prompt.buttons[at], Qt.MouseButton.LeftButton)
    assert [choice.verb for _, choice in made(window)] == ["redraw", "no", "resolve"]
    assert not window.play_page.frame.prompt.isVisible()
    QTest.mouseClick(window.play_page.side.main, Qt.MouseButton.LeftButton)
    assert made(window)[-1] == (0, Choice("end"))


def test_the_main_button_names_what_it_does(opened: Open) -> None:
    window = opened([stub_game.redraw(0), stub_game.main_phase(0)])
    side = window.play_page.side
    assert (side.main.text(), side.main.key) == ("Keep hand", "Space")
    assert (side.second.text(), side.second.isVisible()) == ("Redraw", True)
    press(window, Qt.Key.Key_Space)
    assert side.main.text() == "End main phase"
    assert (side.second.text(), side.second.key) == ("Pass until something happens", "F6")
    press(window, Qt.Key.Key_1)
    assert len(made(window)) == 1, "1 must not end a phase by mistake"


def test_while_the_bot_thinks_nothing_can_be_answered(opened: Open) -> None:
    window = opened([stub_game.main_phase(1), stub_game.main_phase(0)], BOT.model_copy(update={"opponent": "hangs"}))
    assert not window.play_page.side.main.isEnabled()
    assert "Ben" in window.play_page.side.main.text()
    press(window, Qt.Key.Key_Space)
    assert made(window) == []


def test_two_friends_pass_the_machine(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0), stub_game.main_phase(1), stub_game.main_phase(1)], FRIENDS)
    match = window.play_page
    assert covered(window)
    assert "Ann" in match.curtain.accessibleName()
    press(window, Qt.Key.Key_2)
    assert covered(window)
    press(window, Qt.Key.Key_Space)
    assert not covered(window)
    assert match.viewer == 0
    assert made(window) == []
    press(window, Qt.Key.Key_Space)
    assert made(window) == [(0, Choice("end"))]
    assert covered(window)
    assert match.viewer == 1
    QTest.mouseClick(match.curtain, Qt.MouseButton.LeftButton)
    assert match.viewer == 1
    assert [row.side for row in match.side.log.list.lines.rows] == ["", "other", "turn"]
    press(window, Qt.Key.Key_Space)
    assert not covered(window)


def test_what_one_friend_looked_at_is_gone_for_the_other(opened: Open) -> None:
    window = opened([stub_game.main_phase(0), stub_game.main_phase(1)], FRIENDS)
    press(window, Qt.Key.Key_Space)
    window.play_page.point_at(stub_game.HAND_0)
    assert shown_large(window) == "T-001"
    press(window, Qt.Key.Key_Space)
    press(window, Qt.Key.Key_Space)
    assert window.play_page.viewer == 1
    assert shown_large(window) == ""
    assert "Card 1" not in window.play_page.side.reasons.text


def test_with_a_bot_there_is_no_curtain(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0), stub_game.main_phase(1), stub_game.main_phase(0)])
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(made(window)) == 2)
    assert not covered(window)
    assert window.play_page.viewer == 0


@pytest.mark.parametrize(("winner", "words"), [("0", "Victory"), ("1", "Defeat"), ("draw", "Draw")])
def test_the_end_is_told_with_its_clause(opened: Open, winner: str, words: str) -> None:
    window = opened([stub_game.main_phase(0)], winner=winner)
    assert "seed" not in window.windowTitle(), "it would tell what is hidden"
    press(window, Qt.Key.Key_Space)
    assert "seed" in window.windowTitle()
    result = window.play_page.frame.result
    assert result.isVisible()
    assert words in result.text
    assert "1-2-1" in result.text
    press(window, Qt.Key.Key_Escape)
    assert not result.isVisible()
    assert window.play_page.side.main.text() == "Rematch"


def test_a_rematch_begins_again(opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    before = window.session
    press(window, Qt.Key.Key_Space)
    press(window, Qt.Key.Key_Space)
    assert window.session is not before
    assert made(window) == []
    assert not window.play_page.frame.result.isVisible()
    assert window.play_page.side.main.text() == "End main phase"
    assert [row.text for row in window.play_page.side.log.list.lines.rows] == [
        "This game uses edition 1.0 of the rules."
    ]


def test_conceding_asks_once(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    for button, over in (("Keep playing", False), ("Concede", True)):
        action(window, "Concede…").trigger()
        (box,) = window.findChildren(QMessageBox)
        found = next(one for one in box.findChildren(QPushButton) if one.text() == button)
        if isinstance(found, HoldButton):
            with qtbot.waitSignal(found.clicked):
                QTest.mousePress(found, Qt.MouseButton.LeftButton)
        else:
            QTest.mouseClick(found, Qt.MouseButton.LeftButton)
        assert window.session is not None
        assert window.session.over is over
        qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))
    assert "Defeat" in window.play_page.frame.result.text
    assert not action(window, "Concede…").isEnabled() or window.session is not None


def test_pointing_at_a_card_shows_it_with_what_it_can_do(opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    match = window.play_page
    match.point_at(stub_game.HAND_0)
    face = match.side.zoom.zoom.face
    assert face is not None
    assert face.number == "T-001"
    assert "Deploy Card 1" in match.side.reasons.text
    match.point_at(stub_game.HAND_1)
    assert match.side.zoom.zoom.face is None
    match.point_at(stub_game.UNIT_1)
    assert "Because" not in match.side.reasons.text


def test_what_is_refused_is_explained_with_its_clause(opened: Open) -> None:
    window = opened([stub_game.block(0)])
    window.play_page.point_at(stub_game.HAND_0)
    assert "Because too few resources. 2-3-4" in window.play_page.side.reasons.text


def test_a_bad_deck_is_told_and_the_game_goes_on(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    before = window.session
    assert not window.launcher.play(GameSetup(decks=("bad.txt", "deck-1")))
    (box,) = window.findChildren(QMessageBox)
    assert "bad.txt: line 3" in box.informativeText()
    assert window.session is before
    box.close()


def test_the_new_game_dialog_starts_a_game_and_is_remembered(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    before = window.session
    window.launcher.ask_new_game()
    dialog = window.launcher.dialog
    assert dialog is not None
    dialog.names[0].setText("Cat")
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert window.session is not before
    assert window.session is not None
    assert window.session.names[0] == "Cat"
    assert settings.load().settings.last_game.names[0] == "Cat"


def test_the_colours_change_while_a_game_is_on(opened: Open) -> None:
    window = opened([stub_game.redraw(0)])
    action(window, "Light").trigger()
    assert not theme().dark
    assert settings.load().settings.theme == "light"
    assert window.play_page.frame.prompt.isVisible()
    press(window, Qt.Key.Key_Space)
    assert made(window) == [(0, Choice("keep"))]


def test_the_help_tells_keys_and_the_notice(opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    window.help.show_about()
    window.help.show_keys()
    (about,) = window.findChildren(QMessageBox)
    (keys,) = window.findChildren(ShortcutsDialog)
    assert "not affiliated" in about.text()
    assert "Comprehensive Rules" in about.text()
    assert "clauses GO" in about_text("gundam_war", "1.0")
    assert "Comprehensive Rules" not in about_text("gundam_war", "1.0")
    assert "F11" in keys.list.toPlainText()
    assert keys.height() < window.height()
    about.close()
    keys.close()


def test_a_key_fills_the_screen_and_another_press_brings_the_window_back(opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    window.setWindowState(Qt.WindowState.WindowMaximized)
    for full in (True, False):
        QTest.keyClick(window, Qt.Key.Key_F11)
        assert window.isFullScreen() is full
    assert window.isMaximized()


def test_closing_the_window_ends_the_bot_and_remembers_the_size(opened: Open) -> None:
    window = opened([stub_game.main_phase(1)], BOT.model_copy(update={"opponent": "hangs"}))
    window.resize(1300, 800)
    session = window.session
    assert session is not None
    window.close()
    assert stub_game.process_of(session, 1) is None
    assert settings.load().settings.window == (1300, 800)


def test_a_key_held_down_answers_one_question(opened: Open) -> None:
    window = opened([stub_game.confirm(0), stub_game.confirm(0), stub_game.main_phase(0)])
    focused = QApplication.focusWidget() or window
    assert isinstance(focused, QWidget)
    press(window, Qt.Key.Key_Y)
    assert len(made(window)) == 1


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
@pytest.mark.parametrize("modifier", [False, True])
def test_the_menu_of_the_card_with_the_focus_opens_by_a_key(qtbot: QtBot, opened: Open, modifier: bool) -> None:
    window = opened([stub_game.main_phase(0), stub_game.main_phase(0)])
    scene = window.play_page.scene
    item = next(item for item in scene.items() if isinstance(item, CardItem) and item.card == stub_game.HAND_0)
    item.setFocus()
    if modifier:
        QTest.keyClick(window.play_page.view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    else:
        QTest.keyClick(window.play_page.view, Qt.Key.Key_Menu)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert made(window) == [(0, Choice("deploy", stub_game.HAND_0))]


def test_cards_that_were_looked_at_are_named(opened: Open) -> None:
    step = stub_game.choose_place(0)
    shown = (stub_game.UNIT_0, stub_game.UNIT_1)
    window = opened([step._replace(decision=step.decision._replace(shown=shown)), stub_game.main_phase(0)])
    asked = window.play_page.frame.prompt.asked
    assert asked is not None
    assert asked.looked_at == ("Card 3", "Card 4")


@pytest.mark.parametrize("card", [stub_game.HAND_0, stub_game.UNIT_0, stub_game.UNIT_1, stub_game.TOP_A])
def test_the_question_covers_no_card_that_answers_it(opened: Open, card: int) -> None:
    groups = (CandidateGroup((card,), 1, 2),)
    step = Step(Decision("choose", 0, "10-2", card=stub_game.HAND_0, groups=groups, purpose="rest"))
    match = opened([step, stub_game.main_phase(0)]).play_page
    bar = match.frame.prompt
    assert bar.isVisible()
    items = [item for item in match.scene.items() if isinstance(item, CardItem) and item.card == card]
    centers = [match.view.mapFromScene(item.sceneBoundingRect().center()) for item in items]
    assert any(not bar.geometry().contains(center) for center in centers)
    assert match.frame.rect().contains(bar.geometry())


class Drawing(StubGame):
    """Moves a card with every choice, so that the table has something to show."""

    def apply(self, player: int, choice: Choice) -> list[Event]:
        draw = Event("drew", "6-3-1", 0, changes=(Change(stub_game.TOP_A, "hand", 0),))
        return [*super().apply(player, choice), draw]


def test_questions_wait_for_the_table_but_not_for_ever(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    game = Drawing([stub_game.main_phase(0), stub_game.confirm(0), stub_game.main_phase(0)])
    assert window.session is not None
    window.session.game_history.game = game
    match = window.play_page
    match.table.set_speed(0.001)
    press(window, Qt.Key.Key_Space)
    assert match.scene.busy
    assert not match.frame.prompt.isVisible()
    assert match.side.main.text() == "Show all"
    match._gate._patience.start(20)
    qtbot.waitUntil(match.frame.prompt.isVisible)
    assert match.side.main.text() == "Yes"


def test_the_main_button_shows_it_all_and_then_answers(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    game = Drawing([stub_game.main_phase(0), stub_game.confirm(0), stub_game.main_phase(0)])
    assert window.session is not None
    window.session.game_history.game = game
    main = window.play_page.side.main
    window.play_page.table.set_speed(0.001)
    press(window, Qt.Key.Key_Space)
    assert moving(window)
    QTest.mouseClick(main, Qt.MouseButton.LeftButton)
    assert not moving(window)
    assert main.text() == "Yes"
    QTest.mouseClick(main, Qt.MouseButton.LeftButton)
    assert [choice.verb for _, choice in game.made] == ["end"], "a double click answered what nobody had read"
    qtbot.wait(DEBOUNCE + 50)
    QTest.mouseClick(main, Qt.MouseButton.LeftButton)
    assert [choice.verb for _, choice in game.made] == ["end", "yes"]


def test_a_main_phase_in_which_something_can_be_done_ends_only_when_asked_twice(opened: Open) -> None:
    window = opened([stub_game.main_phase(0), stub_game.main_phase(0)])
    window.settings_controller.change("confirm_end", True)
    main, status = window.play_page.side.main, window.play_page.side.status
    assert "usable" in status.text()
    press(window, Qt.Key.Key_Space)
    assert made(window) == []
    assert main.text() == "End it anyway"
    assert status.text() == "You would leave something undone (usable: 1 in hand, 1 in play). Esc goes back."
    press(window, Qt.Key.Key_Escape)
    assert main.text() == "End main phase"
    assert status.text().endswith("usable: 1 in hand, 1 in play")
    press(window, Qt.Key.Key_Space)
    assert made(window) == [], "it asks again"
    press(window, Qt.Key.Key_Space)
    assert made(window) == [(0, Choice("end"))]
    assert main.text() == "End main phase", "the next main phase is asked about again"


def test_a_key_first_brings_the_table_to_rest(qtbot: QtBot, opened: Open) -> None:
    window = opened([stub_game.main_phase(0)])
    game = Drawing([stub_game.main_phase(0), stub_game.confirm(0), stub_game.main_phase(0)])
    assert window.session is not None
    window.session.game_history.game = game
    window.play_page.table.set_speed(0.001)
    press(window, Qt.Key.Key_Space)
    press(window, Qt.Key.Key_Space)
    assert [choice.verb for _, choice in game.made] == ["end"]
    assert window.play_page.frame.prompt.isVisible()
    qtbot.wait(DEBOUNCE + 50)
    press(window, Qt.Key.Key_Space)
    assert [choice.verb for _, choice in game.made] == ["end", "yes"]


def test_the_deck_builder_is_not_imported_for_a_game() -> None:
    code = "import sys, gundam_desktop.ui.app.main_window; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    rooms = ("builder.builder_page", "import_export", "library", "statistics")
    assert [room for room in rooms if f"gundam_desktop.ui.decks.{room}" in loaded] == []
