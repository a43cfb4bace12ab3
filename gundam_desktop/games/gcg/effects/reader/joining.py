"""Puts the steps of a sentence where they belong: behind the steps before, or under their condition."""

from __future__ import annotations

from typing import cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.said import Steps

_INTRODUCE = (m.Choose, m.Look, m.DeployToken, m.Discard)
"""The steps whose cards a pronoun means after them."""
_DO: dict[str, frozenset[str]] = {
    "rested": frozenset({"rest"}),
    "drawn": frozenset({"draw"}),
    "discarded": frozenset({"discard", "discard chosen"}),
    "placed": frozenset({"trash top", "place in trash"}),
    "deployed": frozenset({"deploy", "deploy token"}),
    "exiled": frozenset({"remove"}),
    "destroyed": frozenset({"damage", "damage two", "destroy", "modify"}),
    "returned": frozenset({"return", "add to hand"}),
    "ap reduced": frozenset({"modify"}),
}
"""The steps that do what a condition asks for."""
PAIRED: frozenset[m.Kind] = frozenset({"pilot card", "command card", "card"})
"""The kinds of cards that are paired with a Unit."""
_PUT_BACK = (m.TopOrBottom, m.ReturnLooked, m.SplitLooked)


def joined(steps: Steps, said: Steps, link: m.Link, *, refers: bool) -> Steps:
    """Add the steps of a sentence to the steps so far.

    A sentence with a pronoun continues the one before, also under its condition, unless the pronoun means a card from
    before and the sentence has a condition of its own, or puts back what was looked at; "If you do" refers to the
    steps under the condition, but is not part of an option.
    """
    last = steps[-1] if steps else None
    opens = isinstance(last, m.If) and not last.otherwise and (refers or link in m.ASKS_IF_DONE)
    if isinstance(last, m.If) and isinstance(said[0], m.If) and link is None:
        opens = refers and _introduces(last.steps)
    if isinstance(last, m.If) and _puts_back(said[0]) and not _has_looked_at_cards(last.steps):
        opens = False
    if isinstance(last, m.May | m.When | m.Repeat) and refers and link not in m.ASKS_IF_DONE:
        opens = not (isinstance(last, m.When) and _asks_how_it_was_played(said[0]))
    if isinstance(last, m.Later) and (refers or link is not None):
        opens = True
    if not opens:
        return steps + said
    block = cast("m.If | m.May | m.When | m.Repeat | m.Later", last)
    inner = joined(block.steps, said, link, refers=refers)
    return (*steps[:-1], block.model_copy(update={"steps": inner}))


def joined_to_otherwise(steps: Steps, said: Steps, link: m.Link, *, refers: bool) -> Steps:
    """Add the steps of a sentence behind "Otherwise, ...": they belong to it if they are about its cards."""
    match steps:
        case (*before, m.If(otherwise=(_, *_) as otherwise) as last) if (refers and _introduces(otherwise)) or (
            link in m.ASKS_IF_DONE
        ):
            inner = joined(otherwise, said, link, refers=refers)
            return (*before, last.model_copy(update={"otherwise": inner}))
    return joined(steps, said, link, refers=refers)


def paid(steps: Steps) -> Steps:
    """Return the steps with their last one, a deployment, paid for; nothing if it is another step."""
    match steps:
        case (*before, m.Deploy(to="chosen", pay=False, as_unit=None) as last):
            return (*before, last.model_copy(update={"pay": True}))
        case (*before, m.May() | m.If(otherwise=()) as last) if inner := paid(last.steps):
            return (*before, last.model_copy(update={"steps": inner}))
    return ()


def paired_with(steps: Steps, units: m.Selector) -> Steps:
    """Return the steps with the card chosen last paired with one of these Units; nothing if no card was chosen last."""
    match steps:
        case (*before, m.Choose(groups=(m.Group(least=1, most=1) as card,)) as choose) if set(card.what.what) <= PAIRED:
            both = choose.model_copy(update={"groups": (card, m.Group(what=units))})
            return (*before, both, m.Pair(to="chosen", unit="chosen"))
        case (*before, m.May() | m.If(otherwise=()) as last) if inner := paired_with(last.steps, units):
            return (*before, last.model_copy(update={"steps": inner}))
    return ()


