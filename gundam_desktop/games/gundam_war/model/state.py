"""The state of a game: plain data that refers to cards by id, copied at once and written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from gundam_desktop.games.gundam_war.model.cards import NO_CHANGE, Change
from gundam_desktop.tabletop import CandidateGroup, Event

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
    """A character under its unit: in no list of its own."""


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


class Question(NamedTuple):
    """The decision that the game waits for."""

    kind: str
    player: int
    clause: str
    card: int = 0
    purpose: str = ""
    groups: tuple[CandidateGroup, ...] = ()


class CardRecord(NamedTuple):
    """One card of the game."""

    number: str
    """Empty in what a player knows, for a card that they may not know."""
    owner: int
    zone: Zone
    rolled: bool = False
    damage: int = 0
    host: int = 0
    """The unit that a character is under."""
    character: int = 0
    """The character under a unit."""
    change: Change = NO_CHANGE
    """What is added to its figures until the end of the turn."""


Squads = dict[tuple[int, Zone], tuple[int, ...]]


@dataclass(slots=True)
class State:
    """One game. Cards are numbered from 1; seats are 0 and 1."""

    edition: str
    random: int
    cards: list[CardRecord] = field(default_factory=lambda: [CardRecord("", -1, Zone.UNDER)])
    zones: Squads = field(default_factory=lambda: {(seat, zone): () for seat in (0, 1) for zone in PLACES})
    question: Question | None = None
    turn: int = 0
    turn_player: int = 0
    first_player: int = 0
    phase: Phase = Phase.SETUP
    step: Step = Step.NONE
    redraws: tuple[int, int] = (0, 0)
    """How often each player has drawn another first hand."""
    deployed: tuple[str, ...] = ()
    """What the turn player has deployed this turn: `generation`, `unit`, `ship`, `character`."""
    status: dict[Zone, Status] = field(default_factory=lambda: dict.fromkeys(AREAS, Status.EMPTY))
    heads: tuple[int, ...] = ()
    """The heads of the squads, from the beginning of the damage step on."""
    window: str = ""
    """`before` or `after` damage while commands can be used; empty at all other times."""
    passes: int = 0
    waiting: tuple[int, ...] = ()
    """Cards whose effects at the end of the turn wait to be resolved."""
    result: str = ""
    """`0` or `1`, the winner's seat; empty while the game goes on."""
    reason: str = ""
    events: list[Event] = field(default_factory=list)
    """What has happened since the last choice; no part of the state proper."""

    def copy(self) -> State:
        """An independent copy, without the events."""
        return State(
            self.edition, self.random, list(self.cards), dict(self.zones), self.question, self.turn, self.turn_player,
            self.first_player, self.phase, self.step, self.redraws, self.deployed, dict(self.status), self.heads,
            self.window, self.passes, self.waiting, self.result, self.reason,
        )  # fmt: skip

    def zone(self, seat: int, zone: Zone) -> tuple[int, ...]:
        """The cards of a zone in order; those of a pile from its top."""
        return self.zones[seat, zone]

    def put(self, card: int, **fields: Any) -> None:
        """Change fields of a card's record."""
        self.cards[card] = self.cards[card]._replace(**fields)


def dump(state: State) -> dict[str, Any]:
    """The state as JSON data."""
    question = state.question
    return {
        "edition": state.edition,
        "random": state.random,
        "cards": [list(record) for record in state.cards],
        "zones": {f"{seat} {zone}": list(cards) for (seat, zone), cards in state.zones.items()},
        "question": None if question is None else [*question[:-1], [list(group) for group in question.groups]],
        "turn": state.turn,
        "turn_player": state.turn_player,
        "first_player": state.first_player,
        "phase": str(state.phase),
        "step": str(state.step),
        "redraws": list(state.redraws),
        "deployed": list(state.deployed),
        "status": {str(area): str(status) for area, status in state.status.items()},
        "heads": list(state.heads),
        "window": state.window,
        "passes": state.passes,
        "waiting": list(state.waiting),
        "result": state.result,
        "reason": state.reason,
    }


def load(data: Mapping[str, Any]) -> State:
    """The state that `dump` wrote. `ValueError` for other data."""
    try:
        question = data["question"]
        zones = ((key.split(), tuple(cards)) for key, cards in data["zones"].items())
        if data["edition"] not in EDITIONS:
            raise ValueError(f"edition: {data['edition']!r}; right is one of {', '.join(EDITIONS)}")
        return State(
            edition=data["edition"],
            random=data["random"],
            cards=[_record(*record) for record in data["cards"]],
            zones={(int(seat), Zone(zone)): cards for (seat, zone), cards in zones},
            question=None if question is None else _question(*question),
            turn=data["turn"],
            turn_player=data["turn_player"],
            first_player=data["first_player"],
            phase=Phase(data["phase"]),
            step=Step(data["step"]),
            redraws=(data["redraws"][0], data["redraws"][1]),
            deployed=tuple(data["deployed"]),
            status={Zone(area): Status(status) for area, status in data["status"].items()},
            heads=tuple(data["heads"]),
            window=data["window"],
            passes=data["passes"],
            waiting=tuple(data["waiting"]),
            result=data["result"],
            reason=data["reason"],
        )
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"this is not a saved game: {type(error).__name__} {error}") from None


def _record(number: str, owner: int, zone: str, *rest: Any) -> CardRecord:
    rolled, damage, host, character, (melee, ranged, defence) = rest
    return CardRecord(number, owner, Zone(zone), rolled, damage, host, character, (melee, ranged, defence))


def _question(kind: str, player: int, clause: str, card: int, purpose: str, groups: Any) -> Question:
    found = tuple(CandidateGroup(tuple(candidates), least, most) for candidates, least, most in groups)
    return Question(kind, player, clause, card, purpose, found)
