"""The keyboard focus in the window: the order of Tab, and keeping the focus when its widget goes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import shiboken6
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.play.panels.table_frame import TableFrame


def order_tab(frame: TableFrame, side: SideColumn) -> None:
    """Let Tab go from the table to the question, to the buttons, to the log."""
    stops: list[QWidget] = [frame.table, *frame.prompt.buttons, side.main, side.second, side.log.list]
    for first, second in pairwise(stops):
        QWidget.setTabOrder(first, second)


@contextmanager
def kept(frame: TableFrame, side: SideColumn) -> Iterator[None]:
    """Within a `with` block: move the focus to the question, else to the table, if its button goes or is disabled."""
    before = QApplication.focusWidget()
    on_button = before is not None and (frame.prompt.isAncestorOf(before) or before in (side.main, side.second))
    yield
    gone = before is None or not shiboken6.isValid(before) or not (before.isVisible() and before.isEnabled())
    if on_button and gone and not frame.prompt.enter():
        frame.table.setFocus()


@contextmanager
def kept_on_table(frame: TableFrame) -> Iterator[None]:
    """Within a `with` block that rebuilds the table: keep the focus and its card."""
    focused, card = frame.table.hasFocus(), frame.table.table.keys.focus.card
    yield
    if focused:
        frame.table.setFocus()
        frame.table.table.keys.focus.go_to(card)
