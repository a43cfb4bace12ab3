"""Turns clicks, drags and keys into choices: finds the legal choice that a gesture means."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF

from gundam_desktop.tabletop import Choice, Grip, Place, Preview, PromptStyle, View
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.drops import Drops
from gundam_desktop.ui.table.gestures import AimArrow, Drag, Gesture, PickUp
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.card_tray import Tray
from gundam_desktop.ui.table.lighting import Lighting, Situation
from gundam_desktop.ui.table.models import TableModel
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.pointing import Pointing
from gundam_desktop.ui.table.preview_layer import PreviewLayer
from gundam_desktop.ui.table.preview_source import PreviewSource
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.selection import Selection
from gundam_desktop.ui.table.spatial_navigation import DIRECTIONS
from gundam_desktop.ui.table.table_choices import Destinations, GoalsOf, TableChoices, Target


class TableController:
    """Handles one gesture at a time, the selection and the tray."""

    def __init__(
        self,
        scene: TableSignals,
        model: TableModel,
        card_layer: CardLayer,
        context: PaintContext,
        boxes: Sequence[BoxItem],
        goals: GoalsOf,
        prompt_style: Callable[[str], PromptStyle],
        preview_source: PreviewSource,
    ) -> None:
        self.card_layer, self.context = card_layer, context
        self._scene, self._model, self._boxes = scene, model, boxes
        self._goals, self._prompt_style, self._preview_source = goals, prompt_style, preview_source
        self._preview_layer = PreviewLayer(scene, card_layer, context, preview_source)
        self.tray = Tray(scene, context, card_layer, model)
        self.pointing = Pointing(scene, card_layer, self.tray, boxes)
        self._drops = Drops(scene, card_layer, self.pointing, self._begin)
        self._lighting = Lighting(card_layer, self.tray, boxes)
        self.gesture: Gesture | None = None
        self.selection: Selection | None = None
        self._view: View | None = None
        self._choices: TableChoices | None = None
        self.ignore_next_answer = False
        """True if the mouse was pressed while events were played: such a click makes no choice at once."""

    # the legal choices

    def show_choices(self, view: View, choices: Sequence[Choice]) -> None:
        """Take over a view and its legal choices; gesture and selection of the former view are cancelled.

        An open list stays open while another player decides.
        """
        self.cancel_gesture()
        if self.tray.is_list and view.decision.player != view.player:
            self.tray.refresh()
        else:
            self.tray.close()
        self._view, self._choices = view, TableChoices(view, choices, self._goals, self._preview_source.asked)
        self._preview_layer.begin(view, self._choices)
        self.prepare_selection(view)
        self._open_for_decision()
        self.light_up()

    def prepare_selection(self, view: View) -> None:
        """Begin the selection of a view's decision: the window needs it before the events have been played."""
        decision = view.decision
        if decision.kind != "choose" or decision.player != view.player or not decision.groups:
            self.selection = None
        elif self.selection is None or self.selection.decision is not decision:
            self.selection = Selection(decision)

    def playable(self) -> frozenset[int]:
        """The cards that a legal choice begins with."""
        return self._choices.cards if self._choices is not None else frozenset()

    def candidates(self) -> frozenset[int]:
        """The cards that can be chosen now."""
        return frozenset(self.selection.decision.candidates) if self.selection is not None else frozenset()

    def destinations_of(self, card: int, paying: int = -1) -> Destinations:
        """The destinations of a card, with this payment where it is possible."""
        return self._choices.destinations(card, paying) if self._choices is not None else Destinations({}, {}, ())

    def preview_text(self, item: CardItem | BoxItem) -> str:
        """What the end of the present gesture at a card or a box would do, for a screen reader."""
        if self.gesture is None:
            return ""
        return self._preview_layer.at(self.gesture, self.pointing.target_of(item)).spoken

    def _target_at(self, at: QPointF) -> Target:
        return self.pointing.target_at(at, self.gesture.card if self.gesture is not None else 0)

    def actor_of(self, item: CardItem) -> int:
        """The card that acts when `item` is clicked: the one on top of it, unless `item` can act itself."""
        return item.card if item.card in self.playable() else self.pointing.target_of(item).card or item.card

    # gestures

    def begin_drag(self, item: CardItem, at: QPointF) -> bool:
        """Begin to drag a card; False for one that cannot be dragged."""
        record = item.record
        if record is None or self._view is None or self.tray.holds(item) or not record.known:
            return False
        card = record.card
        if card.owner != self._view.player or self._scene.locked:
            return False
        grip = self._grip_of(card.place)
        if grip is Grip.DRAG:
            held = self.gesture
            paying = held.paying if isinstance(held, PickUp) and held.card == card.id else -1
            destinations = self.destinations_of(card.id, paying)
            self._begin(Drag(item, destinations, self._scene, self.card_layer, at - item.pos()))
        elif grip is Grip.AIM and self.selection is None:
            above = self.card_layer.items.get(card.under or card.id, item)
            destinations = self.destinations_of(above.card)
            self._begin(AimArrow(above.card, destinations, self._scene, self.context, above.pos()))
        else:
            return False
        return True

    def _grip_of(self, place: Place) -> Grip:
        """How the cards of a place react to the mouse."""
        zone = self._model.zones.get(place)
        return zone.zone.grip if zone is not None else Grip.NONE

    def _begin(self, gesture: Gesture) -> None:
        self.cancel_gesture()
        self.gesture = gesture
        self.card_layer.forget_slot(gesture.card)
        gesture.start()
        self.light_up()

    def move_gesture(self, at: QPointF) -> None:
        """Let the gesture follow the mouse, and light the target under it."""
        if self.gesture is not None:
            self.gesture.move(at)
            target = self._target_at(at)
            self.gesture.uncover(target.card in self.gesture.destinations.cards)
            self.gesture.allow(bool(self.gesture.destinations.choices_at(target)))
            self.light_up(target)

    def hover_gesture(self, at: QPointF) -> None:
        """Light the target under the mouse for a card that was picked up by a click."""
        if isinstance(self.gesture, PickUp):
            self.light_up(self._target_at(at))
        elif isinstance(self.gesture, ChooseDirection):
            direction = self.gesture.at(at)
            self.gesture.mark(self.gesture.marked if direction is None else direction)
        elif self.gesture is None:
            self._preview_answer(self.pointing.item_at(at))

    def focus_gesture(self, stop: CardItem | BoxItem | None) -> None:
        """Show what a picked-up card would do at the stop of the keyboard."""
        if isinstance(self.gesture, PickUp):
            target = self.pointing.target_of(stop) if stop is not None else None
            self._preview_layer.follow(self.gesture, target)
        else:
            self._preview_answer(stop if isinstance(stop, CardItem) else None)

    def _preview_answer(self, item: CardItem | None) -> None:
        """Show what a click on a card would do where that is the answer to a decision; elsewhere what passing would."""
        view = self._view
        if view is None or self._scene.locked or not self._prompt_style(view.decision.kind).click_answers:
            self._preview_layer.hide()
        else:
            self._preview_layer.answer(self.actor_of(item) if item is not None and not self.tray.holds(item) else 0)

    def preview_of_pass(self) -> Preview:
        """What the choice without a card would do, such as not to block."""
        return self._preview_layer.of_pass()

    def end_gesture(self, at: QPointF) -> None:
        """Drop the dragged card at a point."""
        gesture, self.gesture = self.gesture, None
        if gesture is None:
            return
        gesture.move(at)
        target = gesture.end(self._target_at(at))
        if target is not None:
            self.card_layer.hold(gesture.card)
            self._drop(gesture, target)
        if not self._scene.locked:  # nothing is shown that moves it
            self.card_layer.release()
            self.card_layer.send_back(gesture.card)
        self.light_up()

    def cancel_gesture(self) -> bool:
        """Cancel the current gesture; False without one."""
        self._preview_layer.hide()
        gesture, self.gesture = self.gesture, None
        if gesture is None:
            return False
        gesture.cancel()
        self.light_up()
        return True

    def cancel(self) -> bool:
        """Cancel the gesture, else close the open list, else clear the selection; False if there is none of them."""
        if self.cancel_gesture():
            return True
        if self.tray.is_list:
            self.close_list()
            return True
        if self.selection is not None and self.selection.cards:
            self.selection = Selection(self.selection.decision)
            self._selection_changed()
            return True
        return False

    def _drop(self, gesture: Gesture, target: Target) -> None:
        if self._choices is not None:
            self._drops.drop(gesture, target, self._choices)

    def click_direction(self, at: QPointF) -> bool:
        """Choose the direction at a point, or take the card back; False if no direction is asked for."""
        gesture = self.gesture
        return isinstance(gesture, ChooseDirection) and self._end_direction(gesture, gesture.clicked(at))

    def key_direction(self, command: str) -> bool:
        """Choose the direction of an arrow key, or the marked one by `use`; False if no direction is asked for."""
        gesture = self.gesture
        if not isinstance(gesture, ChooseDirection):
            return False
        direction = gesture.by_key(command) if command in DIRECTIONS else gesture.marked
        return direction is None or self._end_direction(gesture, direction)

    def offer_directions(self) -> None:
        """Turn a question for a direction into a menu of its answers."""
        if isinstance(gesture := self.gesture, ChooseDirection):
            self.cancel_gesture()
            self._drops.offer(gesture)

    def _end_direction(self, gesture: ChooseDirection, direction: int | None) -> bool:
        self.cancel_gesture()
        if direction is not None:
            self._drops.face(gesture, direction)
        return True

    # clicks and keys

    def click_item(self, item: CardItem, on_screen: QPoint) -> None:
        """Handle a click on a card."""
        if isinstance(self.gesture, PickUp) and item.card in self.gesture.destinations.means:
            self._pick_up(self.gesture.card, self.gesture.destinations.means[item.card])
        elif self.gesture is not None:
            self._click_with_gesture(item)
        elif self.selection is not None:
            card = self._candidate_of(item)
            if card in self.selection.decision.candidates or not self._open_pile_of(item):
                self._click_candidate(card)
        elif self.tray.holds(item):
            if item.card in self.playable():
                self._click_actor(item, on_screen)
        elif not self._open_pile_of(item):
            self._click_actor(item, on_screen)

    def _click_with_gesture(self, item: CardItem) -> None:
        gesture, self.gesture = self.gesture, None
        assert gesture is not None
        target = self.pointing.target_of(item)
        again = target.card == gesture.card and target.zone not in gesture.destinations.zones
        gesture.cancel()
        other = not again and not gesture.destinations.choices_at(target) and target.card in self.playable()
        if other:
            self._pick_up(target.card)
            return
        if not again:
            self._drop(gesture, target)
        self.light_up()

    def _pick_up(self, card: int, paying: int = -1) -> None:
        """Pick a card up, to be paid for in this way; the cards for another way are offered, too."""
        if self._choices is None:
            return
        destinations = self.destinations_of(card, paying)
        means = self._preview_layer.means(self._choices.payments(card), paying)
        self._begin(PickUp(card, destinations._replace(means=means), paying))

    def _candidate_of(self, item: CardItem) -> int:
        """The card that a click on `item` chooses: the one on top of it, unless `item` is a candidate itself."""
        return item.card if item.card in self.candidates() else self.pointing.target_of(item).card or item.card

    def _click_candidate(self, card: int) -> None:
        assert self.selection is not None
        if card not in self.selection.decision.candidates:
            if self._view is not None:
                self._scene.refused.emit(Choice("choose", cards=(card,)))
        elif self.selection.is_single:
            if self.ignore_next_answer:
                return
            self._scene.chosen.emit(self._choice_of((card,)))
        else:
            refused = self.selection.toggle(card)
            self._selection_changed()
            if refused:
                self._scene.refused.emit(Choice("choose", cards=refused))

    def _click_actor(self, item: CardItem, on_screen: QPoint) -> None:
        view = self._view
        target = self.pointing.target_of(item)
        if view is None or target.zone is None or self._scene.locked:
            return
        card = self.actor_of(item)
        choices = self._choices.of(card) if self._choices is not None else ()
        if self._prompt_style(view.decision.kind).click_answers and choices:
            if self.ignore_next_answer:
                return
            if len(choices) == 1:
                self._scene.chosen.emit(choices[0])
            else:
                self._scene.menu_wanted.emit(card, on_screen)
            return
        grip = self._grip_of(target.zone)
        owner = item.record.card.owner if target.zone[0] == SHARED and item.record is not None else target.zone[0]
        mine = owner == view.decision.player == view.player and grip is not Grip.NONE
        if mine and grip is Grip.AIM and self._prompt_style(view.decision.kind).click_answers:
            self._scene.answer_refused.emit(card)
        elif card in self.playable() or mine:
            self._pick_up(card)

    def click_box(self, box: BoxItem | None, at: QPointF) -> None:
        """Handle a click on a zone or a plate, or on the background."""
        if self.tray.is_list and not self.tray.covers(at.x(), at.y()):
            self.close_list()
            return
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.cancel()
            if box is not None:
                self.card_layer.want_slot(gesture.card, at)
                self._drop(gesture, Target(box.place))
            self.light_up()
        elif box is not None:
            self._open_pile(box.place)
            self._scene.place_pointed.emit(box.place)

    def activate_item(self, item: CardItem, on_screen: QPoint) -> None:
        """Handle Enter or a double click on a card: as a click, but a choice without a target is made, too."""
        gesture = self.gesture
        again = gesture is not None and self.pointing.target_of(item).card == gesture.card
        if not again:
            self.click_item(item, on_screen)
            paid_otherwise = isinstance(gesture, PickUp) and item.card in gesture.destinations.means
            if self.gesture is gesture or paid_otherwise:
                return
            gesture = self.gesture
        if gesture is None:
            return
        single, here = gesture.destinations.single, self.pointing.target_of(item).zone
        if single is not None and not self._preview_layer.warns_of_loss(gesture, single):
            self.cancel_gesture()
            self._scene.chosen.emit(single)
        elif len(gesture.destinations.alone) > 1:
            self.cancel_gesture()
            self._scene.menu_wanted.emit(gesture.card, on_screen)
        elif again and here in gesture.destinations.zones:
            self.cancel_gesture()
            self._drop(gesture, Target(here))
        else:
            self._scene.picked_up.emit(gesture.card, len(gesture.destinations.cards) + len(gesture.destinations.zones))

    # the selection

    def selected(self) -> tuple[int, ...]:
        """The ids chosen so far."""
        return self.selection.cards if self.selection is not None else ()

    def preselect(self, card: int) -> None:
        """Begin the selection with a card."""
        if self.selection is not None and not self.selection.cards:
            self.selection.toggle(card)
            self._selection_changed()

    def is_complete(self) -> bool:
        """True if the selection can be confirmed."""
        return self.selection is not None and self.selection.is_complete()

    def confirm(self) -> None:
        """Choose the selected cards, if the selection is complete."""
        if self.selection is not None and self.selection.is_complete():
            self._scene.chosen.emit(self._choice_of(self.selection.cards))

    def _choice_of(self, cards: tuple[int, ...]) -> Choice:
        """The choice of these cards, in the game's own form if it lists one."""
        listed = self._choices.all if self._choices is not None else ()
        same = (choice for choice in listed if choice.verb == "choose" and sorted(choice.cards) == sorted(cards))
        return next((choice for choice in same if choice.cards == cards), None) or Choice("choose", cards=cards)

    def _selection_changed(self) -> None:
        self.light_up()
        self._scene.selection_changed.emit(self.selected())

    # the tray

    def _open_for_decision(self) -> None:
        """Open the tray if the decision is about cards that cannot be clicked on the table."""
        if self._view is not None and not self._scene.locked:
            self.tray.open_for_decision(self._view)

    def _open_pile_of(self, item: CardItem) -> bool:
        record = item.record
        return record is not None and self._open_pile(record.card.place)

    def _open_pile(self, place: Place) -> bool:
        """Open the list of a pile; False for a place that cannot be looked through."""
        opened = self.tray.open_pile(place)
        if opened:
            self.light_up()
        return opened

    def close_list(self) -> None:
        """Close the list of a pile; a tray for the decision opens again."""
        self.tray.close()
        self._open_for_decision()
        self.light_up()

    def light_up(self, over: Target | None = None) -> None:
        """Light the cards and zones that can be used now; `over` is the target under the mouse."""
        asking = self._view.decision.card if self._view is not None else 0
        situation = Situation(self.gesture, self.selection, self.playable(), asking, self._scene.locked)
        self._lighting.show(situation, over)
        if self.gesture is None:
            self._preview_answer(None)
        else:
            self._preview_layer.follow(self.gesture, over)
        self._scene.lights_changed.emit()
