"""Steps in English: instructions, joined to sentences as cards join them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from gundam_desktop.games.gcg.effects.models import (
    ActivateMain,
    AddToHand,
    All,
    AnyStep,
    Battle,
    Case,
    Choose,
    Condition,
    Damage,
    Deploy,
    DeployToken,
    Destroy,
    Discard,
    Draw,
    Group,
    Link,
    Look,
    Matches,
    May,
    Modify,
    Pair,
    Per,
    PlaceResource,
    Recover,
    Redirect,
    Remove,
    Rest,
    Return,
    ReturnLooked,
    Reveal,
    Rule,
    SetActive,
    ShieldToHand,
    SplitLooked,
    StatChange,
    Times,
    TopOrBottom,
    TrashTop,
)
from gundam_desktop.games.gcg.effects.wording import NotWorded, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.en_telling import Telling, for_each
from gundam_desktop.games.gcg.effects.wording.flow import Flow, Merged, Steps


def sentences(steps: Steps, telling: Telling) -> list[str]:
    """Return the sentences of an effect, without capitals and full stops."""
    return _English(telling).sentences(steps)


class _English(Flow):
    joins: ClassVar[Mapping[Link, str]] = {None: "", "then": "then, ", "if you do": "if you do, "}
    closing = ("during", "for each")

    def __init__(self, telling: Telling) -> None:
        super().__init__(telling)
        self._telling = telling
        self._before = ""

    def sentences(self, steps: Steps) -> list[str]:
        said = super().sentences(steps)
        self._before = said[-1]
        return said

    def instruction(self, step: AnyStep) -> str:
        return instruction(step, self._telling)

    def take(self, group: Group, step: Deploy | Pair | AddToHand) -> str:
        cards = nouns.counted(group)
        if isinstance(step, Deploy) and step.pay:
            raise NotWorded("a choice and its payment in one")
        match step:
            case Deploy():
                return f"deploy {cards}"
            case Pair():
                return f"pair {cards} with this Unit"
            case AddToHand(reveal=True):
                return f"reveal {cards} and add {'them' if number(group.most) > 1 else 'it'} to your hand"
        return f"add {cards} to your hand"

    def split(self, look: Look, split: SplitLooked) -> str:
        bottom = number(split.bottom)
        words = f"{_look(look, self._telling)} and return {number(split.top)} to the top"
        if not bottom:
            self._telling.many["looked"] = number(look.amount) - number(split.top) > 1
        return words + (f" and {bottom} to the bottom" if bottom else "")

    def merged(self, steps: Steps) -> Merged | None:
        match steps:
            case (May(steps=(Recover() as recover,)),):
                who, _ = self._telling.as_subject(recover.to)
                return Merged(f"{who} may recover {number(recover.amount)} HP", 1, ends=True)
            case (Choose(groups=(group,)), Reveal(to="chosen"), *_) if group.what.zone == "hand":
                words = f"reveal {nouns.counted(group)}"
                self._telling.introduce("chosen", many=number(group.most) > 1)
                return Merged(words, 2, ends=True)
        return None

    def modify_more(self, modify: Modify, condition: Matches, more: Modify) -> str:
        who, plural = self._telling.as_subject(modify.to)
        changes = self._telling.changes(modify.changes, plural=plural)
        asked = self._telling.condition(condition)
        again, many = self._telling.as_subject(more.to)
        gains = self._telling.changes(more.changes, plural=many)
        return f"during this {modify.lasts}, {who} {changes} and, if {asked}, {again} {gains}"

    def condition(self, condition: Condition) -> str:
        return self._telling.condition(condition, whether=True)

    def under(self, condition: str, words: str) -> str:
        return f"{condition if condition.startswith(('when ', 'during ')) else f'if {condition}'}, {words}"

    def allowed(self, words: str) -> str:
        return f"you may {words}"

    def together(self, words: Sequence[str]) -> str:
        return " and ".join(words)

    def case(self, step: Case) -> str:
        arms = [f"{self.clause(arm.steps)} if {self.condition(arm.condition)}" for arm in step.arms]
        return f"{', '.join(arms[:-1])}, or {arms[-1]}"

    def mode(self, arms: Sequence[str]) -> str:
        return f"either {', or '.join(arms)}"

    def instead(self, words: str) -> str:
        for ending in (" during this turn", " during this battle", " to it"):
            alike = words.endswith(ending) and self._before.endswith(ending)
            if alike and (ending != " to it" or words.startswith("deal ")):
                return f"{words.removesuffix(ending)} instead"
        return f"{words} instead"

    def otherwise(self, words: str) -> str:
        return f"otherwise, {words}"


def instruction(step: AnyStep, telling: Telling) -> str:
    """Return one step in words."""
    match step:
        case Choose():
            words = "choose " + " and ".join(map(nouns.counted, step.groups))
            telling.introduce("chosen", many=sum(number(group.most) for group in step.groups) > 1)
            return words
        case Damage():
            if isinstance(step.amount, int):
                return f"deal {step.amount} damage to {telling.as_object(step.to)}"
            if isinstance(step.amount, Times | Per):
                amount, what = nouns.each(step.amount)
                return f"deal {amount} damage to {telling.as_object(step.to)} for each {what}"
            to = telling.as_object(step.to)
            if to in {"it", "them"}:
                return f"deal damage to {to} equal to {nouns.value(step.amount)}"
            return f"deal damage equal to {nouns.value(step.amount)} to {to}"
        case Recover():
            who, plural = telling.as_subject(step.to)
            return f"{who} {'recover' if plural else 'recovers'} {number(step.amount)} HP"
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
        case Deploy(pay=True):
            if step.rested or telling.object != step.to:
                raise NotWorded("a payment for this deployment")
            return f"pay its cost to deploy {telling.as_object(step.to)}"
        case Deploy():
            return f"deploy {telling.as_object(step.to)}{' rested' if step.rested else ''}"
        case Pair():
            return f"pair {telling.as_object(step.to)} with this Unit"
        case Modify():
            return _modify(step, telling)
        case Look():
            return _look(step, telling)
        case ReturnLooked(where="trash"):
            cards = "the remaining cards" if telling.many.get("looked") else "the remaining card"
            return f"place {cards} into your trash"
        case Redirect():
            return f"change the attack target of the battling enemy Unit to {telling.as_object(step.to)}"
        case Battle():
            return f"begin a battle between {_two(step, telling)} and only perform the damage step"
        case ReturnLooked():
            cards = "the remaining cards" if telling.many.get("looked") else "any remaining card"
            return f"return {cards} {'randomly ' if step.order == 'random' else ''}to the bottom of your deck"
        case TopOrBottom():
            return f"return {telling.as_object('looked')} to the top or bottom of your deck"
        case ActivateMain():
            return f"activate this card's 【{step.timing.title()}】"
    return _own(step, telling)


def _two(step: Battle, telling: Telling) -> str:
    """Word the two Units of a battle."""
    if not step.this_unit and (telling.object != step.to or not telling.many.get(step.to)):
        raise NotWorded("two Units that were not chosen")
    words = telling.as_object(step.to)
    if step.this_unit and words == "this Unit":
        raise NotWorded("a battle of this Unit with itself")
    return f"this Unit and {words}" if step.this_unit else words


def _own(step: AnyStep, telling: Telling) -> str:
    """Word a step about one's own deck, hand, shields, resources and tokens."""
    match step:
        case Draw():
            return f"draw {number(step.amount)}"
        case Discard(what=None):
            return f"discard {number(step.amount)}"
        case Discard(what=what) if what is not None and (what.side, what.zone) == ("your", "hand"):
            amount = number(step.amount)
            return f"discard {amount} {nouns.noun_phrase(what, plural=amount > 1, bare=True)}"
        case ShieldToHand():
            return f"add {number(step.amount)} of your Shields to your hand"
        case PlaceResource():
            amount = number(step.amount)
            kind = f"{'rested ' if step.rested else ''}{'EX ' if step.ex else ''}Resource"
            return f"place {amount} {kind}{'s' if amount > 1 else ''}"
        case DeployToken():
            return _deploy_token(step, telling)
        case TrashTop():
            amount = number(step.amount)
            cards = "the top card" if amount == 1 else f"the top {amount} cards"
            return f"place {cards} of your deck into your trash"
    raise NotWorded(f"the step {step.do!r} here")


