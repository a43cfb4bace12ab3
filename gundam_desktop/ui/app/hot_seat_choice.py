"""The choice of how two people share the machine, with what each level tells the other player."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QVBoxLayout, QWidget

from gundam_desktop.match.hot_seat import HotSeat
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.translation import translate

NARROW = 340
"""Pixels that the explanation has at least."""


class HotSeatChoice(Ambient, QWidget):
    """A list of the levels; below it, what the one that is selected may tell the other player."""

    chosen = Signal(str)
    """The player has selected this level."""

    def __init__(self, level: HotSeat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QComboBox(self)
        self.about = Label(self)
        self.about.setWordWrap(True)
        self.about.setMinimumWidth(NARROW)
        self.about.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setFocusProxy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        column.addWidget(self.about)
        self._fill(level)
        self.list.activated.connect(self._select)

    @property
    def level(self) -> HotSeat:
        """The level that is selected."""
        level: HotSeat = self.list.currentData()
        return level

    def show_level(self, level: HotSeat) -> None:
        """Select a level."""
        self.list.setCurrentIndex(self.list.findData(level))
        self._explain()

    def refresh_texts(self) -> None:
        self._fill(self.level)

    def _select(self, _index: int) -> None:
        self._explain()
        self.chosen.emit(self.level)

    def _fill(self, level: HotSeat) -> None:
        self.list.clear()
        for key, text in self._titles().items():
            self.list.addItem(text, key)
        self.show_level(level)

    def _explain(self) -> None:
        """Say what the selected level tells."""
        self.about.setText(self._explanations()[self.level])
        self.list.setAccessibleDescription(self.about.text())

    def _titles(self) -> dict[HotSeat, str]:
        return {
            "stops by card": self.tr("Ask only when a card can be used"),
            "tells nothing": self.tr("Give nothing away"),
            "open table": self.tr("Open hands"),
        }

    def _explanations(self) -> dict[HotSeat, str]:
        return {
            "stops by card": self.tr(
                "You swap places only when you must. If you are asked whether to use a card, your opponent knows that "
                "you can; if you are not asked, that you cannot. During the game, each player can fine-tune when to be "
                "asked."
            ),
            "tells nothing": self.tr(
                "While you have cards in hand, you are asked wherever one might be used, so your opponent learns "
                "nothing about them. You swap places several times a turn."
            ),
            "open table": self.tr(
                "Both players see both hands, and the screen is never hidden. For learning and friendly games."
            ),
        }


def ask_to_open(parent: QWidget, agreed: Callable[[], object], refused: Callable[[], object]) -> None:
    """Ask whether both players want to open their hands in the game that is being played."""
    box = message_box.ask(
        parent,
        translate("HotSeatChoice", "Open hands"),
        translate("HotSeatChoice", "Open both hands for the rest of this game?"),
        translate("HotSeatChoice", "Only if both players agree: each sees the other's cards."),
        [message_box.destructive(translate("HotSeatChoice", "Open both hands"), agreed)],
    )
    box.rejected.connect(refused)
