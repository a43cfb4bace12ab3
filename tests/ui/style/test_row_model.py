"""Rows of a list model, and those of them that a test accepts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.row_model import RowFilter, RowModel


class Words(RowModel[str]):
    """Rows that are words."""

    def shown(self, row: str, role: int) -> object:
        return row if role == Qt.ItemDataRole.DisplayRole else None


def test_a_filter_shows_the_rows_that_its_test_accepts_also_those_added_later(qtbot: QtBot) -> None:
    words = Words()
    shown = RowFilter(words)
    QAbstractItemModelTester(shown, QAbstractItemModelTester.FailureReportingMode.Fatal)
    words.show_rows(["ant", "bee", "cat"])
    assert [shown.index(row, 0).data() for row in range(shown.rowCount())] == ["ant", "bee", "cat"]
    shown.only(lambda word: "a" in word)
    words.add_rows(["dog", "whale"])
    assert [shown.index(row, 0).data() for row in range(shown.rowCount())] == ["ant", "cat", "whale"]
