"""The statistics of the open deck in a window of their own beside the builder."""

from __future__ import annotations

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from gundam_desktop.ui.decks.statistics import StatisticsPanel
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import resize_within_screen

SIZE = (1180, 660)


class StatisticsDialog(Ambient, QDialog):
    """Shows the statistics. Closing it ends the games that bots play in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        resize_within_screen(self, *SIZE)
        self.panel = StatisticsPanel(parent=self)
        QVBoxLayout(self).addWidget(self.panel)
        self.refresh_texts()

    def refresh_texts(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.panel.stop()
        super().closeEvent(event)
