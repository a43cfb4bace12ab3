"""Shows clauses of the rules in a window of its own, with the same panel as beside the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.clause_panel import ClausePanel
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.scaling import resize_within_screen

SIZE = (460, 520)


class ClauseDialog(Ambient, QDialog):
    """A window for clauses of one game; it stays open beside what it was opened from."""

    scenario_wanted = Signal(str, str)
    """File and title of a scenario to show on the table."""
    book_wanted = Signal(str, str)
    """The rule book is to be opened at a clause of an edition."""

    def __init__(
        self, game_module: GameModule, keymap: Keymap, parent: QWidget | None = None, *, traced: bool = True
    ) -> None:
        """`traced` shows which scenarios show a clause."""
        super().__init__(parent)
        self.refresh_texts()
        resize_within_screen(self, *SIZE)
        self.clause = ClausePanel(self, keymap)
        self.clause.set_rulebook(game_module.rulebook)
        self.clause.set_edition(game_module.newest)
        self.clause.tracing.set_evidence(game_module.evidence if traced else None)
        self.clause.closed.connect(self.close)
        self.clause.scenario_wanted.connect(self.scenario_wanted)
        self.clause.book_wanted.connect(self.book_wanted)
        self.clause.book_wanted.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.clause)

    def show_clause(self, number: str) -> None:
        """Show a clause; without a number, the search for clauses."""
        self.clause.open(number)
        self.show()
        self.raise_()
        self.activateWindow()
        (self.clause.body if number else self.clause.finder).setFocus()

    def refresh_texts(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
