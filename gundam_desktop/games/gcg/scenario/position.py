"""Positions: a game in progress as validated data, and the state made from it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, BeforeValidator, Field, model_validator

from gundam_desktop.games.gcg.model import constants
from gundam_desktop.games.gcg.model.constants import BATTLE_LIMIT, EX_RESOURCE_LIMIT, RESOURCE_LIMIT
from gundam_desktop.games.gcg.model.definition import Definition
from gundam_desktop.games.gcg.model.frames import MainDecision, TurnFrame
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.figures import remaining_hp
from gundam_desktop.games.gcg.rules.processing import process
from gundam_desktop.games.gcg.rules.terms import EX_RESOURCE
from gundam_desktop.games.gcg.rules.triggers import record_event
from gundam_desktop.games.gcg.rules.turn import MAIN_STEP, START_PHASE_STEP
from gundam_desktop.games.gcg.rules.zones import move, slip_under
from gundam_desktop.scenarios.fields import LARGEST, Flag, Model, Path, Seat, Text, Whole, shown, text_of
from gundam_desktop.spelling import did_you_mean

FILLER = "FILLER"
SEATS = ("A", "B")
RESOURCE = "R-001"
FILLERS_IN_DECK = 20
FILLERS_IN_SHIELDS = 6
RESOURCES_IN_DECK = 6

LABEL = re.compile(r"^[a-z][a-z0-9_]*$")
RESERVED = frozenset({"top", "bottom", "none", "player", "active", "rested", "ex"})


def _label(value: str) -> str:
    if not LABEL.match(value):
        raise ValueError(f"`{value}` is no label; expected a small letter, then small letters, digits, `_`")
    if value in RESERVED:
        raise ValueError(f"`{value}` has a meaning of its own and cannot be a label")
    return value


def _card(value: Any) -> Any:
    if isinstance(value, str):
        return {"card": value}
    if not isinstance(value, dict | BaseModel):
        raise ValueError(f"expected a card, like `ST01-005` or `{{card: ST01-005, as: gm}}` (got `{shown(value)}`)")  # noqa: TRY004
    return value


def _base(value: Any) -> Any:
    if isinstance(value, list):
        raise ValueError(f"expected one card, like `EXB-001`, or `none` (got `{shown(value)}`)")  # noqa: TRY004
    return None if value == "none" else value


class CardEntry(Model):
    """A card in a position: its number and its label."""

    card: Text
    label: Text | None = Field(default=None, alias="as")

    @model_validator(mode="before")
    @classmethod
    def _from_number(cls, value: Any) -> Any:
        return _card(text_of(value))

    @model_validator(mode="after")
    def _right_label(self) -> CardEntry:
        if self.label is not None:
            _label(self.label)
        return self


class FieldEntry(CardEntry):
    """A card in the battle area or the base section."""

    rested: Flag = False
    damage: Whole = 0
    deployed: Literal["this turn"] | None = None
    """`this turn`, or None for a card that came in an earlier turn."""


class UnitEntry(FieldEntry):
    """A Unit in the battle area, with the Pilot under it."""

    pilot: CardEntry | None = None


class Pile(Model):
    """A pile: the cards on top of it, then a number of fillers."""

    top: tuple[CardEntry, ...] = ()
    filler: Whole = 0

    @model_validator(mode="before")
    @classmethod
    def _from_count_or_list(cls, value: Any) -> Any:
        if isinstance(value, int):
            return {"filler": value}
        if not isinstance(value, list | dict | BaseModel):
            right = "a count, a list of cards, or `{top: [cards], filler: count}`"
            raise ValueError(f"expected {right} (got `{shown(value)}`)")  # noqa: TRY004
        return {"top": value} if isinstance(value, list) else value


class Resources(Model):
    """The number of Resources in each state."""

    active: Whole = 0
    rested: Whole = 0
    ex: Whole = 0

    @model_validator(mode="after")
    def _within_limits(self) -> Resources:
        total = self.active + self.rested + self.ex
        if total > RESOURCE_LIMIT:
            raise ValueError(f"{total} Resources; {RESOURCE_LIMIT} are the most (3-4-2)")
        if self.ex > EX_RESOURCE_LIMIT:
            raise ValueError(f"{self.ex} EX Resources; {EX_RESOURCE_LIMIT} are the most (3-4-2-1)")
        return self


class Side(Model):
    """All that one player has."""

    hand: tuple[CardEntry, ...] = ()
    trash: tuple[CardEntry, ...] = ()
    removed: tuple[CardEntry, ...] = ()
    deck: Pile = Field(default_factory=lambda: Pile(filler=FILLERS_IN_DECK))
    shields: Pile = Field(default_factory=lambda: Pile(filler=FILLERS_IN_SHIELDS))
    resource_deck: Whole = RESOURCES_IN_DECK
    resources: Resources = Field(default_factory=Resources)
    battle: tuple[UnitEntry, ...] = ()
    base: Annotated[FieldEntry | None, BeforeValidator(_base)] = None

    @model_validator(mode="before")
    @classmethod
    def _empty(cls, value: Any) -> Any:
        return {} if value is None else value

    @model_validator(mode="after")
    def _within_limits(self) -> Side:
        if len(self.battle) > BATTLE_LIMIT:
            raise ValueError(f"battle: {len(self.battle)} Units; {BATTLE_LIMIT} are the most (3-5-2)")
        return self


class SetupSide(Model):
    """A player before the game: only a deck."""

    deck: Text
    """The name of a deck that is shipped, or a file beside the position."""


class Position(Model):
    """A game in its main phase with nothing pending, or at the start of a turn."""

    phase: Literal["main", "start"] = "main"
    turn_player: Seat = "A"
    first_player: Seat = "A"
    turn: Annotated[int, Field(strict=True, ge=1, le=LARGEST)] | None = None
    seed: Annotated[int, Field(strict=True, ge=0, lt=1 << 256)] = 0
    A: Side = Field(default_factory=Side)
    B: Side = Field(default_factory=Side)

    @model_validator(mode="after")
    def _turn_fits(self) -> Position:
        if self.turn is not None and self.turn % 2 != (self.turn_player == self.first_player):
            whose = "the first player's" if self.turn % 2 else "the second player's"
            raise ValueError(f"turn: turn {self.turn} is {whose}, but the turn player is {self.turn_player}")
        return self

    @property
    def turn_number(self) -> int:
        """The number of the turn, or the default if it is left out."""
        return self.turn or (5 if self.turn_player == self.first_player else 6)


class Setup(Model):
    """A game that is about to begin."""

    phase: Literal["setup"]
    turn_player: Seat = "A"
    """The player who decides who goes first."""
    first_player: Seat = "A"
    turn: None = None
    seed: Annotated[int, Field(strict=True, ge=0, lt=1 << 256)] = 0
    A: SetupSide
    B: SetupSide


class PositionError(ValueError):
    """A position is invalid: the field and the reason."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


