"""Steps in English: instructions, joined to sentences as cards join them."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple, TypeAlias

from gundam_desktop.games.gcg.effects.models import (
    ActivateMain,
    AddToHand,
    All,
    AnyStep,
    Case,
    Choose,
    Damage,
    Deploy,
    DeployToken,
    Destroy,
    Discard,
    Draw,
    If,
    Look,
    Matches,
    May,
    Mode,
    Modify,
    Pair,
    PlaceResource,
    Recover,
    Remove,
    Rest,
    Return,
    ReturnLooked,
    Rule,
    SetActive,
    ShieldToHand,
    SplitLooked,
    TopOrBottom,
)
from gundam_desktop.games.gcg.effects.models import Link as StepLink
from gundam_desktop.games.gcg.effects.wording import NotWorded
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.en_telling import Telling

Steps: TypeAlias = tuple[AnyStep, ...]
_JOINS: dict[StepLink, str] = {None: "", "then": "then, ", "if you do": "if you do, "}


class Part(NamedTuple):
    """One instruction in words, or what a condition and the instructions under it come to."""

    sentences: tuple[str, ...]
    link: StepLink = None
    refers: bool = False
    """It has a pronoun, so that a reader takes it to go on with the sentence before."""
    ends: bool = False
    """No "and" can follow it in one sentence."""
    opens: bool = False
    """A sentence with a pronoun after it would be taken to belong to it."""


def sentences(steps: Steps, telling: Telling) -> list[str]:
    """Return the sentences of an effect, without capitals and full stops."""
    said: list[str] = []
    before: Part | None = None
    for part in _parts(steps, telling):
        if before is not None and before.opens and part.link == "if you do" and isinstance(before, _IfPart):
            raise NotWorded('"if you do" after a condition that is over')
        if before is None and part.link is not None:
            raise NotWorded(f"{part.link!r} with nothing before it")
        said += (_JOINS[part.link] + part.sentences[0], *part.sentences[1:])
        before = part
    return said


class _IfPart(Part):
    """A condition: "if you do" after it would ask about what is under it."""


def _parts(steps: Steps, telling: Telling) -> list[Part]:
    parts: list[Part] = []
    place = 0
    while place < len(steps):
        after_open = bool(parts) and parts[-1].opens
        if after_open and steps[place].link != "if you do":
            telling.forget()
        part, taken = _part(steps[place:], telling)
        if any(step.link is not None for step in steps[place + 1 : place + taken]):
            raise NotWorded("a join inside of an instruction")
        parts.append(part)
        place += taken
    return parts


def _part(steps: Steps, telling: Telling) -> tuple[Part, int]:
    """Word the first steps together; also say how many they were."""
    first, link, before = steps[0], steps[0].link, telling.pronouns
    merged = _merged(steps, telling)
    if merged is not None:
        words, taken, ends = merged
        return Part((words,), link, telling.pronouns > before, ends), taken
    match first:
        case If(otherwise=()):
            condition = f"if {telling.condition(first.condition)}, "
            block = _block(condition, first.steps, telling)
            return _IfPart(tuple(block), link, ends=True, opens=True), 1
        case If():
            return Part(tuple(_with_otherwise(first, telling)), link, ends=True), 1
        case May():
            return Part(tuple(_block("you may ", first.steps, telling)), link, ends=True, opens=True), 1
        case Case():
            arms = [f"{_clause(arm.steps, telling)} if {telling.condition(arm.condition)}" for arm in first.arms]
            if len(arms) < 2:
                raise NotWorded("a case of one arm")
            if any(isinstance(step, Choose) for arm in first.arms for step in arm.steps):
                raise NotWorded("a choice in one of several cases")
            return Part((f"{', '.join(arms[:-1])}, or {arms[-1]}",), link, ends=True), 1
        case Mode():
            texts = [_clause(arm, telling) for arm in first.arms]
            return Part((f"either {', or '.join(texts)}",), link, ends=True), 1
    words = instruction(first, telling)
    ends = isinstance(first, Modify) and words.startswith("during")
    return Part((words,), link, telling.pronouns > before, ends), 1


def _block(opening: str, steps: Steps, telling: Telling) -> list[str]:
    """Return the sentences of what is under one condition, or one's leave."""
    parts = _parts(steps, telling)
    said = [opening + parts[0].sentences[0], *parts[0].sentences[1:]]
    if parts[0].link is not None or (opening.startswith("you may") and any(part.opens for part in parts)):
        raise NotWorded("these steps under one condition")
    if isinstance(steps[0], If | Mode | Case):
        raise NotWorded("a condition right under a condition")
    for before, part in pairwise(parts):
        if part.link == "if you do" and opening.startswith("you may"):
            raise NotWorded('"if you do" about a part of what one may do')
        if part.refers or part.link == "if you do":
            said += (_JOINS[part.link] + part.sentences[0], *part.sentences[1:])
        elif part.link is None and not before.ends and not part.opens and len(part.sentences) == 1:
            said[-1] += f" and {part.sentences[0]}"
        else:
            raise NotWorded("these steps under one condition")
    return said