def _return(step: Return, telling: Telling) -> str:
    if step.to == "this pilot" and step.where == "hand":
        return "return the card paired with this Unit to your hand"
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
    if step.lasts == "opponent's next start phase":
        who, plural = telling.as_subject(step.to)
        if step.changes != (Rule(rule="stays rested"),):
            raise NotWorded("this over a start phase")
        return f"{who} {telling.changes(step.changes, plural=plural)}"
    if any(isinstance(change, StatChange) and not isinstance(change.by, int) for change in step.changes):
        counted = for_each(step.changes).rpartition(" for each ")
        who, plural = telling.as_subject(step.to)
        if len(step.changes) > 1:
            raise NotWorded("several changes for each")
        return f"for each {counted[2]}, {who} {'get' if plural else 'gets'} {counted[0]} during this {step.lasts}"
    who, plural = telling.as_subject(step.to)
    changes = telling.changes(step.changes, plural=plural)
    rules = {change.rule for change in step.changes if isinstance(change, Rule)}
    if rules == {"may attack when deployed"}:
        return f"{who} {changes}"
    if step.to == "your shield area" or ("may attack active" in rules and not isinstance(step.to, All)):
        return f"during this {step.lasts}, {who} {changes}"
    return f"{who}{'' if changes.startswith(chr(39)) else ' '}{changes} during this {step.lasts}"


def _deploy_token(step: DeployToken, telling: Telling) -> str:
    amount = number(step.amount)
    said = []
    for token in step.token:
        facts = telling.tokens.facts(token)
        if facts is None:
            raise NotWorded(f"the token {token}")
        said.append(f"{amount} {'rested ' if step.rested else ''}{nouns.token(facts, telling.effects(facts.effects))}")
    tokens = f"Unit token{'s' if amount > 1 else ''}"
    if step.every and len(said) > 1:
        return "deploy " + " and ".join(f"{token} {tokens}" for token in said)
    return f"deploy {' or '.join(said)} {tokens}"


def _look(step: Look, telling: Telling) -> str:
    amount = number(step.amount)
    telling.introduce("looked", many=amount > 1)
    return "look at the top card of your deck" if amount == 1 else f"look at the top {amount} cards of your deck"
