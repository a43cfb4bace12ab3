"""The state of a game: its zones and phases, what is known of a card, the attack and the event cards in progress."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from gundam_desktop.games.kit import dice as kit
from gundam_desktop.games.kit.state import Zones
from gundam_desktop.games.zoids.cards import BASE, ZOID, Card, by_number
from gundam_desktop.tabletop import Change
from gundam_desktop.tabletop.place import SHARED, Place

EDITIONS: Final = ("1.0",)
MOST_EVENTS: Final = 2
"""The most event cards that a player may use in a turn."""
ON_ZOIDS: Final = "on zoids"
"""The place on the table for the pilots and customs of Zoids."""
IN_BASE: Final = "base"
"""The place of a piece inside the base, instead of a square."""
TURNS: Final = {"n": 0, "e": 90, "s": 180, "w": 270}
Each = TypeVar("Each")


class Zone(StrEnum):
    """The zones of one player."""

    MAP = "map"
    """The Zoids in the order in which they act, then base or fortress; also those inside the base or not yet placed."""
    HAND = "hand"
    DECK = "deck"
    TRASH = "trash"
    WRECKS = "wrecks"
    HANGAR = "hangar"
    UNDER = "under"
    """The pilots and customs on Zoids."""
    SITUATION = "situation"


class Phase(StrEnum):
    """The phases of a turn."""

    SETUP = "setup"
    START = "start"
    DRAW = "draw"
    CUSTOM = "custom"
    MOVE = "move"
    WISH = "wish"
    FIGHT = "fight"
    FIRE = "fire"
    END = "end"


class CardRecord(NamedTuple):
    """One card of the game."""

    number: str
    """The card's number; empty for an unknown card in what a player knows."""
    owner: int
    zone: Zone
    at: str = ""
    """The square of a piece, for an LL Zoid the front one; `IN_BASE`; empty if it is nowhere yet."""
    facing: str = ""
    damage: int = 0
    """The HP lost, from any cause."""
    host: int = 0
    """Id of the Zoid that a pilot or custom is on; 0 for none."""
    paralysed: bool = False
    anchor: int = 0
    """What Anchor adds to the basic range until the end of the turn."""
    combat: int = 0
    """What events add to the power until the end of the turn."""
    support: int = 0
    """What Support Fire adds to the power of the next attack."""
    used: bool = False
    """True for a pilot whose ability was used in this turn, if it may be used once a turn."""

    @property
    def seat(self) -> int:
        """Seat of the player whose zone the card is in, always its owner."""
        return self.owner


class Task(NamedTuple):
    """A step that waits to be carried out; what it does is registered in `flow`."""

    does: str
    card: int = 0
    target: int = 0
    player: int = -1
    cards: tuple[int, ...] = ()
    word: str = ""
    amount: int = 0


class Strike(NamedTuple):
    """One roll of an attack, a counter-attack or the fire of a fortress."""

    card: int = 0
    target: int = 0
    kind: str = ""
    """`melee`, `shot`, `special` or `fire`."""
    needed: int = 3
    pilot: int = 0
    """The pilot whose Aim is used; 0 for none."""
    rolled: int = 0
    """0 before the roll."""
    change: int = 0
    """What abilities and events add to the roll."""
    asked: tuple[int, ...] = ()
    """The seats that have been asked after the roll."""
    acted: tuple[int, ...] = ()
    """The seats that have used an event for this roll."""
    ability: bool = False
    """True if an ability was used for this roll."""
    prayer: int = 0
    barrier: bool = False

    @property
    def counters(self) -> bool:
        """True for a counter-attack."""
        return self.needed > 3


NO_STRIKE: Final = Strike()


class Used(NamedTuple):
    """An event card that was just used: the first of a chain, or an answer to the one before it."""

    card: int
    player: int
    target: int = 0
    word: str = ""
    stands: bool = True
    """False if the card was cancelled."""
    besides: bool = True
    """For a card that cancels another one: False if whatever else it does was cancelled."""


