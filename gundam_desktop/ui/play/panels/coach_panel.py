"""What the coach has said about the decision on the table, with buttons to hear more and to dismiss it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import theme

COMMAND = "coach"
_NUMBER = "#"
HEIGHT = 30


class CoachLine(NamedTuple):
    """One sentence of the coach."""

    text: str
    clause: str = ""
    """The clause in the sentence, which is a link; empty for none."""
    number: int = 0
    """The number of a choice that the table can show: the sentence is a link to it; 0 for none."""
    shown: bool = False
    """True while the table shows that choice."""

    @property
    def html(self) -> str:
        """The sentence as rich text."""
        if self.number:
            color = theme().legal if self.shown else theme().text
            text = f"<b>{escape(self.text)}</b>" if self.shown else escape(self.text)
            return f"<a href='{_NUMBER}{self.number}' style='color: {color}; text-decoration: none'>{text}</a>"
        link = f"<a href='{self.clause}' style='color: {theme().accent_self}'>{self.clause}</a>"
        return escape(self.text).replace(self.clause, link) if self.clause else escape(self.text)


class CoachPanel(Panel):
    """Hidden until the coach says something."""

    more_wanted = Signal()
    """One level more is to be said."""
    dismissed = Signal()
    """The hint was closed by the player."""
    clause_wanted = Signal(str)
    """The number of a clause that was clicked."""
    choice_wanted = Signal(int)
    """The number of a choice that was clicked: the table is to show it."""

    def __init__(self, parent: QWidget | None, keymap: Keymap) -> None:
        super().__init__(" ", parent)
        self._keymap = keymap
        self._lines: Sequence[CoachLine] = ()
        self.label = RichLabel(self)
        self.label.setWordWrap(True)
        set_font(self.label, 13)
        self.label.open_links()
        self.label.linkActivated.connect(self._follow_link)
        self.more, self.close_button = ActionButton(parent=self), ActionButton(parent=self)
        buttons = QHBoxLayout()
        for button, signal in ((self.more, self.more_wanted), (self.close_button, self.dismissed)):
            button.set_height(HEIGHT)
            button.clicked.connect(signal)
            buttons.addWidget(button)
        self.box.addWidget(self.label)
        self.box.addLayout(buttons)
        keymap.changed.connect(self.refresh_texts)
        self.refresh_texts()
        self.hide()

    @property
    def text(self) -> str:
        """Everything it shows, as plain text."""
        return " ".join(line.text for line in self._lines)

    def show_lines(self, lines: Sequence[CoachLine], *, more: bool = False) -> None:
        """Show some sentences, or nothing; `more` if another level can be asked for."""
        self._lines = lines
        self.label.setText("<br>".join(line.html for line in lines))
        self.more.setVisible(more)
        self.setVisible(bool(lines))
        self.setAccessibleName(f"{self.title}. {self.text}")

    def _follow_link(self, link: str) -> None:
        if link.startswith(_NUMBER):
            self.choice_wanted.emit(int(link.removeprefix(_NUMBER)))
        else:
            self.clause_wanted.emit(link)

    def refresh_colors(self) -> None:
        self.label.setText("<br>".join(line.html for line in self._lines))

    def refresh_texts(self) -> None:
        self.set_title(self.tr("Coach"))
        self.more.set_caption(self.tr("More"), self._keymap.shown(COMMAND))
        self.close_button.set_caption(self.tr("Dismiss"))
