"""Steps in English: instructions, joined to sentences as cards join them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, are_many, en_players, number, share_a_place
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.en_events import event
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences, for_each
from gundam_desktop.games.gcg.effects.wording.sentence_flow import MergedSteps, SentenceFlow, Steps
from gundam_desktop.games.gcg.effects.wording.vocabulary import MARKS

_DRAWN = m.Count(count=m.Selector(what=("card",), side="your", did="drawn"))


def sentences(steps: Steps, refs: EnglishReferences) -> list[str]:
    """Return the sentences of an effect, without capitals and full stops."""
    return _EnglishSteps(refs).sentences(steps)


class _EnglishSteps(SentenceFlow[EnglishReferences]):
    language = "en"
    joins: ClassVar[Mapping[m.Link, str]] = {
        None: "",
        "then": "then, ",
        "if you do": "if you do, ",
        "if you don't": "if you don't, ",
    }
    closing = ("during", "for each")
    remaining = "any remaining card"

    def card(self, reference: m.Reference) -> tuple[str, bool]:
        return self._refs.as_object(reference), self._refs.many.get(reference, False)

    def subject(self, reference: m.Reference) -> tuple[str, bool]:
        return self._refs.as_subject(reference)

    def irregular(self, step: m.AnyStep) -> str:
        return _irregular(step, self._refs)

    def take(self, group: m.Group, step: m.Deploy | m.Pair | m.AddToHand) -> str:
        cards = nouns.counted(group)
        match step:
            case m.Deploy():
                return f"deploy {cards}"
            case m.Pair():
                return f"pair {cards} with this Unit"
            case m.AddToHand(reveal=True):
                return f"reveal {cards} and add {'them' if number(group.most) > 1 else 'it'} to your hand"
        return f"add {cards} to your hand"

    def split(self, look: m.Look, split: m.SplitLooked) -> str:
        bottom = number(split.bottom)
        words = f"{_look(look, self._refs)} and return {number(split.top)} to the top"
        if not bottom:
            self._refs.many["looked"] = number(look.amount) - number(split.top) > 1
        return words + (f" and {bottom} to the bottom" if bottom else "")

    def merged(self, steps: Steps) -> MergedSteps | None:
        match steps:
            case (m.Destroy(to=m.FirstOfShieldArea(first=int() as first_ones)), *_) if first_ones > 1:
                words = f"choose 1 enemy player. Destroy the first {first_ones} cards in that player's shield area"
                return MergedSteps(words, 1, ends=True)
            case (m.GainEffect() as step,):
                return MergedSteps(self._gained(step), 1, ends=True)
            case (m.May(steps=(m.Choose(groups=(group,)), m.Pair(to="this card in trash", unit="chosen"))),) if (
                group.what.side == "your"
            ):
                units = nouns.noun_phrase(group.what, plural=True, are=False, yours=True)
                first = "after activating this card's 【Main】"
                return MergedSteps(
                    f"{first}, you may pair this card from your trash with one of your {units}", 1, ends=True
                )
            case (m.May(steps=(m.Recover(link=None) as recover,)),):
                who, _ = self._refs.as_subject(recover.to)
                return MergedSteps(f"{who} may recover {number(recover.amount)} HP", 1, ends=True)
            case (m.Choose(groups=(group,)), m.Pair(to="played command", unit="chosen"), *_) if (
                self._refs.command and group.what.side == "your" and group.least == group.most == 1
            ):
                units = nouns.noun_phrase(group.what, plural=True, are=False, yours=True)
                self._refs.introduce("chosen")
                return MergedSteps(f"pair that card from your trash with one of your {units}", 2)
            case (
                m.Choose(groups=(group,)),
                m.Reveal(to="chosen", link=None),
                m.Return(to="chosen", where="deck top" | "deck bottom" as where, link=None),
                *_,
            ) if group.what.zone == "looked":
                cards = nouns.counted(group)
                self._refs.introduce("chosen", many=number(group.most) > 1)
                pronoun = "them" if number(group.most) > 1 else "it"
                place = where.removeprefix("deck ")
                return MergedSteps(f"reveal {cards} and return {pronoun} to the {place} of your deck", 3)
            case (m.Choose(groups=(group,)), m.Reveal(to="chosen"), *_) if group.what.zone == "hand":
                words = f"reveal {nouns.counted(group)}"
                self._refs.introduce("chosen", many=number(group.most) > 1)
                return MergedSteps(words, 2, ends=True)
        return None

    def when(self, step: m.When) -> str:
        during = f"during this {step.lasts}"
        if not step.by_chosen:
            return f"{during}, when {event(step.on, self._refs)}, "
        if self._refs.subject != "chosen" or step.on.who is not None:
            raise NotWorded("what waits for others")
        self._refs.pronouns += 1
        if self._refs.many.get("chosen"):
            return f"{during}, when {event(step.on, self._refs, 'they')}, "
        return f"when {event(step.on, self._refs, 'it')} {during}, "

    def _gained(self, step: m.GainEffect) -> str:
        who, plural = self._refs.as_subject(step.to)
        effect = m.Triggered(on=step.on, gate=step.gate, turn=step.turn, condition=step.condition, steps=step.steps)
        (text,) = self._refs.effects((effect,))
        return f"{who} gain{'' if plural else 's'} the following effect during this {step.lasts}: ■{text}"

    def own_words(self, blank: str) -> str:
        return {"this": lambda: self._refs.as_object("this")}[blank]()

    def modify_more(self, modify: m.Modify, condition: m.Matches, more: m.Modify) -> str:
        who, plural = self._refs.as_subject(modify.to)
        changes = self._refs.changes(modify.changes, plural=plural)
        asked = self._refs.condition(condition)
        again, many = self._refs.as_subject(more.to)
        gains = self._refs.changes(more.changes, plural=many)
        return f"during this {modify.lasts}, {who} {changes} and, if {asked}, {again} {gains}"

    def players(self, step: m.Players, said: list[str]) -> list[str]:
        return en_players.sentences(step, said)

    def condition(self, condition: m.Condition) -> str:
        return self._refs.condition(condition, whether=True)

    def under(self, condition: str, words: str) -> str:
        if condition.startswith("you are attacking") and not words.startswith(("this Unit", "you ", "it ", "they ")):
            condition = condition.replace("you are", "this Unit is", 1)
        return f"{condition if condition.startswith(('when ', 'during ')) else f'if {condition}'}, {words}"

    def allowed(self, words: str) -> str:
        return f"you may {words}"

    def together(self, words: Sequence[str]) -> str:
        if any(one.endswith("this Unit") and other.startswith("all ") for one, other in pairwise(words)):
            raise NotWorded('"this Unit and all ...", which would be read as one subject')
        return " and ".join(words)

    def case(self, step: m.Case) -> str:
        arms = [f"{self.clause(arm.steps)} if {self.condition(arm.condition)}" for arm in step.arms]
        return f"{', '.join(arms[:-1])}, or {arms[-1]}"

    def mode(self, arms: Sequence[str]) -> str:
        return f"either {', or '.join(arms)}"

    def instead(self, words: str) -> str:
        for ending in (" during this turn", " during this battle", " to it"):
            alike = words.endswith(ending) and self._before.endswith(ending)
            if alike and (ending != " to it" or words.startswith("deal ")):
                return f"{words.removesuffix(ending)} instead"
        if (reduced := _REDUCED.fullmatch(words)) and self._before.startswith(reduced[1]):
            return f"reduce by {reduced[2]} instead"
        return f"{words} instead"

    def otherwise(self, words: str) -> str:
        return f"otherwise, {words}"


_REDUCED = re.compile(r"(during this \w+, reduce the next damage it receives) by (\d+)")


def _irregular(step: m.AnyStep, refs: EnglishReferences) -> str:
    match step:
        case m.Choose():
            words = "choose " + " and ".join(_groups(step.groups))
            refs.introduce("chosen", many=are_many(step.groups))
            refs.enemy_chosen = len(step.groups) == 1 and step.groups[0].what.side == "enemy"
            return words
        case m.Damage():
            if isinstance(step.amount, int):
                return f"deal {step.amount} damage to {refs.as_object(step.to)}"
            if isinstance(step.amount, m.Count) and step.amount.count.did == "placed":
                return f"deal an amount of damage equal to {nouns.value(step.amount)} to {_that_one(step.to, refs)}"
            if isinstance(step.amount, m.Count) and step.amount.count.did == "rested":
                return f"deal damage equal to {nouns.value(step.amount)} to {refs.as_object(step.to)}"
            if isinstance(step.amount, m.Times | m.Per):
                amount, what = nouns.each(step.amount)
                return f"deal {amount} damage to {refs.as_object(step.to)} for each {what}"
            to = refs.as_object(step.to)
            if to in {"it", "them"}:
                return f"deal damage to {to} equal to {nouns.value(step.amount)}"
            return f"deal damage equal to {nouns.value(step.amount)} to {to}"
        case m.Return():
            return _return(step, refs)
        case m.AddToHand(reveal=True):
            pronoun = "them" if refs.many.get(step.to) else "it"
            refs.taken = refs.taken or step.to == "looked"
            return f"reveal {refs.as_object(step.to)} and add {pronoun} to your hand"
        case m.ActivateMain(of="chosen" | "discarded" as of) if refs.object == of and not refs.many.get(of):
            refs.as_object(of)
            return f"activate its 【{MARKS[step.timing].en}】"
        case m.Deploy(as_unit=m.UnitFigures() as unit, rested=False, pay=False):
            return f"deploy {refs.as_object(step.to)} as an (AP{unit.ap}･HP{unit.hp}) Unit"
        case m.Deploy(pay=True, as_unit=None):
            if step.rested or refs.object != step.to:
                raise NotWorded("a payment for this deployment")
            return f"pay its cost to deploy {refs.as_object(step.to)}"
        case m.Modify():
            return _modify(step, refs)
        case m.Look():
            return _look(step, refs)
        case m.ReturnLooked(where="trash", order="any" | "random"):
            cards = "the remaining cards" if refs.many.get("looked") else "the remaining card"
            return f"place {cards} into your trash"
        case m.Battle():
            return f"begin a battle between {_two(step, refs)} and only perform the damage step"
        case m.ReturnLooked():
            cards = "the remaining cards" if refs.many.get("looked") else "any remaining card"
            return f"return {cards} {'randomly ' if step.order == 'random' else ''}to the bottom of your deck"
    return _own(step, refs)


def _groups(groups: tuple[m.Group, ...]) -> Iterator[str]:
    """Word the groups of a choice; a place that all share is named once, after the last."""
    *others, last = groups
    shared = share_a_place(groups)
    for group in others:
        yield nouns.counted(group.model_copy(update={"what": nouns.unplaced(group.what)}) if shared else group)
    yield nouns.counted(last)


def _that_one(to: m.Reference, refs: EnglishReferences) -> str:
    """Word a card mentioned further back: "that enemy Unit"."""
    words = refs.as_object(to)
    return "that enemy Unit" if words == "it" and to == "chosen" and refs.enemy_chosen else words


def _two(step: m.Battle, refs: EnglishReferences) -> str:
    """Word the two Units of a battle."""
    if not step.this_unit and (refs.object != step.to or not refs.many.get(step.to)):
        raise NotWorded("two Units that were not chosen")
    words = refs.as_object(step.to)
    if step.this_unit and words == "this Unit":
        raise NotWorded("a battle of this Unit with itself")
    return f"this Unit and {words}" if step.this_unit else words


def _own(step: m.AnyStep, refs: EnglishReferences) -> str:
    """Word a step about the player's own deck, hand, Shields, Resources and tokens."""
    if isinstance(step, m.Discard):
        refs.many["discarded"] = step.amount != 1
    match step:
        case m.Discard(what=None, amount=m.Count() as drawn) if drawn == _DRAWN:
            return "discard the same number of cards you drew with this effect"
        case m.Discard(what=None, amount=m.Count() | m.NumberOfPlayers() as many):
            return f"discard a number of cards equal to {nouns.value(many)}"
        case m.Discard(what=None):
            return f"discard {number(step.amount)}"
        case m.Draw():
            return f"draw a number of cards equal to {nouns.value(step.amount)}"
        case m.Discard(what=what) if what is not None and (what.side, what.zone) == ("your", "hand"):
            amount = number(step.amount)
            return f"discard {amount} {nouns.noun_phrase(what, plural=amount > 1, bare=True)}"
        case m.DeployToken():
            return _deploy_token(step, refs)
    raise NotWorded(f"the step {step.do!r} here")


