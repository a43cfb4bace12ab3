"""Where a player who could pass wants to be asked: said once, kept for the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QGroupBox, QVBoxLayout, QWidget

from gundam_desktop.match.stops import Stops
from gundam_desktop.tabletop import Stop
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.sheet import Sheet

NARROW = 380
"""Pixels that a text in several lines has at least."""


class CardName(NamedTuple):
    """A card for which a player can be asked."""

    number: str
    name: str


class StopsDialog(Sheet, QDialog):
    """A box to check for each step at which a player can pass, and for each card that could be used at one of them."""

    changed = Signal(object)
    """The `Stops` that the boxes say now."""

    def __init__(
        self, player: str, steps: Sequence[Stop], cards: Sequence[CardName], stops: Stops, parent: QWidget
    ) -> None:
        """`cards` are those that the player may know and could use so far."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("When {name} is asked").format(name=player))
        column = self.headed_column()
        about = Label(
            self,
            self.tr(
                "Where there is no tick, you pass automatically, even if you could do something. "
                "This lasts until the game ends."
            ),
        )
        about.setWordWrap(True)
        about.setMinimumWidth(NARROW)
        column.addWidget(about)
        self.steps = self._box(column, self.tr("Ask me"), {step.key: step.condition for step in steps}, stops.steps)
        self.cards = self._box(
            column,
            self.tr("Ask me about"),
            {card.number: f"{card.name} ({card.number})" for card in cards},
            stops.cards,
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _box(
        self, column: QVBoxLayout, title: str, entries: Mapping[str, str], switched_off: frozenset[str]
    ) -> dict[str, QCheckBox]:
        """A group of boxes; without entries nothing is shown."""
        group = QGroupBox(title, self)
        group.setVisible(bool(entries))
        rows = QVBoxLayout(group)
        checks = {key: QCheckBox(text.replace("&", "&&"), group) for key, text in entries.items()}
        for key, check in checks.items():
            check.setChecked(key not in switched_off)
            check.toggled.connect(self._tell)
            rows.addWidget(check)
        column.addWidget(group)
        return checks

    def _tell(self) -> None:
        self.changed.emit(Stops(_unchecked(self.steps), _unchecked(self.cards)))


def _unchecked(checks: Mapping[str, QCheckBox]) -> frozenset[str]:
    return frozenset(key for key, check in checks.items() if not check.isChecked())


class StopsAction(QObject):
    """Asks the player before the screen where they want to be asked."""

    def __init__(self, active: ActiveGame, page: PlayPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._active, self._page, self._parent = active, page, parent
        self.dialog: StopsDialog | None = None
        page.shown.connect(self._close_at_curtain)

    def ask(self) -> None:
        """Open the dialog, unless the machine changes hands just now."""
        session, page = self._active.played, self._page
        if session is None or session.over or page.curtain.is_down or page.viewer not in session.humans:
            return
        seat, kept = page.viewer, session.stops
        cards = [CardName(number, page.texts.face(number).name) for number in kept.cards(seat)]
        steps = page.texts.playmat().stops
        self.dialog = StopsDialog(session.names[seat], steps, cards, kept.of(seat), self._parent)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.changed.connect(lambda stops: kept.set(seat, stops))
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self) -> None:
        self.dialog = None

    def _close_at_curtain(self) -> None:
        if self.dialog is not None and self._page.curtain.is_down:
            self.dialog.close()
