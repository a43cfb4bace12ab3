"""Reads what is done instead of an earlier step, or otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.joining import linked
from gundam_desktop.games.gcg.effects.reader.lasting import limited
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads
from gundam_desktop.games.gcg.effects.reader.said import SameReduction, SameStep, Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.scope import unclear_otherwise
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

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
_PRONOUNS = frozenset({"subject_pronoun", "plural_subject", "object_pronoun", "plural_object"})
_NAMED = _PRONOUNS | {"this_unit", "this_base"}
_BLOCKS = (m.If, m.May, m.Case, m.Mode)


class Instead(NamedTuple):
    """Steps in place of earlier ones, if a condition holds."""

    steps: tuple[Any, ...]
    """Omitted parts are those of the earlier step."""
    condition: m.Condition | None = None
    """None if they are done if the option before was taken: "You may discard 1. If you do, draw 2 instead"."""
    pronoun: str = ""
    """The pronoun by which it first names a card, as the node of the grammar: the card of the step that it replaces."""
    unclear: bool = False
    """True if the pronoun could be this card or another one, should the replaced step be about none."""


class Otherwise(NamedTuple):
    """Steps for when the condition before does not hold."""

    steps: Steps


@reads
def instead(reading: Reading, tree: Node) -> Instead:
    condition, steps = subtrees(tree)
    named = sorted(steps.find_pred(lambda part: part.data in _NAMED), key=lambda part: part.meta.start_pos)
    spoken_of = reading.discourse
    asked, spoken_of.replaced, spoken_of.instead = reading.visit(condition), spoken_of.chosen, True
    done, spoken_of.replaced, spoken_of.instead = reading.visit(steps), None, False
    first = named[0].data if named else ""
    return Instead(done, asked, first if first in _PRONOUNS else "", spoken_of.rival is not None)


means(
    done_instead=lambda _, steps: Instead(steps),
    otherwise=lambda _, steps: Otherwise(steps),
)


def _completed(reading: Reading, sentence: Node, instead: Instead, replaced: m.AnyStep) -> Steps:
    """Return a replacement with the duration and the cards of the replaced step, unless it has its own."""
    first = _first_completed(reading, sentence, instead, replaced)
    if instead.pronoun:
        first = _to_the_same(reading, sentence, instead, first, getattr(replaced, "to", None))
    return tuple(limited(reading, sentence, step) for step in (first, *instead.steps[1:]))


def _to_the_same(reading: Reading, sentence: Node, instead: Instead, first: Any, to: Any) -> Any:
    """Return a step whose "it" is the card to which the replaced step is done."""
    meant = getattr(first, "to", None)
    if isinstance(to, m.All) and not instead.pronoun.startswith("plural"):
        raise reading.refuse("this means one card, but a whole group of cards was mentioned last", sentence)
    if to is None and instead.unclear and meant in m.NEVER_CHOSEN:
        raise reading.refuse("it is not clear if this card is meant, or the one mentioned before", sentence)
    return first.model_copy(update={"to": to}) if to is not None and meant in {*m.NEVER_CHOSEN, "chosen"} else first


def _first_completed(reading: Reading, sentence: Node, instead: Instead, replaced: m.AnyStep) -> Any:
    match instead.steps[0], replaced:
        case (Untimed() | m.Modify() as first, m.Modify()) if m.leaves_some(first.changes, replaced.changes):
            raise reading.refuse("it is not clear if what it does not exchange is lost", sentence)
        case (Untimed() | m.Modify() as first, m.Modify()) if instead.pronoun:
            lasts = replaced.lasts if isinstance(first, Untimed) else first.lasts
            return m.Modify(to=replaced.to, changes=first.changes, lasts=lasts)
        case (Untimed() as first, m.Modify()) if not first.turn and not first.zone:
            return m.Modify(to=first.to, changes=first.changes, lasts=replaced.lasts)
        case (SameStep() as first, m.Choose()):
            if len(replaced.groups) > 1 or replaced.groups[0].least != replaced.groups[0].most:
                raise reading.refuse("it is not clear which cards the new number is for", sentence)
            group = replaced.groups[0].model_copy(update={"least": first.least, "most": first.amount})
            return replaced.model_copy(update={"groups": (group,), "link": None})
        case (SameStep() as first, _) if first.do == replaced.do:
            return replaced.model_copy(update={"amount": first.amount, "link": None})
        case (SameReduction() as first, m.Modify()):
            reduce = replaced.changes[0]
            if not isinstance(reduce, m.Reduce) or reduce.to:
                raise reading.refuse("no damage is reduced before it", sentence)
            changes = (reduce.model_copy(update={"reduce": first.by}),)
            return replaced.model_copy(update={"changes": changes, "link": None})
    return instead.steps[0]


def with_otherwise(reading: Reading, sentence: Node, steps: Steps, otherwise: Otherwise) -> Steps:
    last = steps[-1] if steps else None
    if not isinstance(last, m.If) or last.otherwise:
        raise reading.refuse("there is no condition before it", sentence)
    if why := unclear_otherwise(last, otherwise.steps):
        raise reading.refuse(why, sentence)
    return (*steps[:-1], last.model_copy(update={"otherwise": otherwise.steps}))


def unclear_instead(instead: Instead, sentences: Sequence[Steps]) -> str:
    """Return why it is not clear what is replaced of the sentences before, given as their steps; empty if it is."""
    place = -1 if instead.condition is not None else -2
    if len(sentences) < -place:
        return ""
    last = _done_in(sentences[place])
    if len(last) > 1:
        return "it could replace the whole sentence before it, or a part of it"
    first = instead.steps[0]
    kind = "modify" if isinstance(first, Untimed) else first.do
    if kind == "choose":
        return "" if len(instead.steps) == 1 else "it could replace the choice, or what is done with the cards"
    if kind == last[0].do:
        return ""
    earlier = [step for steps in sentences[:place] for step in _done_in(steps)]
    if any(step.do == kind and (isinstance(first, SameStep) or m.exchanges_number(first, step)) for step in earlier):
        return ""
    cards = _cards_of(first)
    same_cards = [step for step in earlier if cards is not None and _cards_of(step) == cards != _cards_of(last[0])]
    if same_cards or kind in {step.do for step in earlier}:
        return "it could replace the sentence before it, or an earlier one"
    return ""


def _cards_of(step: Any) -> Any:
    """Return the cards to which something is done; None for a step that is not done to cards."""
    return getattr(step, "to", None)


def _done_in(sentence: Steps) -> Steps:
    """Return what is done in a sentence, without the choice of the cards to which it is done."""
    match sentence:
        case (m.If(otherwise=()) as only,):
            return _done_in(only.steps)
        case (m.Choose(), first, *others) if m.is_about(first, "chosen"):
            return (first, *others)
    return sentence


def replaced(reading: Reading, sentence: Node, steps: Steps, instead: Instead, link: m.Link) -> Steps:
    """Return the steps with another one in place of an earlier one, if the condition holds or the option was taken."""
    if instead.condition is None:
        return _replaced_if_done(reading, sentence, steps, instead, link)
    *before, last = _replaced_if(reading, sentence, steps, instead, instead.condition)
    assert isinstance(last, m.If)
    if _asks_what_it_replaces(last, before):
        raise reading.refuse("it asks about the result of what it replaces itself", sentence)
    if _asks_too_early(last):
        raise reading.refuse("it asks about chosen cards, but replaces the choice of them", sentence)
    return (*before, last)


def _replaced_if_done(reading: Reading, sentence: Node, steps: Steps, instead: Instead, link: m.Link) -> Steps:
    """Put the step before an option behind it, for when it was not done; `instead` is for when it was."""
    if link != "if you do" or len(steps) < 2 or not isinstance(steps[-1], m.May) or isinstance(steps[-2], _BLOCKS):
        raise reading.refuse("there is nothing before it that 'instead' could replace", sentence)
    *before, replaced, option = steps
    first, *others = _completed(reading, sentence, instead, replaced)
    return (*before, linked(option, replaced.link), linked(first, "if you do"), *others,
            linked(replaced, "if you don't"))  # fmt: skip


def _replaced_if(reading: Reading, sentence: Node, steps: Steps, instead: Instead, condition: m.Condition) -> Steps:
    first, last = instead.steps[0], steps[-1] if steps else None
    if isinstance(first, m.May) and len(instead.steps) == 1 and last and not isinstance(last, _BLOCKS):
        unless = linked(last, "if you don't")
        option = m.If(link=last.link, condition=condition, steps=(first, unless), otherwise=(linked(last, None),))
        return (*steps[:-1], option)
    kind = "modify" if isinstance(first, Untimed) else first.do
    if isinstance(last, m.Players) and kind in {step.do for step in last.steps}:
        raise reading.refuse("it is not clear who does this", sentence)
    for place, step in reversed([*enumerate(steps)]):
        inner = step.steps if isinstance(step, m.If) and not step.otherwise and step.do != kind else (step,)
        replaced, *others = inner
        if replaced.do != kind:
            continue
        new = _completed(reading, sentence, instead, replaced)
        if replaced is last:
            return _replaced_by(steps, condition, new)
        after = steps[place + 1 :]
        whole = m.If(
            link=step.link, condition=condition, steps=(*new, *others, *after), otherwise=(linked(step, None), *after)
        )
        return (*steps[:place], whole)
    if last and (again := _replaced_before(last, kind)):
        new = _completed(reading, sentence, instead, again)
        whole = m.If(link=last.link, condition=condition, steps=new, otherwise=(linked(last, None),))
        return (*steps[:-1], whole)
    if last and (not isinstance(last, _BLOCKS) or _counts_the_same(last, condition)):
        return _replaced_by(steps, condition, _completed(reading, sentence, instead, last))
    raise reading.refuse("there is nothing before it that 'instead' could replace", sentence)


def _replaced_by(steps: Steps, condition: m.Condition, new: Steps) -> Steps:
    """Return the steps with the last one replaced under a condition: with its choice, unless `new` is about that."""
    last, count = steps[-1], 1
    chosen = len(steps) > 1 and isinstance(steps[-2], m.Choose) and getattr(last, "to", None) == "chosen"
    if chosen and not m.is_about(new, "chosen"):
        count = 2
    first, *others = steps[-count:]
    otherwise = (first.model_copy(update={"link": None}), *others)
    return (*steps[:-count], m.If(link=first.link, condition=condition, steps=new, otherwise=otherwise))


def _asks_too_early(step: m.If) -> bool:
    """True for a condition on chosen cards with the choice under it: "If it is damaged, choose 2 Units instead"."""
    about_chosen = m.is_about(step.condition, "chosen") or isinstance(step.condition, m.NumberChosen)
    return about_chosen and any(isinstance(part, m.Choose) for part in m.models_in(step.otherwise))


def _asks_what_it_replaces(last: m.If, before: Sequence[m.AnyStep]) -> bool:
    """True if it asks what only the replaced step does: "Discard 1. If you discard a Unit, discard 2 instead"."""
    done = {part.did for part in m.models_in(last.condition) if isinstance(part, m.Selector) and part.did is not None}
    if any(isinstance(part, m.Destroys) for part in m.models_in(last.condition)):
        done.add("destroyed")
    replaced, earlier = _done_by(last.otherwise), _done_by(tuple(before))
    return any(_DO.get(each, frozenset()) & replaced and not _DO[each] & earlier for each in done)


def _done_by(steps: Steps) -> frozenset[str]:
    return frozenset(getattr(part, "do", "") for part in m.models_in(steps))


def _counts_the_same(step: m.AnyStep, condition: m.Condition) -> bool:
    """True for a step under a condition on the number of the same cards: "If you have no Units in play, ..."."""
    match step, condition:
        case m.If(condition=m.CountIs(count=those), otherwise=()), m.CountIs(count=these):
            return those == these and those.did is None
    return False


def _replaced_before(step: m.AnyStep, kind: str) -> m.AnyStep | None:
    """Return the step that was replaced under a condition already, if it is of a kind: it is replaced once more."""
    match step:
        case m.If(steps=(first,), otherwise=(replaced,)) if first.do == kind:
            return replaced if replaced.do == kind else None
    return None
