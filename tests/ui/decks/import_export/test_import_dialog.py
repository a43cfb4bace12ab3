"""The dialog that takes a list in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QScrollArea, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck, DeckError, write_list
from gundam_desktop.ui.decks.import_export import ImportDialog, deck_text_from_mime, may_be_deck
from gundam_desktop.ui.style.scaling import FRAME, LEAST_ROOM

LIST = "# Mine\n4 GM\n3 Gundam\nDear diary\n2 Gundam Exia\n1 ST01-010"

Opened = Callable[[str], ImportDialog]


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    def open_dialog(text: str) -> ImportDialog:
        dialog = ImportDialog(text)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return open_dialog


def lines(model: object) -> list[str]:
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]  # type: ignore[attr-defined]


def taken(qtbot: QtBot, dialog: ImportDialog) -> Deck:
    with qtbot.waitSignal(dialog.imported) as signal:
        QTest.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    assert dialog.isHidden()
    deck = signal.args[0]
    assert isinstance(deck, Deck)
    return deck


def test_a_list_that_is_understood_is_taken_at_once(qtbot: QtBot, opened: Opened) -> None:
    deck = library.deck("official-004")
    dialog = opened(write_list(deck))
    assert "Recognised: numbers. Cards: 50. In the resource deck: 10." in dialog.summary.text()
    assert [panel.isVisible() for panel in dialog.panels] == [False, False, True]
    assert lines(dialog.cards)[0] == "4 × Gundam   ST01-001"
    assert taken(qtbot, dialog) == deck


def test_nothing_is_wrong_before_there_is_a_list(opened: Opened) -> None:
    dialog = opened(" \n")
    assert dialog.summary.text() == ""
    assert [panel.isVisible() for panel in dialog.panels] == [False, False, True]
    assert lines(dialog.cards) == []
    assert not dialog.import_button.isEnabled()


def test_an_unknown_card_of_the_maybeboard_is_a_problem_of_its_line(opened: Opened) -> None:
    dialog = opened("# name: Mine\n# maybe: 2 ST01-099\n4 ST01-005\n2 Gundam Exia")
    click(dialog.candidates, 1)
    (problem,) = lines(dialog.problems)
    assert problem.startswith("Line 2: no card has the number ST01-099")


def test_a_file_of_the_shelf_has_its_name(qtbot: QtBot, opened: Opened) -> None:
    deck = taken(qtbot, opened("# name: Mine\n# tags: a, b\n# title: A title\n# source: somewhere\n4 ST01-005"))
    assert (deck.name, deck.comment, deck.source) == ("Mine", "A title", "somewhere")


def test_with_questions_and_problems_it_needs_no_more_room_than_the_smallest_window_has(opened: Opened) -> None:
    dialog = opened(LIST)
    assert all(panel.isVisible() for panel in dialog.panels)
    (area,) = dialog.findChildren(QScrollArea)
    assert not area.verticalScrollBar().isVisible(), "in a usual window there is nothing to scroll"
    needed = dialog.minimumSizeHint()
    assert needed.width() <= LEAST_ROOM.width()
    assert needed.height() <= LEAST_ROOM.height() - 2 * FRAME


def test_a_list_that_cannot_be_imported_yet_says_why(opened: Opened) -> None:
    dialog = opened(LIST)
    assert not dialog.import_button.isEnabled()
    assert (
        dialog.why_not.text()
        == f"First choose a card for each line, or leave it out. Open: {len(dialog.read.questions)}"
    )
    QTest.keyClick(dialog.text, Qt.Key.Key_I, Qt.KeyboardModifier.AltModifier)
    assert dialog.text.toPlainText() == LIST, "the key of the button writes nothing"
    for _ in dialog.read.questions:
        dialog.answer("")
    assert dialog.why_not.text() == ""


def test_questions_are_answered_by_the_cards_faces(qtbot: QtBot, opened: Opened) -> None:
    dialog = opened(LIST)
    assert [panel.isVisible() for panel in dialog.panels] == [True, True, True]
    assert not dialog.import_button.isEnabled()
    assert lines(dialog.questions) == ["3 Gundam   which of 5 cards?", "2 Gundam Exia   which of 5 cards?"]
    assert lines(dialog.problems)[0].startswith("Line 4: “Dear diary” is not a card; write ")
    click(dialog.candidates, 1)
    assert lines(dialog.questions) == ["3 Gundam   is GD01-013", "2 Gundam Exia   which of 5 cards?"]
    dialog.candidates.setFocus()
    QTest.keyClick(dialog.candidates, Qt.Key.Key_Right)
    QTest.keyClick(dialog.candidates, Qt.Key.Key_Return)
    assert lines(dialog.questions)[1] == "2 Gundam Exia   is GD04-064"
    assert dialog.import_button.isEnabled()
    deck = taken(qtbot, dialog)
    assert deck.name == "Mine"
    assert deck.cards == (("ST01-005", 4), ("GD01-013", 3), ("GD04-064", 2), ("ST01-010", 1))


def test_a_wrapped_problem_has_room_beside_the_scroll_bar(opened: Opened) -> None:
    view = opened("3 Gundam\n2 GDO1-001").problem_list
    needed = []
    for policy in (Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff):
        view.setVerticalScrollBarPolicy(policy)
        sizes = []
        for width in range(300, 700, 4):
            view.resize(width, 100)
            sizes.append(view.itemDelegate().sizeHint(QStyleOptionViewItem(), view.model().index(0, 0)).height())
        needed.append(sizes)
    assert needed[0] == needed[1]
    assert len(set(needed[0])) > 1


def test_each_question_of_a_line_has_its_own_answer(qtbot: QtBot, opened: Opened) -> None:
    dialog = opened("3 Gundam, 3 Gundam; 2 Guncannon [ST01]")
    assert lines(dialog.questions) == ["3 Gundam   which of 5 cards?"] * 2
    dialog.answer("GD01-013")
    dialog.answer("ST01-001")
    assert taken(qtbot, dialog).cards == (("GD01-013", 3), ("ST01-001", 3), ("ST01-003", 2))


def test_a_line_is_left_out_only_when_it_is_said(qtbot: QtBot, opened: Opened) -> None:
    dialog = opened("3 Gundam\n1 GM")
    QTest.mouseClick(dialog.leave_out, Qt.MouseButton.LeftButton)
    assert lines(dialog.questions) == ["3 Gundam   is left out"]
    assert lines(dialog.problems) == ["Line 1: “3 Gundam” was left out: no card was chosen for it"]
    assert taken(qtbot, dialog).cards == (("ST01-005", 1),)


def test_what_is_corrected_is_read_again_and_answers_stay(qtbot: QtBot, opened: Opened) -> None:
    dialog = opened("Dear diary\n3 Gundam\n3 Gundam")
    dialog.answer("GD01-013")
    click(dialog.problem_list)
    assert dialog.text.textCursor().selectedText() == "Dear diary"
    QTest.keyClicks(dialog.text, "4 GM")
    qtbot.waitUntil(lambda: not dialog.panels[1].isVisible())
    assert lines(dialog.questions) == ["3 Gundam   is GD01-013", "3 Gundam   which of 5 cards?"]
    assert dialog.answered.deck.cards == (("ST01-005", 4), ("GD01-013", 3))
    dialog.answer("ST01-001")
    dialog.name.setText("  Other ")
    assert taken(qtbot, dialog).name == "Other"


def click(view: QListView, row: int = 0) -> None:
    place = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def test_nothing_is_taken_from_what_has_no_card(qtbot: QtBot, opened: Opened) -> None:
    dialog = opened("")
    assert not dialog.import_button.isEnabled()
    QTest.keyClicks(dialog.text, "4 GM")
    qtbot.waitUntil(dialog.import_button.isEnabled)
    assert taken(qtbot, dialog).name == "Imported deck"


def test_a_file_takes_the_place_of_the_text(opened: Opened, tmp_path: Path) -> None:
    dialog = opened("4 GM")
    (tmp_path / "list.txt").write_text("# F\n2 ST01-010\n", encoding="utf-8")
    dialog.open_file(tmp_path / "list.txt")
    assert dialog.answered.deck.cards == (("ST01-010", 2),)
    dialog.open_file(tmp_path)
    assert dialog.summary.text() == f"{tmp_path}: this is a folder, not a file with a deck list"
    assert dialog.answered.deck.cards == (("ST01-010", 2),)


def test_a_file_that_is_dropped_or_pasted_takes_the_place_of_the_text(opened: Opened, tmp_path: Path) -> None:
    dialog = opened("4 GM")
    (tmp_path / "list.txt").write_text("# F\n2 ST01-010\n", encoding="utf-8")
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(tmp_path / "list.txt"))])
    place = QPointF(dialog.text.viewport().rect().center())
    both, left = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    drop = QDropEvent(place, both, files, left, Qt.KeyboardModifier.ShiftModifier)
    dialog.text.dropEvent(drop)
    assert drop.dropAction() == Qt.DropAction.CopyAction, "the file stays where it is"
    assert dialog.answered.deck.cards == (("ST01-010", 2),)
    gone = QMimeData()
    gone.setUrls([QUrl.fromLocalFile(str(tmp_path / "gone.txt"))])
    QGuiApplication.clipboard().setMimeData(gone)
    dialog.text.paste()
    assert "gone.txt" in dialog.summary.text()
    assert dialog.answered.deck.cards == (("ST01-010", 2),)


def test_everything_can_be_named_and_reached(opened: Opened) -> None:
    dialog = opened(LIST)
    for widget in (
        dialog.text,
        dialog.name,
        dialog.question_list,
        dialog.candidates,
        dialog.problem_list,
        dialog.card_list,
    ):
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    words = dialog.candidates.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == "GD01-001 Gundam, Unit, Lv 4, cost 3, Blue"


def test_a_list_of_thousands_of_questions_is_shown(opened: Opened) -> None:
    dialog = opened("1 Gundam\n" * 3000)
    assert dialog.questions.rowCount() == 3000
    dialog.answer("GD01-001")
    assert dialog.answered.deck.cards == (("GD01-001", 1),)


def test_text_links_and_files_are_taken_from_what_is_dropped(tmp_path: Path) -> None:
    mime = QMimeData()
    assert not may_be_deck(mime)
    mime.setText("4 GM")
    assert may_be_deck(mime)
    assert deck_text_from_mime(mime) == "4 GM"
    link = "https://deckbuilder.egmanevents.com/gundam?deck=GD01-001:4%7CST04-010:2"
    mime.setUrls([QUrl(link)])
    assert deck_text_from_mime(mime) == link
    file = tmp_path / "ジム.txt"
    file.write_text("\ufeff4 GM", encoding="utf-8")
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    assert deck_text_from_mime(mime) == "4 GM"
    file.write_bytes("4 ジム".encode("utf-16"))
    assert deck_text_from_mime(mime) == "4 ジム"
    file.write_bytes("4 ジム".encode("cp932"))
    assert deck_text_from_mime(mime) == "4 ジム"
    mime.setUrls([QUrl.fromLocalFile(str(file)), QUrl.fromLocalFile(str(tmp_path))])
    with pytest.raises(DeckError, match="these are 2 files; import one list at a time"):
        deck_text_from_mime(mime)
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "none.txt"))])
    with pytest.raises(DeckError, match=r"none.txt: cannot be read \(No such file or directory\)"):
        deck_text_from_mime(mime)
