"""The expectations of scenarios: every subject with its value, validated when the file is read."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field

from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.notation import CARD_NAME
from gundam_desktop.scenarios.document import FieldError, checked
from gundam_desktop.scenarios.fields import Flag, Model, Path, Seat, Text, Whole, clauses_type, matching
from gundam_desktop.spelling import did_you_mean

LIST_ZONES = ("hand", "trash", "removed", "shields", "deck", "battle")
PILES = ("deck", "shields", "trash")
SIDE_SUBJECT = re.compile(r"^([AB])\.([a-z_]+)(\.top)?$")
ZONE = re.compile(r"^(?:[AB]\.(?:hand|deck|resource_deck|resources|battle|base|shields|trash|removed)|outside)$")
DECISION = re.compile(r"^(?:[AB] (?:main|block|action|choose|confirm|order|redraw|first_player)|game over)$")
_WITH_AMOUNT = "|".join(keyword.en for keyword in KEYWORD_EFFECTS if keyword.has_amount)
_WITHOUT = "|".join(keyword.en for keyword in KEYWORD_EFFECTS if not keyword.has_amount)
KEYWORD = re.compile(rf"^(?:(?:{_WITH_AMOUNT}) [0-9]+|{_WITHOUT})$")
*_ALL_KEYWORDS, _LAST_KEYWORD = [f"{keyword.en}{' n' if keyword.has_amount else ''}" for keyword in KEYWORD_EFFECTS]


def _different(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{name} stands here twice; the second card of a number is written like ST01-005#2")
    return names


Name: TypeAlias = Annotated[Text, matching(CARD_NAME, "a number, a label, or like `B.trash.ST01-005#2`")]
Names: TypeAlias = Annotated[tuple[Name, ...], AfterValidator(_different)]
Clauses = clauses_type(RULEBOOK.example)
Keyword: TypeAlias = Annotated[Text, matching(KEYWORD, f"{', '.join(_ALL_KEYWORDS)} or {_LAST_KEYWORD}")]


class ResourceFact(Model):
    """The expected number of Resources in each state; None for a state that is left out."""

    active: Whole | None = None
    rested: Whole | None = None
    ex: Whole | None = None


class CardFact(Model):
    """The expected values of one card; None for a value that is left out."""

    zone: Annotated[Text, matching(ZONE, "like `B.trash`, or `outside`")] | None = None
    rested: Flag | None = None
    damage: Whole | None = None
    ap: Whole | None = None
    hp: Annotated[int, Field(strict=True)] | None = None
    level: Whole | None = None
    cost: Whole | None = None
    keywords: tuple[Keyword, ...] | None = None
    pilot: Name | None = None
    linked: Flag | None = None


_OF_THE_GAME: dict[str, Any] = {
    "winner": Literal["A", "B", "draw", "none"],
    "turn_player": Seat,
    "phase": Literal["setup", "start", "draw", "resource", "main", "end"],
    "turn": Whole,
    "decision": Annotated[Text, matching(DECISION, "like `A main`, `B block`, `A choose`, or `game over`")],
    "cited": Clauses,
}
_OF_A_SIDE: dict[str, Any] = {
    "base": Name,
    "resources": ResourceFact,
    "resource_deck": Whole,
    "sees": Names,
    "unseen": Names,
}


def expected_value(subject: str, value: Any, path: Path) -> Any:
    """Return the expected value of a subject, validated. Raises `FieldError` with the reason."""
    if subject in _OF_THE_GAME:
        return checked(_OF_THE_GAME[subject], value, path)
    if (match := SIDE_SUBJECT.match(subject)) and not CARD_NAME.match(subject):
        return _side_value(match[2], bool(match[3]), value, path)
    if not CARD_NAME.match(subject):
        raise FieldError(path, f"`{subject}` is neither a fact nor the name of a card{_hint(subject)}")
    if not isinstance(value, dict):
        right = "the facts of a card are like `{zone: A.trash, damage: 2}`"
        raise FieldError(path, f"`{value}` says nothing of a card; {right}{_hint(subject)}")
    return checked(CardFact, value, path)


def _side_value(what: str, top: bool, value: Any, path: Path) -> Any:
    if top and what in PILES:
        return checked(Names, value, path)
    if what in LIST_ZONES and not top:
        return checked(Names, value, path) if isinstance(value, list) else checked(Whole, value, path)
    if what in _OF_A_SIDE and not top:
        return checked(_OF_A_SIDE[what], value, path)
    raise FieldError(path, f"`{path[-1]}` is no fact{_hint(str(path[-1]))}")


def _hint(subject: str) -> str:
    tops = tuple(f"{zone}.top" for zone in PILES)
    of_sides = [f"{seat}.{what}" for seat in "AB" for what in (*LIST_ZONES, *tops, *_OF_A_SIDE)]
    hint = did_you_mean(subject, [*_OF_THE_GAME, "legal", "illegal", *of_sides])
    return f"; {hint}" if hint else ""
