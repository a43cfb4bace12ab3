"""The scenario files of this game: positions, and what is expected of a piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from gundam_desktop.games.kit import position as common
from gundam_desktop.games.kit.dice import Dice
from gundam_desktop.games.kit.facts import Facts, Named
from gundam_desktop.games.kit.position import Built, as_entry, filled_with
from gundam_desktop.games.kit.scenario import Scenarios
from gundam_desktop.games.zoids.board import MAPS, OPPOSITE, SQUARES, base_square, ground, step
from gundam_desktop.games.zoids.cards import (
    BLANK,
    CUSTOM,
    DECKS,
    FORTRESS,
    FORTRESS_NUMBER,
    IN_DECKS,
    PILOT,
    SITUATION,
    ZOID,
    card_of,
)
from gundam_desktop.games.zoids.figures import hp, movement, pilot_of, power, range_at, squares, under
from gundam_desktop.games.zoids.flow import go_on, then
from gundam_desktop.games.zoids.game import GAMES, Game
from gundam_desktop.games.zoids.rulebook import RULEBOOK
from gundam_desktop.games.zoids.state import IN_BASE, CardRecord, Phase, State, Task, Zone, base_of, pieces, with_seat
from gundam_desktop.games.zoids.turn import add_base, add_hangar, begin_force, first_facing, lay_out_map, points
from gundam_desktop.games.zoids.verbs import NOTATION
from gundam_desktop.scenarios.document import FieldError
from gundam_desktop.scenarios.fields import SEATS, Flag, Model, Path, Seat, Text, Whole


def _square(text: str) -> str:
    if text not in (*SQUARES, IN_BASE):
        raise ValueError(f"expected a1 to h6, or {IN_BASE}")
    return text


class Entry(common.Entry):
    """One card."""


Cards = tuple[Annotated[Entry, BeforeValidator(as_entry)], ...]


class Zoid(common.Entry):
    """A Zoid on the map."""

    at: Annotated[Text, AfterValidator(_square)]
    facing: Literal["n", "e", "s", "w", ""] = ""
    damage: Whole = 0
    pilot: Annotated[Entry | None, BeforeValidator(as_entry)] = None
    customs: Cards = ()
    paralysed: Flag = False


class Base(Model):
    """A base of the map."""

    damage: Whole = 0


class Fortress(Base):
    """A fortress in place of the base."""

    label: Text = ""


_TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("deck", "hand", "trash"), IN_DECKS),
    **dict.fromkeys(("zoids", "wrecks"), (ZOID,)),
    "pilot": (PILOT,),
    "customs": (CUSTOM,),
    "fortress": (FORTRESS,),
    "situation": (SITUATION,),
}
"""Field of a position -> the types of cards that it holds."""


class Situation(common.Entry):
    """The situation card in play."""

    owner: Seat = "B"


class Side(Model):
    """The cards of one player. A deck given as a number is made of Gun Packs; by default it has 10."""

    deck: Annotated[Text | Cards, filled_with(BLANK)] = (Entry(card=BLANK),) * 10
    hand: Cards = ()
    trash: Cards = ()
    wrecks: Cards = ()
    zoids: tuple[Zoid, ...] = ()
    base: Base | None = None
    fortress: Fortress | None = None
    events: Annotated[Whole, Field(le=2)] = 0


class Position(common.Position):
    """The field `position` of a scenario."""

    phase: Literal["setup", "force", "start", "custom", "move", "fight", "fire", "end"] = "custom"
    """`setup`: two decks; `force`: hangars full; `start`: before the turn; `fight`: after the wish; else its phase."""
    turn: Annotated[Whole, Field(ge=1)] = 3
    map: Text | tuple[Text, ...] = "open"
    tournament: Flag = False
    dice: Dice = ()
    situation: Annotated[Situation | None, BeforeValidator(as_entry)] = None
    acting: Text = ""
    A: Side = Side()
    B: Side = Side()

    def entries(self) -> Iterator[tuple[Path, common.Entry]]:
        """Every card with its field."""
        for seat, side in zip(SEATS, self.sides(), strict=True):
            for zone in ("deck", "hand", "trash", "wrecks", "zoids"):
                cards = getattr(side, zone)
                for index, entry in enumerate(cards if isinstance(cards, tuple) else ()):
                    yield ("position", seat, zone, index), entry
            for index, zoid in enumerate(side.zoids):
                path = ("position", seat, "zoids", index)
                yield from (((*path, field), entry) for field, entry in _worn(zoid))
            if side.fortress is not None:
                entry = Entry.model_construct(card=FORTRESS_NUMBER, label=side.fortress.label)
                yield ("position", seat, "fortress"), entry
        if self.situation is not None:
            yield ("position", "situation"), self.situation

    def grounds(self) -> tuple[str, ...]:
        """The rows of the map."""
        return MAPS[self.map] if isinstance(self.map, str) else self.map


class CardFact(Model):
    """The expected values of one card; None for a value that is not checked."""

    zone: Text | None = None
    at: Text | None = None
    facing: Text | None = None
    squares: tuple[Text, ...] | None = None
    hp: Whole | None = None
    damage: Whole | None = None
    paralysed: Flag | None = None
    pilot: Text | None = None
    customs: tuple[Text, ...] | None = None
    attack: Text | None = None
    """Melee and shooting with all that counts in an attack: `700/500`."""
    counter: Text | None = None
    reach: Text | None = None
    """The range in front, at the side and behind: `4/3/3`."""
    move: Text | None = None
    """Normal and straight points: `4+1`."""


class ZoidsFacts(Facts[Game]):
    """Besides the facts of every game: the map, who acts, and what the players have used."""

    card_fact = CardFact
    of_the_game: Mapping[str, Any] = {
        "acting": Text,
        "situation": Text,
        "map": Text,
        "tournament": Flag,
        **{f"{seat}.{what}": Whole for seat in SEATS for what in ("points", "events")},
    }
    lists: Mapping[str, Callable[[Game, int], Sequence[int]]] = {"zoids": lambda game, seat: pieces(game.state, seat)}

    def of_game(self, game: Game, subject: str) -> Any:
        state = game.state
        match subject:
            case "acting":
                return Named(state.acting)
            case "situation":
                return Named(next((each for seat in (0, 1) for each in state.zone(seat, Zone.SITUATION)), 0))
            case "tournament":
                return state.tournament
            case "A.points" | "B.points":
                return points(state, SEATS.index(subject[0]))
            case "A.events" | "B.events":
                return state.used_events[SEATS.index(subject[0])]
        return super().of_game(game, subject)

    def of_card(self, game: Game, card_id: int, name: str) -> Any:
        state, record = game.state, game.state.cards[card_id]
        match name:
            case "zone":
                return f"{SEATS[record.owner]}.{record.zone}"
            case "at":
                return record.at if record.zone is Zone.MAP and record.at else "none"
            case "squares":
                return squares(state, card_id)
            case "hp":
                return hp(state, card_id)
            case "pilot":
                return Named(pilot_of(state, card_id))
            case "customs":
                return tuple(map(Named, under(state, card_id, CUSTOM)))
            case "attack" | "counter":
                return "/".join(str(power(state, card_id, kind, attack=name == "attack")) for kind in ("melee", "shot"))
            case "reach":
                return "/".join(str(range_at(state, card_id, side)) for side in (1, 2, 3))
            case "move":
                return "+".join(map(str, movement(state, card_id)))
        return getattr(record, name)


class ZoidsScenarios(Scenarios):
    """The scenario files of this game."""

    no_labels = (*SQUARES, *MAPS)

    def check(self, position: Position) -> None:
        if isinstance(position.map, str) and position.map not in MAPS:
            raise FieldError(("position", "map"), f"there is no map {position.map}; expected {', '.join(MAPS)}")
        rows = position.grounds()
        if len(rows) != 6 or any(len(row) != 8 or set(row) - set(".sm~=#AB") for row in rows):
            raise FieldError(("position", "map"), "expected six rows of eight signs: . s m ~ = # A B")
        if any("".join(rows).count(base) > 1 for base in SEATS):
            raise FieldError(("position", "map"), "expected one base for a player at most")
        for path, entry in position.entries():
            right = _TYPES[next(part for part in reversed(path) if isinstance(part, str))]
            if card_of(entry.card).type not in right:
                raise FieldError((*path, "card"), f"{entry.card} is no {', no '.join(right)}")
        for seat, side in enumerate(position.sides()):
            inside = any(zoid.at == IN_BASE for zoid in side.zoids)
            if (side.base or side.fortress or inside) and not base_square(rows, seat):
                raise FieldError(("position", SEATS[seat]), "this map has no base for this player")
            if side.base and side.fortress:
                raise FieldError(("position", SEATS[seat]), "a fortress replaces the base; expected one of both")
            if side.wrecks and position.phase == "force":
                raise FieldError(("position", SEATS[seat], "wrecks"), "before the first turn there are no wrecks")
        _check_squares(position)

    def build(self, position: Position, edition: str) -> Built:
        state = State(edition, position.seed)
        state.dice, state.tournament = position.dice, position.tournament
        built = Built(state, {})
        position.set_turn(state)
        for seat, side in enumerate(position.sides()):
            _lay_out(built, seat, side, full=position.phase == "force")
        if (situation := position.situation) is not None:
            built.put(CardRecord(situation.card, SEATS.index(situation.owner), Zone.SITUATION), situation.label)
        lay_out_map(state, position.map if isinstance(position.map, str) else "own", position.grounds())
        for seat, side in enumerate(position.sides()):
            _stand(built, seat, side)
        _begin(state, position)
        go_on(state)
        return built

    def position_of(self, game: Game, state: State) -> tuple[Mapping[str, Any], Sequence[str]]:
        if game.decision.kind != "custom":
            raise ValueError("only a moment of the custom phase can be written as a position")
        sides = {SEATS[seat]: _side(state, seat) for seat in (0, 1)}
        situation = [
            {"card": state.cards[each].number, "owner": SEATS[seat]}
            for seat in (0, 1)
            for each in state.zone(seat, Zone.SITUATION)
        ]
        notes = ["Not held by a position: what events of this turn add."] if any(state.used_events) else []
        return {
            **common.turn_fields(state),
            "map": state.map if state.map in MAPS else list(state.grounds),
            "tournament": state.tournament,
            **({"situation": situation[0]} if situation else {}),
            **sides,
        }, notes


def _worn(zoid: Zoid) -> list[tuple[str, Entry]]:
    """The pilot and the customs on a Zoid, each with the field in which it is given."""
    return [*([("pilot", zoid.pilot)] if zoid.pilot else []), *(("customs", each) for each in zoid.customs)]


def _check_squares(position: Position) -> None:
    """Raise `FieldError` unless every Zoid stands on free squares, and there is one to act where one must."""
    grounds = position.grounds()
    taken = {square for square in SQUARES if ground(grounds, square) in "#AB"}
    for seat, side in enumerate(position.sides()):
        for index, zoid in enumerate(side.zoids):
            path = ("position", SEATS[seat], "zoids", index, "at")
            facing = zoid.facing or first_facing(seat)
            behind = [step(zoid.at, OPPOSITE[facing])] if card_of(zoid.card).size == "LL" and zoid.at != IN_BASE else []
            if behind == [""]:
                raise FieldError(path, "its second square would be beside the map")
            for square in () if zoid.at == IN_BASE else (zoid.at, *behind):
                if square in taken:
                    raise FieldError(path, f"{square} is not free")
                taken.add(square)
    acts = position.phase in ("move", "fight")
    if position.acting and not acts:
        raise FieldError(("position", "acting"), "a Zoid acts in the phases move and fight only")
    zoids = position.sides()[SEATS.index(position.turn_player)].zoids
    if acts and not zoids:
        raise FieldError(("position", position.turn_player, "zoids"), "there is no Zoid to act in this phase")
    if position.acting and not any(position.acting in (zoid.label, zoid.card) for zoid in zoids):
        raise FieldError(("position", "acting"), f"{position.acting} is no Zoid of the turn player")


def _lay_out(built: Built, seat: int, side: Side, *, full: bool) -> None:
    """Put the cards of one player into their zones; the hangar is full before Zoids are taken."""
    state: State = built.state
    deck = side.deck if isinstance(side.deck, tuple) else ()
    for zone, cards in ((Zone.DECK, deck), (Zone.HAND, side.hand), (Zone.TRASH, side.trash)):
        for entry in cards:
            built.put(CardRecord(entry.card, seat, zone), entry.label)
    if full:
        add_hangar(state, seat)
        return
    add_base(state, seat)
    for entry in side.wrecks:
        built.put(CardRecord(entry.card, seat, Zone.WRECKS), entry.label)
    state.used_events = with_seat(state.used_events, seat, side.events)


def _stand(built: Built, seat: int, side: Side) -> None:
    """Put the Zoids of one player on the map, before the base; a fortress takes its place."""
    state: State = built.state
    base = base_of(state, seat)
    zoids = []
    for entry in side.zoids:
        record = CardRecord(entry.card, seat, Zone.MAP, entry.at, entry.facing or first_facing(seat), entry.damage)
        zoid = built.put(record._replace(paralysed=entry.paralysed), entry.label)
        zoids.append(zoid)
        for _, worn in _worn(entry):
            built.put(CardRecord(worn.card, seat, Zone.UNDER, host=zoid), worn.label)
    state.order = with_seat(state.order, seat, (*zoids, *state.zone(seat, Zone.WRECKS)))
    if side.fortress is not None:
        record = CardRecord(FORTRESS_NUMBER, seat, Zone.MAP, state.cards[base].at)
        state.put(base, zone=Zone.UNDER, at="")
        base = built.put(record, side.fortress.label)
    state.zones[seat, Zone.MAP] = (*zoids, base) if base else tuple(zoids)
    if (hurt := side.fortress or side.base) is not None:
        state.put(base, damage=hurt.damage)


def _begin(state: State, position: Position) -> None:
    """Let the phase of a position begin."""
    if position.phase == "force":
        state.turn, state.turn_player = 0, state.first_player
        begin_force(state)
        return
    if position.phase == "start":
        state.turn -= 1
        then(state, Task("turn", player=state.turn_player))
        return
    state.phase = Phase(position.phase)
    if position.phase == "custom":
        then(state, Task("custom"))
        return
    then(state, *([] if position.phase == "end" else [Task("fire")]), Task("end"))
    if position.phase in ("move", "fight"):
        before = [Task("move"), Task("wish")] if position.phase == "move" else []
        entries = position.sides()[state.turn_player].zoids
        named = (at for at, each in enumerate(entries) if position.acting in (each.label, each.card))
        state.acting, *others = pieces(state, state.turn_player)[next(named) if position.acting else 0 :]
        then(state, *before, Task("fight"), *(Task("act", each) for each in others))


def _side(state: State, seat: int) -> dict[str, Any]:
    def numbers(zone: Zone) -> list[str]:
        return [state.cards[each].number or BLANK for each in state.zone(seat, zone)]

    base = base_of(state, seat)
    damage = {"damage": state.cards[base].damage} if base else {}
    name = "fortress" if base and state.cards[base].number == FORTRESS_NUMBER else "base"
    return {
        "deck": numbers(Zone.DECK),
        "hand": numbers(Zone.HAND),
        "trash": numbers(Zone.TRASH),
        "wrecks": numbers(Zone.WRECKS),
        "zoids": [_zoid(state, each) for each in pieces(state, seat)],
        **({name: damage} if base else {}),
        "events": state.used_events[seat],
    }


def _zoid(state: State, zoid: int) -> dict[str, Any]:
    record, pilot = state.cards[zoid], pilot_of(state, zoid)
    worn = [state.cards[each].number for each in under(state, zoid, CUSTOM)]
    return {
        "card": record.number,
        "at": record.at,
        "facing": record.facing,
        **({"damage": record.damage} if record.damage else {}),
        **({"pilot": state.cards[pilot].number} if pilot else {}),
        **({"customs": worn} if worn else {}),
        **({"paralysed": True} if record.paralysed else {}),
    }


SCENARIOS: Final = ZoidsScenarios(
    "zoids", RULEBOOK, GAMES, DECKS, ZoidsFacts(NOTATION, RULEBOOK.example, tuple(Zone)), Position
)
