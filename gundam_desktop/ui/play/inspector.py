"""The card or zone under the mouse or the focus: its possible actions, the reasons against others, and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import CardView, Choice, Face, Place, Refusal, View
from gundam_desktop.ui.play.panels.card_menu import card_menu
from gundam_desktop.ui.play.panels.reasons_panel import Reason
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.play.reasons import GameSnapshot, ReasonBuilder
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.table.table_choices import Target

READING = 1_500
"""Milliseconds that the reason of a refusal stays while the mouse moves over other cards."""


class CardInspector(QObject):
    """Fills the card preview, the panel of reasons beside the table, and the menus on cards and zones."""

    chosen = Signal(object)
    """A `Choice` of a menu."""

    def __init__(self, side: SideColumn, texts: GameTexts, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._side, self._texts = side, texts
        self._builder = ReasonBuilder(texts)
        self._snapshot: GameSnapshot | None = None
        self._shown = 0
        self._place: Place | None = None
        self._hovered = 0
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READING)
        self._reading.timeout.connect(lambda: self.show(self._hovered))

    def set_snapshot(self, snapshot: GameSnapshot) -> None:
        """Use another snapshot from now on."""
        self._snapshot = snapshot

    def forget(self) -> None:
        """Show nothing: the next player must not see what the last one looked at."""
        self._snapshot, self._shown, self._hovered, self._place = None, 0, 0, None
        self._reading.stop()
        self._side.forget_card()

    def refresh(self, asking: int) -> None:
        """Show the card that a decision is about (0 none); without one refresh the reasons shown."""
        if not asking and self._place is not None:
            self.show_place(self._place)
        else:
            self.show(asking or self._shown)

    def hover(self, card: int) -> None:
        """Show the card that the mouse or the focus has come to."""
        self._hovered = card
        if not self._reading.isActive():
            self.show(card)

    def show(self, card: int) -> None:
        """Show a card large, with its possible actions; 0 keeps the card shown."""
        if card == 0 or self._snapshot is None or card not in self._snapshot.view.cards:
            return
        self._shown, self._place = card, None
        view = self._snapshot.view
        seen = view.cards[card]
        face = self._texts.face(seen.number) if seen.number else None
        self._side.zoom.zoom.show_card(face, seen, self._beneath(seen, view))
        if face is None:
            reasons = self._builder.of_place((seen.owner, seen.zone), self._snapshot)
            self._side.reasons.show_reasons(self.tr("A card that you do not know"), reasons)
            return
        reasons = self.reasons(card)
        hint = self._texts.doing(card, view) or ("" if reasons else self._texts.idle())
        self._side.reasons.show_reasons(self.tr("What can be done now?") if reasons else face.name, reasons, hint)

    def picked_up(self, card: int, goals: int) -> str:
        """The announcement for a picked-up card with its number of goals; without goals the reasons why not."""
        if self._snapshot is None:
            return ""
        self.show(card)
        if not goals:
            return self._side.reasons.text
        name = self._texts.name(self._snapshot.view.cards.get(card))
        return self.tr("{card}: choose where it goes, places: {count}").format(card=name, count=goals)

    def show_place(self, place: Place) -> None:
        """Show the possible actions at a zone or a player's plate."""
        if self._snapshot is not None:
            self._shown, self._place = 0, place
            title = self._texts.place(place, self._snapshot.view, self._snapshot.session.names)
            self._side.reasons.show_reasons(title, self.reasons_at(place), "")

    def reasons(self, card: int) -> list[Reason]:
        """The possible and the refused actions with a card and on it."""
        return self._builder.of_card(card, self._snapshot) if self._snapshot is not None else []

    def reasons_at(self, place: Place) -> list[Reason]:
        """The possible and the refused actions at a zone."""
        return self._builder.of_place(place, self._snapshot) if self._snapshot is not None else []

    def refuse(self, choice: Choice, refusals: Sequence[Refusal]) -> str:
        """Show in the panel why a choice is not legal; return the first reason, to be shown at the card itself."""
        assert self._snapshot is not None
        reasons = [self._builder.refusal(choice, (refusal,), self._snapshot.view) for refusal in refusals]
        self._side.reasons.show_reasons(self.tr("Why not?"), reasons)
        self._reading.start()
        first = reasons[0]
        return f"{first.why} ({first.clause})" if first.clause else first.why

    def open_menu(self, card: int, at: QPoint) -> None:
        """Open the menu of a card: its possible actions, and the reasons against the others."""
        if self._snapshot is None or card not in self._snapshot.view.cards:
            return
        self.show(card)
        _, view, choices = self._snapshot
        legal = [(self._texts.label(choice, view), choice) for choice in choices if choice.card == card]
        listed = [choice for _, choice in legal]
        reasons = [reason for reason in self.reasons(card) if reason.choice is None or reason.choice not in listed]
        self._popup(self._texts.name(view.cards[card]), legal, reasons, at)

    def open_choices(self, choices: Sequence[Choice], at: QPoint) -> None:
        """Open a menu of several choices that a gesture can mean."""
        if self._snapshot is not None and choices:
            view = self._snapshot.view
            legal = [(self._texts.label(choice, view), choice) for choice in choices]
            self._popup(self._texts.name(view.cards.get(choices[0].card)), legal, (), at)

    def attempt_at(self, card: int, target: Target) -> Choice | None:
        """The attempt that a drop of a card at a target means; None if it means nothing."""
        return self._builder.attempt_at(card, target, self._snapshot) if self._snapshot is not None else None

    def open_place_menu(self, place: Place, at: QPoint) -> None:
        """Open the menu of a zone or a plate."""
        if self._snapshot is not None:
            self.show_place(place)
            title = self._texts.place(place, self._snapshot.view, self._snapshot.session.names)
            self._popup(title, (), self.reasons_at(place), at)

    def _beneath(self, card: CardView, view: View) -> tuple[Face, CardView] | None:
        """The card under a card, if it is known."""
        under = view.cards.get(card.over)
        return (self._texts.face(under.number), under) if under is not None and under.number else None

    def _popup(self, title: str, legal: Sequence[tuple[str, Choice]], reasons: Sequence[Reason], at: QPoint) -> None:
        show_clause = self._side.clause_wanted.emit
        menu = card_menu(self._window, title, legal, reasons, self.chosen.emit, show_clause)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)
