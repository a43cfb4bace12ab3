"""The scenario files of this game: positions, and what is expected of gates and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, Field, model_validator

from gundam_desktop.games.digrayn.cards import BLANK, DECKS, LEADER, UNIT, card_of
from gundam_desktop.games.digrayn.field import GATES, HOMES, OWN
from gundam_desktop.games.digrayn.game import GAMES, Game
from gundam_desktop.games.digrayn.rulebook import RULEBOOK
from gundam_desktop.games.digrayn.rules import figures, turn
from gundam_desktop.games.digrayn.rules.main_phase import resume
from gundam_desktop.games.digrayn.state import (
    BP,
    DECK,
    FRAGMENT,
    GROUND,
    HAND,
    INSTALL,
    LOST,
    OBJECT,
    PLACES,
    SET,
    CardRecord,
    State,
)
from gundam_desktop.games.digrayn.verbs import NOTATION
from gundam_desktop.games.kit import position as common
from gundam_desktop.games.kit.facts import Facts
from gundam_desktop.games.kit.notation import Board
from gundam_desktop.games.kit.position import Built, as_entry, copies, filled_with
from gundam_desktop.games.kit.scenario import Scenarios
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import SEATS, Flag, Model, Path, Text, Whole

_SLOTS: Final = {"object": OBJECT, "install": INSTALL, "ground": GROUND, "set": SET}
_OF_SLOT: Final = {"object": ("damage", "moved", "attacked", "used", "fresh"), "set": ("locked",)}
"""Slot of a gate -> what is known of the card there, besides its number and label."""
_MARKS: Final = tuple(mark for marks in _OF_SLOT.values() for mark in marks)
_Gate = Literal["a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "e1", "e2", "e3"]


class Entry(common.Entry):
    """One card, with what is known of one on a gate."""

    damage: Whole = 0
    moved: Flag = False
    attacked: Flag = False
    used: Flag = False
    fresh: Flag = False
    locked: Flag = False


class LeaderEntry(Entry):
    """A leader, with its gate."""

    gate: _Gate | None = None
    """None for the gate where it begins."""


Card = Annotated[Entry, BeforeValidator(as_entry)]
Cards = Annotated[tuple[Card, ...], filled_with(BLANK)]


def _as_deck(value: object) -> object:
    """A deck given as a count of fillers, or as cards on top of fillers, as a list; one by its name stays as it is."""
    match value:
        case int(count) if not isinstance(count, bool):
            return copies(BLANK, count)
        case str() | list() | tuple():
            return value
        case {**parts} if set(parts) <= {"top", "filler"}:
            top, fillers = parts.get("top", []), parts.get("filler", 0)
            if isinstance(top, list) and isinstance(fillers, int):
                return [*top, *copies(BLANK, fillers)]
    raise ValueError("expected a count, a list of cards or {top: [CARD], filler: COUNT}")


def _as_gate(value: object) -> object:
    """A gate given by its object alone as the data of a gate."""
    return {"object": value} if isinstance(value, str) or (isinstance(value, dict) and "card" in value) else value


class Bp(Model):
    """The BP of a player; those that are face up lie first."""

    up: Cards = ()
    down: Cards = ()


class Gate(Model):
    """The cards of a player on a gate."""

    object: Card | None = None
    install: Card | None = None
    ground: Card | None = None
    set: Card | None = None


class Side(Model):
    """The cards of one player. A pile given as a number is made of fillers; a deck has 20 by default."""

    deck: Annotated[tuple[Card, ...] | Text, BeforeValidator(_as_deck)] = (Entry(card=BLANK),) * 20
    leader: Annotated[LeaderEntry, BeforeValidator(as_entry)] = LeaderEntry(card="FL-01")
    hand: Cards = ()
    fragment: Cards = ()
    lost: Cards = ()
    bp: Bp | None = None
    """None for as many face down as the leader begins with."""
    gates: dict[_Gate, Annotated[Gate, BeforeValidator(_as_gate)]] = Field(default_factory=dict)


class Position(common.Position):
    """The field `position` of a scenario."""

    phase: Literal["setup", "start", "main", "battle"] = "main"
    """`setup`: two decks; `start`: before the turn begins."""
    put: Whole = 0
    A: Side = Side()
    B: Side = Side()

    @model_validator(mode="before")
    @classmethod
    def _with_turn(cls, data: Any) -> Any:
        """The turn is odd for the first player, also where none is given."""
        if isinstance(data, dict) and "turn" not in data:
            return {**data, "turn": 5 if data.get("turn_player", "A") == data.get("first_player", "A") else 6}
        return data

    def entries(self) -> Iterator[tuple[Path, common.Entry]]:
        for seat, side in zip(SEATS, self.sides(), strict=True):
            at: Path = ("position", seat)
            yield (*at, "leader"), side.leader
            piles = {place: getattr(side, place) for place in (DECK, HAND, FRAGMENT, LOST)}
            bp = side.bp or Bp()
            for key, cards in {**piles, "bp.up": bp.up, "bp.down": bp.down}.items():
                for index, entry in enumerate(cards if isinstance(cards, tuple) else ()):
                    yield (*at, *key.split("."), index), entry
            for gate, there in side.gates.items():
                for slot in _SLOTS:
                    if (entry := getattr(there, slot)) is not None:
                        yield (*at, "gates", gate, slot), entry


class CardFact(Model):
    """The expected values of one card; None for a value that is not checked."""

    zone: Text | None = None
    """`A.hand`, `c2`."""
    state: Literal["up", "down", "locked", "active"] | None = None
    damage: Whole | None = None
    hp: Whole | None = None
    """What is left of it."""
    atk: Whole | None = None


class GateFact(Model):
    """The expected cards of a gate, each by number or label, and who controls it."""

    object: Text | None = None
    install: Text | None = None
    ground: Text | None = None
    set: Text | None = None
    control: Literal["A", "B", "none"] | None = None


class DigraynFacts(Facts[Game]):
    """Besides the facts of every game: the gates, face-up BP, and how many cards may still be put from the hand."""

    card_fact = CardFact
    of_the_game: Mapping[str, Any] = {
        "budget": Whole,
        **{f"{seat}.bp.up": Whole for seat in SEATS},
        **dict.fromkeys(GATES, GateFact),
    }

    def of_game(self, game: Game, subject: str) -> Any:
        state = game.state
        if subject == "budget":
            return max(0, figures.most_from_hand(state) - state.put_count)
        if subject.endswith(".bp.up"):
            return len(turn.turned_bp(state, SEATS.index(subject[0]), up=True))
        return super().of_game(game, subject)

    def of_place(self, game: Game, place: str, name: str, board: Board) -> Any:
        if name == "control":
            seat = figures.controller(game.state, place)
            return SEATS[seat] if seat >= 0 else "none"
        there = figures.at(game.state, place, _SLOTS[name])
        names = {card: label for label, card in board.labels.items()}
        return names.get(there, game.state.cards[there].number) if there else "none"

    def of_card(self, game: Game, card: int, name: str) -> Any:
        state, record = game.state, game.state.cards[card]
        match name:
            case "zone":
                return record.zone if record.zone in GATES else f"{SEATS[record.owner]}.{record.zone}"
            case "state":
                seen = game.view(1 - record.owner).cards[card]  # both players see it
                if record.zone == BP:
                    return "down" if seen.down else "up"
                return "up" if not seen.down else "locked" if seen.rested else "active"
            case "hp":
                return figures.left(state, card)
            case "atk":
                return figures.attack(state, card)
        return getattr(record, name)


class DigraynScenarios(Scenarios):
    """The scenario files of Fragment Digrayn."""

    passes_for = frozenset({"chase"})
    no_labels = GATES

    def check(self, position: Position) -> None:
        if position.turn % 2 != (position.turn_player == position.first_player):
            raise FieldError(("position", "turn"), "the odd turns are the first player's")
        taken: dict[tuple[str, str], Path] = {}
        for path, entry in position.entries():
            slot = "object" if path[2] == "leader" else str(path[-1])
            if wrong := sorted(entry.model_fields_set - {"card", "label", "gate", *_OF_SLOT.get(slot, ())}):
                raise FieldError((*path, wrong[0]), f"a card has no `{wrong[0]}` here")
            if path[2] == "leader":
                assert isinstance(entry, LeaderEntry)
                if card_of(entry.card).kind != LEADER:
                    raise FieldError((*path, "card"), f"expected a leader; {entry.card} is none")
                place: tuple[str, str] = (entry.gate or HOMES[SEATS.index(str(path[1]))], slot)
            elif path[2] == "gates":
                place = (str(path[3]), slot)
                if not _fits(slot, entry.card):
                    raise FieldError((*path, "card"), f"{entry.card} is not a card for `{slot}`")
                if slot == "set" and place[0] not in OWN[SEATS.index(str(path[1]))]:
                    raise FieldError(path, "cards are set on own gates only")
            elif card_of(entry.card).kind == LEADER:
                raise FieldError((*path, "card"), "a leader stands apart from the other cards")
            else:
                continue
            if place in taken:
                raise FieldError(path, f"there are two cards for `{slot}` of the gate {place[0]}")
            taken[place] = path

    def build(self, position: Position, edition: str) -> Built:
        state = State(edition, position.seed)
        built = Built(state, {})
        for seat, side in enumerate(position.sides()):
            _put_side(built, seat, side)
        position.set_turn(state)
        state.put_count = position.put
        if position.phase == "start":
            state.turn -= 1
            turn.begin_turn(state, state.turn_player)
        else:
            state.phase = position.phase
            resume(state)
        return built

    def position_of(self, game: Game, state: State) -> tuple[Mapping[str, Any], Sequence[str]]:
        if game.decision.kind not in ("main", "battle"):
            raise ValueError("only a moment of the main or the battle phase can be written as a position")
        sides = {SEATS[seat]: _side(state, seat) for seat in (0, 1)}
        spent = [seat for seat in (0, 1) if state.cards[figures.leader(state, seat)].spent]
        notes = [f"Not held by a position: {SEATS[seat]}'s skill for once a game was used." for seat in spent]
        fields = {**common.turn_fields(state), "phase": state.phase, "put": state.put_count, **sides}
        return fields, notes


def _fits(slot: str, number: str) -> bool:
    card = card_of(number)
    uses = {"object": (UNIT, "device"), "install": ("install unit",), "ground": ("install gate",)}
    return card.use in uses[slot] if slot in uses else card.kind != LEADER


def _put_side(built: Built, seat: int, side: Side) -> None:
    bp = side.bp or Bp(down=(Entry(card=BLANK),) * card_of(side.leader.card).bp[0])
    deck = side.deck if isinstance(side.deck, tuple) else ()
    piles = ((DECK, deck), (HAND, side.hand), (FRAGMENT, side.fragment), (LOST, side.lost), (BP, bp.down))
    for entry in bp.up:
        built.put(CardRecord(entry.card, seat, BP, up=True, known=True), entry.label)
    for zone, cards in piles:
        for entry in cards:
            built.put(CardRecord(entry.card, seat, zone), entry.label)
    _put_on_gate(built, seat, side.leader.gate or HOMES[seat], OBJECT, side.leader)
    for gate, there in side.gates.items():
        for name, slot in _SLOTS.items():
            if (found := getattr(there, name)) is not None:
                _put_on_gate(built, seat, gate, slot, found)


def _put_on_gate(built: Built, seat: int, gate: str, slot: int, entry: Entry) -> None:
    marks = {mark: getattr(entry, mark) for mark in _MARKS}
    built.put(CardRecord(entry.card, seat, gate, slot, **marks), entry.label)


def _side(state: State, seat: int) -> dict[str, Any]:
    def number(card: int) -> str:
        return state.cards[card].number or BLANK

    def marked(card: int) -> Any:
        record = state.cards[card]
        more = {mark: getattr(record, mark) for mark in _MARKS if getattr(record, mark)}
        return {"card": number(card), **more} if more else number(card)

    own = figures.leader(state, seat)
    gates: dict[str, dict[str, Any]] = {}
    for gate in GATES:
        for name, slot in _SLOTS.items():
            there = figures.at(state, gate, slot)
            if there and there != own and state.cards[there].owner == seat:
                gates.setdefault(gate, {})[name] = marked(there)
    leader = marked(own)
    return {
        **{place: [number(each) for each in state.zone(seat, place)] for place in (DECK, HAND, FRAGMENT, LOST)},
        "leader": {**(leader if isinstance(leader, dict) else {"card": leader}), "gate": state.cards[own].zone},
        "bp": {key: [number(each) for each in turn.turned_bp(state, seat, up=key == "up")] for key in ("up", "down")},
        "gates": gates,
    }


SCENARIOS: Final = DigraynScenarios(
    "digrayn", RULEBOOK, GAMES, DECKS, DigraynFacts(NOTATION, RULEBOOK.example, PLACES), Position
)
