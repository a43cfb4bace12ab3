"""The user guide, under Help."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QTextBrowser, QWidget

from gundam_desktop.locate import guide
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import resize_within_screen, scaled
from gundam_desktop.ui.style.sheet import Sheet
from gundam_desktop.ui.style.translation import language

SIZE = (900, 680)
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#]+)[^)]*\)")
EDGES = 100
"""Pixels of the dialog beside its text."""
ABOVE_HEADING = 18


class GuideDialog(Sheet, QDialog):
    """Shows the guide in the language of the client, and the documents inside the program that it refers to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("User guide"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        resize_within_screen(self, *SIZE)
        self.text = _Page(self.width() - scaled(EDGES), self)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self.back = QPushButton(self.tr("Back"), self)
        self.back.setAutoDefault(False)
        self.back.clicked.connect(self._go_back)
        buttons.addButton(self.back, QDialogButtonBox.ButtonRole.ActionRole)
        column = self.plain_column()
        column.addWidget(self.text)
        column.addWidget(buttons)
        self._opened = [guide(language())]
        self._show()
        self.text.setFocus()

    def _follow(self, link: QUrl) -> None:
        document = (self._opened[-1].parent / link.path()).resolve()
        if document.is_file():
            self._opened.append(document)
            self._show()

    def _go_back(self) -> None:
        self._opened.pop()
        self._show()

    def _show(self) -> None:
        self.text.show_document(self._opened[-1])
        self.back.setVisible(len(self._opened) > 1)


class _Page(QTextBrowser):
    """A document with its pictures, which are made no wider than the page."""

    def __init__(self, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        self._folder, self._width = Path(), width

    def show_document(self, file: Path) -> None:
        """Show a document from its beginning. What it says of documents that are not inside is no link."""
        self._folder = file.parent

        def link(found: re.Match[str]) -> str:
            return found[0] if (self._folder / found[2]).is_file() else found[1]

        self.setMarkdown(_LINK.sub(link, file.read_text(encoding="utf-8")))
        self._set_headings_apart()
        self.verticalScrollBar().setValue(0)

    def _set_headings_apart(self) -> None:
        """Leave room above each heading."""
        cursor, more = QTextCursor(self.document()), True
        while more:
            layout = cursor.blockFormat()
            if layout.headingLevel():
                layout.setTopMargin(scaled(ABOVE_HEADING))
                cursor.setBlockFormat(layout)
            more = cursor.movePosition(QTextCursor.MoveOperation.NextBlock)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture by its path in the folder; there is nothing else in a guide."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        picture = QPixmap(str(self._folder / QUrl(name).path()))
        if picture.width() <= self._width:
            return picture
        return picture.scaledToWidth(self._width, Qt.TransformationMode.SmoothTransformation)
