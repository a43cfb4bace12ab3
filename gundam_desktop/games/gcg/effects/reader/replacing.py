"""Reads what is done instead of an earlier step, or otherwise."""

from __future__ import annotations

from typing import Any, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.joining import replaced_by
from gundam_desktop.games.gcg.effects.reader.lasting import limited
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads
from gundam_desktop.games.gcg.effects.reader.said import SameReduction, SameStep, Steps, Untimed
from gundam_desktop.games.gcg.effects.reader.scope import unclear_otherwise
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_BLOCKS = (m.If, m.May, m.Case, m.Mode)


class Instead(NamedTuple):
    """Steps in place of earlier ones, if the condition holds."""

    condition: m.Condition
    steps: tuple[Any, ...]
    """Omitted parts are those of the earlier step."""
    pronoun: bool = False
    """True if its subject is "it" or "they": the cards of the step that it replaces, if both change cards."""


class DoneInstead(NamedTuple):
    """Steps in place of the step before an option, if that was done: "You may discard 1. If you do, draw 2 instead"."""

    steps: tuple[Any, ...]
    pronoun: bool = False


class Otherwise(NamedTuple):
    """Steps for when the condition before does not hold."""

    steps: Steps


@reads
def instead(reading: Reading, tree: Node) -> Instead:
    condition, steps = subtrees(tree)
    pronoun = any(steps.find_pred(lambda part: part.data in {"subject_pronoun", "plural_subject"}))
    asked, reading.discourse.replaced = reading.visit(condition), reading.discourse.chosen
    done, reading.discourse.replaced = reading.visit(steps), None
    return Instead(asked, done, pronoun)


means(
    done_instead=lambda _, steps: DoneInstead(steps),
    otherwise=lambda _, steps: Otherwise(steps),
)


def _completed(reading: Reading, sentence: Node, instead: Instead | DoneInstead, replaced: m.AnyStep) -> Steps:
    """Return a replacement with the duration and the cards of the replaced step, unless it has its own."""
    said = instead.steps
    first = said[0]
    if isinstance(replaced, m.Modify) and isinstance(first, Untimed | m.Modify) and instead.pronoun:
        lasts = replaced.lasts if isinstance(first, Untimed) else first.lasts
        first = m.Modify(to=replaced.to, changes=first.changes, lasts=lasts)
        said = (first, *said[1:])
    if isinstance(first, SameStep) and isinstance(replaced, m.Choose):
        if len(replaced.groups) > 1 or replaced.groups[0].least != replaced.groups[0].most:
            raise reading.refuse("it is not clear of which cards another number is chosen", sentence)
        group = replaced.groups[0].model_copy(update={"least": first.least, "most": first.amount})
        said = (replaced.model_copy(update={"groups": (group,), "link": None}), *said[1:])
    elif isinstance(first, SameStep) and first.do == replaced.do:
        said = (replaced.model_copy(update={"amount": first.amount, "link": None}), *said[1:])
    elif isinstance(first, SameReduction) and isinstance(replaced, m.Modify):
        reduce = replaced.changes[0]
        if not isinstance(reduce, m.Reduce) or reduce.to:
            raise reading.refuse("no damage is reduced before it", sentence)
        changes = (reduce.model_copy(update={"reduce": first.by}),)
        said = (replaced.model_copy(update={"changes": changes, "link": None}), *said[1:])
    elif isinstance(first, Untimed) and isinstance(replaced, m.Modify) and not first.turn and not first.zone:
        said = (m.Modify(to=first.to, changes=first.changes, lasts=replaced.lasts), *said[1:])
    return tuple(limited(reading, sentence, step) for step in said)


def with_otherwise(reading: Reading, sentence: Node, steps: Steps, otherwise: Otherwise) -> Steps:
    last = steps[-1] if steps else None
    if not isinstance(last, m.If) or last.otherwise:
        raise reading.refuse("there is no condition before it", sentence)
    if why := unclear_otherwise(last, otherwise.steps):
        raise reading.refuse(why, sentence)
    return (*steps[:-1], last.model_copy(update={"otherwise": otherwise.steps}))


