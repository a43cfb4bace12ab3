"""Puts the steps of a sentence where they belong: behind the steps before, or under their condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.said import Steps

_INTRODUCE = (m.Choose, m.Look, m.DeployToken, m.Discard)
"""The steps whose cards a pronoun means after them."""
PAIRED: frozenset[m.Kind] = frozenset({"pilot card", "command card", "card"})
"""The kinds of cards that are paired with a Unit."""


def joined(steps: Steps, said: Steps, link: m.Link, *, refers: bool) -> Steps:
    """Add the steps of a sentence to the steps so far.

    A sentence with a pronoun continues the one before, also under its condition, unless the pronoun means a card from
    before and the sentence has a condition of its own, or puts back what was looked at; "If you do" refers to the
    steps under the condition, but is not part of an option. Behind "If you do" a sentence with neither stands alone.
    """
    last = steps[-1] if steps else None
    opens = isinstance(last, m.If) and not last.otherwise and (refers or link in m.ASKS_IF_DONE)
    if isinstance(last, m.If) and isinstance(said[0], m.If) and link is None:
        opens = refers and _introduces(last.steps)
    if isinstance(last, m.If) and m.puts_back(said[0]) and not _has_looked_at_cards(last.steps):
        opens = False
    if isinstance(last, m.When) and link in m.ASKS_IF_DONE:
        opens = True
    if isinstance(last, m.May | m.When | m.Repeat) and refers and link not in m.ASKS_IF_DONE:
        opens = not (isinstance(last, m.When) and _asks_how_it_was_played(said[0]))
    if isinstance(last, m.Later) and (refers or link is not None):
        opens = True
    if not opens:
        alone = link is None and bool(m.governed(steps)) and not (refers or m.is_about_what_was_done(said))
        return (*steps, linked(said[0], "in any case"), *said[1:]) if alone else steps + said
    block = cast("m.If | m.May | m.When | m.Repeat | m.Later", last)
    inner = joined(block.steps, said, link, refers=refers)
    return (*steps[:-1], block.model_copy(update={"steps": inner}))


def under(condition: m.Condition, steps: Steps) -> Steps:
    """Return steps under a condition, and under the one that they have: "If it is damaged and it is your turn"."""
    match steps:
        case (m.If(otherwise=(), condition=inner) as asked,):
            both = (condition, *(inner.both if isinstance(inner, m.Both) else (inner,)))
            return (asked.model_copy(update={"condition": m.Both(both=both)}),)
    return (m.If(condition=condition, steps=steps),)


def linked(step: m.AnyStep, link: m.Link) -> m.AnyStep:
    """Return a step with another link to the one before."""
    return step.model_copy(update={"link": link})


def joined_to_otherwise(steps: Steps, said: Steps, link: m.Link, *, refers: bool) -> Steps:
    """Add the steps of a sentence behind "Otherwise, ...": they belong to it if they are about its cards."""
    match steps:
        case (*before, m.If(otherwise=(_, *_) as otherwise) as last) if (refers and _introduces(otherwise)) or (
            link in m.ASKS_IF_DONE
        ):
            inner = joined(otherwise, said, link, refers=refers)
            return (*before, last.model_copy(update={"otherwise": inner}))
    return joined(steps, said, link, refers=refers)


def amended(steps: Steps, change: Callable[[m.AnyStep], Steps]) -> Steps:
    """Return the steps with others in place of the last one, also within an option or a condition.

    Nothing if `change` has no other ones for it.
    """
    match steps:
        case (*before, last) if new := change(last):
            return (*before, *new)
        case (*before, m.May() | m.If(otherwise=()) as last) if inner := amended(last.steps, change):
            return (*before, last.model_copy(update={"steps": inner}))
    return ()


def paid(step: m.AnyStep) -> Steps:
    """Return a deployment of chosen cards, paid for."""
    match step:
        case m.Deploy(to="chosen", pay=False, as_unit=None):
            return (step.model_copy(update={"pay": True}),)
    return ()


def paired_with(step: m.AnyStep, units: m.Selector) -> Steps:
    """Return the choice of a card along with one of these Units, and their pairing."""
    match step:
        case m.Choose(groups=(m.Group(least=1, most=1) as card,)) if set(card.what.what) <= PAIRED:
            return _pairing(step, card, m.Group(what=units))
    return ()


def paired_onto(step: m.AnyStep, card: m.Group) -> Steps:
    """Return the choice of an own Unit along with such a card, and their pairing."""
    match step:
        case m.Choose(groups=(m.Group(what=m.Selector(what=("unit",), side="your"), least=1, most=1) as unit,)):
            return _pairing(step, card, unit)
    return ()


def _pairing(choose: m.Choose, card: m.Group, unit: m.Group) -> Steps:
    return (choose.model_copy(update={"groups": (card, unit)}), m.Pair(to="chosen", unit="chosen"))


def taken_to_hand(steps: Steps, condition: m.Condition) -> Steps:
    """Return the steps with the cards for the top of the deck added to the hand if the condition holds.

    Nothing if no card is returned to the top.
    """
    for place, step in enumerate(steps):
        if isinstance(step, m.SplitLooked) and not step.bottom and step.link is None:
            looked = m.Group(what=m.Selector(what=("card",), zone="looked"), least=step.top, most=step.top)
            to_hand, to_top = m.AddToHand(to="chosen"), m.Return(to="chosen", where="deck top")
            put = m.If(condition=condition, steps=(to_hand,), otherwise=(to_top,))
            return (*steps[:place], m.Choose(groups=(looked,)), put, *steps[place + 1 :])
    return ()


def chosen_either_way(steps: Steps) -> bool:
    """True if cards were chosen both for what was done and for what was not, and nothing is done to the first ones."""
    links = [step.link for step in steps]
    if "if you do" not in links or "if you don't" not in links:
        return False
    return isinstance(steps[links.index("if you don't") - 1], m.Choose)


def depends_unclearly(steps: Steps, said: Steps, link: m.Link) -> bool:
    """True if a sentence is about cards from before a condition or option, and could stand under it.

    After "You may deploy it" it does: only then the card is in play.
    """
    match steps:
        case (*_, m.If(otherwise=()) | m.May() as block) if not isinstance(said[0], m.If):
            of_this = isinstance(block, m.May) and link == "then" and m.is_about(said, "this")
            return m.is_about_earlier(said, block.steps) or (of_this and not m.introduces(block.steps))
    return False


def depends_unclearly_on_done(steps: Steps, said: Steps, link: m.Link) -> bool:
    """True if a sentence is about cards from before an "If you do", and could stand under it.

    Or if it is about cards that were chosen under it, and another sentence stands between them.
    """
    if asked := m.governed(steps):
        return link is None and m.is_about_earlier_or_this(said, asked)
    place = m.own_sentence(steps)
    return m.introduces(m.governed(steps[:place])) and m.is_about_earlier(said, steps[place:])


def _introduces(steps: Steps) -> bool:
    return any(isinstance(part, _INTRODUCE) for part in m.models_in(steps))


def _asks_how_it_was_played(step: m.AnyStep) -> bool:
    """True for a condition on how this card was played: it is asked now, not when an event happens."""
    return isinstance(step, m.If) and isinstance(step.condition, m.WithEx)


def _has_looked_at_cards(steps: Steps) -> bool:
    return m.is_about(steps, "looked") or any(isinstance(part, m.Look) for part in m.models_in(steps))
