"""The signals of the table, and the interface of the scene for its parts."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene


class TableSignals(QGraphicsScene):  # a class of Qt cannot be an ABC
    """A scene with the signals of a table."""

    chosen = Signal(object)
    """The player has made a legal `Choice`."""
    chosen_for = Signal(object, int)
    """The player has made a legal `Choice` by dropping it on this card, which it asks for next."""
    choices_offered = Signal(object, object, int)
    """Several legal choices (tuple) that a gesture can mean, and where on screen (QPoint) a menu of them is wanted.

    The last is the card that they were dropped on, if one of them asks for it next; else 0.
    """
    drop_refused = Signal(int, object)
    """A card was dropped on a `Target` to which no legal choice leads."""
    answer_refused = Signal(int)
    """A card was clicked that cannot be the answer to a decision which a click answers."""
    refused = Signal(object)
    """The player has tried a `Choice` that is not legal."""
    pointed = Signal(int)
    """Id of the card under the mouse or the keyboard's focus, 0 for none."""
    menu_wanted = Signal(int, object)
    """Id of a card and where on screen (QPoint) its menu is wanted."""
    place_pointed = Signal(object)
    """A zone or a plate that was clicked, or has the keyboard's focus: (seat, zone)."""
    place_menu_wanted = Signal(object, object)
    """A zone or a plate, and where on screen (QPoint) its menu is wanted."""
    past_shown = Signal(object, object)
    """An earlier view is shown after these events: the `View`, and a sequence of `Event`."""
    pressed = Signal(int, object)
    """A card or a place was clicked, or used by a key: the card's id, 0 for none, and the (seat, zone)."""
    returned = Signal()
    """The player has acted on a table that showed an earlier view: it shows the present again."""
    selection_changed = Signal(object)
    """The ids chosen so far (tuple)."""

    shaken = Signal(QPointF)
    """The whole table is to be shifted from its place by this many units; a null point puts it back."""
    sounded = Signal(str)
    """An event is shown that makes this sound."""
    picked_up = Signal(int, int)
    """A card was picked up: its id, and the number of cards and places it can go to."""
    direction_wanted = Signal(int)
    """A card asks in which direction it is to face: its id."""
    lights_changed = Signal()
    """The lit cards or places may have changed."""
    prompt_wanted = Signal()
    """An arrow key goes from the table to the question over it."""

    def finish(self) -> None:
        """Show the last view now, with everything in its place."""
        raise NotImplementedError

    def __init__(self) -> None:
        super().__init__()
        self._pointed = 0
        self.curtain = False
        """True while no secret card may be seen."""
        self.covered = QRectF()
        """The part of the table under the question; empty while there is none."""

    @property
    def locked(self) -> bool:
        """True while the player cannot act: events are played, the past is shown, or the curtain is down."""
        raise NotImplementedError

    def point(self, card: int) -> None:
        """Point at a card, or at none (0)."""
        if card != self._pointed:
            self._pointed = card
            self.pointed.emit(card)

    def cancel(self) -> bool:
        """Cancel a drag, a picked-up card, an open list, a selection or key hints; False if there was none."""
        raise NotImplementedError

    def press_focus(self) -> None:
        """Do what Enter does on the focused card, zone or plate, for a screen reader.

        A question for a direction becomes a menu.
        """
        raise NotImplementedError

    def preview_text(self, item: QGraphicsObject) -> str:
        """What a picked-up card would do at a card, a zone or a plate; empty without one."""
        raise NotImplementedError

    def menu_of_focus(self) -> bool:
        """Request the menu of the focused card, zone or plate; False without a focus on one."""
        raise NotImplementedError

    def on_screen(self, at: QPointF) -> QPoint:
        """The screen position of a point of the scene."""
        view = next(iter(self.views()), None)
        return view.viewport().mapToGlobal(view.mapFromScene(at)) if view is not None else at.toPoint()

    def keys_of(self, command: str) -> list[str]:
        """The keys of an action, in this system's notation."""
        raise NotImplementedError
