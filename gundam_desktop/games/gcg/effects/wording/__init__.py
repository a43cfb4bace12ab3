"""Puts effects into words, with a family of modules for each language. The wording depends on the effect alone.

The parts common to all languages are here, in `ability_text` (marks and text), `step_words` (single steps),
`sentence_flow` (steps joined to sentences) and `mentions` (cards mentioned so far). `names` puts the names in an effect
into a language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, TypeAlias

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if

_MOST_TO_PAY = 20
Comparison: TypeAlias = Literal["fewer", "more", "as many"]
"""Whether a player has fewer, more or as many of certain cards as the opponent."""


AP_FELL_TO_0 = m.CountIs.constant(
    count=m.Selector.constant(what=("unit",), did="ap reduced", ap=m.Range.constant(most=0)), least=1
)
"""The effect has reduced the AP of a Unit to 0."""


@contextmanager
def nothing_unsaid(ability: m.AnyAbility) -> Iterator[None]:
    """Raise `NotWorded` if the code within the `with` block did not read every field of the ability that it words."""
    with m.fields_read() as read:
        yield
    for part, field in read.unread(ability):
        raise NotWorded(f"{type(part).__name__}.{field}")


def circled(amount: m.Amount) -> str:
    """Return a cost as it is written: "②"."""
    cost = number(amount)
    refuse_if(not 1 <= cost <= _MOST_TO_PAY, f"a cost of {cost}")
    return chr(ord("①") + cost - 1)


def is_any_number(group: m.Group) -> bool:
    """True if the player may choose as many cards as they like."""
    return isinstance(group.most, m.Count) and group.least == 0 and group.most == m.Count(count=group.what)


def hand_until(amount: m.Plus) -> int | None:
    """Return the number of cards in hand up to which a player draws or discards; None for another amount."""
    hand = m.Count(count=m.YOUR_HAND)
    if amount.amount == hand and amount.plus < 0:
        return -amount.plus
    return amount.plus if amount.amount == m.Times(times=-1, amount=hand) else None


def several(amount: m.Amount) -> bool:
    """Return True if an amount may be more than one."""
    return not isinstance(amount, int) or amount > 1


def are_many(groups: Sequence[m.Group]) -> bool:
    """True if more than one card may be chosen."""
    if any(group.what.belongs == "each enemy player" for group in groups):
        return True
    return sum(group.most if isinstance(group.most, int) else 2 for group in groups) > 1


def share_a_place(groups: Sequence[m.Group]) -> bool:
    """Return True if several groups are of one trash, so that a text names it only once."""
    places = {(group.what.side, group.what.zone) for group in groups}
    one = len(groups) > 1 and len(places) == 1 and groups[0].what.zone == "trash"
    return one and not any(group.what.either for group in groups)


def for_each(amount: m.Amount) -> tuple[m.Count | m.Per | m.AtMost, int]:
    """Return the expression that an amount multiplies, and the factor."""
    match amount:
        case m.Times(amount=m.Count() | m.Per() | m.AtMost(amount=m.Count() | m.Per()) as counted, times=times):
            return counted, times
        case m.Count() | m.Per() | m.AtMost(amount=m.Count() | m.Per()):
            return amount, 1
    raise NotWorded("this expression")


def compared_with_enemy(condition: m.CountIs) -> tuple[m.Selector, Comparison] | None:
    """Return your cards and whether you have fewer, more or as many as the enemy; None for any other condition."""
    match condition:
        case m.CountIs(least=None, most=m.Plus(plus=-1, amount=m.Count(unique=False) as theirs)):
            compared: Comparison = "fewer"
        case m.CountIs(least=m.Plus(plus=1, amount=m.Count(unique=False) as theirs), most=None):
            compared = "more"
        case m.CountIs(least=m.Count(unique=False) as theirs, most=m.Count() as same) if theirs == same:
            compared = "as many"
        case _:
            return None
    yours = condition.count
    if yours.side != "your" or theirs.count != yours.model_copy(update={"side": "enemy"}):
        raise NotWorded("a comparison with other cards")
    return yours, compared
