"""The state of a game: its zones, phases and steps, what is known of a card, and what is going on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from gundam_desktop.games.gundam_war.model.cards import NO_CHANGE, Change
from gundam_desktop.games.kit import state as kit

EDITIONS: Final = ("1.0",)


class Zone(StrEnum):
    """The zones of one player."""

    HOME = "home"
    DISCARD_PILE = "discard_pile"
    JUNKYARD = "junkyard"
    STATION = "station"
    GENERATORS = "generators"
    EARTH = "earth"
    SPACE = "space"
    HAND = "hand"
    UNDER = "under"
    """A character under its unit: such cards are in no zone's list."""


AREAS: Final = (Zone.EARTH, Zone.SPACE)
"""The battle areas."""
PLACES: Final = tuple(zone for zone in Zone if zone is not Zone.UNDER)
FACE_DOWN: Final = frozenset({Zone.HOME, Zone.DISCARD_PILE})


class Phase(StrEnum):
    """The phases of a turn."""

    SETUP = "setup"
    REROLL = "reroll"
    DRAW = "draw"
    DEPLOYMENT = "deployment"
    BATTLE = "battle"


class Step(StrEnum):
    """The steps of the battle phase."""

    NONE = ""
    ATTACK = "attack"
    DEFENCE = "defence"
    DAMAGE = "damage"
    RETURN = "return"


class Status(StrEnum):
    """What a battle area holds."""

    EMPTY = "empty"
    ATTACKERS = "attackers"
    """Attackers alone: not engaged."""
    DEFENDERS = "defenders"
    ENGAGED = "engaged"


class CardRecord(NamedTuple):
    """One card of the game."""

    number: str
    """The card's number; empty for an unknown card in what a player knows."""
    owner: int
    zone: Zone
    rolled: bool = False
    damage: int = 0
    host: int = 0
    """Id of the unit above a character; 0 for none."""
    character: int = 0
    """Id of the character under a unit; 0 for none."""
    change: Change = NO_CHANGE
    """What is added to its figures until the end of the turn."""

    @property
    def seat(self) -> int:
        """Seat of the player whose zone the card is in, always its owner."""
        return self.owner


@dataclass(slots=True)
class State(kit.State[CardRecord, Zone]):
    """One game."""

    cards: list[CardRecord] = field(default_factory=lambda: [CardRecord("", -1, Zone.UNDER)])
    zones: kit.Zones[Zone] = field(default_factory=lambda: {(seat, zone): () for seat in (0, 1) for zone in PLACES})
    phase: Phase = Phase.SETUP
    step: Step = Step.NONE
    redraws: tuple[int, int] = (0, 0)
    """By seat, how often each player has drawn a new first hand."""
    deployed: tuple[str, ...] = ()
    """What the turn player has deployed this turn: `generation`, `unit`, `ship`, `character`."""
    status: dict[Zone, Status] = field(default_factory=lambda: dict.fromkeys(AREAS, Status.EMPTY))
    heads: tuple[int, ...] = ()
    """The heads of the squads, from the beginning of the damage step on."""
    window: str = ""
    """`before` or `after` damage while commands can be used; empty at all other times."""
    passes: int = 0
    waiting: tuple[int, ...] = ()
    """Ids of the cards with effects at the end of the turn that wait to be resolved."""
