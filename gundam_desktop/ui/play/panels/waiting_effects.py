"""The waiting effects of both players, as a small stack beside the table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import PADDING, Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme

MOST = 3
"""Most lines; further effects are only counted."""


class WaitingLine(NamedTuple):
    """One waiting effect."""

    card: int
    name: str
    text: str
    own: bool


class WaitingPanel(Panel):
    """Shown while effects wait. A click on a line shows its card."""

    pointed = Signal(int)
    """A line was clicked: the id of its card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent)
        self.box.setContentsMargins(PADDING, scaled(22), PADDING, 5)
        self._waiting_lines: Sequence[WaitingLine] = ()
        self._label = RichLabel(self)
        set_font(self._label, 13)
        self._label.setMinimumWidth(0)
        self._label.open_links()
        self._label.linkActivated.connect(lambda link: self.pointed.emit(int(link)))
        self.box.addWidget(self._label)
        self.refresh_texts()
        self.hide()

    @property
    def waiting_lines(self) -> Sequence[WaitingLine]:
        """The effects shown."""
        return self._waiting_lines

    def show_waiting(self, waiting_lines: Sequence[WaitingLine]) -> None:
        """Show these effects in their order, or nothing."""
        self._waiting_lines = waiting_lines
        self.setVisible(bool(waiting_lines))
        shown = waiting_lines if len(waiting_lines) <= MOST else waiting_lines[: MOST - 1]
        lines = [self._line(each) for each in shown]
        if len(shown) < len(waiting_lines):
            lines.append(escape(self.tr("+%n more", "", len(waiting_lines) - len(shown))))
        self._label.setText("<br>".join(f"<nobr>{line}</nobr>" for line in lines))
        self._label.setToolTip(literal("\n".join(f"{each.name}: {each.text}" for each in waiting_lines)))
        self.setAccessibleName(". ".join([self.title, *(f"{each.name}: {each.text}" for each in waiting_lines)]))

    def _line(self, each: WaitingLine) -> str:
        color = theme().accent_self if each.own else theme().accent_opponent
        name = f"<a href='{each.card}' style='color:{theme().text}; text-decoration:none'>{escape(each.name)}</a>"
        metrics = QFontMetricsF(self._label.font())
        room = self.width() - 2 * PADDING - metrics.horizontalAdvance(f"■ {each.name}  ") - 2
        shown = metrics.elidedText(each.text, Qt.TextElideMode.ElideRight, max(0.0, room))
        text = f"<span style='color:{theme().muted}'>{escape(shown)}</span>"
        return f"<span style='color:{color}'>■</span> {name} {text}"

    def refresh_colors(self) -> None:
        self.show_waiting(self._waiting_lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._waiting_lines:
            self.show_waiting(self._waiting_lines)

    def refresh_texts(self) -> None:
        self.set_title(self.tr("Waiting effects"))
