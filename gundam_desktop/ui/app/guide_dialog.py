"""The user guide, under Help."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from gundam_desktop.locate import guide
from gundam_desktop.ui.style.scaling import resize_within_screen
from gundam_desktop.ui.style.translation import language

SIZE = (900, 680)


class GuideDialog(QDialog):
    """Shows the guide in the language of the client. Links to documents that are not inside are not followed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("User guide"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setOpenLinks(False)
        file = guide(language())
        self.text.document().setBaseUrl(QUrl.fromLocalFile(str(file)))
        self.text.setMarkdown(file.read_text(encoding="utf-8"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)
        resize_within_screen(self, *SIZE)
        self.text.setFocus()