def _clause(steps: Steps, telling: Telling) -> str:
    """Return steps as one clause, with "and" between them."""
    parts = _parts(steps, telling)
    if any(part.link or part.opens or len(part.sentences) > 1 for part in parts) or any(p.ends for p in parts[:-1]):
        raise NotWorded("these steps in one sentence")
    return " and ".join(part.sentences[0] for part in parts)


def _with_otherwise(step: If, telling: Telling) -> list[str]:
    """Return "Rest it. If ..., destroy it instead" where only one step is another; else "Otherwise, ..."."""
    rest = step.otherwise[1:]
    first = step.otherwise[0]
    replaced = first
    if isinstance(first, If) and not first.otherwise:
        replaced, rest = first.steps[0], (*first.steps[1:], *rest)
    count = len(step.steps) - len(rest)
    kind = step.steps[0].do
    tail = step.otherwise[1:]
    if count > 0 and step.steps[count:] == rest and replaced.do == kind and all(s.do != kind for s in tail):
        said = sentences(step.otherwise, telling)
        condition = telling.condition(step.condition)
        return [*said, f"if {condition}, {_clause(step.steps[:count], telling)} instead"]
    said = _block(f"if {telling.condition(step.condition)}, ", step.steps, telling)
    return [*said, f"otherwise, {_clause(step.otherwise, telling)}"]


# --- steps that are worded together


def _merged(steps: Steps, telling: Telling) -> tuple[str, int, bool] | None:
    match steps:
        case (Choose(groups=(group,)), Deploy(to="chosen", rested=False), *_) if group.what.zone in {"hand", "looked"}:
            words = f"deploy {nouns.counted(group)}"
            telling.introduce("chosen", many=nouns.number(group.most) > 1)
            return words, 2, False
        case (Choose(groups=(group,)), Pair(to="chosen"), *_) if group.what.zone in {"hand", "looked"}:
            words = f"pair {nouns.counted(group)} with this Unit"
            telling.introduce("chosen", many=nouns.number(group.most) > 1)
            return words, 2, False
        case (Choose(groups=(group,)), AddToHand(to="chosen", reveal=False), *_) if group.what.zone == "looked":
            words = f"add {nouns.counted(group)} to your hand"
            telling.introduce("chosen", many=nouns.number(group.most) > 1)
            return words, 2, False
        case (Choose(groups=(group,)), AddToHand(to="chosen", reveal=True), *_):
            many = nouns.number(group.most) > 1
            telling.introduce("chosen", many=many)
            return f"reveal {nouns.counted(group)} and add {'them' if many else 'it'} to your hand", 2, False
        case (Look() as look, SplitLooked() as split, *_):
            bottom = nouns.number(split.bottom)
            words = f"{_look(look, telling)} and return {nouns.number(split.top)} to the top"
            return words + (f" and {bottom} to the bottom" if bottom else ""), 2, True
        case (
            Modify() as modify,
            If(condition=Matches() as condition, steps=(Modify() as more,), otherwise=()),
            *_,
        ) if condition.card == modify.to == more.to and modify.lasts == more.lasts and more.link is None:
            who, plural = telling.as_subject(modify.to)
            changes = telling.changes(modify.changes, plural=plural)
            asked = telling.condition(condition)
            again, many = telling.as_subject(more.to)
            gains = telling.changes(more.changes, plural=many)
            return f"during this {modify.lasts}, {who} {changes} and, if {asked}, {again} {gains}", 2, True
    return None


def _look(step: Look, telling: Telling) -> str:
    amount = nouns.number(step.amount)
    telling.introduce("looked", many=amount > 1)
    return "look at the top card of your deck" if amount == 1 else f"look at the top {amount} cards of your deck"


# --- one step


