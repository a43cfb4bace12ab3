"""A card in the middle of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import FactList, Reminder
from gundam_desktop.ui.play.panels.card_dialog import CardDialog
from tests.ui.stub_game import StubLibrary
from tests.ui.table_driver import Hand, Take

pytestmark = pytest.mark.qt_log_ignore(
    "^This plugin does not support (grabbing the keyboard|raise|propagateSizeHints)", extend=True
)
WORD = Reminder("Blocker", "It may take an attack.", "13-1-1")
FACTS = FactList("Where it is legal", ("At most 4 <b>copies</b>.",), "Said <here>.")


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[CardDialog]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    window.show()
    yield CardDialog(StubLibrary().face("ST01-001", "en"), (WORD,), (FACTS,), window)
    window.close()


def test_it_shows_the_card_its_words_and_the_facts_as_plain_text(dialog: CardDialog) -> None:
    text = dialog.body.toPlainText()
    assert dialog.card.face is not None
    assert all(part in text for part in ("Blocker", WORD.text, WORD.clause, "At most 4 <b>copies</b>.", "Said <here>."))
    assert dialog.windowTitle() == dialog.card.face.name


def test_a_clause_closes_it_and_is_opened(dialog: CardDialog, qtbot: QtBot) -> None:
    dialog.open()
    with qtbot.waitSignal(dialog.clause_wanted) as wanted:
        dialog.body.anchorClicked.emit(QUrl(WORD.clause))
    assert wanted.args == [WORD.clause]
    assert dialog.isHidden()


@pytest.fixture
def hand(take: Take) -> Hand:
    return take("position: {A: {hand: [ST01-005], battle: [ST01-001]}}")


def dialogs(hand: Hand) -> list[CardDialog]:
    return [dialog for dialog in hand.window.findChildren(CardDialog) if dialog.isVisible()]


def test_the_menu_of_a_card_on_the_table_opens_it(hand: Hand) -> None:
    unit = hand.card("ST01-001", zone="battle")
    hand.take(hand.open_menu(unit), "Show large")
    (dialog,) = dialogs(hand)
    assert dialog.card.face is not None
    assert dialog.card.face.number == "ST01-001"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialogs(hand)


def test_when_the_machine_changes_hands_it_closes(hand: Hand) -> None:
    hand.match.point_at(hand.card("ST01-001", zone="battle").id)
    hand.window.card_help.show_large()
    assert dialogs(hand)
    hand.match._inspector.forget()
    assert not dialogs(hand)
