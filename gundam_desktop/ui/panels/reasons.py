"""Why a card can be played or not: what it can do now, and for the rest the reason with its clause."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from gundam_desktop.ui import fonts
from gundam_desktop.ui.panels.panel import Panel, thin_scroll_bar
from gundam_desktop.ui.theme import Theme


class Reason(NamedTuple):
    """One line: something that can be done, or that cannot, and why not."""

    allowed: bool
    text: str
    why: str = ""
    clause: str = ""


class ReasonsPanel(Panel):
    """The panel below the zoom."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self._lines: tuple[str, Sequence[Reason], str] = ("", (), "")
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._label.setFont(fonts.font(13.5))
        self._area = area = QScrollArea(self)
        area.verticalScrollBar().setStyleSheet(thin_scroll_bar(theme))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._label)
        for widget in (area.viewport(), self._label):
            widget.setAutoFillBackground(False)
        self.box.addWidget(area)
        self.setFixedHeight(132)
        self.show_hint()

    @property
    def text(self) -> str:
        """The words without their form."""
        title, reasons, hint = self._lines
        lines = [" ".join(part for part in reason[1:] if part) for reason in reasons]
        return "\n".join([title, *lines, hint])

    def show_hint(self) -> None:
        """Say what this panel is for."""
        self.show_reasons(self.tr("Why?"), (), self.tr("Point at a card: what it can do now stands here, and why not."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_hint()
        super().changeEvent(event)

    def show_reasons(self, title: str, reasons: Sequence[Reason], hint: str = "") -> None:
        """Show lines under a title; `hint` is what is said when there are none, or after them."""
        self._lines = (title, reasons, hint)
        self.set_title(title)
        self.setAccessibleName(title)
        theme = self.theme
        lines = []
        for reason in reasons:
            mark, color = ("✔", theme.legal) if reason.allowed else ("✖", theme.danger)
            line = f"<span style='color:{color}'>{mark}</span> {escape(reason.text)}"
            if reason.why:
                line += f" – {escape(reason.why)}"
            if reason.clause:
                line += f" <span style='color:{theme.muted}'>{escape(reason.clause)}</span>"
            lines.append(line)
        if hint:
            lines.append(f"<span style='color:{theme.muted}'>{escape(hint)}</span>")
        self._label.setText("<br>".join(lines))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._area.verticalScrollBar().setStyleSheet(thin_scroll_bar(theme))
        self.show_reasons(*self._lines)
