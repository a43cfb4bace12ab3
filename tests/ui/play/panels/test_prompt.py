"""The bar on the table: it shows a question with its answers, and takes clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.play.panels.answer_buttons import AnswerButton, AnswerButtons
from gundam_desktop.ui.play.panels.prompt import Prompt, PromptBar
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.scaling import set_scale_for
from gundam_desktop.ui.style.theme import DARK, LIGHT, install_theme

YES, NO = AnswerButton("Yes", "Space", Choice("yes")), AnswerButton("No", "N", Choice("no"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 400)
    window.show()
    return window


@pytest.fixture
def bar(window: QWidget) -> PromptBar:
    bar = PromptBar(window)
    bar.resize(800, 60)
    return bar


def test_without_a_question_there_is_no_bar(bar: PromptBar) -> None:
    assert not bar.isVisible()
    bar.ask(Prompt("Use it?", answers=AnswerButtons(YES, NO)))
    assert bar.isVisible()
    bar.ask(None)
    assert not bar.isVisible()


def test_answers_are_clicked(qtbot: QtBot, bar: PromptBar) -> None:
    bar.ask(Prompt("Use it?", "10-1", AnswerButtons(YES, NO)))
    assert [button.text() for button in bar.buttons] == ["Yes", "No"]
    with qtbot.waitSignal(bar.answered) as answered:
        QTest.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert answered.args == [NO]


def test_a_count_changes_the_button_in_place(bar: PromptBar) -> None:
    bar.ask(Prompt("Choose 2.", answers=AnswerButtons(AnswerButton("Choose (0 of 2)", "Space", None, False))))
    button = bar.buttons[0]
    assert not button.isEnabled()
    bar.ask(Prompt("Choose 2.", answers=AnswerButtons(AnswerButton("Choose (2 of 2)", "Space", None, True))))
    assert bar.buttons == [button]
    assert button.text() == "Choose (2 of 2)"
    assert button.isEnabled()


def test_the_bar_leaves_the_focus_alone(window: QWidget, bar: PromptBar) -> None:
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setFocus()
    bar.ask(Prompt("Use it?", answers=AnswerButtons(YES, NO)))
    assert window.hasFocus()
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert window.hasFocus()


def test_other_colours_leave_the_buttons_where_they_are(bar: PromptBar) -> None:
    bar.ask(Prompt("Use it?", "1-2-3", answers=AnswerButtons(YES, NO)))
    (question,) = bar.findChildren(QLabel)
    buttons = bar.buttons
    assert DARK.accent_self in question.text()
    install_theme(LIGHT)
    assert LIGHT.accent_self in question.text()
    assert bar.buttons is buttons
    assert [button.text() for button in bar.buttons] == ["Yes", "No"]
    bar.grab()


def test_the_reason_for_a_question_follows_the_text_size(bar: PromptBar) -> None:
    bar.ask(Prompt("Do you block?", why="Gundam attacks the player.", answers=AnswerButtons(YES, NO)))
    (question,) = (label for label in bar.findChildren(QLabel) if "Do you block?" in label.text())
    assert "font-size: 13px" in question.text()
    set_scale_for(QSize(3840, 2160))
    assert "font-size: 31px" in question.text()


def test_a_reason_follows_in_the_last_line_of_a_long_question(bar: PromptBar) -> None:
    asked = Prompt("Use it now, or wait until the end of the turn?", answers=AnswerButtons(YES, NO), why="A attacks B.")
    bar.set_usual_width(800)
    bar.ask(asked)
    layout = bar.layout()
    assert layout is not None
    question, on_three_lines = bar.findChild(RichLabel), layout.totalHeightForWidth(500)
    assert question is not None
    assert question.plain_text.splitlines()[1:] == ["A attacks B."]
    bar.set_usual_width(500)
    assert question.plain_text.splitlines()[1:] == []
    assert layout.totalHeightForWidth(500) < on_three_lines
