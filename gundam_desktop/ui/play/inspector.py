"""The card or zone under the mouse or the focus: its possible actions, the reasons against others, and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import CardView, Choice, Face, Place, Refusal, Reminder, View
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.panels.card_menu import card_menu
from gundam_desktop.ui.play.panels.reasons_panel import Reason
from gundam_desktop.ui.play.panels.side_column import SideColumn
from gundam_desktop.ui.play.reasons import GameSnapshot, ReasonBuilder
from gundam_desktop.ui.play.table_reminders import TableReminders
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.table import TableScene, TableView
from gundam_desktop.ui.table.table_choices import Target

READING = 1_500
"""Milliseconds that the reason of a refusal stays while the mouse moves over other cards."""


class CardInspector(QObject):
    """Fills the card preview, the panel of reasons beside the table, and the menus on cards and zones."""

    chosen_for = Signal(object, int)
    """A `Choice` of a menu, and the card that it was dropped on, if it may ask for that next; else 0."""

    def __init__(self, side: SideColumn, texts: GameTexts, preview_source: GamePreviews, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._side, self._texts, self._preview_source = side, texts, preview_source
        self._builder = ReasonBuilder(texts, preview_source)
        self._snapshot: GameSnapshot | None = None
        self._scene: TableScene | None = None
        self._shown = 0
        self._place: Place | None = None
        self._hovered = 0
        side.zoom.facts = lambda number: texts.library.card_facts(number, language())
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READING)
        self._reading.timeout.connect(lambda: self.show(self._hovered))

    def follow(self, view: TableView) -> None:
        """Inspect what is pointed at on a rebuilt table."""
        self._scene = scene = view.table
        scene.choices_offered.connect(self.open_choices)
        scene.pointed.connect(self.hover)
        scene.menu_wanted.connect(self.open_menu)
        scene.place_pointed.connect(self.show_place)
        scene.place_menu_wanted.connect(self.open_place_menu)
        TableReminders(view, self.reminders)

    def set_snapshot(self, snapshot: GameSnapshot) -> None:
        """Use another snapshot from now on."""
        self._snapshot = snapshot

    def forget(self) -> None:
        """Show nothing: the next player must not see what the last one looked at."""
        self._snapshot, self._shown, self._hovered, self._place = None, 0, 0, None
        self._reading.stop()
        self._side.zoom.close_large()
        self._side.forget_card()

    def refresh(self, asking: int) -> None:
        """Show the card that a decision is about (0 none); without one refresh the reasons shown."""
        gone = self._shown and self._snapshot is not None and self._shown not in self._snapshot.view.cards
        if not asking and self._place is not None:
            self.show_place(self._place)
        elif not asking and gone:
            self._shown = 0
            self._side.forget_card()
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
        self._side.zoom.zoom.show_card(face, seen, self._beneath(seen, view), self._reminders_of(seen, view))
        if face is None:
            reasons = self._builder.of_place((seen.owner, seen.zone), self._snapshot)
            self._side.reasons.show_reasons(self.tr("A hidden card"), reasons)
            return
        reasons = self.reasons(card)
        hint = self._texts.doing(card, view) or ("" if reasons else self._texts.idle())
        title = self.tr("What can be done now?") if reasons else face.name
        self._side.reasons.show_reasons(title, reasons or self._builder.facts(seen.place, view), hint)

    def show_named(self, number: str) -> None:
        """Show a card of the log large, by its number; with an empty one the card that was shown before."""
        if number and self._snapshot is not None:
            reminders = self._texts.library.reminders(number, self._snapshot.view.edition, language())
            self._side.zoom.zoom.show_card(self._texts.face(number), reminders=reminders)
        elif self._shown:
            self.show(self._shown)
        else:
            self._side.zoom.zoom.show_card(None)

    def picked_up(self, card: int, goals: int) -> str:
        """The announcement for a picked-up card with its number of goals and what pays for it.

        Without goals the reasons why not.
        """
        if self._snapshot is None:
            return ""
        self.show(card)
        if not goals:
            return self._side.reasons.text
        _, view, choices = self._snapshot
        name = self._texts.name(view.cards.get(card))
        first = next((choice for choice in choices if choice.card == card), None)
        pays = self._preview_source.payment(first, view) if first is not None else ""
        goes = self.tr("{card}: choose where it goes. Options: {count}").format(card=name, count=goals)
        return f"{goes}. {pays}" if pays else goes

    def direction_wanted(self, card: int) -> str:
        """The announcement for a card that asks where it is to face."""
        seen = self._snapshot.view.cards.get(card) if self._snapshot is not None else None
        return self.tr("{card}: choose where it faces, with the arrow keys").format(card=self._texts.name(seen))

    def show_place(self, place: Place) -> None:
        """Show the possible actions at a zone or a player's plate."""
        if self._snapshot is not None:
            self._shown, self._place = 0, place
            title = self._texts.place(place, self._snapshot.view, self._snapshot.session.names)
            self._side.reasons.show_reasons(title, self.reasons_at(place), "")

    def reminders(self, card: int) -> Sequence[Reminder]:
        """What explains a card on the table; empty for an unknown one, and while reminders are turned off."""
        if self._snapshot is None or not self._side.zoom.zoom.explains:
            return ()
        view = self._snapshot.view
        return self._reminders_of(view.cards[card], view) if card in view.cards else ()

    def reasons(self, card: int) -> list[Reason]:
        """The possible and the refused actions with a card and on it."""
        return self._builder.of_card(card, self._snapshot) if self._snapshot is not None else []

    def reasons_at(self, place: Place) -> list[Reason]:
        """The possible and the refused actions at a zone."""
        return self._builder.of_place(place, self._snapshot) if self._snapshot is not None else []

    def refuse(self, choice: Choice, refusals: Sequence[Refusal]) -> Reason:
        """Show in the panel why a choice is not legal; return the first reason, to be shown at the card itself."""
        assert self._snapshot is not None
        found = [self._builder.refusal(choice, (refusal,), self._snapshot.view) for refusal in refusals]
        reasons = list({reason.why: reason for reason in found[::-1]}.values())[::-1]  # the same words once
        self._side.reasons.show_reasons(self.tr("Why not?"), reasons)
        self._reading.start()
        return reasons[0]

    def open_menu(self, card: int, at: QPoint) -> None:
        """Open the menu of a card: its possible actions, and the reasons against the others."""
        if self._snapshot is None or card not in self._snapshot.view.cards:
            return
        self.show(card)
        _, view, choices = self._snapshot
        legal = [(self._builder.offered(choice, view), choice) for choice in choices if choice.card == card]
        listed = [choice for _, choice in legal]
        reasons = [reason for reason in self.reasons(card) if reason.choice is None or reason.choice not in listed]
        known = bool(view.cards[card].number)
        self._popup(self._texts.name(view.cards[card]), legal, reasons, at, enlarged=card if known else 0)

    def show_large(self, card: int) -> None:
        """Show a card in the middle of the window, with all about it."""
        self.show(card)
        self._side.zoom.open_large()

    def open_choices(self, choices: Sequence[Choice], at: QPoint, aimed: int) -> None:
        """Open a menu of several choices that a gesture can mean; `aimed` is the card that one may ask for next."""
        if self._snapshot is not None and choices:
            view = self._snapshot.view
            legal = [(self._builder.offered(choice, view), choice) for choice in choices]
            self._popup(self._texts.name(view.cards.get(choices[0].card)), legal, (), at, aimed)

    def nothing_there(self, card: int) -> str:
        """What can be done with a card that was dropped where it means nothing: the choices, else the reasons."""
        if self._snapshot is None:
            return ""
        _, view, choices = self._snapshot
        self.show(card)
        possible = dict.fromkeys(self._texts.label(c, view) for c in choices if c.card == card and c.paying < 0)
        if possible:
            return self.tr("That does nothing. You can do this now: {choices}").format(choices=" · ".join(possible))
        refused = [reason for reason in self.reasons(card) if reason.allowed is False]
        if refused:
            return f"{refused[0].why} ({refused[0].clause})"
        facts = [fact for fact in self._builder.facts(view.cards[card].place, view) if fact.clause]
        return " ".join([self._texts.idle(), *(f"{fact.text} ({fact.clause})" for fact in facts[:1])])

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

    def _reminders_of(self, card: CardView, view: View) -> Sequence[Reminder]:
        return self._texts.reminders(card, view.cards.get(card.over), view.edition) if card.number else ()

    def _popup(
        self,
        title: str,
        legal: Sequence[tuple[str, Choice]],
        reasons: Sequence[Reason],
        at: QPoint,
        aimed: int = 0,
        enlarged: int = 0,
    ) -> None:
        def choose(choice: Choice) -> None:
            self.chosen_for.emit(choice, aimed)

        enlarge = partial(self.show_large, enlarged) if enlarged else None
        menu = card_menu(
            self._window, title, legal, reasons, choose, self._side.clause_wanted.emit, self._point_at, enlarge
        )
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def _point_at(self, choice: Choice | None) -> None:
        """Frame the card of a choice and what the choice is aimed at; None frames nothing."""
        if self._scene is None or self._snapshot is None:
            return
        goals = self._texts.library.goals(choice, self._snapshot.view) if choice is not None else ()
        cards = [choice.card, *(goal.card for goal in goals)] if choice is not None else []
        self._scene.menu_spotlights.show(cards, [goal.place for goal in goals if goal.place])
