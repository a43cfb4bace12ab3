"""A file that is dropped is never taken away from where it lies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from gundam_desktop.ui.style.drops import accept_copy

BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("kind", [QDragEnterEvent, QDropEvent])
def test_what_is_proposed_to_be_moved_is_copied(kind: type[QDropEvent]) -> None:
    at = QPoint(9, 9) if kind is QDragEnterEvent else QPointF(9, 9)
    data = QMimeData()  # an event does not keep it
    event = kind(at, BOTH, data, LEFT, SHIFT)
    assert event.proposedAction() == Qt.DropAction.MoveAction
    accept_copy(event)
    assert event.isAccepted()
    assert event.dropAction() == Qt.DropAction.CopyAction
