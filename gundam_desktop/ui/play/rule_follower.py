"""Keeps the rule panel at the clause that applies now, and highlights on the table the cards and places it is about.

While the panel is closed, nothing is connected and nothing is computed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from gundam_desktop.rulebook.rulebook import Rulebook
from gundam_desktop.rulebook.terms import Term
from gundam_desktop.tabletop import Event, Place, View
from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.rule_panel import RIBBON, RulePanel
from gundam_desktop.ui.play.reasons import GameSnapshot
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.style.translation import listed
from gundam_desktop.ui.table import TableScene
from gundam_desktop.ui.table.rule_lights import Lit

MAIN = "main"
"""The kind of decision in which everything that can be done is offered."""


class RuleFollower(QObject):
    """Shows the clause of the open decision while somebody is asked, else that of the last event shown."""

    toggled = Signal(bool)
    """The panel was opened or closed."""

    def __init__(self, panel: RulePanel, texts: GameTexts, keymap: Keymap, parent: QWidget) -> None:
        super().__init__(parent)
        self.panel, self._texts = panel, texts
        self._rulebook: Rulebook | None = None
        self._scene: TableScene | None = None
        self._snapshot: GameSnapshot | None = None
        self._rested: GameSnapshot | None = None
        """The snapshot whose decision is shown."""
        self._view: View | None = None
        """The view that the table shows, of now or earlier."""
        self._told = 0
        """How many events of the viewer's history have been shown."""
        self._following = False
        panel.shut.connect(partial(self.set_open, False))
        panel.term_pointed.connect(self._point)
        slots = {"rule pin": panel.toggle_pin, "rule follow": panel.follow}
        for command, slot in slots.items():
            shortcut = QShortcut(parent)
            keymap.bind(shortcut, command)
            shortcut.activated.connect(slot)

    # for the page

    @property
    def is_open(self) -> bool:
        """True while the panel is open."""
        return self._following

    def set_rulebook(self, rulebook: Rulebook | None) -> None:
        """Look clauses up in the rules of a game."""
        self._rulebook = rulebook

    def follow(self, scene: TableScene) -> None:
        """Use a rebuilt table."""
        was_open = self._following
        self._disconnect()
        self._scene = scene
        if was_open:
            self._connect()

    def set_snapshot(self, snapshot: GameSnapshot) -> None:
        """Use the newest snapshot of the game."""
        self._snapshot = snapshot

    def forget(self) -> None:
        """Forget the game: another one begins, or another player looks at the screen."""
        self._snapshot = self._rested = self._view = None
        self._told = 0
        if self._following:
            self.panel.forget()
            self._light(Lit())

    def toggle(self) -> None:
        """Open the panel, or close it."""
        self.set_open(not self._following)

    def set_open(self, on: bool) -> None:
        """Open or close the panel."""
        if on == self._following:
            return
        if on:
            if self._scene is not None:
                self._scene.keys.hide_hints()
            self._connect()
            self.panel.show()
            self._told = max(0, self._seen() - RIBBON)
            self._rest()
        else:
            self._light(Lit())
            self._point(None)
            self._disconnect()
            self.panel.hide()
        self.toggled.emit(on)

    # with the table

    def _signals(self, scene: TableScene) -> tuple[tuple[SignalInstance, object], ...]:
        return (
            (scene.events_shown, self._show_events),
            (scene.settled, self._rest),
            (scene.past_shown, self._show_past),
            (scene.returned, self._come_back),
        )

    def _connect(self) -> None:
        self._following, self._rested = True, None
        for signal, slot in self._signals(self._scene) if self._scene is not None else ():
            signal.connect(slot)

    def _disconnect(self) -> None:
        if self._following and self._scene is not None:
            for signal, slot in self._signals(self._scene):
                signal.disconnect(slot)
        self._following = False

    def _seen(self) -> int:
        if self._snapshot is None:
            return 0
        return len(self._snapshot.session.history(self._snapshot.view.player))

    def _show_events(self, count: int) -> None:
        """Show the clause of the last of the `count` events that the table has just shown."""
        if self._snapshot is not None and count:
            event = self._note(self._told + count)
            if event is not None:
                self._show_event(event, self._snapshot.view)

    def _note(self, end: int) -> Event | None:
        """Add the events up to here to the ribbon; return the last one that has a clause."""
        assert self._snapshot is not None
        history = self._snapshot.session.history(self._snapshot.view.player)
        begin = max(min(self._told, len(history)), min(end, len(history)) - RIBBON)
        shown = [event for event in history[begin:end] if event.clause]
        self._told = min(end, len(history))
        self._prepare(self._snapshot.view)
        for event in shown:
            self.panel.note(event.clause)
        return shown[-1] if shown else None

    def _rest(self) -> None:
        """Show the clause of the decision, or of the last event: the table has come to rest."""
        snapshot = self._snapshot
        if snapshot is None or snapshot is self._rested:
            return
        self._rested = snapshot
        history = snapshot.session.history(snapshot.view.player)
        self._note(len(history))
        decision = snapshot.view.decision
        if decision.player >= 0 and decision.clause:
            self.panel.note(decision.clause)
            self._show(decision.clause, lit_by_decision(snapshot))
        elif last := next((event for event in reversed(history) if event.clause), None):
            self._show_event(last, snapshot.view)

    def _show_past(self, view: View, events: Sequence[Event]) -> None:
        """Show the clause of the last event of an earlier moment."""
        self._rested = None
        last = next((event for event in reversed(events) if event.clause), None)
        if last is not None:
            self._prepare(view)
            self._show_event(last, view)

    def _come_back(self) -> None:
        self._rested = None
        self._rest()

    def _prepare(self, view: View) -> None:
        self._view = view
        self.panel.set_rulebook(self._rulebook, view.edition, view.turn_player, view.player)

    def _show_event(self, event: Event, view: View) -> None:
        affects = self._texts.playmat().effect(event).affects
        self._show(event.clause, lit_by_event(event, view, affects=affects))

    def _show(self, clause: str, lit: Lit) -> None:
        self._light(lit)
        self.panel.show_now(clause, self._names(lit))

    def _light(self, lit: Lit) -> None:
        if self._scene is not None:
            self._scene.rule_lights.show(lit)

    def _point(self, term: Term | None) -> None:
        """Light the places that a word means."""
        if self._scene is None or self._view is None:
            return
        turn_player = max(0, self._view.turn_player)
        seats = term.seats(turn_player) if term is not None else ()
        zones = (term.zones or (PLATE,)) if term is not None else ()
        self._scene.rule_lights.point((seat, zone) for seat in seats for zone in zones)

    def _names(self, lit: Lit) -> str:
        """What is lit, in words."""
        assert self._snapshot is not None
        assert self._view is not None
        view, names = self._view, self._snapshot.session.names

        def named(cards: Iterable[int]) -> str:
            counts = Counter(self._texts.name(view.cards.get(card)) for card in sorted(cards))
            return listed(name if count == 1 else f"{name} × {count}" for name, count in counts.items())

        parts = (
            (self.tr("Acts: {names}"), named(lit.acting)),
            (self.tr("Target: {names}"), named(lit.targets)),
            (self.tr("Can be chosen: {names}"), named(lit.candidates)),
            (self.tr("Changed: {names}"), "; ".join(self._texts.place(at, view, names) for at in sorted(lit.places))),
        )
        return " · ".join(text.format(names=told) for text, told in parts if told)


