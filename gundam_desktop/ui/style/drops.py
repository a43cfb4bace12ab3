"""What is dropped from other programs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent


def accept_copy(event: QDropEvent) -> None:
    """Accept what is dropped as a copy: a file manager that proposes to move a file may delete it once it is taken."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
