"""The bar over a table that shows the past: the event, the number of the step, and the way back to the present."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.log_row import LogRow
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.theme import theme


class LookBackBar(Panel):
    """Shown while the table shows the past."""

    stepped = Signal(int)
    """The player wants to go one step back (-1) or forward (1)."""
    play_wanted = Signal(bool)
    """The steps are to play by themselves (True), or to stop."""
    left = Signal()
    """The player wants to return to the present."""
    clause_wanted = Signal(str)
    """The number of the step's clause was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.accent = theme().target
        self.box.setContentsMargins(14, 5, 10, 5)
        self._shown: tuple[LogRow, int, int] | None = None
        self._keymap = Keymap(parent=self)
        self._label = RichLabel(self)
        self._label.setWordWrap(True)
        set_font(self._label, 15, fonts.MEDIUM)
        self._label.open_links()
        self._label.linkActivated.connect(self.clause_wanted)
        self._back = self._button(lambda: self.stepped.emit(-1))
        self._forward = self._button(lambda: self.stepped.emit(1))
        self._plays = False
        self._play = self._button(lambda: self.play_wanted.emit(not self._plays))
        self._now = self._button(self.left.emit)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label, 1)
        for button in (self._play, self._back, self._forward, self._now):
            row.addWidget(button)
        self.box.addLayout(row)
        self.refresh_texts()
        self.hide()

    @property
    def text(self) -> str:
        """The sentence of the step that is shown; empty while none is."""
        return self._shown[0].text if self._shown is not None and not self.isHidden() else ""

    def show_step(self, row: LogRow, place: int, count: int) -> None:
        """Show the event of a step, counted from 1."""
        self._shown = (row, place, count)
        colors = theme()
        line = f"<span style='color:{colors.muted}'>{place}/{count}</span> &nbsp;{escape(row.text)}"
        if row.clause:
            style = f"color:{colors.accent_self}; text-decoration:none"
            line += f" <small><a href='{row.clause}' style='{style}'>{escape(row.clause)}</a></small>"
        self._label.setText(line)
        self._back.setEnabled(place > 1)
        self.setAccessibleName(f"{place}/{count} {row.text} {row.clause}".strip())
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def show_playing(self, on: bool) -> None:
        """Show whether the steps play by themselves."""
        self._plays = on
        self._play.set_caption("‖" if on else "▶")
        self._play.setAccessibleName(self.tr("Pause") if on else self.tr("Play"))
        self._play.setToolTip(literal(self._play.accessibleName()))

    def refresh_colors(self) -> None:
        self.accent = theme().target
        if self._shown is not None and not self.isHidden():
            self.show_step(*self._shown)

    def _button(self, slot: Callable[[], None]) -> ActionButton:
        button = ActionButton(parent=self)
        button.clicked.connect(slot)
        return button

    def refresh_texts(self) -> None:
        back, forward, now = map(self._keymap.shown, ("past back", "past forward", "cancel"))
        self._back.set_caption("←", back)
        self._forward.set_caption("→", forward)
        self._now.set_caption(self.tr("Now"), now)
        self.show_playing(self._plays)
        self._back.setAccessibleName(self.tr("One step back"))
        self._forward.setAccessibleName(self.tr("One step forward"))

    def show_keys(self, keymap: Keymap) -> None:
        """Show the current keys."""
        self._keymap = keymap
        self.refresh_texts()
