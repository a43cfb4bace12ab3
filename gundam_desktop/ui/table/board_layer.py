"""What lies around the cards: the zones' boxes, the seats' plates, the bar with the phases, the arrow of a battle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from gundam_desktop.tabletop import Event, Face, Playmat, View
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.items.phase_bar import Moment, PhaseBar
from gundam_desktop.ui.table.items.player_plate_item import Plate, PlateItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.models import TableModel
from gundam_desktop.ui.table.paint_context import PaintContext

Box = ZoneItem | PlateItem


class Aim(NamedTuple):
    """What the arrow shows: who attacks whom."""

    attacker: int
    target: int
    """0 for the player."""
    player: int


class BoardLayer:
    """Keeps everything beside the cards equal to the model and the view."""

    def __init__(
        self,
        scene: QGraphicsScene,
        playmat: Playmat,
        model: TableModel,
        stage: CardLayer,
        look: PaintContext,
        face: Callable[[str], Face],
        names: tuple[str, str],
    ) -> None:
        self._scene, self._playmat, self._model, self._stage = scene, playmat, model, stage
        self._look, self._face = look, face
        self.names = names
        self._bar = PhaseBar(look)
        self._plates = (PlateItem(look), PlateItem(look))
        self._zones = {
            key: ZoneItem(zone, stage.near(key[0]), stage.layout, look)
            for key, zone in model.zones.items()
            if stage.layout.box(True, key[1]) is not None
        }
        self._arrow: ArrowItem | None = None
        self._aim: Aim | None = None
        self.boxes: tuple[Box, ...] = (*self._zones.values(), *self._plates)
        for item in (self._bar, *self.boxes):
            scene.addItem(item)

    def arrange(self, view: View | None) -> None:
        """Give every box its place and its counts, and let the arrow follow its cards."""
        stage = self._stage
        for key, zone in self._zones.items():
            zone.place(stage.near(key[0]), stage.layout, stage.places[key[0]].count)
        for seat, item in enumerate(self._plates):
            near = stage.near(seat)
            plate = Plate(
                seat=seat,
                name=self.names[seat],
                colors=self._colors(view, seat),
                shields=self._count(seat, "shields"),
                hand=self._count(seat, "hand"),
                deciding=view is not None and view.decision.player == seat,
            )
            item.show_plate(plate, near, stage.layout.box(near, "plate") or QRectF())
        self._point_arrow()

    def _count(self, seat: int, zone: str) -> int:
        return len(self._model.ids((seat, zone))) if (seat, zone) in self._model.zones else 0

    def _colors(self, view: View | None, seat: int) -> tuple[str, ...]:
        cards = view.cards.values() if view is not None else ()
        found = {self._face(card.number).color for card in cards if card.owner == seat and card.number}
        return tuple(sorted(found - {""}))[:4]

    def show(self, view: View) -> None:
        """Show the phase or the battle of a view."""
        names = self._playmat.steps if view.battle is not None else self._playmat.phases
        now = view.battle.step if view.battle is not None else view.phase
        self._show_moment(names, now, view.turn, view.turn_player, view.battle is not None)
        battle = view.battle if not view.result else None
        self._aim = Aim(battle.attacker, battle.target, battle.player) if battle is not None else None
        self._point_arrow()

    def play(self, event: Event) -> None:
        """Show an event: what it says of phases, steps and attacks, and a ring of light where one is due."""
        self.follow(event)
        if event.kind in ("destroyed", "shield destroyed"):
            self._stage.shatter(event.card)
        color = self._ring_color(event)
        if color:
            self._stage.ring(event.card, color)

    def follow(self, event: Event) -> None:
        """Take over what an event says of phases, steps and attacks."""
        moment = self._bar.moment
        if event.kind == "turn begins":
            phases = self._playmat.phases
            self._show_moment(phases, phases[0][0] if phases else "", event.amount, event.player, False)
        elif event.kind in ("phase", "battle step"):
            battle = event.kind == "battle step"
            names = self._playmat.steps if battle else self._playmat.phases
            seat = self._stage.near_seat if moment.own_turn else 1 - self._stage.near_seat
            self._show_moment(names, event.word, moment.turn, seat, battle)
        elif event.kind == "attacked":
            self._aim = Aim(event.card, event.target, 1 - event.player)
        elif event.kind == "blocked":
            self._aim = Aim(event.target, event.card, event.player)
        if event.kind in ("turn begins", "phase") or (event.kind == "battle step" and event.word == "battle end"):
            self._aim = None

    def _ring_color(self, event: Event) -> str:
        theme = self._look.theme
        match event.kind:
            case "destroyed" | "shield destroyed":
                return theme.danger
            case "linked":
                return theme.link
            case "activated" | "activated burst" | "blocked":
                return self._look.accent(self._stage.near(event.player))
            case _:
                return ""

    def _show_moment(
        self, names: Sequence[tuple[str, str]], now: str, turn: int, turn_player: int, battle: bool
    ) -> None:
        index = next((i for i, (key, _) in enumerate(names) if key == now), -1)
        own = turn_player == self._stage.near_seat
        player = self.names[turn_player] if turn_player in (0, 1) else ""
        moment = Moment(turn, tuple(name for _, name in names), index, battle, own, player)
        self._bar.show_moment(moment, self._stage.layout.strip)

    def _point_arrow(self) -> None:
        """Let the arrow follow both cards; it goes when one of them has left the battle area."""
        aim = self._aim
        start = self._fighter(aim.attacker) if aim is not None else None
        end = None
        if aim is not None:
            end = self._fighter(aim.target) if aim.target else self._place_of_player(aim.player)
        if start is None or end is None:
            if self._arrow is not None:
                self._scene.removeItem(self._arrow)
                self._arrow = None
            return
        if self._arrow is None:
            self._arrow = ArrowItem(self._look)
            self._scene.addItem(self._arrow)
        self._arrow.point(start, end)

    def _fighter(self, card: int) -> QPointF | None:
        """Where a card stands that fights."""
        item = self._stage.items.get(card)
        fights = item is not None and item.record is not None and item.record.card.zone == "battle"
        return item.home.point if item is not None and fights else None

    def _place_of_player(self, seat: int) -> QPointF | None:
        """Where an attack on a player points: the base, else the shields, else the player's plate."""
        zone = next((zone for zone in ("base", "shields") if self._count(seat, zone)), "plate")
        box = self._stage.layout.box(self._stage.near(seat), zone)
        return box.center() if box is not None else None
