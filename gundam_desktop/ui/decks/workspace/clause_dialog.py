"""A clause of the rules while a deck is built: the same panel as beside the table, in a window of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from gundam_desktop.tabletop import Doors
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.clause_panel import ClausePanel
from gundam_desktop.ui.style.scaling import scaled

SIZE = (460, 520)


class ClauseDialog(QDialog):
    """Stays beside the deck until it is closed."""

    scenario_wanted = Signal(str, str)
    """File and title of a scenario that is to be shown on the table."""

    def __init__(
        self,
        keymap: Keymap,
        doors: Doors,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name()
        self.resize(scaled(SIZE[0]), scaled(SIZE[1]))
        self.clause = ClausePanel(self, keymap)
        self.clause.set_rulebook(doors.rulebook)
        self.clause.tracing.set_evidence(doors.evidence)
        self.clause.closed.connect(self.close)
        self.clause.scenario_wanted.connect(self.scenario_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.clause)

    def show_clause(self, number: str) -> None:
        """Open a clause; without a number, the place to look for one."""
        self.clause.open(number)
        self.show()
        self.raise_()
        self.activateWindow()
        (self.clause.body if number else self.clause.finder).setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
