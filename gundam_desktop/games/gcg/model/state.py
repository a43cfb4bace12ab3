"""The state of a game: plain data.

Cards are small records that are replaced and never changed in place, and zones are tuples of card ids, so a copy is a
few list copies and shares everything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from gundam_desktop.games.gcg.model.battle import Attack, Duel
from gundam_desktop.games.gcg.model.chain import NO_CHAIN, Chain
from gundam_desktop.games.gcg.model.constants import GOES_ON, SETUP, ZONES, BattleStep, Phase, Zone
from gundam_desktop.games.gcg.model.definition import Definition
from gundam_desktop.games.gcg.model.derived import NO_CHANGES, Derived, PossibleChanges
from gundam_desktop.games.gcg.model.frames import DecisionFrame, Frame
from gundam_desktop.games.gcg.model.lasting import AwaitedEvent, LastingChange, PastEvent, WaitingEffect
from gundam_desktop.tabletop import Choice, Event

Pool: TypeAlias = Mapping[str, Definition]


class CardRecord:
    """One card of a game. It is immutable: a change makes a new record."""

    __slots__ = (
        "_blank",
        "damage",
        "definition",
        "entered",
        "host",
        "known",
        "owner",
        "pilot",
        "rested",
        "stamp",
        "zone",
    )

    def __init__(
        self,
        definition: Definition,
        owner: int,
        zone: int,
        rested: bool = False,
        damage: int = 0,
        pilot: int = 0,
        host: int = 0,
        entered: int = 0,
        stamp: int = 0,
        known: int = 0,
    ) -> None:
        self.definition = definition
        self.owner = owner
        self.zone = zone
        self.rested = rested
        self.damage = damage
        self.pilot = pilot
        """Id of the Pilot under this Unit; 0 for none."""
        self.host = host
        """Id of the Unit above this Pilot; 0 for none."""
        self.entered = entered
        """The turn in which it came to its present zone."""
        self.stamp = stamp
        """The number of its zone changes: with another stamp it is another card (3-1-5)."""
        self.known = known
        """The seats that know the card's number, as bits: 1 for seat 0, 2 for seat 1."""
        self._blank: CardRecord | None = None

    def fields(self) -> tuple[Any, ...]:
        """Everything but the definition, in the order of the constructor."""
        return (
            self.owner,
            self.zone,
            self.rested,
            self.damage,
            self.pilot,
            self.host,
            self.entered,
            self.stamp,
            self.known,
        )

    def __repr__(self) -> str:
        return f"Card({self.definition.number}, {Zone(self.zone)!r}, {self.fields()!r})"

    def turned(self, rested: bool) -> CardRecord:
        """Return the card rested or active."""
        return CardRecord(
            self.definition,
            self.owner,
            self.zone,
            rested,
            self.damage,
            self.pilot,
            self.host,
            self.entered,
            self.stamp,
            self.known,
        )

    def damaged(self, damage: int) -> CardRecord:
        """Return the card with this damage on it."""
        return CardRecord(
            self.definition,
            self.owner,
            self.zone,
            self.rested,
            damage,
            self.pilot,
            self.host,
            self.entered,
            self.stamp,
            self.known,
        )

    def as_card(self, definition: Definition) -> CardRecord:
        """Return the record with another card's definition."""
        return CardRecord(
            definition,
            self.owner,
            self.zone,
            self.rested,
            self.damage,
            self.pilot,
            self.host,
            self.entered,
            self.stamp,
            self.known,
        )

    def hidden(self, blank: Definition) -> CardRecord:
        """Return the record with a blank definition; cached, because views need it at every decision (45 us)."""
        found = self._blank
        if found is None or found.definition is not blank:
            found = self._blank = self.as_card(blank)
        return found

    def but(self, **fields: Any) -> CardRecord:
        """Return the card with some fields changed."""
        new = CardRecord(self.definition, *self.fields())
        for name, value in fields.items():
            setattr(new, name, value)
        return new


