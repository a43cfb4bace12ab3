"""What comes to the middle of the table for a moment: the beginning of a turn, a card that is played, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from gundam_desktop.tabletop import Event, Library, Stage
from gundam_desktop.ui.style.motion import is_motion_reduced
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language, translate
from gundam_desktop.ui.table.animation import Animator
from gundam_desktop.ui.table.card_effects import CardEffects
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.banner_item import BannerItem
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.dimmer import Dimmer
from gundam_desktop.ui.table.items.stage_items import (
    BreakingCardItem,
    DieItem,
    LargeCardItem,
    StageItem,
    large_back,
    large_picture,
)
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.paint_context import PaintContext

Pace = Literal["calm", "brisk", "none"]


class _Stay(NamedTuple):
    """Milliseconds."""

    banner: float
    card: float
    end: float


_STAYS: dict[Pace, _Stay] = {
    "calm": _Stay(banner=1000, card=1650, end=2600),
    "brisk": _Stay(banner=650, card=950, end=1400),
    "none": _Stay(0, 0, 0),
}
_BEGIN, _END = "turn begins", "game over"
_TWO_FRAMES_MS = 32.0
_BEFORE_END_MS = 900.0
_DIMMER_STEPS = 5
"""The table darkens in this many steps rather than smoothly, since each one repaints all of it."""
RIBBON = "#FF8A3A"
"""The colour of a card with a ribbon."""


class Showcase:
    """Brings events to the middle of the table; which ones, says the playmat. Without animation it shows nothing."""

    def __init__(
        self,
        scene: QGraphicsScene,
        animator: Animator,
        card_layer: CardLayer,
        effects: CardEffects,
        context: PaintContext,
        library: Library,
        names: Sequence[str],
    ) -> None:
        self.pace: Pace = "none"
        self._scene, self._animator, self._card_layer, self._card_effects = scene, animator, card_layer, effects
        self._context, self._library = context, library
        self._effect = library.playmat(language()).effect
        self._names, self._people = tuple(names), frozenset[int]()
        self._item: StageItem | None = None
        self._started: tuple[Event, Pose] | None = None
        """The event to be shown next, and the pose of its card before it."""
        self._away: CardItem | None = None
        """The card on the table that is shown in the middle instead."""
        self._dimmer = Dimmer()
        self._dimmer.hide()
        scene.addItem(self._dimmer)

    def set_seats(self, names: Sequence[str], people: Sequence[int]) -> None:
        """Use these names of the players, seat 0 first; `people` are the seats of those who play at this machine."""
        self._names, self._people = tuple(names), frozenset(people)

    def stays(self, events: Sequence[Event]) -> list[float]:
        """For each of the events of a move, the milliseconds that it stays in the middle; 0 if it does not come there.

        A card that the opponent plays does not come twice in a row.
        """
        stay, shown, found = _STAYS[self.pace], 0, []
        for event in events:
            stage = self._stage(event)
            die = self._effect(event).die
            large = stage is Stage.ALWAYS or (stage is Stage.OPPONENT and event.card != shown)
            found.append({_BEGIN: stay.banner, _END: stay.end}.get(event.kind, stay.card if large or die else 0.0))
            shown = event.card if large else shown
        return found

    def told(self, event: Event) -> str:
        """The sentence that is shown at the plate of an event's player; empty for none."""
        told, mine = self._effect(event).told, self._card_layer.near(event.player)
        if self.pace == "none" or event.player not in (0, 1) or told is Stage.NONE or (mine and told is Stage.OPPONENT):
            return ""
        return self._library.story(event, self._names, language())

    def prepare(self, event: Event) -> float:
        """Draw the large card of an event that comes to the middle ahead of it, and note where the card is now.

        Returns the milliseconds to wait before it: the last blow is seen before the end.
        """
        if event.kind in (_BEGIN, _END) or self._effect(event).die:
            return _BEFORE_END_MS if event.kind == _END and not is_motion_reduced() else 0.0
        large_picture(self._context, self._library.face(event.number, language()), self._context.ratio)
        if self._effect(event).shatters:
            large_back(self._context, self._context.accent(self._card_layer.near(event.player)))
        item = self._card_layer.items.get(event.card)
        if item is not None:
            self._started = event, Pose(item.x(), item.y(), item.scale(), item.rotation())
        return 0.0

    def show(self, event: Event, stay: float) -> None:
        """Show an event for these milliseconds, in place of the one before; 0 shows nothing."""
        self.clear()
        if stay <= 0 or self._animator.speed <= 0:
            return
        self._item = item = self._made(event)
        if isinstance(item, LargeCardItem):
            self._let_fly(item, event)
        self._scene.addItem(item)
        stay -= _TWO_FRAMES_MS  # it has gone by itself before the next event takes it away
        item.last(stay)

        def step(share: float) -> None:
            item.show_at(share)
            self._dimmer.darken(self._scene.sceneRect(), item.dims * _in_steps(item.presence))

        step(0.0)
        self._animator.run(item, stay, step, self._land, glitter=True, fades=True)

    def _let_fly(self, item: LargeCardItem, event: Event) -> None:
        """Let a large card come from where its card was, and go where it is now, in place of it."""
        if self._started is not None and self._started[0] is event:
            item.start = self._started[1]
        self._started = None
        on_table = self._card_layer.items.get(event.card)
        if on_table is None or is_motion_reduced():
            return
        self._away = on_table
        on_table.set_away(True)
        item.goal = lambda: on_table.home if self._card_layer.items.get(event.card) is on_table else None

    @property
    def held(self) -> bool:
        """True while the card in the middle is kept there."""
        return self._item is not None and not self._animator.is_moving(self._item)

    def _land(self) -> None:
        """Take away what has had its time; a ring shows where a card has landed."""
        landed = self._away
        self.clear()
        if landed is not None:
            self._card_effects.ring(landed, self._context.accent(landed.near))

    def holds(self, at: QPointF) -> bool:
        """Keep the card in the middle, if there is one at a point, until `clear`; False if there is none."""
        item = self._item
        if not isinstance(item, LargeCardItem) or not item.covers(at):
            return False
        self._animator.stop(item)
        return True

    def clear(self) -> None:
        """Take away what is in the middle."""
        item, self._item = self._item, None
        if item is not None:
            self._animator.stop(item)
            self._scene.removeItem(item)
            item.deleteLater()
            self._dimmer.hide()
        away, self._away = self._away, None
        if away is not None and away.scene() is self._scene:
            away.set_away(False)

    def _stage(self, event: Event) -> Stage:
        """Whether a card comes to the middle; never one that the viewer may not see."""
        stage = self._effect(event).stage
        mine = self._card_layer.near(event.player)
        return Stage.NONE if not event.number or (mine and stage is Stage.OPPONENT) else stage

    def _made(self, event: Event) -> StageItem:
        room, near = self._scene.sceneRect(), self._card_layer.near(event.player)
        accent = self._context.accent(near)
        if event.kind == _BEGIN:
            turn = translate("Showcase", "Turn {turn}").format(turn=event.amount)
            own = near and event.player in self._people
            head = translate("Showcase", "Your turn") if own else self._named(event)
            return BannerItem(room, self._card_layer.layout.phases, head, turn, accent)
        if event.kind == _END:
            return self._end(event)
        story = self._library.story(event, self._names, language())
        if self._effect(event).die:
            return DieItem(room, event.amount, story, accent)
        effect, face = self._effect(event), self._library.face(event.number, language())
        if effect.shatters:
            back = large_back(self._context, accent)
            return BreakingCardItem(self._context, room, face, story, accent, back)
        item = LargeCardItem(self._context, room, face, story, RIBBON if effect.ribbon else accent)
        item.word = effect.label if effect.ribbon else ""
        return item

    def _end(self, event: Event) -> StageItem:
        """The banner of victory and defeat for one person at the machine; with more or none it names the winner."""
        story = self._library.story(event, self._names, language())
        head, color = story, self._context.accent(self._card_layer.near(event.player))
        if event.player < 0:
            head, color = translate("Showcase", "Draw"), theme().muted
        elif len(self._people) == 1:
            won = event.player in self._people
            head = translate("Showcase", "Victory") if won else translate("Showcase", "Defeat")
            story = translate("Showcase", "You win!") if won else story
            color = theme().link if won else theme().danger
        room, bar = self._scene.sceneRect(), self._card_layer.layout.phases
        return BannerItem(room, bar, head, "" if head == story else story, color, large=True)

    def _named(self, event: Event) -> str:
        return self._names[event.player] if event.player in (0, 1) else ""


def _in_steps(share: float) -> float:
    return round(share * _DIMMER_STEPS) / _DIMMER_STEPS