def lit_by_event(event: Event, view: View, *, affects: bool) -> Lit:
    """Return what an event highlights for the player of a view: never a card whose face that player may not see.

    `affects` is true if it happens to its card (`Effect.affects`).
    """
    doer, affected = (event.target, event.card) if affects else (event.card, event.target)
    acting = _known({doer}, view)
    places = {_place_of(change.card, change.zone, change.seat, view) for change in event.changes if change.zone}
    places &= view.zones.keys()
    if affects and not event.card and event.player >= 0:
        places.add((event.player, PLATE))
    return Lit(acting, _known({affected}, view) - acting, frozenset(), frozenset(places))


def lit_by_decision(snapshot: GameSnapshot) -> Lit:
    """Return what a decision highlights: the card that asks, and the cards that its player sees and can choose or use.

    In a main phase the table itself shows what can be used.
    """
    view, decision = snapshot.view, snapshot.view.decision
    usable = {choice.card for choice in snapshot.choices} if decision.kind != MAIN else set()
    acting = _known({decision.card}, view)
    return Lit(acting, frozenset(), _known({*decision.candidates, *usable}, view) - acting)


def _known(cards: Iterable[int], view: View) -> frozenset[int]:
    return frozenset(card for card in cards if card in view.cards and view.cards[card].number)


def _place_of(card: int, zone: str, seat: int | None, view: View) -> Place:
    there = view.cards.get(card)
    owner = there.place[0] if there is not None else view.player
    return (owner if seat is None else seat, zone)