class State:
    """The complete state of a game in progress."""

    __slots__ = (
        "asked",
        "awaitable",
        "awaited",
        "batch",
        "battle",
        "cards",
        "chain",
        "derived",
        "duel",
        "edition",
        "events",
        "first_player",
        "frames",
        "happened",
        "hp_checked",
        "lasting",
        "listed",
        "lost",
        "phase",
        "pool",
        "possible",
        "processed",
        "quiet",
        "random",
        "reason",
        "result",
        "sources",
        "together",
        "turn",
        "turn_player",
        "used",
        "waiting",
        "watchers",
        "zones",
    )

    pool: Pool
    edition: str
    cards: list[CardRecord]
    """The cards by id; id 0 is no card."""
    zones: list[tuple[int, ...]]
    """`zones[player * ZONES + zone]`; piles have their top at index 0."""
    frames: list[Frame]
    """The things in progress, the innermost last."""
    waiting: tuple[WaitingEffect, ...]
    """Triggered effects that wait to be resolved (`rules.triggers`)."""
    batch: int
    """The number of effects resolved so far: effects triggered during a later one are resolved first (9-1-6-7)."""
    awaited: tuple[AwaitedEvent, ...]
    """The effects that wait for an event until their duration ends."""
    chain: Chain
    """The effects since a player last could choose."""
    lasting: tuple[LastingChange, ...]
    """Changes that last for a time (`rules.figures`)."""
    used: frozenset[tuple[int, int, int]]
    """【Once per Turn】 effects used: (card, stamp, ability)."""
    happened: tuple[PastEvent, ...]
    """Events that happened to cards or were done by them in this turn."""
    random: int
    turn: int
    turn_player: int
    first_player: int
    phase: int
    battle: Attack | None
    """The current attack (`rules.battle`); None without one."""
    duel: Duel | None
    """The battle begun by an effect that is being carried out (`rules.battle`): None at every decision."""
    together: bool
    """True while an instruction is carried out that players carry out at the same time: False at every decision."""
    sources: tuple[int, ...]
    """The cards with constant effects that are in a zone where these work."""
    watchers: tuple[int, ...]
    """The cards with effects triggered by events of other cards that are in a zone where these work."""
    lost: frozenset[int]
    """The seats of the players who fulfil a defeat condition by battle damage (10-2-1-1)."""
    result: int
    reason: str
    derived: Derived | None
    """Values derived from the present state; every write discards them (`touch`). None if nothing was derived."""
    processed: bool
    """True if rule processing has nothing left to do; every write discards this, too."""
    possible: PossibleChanges
    """What the effects in play could change when that was last asked (`rules.possible_changes`)."""
    hp_checked: PossibleChanges | None
    """The possible changes under which no Unit or Base was without HP; None after a write that can have taken some."""
    asked: frozenset[str] | None
    """The past events that the cards of the game ask for; None until asked, and after cards were added or replaced."""
    awaitable: frozenset[str] | None
    """The events for which effects of the cards of the game wait; None like `asked`."""
    listed: tuple[Choice, ...]
    """The legal choices that were listed for the present decision."""
    events: list[Event]
    """The events since the last choice; returned to the caller, not part of the state."""
    quiet: bool
    """True for a state that is only searched: nobody reads its events, so there are none. Not part of the state."""

    def __init__(self, pool: Pool, edition: str, of: State | None = None) -> None:
        """Make the state of a game that has not begun, or a copy `of` another.

        A copy is made here because compiled classes can be made by their constructor only; setting the fields
        twice would cost 1 of 2.5 us.
        """
        self.pool = pool
        self.edition = edition
        self.events = []
        if of is not None:
            self.cards = of.cards.copy()
            self.zones = of.zones.copy()
            self.frames = of.frames.copy()
            self.waiting = of.waiting
            self.awaited = of.awaited
            self.batch = of.batch
            self.battle = of.battle
            self.chain = of.chain
            self.derived = of.derived
            self.processed = of.processed
            self.possible = of.possible
            self.hp_checked = of.hp_checked
            self.asked = of.asked
            self.awaitable = of.awaitable
            self.listed = of.listed
            self.duel = of.duel
            self.together = of.together
            self.happened = of.happened
            self.first_player = of.first_player
            self.lasting = of.lasting
            self.lost = of.lost
            self.phase = of.phase
            self.random = of.random
            self.reason = of.reason
            self.result = of.result
            self.sources = of.sources
            self.turn = of.turn
            self.turn_player = of.turn_player
            self.used = of.used
            self.watchers = of.watchers
            self.quiet = of.quiet
            return
        self.cards = []
        self.zones = [()] * (2 * ZONES)
        self.frames = []
        self.waiting = ()
        self.batch = 0
        self.awaited = ()
        self.lasting = ()
        self.used = frozenset()
        self.happened = ()
        self.random = 0
        self.turn = 0
        self.turn_player = 0
        self.first_player = 0
        self.phase = SETUP
        self.battle = None
        self.chain = NO_CHAIN
        self.duel = None
        self.together = False
        self.sources = ()
        self.watchers = ()
        self.lost = frozenset()
        self.result = GOES_ON
        self.reason = ""
        self.derived = None
        self.processed = False
        self.possible = NO_CHANGES
        self.hp_checked = None
        self.asked = None
        self.awaitable = None
        self.listed = ()
        self.quiet = False

    def __repr__(self) -> str:
        step = "" if self.battle is None else f", {BattleStep(self.battle.step)!r}"
        return f"State(turn {self.turn} of seat {self.turn_player}, {Phase(self.phase)!r}{step}, {self.frames!r})"

    def zone(self, player: int, zone: int) -> tuple[int, ...]:
        """Ids of the cards in a zone of a player."""
        return self.zones[player * ZONES + zone]

    def decision(self) -> DecisionFrame | None:
        """The decision that the game waits for; None if the game is over or being carried on."""
        if self.result >= 0 or not self.frames:
            return None
        frame = self.frames[-1]
        return frame if isinstance(frame, DecisionFrame) else None

    def known(self) -> Derived:
        """The values derived from the present state so far."""
        if self.derived is None:
            self.derived = Derived()
        return self.derived

    def touch(self) -> None:
        """Discard derived values after a write."""
        self.derived = None
        self.processed = False
        self.hp_checked = None
        self.listed = ()

    def touch_all_but_hp(self) -> None:
        """Discard derived values if a write took no HP from a card on the field, unless an effect changes HP."""
        self.derived = None
        self.processed = False
        self.listed = ()

    def add(self, new: CardRecord) -> int:
        """Add a card to the game and return its id."""
        self.cards.append(new)
        self.asked = self.awaitable = None
        return len(self.cards) - 1

    def replace(self, card: int, new: CardRecord) -> None:
        """Replace a card's record."""
        self.cards[card] = new
        self.touch()

    def turn_card(self, card: int, rested: bool) -> None:
        """Rest a card or set it active."""
        self.cards[card] = self.cards[card].turned(rested)
        self.touch_all_but_hp()

    def copy(self) -> State:
        """Return a copy, which continues exactly like this state; records, zones and definitions are shared."""
        return State(self.pool, self.edition, self)
