"""The end of a game, over the table: the winner, the reason, and the ways to go on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.texts import Outcome
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import Label, RichLabel
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme


class ResultPanel(Panel):
    """Shows how the game has ended; the table below it stays in view."""

    rematch = Signal()
    new_game = Signal()
    closed = Signal()
    summary_wanted = Signal()
    """The player wants to see what decided the game."""
    clause_wanted = Signal(str)
    """The number of the clause that has ended the game was clicked."""

    def __init__(self, parent: QWidget, keymap: Keymap | None = None) -> None:
        super().__init__(parent=parent)
        self._keymap = keymap or Keymap(parent=self)
        self._again = ""
        self._outcome: Outcome | None = None
        self._head, self._why, self._score, self._clause = Label(self), Label(self), Label(self), RichLabel(self)
        for label, size, weight in (
            (self._head, 30, fonts.BOLD),
            (self._why, 16, fonts.NORMAL),
            (self._score, 16, fonts.BOLD),
            (self._clause, 12.5, fonts.NORMAL),
        ):
            set_font(label, size, weight)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            self.box.addWidget(label)
        self._clause.open_links()
        self._clause.linkActivated.connect(self.clause_wanted)
        grid = QGridLayout()
        grid.setSpacing(10)
        self._buttons = (
            ActionButton(main=True, parent=self),
            ActionButton(parent=self),
            ActionButton(parent=self),
            ActionButton(parent=self),
        )
        self.name_buttons()
        self._keymap.changed.connect(self.name_buttons)
        signals = (self.rematch, self.summary_wanted, self.new_game, self.closed)
        for place, (button, signal) in enumerate(zip(self._buttons, signals, strict=True)):
            button.set_height(40)
            button.clicked.connect(signal)
            grid.addWidget(button, *divmod(place, 2))
        self.box.addLayout(grid)
        self.hide()

    def refresh_sizes(self) -> None:
        self.box.setContentsMargins(scaled(28), scaled(20), scaled(28), scaled(20))

    def name_buttons(self) -> None:
        """Show on each button its action and its key."""
        again, summary, other, close = self._buttons
        again.set_caption(self._again, self._keymap.shown("main"))
        summary.set_caption(self.tr("What decided it"), self._keymap.shown("summary"))
        other.set_caption(self.tr("New game"), self._keymap.shown("new game"))
        close.set_caption(self.tr("View the table"), self._keymap.shown("cancel"))

    def refresh_texts(self) -> None:
        self.name_buttons()

    @property
    def text(self) -> str:
        """The text of the panel."""
        lines = (self._head.text(), self._why.text(), self._score.text(), self._clause.plain_text)
        return "\n".join(line for line in lines if line)

    def show_result(self, outcome: Outcome, again: str, score: str = "") -> None:
        """Show the outcome of the game, the score of the match, and the next game (`again` is the button's label)."""
        self._again = again
        self.name_buttons()
        self._score.setText(score)
        self._score.setVisible(bool(score))
        self._outcome = outcome
        self.refresh_colors()
        for label, text in ((self._head, outcome.head), (self._why, outcome.why)):
            label.setText(text)
            label.setVisible(bool(text))
        self.setAccessibleName(self.text)
        self.show()
        self.raise_()

    def refresh_colors(self) -> None:
        if self._outcome is None:
            return
        clause, won = self._outcome.clause, self._outcome.won
        self.accent = {True: theme().legal, False: theme().danger, None: theme().accent_self}[won]
        rule = self.tr("Rule {clause}").format(clause=clause)
        style = f"color: {theme().accent_self}; text-decoration: none"
        self._clause.setText(f"<a href='{clause}' style='{style}'>{rule}</a>" if clause else "")
        self._clause.setVisible(bool(clause))
