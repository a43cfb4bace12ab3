"""What a drop means: the choice that it makes, a menu of several, the question for a direction, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.gestures import Gesture
from gundam_desktop.ui.table.pointing import Pointing
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.table_choices import TableChoices, Target


class Drops:
    """Makes the choices of drops."""

    def __init__(
        self, scene: TableSignals, card_layer: CardLayer, pointing: Pointing, begin: Callable[[Gesture], None]
    ) -> None:
        """`begin` begins a gesture: the one that asks for a direction."""
        self._scene, self._card_layer, self._pointing, self._begin = scene, card_layer, pointing, begin

    def drop(self, gesture: Gesture, target: Target, choices: TableChoices) -> None:
        """Make the choice that a drop means; of several ask for one; without any, report the drop as refused."""
        card, meant = gesture.card, gesture.destinations.choices_at(target)
        aimed = target.card if target.card in gesture.destinations.asked else 0
        turns = choices.by_turn(meant, target)
        if len(turns) > 1:
            self._ask_direction(card, target, turns)
        elif meant:
            self._make(meant, target, aimed)
        else:
            self._card_layer.forget_slot(card)
            if target.card != card and target.zone is not None:
                self._scene.drop_refused.emit(card, target)

    def face(self, gesture: ChooseDirection, direction: int) -> None:
        """Make the choice of a direction that a card asked for."""
        self._make(gesture.directions[direction], gesture.target)

    def _make(self, choices: tuple[Choice, ...], target: Target, aimed: int = 0) -> None:
        """Make the only choice, or offer several in a menu; `aimed` is the card that it asks for next."""
        if len(choices) > 1:
            self._scene.choices_offered.emit(choices, self._pointing.on_screen(target), aimed)
        elif aimed:
            self._scene.chosen_for.emit(choices[0], aimed)
        else:
            self._scene.chosen.emit(choices[0])

    def _ask_direction(self, card: int, target: Target, turns: Mapping[int, tuple[Choice, ...]]) -> None:
        layout, item = self._card_layer.layout, self._card_layer.items[card]
        assert target.zone is not None
        assert layout.board is not None
        key, seat = target.zone[1], layout.seat
        directions = {layout.board.shown_turn(turn, seat): choices for turn, choices in turns.items()}
        box = layout.box(True, key) or QRectF()
        gesture = ChooseDirection(item, target, layout.stack_pose(True, key), box, directions)
        self._begin(gesture)
        gesture.mark(item.record.facing if item.record is not None and item.record.facing in directions else None)
        self._scene.direction_wanted.emit(card)
