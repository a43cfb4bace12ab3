"""The position of a scenario: its fields, and the state that is made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import BeforeValidator, Field

from gundam_desktop.games.gundam_war import decks
from gundam_desktop.games.gundam_war.model.cards import BLANK, CHARACTER, UNIT, all_cards
from gundam_desktop.games.gundam_war.model.state import AREAS, CardRecord, Question, State, Zone
from gundam_desktop.games.gundam_war.rules.battle import begin_battle
from gundam_desktop.games.gundam_war.rules.deployment import move_under
from gundam_desktop.games.gundam_war.rules.preparation import begin
from gundam_desktop.games.gundam_war.rules.turn import begin_deployment, begin_turn
from gundam_desktop.scenarios.card_names import LABEL
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import SEATS, Flag, Model, Path, Seat, Text, Whole
from gundam_desktop.spelling import did_you_mean

PHASES = ("setup", "redraw", "start", "deployment", "attack")
_ON_TABLE = (Zone.STATION, *AREAS)


class Entry(Model):
    """One card."""

    card: Text
    label: Annotated[Text, Field(pattern=f"^(?:{LABEL})$")] = ""
    rolled: Flag = False
    damage: Whole = 0
    character: Text = ""


def _entry(value: object) -> object:
    return {"card": value} if isinstance(value, str) else value


def _pile(value: object) -> object:
    return [BLANK] * value if isinstance(value, int) and not isinstance(value, bool) else value


Card = Annotated[Entry, BeforeValidator(_entry)]
Cards = tuple[Card, ...]
Pile = Annotated[Cards, BeforeValidator(_pile)]


class Generators(Model):
    """The Generation cards of a player, by colour."""

    blue: Whole = 0
    green: Whole = 0


class Side(Model):
    """The cards of one player; a pile as a number is made of Generation cards, and a home has 20 unless it is given."""

    deck: Text = ""
    home: Pile = (Entry(card=BLANK),) * 20
    discard_pile: Pile = ()
    junkyard: Cards = ()
    generators: Generators = Generators()
    station: Cards = ()
    earth: Cards = ()
    space: Cards = ()
    hand: Cards = ()


class Position(Model):
    """The field `position` of a scenario."""

    phase: Literal["setup", "redraw", "start", "deployment", "attack"] = "deployment"
    """`setup`: two decks; `redraw`: first hands; `start`: before the turn begins; `deployment`; `attack`: squads."""
    turn_player: Seat = "A"
    first_player: Seat = "A"
    turn: Annotated[Whole, Field(ge=1)] = 5
    seed: Whole = 0
    A: Side = Side()
    B: Side = Side()

    def sides(self) -> tuple[Side, Side]:
        """The sides by seat."""
        return self.A, self.B


class Built(NamedTuple):
    """A state with the names of its cards."""

    state: State
    labels: dict[str, int]


def entries(position: Position) -> Iterator[tuple[Path, Entry]]:
    """Every card of a position with its field."""
    for seat, side in zip(SEATS, position.sides(), strict=True):
        for zone in (Zone.HOME, Zone.DISCARD_PILE, Zone.JUNKYARD, *_ON_TABLE, Zone.HAND):
            for index, entry in enumerate(getattr(side, zone)):
                yield ("position", seat, str(zone), index), entry


def check(position: Position) -> None:
    """Raise `FieldError` for a card that there is not, or that cannot be where it is."""
    known = all_cards()
    for path, entry in entries(position):
        zone = path[2]
        for number, field in ((entry.card, "card"), (entry.character, "character")):
            if number and number not in known:
                raise FieldError(
                    (*path, field), f"there is no card {number}; {did_you_mean(number, known)}".rstrip("; ")
                )
        if zone in _ON_TABLE and known[entry.card].type != UNIT:
            raise FieldError((*path, "card"), f"only units are in the {zone}; {entry.card} is none")
        if zone not in _ON_TABLE and (entry.rolled or entry.damage or entry.character):
            raise FieldError(path, "only cards in station, earth and space are rolled or have damage or a character")
        if entry.character and known[entry.character].type != CHARACTER:
            raise FieldError((*path, "character"), f"right is a character; {entry.character} is none")
    _check_phase(position)


def _check_phase(position: Position) -> None:
    for seat, side in zip(SEATS, position.sides(), strict=True):
        if (position.phase == "setup") != bool(side.deck):
            raise FieldError(("position", seat, "deck"), "a deck belongs to the phase setup, and only to it")
        if side.deck:
            try:
                decks.find(side.deck)
            except decks.DeckError as error:
                raise FieldError(("position", seat, "deck"), str(error)) from None
        elif position.phase != "setup" and not side.home:
            raise FieldError(
                ("position", seat, "home"), "a player with no card in the home has lost; right is 1 or more"
            )
        if position.phase != "attack" and (side.earth or side.space):
            raise FieldError(("position", seat), "units are in the battle areas in the phase attack only")


def build(position: Position, edition: str) -> Built:
    """The state of a position, at its first decision."""
    state = State(edition, position.seed)
    if position.phase == "setup":
        begin(state, [decks.find(side.deck).numbers() for side in position.sides()], SEATS.index(position.turn_player))
        return Built(state, {})
    labels: dict[str, int] = {}
    for seat, side in enumerate(position.sides()):
        for zone in (Zone.HOME, Zone.DISCARD_PILE, Zone.JUNKYARD, *_ON_TABLE, Zone.HAND):
            _put_all(state, seat, zone, getattr(side, zone), labels)
        numbers = [BLANK] * side.generators.blue + ["GG-00"] * side.generators.green
        _put_all(state, seat, Zone.GENERATORS, [Entry(card=number) for number in numbers], labels)
    state.first_player, state.turn_player = SEATS.index(position.first_player), SEATS.index(position.turn_player)
    state.turn = position.turn
    _begin(state, position.phase)
    return Built(state, labels)


def _begin(state: State, phase: str) -> None:
    if phase == "redraw":
        state.turn = 0
        state.question = Question("redraw", state.first_player, "GX-1-5")
    elif phase == "attack":
        begin_battle(state)
    elif phase == "start":
        state.turn -= 1
        begin_turn(state, state.turn_player)
    else:
        begin_deployment(state)


def _put_all(state: State, seat: int, zone: Zone, cards: Sequence[Entry], labels: dict[str, int]) -> None:
    for entry in cards:
        card_id = _put(state, seat, zone, entry.card)
        state.put(card_id, rolled=entry.rolled, damage=entry.damage)
        if entry.label:
            labels[entry.label] = card_id
        if entry.character:
            character = _put(state, seat, Zone.HAND, entry.character)
            move_under(state, character, card_id)


def _put(state: State, seat: int, zone: Zone, number: str) -> int:
    state.cards.append(CardRecord(number, seat, zone))
    card_id = len(state.cards) - 1
    state.zones[seat, zone] = (*state.zone(seat, zone), card_id)
    return card_id