def _return(step: m.Return, refs: EnglishReferences) -> str:
    if step.to == "this pilot" and step.where == "hand":
        return "return the card paired with this Unit to your hand"
    what = refs.as_object(step.to)
    many = isinstance(step.to, m.All) or refs.many.get(step.to, False)
    owner = "their" if many else "its"
    where = {
        "hand": "to their owners' hands" if many else "to its owner's hand",
        "deck top": f"to the top of {owner} owner's deck",
        "deck bottom": f"to the bottom of {owner} owner's deck",
        "deck, shuffled": f"to {owner} owner's deck and shuffle it",
    }[step.where]
    return f"return {what} {where}"


def _modify(step: m.Modify, refs: EnglishReferences) -> str:
    if words := _of_one_kind(step, refs):
        return words
    if step.lasts == "opponent's next start phase":
        who, plural = refs.as_subject(step.to)
        if step.changes != (m.RuleChange(rule="stays rested"),):
            raise NotWorded("this over a start phase")
        return f"{who} {refs.changes(step.changes, plural=plural)}"
    if any(isinstance(change, m.StatChange) and not isinstance(change.by, int) for change in step.changes):
        counted = for_each(step.changes).rpartition(" for each ")
        who, plural = refs.as_subject(step.to)
        if len(step.changes) > 1:
            raise NotWorded("several changes for each")
        return f"for each {counted[2]}, {who} {'get' if plural else 'gets'} {counted[0]} during this {step.lasts}"
    who, plural = refs.as_subject(step.to)
    if isinstance(step.to, m.All) and step.changes == (m.RuleChange(rule="cannot block"),):
        who = who.removeprefix("all ")
    changes = refs.changes(step.changes, plural=plural)
    rules = {change.rule for change in step.changes if isinstance(change, m.RuleChange)}
    if rules == {"may attack when deployed"}:
        if step.lasts != "turn":
            raise NotWorded("an attack after deployment in another time")
        return f"{who} {changes}"
    of_several = isinstance(step.to, m.All)
    first = "may attack active" in rules and not of_several and (step.to, who) != ("this", "it")
    if step.to == "your shield area" or first or (of_several and who.endswith("paired with a Pilot")):
        return f"during this {step.lasts}, {who} {changes}"
    return f"{who}{'' if changes.startswith(chr(39)) else ' '}{changes} during this {step.lasts}"


