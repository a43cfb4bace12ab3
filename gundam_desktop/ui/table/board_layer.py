"""The board around the cards: the boxes of zones, the players' plates, the bar with the phases, the arrows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from gundam_desktop.tabletop import Arrow, Effect, Event, Goal, Library, Place, Playmat, View
from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.ui.cards.artwork import BY_NAME
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.table.card_effects import CardEffects
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.items.phase_bar import PhaseBar, TurnState
from gundam_desktop.ui.table.items.player_plate_item import Plate, PlateItem, Presence
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.models import TableModel
from gundam_desktop.ui.table.paint_context import PaintContext

BoxItem = ZoneItem | PlateItem


class BoardLayer:
    """Shows everything on the table but the cards, following the model and the view."""

    def __init__(
        self,
        scene: QGraphicsScene,
        playmat: Playmat,
        model: TableModel,
        card_layer: CardLayer,
        effects: CardEffects,
        context: PaintContext,
        library: Library,
        names: tuple[str, str],
    ) -> None:
        self._scene, self._playmat, self._model, self._card_layer = scene, playmat, model, card_layer
        self._effects, self._context, self._library = effects, context, library
        self.names = names
        self.presences: tuple[Presence, Presence] = ("", "")
        self.portraits = BY_NAME
        self.tempo = 1.0
        """How many times longer a blow takes than usual."""
        self._bar = PhaseBar(context)
        self._plates = (PlateItem(context), PlateItem(context))
        self._zones = {
            key: ZoneItem(zone, card_layer.near(key[0]), card_layer.layout, context)
            for key, zone in model.zones.items()
            if card_layer.layout.box(True, key[1]) is not None
        }
        self._arrows: list[ArrowItem] = []
        self._shown_arrows: dict[Arrow, Goal] = {}
        """Each arrow with its goal, which is kept when the card there is destroyed."""
        self.boxes: tuple[BoxItem, ...] = (*self._zones.values(), *self._plates)
        for item in (self._bar, *self.boxes):
            scene.addItem(item)

    def arrange(self, view: View | None) -> None:
        """Give every box its geometry and its numbers, and let the arrows follow their cards."""
        card_layer, now = self._card_layer, self._model.view
        terrain = dict(now.terrain) if now is not None else {}
        for place, zone in self._zones.items():
            slots = card_layer.slots[place].count if place in card_layer.slots else 0
            caption = self._library.caption(place, now, language()) if now is not None else None
            zone.set_geometry(card_layer.near(place[0]), card_layer.layout, slots, caption, terrain.get(place[1]))
        for seat, item in enumerate(self._plates):
            near = card_layer.near(seat)
            plate = Plate(
                seat=seat,
                name=self.names[seat],
                colors=self._colors(view, seat),
                counters=tuple(self._library.plate(now, seat, language())) if now is not None else (),
                deciding=view is not None and not view.result and view.decision.player == seat,
                presence=self.presences[seat],
                portrait=self.portraits[seat],
            )
            if plate.deciding and not item.plate.deciding:
                self._effects.breathe(item.glow)
            item.show_plate(plate, near, card_layer.layout.box(near, PLATE) or QRectF())
        self._point_arrows()

    def _count(self, seat: int, zone: str) -> int:
        return self._model.zones[seat, zone].rowCount() if (seat, zone) in self._model.zones else 0

    def _colors(self, view: View | None, seat: int) -> tuple[str, ...]:
        cards = view.cards.values() if view is not None else ()
        numbers = {card.number for card in cards if card.owner == seat and card.number}
        found = {self._library.face(number, language()).color for number in numbers}
        return tuple(sorted(found - {""}))[:4]

    def show(self, view: View, *, redraw: bool = False) -> None:
        """Show the phase or the battle's step of a view, and its arrows; `redraw` if its events were not shown."""
        names = self._playmat.steps if view.step else self._playmat.phases
        now, over = view.step or view.phase, bool(view.result)
        self._show_state(names, "" if over else now, view.turn, view.turn_player, bool(view.step), over=over)
        if redraw or set(view.arrows) != set(self._shown_arrows):
            self._aim(view.arrows)
        self._point_arrows()

    def approach(self, event: Event) -> float:
        """Move the card that deals the blow of an event to its target. Return the milliseconds until it hits."""
        item, goal = self._card_layer.items.get(event.target), self._struck(event)
        return self._effects.strike(item, goal.point, self.tempo) if item is not None and goal is not None else 0.0

    def play(self, event: Event, *, staged: bool) -> None:
        """Show an event: its phase or step, its arrows, and the effects that the playmat has for it.

        A card that is `staged` breaks in the middle of the table.
        """
        self.follow(event)
        effect, item = self._effect(event), self._card_layer.items.get(event.card)
        if effect.shatters and not staged:
            self._card_layer.shatter(event.card)
        if item is not None and effect.ring:
            self._effects.ring(item, self._ring_color(effect.ring, event.player))
        if item is not None and effect.links:
            self._effects.link(item, effect.label)
        if item is not None and effect.lunges and (goal := self._aim_of(event.card)) is not None:
            self._effects.lunge(item, goal)
        if (struck := self._struck(event)) is not None:
            on_card = event.card in self._card_layer.items
            self._effects.impact(struck, event.target, self.tempo, on_card=on_card)
        if effect.hits and not event.card and event.amount and (goal := self._aim_of(event.target)) is not None:
            self._effects.show_points(-event.amount, goal)

    def _effect(self, event: Event) -> Effect:
        return self._playmat.effect(event)

    def _struck(self, event: Event) -> Pose | None:
        """Where a blow lands; None for an event that is not a blow.

        If the event names the card that deals the blow, it lands where that card's arrow ends, if what is hit is there.
        """
        if not self._effect(event).strikes or not event.amount:
            return None
        if event.target:
            aims = [goal for arrow, goal in self._shown_arrows.items() if arrow.card == event.target]
            if not any(self._is_hit(event.card, goal) for goal in aims):
                return None
            at = self._aim_of(event.target)
        else:
            at = self._point_of_goal(self._front_of(Goal(place=(event.player, PLATE))))
        item = self._card_layer.items.get(event.card)
        if item is not None:
            return item.home
        return Pose(at.x(), at.y(), 1.0) if at is not None else None

    def _is_hit(self, card: int, goal: Goal) -> bool:
        """True if a goal is this card or the place where it is. Without a card (0) every place fits."""
        record = self._model.record(card)
        return goal.card == card if goal.card else record is None or record.card.place == goal.place

    def _aim_of(self, card: int) -> QPointF | None:
        """The goal of a card's arrow."""
        goals = (goal for arrow, goal in self._shown_arrows.items() if arrow.card == card)
        return next(map(self._point_of_goal, goals), None)

    def follow(self, event: Event) -> None:
        """Show the phase or step that an event begins, and its arrows."""
        state = self._bar.state
        if event.kind == "turn begins":
            phases = self._playmat.phases
            self._show_state(phases, phases[0][0] if phases else "", event.amount, event.player, False)
        elif event.kind in ("phase", "step"):
            battle = event.kind == "step"
            names = self._playmat.steps if battle else self._playmat.phases
            seat = self._card_layer.near_seat if state.own_turn else 1 - self._card_layer.near_seat
            self._show_state(names, event.word, state.turn, seat, battle)
        if event.arrows is not None:
            self._aim(event.arrows)

    def _ring_color(self, name: str, player: int) -> str:
        own = {"loss": theme().danger, "gain": theme().link}
        return own.get(name) or self._context.accent(self._card_layer.near(player))

    def _show_state(
        self,
        names: Sequence[tuple[str, str]],
        now: str,
        turn: int,
        turn_player: int,
        battle: bool,
        *,
        over: bool = False,
    ) -> None:
        index = next((i for i, (key, _) in enumerate(names) if key == now), -1)
        own = turn_player == self._card_layer.near_seat
        player = self.names[turn_player] if turn_player in (0, 1) else ""
        state = TurnState(turn, tuple(name for _, name in names), index, battle, own, player, over)
        self._bar.show_state(state, self._card_layer.layout.phases)

    def _aim(self, arrows: Sequence[Arrow]) -> None:
        """Set the arrows and find their goals: one at a player ends at the first zone of their front that has cards."""
        self._shown_arrows = {arrow: self._front_of(arrow.goal) for arrow in arrows}

    def _front_of(self, goal: Goal) -> Goal:
        if goal.place is None or goal.place[1] != PLATE:
            return goal
        seat = goal.place[0]
        zone = next((zone for zone in self._playmat.front if self._count(seat, zone)), PLATE)
        return Goal(place=(seat, zone))

    def _point_arrows(self) -> None:
        """Let the arrows follow their cards; an arrow is removed when its card or its goal has left the field."""
        drawn = self._shown_arrows.items()
        ends = [(self._point_of_card(arrow.card), self._point_of_goal(goal)) for arrow, goal in drawn]
        lines = [(start, end) for start, end in ends if start is not None and end is not None]
        while len(self._arrows) > len(lines):
            self._scene.removeItem(self._arrows.pop())
        while len(self._arrows) < len(lines):
            self._arrows.append(ArrowItem(self._context))
            self._scene.addItem(self._arrows[-1])
        for item, (start, end) in zip(self._arrows, lines, strict=True):
            item.point(start, end)

    def _point_of_card(self, card: int) -> QPointF | None:
        """The centre of a card face up on the field."""
        item = self._card_layer.items.get(card)
        record = self._model.record(card)
        zone = self._model.zones.get(record.card.place) if record is not None else None
        is_open = zone is not None and zone.zone.public and not zone.zone.is_stack
        return item.home.point if item is not None and is_open else None

    def box_of(self, place: Place) -> QRectF | None:
        """The box of a zone or of a plate; None for a place that is not on the table."""
        return self._card_layer.layout.box(self._card_layer.near(place[0]), place[1])

    def _point_of_goal(self, goal: Goal) -> QPointF | None:
        if goal.place is None:
            return self._point_of_card(goal.card)
        box = self.box_of(goal.place)
        return box.center() if box is not None else None
