"""What a scenario expects: every subject with its value, checked when the file is read."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field

from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.games.gcg.scenario.document import FieldError, checked
from gundam_desktop.games.gcg.scenario.notation import CARD_NAME, NotationError, Written, read_choice
from gundam_desktop.games.gcg.scenario.position import Flag, Model, Path, Seat, Text, Whole
from gundam_desktop.spelling import did_you_mean

CLAUSE = re.compile(r"^(?:[0-9]+(?:-[0-9]+)*|any)$")
LIST_ZONES = ("hand", "trash", "removed", "shields", "deck", "battle")
PILES = ("deck", "shields", "trash")
SIDE_SUBJECT = re.compile(r"^([AB])\.([a-z_]+)(\.top)?$")
ZONE = re.compile(r"^(?:[AB]\.(?:hand|deck|resource_deck|resources|battle|base|shields|trash|removed)|outside)$")
DECISION = re.compile(r"^(?:[AB] (?:main|block|action|choose|confirm|order|redraw|first_player)|game over)$")
_WITH_AMOUNT = "|".join(keyword.en for keyword in KEYWORD_EFFECTS if keyword.has_amount)
_WITHOUT = "|".join(keyword.en for keyword in KEYWORD_EFFECTS if not keyword.has_amount)
KEYWORD = re.compile(rf"^(?:(?:{_WITH_AMOUNT}) [0-9]+|{_WITHOUT})$")
*_ALL_KEYWORDS, _LAST_KEYWORD = [f"{keyword.en}{' n' if keyword.has_amount else ''}" for keyword in KEYWORD_EFFECTS]


def _like(pattern: re.Pattern[str], right: str) -> AfterValidator:
    def check(value: str) -> str:
        if not pattern.match(value):
            raise ValueError(f"`{value}` is not known; right is {right}")
        return value

    return AfterValidator(check)


def _several(value: Any) -> Any:
    values = value if isinstance(value, list) else [value]
    return [str(v) if isinstance(v, int) else v for v in values]


def _different(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{name} stands here twice; the second card of a number is written like ST01-005#2")
    return names


Name: TypeAlias = Annotated[Text, _like(CARD_NAME, "a number, a label, or like `B.trash.ST01-005#2`")]
Names: TypeAlias = Annotated[tuple[Name, ...], AfterValidator(_different)]
Clauses: TypeAlias = Annotated[
    tuple[Annotated[Text, _like(CLAUSE, "a clause like `7-4-1`, a list of them, or `any`")], ...],
    BeforeValidator(_several),
]
Keyword: TypeAlias = Annotated[Text, _like(KEYWORD, f"{', '.join(_ALL_KEYWORDS)} or {_LAST_KEYWORD}")]


class ResourceFact(Model):
    """How many Resources there are of each state, as far as said."""

    active: Whole | None = None
    rested: Whole | None = None
    ex: Whole | None = None


class CardFact(Model):
    """What is so of one card, as far as said."""

    zone: Annotated[Text, _like(ZONE, "like `B.trash`, or `outside`")] | None = None
    rested: Flag | None = None
    damage: Whole | None = None
    ap: Whole | None = None
    hp: Annotated[int, Field(strict=True)] | None = None
    level: Whole | None = None
    cost: Whole | None = None
    keywords: tuple[Keyword, ...] | None = None
    pilot: Name | None = None
    linked: Flag | None = None


class Fact(NamedTuple):
    """One expectation: its subject as written, and what is expected."""

    subject: str
    value: Any
    path: Path


_OF_THE_GAME: dict[str, Any] = {
    "winner": Literal["A", "B", "draw", "none"],
    "turn_player": Seat,
    "phase": Literal["setup", "start", "draw", "resource", "main", "end"],
    "turn": Whole,
    "decision": Annotated[Text, _like(DECISION, "like `A main`, `B block`, `A choose`, or `game over`")],
    "cited": Clauses,
}
_OF_A_SIDE: dict[str, Any] = {
    "base": Name,
    "resources": ResourceFact,
    "resource_deck": Whole,
    "sees": Names,
    "unseen": Names,
}


def read_facts(data: dict[str, Any], path: Path) -> list[Fact]:
    """Every expectation of a scenario, checked; `FieldError` names the one that is wrong."""
    return [
        Fact(subject, _value(subject, value, (*path, subject)), (*path, subject)) for subject, value in data.items()
    ]


def _value(subject: str, value: Any, path: Path) -> Any:
    if subject == "legal":
        return tuple(choice(item, (*path, index)) for index, item in enumerate(checked(list[Any], value, path)))
    if subject == "illegal":
        pairs = checked(dict[str, Any], value, path)
        return tuple(
            (choice(text, (*path, text)), checked(Clauses, item, (*path, text))) for text, item in pairs.items()
        )
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


def choice(value: Any, path: Path) -> Written:
    """A choice as the file writes it."""
    text: str = checked(Text, value, path)
    try:
        return read_choice(text)
    except NotationError as error:
        raise FieldError(path, str(error)) from None
