"""The log beside the table."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from gundam_desktop.tabletop import Event
from gundam_desktop.ui.play.log_row import LogRow, log_rows
from gundam_desktop.ui.play.panels.log_panel import LogModel, LogPanel


def test_the_log_is_grouped_by_turn_and_leaves_out_what_has_no_words() -> None:
    events = [
        Event("drew", "6-3", 0),
        Event("turn begins", "6-1", 1, amount=2),
        Event("silent", "1-1"),
        Event("hit", "7-6", target=4, target_number="T-004"),
    ]
    rows = log_rows(
        list(enumerate(events, 1)),
        1,
        lambda event: "" if event.kind == "silent" else event.kind,
        lambda event: f"Turn {event.amount}",
    )
    assert rows == [
        LogRow("drew", "6-3", "other", moment=1),
        LogRow("Turn 2", "", "turn", moment=2),
        LogRow("hit", "7-6", "", "T-004", moment=4),
    ]


def test_the_log_model_keeps_the_rules_of_models(qtbot: QtBot) -> None:
    model = LogModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.add_rows([LogRow("one", "1-1"), LogRow("two")])
    model.add_rows([])
    model.add_rows([LogRow("three")])
    assert model.rowCount(QModelIndex()) == 3
    assert model.index(0).data() == "one (1-1)"
    model.show_rows([LogRow("new")])
    assert model.rowCount() == 1


def test_the_log_follows_the_newest_line_unless_scrolled_up(qtbot: QtBot) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(292, 160)
    panel.show()
    bar = panel.list.verticalScrollBar()
    panel.add(
        [LogRow(f"line {number} that is long enough for two lines of the log", "7-6-3-1") for number in range(20)]
    )
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.setValue(10)
    panel.add([LogRow("one more")])
    qtbot.wait(50)
    assert bar.value() == 10


def test_the_oldest_line_in_sight_is_whole_or_left_out(qtbot: QtBot) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(292, 100)
    panel.show()
    panel.add([LogRow(f"line {number}") for number in range(20)])
    bar, view = panel.list.verticalScrollBar(), panel.list.viewport()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    cut = next(row for row in range(20) if panel.list.visualRect(panel.list.lines.index(row)).bottom() >= 0)
    below = panel.list.visualRect(panel.list.lines.index(cut)).bottom()
    assert panel.list.visualRect(panel.list.lines.index(cut)).top() < 0
    strip = view.grab().toImage().copy(0, 0, view.width(), below)
    assert len({strip.pixel(x, y) for x in range(strip.width()) for y in range(strip.height())}) == 1
