"""The card that is shown large, with what it can do now and why not; and why what was tried is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.tabletop import Choice, Refusal, View
from gundam_desktop.ui.panels.reasons import Reason
from gundam_desktop.ui.panels.side import SideColumn
from gundam_desktop.ui.shown import Shown
from gundam_desktop.ui.words import Words

READING = 1_500
"""Milliseconds that the reason of a refusal stays, whatever the mouse comes over meanwhile."""


class Moment(NamedTuple):
    """What somebody at the table sees now."""

    session: Shown
    view: View
    choices: list[Choice]


class Pointing(QObject):
    """Fills the zoom and the panel of reasons beside the table."""

    def __init__(self, side: SideColumn, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._side, self._words = side, words
        self._moment: Moment | None = None
        self._shown = 0
        self._hovered = 0
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READING)
        self._reading.timeout.connect(lambda: self.show(self._hovered))

    def now(self, moment: Moment) -> None:
        """Speak of another moment from now on."""
        self._moment = moment

    def forget(self) -> None:
        """Show nothing: the next player must not see what the last one looked at."""
        self._moment, self._shown, self._hovered = None, 0, 0
        self._reading.stop()
        self._side.forget_card()

    def renew(self, asking: int) -> None:
        """Show the card that asks; without one say anew what can be done with the card that is shown."""
        self.show(asking or self._shown)

    def hover(self, card: int) -> None:
        """The mouse or the focus has come to a card."""
        self._hovered = card
        if not self._reading.isActive():
            self.show(card)

    def show(self, card: int) -> None:
        """Show a card large, with what can be done with it; 0 keeps what is shown."""
        if card == 0 or self._moment is None or card not in self._moment.view.cards:
            return
        self._shown = card
        _, view, choices = self._moment
        seen = view.cards[card]
        face = self._words.face(seen.number) if seen.number else None
        self._side.zoom.zoom.show_card(face, seen)
        if face is None:
            self._side.reasons.show_reasons(self.tr("A card that you do not know"), ())
            return
        reasons = [*self._words.favour(card, view, choices), *self.against(card)]
        hint = "" if reasons else self._words.idle(card, view)
        self._side.reasons.show_reasons(self.tr("What can it do now?") if reasons else face.name, reasons, hint)

    def begun(self, card: int, goals: int) -> str:
        """What is said when a card is picked up that has so many goals; of one that has none why not."""
        if self._moment is None:
            return ""
        self.show(card)
        if not goals:
            return self._side.reasons.text
        name = self._words.name(self._moment.view.cards.get(card))
        return self.tr("{card}: choose where it goes, places: {count}").format(card=name, count=goals)

    def against(self, card: int) -> list[Reason]:
        """What the card cannot do now, and why."""
        if self._moment is None:
            return []
        session, view, choices = self._moment
        attempts = session.attempts(view.player, card)
        return self._words.against(attempts, view, choices, partial(session.explain, view.player))

    def refuse(self, choice: Choice, refusals: Sequence[Refusal]) -> str:
        """Say in the panel why a choice is not legal; the first reason comes back, for the card itself."""
        assert self._moment is not None
        reasons = [self._words.reason(choice, refusal, self._moment.view) for refusal in refusals]
        self._side.reasons.show_reasons(self.tr("Why not?"), reasons)
        self._reading.start()
        first = reasons[0]
        return f"{first.why} ({first.clause})" if first.clause else first.why