class Built(NamedTuple):
    """A state made from a position, and the cards that have labels."""

    state: State
    labels: dict[str, Definition]
    """Label -> the definition made for that card alone, by which it is found in any zone."""


def entries(position: Position) -> Iterator[tuple[Path, CardEntry]]:
    """Yield every card of a position with its field, in the order of the zones."""
    for seat, side in (("A", position.A), ("B", position.B)):
        for zone in ("hand", "trash", "removed", "deck", "shields", "battle"):
            cards = getattr(side, zone)
            within: Path = (seat, zone, "top") if isinstance(cards, Pile) else (seat, zone)
            for index, entry in enumerate(cards.top if isinstance(cards, Pile) else cards):
                yield (*within, index), entry
                if isinstance(entry, UnitEntry) and entry.pilot:
                    yield (*within, index, "pilot"), entry.pilot
        if side.base:
            yield (seat, "base"), side.base


def check(position: Position, pool: Mapping[str, Definition]) -> None:
    """Raise `PositionError` for the first card that cannot be in its zone or has the label of another card."""
    labels: set[str] = set()
    for path, entry in entries(position):
        if entry.label in labels:
            raise PositionError((*path, "as"), f"two cards have the label {entry.label}")
        if entry.label:
            labels.add(entry.label)
        if entry.card not in pool:
            hint = did_you_mean(entry.card, pool, most=3)
            raise PositionError((*path, "card"), f"no card has the number {entry.card}" + (f"; {hint}" if hint else ""))
        if wrong := _misplaced(pool[entry.card], "pilot" if path[-1] == "pilot" else str(path[1])):
            raise PositionError((*path, "card"), f"{entry.card} {pool[entry.card].name} {wrong}")


