"""The table with what stands below it: a replay's timeline, or nothing."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gundam_desktop.ui.style.panel import Panel


class TableColumn(QVBoxLayout):
    """The left part of a page."""

    def __init__(self, table: QWidget, margin: int) -> None:
        super().__init__()
        self._footer: Panel | None = None
        self.setSpacing(margin)
        self.addWidget(table, 1)

    def set_footer(self, footer: Panel | None) -> None:
        """Show a widget below the table in place of another; None shows nothing.

        One that somebody has taken elsewhere comes back.
        """
        if self._footer is not None and self._footer is not footer:
            self.removeWidget(self._footer)
            self._footer.hide()
            self._footer.deleteLater()
        self._footer = footer
        if footer is not None:
            self.addWidget(footer)
            footer.show()