def replaced_if_done(reading: Reading, sentence: Node, steps: Steps, instead: DoneInstead, link: m.Link) -> Steps:
    """Put the step before an option behind it, for when it was not done; `instead` is for when it was."""
    if link != "if you do" or len(steps) < 2 or not isinstance(steps[-1], m.May) or isinstance(steps[-2], _BLOCKS):
        raise reading.refuse("nothing before it that this could replace", sentence)
    *before, replaced, option = steps
    first, *others = _completed(reading, sentence, instead, replaced)
    done = (first.model_copy(update={"link": "if you do"}), *others)
    return (*before, option.model_copy(update={"link": replaced.link}), *done,
            replaced.model_copy(update={"link": "if you don't"}))  # fmt: skip


def replaced(reading: Reading, sentence: Node, steps: Steps, instead: Instead) -> Steps:
    first = instead.steps[0]
    if isinstance(first, m.May) and len(instead.steps) == 1 and steps and not isinstance(steps[-1], _BLOCKS):
        otherwise = steps[-1].model_copy(update={"link": None})
        unless = otherwise.model_copy(update={"link": "if you don't"})
        option = m.If(link=steps[-1].link, condition=instead.condition, steps=(first, unless), otherwise=(otherwise,))
        return (*steps[:-1], option)
    kind = "modify" if isinstance(first, Untimed) else first.do
    if steps and isinstance(steps[-1], m.Players) and kind in {step.do for step in steps[-1].steps}:
        raise reading.refuse("it is not clear who does this", sentence)
    for place in range(len(steps) - 1, -1, -1):
        step = steps[place]
        rest: Steps | None = None
        if step.do == kind:
            rest = steps[place + 1 :]
        elif isinstance(step, m.If) and not step.otherwise and step.steps[0].do == kind:
            rest = (*step.steps[1:], *steps[place + 1 :])
        if rest is None:
            continue
        replaced = step.steps[0] if step.do != kind and isinstance(step, m.If) else step
        new = _completed(reading, sentence, instead, replaced)
        if replaced is steps[-1]:
            return replaced_by(steps, instead.condition, new)
        before = (step.model_copy(update={"link": None}), *steps[place + 1 :])
        whole = m.If(link=step.link, condition=instead.condition, steps=(*new, *rest), otherwise=before)
        return (*steps[:place], whole)
    if again := _replaced_before(steps, kind):
        new = _completed(reading, sentence, instead, again)
        whole = m.If(link=steps[-1].link, condition=instead.condition, steps=new, otherwise=(_unlinked(steps[-1]),))
        return (*steps[:-1], whole)
    if steps and (not isinstance(steps[-1], _BLOCKS) or _counts_the_same(steps[-1], instead.condition)):
        return replaced_by(steps, instead.condition, _completed(reading, sentence, instead, steps[-1]))
    raise reading.refuse("nothing before it that this could replace", sentence)


def _counts_the_same(step: m.AnyStep, condition: m.Condition) -> bool:
    """True for a step under a condition on the number of the same cards: "If you have no Units in play, ..."."""
    match step, condition:
        case m.If(condition=m.CountIs(count=those), otherwise=()), m.CountIs(count=these):
            return those == these and those.did is None
    return False


def _replaced_before(steps: Steps, kind: str) -> m.AnyStep | None:
    """Return the step that was replaced under a condition already, if it is of a kind: it is replaced once more."""
    match steps[-1:]:
        case (m.If(steps=(first,), otherwise=(replaced,)),) if first.do == kind:
            while isinstance(replaced, m.If):
                replaced = replaced.steps[0]
            return replaced if replaced.do == kind else None
    return None


def _unlinked(step: m.AnyStep) -> m.AnyStep:
    return step.model_copy(update={"link": None})
