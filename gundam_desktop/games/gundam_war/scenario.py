"""The scenario files of this game: positions, and what is expected of a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, Field

from gundam_desktop.games.gundam_war.decks import DECKS
from gundam_desktop.games.gundam_war.game import GAMES, Game
from gundam_desktop.games.gundam_war.model.cards import BLANK, CHARACTER, UNIT, all_cards, card_of
from gundam_desktop.games.gundam_war.model.state import AREAS, PLACES, CardRecord, State, Zone
from gundam_desktop.games.gundam_war.rulebook import RULEBOOK
from gundam_desktop.games.gundam_war.rules.battle import begin_battle, power_now
from gundam_desktop.games.gundam_war.rules.deployment import move_under
from gundam_desktop.games.gundam_war.rules.figures import figures
from gundam_desktop.games.gundam_war.rules.turn import begin_deployment, begin_turn
from gundam_desktop.games.gundam_war.rules.zones import zone_of
from gundam_desktop.games.gundam_war.verbs import NOTATION
from gundam_desktop.games.kit import position as common
from gundam_desktop.games.kit.facts import Facts
from gundam_desktop.games.kit.position import Built, as_entry, filled_with, require_card
from gundam_desktop.games.kit.scenario import Scenarios
from gundam_desktop.games.kit.state import Question
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import SEATS, Flag, Model, Text, Whole

_ON_TABLE: Final = (Zone.STATION, *AREAS)
_ZONES: Final = (Zone.HOME, Zone.DISCARD_PILE, Zone.JUNKYARD, *_ON_TABLE, Zone.HAND)


class Entry(common.Entry):
    """One card."""

    rolled: Flag = False
    damage: Whole = 0
    character: Text = ""


Cards = tuple[Annotated[Entry, BeforeValidator(as_entry)], ...]
Pile = Annotated[Cards, filled_with(BLANK)]


class Generators(Model):
    """The number of Generation cards of a player, by colour."""

    blue: Whole = 0
    green: Whole = 0


class Side(Model):
    """The cards of one player. A pile given as a number is made of Generation cards; a home has 20 by default."""

    deck: Text = ""
    home: Pile = (Entry(card=BLANK),) * 20
    discard_pile: Pile = ()
    junkyard: Cards = ()
    generators: Generators = Generators()
    station: Cards = ()
    earth: Cards = ()
    space: Cards = ()
    hand: Cards = ()


class Position(common.Position):
    """The field `position` of a scenario."""

    phase: Literal["setup", "redraw", "start", "deployment", "attack"] = "deployment"
    """`setup`: two decks; `redraw`: first hands; `start`: before the turn begins; `deployment`; `attack`: squads."""
    A: Side = Side()
    B: Side = Side()


class CardFact(Model):
    """The expected values of one card; None for a value that is not checked."""

    zone: Text | None = None
    """`A.station`; `A.under` for a character under a unit."""
    rolled: Flag | None = None
    damage: Whole | None = None
    figures: Annotated[Text, Field(pattern=r"^(\*|\d+)/\d+/\d+$")] | None = None
    """Melee, ranged and defence: `3/1/3`."""
    character: Text | None = None
    """The number of its character, or `none`."""


class GundamWarFacts(Facts[Game]):
    """Besides the facts of every game: the step, what a battle area holds, the battle damage of a squad."""

    card_fact = CardFact
    of_the_game: Mapping[str, Any] = {
        "step": Text,
        **{f"{area}.status": Literal["empty", "attackers", "defenders", "engaged"] for area in AREAS},
        **{f"{seat}.{zone}.power": Whole for seat in SEATS for zone in PLACES},
    }

    def of_game(self, game: Game, subject: str) -> Any:
        match subject.split("."):
            case [area, "status"]:
                return str(game.state.status[Zone(area)])
            case [seat, zone, "power"]:
                return power_now(game.state, game.state.zone(SEATS.index(seat), Zone(zone)))
        return super().of_game(game, subject)

    def of_card(self, game: Game, card: int, name: str) -> Any:
        state, record = game.state, game.state.cards[card]
        match name:
            case "zone":
                return f"{SEATS[record.owner]}.{zone_of(state, card) if not record.host else Zone.UNDER}"
            case "figures":
                return "/".join(map(str, figures(state, card)))
            case "character":
                return state.cards[record.character].number if record.character else "none"
        return getattr(record, name)


class GundamWarScenarios(Scenarios):
    """The scenario files of GUNDAM WAR."""

    def check(self, position: Position) -> None:
        known = all_cards()
        for path, entry in position.entries():
            zone = path[2]
            assert isinstance(entry, Entry)
            if entry.character:
                require_card(entry.character, known, (*path, "character"))
            if zone in _ON_TABLE and known[entry.card].type != UNIT:
                raise FieldError((*path, "card"), f"only units are in the {zone}; {entry.card} is none")
            if zone not in _ON_TABLE and (entry.rolled or entry.damage or entry.character):
                raise FieldError(
                    path, "only cards in station, earth and space are rolled or have damage or a character"
                )
            if entry.character and known[entry.character].type != CHARACTER:
                raise FieldError((*path, "character"), f"expected a character; {entry.character} is none")
        for seat, side in zip(SEATS, position.sides(), strict=True):
            if position.phase != "setup" and not side.home:
                raise FieldError(
                    ("position", seat, "home"), "a player with no card in the home has lost; expected 1 or more"
                )
            if position.phase != "attack" and (side.earth or side.space):
                raise FieldError(("position", seat), "units are in the battle areas in the phase attack only")

    def build(self, position: Position, edition: str) -> Built:
        state = State(edition, position.seed)
        built = Built(state, {})
        for seat, side in enumerate(position.sides()):
            for zone in _ZONES:
                _put_all(built, seat, zone, getattr(side, zone))
            numbers = [BLANK] * side.generators.blue + ["GG-00"] * side.generators.green
            _put_all(built, seat, Zone.GENERATORS, [Entry(card=number) for number in numbers])
        position.set_turn(state)
        if position.phase == "redraw":
            state.turn, state.question = 0, Question("redraw", state.first_player, "GX-1-5")
        elif position.phase == "attack":
            begin_battle(state)
        elif position.phase == "start":
            state.turn -= 1
            begin_turn(state, state.turn_player)
        else:
            begin_deployment(state)
        return built

    def position_of(self, game: Game, state: State) -> tuple[Mapping[str, Any], Sequence[str]]:
        if game.decision.kind != "main":
            raise ValueError("only a moment of the deployment phase can be written as a position")
        not_held = [f"Not held by a position: what was deployed this turn ({', '.join(state.deployed)})."]
        sides = {SEATS[seat]: _side(state, seat) for seat in (0, 1)}
        return {**common.turn_fields(state), **sides}, not_held if state.deployed else []


def _put_all(built: Built, seat: int, zone: Zone, cards: Sequence[Entry]) -> None:
    for entry in cards:
        record = CardRecord(entry.card, seat, zone)
        card = built.put(record._replace(rolled=entry.rolled, damage=entry.damage), entry.label)
        if entry.character:
            move_under(built.state, built.put(CardRecord(entry.character, seat, Zone.HAND)), card)


def _side(state: State, seat: int) -> dict[str, Any]:
    def numbers(zone: Zone) -> list[str]:
        return [state.cards[card].number or BLANK for card in state.zone(seat, zone)]

    colors = Counter(card_of(number).color for number in numbers(Zone.GENERATORS))
    return {
        "home": numbers(Zone.HOME),
        "discard_pile": numbers(Zone.DISCARD_PILE),
        "junkyard": numbers(Zone.JUNKYARD),
        "generators": dict(colors),
        "station": [_unit(state, card) for card in state.zone(seat, Zone.STATION)],
        "hand": numbers(Zone.HAND),
    }


def _unit(state: State, card: int) -> Any:
    record = state.cards[card]
    more: dict[str, Any] = {}
    if record.rolled:
        more["rolled"] = True
    if record.damage:
        more["damage"] = record.damage
    if record.character:
        more["character"] = state.cards[record.character].number
    return {"card": record.number, **more} if more else record.number


SCENARIOS: Final = GundamWarScenarios(
    "gundam_war", RULEBOOK, GAMES, DECKS, GundamWarFacts(NOTATION, RULEBOOK.example, PLACES, ordered=AREAS), Position
)
