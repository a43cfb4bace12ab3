"""The latest deeds beside the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.ui.play.log_row import LogRow
from gundam_desktop.ui.play.panels.history_strip import LEAST_WINDOW, MOST, ROOMY_WINDOW, HistoryStrip
from gundam_desktop.ui.play.panels.log_panel import LogModel
from gundam_desktop.ui.style.scaling import scaled, set_text_size


def deed(moment: int, side: str = "other", *, lost: bool = False) -> LogRow:
    return LogRow(f"Deed {moment}.", "1-1", side, "ST01-001", moment, "deploys", lost)


Strip = tuple[HistoryStrip, LogModel]


@pytest.fixture
def strip(qtbot: QtBot) -> Iterator[Strip]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 600)
    lines = LogModel(window)
    shown = HistoryStrip(lines, lambda number: library.face(number, "en"), window)
    shown.resize(80, 600)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield shown, lines
    window.close()


def told(strip: HistoryStrip) -> list[str]:
    return [thumbnail.accessibleName() for thumbnail in strip.thumbnails]


def test_it_shows_the_last_deeds_in_order_with_what_happened_as_their_names(strip: Strip) -> None:
    shown, lines = strip
    lines.add_rows([deed(moment) for moment in range(1, MOST + 3)])
    lines.add_rows([LogRow("Ann draws a card.", "", "own", moment=20), LogRow("Turn 2", "", "turn", moment=21)])
    assert told(shown) == [f"Deed {moment}." for moment in range(3, MOST + 3)]


def test_those_that_stay_keep_their_thumbnails(strip: Strip) -> None:
    shown, lines = strip
    lines.add_rows([deed(1), deed(2)])
    before = list(shown.thumbnails)
    lines.add_rows([deed(3)])
    assert shown.thumbnails[:2] == before


def test_another_log_replaces_them(strip: Strip) -> None:
    shown, lines = strip
    lines.add_rows([deed(1)])
    lines.show_rows([])
    assert not shown.thumbnails


def test_each_looks_as_what_was_done_by_whom(strip: Strip) -> None:
    shown, lines = strip
    lines.add_rows([deed(1, "own"), deed(2, "other"), deed(3, "other", lost=True)])
    pictures = [thumbnail.grab().toImage() for thumbnail in shown.thumbnails]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_one_leads_to_its_moment_and_names_its_card(strip: Strip, qtbot: QtBot, how: str) -> None:
    shown, lines = strip
    lines.add_rows([deed(7)])
    (thumbnail,) = shown.thumbnails
    qtbot.waitUntil(thumbnail.isVisible)
    pointed: list[str] = []
    shown.pointed.connect(pointed.append)
    with qtbot.waitSignal(shown.moment_wanted) as wanted:
        if how == "mouse":
            QTest.mouseClick(thumbnail, Qt.MouseButton.LeftButton)
        else:
            thumbnail.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(thumbnail, Qt.Key.Key_Return)
            assert "ST01-001" in pointed
    assert wanted.args == [7]


def test_a_narrow_window_has_no_room_for_it(strip: Strip) -> None:
    shown, _ = strip
    shown.fit(scaled(LEAST_WINDOW) - 1)
    assert shown.isHidden()
    shown.fit(scaled(LEAST_WINDOW))
    assert not shown.isHidden()


def test_larger_texts_need_the_room_of_a_narrow_window(strip: Strip) -> None:
    shown, _ = strip
    set_text_size(120)
    shown.fit(scaled(LEAST_WINDOW))
    assert shown.isHidden()
    shown.fit(scaled(ROOMY_WINDOW))
    assert not shown.isHidden()
