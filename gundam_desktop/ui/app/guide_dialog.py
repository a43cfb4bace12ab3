"""The user guide, under Help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from gundam_desktop.locate import guide
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.translation import language

SIZE = (900, 680)
EDGES = 70
"""Pixels of the dialog beside its text."""


class GuideDialog(QDialog):
    """Shows the guide in the language of the client. Links to documents that are not inside are not followed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("User guide"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        resize_within_screen(self, *SIZE)
        file = guide(language())
        self.text = _Page(file.parent, self.width() - EDGES, self)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setOpenLinks(False)
        self.text.setMarkdown(file.read_text(encoding="utf-8"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)
        self.text.setFocus()


class _Page(QTextBrowser):
    """Text with pictures from a folder, which are made no wider than the page."""

    def __init__(self, folder: Path, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder, self._width = folder, width

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture by its path in the folder; there is nothing else in a guide."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        picture = QPixmap(str(self._folder / QUrl(name).path()))
        if picture.width() <= self._width:
            return picture
        return picture.scaledToWidth(self._width, Qt.TransformationMode.SmoothTransformation)
