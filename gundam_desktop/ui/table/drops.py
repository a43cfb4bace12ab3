"""What a drop means: the choice that it makes, a menu of several, the question for a direction, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from PySide6.QtCore import QRectF

from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.gestures import Gesture
from gundam_desktop.ui.table.layout import Pose
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

    def offer(self, gesture: ChooseDirection) -> None:
        """Offer the choices of all directions that a card asked for."""
        self._make(tuple(chain.from_iterable(gesture.directions.values())), gesture.target)

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
        record, board = item.record, layout.board
        assert record is not None
        assert board is not None
        assert target.zone is not None
        key = target.zone[1]
        shown = {turn: board.shown_turn(turn, layout.seat) for turn in turns}
        seen = record.card if record.facing is not None else record.card._replace(slot=-1)
        poses: dict[int | None, Pose] = {None: layout.stack_pose(True, key)}
        poses |= {shown[turn]: layout.cell_pose(key, seen._replace(turn=turn), 0, 1) for turn in turns}
        directions = {shown[turn]: choices for turn, choices in turns.items()}
        gesture = ChooseDirection(item, target, layout.box(True, key) or QRectF(), directions, poses)
        self._begin(gesture)
        gesture.mark(record.facing if record.facing in directions else None)
        self._scene.direction_wanted.emit(card)