def instruction(step: AnyStep, telling: Telling) -> str:
    """Return one step in words."""
    match step:
        case Choose():
            words = "choose " + " and ".join(map(nouns.counted, step.groups))
            telling.introduce("chosen", many=sum(nouns.number(group.most) for group in step.groups) > 1)
            return words
        case Damage():
            if isinstance(step.amount, int):
                return f"deal {step.amount} damage to {telling.as_object(step.to)}"
            return f"deal damage equal to {nouns.value(step.amount)} to {telling.as_object(step.to)}"
        case Recover():
            who, plural = telling.as_subject(step.to)
            return f"{who} {'recover' if plural else 'recovers'} {nouns.number(step.amount)} HP"
        case Rest():
            return f"rest {telling.as_object(step.to)}"
        case SetActive():
            return f"set {telling.as_object(step.to)} as active"
        case Remove():
            return f"exile {telling.as_object(step.to)} from the game"
        case Destroy():
            return f"destroy {telling.as_object(step.to)}"
        case Return():
            return _return(step, telling)
        case AddToHand(reveal=True):
            pronoun = "them" if telling.many.get(step.to) else "it"
            return f"reveal {telling.as_object(step.to)} and add {pronoun} to your hand"
        case AddToHand():
            return f"add {telling.as_object(step.to)} to your hand"
        case Deploy():
            return f"deploy {telling.as_object(step.to)}{' rested' if step.rested else ''}"
        case Pair():
            return f"pair {telling.as_object(step.to)} with this Unit"
        case Modify():
            return _modify(step, telling)
        case Look():
            return _look(step, telling)
        case ReturnLooked():
            cards = "the remaining cards" if telling.many.get("looked") else "any remaining card"
            return f"return {cards} {'randomly ' if step.order == 'random' else ''}to the bottom of your deck"
        case TopOrBottom():
            return f"return {telling.as_object('looked')} to the top or bottom of your deck"
        case ActivateMain():
            return "activate this card's 【Main】"
    return _own(step, telling)


def _own(step: AnyStep, telling: Telling) -> str:
    """Word a step about one's own deck, hand, shields, resources and tokens."""
    match step:
        case Draw():
            return f"draw {nouns.number(step.amount)}"
        case Discard(what=None):
            return f"discard {nouns.number(step.amount)}"
        case Discard(what=what) if what is not None and (what.side, what.zone) == ("your", "hand"):
            amount = nouns.number(step.amount)
            return f"discard {amount} {nouns.noun_phrase(what, plural=amount > 1, bare=True)}"
        case ShieldToHand():
            return f"add {nouns.number(step.amount)} of your Shields to your hand"
        case PlaceResource():
            amount = nouns.number(step.amount)
            kind = f"{'rested ' if step.rested else ''}{'EX ' if step.ex else ''}Resource"
            return f"place {amount} {kind}{'s' if amount > 1 else ''}"
        case DeployToken():
            return _deploy_token(step, telling)
    raise NotWorded(f"the step {step.do!r} here")


def _return(step: Return, telling: Telling) -> str:
    what = telling.as_object(step.to)
    many = isinstance(step.to, All) or telling.many.get(step.to, False)
    owner = "their" if many else "its"
    where = {
        "hand": "to their owners' hands" if many else "to its owner's hand",
        "deck top": f"to the top of {owner} owner's deck",
        "deck bottom": f"to the bottom of {owner} owner's deck",
        "deck, shuffled": f"to {owner} owner's deck and shuffle it",
    }[step.where]
    return f"return {what} {where}"


def _modify(step: Modify, telling: Telling) -> str:
    who, plural = telling.as_subject(step.to)
    changes = telling.changes(step.changes, plural=plural)
    rules = {change.rule for change in step.changes if isinstance(change, Rule)}
    if rules == {"may attack when deployed"}:
        return f"{who} {changes}"
    if step.to == "your shield area" or "may attack active" in rules:
        return f"during this {step.lasts}, {who} {changes}"
    return f"{who}{'' if changes.startswith(chr(39)) else ' '}{changes} during this {step.lasts}"


def _deploy_token(step: DeployToken, telling: Telling) -> str:
    amount = nouns.number(step.amount)
    said = []
    for number in step.token:
        facts = telling.tokens.facts(number)
        if facts is None:
            raise NotWorded(f"the token {number}")
        said.append(f"{amount} {'rested ' if step.rested else ''}{nouns.token(facts)}")
    return f"deploy {' or '.join(said)} Unit token{'s' if amount > 1 else ''}"
