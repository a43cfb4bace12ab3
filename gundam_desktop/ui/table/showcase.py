"""What comes to the middle of the table for a moment: the beginning of a turn, a card that is played, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from gundam_desktop.tabletop import Effect, Event, Library, Stage
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language, translate
from gundam_desktop.ui.table.animation import Animator
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.stage_items import BannerItem, DieItem, LargeCardItem, StageItem, large_picture
from gundam_desktop.ui.table.paint_context import PaintContext

Pace = Literal["calm", "brisk", "none"]


class _Stay(NamedTuple):
    """Milliseconds."""

    banner: float
    card: float
    end: float


_STAYS: dict[Pace, _Stay] = {
    "calm": _Stay(banner=1000, card=1700, end=2200),
    "brisk": _Stay(banner=650, card=900, end=1400),
    "none": _Stay(0, 0, 0),
}
_BEGIN, _END = "turn begins", "game over"


class Showcase:
    """Brings events to the middle of the table; which ones, says the playmat. Without animation it shows nothing."""

    def __init__(
        self,
        scene: QGraphicsScene,
        animator: Animator,
        card_layer: CardLayer,
        context: PaintContext,
        library: Library,
        names: Sequence[str],
    ) -> None:
        self.pace: Pace = "none"
        self._scene, self._animator, self._card_layer = scene, animator, card_layer
        self._context, self._library = context, library
        self._effects = library.playmat(language()).effects
        self._names, self._people = tuple(names), frozenset[int]()
        self._item: StageItem | None = None

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

    def prepare(self, event: Event) -> None:
        """Draw the large card of an event that comes to the middle, ahead of the frame that shows it."""
        if event.kind not in (_BEGIN, _END) and not self._effect(event).die:
            large_picture(self._context, self._library.face(event.number, language()), self._context.ratio)

    def show(self, event: Event, stay: float) -> None:
        """Show an event for these milliseconds, in place of the one before; 0 shows nothing."""
        self.clear()
        if stay <= 0 or self._animator.speed <= 0:
            return
        self._item = item = self._made(event)
        self._scene.addItem(item)
        item.show_at(0.0)
        self._animator.run(item, stay, item.show_at, self.clear, glitter=True, fades=True)

    def clear(self) -> None:
        """Take away what is in the middle."""
        item, self._item = self._item, None
        if item is not None:
            self._animator.stop(item)
            self._scene.removeItem(item)
            item.deleteLater()

    def _stage(self, event: Event) -> Stage:
        """Whether a card comes to the middle: none that the viewer may not see."""
        stage = self._effect(event).stage
        mine = self._card_layer.near(event.player)
        return Stage.NONE if not event.number or (mine and stage is Stage.OPPONENT) else stage

    def _effect(self, event: Event) -> Effect:
        return self._effects.get(event.kind, Effect())

    def _made(self, event: Event) -> StageItem:
        room, near = self._scene.sceneRect(), self._card_layer.near(event.player)
        accent = self._context.accent(near)
        if event.kind == _BEGIN:
            turn = translate("Showcase", "Turn {turn}").format(turn=event.amount)
            own = near and event.player in self._people
            return BannerItem(room, translate("Showcase", "Your turn") if own else self._named(event), turn, accent)
        if event.kind == _END:
            return self._end(event)
        story = self._library.story(event, self._names, language())
        if self._effect(event).die:
            return DieItem(room, event.amount, story, accent)
        return LargeCardItem(self._context, room, self._library.face(event.number, language()), story, accent)

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
        return BannerItem(self._scene.sceneRect(), head, "" if head == story else story, color, large=True)

    def _named(self, event: Event) -> str:
        return self._names[event.player] if event.player in (0, 1) else ""
