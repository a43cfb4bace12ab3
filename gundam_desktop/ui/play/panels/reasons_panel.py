"""Why a card can be played or not: its possible actions, and for the others the reason with its clause."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.panel import Panel, thin_scroll_bar
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import theme


class Why(NamedTuple):
    """One reason against an action."""

    text: str
    clause: str = ""
    also: tuple[str, ...] = ()
    """Other clauses to the same effect."""


class Reason(NamedTuple):
    """One line: a possible action (with None, a fact), or a refused one with its reasons."""

    allowed: bool | None
    text: str
    why: str = ""
    clause: str = ""
    also: tuple[str, ...] = ()
    more: tuple[Why, ...] = ()
    """Further reasons, shown on request."""
    choice: Choice | None = None
    """The choice, if it can be made directly from a menu."""


CLAUSE, MORE = "clause", "more"
"""Schemes of the links: to a clause, and to the further reasons of a line."""


class ReasonsPanel(Panel):
    """The panel below the card preview."""

    clause_wanted = Signal(str)
    """The number of a clause that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent)
        self._lines: tuple[str, Sequence[Reason], str] = ("", (), "")
        self._told = False
        self._label = RichLabel(self)
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop)
        set_font(self._label, 13.5)
        self._label.open_links()
        self._label.linkActivated.connect(self._follow)
        self._open: set[int] = set()
        self._area = area = QScrollArea(self)
        area.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._label)
        for widget in (area.viewport(), self._label):
            widget.setAutoFillBackground(False)
        self.box.addWidget(area)
        self.show_hint()

    @property
    def text(self) -> str:
        """The text without formatting."""
        title, reasons, hint = self._lines
        lines = [" ".join(part for part in reason[1:4] if part) for reason in reasons]
        return "\n".join([title, *lines, hint])

    @property
    def shown(self) -> str:
        """The text as shown, with further reasons where they are unfolded."""
        return self._label.plain_text

    def show_hint(self) -> None:
        """Show the purpose of this panel."""
        self.show_reasons(self.tr("Why?"), (), self.tr("Point at a card to see what it can do now, or why not."))
        self._told = False

    def refresh_texts(self) -> None:
        if not self._told:
            self.show_hint()

    def show_reasons(self, title: str, reasons: Sequence[Reason], hint: str = "") -> None:
        """Show lines under a title; `hint` is shown if there are none, or after them."""
        self._told = True
        if (title, reasons, hint) != self._lines:
            self._open.clear()
        self._lines = (title, reasons, hint)
        self.set_title(title)
        self.setAccessibleName(title)
        lines = [self._line(place, reason) for place, reason in enumerate(reasons)]
        if hint:
            lines.append(f"<span style='color:{theme().muted}'>{escape(hint)}</span>")
        self._label.setText("<br>".join(lines))
        self._label.setAccessibleName(self.shown)
        self._offer_scrolling()

    def _offer_scrolling(self) -> None:
        """Show the scroll bar exactly where there is something to scroll: Qt keeps that of a longer text."""
        room = self.rect().marginsRemoved(self.box.contentsMargins()).size()
        policy, fits = Qt.ScrollBarPolicy, self._label.heightForWidth(room.width()) <= room.height()
        self._area.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_scrolling()

    def _line(self, place: int, reason: Reason) -> str:
        colors = theme()
        mark, color = {True: (fonts.CHECKED, colors.legal), False: ("× ", colors.danger), None: ("• ", colors.muted)}[
            reason.allowed
        ]
        line = f"<span style='color:{color}'>{mark}</span>{escape(reason.text)}"
        if reason.why:
            line += f" – {escape(reason.why)}"
        if reason.clause:
            line += f" {self._link(CLAUSE, reason.clause, reason.clause)}"
        if not reason.more and not reason.also:
            return line
        if place not in self._open:
            further = self.tr("+%n more", "", len(reason.more)) if reason.more else "…"
            return f"{line} {self._link(MORE, str(place), further)}"
        line += "".join(f" {self._link(CLAUSE, clause, clause)}" for clause in reason.also)
        for why in reason.more:
            clauses = " ".join(self._link(CLAUSE, clause, clause) for clause in (why.clause, *why.also) if clause)
            line += f"<br>&nbsp;&nbsp;&nbsp;– {escape(why.text)} {clauses}"
        return line

    def _link(self, scheme: str, to: str, text: str) -> str:
        return f"<a href='{scheme}:{to}' style='color:{theme().accent_self}; text-decoration:none'>{escape(text)}</a>"

    def _follow(self, link: str) -> None:
        scheme, _, to = link.partition(":")
        if scheme == CLAUSE:
            self.clause_wanted.emit(to)
        else:
            self._open.add(int(to))
            self.show_reasons(*self._lines)

    def refresh_colors(self) -> None:
        self._area.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        self.show_reasons(*self._lines)
