"""The study of the deck in a window of its own, which stays beside the builder."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from gundam_desktop.ui.decks.statistics import StatisticsPanel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import Theme

SIZE = (1180, 660)


class StatisticsDialog(QDialog):
    """Closing it ends the games that are played in it."""

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.resize(scaled(SIZE[0]), scaled(SIZE[1]))
        self.study = StatisticsPanel(theme, language, parent=self)
        QVBoxLayout(self).addWidget(self.study)
        self._name()

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self.study.set_theme(theme)

    def set_language(self, language: str) -> None:
        """Speak another language."""
        self.study.set_language(language)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.study.stop()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
