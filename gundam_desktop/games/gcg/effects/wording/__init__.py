"""Effects in words, one family of modules a language: the wording sees the effect and nothing else.

What is the same in every language is here, in `ability_text` (marks and text), `sentence_flow` (steps that come
together to sentences) and `mentions` (what has been spoken of). `names` puts the names in an effect into a language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from gundam_desktop.games.gcg.effects import language as m

_MOST_TO_PAY = 20


class NotWorded(ValueError):
    """An effect that has no words in this language yet."""


@contextmanager
def nothing_unsaid(ability: m.AnyAbility) -> Iterator[None]:
    """Raise NotWorded if the block has put an ability into words without reading all of it."""
    with m.fields_read() as read:
        yield
    for part, field in read.unread(ability):
        raise NotWorded(f"{type(part).__name__}.{field}")


def number(amount: m.Amount | None) -> int:
    """Return a plain number; there are no words for an expression here."""
    if not isinstance(amount, int):
        raise NotWorded("an expression in the place of a number")
    return amount


def circled(amount: m.Amount) -> str:
    """Return a cost as it is written: "②"."""
    cost = number(amount)
    if not 1 <= cost <= _MOST_TO_PAY:
        raise NotWorded(f"a cost of {cost}")
    return chr(ord("①") + cost - 1)


def share_a_place(groups: Sequence[m.Group]) -> bool:
    """Return whether several groups are of one trash, so that a text need say it only once."""
    places = {(group.what.side, group.what.zone) for group in groups}
    one = len(groups) > 1 and len(places) == 1 and groups[0].what.zone == "trash"
    return one and not any(group.what.either for group in groups)


def opponents_choice(step: m.Choose) -> tuple[m.Selector, int]:
    """Return what the opponent has to choose, without whose it is, and how many; NotWorded if it is not their own."""
    match step.groups:
        case (m.Group(what=m.Selector(side="enemy", zone=None) as what, least=int() as least, most=most),) if (
            most == least
        ):
            return what.model_copy(update={"side": "any"}), least
    raise NotWorded("this choice of the opponent")


def for_each(amount: m.Amount) -> tuple[m.Count | m.Per, int]:
    """Return what an amount is counted by, and how much it is for each."""
    match amount:
        case m.Times(amount=m.Count() | m.Per() as counted, times=times):
            return counted, times
        case m.Count() | m.Per():
            return amount, 1
    raise NotWorded("an amount by this expression")