@dataclass(slots=True)
class State(kit.State[CardRecord, Zone]):
    """One game."""

    cards: list[CardRecord] = field(default_factory=lambda: [CardRecord("", -1, Zone.UNDER)])
    zones: Zones[Zone] = field(default_factory=lambda: {(seat, zone): () for seat in (0, 1) for zone in Zone})
    phase: Phase = Phase.SETUP
    map: str = "open"
    grounds: tuple[str, ...] = ()
    """The rows of the map, row 6 first."""
    tournament: bool = False
    order: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """By seat, all Zoids in the order in which they act, also those that were destroyed."""
    used_events: tuple[int, int] = (0, 0)
    """By seat, how many events each player has used this turn."""
    acting: int = 0
    """The Zoid or fortress that acts now; 0 for none."""
    repaired: bool = False
    """True if that Zoid repairs itself in place of moving and fighting."""
    tasks: tuple[Task, ...] = ()
    """What is carried out after the present decision, the next one first."""
    strike: Strike = NO_STRIKE
    chain: tuple[Used, ...] = ()
    """The events that answer each other, until the first one takes effect."""
    wrecked: tuple[int, ...] = ()
    """In a decision `destroyed`: the Zoids that were just destroyed."""
    blamed: int = 0
    """In such a decision: the Zoid that did it; 0 for none."""


def card(state: State, card_id: int) -> Card:
    """The printed card of an id; `NO_CARD` for an unknown card."""
    return by_number()[state.cards[card_id].number]


def place_of(state: State, card_id: int) -> Place:
    """Where a card lies on the table: a piece on its square or inside the base, all else in its zone."""
    record = state.cards[card_id]
    if record.zone is Zone.MAP:
        return (SHARED, record.at) if record.at not in ("", IN_BASE) else (record.owner, IN_BASE)
    return record.owner, ON_ZOIDS if record.zone is Zone.UNDER else str(record.zone)


def change_of(state: State, card_id: int, position: int = -1) -> Change:
    """A card as it is now, for the table."""
    record, (seat, key) = state.cards[card_id], place_of(state, card_id)
    return Change(
        card_id,
        key,
        seat,
        position,
        "" if record.zone is Zone.DECK else record.number,
        int(record.paralysed),
        record.damage,
        slot=slot_of(state, card_id) if seat == SHARED else -1,
        turn=turn_of(state, card_id),
    )


def slot_of(state: State, card_id: int) -> int:
    """The slot of a piece on its square: 0, or for an LL Zoid 1, which lies between its two squares."""
    return int(card(state, card_id).size == "LL")


def turn_of(state: State, card_id: int) -> int:
    """The degrees by which a piece is turned on its square, as the player of seat 0 sees it."""
    record = state.cards[card_id]
    return TURNS.get(record.facing, 0) if is_on_map(state, card_id) else 0


def other(seat: int) -> int:
    """The other player's seat."""
    return 1 - seat


def with_seat(both: tuple[Each, Each], seat: int, value: Each) -> tuple[Each, Each]:
    """What both players have, with another value for one seat."""
    return (value, both[1]) if seat == 0 else (both[0], value)


def pieces(state: State, seat: int) -> tuple[int, ...]:
    """The Zoids of a player that are not destroyed, in their order, also inside the base or not yet placed."""
    return tuple(each for each in state.zone(seat, Zone.MAP) if card(state, each).type == ZOID)


def is_on_map(state: State, card_id: int) -> bool:
    """True for a piece that stands on a square."""
    record = state.cards[card_id]
    return record.zone is Zone.MAP and record.at not in ("", IN_BASE)


def on_map(state: State, seat: int) -> tuple[int, ...]:
    """The Zoids of a player that stand on squares, in their order."""
    return tuple(each for each in pieces(state, seat) if is_on_map(state, each))


def base_of(state: State, seat: int) -> int:
    """The base or the fortress of a player; 0 for none."""
    return next((each for each in state.zone(seat, Zone.MAP) if card(state, each).type != ZOID), 0)


def keeps_base(state: State, seat: int) -> bool:
    """True if a player has a base and not a fortress."""
    base = base_of(state, seat)
    return bool(base) and card(state, base).type == BASE


def is_ready(state: State, seat: int) -> bool:
    """True if a player can be asked for an event card: two a turn at most, and only with a card in hand."""
    return bool(state.zone(seat, Zone.HAND)) and not has_used_two(state, seat)


def has_used_two(state: State, seat: int) -> bool:
    """True if a player has used as many event cards in this turn as is allowed."""
    return state.used_events[seat] >= MOST_EVENTS