def _of_one_kind(step: m.Modify, refs: EnglishReferences) -> str:
    """Word changes with a form of their own; empty for others."""
    during, many = f"during this {step.lasts}", refs.many.get("chosen")
    match step.changes:
        case (m.Reduce() as reduce,) if reduce.once or reduce.least or reduce.most is not None:
            raise NotWorded("damage that is reduced so")
        case (m.Reduce(by="enemy", next_only=False) as reduce,) if step.to == "this" and refs.subject != "this":
            damage = "enemy damage" if reduce.damage == "any" else f"enemy {reduce.damage} damage"
            return (
                f"{during}, when {refs.as_subject('this')[0]} receives {damage}, reduce it by {number(reduce.reduce)}"
            )
        case (m.Reduce(damage="any", by=None, next_only=True, once=False) as reduce,):
            return f"{during}, reduce the next damage {_it(step, refs)} receives by {number(reduce.reduce)}"
        case (m.Reduce(damage=kind, by="enemy", next_only=False, once=False) as reduce,):
            damage = "enemy damage" if kind == "any" else f"enemy {kind} damage"
            they, many = refs.as_subject(step.to)
            if they not in {"it", "they"}:
                raise NotWorded("damage of other cards")
            receive = "receive" if many else "receives"
            return f"{during}, when {they} {receive} {damage}, reduce it by {number(reduce.reduce)}"
        case (m.Reduce(damage="battle", by=None, next_only=False, once=False) as reduce,):
            return f"{during}, reduce battle damage {_it(step, refs)} receives by {number(reduce.reduce)}"
        case (m.DealtInstead(dealt_to="this" | "chosen" as other),) if step.to != other and not refs.many.get("chosen"):
            who = "this Unit" if step.to == "this" else _it(step, refs)
            to = "this Unit" if other == "this" else "that Unit"
            return f"{during}, battle damage {who} would receive is dealt to {to} instead"
        case (m.RuleChange(rule="must be attacked"),) if step.to == "chosen" and not many:
            refs.pronouns += 1
            return f"{during}, all enemy Units must choose that Unit as their attack target when attacking"
        case (m.RuleChange(rule="not destroyed by enemy effects"),) if isinstance(step.to, m.All):
            return f"{during}, {nouns.noun_phrase(step.to.all, plural=True)} can't be destroyed by enemy effects"
        case (m.StatChange(change="ap" | "hp" as stat, by=m.EventAmount() as by),) if step.to == "this":
            return f"increase this Unit's {stat.upper()} {during} by an amount equal to {nouns.value(by)}"
        case (*changes, m.GainFrom(gain_from="chosen") as gain):
            who, plural = refs.as_subject(step.to)
            other_changes = refs.changes(tuple(changes), plural=plural)
            keywords = nouns.keyword_list(gain.keywords)
            return f"{during}, {who} {other_changes} and all {keywords} on that Unit card"
    return ""


def _it(step: m.Modify, refs: EnglishReferences) -> str:
    """Return "it" as the subject; NotWorded for other subjects."""
    words, plural = refs.as_subject(step.to)
    if plural or words != "it":
        raise NotWorded("damage of other cards")
    return words


def _deploy_token(step: m.DeployToken, refs: EnglishReferences) -> str:
    amount = number(step.amount)
    said = []
    for token in step.token:
        facts = refs.tokens.facts(token)
        if facts is None:
            raise NotWorded(f"the token {token}")
        said.append(f"{amount} {'rested ' if step.rested else ''}{nouns.token(facts, refs.effects(facts.effects))}")
    tokens = f"Unit token{'s' if amount > 1 else ''}"
    if step.every and len(said) > 1:
        return "deploy " + " and ".join(f"{token} {tokens}" for token in said)
    return f"deploy {' or '.join(said)} {tokens}"


def _look(step: m.Look, refs: EnglishReferences) -> str:
    amount = number(step.amount)
    refs.introduce("looked", many=amount > 1)
    return "look at the top card of your deck" if amount == 1 else f"look at the top {amount} cards of your deck"
