"""A view: everything that one player may know of a game, and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

from gundam_desktop.tabletop.decision import Decision
from gundam_desktop.tabletop.face import Figure
from gundam_desktop.tabletop.place import Arrow, Place


class CardView(NamedTuple):
    """A card as one player sees it, with its current figures; `None` when the card has none or is not known."""

    id: int
    number: str
    """Empty when the player may not know which card it is."""
    owner: int
    zone: str
    rested: bool = False
    damage: int = 0
    figures: tuple[Figure, ...] = ()
    """One for each kind of the game, after damage; empty when those printed on the card count."""
    changes: tuple[int, ...] = ()
    """How far each figure is from the printed one: above 0 better, below 0 worse; empty when none has changed."""
    keywords: tuple[str, ...] | None = None
    """As written: `("Repair 2", "Blocker")`; None when those printed on the card count."""
    over: int = 0
    """Id of the card under it; 0 none."""
    under: int = 0
    """Id of the card that it is under; 0 none."""
    condition_met: bool = False
    """True if it meets the condition on its face."""
    entered_this_turn: bool = False
    seat: int | None = None
    """Seat of the place it is in; None if that is its owner's."""
    slot: int = -1
    """Which of several spots of its place it has; -1 leaves it to the table."""
    turn: int = 0
    """Degrees clockwise by which it is turned besides being rested, as the viewer sees it."""
    down: bool = False
    """True if it is face down for everybody, even for players who know it."""
    secret: bool = False
    """True if nobody but the viewer may know it."""

    @property
    def place(self) -> Place:
        """The place it is in."""
        return self.owner if self.seat is None else self.seat, self.zone


class Waiting(NamedTuple):
    """An effect that waits to be resolved."""

    player: int
    card: int
    number: str
    ability: int
    mark: str
    """Its timing: `burst`, `deploy`, `attack`, `destroyed`, ..."""


class View(NamedTuple):
    """A game as one player sees it."""

    player: int
    edition: str
    turn: int
    turn_player: int
    first_player: int
    phase: str
    zones: dict[Place, tuple[int, ...]]
    """Place -> ids of the cards there, in order; piles have their top first."""
    cards: dict[int, CardView]
    """Every card in a zone, the cards under them, and cards in no zone (`place.LOOSE`)."""
    step: str
    """Key of the battle's step; empty without a battle."""
    arrows: tuple[Arrow, ...]
    """The arrows from attackers to their targets."""
    waiting: tuple[Waiting, ...]
    decision: Decision
    """The decision the game waits for; its candidates only if this player decides."""
    result: str
    """`` while the game goes on, else `0`, `1` (the winner's seat) or `draw`."""
    reason: str
    """The clause that ended the game."""
    known: Any
    """The game's own record of this player's knowledge, from which worlds are sampled."""
    is_open: bool = False
    """True if it also holds what the other player knows: both hands are open."""
