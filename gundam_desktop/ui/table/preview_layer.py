"""Shows on the table what the choice would do that a gesture means at its target."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsObject

from gundam_desktop.tabletop import Choice, Fate, Goal, Preview, View
from gundam_desktop.tabletop.preview import NOTHING
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.gestures import Gesture, PickUp
from gundam_desktop.ui.table.items.overlays import ArrowItem
from gundam_desktop.ui.table.items.preview_items import FateMark, OutcomeItem
from gundam_desktop.ui.table.layout import Pose
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.preview_source import PreviewSource
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.table_choices import TableChoices, Target

_PAYMENT = (Fate.PAYS, Fate.USED_UP)
_SIDEWAYS = 45.0


class PreviewLayer:
    """The marks and the lines of one preview."""

    def __init__(
        self, scene: TableSignals, card_layer: CardLayer, context: PaintContext, preview_source: PreviewSource
    ) -> None:
        self._scene, self._card_layer, self._context, self._preview_source = scene, card_layer, context, preview_source
        self._view: View | None = None
        self._choices: TableChoices | None = None
        self._warned: set[int] = set()
        """The cards of which the player has been told what their payment uses up."""
        self._items: list[QGraphicsObject] = []
        self._shown: tuple[Preview, Goal | None] = (NOTHING, None)

    def begin(self, view: View, choices: TableChoices) -> None:
        """Preview the choices of another view from now on."""
        self._view, self._choices = view, choices
        self._warned.clear()

    def of(self, choice: Choice) -> Preview:
        """What a choice would do."""
        return self._preview_source.preview(choice, self._view) if self._view is not None else NOTHING

    def of_pass(self) -> Preview:
        """What the choice without a card would do, such as not to block."""
        listed = self._choices.all if self._choices is not None else ()
        passing = next((choice for choice in listed if not choice.card), None)
        return self.of(passing) if passing is not None else NOTHING

    def answer(self, card: int) -> None:
        """Show what the only choice of a card would do; without one, what an attack on the table leads to if the
        deciding player does nothing more. 0 is no card.
        """
        found = self._choices.of(card) if self._choices is not None and card else ()
        if self._choices is not None and len(found) == 1:
            self.show(self.of(found[0]), card, self._choices.target_of(found[0]), arrow=True)
            return
        attacker, goal = self._view.arrows[0] if self._view is not None and self._view.arrows else (0, None)
        target = Target(goal.place, goal.card) if goal is not None else None
        self.show(self.of_pass(), attacker, target, arrow=False)

    def at(self, gesture: Gesture, target: Target | None) -> Preview:
        """What the end of a gesture at a target would do; without a single choice there only what pays for it."""
        meant = gesture.destinations.choices_at(target) if target is not None else ()
        if len(meant) == 1:
            return self.of(meant[0])
        listed = meant or gesture.destinations.all
        found = self.of(listed[0]) if listed else NOTHING
        payment = tuple(each for each in found.marks if each.fate in _PAYMENT)
        return found._replace(marks=payment) if payment else NOTHING

    def warns_of_loss(self, gesture: Gesture, choice: Choice) -> bool:
        """True if a choice waits, once for each card, as its usual payment uses something up for good."""
        chosen_so = isinstance(gesture, PickUp) and gesture.paying >= 0
        warns = not chosen_so and gesture.card not in self._warned and bool(self.of(choice).loss)
        self._warned |= {gesture.card}
        return warns

    def means(self, payments: Sequence[Choice], paying: int) -> Mapping[int, int]:
        """Cards whose use would change with another payment -> `Choice.paying` of that one, `paying` being in use."""
        uses = {choice.paying: frozenset(self.of(choice).cards(Fate.USED_UP)) for choice in payments}
        now = uses.get(paying, frozenset())
        found: dict[int, int] = {}
        for card in frozenset[int]().union(*uses.values()):
            other = [(abs(len(used) - len(now)), key) for key, used in uses.items() if (card in used) != (card in now)]
            if other:
                found[card] = min(other)[1]
        return found

    def follow(self, gesture: Gesture, target: Target | None) -> None:
        """Show what the end of a gesture at a target would do."""
        self.show(self.at(gesture, target), gesture.card, target, arrow=not gesture.draws_arrow)

    def show(self, preview: Preview, card: int, target: Target | None, *, arrow: bool) -> None:
        """Show a preview in place of the one before; with `arrow` also an arrow from the card to the target."""
        goal = Goal(target.card, None if target.card else target.zone) if target is not None else None
        if (preview, goal) == self._shown:
            return
        self.hide()
        self._shown = preview, goal
        marked = [(each, box) for each in preview.marks if (box := self._box(each.goal)) is not None]
        ends = () if _is_payment(preview) else self._ends(card, goal)
        if arrow and len(ends) == 2:
            self._add_arrow(*ends)
        self._add(FateMark(each.fate, each.points, box) for each, box in marked)
        if preview.lines:
            whole = self._scene.sceneRect()
            losses = [box for each, box in marked if each.fate is Fate.USED_UP]
            avoid = [*ends, *(box for _, box in marked), self._scene.covered, self._card_layer.layout.phases]
            usable = self._choices.cards if self._choices is not None else ()
            rather = [box for each in usable if (box := self._box(Goal(each))) is not None]
            self._add([OutcomeItem(preview.lines, _middle(ends or losses or [whole]), whole, avoid, rather)])

    def hide(self) -> None:
        """Show nothing."""
        self._shown = (NOTHING, None)
        for item in self._items:
            self._scene.removeItem(item)
            item.deleteLater()
        self._items.clear()

    def _add(self, items: Iterable[QGraphicsObject]) -> None:
        for item in items:
            self._items.append(item)
            self._scene.addItem(item)

    def _add_arrow(self, start: QRectF, end: QRectF) -> None:
        arrow = ArrowItem(self._context)
        arrow.point(start.center(), end.center())
        self._add([arrow])

    def _ends(self, card: int, goal: Goal | None) -> Sequence[QRectF]:
        """The boxes of a card and of its target, as far as they are on the table."""
        return [box for box in (self._box(Goal(card)), self._box(goal)) if box is not None]

    def _box(self, goal: Goal | None) -> QRectF | None:
        """The box of a card or a place on the table; None if it is not there."""
        if goal is None:
            return None
        if goal.place is not None:
            return self._card_layer.layout.box(self._card_layer.near(goal.place[0]), goal.place[1])
        item = self._card_layer.items.get(goal.card)
        return _box_of(item.home) if item is not None else None


def _box_of(pose: Pose) -> QRectF:
    width, height = CARD_WIDTH * pose.scale, CARD_HEIGHT * pose.scale
    if _SIDEWAYS < abs(pose.rotation) % 180 < 180 - _SIDEWAYS:
        width, height = height, width
    return QRectF(pose.x - width / 2, pose.y - height / 2, width, height)


def _is_payment(preview: Preview) -> bool:
    """True if the preview shows nothing but a payment, or nothing at all."""
    return not preview.lines or (bool(preview.marks) and all(each.fate in _PAYMENT for each in preview.marks))


def _middle(boxes: Sequence[QRectF]) -> QPointF:
    """The point between the boxes."""
    centers = [box.center() for box in boxes]
    return QPointF(sum(at.x() for at in centers) / len(boxes), sum(at.y() for at in centers) / len(boxes))