def paired_onto(steps: Steps, card: m.Group) -> Steps:
    """Return the steps with such a card paired with the Unit chosen last; nothing if no own Unit was chosen last."""
    match steps:
        case (*before, m.Choose(groups=(m.Group(least=1, most=1) as unit,)) as choose) if (
            unit.what.what == ("unit",) and unit.what.side == "your"
        ):
            both = choose.model_copy(update={"groups": (card, unit)})
            return (*before, both, m.Pair(to="chosen", unit="chosen"))
        case (*before, m.May() | m.If(otherwise=()) as last) if inner := paired_onto(last.steps, card):
            return (*before, last.model_copy(update={"steps": inner}))
    return ()


def taken_to_hand(steps: Steps, condition: m.Condition) -> Steps:
    """Return the steps with the cards for the top of the deck added to the hand if the condition holds.

    Nothing if no card is returned to the top.
    """
    place = next((at for at, step in enumerate(steps) if isinstance(step, m.SplitLooked)), None)
    split = None if place is None else steps[place]
    if place is None or not isinstance(split, m.SplitLooked) or split.bottom or split.link is not None:
        return ()
    looked = m.Group(what=m.Selector(what=("card",), zone="looked"), least=split.top, most=split.top)
    to_hand, to_top = m.AddToHand(to="chosen"), m.Return(to="chosen", where="deck top")
    put = m.If(condition=condition, steps=(to_hand,), otherwise=(to_top,))
    return (*steps[:place], m.Choose(groups=(looked,)), put, *steps[place + 1 :])


def replaced_by(steps: Steps, condition: m.Condition, new: Steps) -> Steps:
    """Return the steps with the last one replaced under a condition: with its choice, unless `new` is about that."""
    last, count = steps[-1], 1
    chosen = len(steps) > 1 and isinstance(steps[-2], m.Choose) and getattr(last, "to", None) == "chosen"
    if chosen and not _is_about(new, "chosen"):
        count = 2
    first, *others = steps[-count:]
    otherwise = (first.model_copy(update={"link": None}), *others)
    return (*steps[:-count], m.If(link=first.link, condition=condition, steps=new, otherwise=otherwise))


def asks_too_early(step: m.AnyStep) -> bool:
    """True for a condition on chosen cards with the choice under it: "If it is damaged, choose 2 Units instead"."""
    return (
        isinstance(step, m.If)
        and (_is_about(step.condition, "chosen") or isinstance(step.condition, m.NumberChosen))
        and any(isinstance(part, m.Choose) for part in m.models_in(step.otherwise))
    )


def asks_what_it_replaces(steps: Steps) -> bool:
    """True if it asks what only the replaced step does: "Discard 1. If you discard a Unit, discard 2 instead"."""
    *before, last = steps
    if not isinstance(last, m.If):
        return False
    done = {part.did for part in m.models_in(last.condition) if isinstance(part, m.Selector) and part.did is not None}
    if any(isinstance(part, m.Destroys) for part in m.models_in(last.condition)):
        done.add("destroyed")
    replaced, earlier = _done_by(last.otherwise), _done_by(tuple(before))
    return any(_DO.get(each, frozenset()) & replaced and not _DO[each] & earlier for each in done)


def _done_by(steps: Steps) -> frozenset[str]:
    return frozenset(getattr(part, "do", "") for part in m.models_in(steps))


def chosen_either_way(steps: Steps) -> bool:
    """True if cards were chosen both for what was done and for what was not, and nothing is done to the first ones."""
    links = [step.link for step in steps]
    if "if you do" not in links or "if you don't" not in links:
        return False
    return isinstance(steps[links.index("if you don't") - 1], m.Choose)


def _introduces(steps: Steps) -> bool:
    return any(isinstance(part, _INTRODUCE) for part in m.models_in(steps))


def _asks_how_it_was_played(step: m.AnyStep) -> bool:
    """True for a condition on how this card was played: it is asked now, not when an event happens."""
    return isinstance(step, m.If) and isinstance(step.condition, m.WithEx)


def _puts_back(step: m.AnyStep) -> bool:
    return isinstance(step, _PUT_BACK) or (isinstance(step, m.Return) and step.to == "looked")


def _has_looked_at_cards(steps: Steps) -> bool:
    return _is_about(steps, "looked") or any(isinstance(part, m.Look) for part in m.models_in(steps))


def _is_about(said: Steps | m.Condition, cards: str) -> bool:
    """True if the steps or the condition have something to do with the cards that were chosen, or looked at."""
    return any(cards in vars(part).values() for part in m.models_in(said))
