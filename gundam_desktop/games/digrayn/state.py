"""The state of a game: its places and phases, what is known of a card, and what is going on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from gundam_desktop.games.digrayn.field import GATES
from gundam_desktop.games.kit import state as kit
from gundam_desktop.tabletop.place import SHARED

EDITIONS: Final = ("1.0",)
DECK, HAND, FRAGMENT, LOST, BP = "deck", "hand", "fragment", "lost", "bp"
PLACES: Final = (DECK, HAND, FRAGMENT, LOST, BP)
"""The places of a player."""
OBJECT, INSTALL, GROUND, SET, USED = range(5)
"""The slots of a gate; a card is in the last one while its use is declared, beside the four places."""
DRAW, CHARGE, LEADING, MAIN, BATTLE, END = "draw", "charge", "leader", "main", "battle", "end"
PHASES: Final = (DRAW, CHARGE, LEADING, MAIN, BATTLE, END)


class CardRecord(NamedTuple):
    """One card of the game."""

    number: str
    """The card's number; empty for an unknown card in what a player knows."""
    owner: int
    zone: str
    slot: int = -1
    """Its slot on a gate; -1 elsewhere."""
    locked: bool = False
    up: bool = False
    """True for a BP that is face up."""
    known: bool = False
    """True for a BP that both players have seen."""
    damage: int = 0
    bonus: int = 0
    """What is added to its ATK until the end of the turn."""
    fresh: bool = False
    """True for a unit that came this turn otherwise than from an active set card."""
    moved: bool = False
    attacked: bool = False
    used: bool = False
    """True if its effect was used this turn."""
    spent: bool = False
    """True for a leader whose skill for once a game was used."""

    @property
    def seat(self) -> int:
        """Seat of the place it is in: its owner's, or nobody's on a gate."""
        return SHARED if self.zone in GATES else self.owner


class Declared(NamedTuple):
    """Something that a player has declared, before it takes effect."""

    kind: str
    """`begins` and `ends` (of a phase), `generated`, `add-in`, `moved`, `attack`, `counter`, `chase`."""
    player: int
    card: int = 0
    gate: str = ""
    """The gate where the card was then."""
    goal: str = ""
    """The gate that is attacked, or for which an add-in is used; for a chase, the gate of its target."""
    target: int = 0
    """The card that is attacked, or on which an add-in or a chase works; 0 for none."""


class Unpaid(NamedTuple):
    """A choice whose player chooses the cards that pay for it."""

    verb: str = ""
    """Empty for none."""
    card: int = 0
    target: int = 0
    word: str = ""


PAID: Final = Unpaid()


@dataclass(slots=True)
class State(kit.State[CardRecord, str]):
    """One game."""

    cards: list[CardRecord] = field(default_factory=lambda: [CardRecord("", -1, DECK)])
    zones: kit.Zones[str] = field(
        default_factory=lambda: {
            **{(SHARED, gate): () for gate in GATES},
            **{(seat, place): () for seat in (0, 1) for place in PLACES},
        }
    )
    put_count: int = 0
    """How many cards the turn player has put from the hand onto gates this turn."""
    chain: tuple[Declared, ...] = ()
    """What is declared and not yet resolved: the opener, then the chases."""
    passes: int = 0
    denied: bool = False
    """True if the add-in that is being used does nothing."""
    unpaid: Unpaid = PAID
    setting: tuple[int, int] = (0, 0)
    """The card whose effect lets its player set cards, and how many more; (0, 0) for none."""
