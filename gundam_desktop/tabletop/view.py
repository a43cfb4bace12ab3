"""A view: everything that one player may know of a game, and nothing else."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from gundam_desktop.tabletop.board import Terrain
from gundam_desktop.tabletop.decision import Decision
from gundam_desktop.tabletop.face import Figure
from gundam_desktop.tabletop.place import Arrow, Place
from gundam_desktop.tabletop.value import Value


class CardView(Value):
    """A card as one player sees it, with its current figures; `None` when the card has none or is not known."""

    _fields: ClassVar[tuple[str, ...]] = (
        "id",
        "number",
        "owner",
        "zone",
        "rested",
        "damage",
        "figures",
        "changes",
        "keywords",
        "over",
        "under",
        "condition_met",
        "entered_this_turn",
        "seat",
        "slot",
        "turn",
        "down",
        "secret",
    )
    __slots__ = _fields

    def __init__(
        self,
        id: int,
        number: str,
        owner: int,
        zone: str,
        rested: bool = False,
        damage: int = 0,
        figures: tuple[Figure, ...] = (),
        changes: tuple[int, ...] = (),
        keywords: tuple[str, ...] | None = None,
        over: int = 0,
        under: int = 0,
        condition_met: bool = False,
        entered_this_turn: bool = False,
        seat: int | None = None,
        slot: int = -1,
        turn: int = 0,
        down: bool = False,
        secret: bool = False,
    ) -> None:
        self.id = id
        self.number = number
        """The card's number; empty when the player may not know which card it is."""
        self.owner = owner
        self.zone = zone
        self.rested = rested
        self.damage = damage
        self.figures = figures
        """One for each kind of figure, after damage; empty when the printed ones count."""
        self.changes = changes
        """By how much each figure differs from the printed one (above 0 is better); empty when none has changed."""
        self.keywords = keywords
        """As written, for example `("Repair 2", "Blocker")`; None when the printed ones count."""
        self.over = over
        """Id of the card under it; 0 none."""
        self.under = under
        """Id of the card on top of it; 0 none."""
        self.condition_met = condition_met
        """True if it meets the condition printed on it."""
        self.entered_this_turn = entered_this_turn
        self.seat = seat
        """Seat of the place it is in; None if that is its owner's."""
        self.slot = slot
        """Index of its slot in a place that has several; -1 leaves that to the table (in a cell: the first)."""
        self.turn = turn
        """How far it is turned besides being rested, in degrees clockwise as the viewer sees it.

        In a cell of a board whose pieces face somewhere, as the player of seat 0 sees the board: 0 is away from them.
        """
        self.down = down
        """True if it is face down for everybody, even for players who know it."""
        self.secret = secret
        """True if the viewer is the only one who may know it."""

    def values(self) -> tuple[Any, ...]:
        """Return all fields."""
        return (
            self.id,
            self.number,
            self.owner,
            self.zone,
            self.rested,
            self.damage,
            self.figures,
            self.changes,
            self.keywords,
            self.over,
            self.under,
            self.condition_met,
            self.entered_this_turn,
            self.seat,
            self.slot,
            self.turn,
            self.down,
            self.secret,
        )

    @property
    def cannot_act_yet(self) -> bool:
        """True if it came this turn and does not meet the condition that would let it act at once."""
        return self.entered_this_turn and not self.condition_met and not self.under

    @property
    def place(self) -> Place:
        """The place where it is."""
        return self.owner if self.seat is None else self.seat, self.zone


class Waiting(NamedTuple):
    """An effect that waits to be resolved."""

    player: int
    card: int
    number: str
    ability: int
    mark: str
    """Key of its timing: `burst`, `deploy`, `attack`, `destroyed`, ..."""


class View(NamedTuple):
    """A game as one player sees it."""

    player: int
    edition: str
    turn: int
    turn_player: int
    first_player: int
    phase: str
    zones: dict[Place, tuple[int, ...]]
    """Place -> ids of the cards there, in order; a pile has its top first."""
    cards: dict[int, CardView]
    """Id -> card, for every card in a zone, the cards under them, and cards in no zone (`place.LOOSE`)."""
    step: str
    """Key of the battle step; empty without a battle."""
    arrows: tuple[Arrow, ...]
    """The arrows from attackers to their targets."""
    waiting: tuple[Waiting, ...]
    decision: Decision
    """The decision the game waits for; its candidates are given only if this player decides."""
    result: str
    """`` while the game goes on, else `0`, `1` (the winner's seat) or `draw`."""
    reason: str
    """The clause that ended the game."""
    known: Any
    """The game's own record of this player's knowledge, from which worlds are sampled.

    Its `dump()` returns it as JSON data, from which the game's `read_view` makes an equal view in another program.
    """
    is_open: bool = False
    """True if the view also holds what the other player knows: both hands are open."""
    terrain: tuple[tuple[str, Terrain], ...] = ()
    """The marks of cells, by the keys of these, where a game decides on its map as it is played."""
