"""The large card in its box beside the table or a deck, the list of its reminders, and the card in the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.tabletop import FactList
from gundam_desktop.ui.play.panels.card_dialog import CardDialog
from gundam_desktop.ui.play.panels.card_preview import NARROWEST, RATIO, SMALLEST, WIDE, CardPreview
from gundam_desktop.ui.play.panels.reminder_list import GAP as BESIDE
from gundam_desktop.ui.play.panels.reminder_list import ReminderList
from gundam_desktop.ui.style.panel import PADDING, Panel
from gundam_desktop.ui.style.scaling import scaled


class CardPreviewPanel(Panel):
    """The preview in its box; it is smaller in a low window. Beside it opens the list of its reminders."""

    clause_wanted = Signal(str)
    """The number of a clause."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.zoom = CardPreview(self)
        self.zoom.clause_wanted.connect(self.clause_wanted)
        self.zoom.changed.connect(self._follow)
        self._list: ReminderList | None = None
        self.facts: Callable[[str], Sequence[FactList]] = lambda _number: ()
        """Returns the facts about a card that its face does not show, by its number."""
        self._large: CardDialog | None = None
        self.box.addWidget(self.zoom)
        self.fit(WIDE, WIDE)

    @property
    def reminders(self) -> ReminderList | None:
        """The list beside the card while it is open."""
        return self._list if self._list is not None and not self._list.isHidden() else None

    def open_large(self) -> bool:
        """Open the card in the middle of the window, with all about it; False if there is none."""
        face = self.zoom.face
        if face is None:
            return False
        self.close_large()
        self._large = dialog = CardDialog(face, self.zoom.reminders, self.facts(face.number), self.window())
        dialog.clause_wanted.connect(self.clause_wanted)
        dialog.finished.connect(self._forget_large)
        dialog.open()
        return True

    def close_large(self) -> None:
        """Close the card in the middle of the window."""
        if self._large is not None:
            self._large.reject()

    def _forget_large(self) -> None:
        if self._large is not None:
            self._large.deleteLater()
            self._large = None

    def toggle_reminders(self) -> bool:
        """Open the list of what is explained of the card, or close it; False if there is nothing to explain."""
        if self.close_reminders():
            return True
        if not self.zoom.reminders:
            return False
        if self._list is None:
            self._list = ReminderList(self.window())
            self._list.clause_wanted.connect(self.clause_wanted)
        self._list.enter(QApplication.focusWidget())
        self._follow()
        return True

    def close_reminders(self) -> bool:
        """Close the list; False if it was not open."""
        shown = self.reminders
        if shown is not None:
            shown.leave()
        return shown is not None

    def _follow(self) -> None:
        """Let the open list show the reminders of the card shown now."""
        shown, face = self.reminders, self.zoom.face
        if shown is None:
            return
        if face is None or not self.zoom.reminders:
            shown.leave()
            return
        shown.show_reminders(face.name, self.zoom.reminders)
        self._place()

    def _place(self) -> None:
        if self.reminders is not None:
            corner = self.mapTo(self.window(), QPoint(0, 0))
            self.reminders.place_in(
                QRect(BESIDE, corner.y(), corner.x() - 2 * BESIDE, self.window().height() - corner.y() - BESIDE)
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.close_reminders()
        self.close_large()

    def fit(self, width: int, room: int) -> None:
        """Make the card `width` wide, but no wider than `room` and still well readable, in the middle of `room`."""
        self._fit(max(NARROWEST, min(room, width)), room)

    def fit_lower(self, lacking: int, room: int) -> bool:
        """Reduce the height of the card by the missing pixels while it stays readable; False if that is not enough."""
        wanted = int((self.zoom.height() - lacking) / RATIO)
        self._fit(max(SMALLEST, wanted), room)
        return wanted >= SMALLEST

    def _fit(self, width: int, room: int) -> None:
        self.zoom.set_width(width)
        edge = scaled(PADDING)
        side = edge + (room - width) // 2
        self.box.setContentsMargins(side, edge, side, edge)
        self.setFixedHeight(self.zoom.height() + 2 * edge)

    def refresh_sizes(self) -> None:
        """Do nothing: the column fits the card."""
