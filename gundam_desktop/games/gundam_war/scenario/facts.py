"""What a scenario expects: the subjects with the forms of their values, and whether they hold."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from gundam_desktop.games.gundam_war.game import Game
from gundam_desktop.games.gundam_war.model.state import AREAS, PLACES, State, Zone
from gundam_desktop.games.gundam_war.notation import CARD_NAME, Board, read_name
from gundam_desktop.games.gundam_war.rules.battle import power_now
from gundam_desktop.games.gundam_war.rules.figures import figures
from gundam_desktop.games.gundam_war.rules.zones import zone_of
from gundam_desktop.scenarios.card_names import find
from gundam_desktop.scenarios.document import AmbiguousName, FieldError, NotationError, checked
from gundam_desktop.scenarios.fields import SEATS, Flag, Model, Path, Text, Whole, clauses_type
from gundam_desktop.scenarios.scenario import Fact
from gundam_desktop.spelling import did_you_mean
from gundam_desktop.tabletop import Event

_ZONES: Final = "|".join(PLACES)
_OF_SIDE: Final = re.compile(rf"^([AB])\.(?:({_ZONES})(?:\.(power|top|bottom))?|sees|unseen)$")
_STATUS: Final = re.compile(rf"^({'|'.join(AREAS)})\.status$")
_PLAIN: Final[Mapping[str, Any]] = {
    "winner": Literal["A", "B", "none"],
    "turn_player": Literal["A", "B"],
    "phase": Text,
    "step": Text,
    "turn": Whole,
    "decision": Text,
    "status": Literal["empty", "attackers", "defenders", "engaged"],
}
_Names = tuple[Text, ...]


class CardFact(Model):
    """What is expected of one card."""

    zone: Text | None = None
    """`A.station`; `A.under` for a character under a unit."""
    rolled: Flag | None = None
    damage: Whole | None = None
    figures: Annotated[Text, Field(pattern=r"^(\*|\d+)/\d+/\d+$")] | None = None
    """Melee, ranged and defence: `3/1/3`."""
    character: Text | None = None
    """The number of its character, or `none`."""


def expected_value(subject: str, value: Any, path: Path) -> Any:
    """The expected value of a subject, checked. Raises `FieldError`."""
    if subject == "cited":
        return checked(clauses_type("GW-5-3"), value, path)
    if subject in _PLAIN and subject != "status":
        return checked(_PLAIN[subject], value, path)
    if _STATUS.match(subject):
        return checked(_PLAIN["status"], value, path)
    if side := _OF_SIDE.match(subject):
        counted = side[3] == "power" or isinstance(value, int)
        return checked(Whole if counted else _Names, value, path)
    if CARD_NAME.match(subject):
        return checked(CardFact, value, path)
    known = [*_PLAIN, "cited", "legal", "illegal", *(f"A.{zone}" for zone in PLACES)]
    raise FieldError(path, f"there is no such subject; {did_you_mean(subject, known)}".rstrip("; "))


def names_in(fact: Fact) -> list[str]:
    """The names of cards that a fact mentions."""
    if isinstance(fact.value, CardFact):
        return [fact.subject]
    return list(fact.value) if _OF_SIDE.match(fact.subject) and isinstance(fact.value, tuple) else []


def mismatch(fact: Fact, game: Game, board: Board, events: Sequence[Event]) -> str:
    """The actual value, if a fact does not hold; empty if it does. `FieldError` for an ambiguous name."""
    try:
        now = _now(fact, game, board, events)
    except AmbiguousName as error:
        raise FieldError(fact.path, str(error)) from None
    except NotationError as error:
        return f"{fact.subject}: {error}"
    expected = fact.value.model_dump(exclude_none=True) if isinstance(fact.value, CardFact) else fact.value
    return "" if now == expected else f"{fact.subject}: expected {_shown(expected)}, is {_shown(now)}"


def _now(fact: Fact, game: Game, board: Board, events: Sequence[Event]) -> Any:
    state, subject = game.state, fact.subject
    if isinstance(fact.value, CardFact):
        card = find(read_name(subject), (), board)
        return {name: _of_card(state, card, name) for name in fact.value.model_dump(exclude_none=True)}
    if subject == "cited":
        return _cited(fact.value, events)
    if status := _STATUS.match(subject):
        return str(state.status[Zone(status[1])])
    if side := _OF_SIDE.match(subject):
        seat = SEATS.index(side[1])
        if not side[2]:
            return tuple(name for name in fact.value if _sees(game, seat, name, board) == subject.endswith(".sees"))
        return _of_zone(state, seat, Zone(side[2]), side[3], fact.value, board)
    return _of_game(game, subject)


def _of_game(game: Game, subject: str) -> Any:
    state = game.state
    match subject:
        case "winner":
            return SEATS[int(state.result)] if state.result else "none"
        case "turn_player":
            return SEATS[state.turn_player]
        case "decision":
            decision = game.decision
            return decision.kind if decision.player < 0 else f"{SEATS[decision.player]} {decision.kind}"
        case "turn":
            return state.turn
    return str(getattr(state, subject))


def _cited(clauses: tuple[str, ...], events: Sequence[Event]) -> tuple[str, ...]:
    """The clauses that are cited in this order; of others what is cited instead."""
    cited = iter(event.clause for event in events)
    found = tuple(clause for clause in clauses if clause in cited)
    return found if found == clauses else tuple(dict.fromkeys(event.clause for event in events))


def _of_zone(state: State, seat: int, zone: Zone, part: str | None, expected: Any, board: Board) -> Any:
    there = state.zone(seat, zone)
    if part == "power":
        return power_now(state, there)
    if isinstance(expected, int):
        return len(there)
    if part == "top":
        there = there[: len(expected)]
    elif part == "bottom":
        there = there[-len(expected) :]
    written = tuple(_written(state, card, board) for card in there)
    ordered = part is not None or zone in AREAS
    return written if ordered or sorted(written) != sorted(expected) else expected


def _written(state: State, card: int, board: Board) -> str:
    return next((label for label, labelled in board.labels.items() if labelled == card), state.cards[card].number)


def _sees(game: Game, seat: int, name: str, board: Board) -> bool:
    seen = game.view(seat).cards.get(find(read_name(name), (), board))
    return seen is not None and bool(seen.number)


def _of_card(state: State, card: int, name: str) -> Any:
    record = state.cards[card]
    match name:
        case "zone":
            return f"{SEATS[record.owner]}.{zone_of(state, card) if not record.host else Zone.UNDER}"
        case "figures":
            return "/".join(map(str, figures(state, card)))
        case "character":
            return state.cards[record.character].number if record.character else "none"
    return getattr(record, name)


def _shown(value: Any) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)
