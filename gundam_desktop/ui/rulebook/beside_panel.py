"""A second place of the rules beside the first."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gundam_desktop.ui.rulebook.reader import Reader
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style


class BesidePanel(Panel):
    """A reader with a button that closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.number = ""
        """The clause that is shown; empty while it is closed."""
        self.head = Label(self)
        set_font(self.head, 13, fonts.BOLD)
        self.shut = tool_button(self)
        self.shut.setText("×")
        self.shut.clicked.connect(self.close_panel)
        self.body = Reader(self, 13.5)
        row = QHBoxLayout()
        row.addWidget(self.head, 1)
        row.addWidget(self.shut)
        self.box.addLayout(row)
        self.box.addWidget(self.body, 1)
        self.refresh_texts()
        self.refresh_colors()
        self.hide()

    def show_page(self, number: str, html: str) -> None:
        """Show a page at a clause."""
        self.number = number
        self.head.setText(number)
        self.body.show_html(html)
        self.body.scrollToAnchor(number)
        self.show()

    def close_panel(self) -> None:
        """Close it."""
        if not self.isHidden():
            self.number = ""
            self.hide()
            self.closed.emit()

    def refresh_texts(self) -> None:
        self.body.setAccessibleName(self.tr("Second place in the rules"))
        self.shut.setAccessibleName(self.tr("Close"))
        self.shut.setToolTip(self.tr("Close"))

    def refresh_colors(self) -> None:
        self.setStyleSheet(tool_style())
