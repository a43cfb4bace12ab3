"""Reads descriptions of cards: what they have, where they are, whom they attack, what they did in this turn."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, cast

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases.row import Row
from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARK_OF_EVENT, MARKS
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.past_rows import in_turn
from gundam_desktop.games.gcg.effects.reader.productions import DESCRIPTION_RULES, FROM_PLACE
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.rows import RowRule
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, subtrees

_MARKS: Final[dict[str, Any]] = {MARKS[mark].en.lower(): event for event, mark in MARK_OF_EVENT.items()}
"""The marks by which cards are described."""
_ASKED_OF_UNITS = frozenset({"state", "damaged", "level", "ap", "hp", "keyword", "new", "has_attacked", "paired"})
"""What may be one of two descriptions."""


says(
    deployed_this_turn={"new": True},
    attacked_this_turn={"has_attacked": True},
    in_your_trash={"side": "your", "zone": "trash"},
    in_their_trash={"side": "enemy", "zone": "trash"},
    in_your_hand={"side": "your", "zone": "hand"},
    in_the_hand_of_enemies={"zone": "hand"},
    in_their_hand={"side": "enemy", "zone": "hand"},
    in_play={},
)


def _described(rule: RowRule[Row], reading: Reading, tree: Node) -> Fields:
    """Return a description by its row in the table."""
    fields: Fields = {**rule.meaning(tree).values}
    for blank, said in rule.values(reading, tree):
        value = said
        if isinstance(value, Token):
            of_keyword = value.type == "KEYWORD"
            value = keyword_of(reading, value, with_amount=False).name if of_keyword else inside(value)
        fields |= value if isinstance(value, dict) else {blank.field: value}
    spoken_of = reading.discourse
    if fields.get("besides") == "chosen" and (spoken_of.object != "chosen" or spoken_of.off_field):
        raise reading.refuse("no cards in play were chosen before")
    return fields


reads(**{name: partial(_described, rule) for rule in DESCRIPTION_RULES for name in rule.productions})


def inside(token: Token) -> str:
    """Return what stands in brackets, parentheses or quotation marks."""
    return str(token)[1:-1].strip()


@means
def with_less_than(reading: Reading, number: Token, stat: str) -> Fields:
    if int(number) < 1:
        raise reading.refuse("a number cannot be less than 0")
    return {stat: m.Range(most=int(number) - 1)}


@means
def with_mark(reading: Reading, mark: Token) -> Fields:
    if _mark(reading, mark) != "pilot":
        raise reading.refuse("for this mark, write 'with a 【...】 effect'", mark)
    return {"effect": "pilot"}


def _mark(reading: Reading, mark: Token, but: str = "") -> m.MarkName:
    name: m.MarkName | None = _MARKS.get(" ".join(str(mark)[1:-1].lower().split()))
    if name is None or name == but:
        raise reading.refuse("only a mark like 【Burst】 or 【Deploy】 can be named here", mark)
    return name


def _with_mark(reading: Reading, mark: Token) -> m.Selector:
    return m.ANY_CARD.model_copy(update={"effect": _mark(reading, mark, but="pilot")})


def _unit(**said: object) -> m.Selector:
    return m.Selector.model_validate({"what": ("unit",), **said})


@reads
def or_else(reading: Reading, tree: Node) -> Fields:
    """Return two descriptions one of which must fit; the first of them stands before the words of the other."""
    if len(subtrees(tree)) != 2:
        raise reading.refuse("there must be exactly one description before 'or'")
    parts = []
    for part in subtrees(tree):
        said = cast(Fields, reading.visit(part))
        if not said.keys() <= _ASKED_OF_UNITS:
            raise reading.refuse("only a state, a figure or a keyword effect can stand next to 'or' here", part)
        parts.append(_unit(**said))
    return {"either": tuple(parts)}


@means
def above_all_of_yours(reading: Reading, stat: m.Stat, units: m.Selector) -> Fields:
    if units.what != ("unit",) or units.side != "any" or units.zone is not None:
        raise reading.refuse("here cards can only be compared with your Units in play")
    highest = m.Highest(highest=stat, among=units.model_copy(update={"side": "your"}))
    return {stat: m.Range(least=m.Plus(plus=1, amount=highest))}


@means
def up_to_one(reading: Reading, stat: m.Stat, units: m.Selector, below: int = 0) -> Fields:
    """Return a figure up to that of one of certain Units of this player, so up to the highest of them."""
    if units.what != ("unit",) or units.side not in {"your", "friendly"} or units.zone is not None:
        raise reading.refuse("here cards can only be compared with Units of yours that are in play")
    highest = m.Highest(highest=stat, among=units)
    return {stat: m.Range(most=m.Plus(plus=-below, amount=highest) if below else highest)}


@means
def attacking_one(reading: Reading, other: m.Selector, doing: str = "attacking") -> Fields:
    if other.what != ("unit",) or other.zone is not None:
        raise reading.refuse("only Units can attack or be attacked here")
    return {doing: True, "battling": other}


@reads(*FROM_PLACE.productions)
def from_place(reading: Reading, tree: Node) -> Fields:
    zone, side = FROM_PLACE.meaning(tree)
    if (zone, side) == ("hand", "enemy") and reading.discourse.among != "their hand":
        raise reading.refuse("their hand was not looked at before")
    return {"zone": zone} if side == "any" else {"side": side, "zone": zone}


@reads
def among_looked(reading: Reading, tree: Node) -> Fields:
    match reading.discourse.among:
        case "looked":
            return {"zone": "looked"}
        case "placed" if reading.discourse.players is None:
            return {"did": "placed"}
        case "their hand":
            return {"side": "enemy", "zone": "hand"}
    raise reading.refuse("no cards of yours were looked at or placed before")


@reads
def placed_by_you(reading: Reading, _: Node) -> Fields:
    """Return the cards that the effect has placed; those of the player if others placed some, too."""
    return {"did": "placed"} if reading.discourse.players is None else {"did": "placed", "side": "your"}


def alternatives_joined(parts: list[Node]) -> list[Node]:
    """Return the parts of a description of cards, with "that is rested" and "or is damaged" as one of them."""
    joined: list[Node] = []
    for part in parts:
        first = [joined.pop()] if part.data == "or_else" and joined[-2:-1] and joined[-2].data == "nouns" else []
        joined.append(Tree("or_else", [*first, *part.children], part.meta) if first else part)
    return joined


means(
    did_in_turn=lambda reading, past: {"in_turn": in_turn(reading, past)},
    did_not_in_turn=lambda reading, past: {"not_in_turn": in_turn(reading, past)},
    with_more_than=lambda _, number, stat: {stat: m.Range(least=int(number) + 1)},
    with_effect=lambda reading, mark: {"effect": _mark(reading, mark, but="pilot")},
    with_either_effect=lambda reading, *marks: {"either": tuple(map(partial(_with_mark, reading), marks))},
    in_either_state=lambda _, *said: {"either": tuple(_unit(**so) for so in said)},
    below_one=lambda reading, stat, units: up_to_one(reading, stat, units, below=1),
    attacked_by_one=lambda reading, other: attacking_one(reading, other, "attacked"),
)