def _misplaced(card: Definition, zone: str) -> str:
    """Return why the card cannot be in the zone; empty if it can."""
    if zone == "pilot":
        return "" if card.pilot_name else "is no Pilot (2-3-4), and no Command with a Pilot effect"
    if zone == "battle":
        return "" if card.type == constants.UNIT else "is no Unit (3-5-1)"
    if zone == "base":
        return "" if card.type == constants.BASE_CARD else "is no Base (3-6-3)"
    if card.type == constants.RESOURCE:
        return f"is a Resource and cannot be in {zone}"
    return f"is a token and cannot be in {zone} (4-17-2-4)" if card.token else ""


def build(position: Position, pool: Mapping[str, Definition], edition: str) -> Built:
    """Return the state of a position. Raises `PositionError` if the position is impossible."""
    check(position, pool)
    state = State(pool, edition)
    builder = _Builder(state)
    state.random = position.seed
    state.first_player = SEATS.index(position.first_player)
    state.turn_player = SEATS.index(position.turn_player)
    for player, side in enumerate((position.A, position.B)):
        builder.side(player, side, position.turn_number)
    state.turn = position.turn_number
    builder.all_alive()
    if position.phase == "main":
        state.phase = constants.MAIN
        state.frames = [TurnFrame(MAIN_STEP), MainDecision(state.turn_player)]
    else:
        state.turn -= 1
        state.phase = constants.START
        state.frames = [TurnFrame(START_PHASE_STEP)]
    process(state)
    return Built(state, builder.labels)


class _Builder:
    """Puts the cards of a position into a state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.labels: dict[str, Definition] = {}
        self.fields: dict[int, Path] = {}
        """Id of each Unit and Base -> its path in the data."""
        state.add(CardRecord(next(iter(state.pool.values())), 0, constants.OUTSIDE))

    def side(self, player: int, side: Side, turn: int) -> None:
        self.state.turn = turn - 1
        for zone, entries in (
            (constants.HAND, side.hand),
            (constants.TRASH, side.trash),
            (constants.REMOVED, side.removed),
        ):
            for entry in entries:
                self.card(player, zone, entry)
        for zone, pile in ((constants.DECK, side.deck), (constants.SHIELDS, side.shields)):
            for entry in (*pile.top, *[CardEntry(card=FILLER)] * pile.filler):
                self.card(player, zone, entry)
        for _ in range(side.resource_deck):
            self.card(player, constants.RESOURCE_DECK, CardEntry(card=RESOURCE))
        self.resources(player, side.resources)
        for index, unit in enumerate(side.battle):
            card = self.on_field(player, constants.BATTLE, unit, turn, (SEATS[player], "battle", index))
            if unit.pilot:
                slip_under(self.state, self.card(player, constants.RESOLVING, unit.pilot), card)
        if side.base:
            self.on_field(player, constants.BASE, side.base, turn, (SEATS[player], "base"))

    def card(self, player: int, zone: int, entry: CardEntry) -> int:
        state = self.state
        definition = state.pool[entry.card]
        if entry.label:
            definition = self.labels[entry.label] = definition.copy()
        card = state.add(CardRecord(definition, player, constants.OUTSIDE))
        move(state, card, zone)
        return card

    def on_field(self, player: int, zone: int, entry: FieldEntry, turn: int, path: Path) -> int:
        self.state.turn = turn if entry.deployed else turn - 1
        card = self.card(player, zone, entry)
        if entry.deployed:
            record_event(self.state, "deploy", card)
        self.state.replace(card, self.state.cards[card].but(rested=entry.rested, damage=entry.damage))
        self.fields[card] = path
        return card

    def resources(self, player: int, resources: Resources) -> None:
        for number, count, rested in (
            (RESOURCE, resources.active, False),
            (RESOURCE, resources.rested, True),
            (EX_RESOURCE, resources.ex, False),
        ):
            for _ in range(count):
                card = self.card(player, constants.RESOURCES, CardEntry(card=number))
                self.state.replace(card, self.state.cards[card].but(rested=rested))

    def all_alive(self) -> None:
        for card, path in self.fields.items():
            if remaining_hp(self.state, card) <= 0:
                name = self.state.cards[card].definition.number
                damage = self.state.cards[card].damage
                raise PositionError(path, f"{name} has no HP left with {damage} damage on it (10-3-1)")
