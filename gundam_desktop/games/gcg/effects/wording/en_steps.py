"""Steps in English: instructions, joined into sentences in the style of the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import (
    NotWorded,
    are_many,
    en_players,
    number,
    several,
    share_a_place,
)
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording import en_quantities as quantities
from gundam_desktop.games.gcg.effects.wording.en_changes import changed, modified, subject_and_changes, while_lasting
from gundam_desktop.games.gcg.effects.wording.en_events import event
from gundam_desktop.games.gcg.effects.wording.en_looking import look_words, looking
from gundam_desktop.games.gcg.effects.wording.en_own_steps import own
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences
from gundam_desktop.games.gcg.effects.wording.en_returns import returned
from gundam_desktop.games.gcg.effects.wording.sentence_flow import MergedSteps, SentenceFlow, Steps, TakingStep
from gundam_desktop.games.gcg.effects.wording.vocabulary import MARKS, STATS


def sentences(steps: Steps, refs: EnglishReferences) -> list[str]:
    """Return the sentences of an effect, without capitals and full stops."""
    return _EnglishSteps(refs).sentences(steps)


_LATER = {
    "opponent's next turn": "end of your opponent's next turn",
    "end of your next turn": "end of your next turn",
    "start of opponent's next turn": "start of your opponent's next turn",
    "start of your next turn": "start of your next turn",
}
"""Moment of a later turn at which something is done -> its words."""


class _EnglishSteps(SentenceFlow[EnglishReferences]):
    language = "en"
    joins: ClassVar[Mapping[m.Link, str]] = {
        None: "",
        "then": "then, ",
        "if you do": "if you do, ",
        "if you don't": "if you don't, ",
    }
    joins_after_others: ClassVar[Mapping[m.Link, str]] = {
        "if you do": "if they do, ",
        "if you don't": "if they don't, ",
    }
    closing = ("during", "until", "at the end", "for each")
    remaining = "any remaining card"

    def card(self, reference: m.Reference) -> tuple[str, bool]:
        return self._refs.as_object(reference), self._refs.many.get(reference, False)

    def subject(self, reference: m.Reference) -> tuple[str, bool]:
        return self._refs.as_subject(reference)

    def irregular(self, step: m.AnyStep) -> str:
        return _irregular(step, self._refs)

    def counting(self, cards: m.Selector, and_this: bool) -> str:
        return nouns.counting(cards, and_this)

    def take(self, group: m.Group, step: TakingStep) -> str:
        cards = "".join(_groups((group,), self._refs))
        match step:
            case m.Deploy():
                return f"deploy {cards}"
            case m.Pair():
                return f"pair {cards} with this Unit"
            case m.AddToHand(reveal=True):
                return f"reveal {cards} and add {'them' if several(group.most) else 'it'} to your hand"
            case m.PlaceInTrash():
                return f"place {quantities.of_them(group)} into your trash"
            case m.Return():
                return f"return {quantities.of_them(group)} to the {step.where.removeprefix('deck ')} of your deck"
        return f"add {cards} to your hand"

    def split(self, look: m.Look, split: m.SplitLooked) -> str:
        bottom = number(split.bottom)
        words = f"{look_words(look, self._refs)} and return {number(split.top)} to the top"
        if not bottom:
            self._refs.many["looked"] = number(look.amount) - number(split.top) > 1
            self._refs.taken = True
        return words + (f" and {bottom} to the bottom" if bottom else "")

    def merged(self, steps: Steps) -> MergedSteps | None:
        others = (part for part in m.models_in(steps[0]) if isinstance(part, m.Selector) and part.other)
        of_this = isinstance(steps[0], m.Modify) and steps[0].to == "this" != self._refs.subject
        if self._refs.own_chosen and any(others) and not of_this:
            raise NotWorded("other than this Unit where it could be other than the chosen one")
        match steps:
            case (m.If(otherwise=()) as first, m.If(otherwise=(), link=None) as second) if again := self._counted_again(
                first.condition, second.condition
            ):
                said = self._under(first)
                self._refs.forget()
                said += self._block(second.steps, lambda words: self.under(again, words))
                return MergedSteps(said[0], 2, ends=True, more=tuple(said[1:]))
            case (m.Destroy(to=m.FirstOfShieldArea(first=int() as first_ones)), *_) if first_ones > 1:
                words = f"choose 1 enemy player. Destroy the first {first_ones} cards in that player's shield area"
                return MergedSteps(words, 1, ends=True)
            case (m.Reveal(to=m.All(all=hand, and_this=False)), *_) if hand == m.ENEMY_HAND:
                self._refs.forget()
                return MergedSteps("choose 1 enemy player. They reveal their hand", 1, ends=True)
            case (m.Choose(groups=(first_of, last_of)), m.AddToHand(to="chosen", reveal=True, link=None), *_) if (
                first_of.what.zone == last_of.what.zone == "looked"
            ):
                self._refs.introduce("chosen", many=True)
                plain = first_of.model_copy(update={"what": quantities.unplaced(first_of.what)})
                both = f"{quantities.counted(plain)} and {quantities.counted(last_of)}"
                return MergedSteps(f"reveal {both} and add them to your hand", 2)
            case (m.GainEffect() as step,):
                return MergedSteps(self._gained(step), 1, ends=True)
            case (m.May(steps=(m.Choose(groups=(group,)), m.Pair(to="this card in trash", unit="chosen"))),) if (
                group.what.side == "your"
            ):
                units = nouns.noun_phrase(group.what, plural=True, are=False, yours=True)
                after = "after activating this card's 【Main】, " if self._refs.of_main else ""
                words = f"{after}you may pair this card from your trash with one of your {units}"
                return MergedSteps(words, 1, ends=True)
            case (
                m.Recover(to="this" | "chosen", amount=int()) as recover,
                m.Modify(link=None, lasts="turn" | "battle") as modify,
                *_,
            ) if recover.to == modify.to and all(_is_plain(change) for change in modify.changes):
                who, plural = self._refs.as_subject(recover.to)
                _, _, changes = subject_and_changes(modify.to, modify.changes, self._refs)
                recovers = f"{who} {'recover' if plural else 'recovers'} {recover.amount} HP"
                return MergedSteps(f"{recovers} and {changes} during this {modify.lasts}", 2, ends=True)
            case (m.May(steps=(m.Choose(groups=(group,)), m.AddToHand(to="chosen", reveal=False, link=None))), *_) if (
                group.what.zone == "trash"
            ):
                self._refs.introduce("chosen", many=several(group.most))
                cards = quantities.counted(group)
                pronoun = "them" if several(group.most) else "it"
                return MergedSteps(f"you may choose {cards} and add {pronoun} to your hand", 1, ends=True)
            case (m.May(steps=(m.Recover(link=None) as recover,)),):
                who, _ = self._refs.as_subject(recover.to)
                return MergedSteps(f"{who} may recover {number(recover.amount)} HP", 1, ends=True)
            case (m.Choose(groups=(group,)), m.Pair(to="played command", unit="chosen"), *_) if (
                self._refs.command and group.what.side == "your" and group.least == group.most == 1
            ):
                units = nouns.noun_phrase(group.what, plural=True, are=False, yours=True)
                self._refs.introduce("chosen")
                return MergedSteps(f"pair that card from your trash with one of your {units}", 2)
            case (m.Choose(groups=(pilot, onto)), m.Pair(to="chosen", unit="chosen", link=None), *_) if (
                pilot.what.what == ("pilot",) and pilot.least == 1
            ):
                words = f"choose {quantities.counted(pilot)} and {quantities.counted(onto)}"
                self._refs.introduce("chosen", many=True)
                return MergedSteps(words, 2, ends=True, more=("pair that Pilot with that Unit",))
            case (m.Choose(groups=(card, unit)), m.Pair(to="chosen", unit="chosen", link=None), *_) if (
                unit.what.side == "your" and unit.least == unit.most == 1
            ):
                units = nouns.noun_phrase(unit.what, plural=True, are=False, yours=True)
                self._refs.introduce("chosen", many=True)
                if not card.least:
                    one = quantities.counted(card.model_copy(update={"least": 1}))
                    choose = f"choose {quantities.counted(unit)}"
                    return MergedSteps(choose, 2, ends=True, more=(f"you may pair {one} with it",))
                return MergedSteps(f"pair {quantities.counted(card)} with one of your {units}", 2)
            case (
                m.Choose(groups=(group,)),
                m.Reveal(to="chosen", link=None),
                m.Return(to="chosen", where="deck top" | "deck bottom" as where, link=None),
                *_,
            ) if group.what.zone == "looked":
                cards = quantities.counted(group)
                self._refs.introduce("chosen", many=several(group.most))
                pronoun = "them" if several(group.most) else "it"
                place = where.removeprefix("deck ")
                return MergedSteps(f"reveal {cards} and return {pronoun} to the {place} of your deck", 3)
            case (
                m.Choose(groups=(group,)),
                m.Reveal(to="chosen", link=None),
                m.Deploy(to="chosen", link=None) as deploy,
                *_,
            ) if group.what.zone == "looked" and deploy == m.Deploy(to="chosen"):
                self._refs.introduce("chosen", many=several(group.most))
                pronoun = "them" if several(group.most) else "it"
                return MergedSteps(f"reveal {quantities.counted(group)} and deploy {pronoun}", 3)
            case (m.Choose(groups=(group,)), m.LookAt(to="chosen", link=None), *_) if group.what.what == ("shield",):
                shields = m.Selector(what=("shield",), side=group.what.side)
                if group.what != shields or group.what.side not in {"your", "enemy"} or group.least != group.most:
                    raise NotWorded("Shields of this description")
                whose = "your" if group.what.side == "your" else "your opponent's"
                self._refs.introduce("chosen", many=several(group.most))
                return MergedSteps(f"look at {number(group.most)} of {whose} Shields", 2)
            case (m.Choose(groups=(group,)), m.Reveal(to="chosen"), *_) if group.what.zone == "hand":
                words = f"reveal {quantities.counted(group)}"
                self._refs.introduce("chosen", many=several(group.most))
                self._refs.from_hand = group.what.side == "your"
                return MergedSteps(words, 2, ends=True)
        return None

    def _counted_again(self, first: m.Condition, second: m.Condition) -> str:
        """Return a second condition on the number of the same cards: "5 or more are in play"; empty for other cards."""
        match first, second:
            case m.CountIs(count=those), m.CountIs(count=these, least=int() as least, most=None) if these == those:
                words = self.condition(second)
                many = words.startswith(f"{least} or more ") and words.endswith(" are in play")
                return f"{least} or more are in play" if many else ""
        return ""

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

    def later(self, at: str) -> str:
        return f"at the {_LATER.get(at, f'end of this {at}')}, "

    def _gained(self, step: m.GainEffect) -> str:
        who, plural = self._refs.as_subject(step.to)
        effect = m.Triggered(on=step.on, gate=step.gate, turn=step.turn, condition=step.condition, steps=step.steps)
        (text,) = self._refs.effects((effect,))
        return f"{who} gain{'' if plural else 's'} the following effect during this {step.lasts}: ■{text}"

    def own_words(self, blank: str) -> str:
        last = self._refs.subject
        words = {"this": lambda: self._refs.as_object("this")}[blank]()
        self._refs.subject = last  # within that sentence "it" meant another card
        return words

    def modify_more(self, modify: m.Modify, condition: m.Matches, more: m.Modify) -> str:
        who, plural = self._refs.as_subject(modify.to)
        changes = changed(modify.changes, plural=plural)
        asked = self._refs.condition(condition)
        again, many = self._refs.as_subject(more.to)
        gains = changed(more.changes, plural=many)
        return f"{while_lasting(modify.lasts)}, {who} {changes} and, if {asked}, {again} {gains}"

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
        for one, other in pairwise(words):
            of_all = one.endswith("this Unit") and other.startswith("all ")
            of_this = one.endswith((" it", " them")) and other.startswith("this Unit")
            if of_all or of_this:
                raise NotWorded('"this Unit and all ..." or "it and this Unit ...", which would be read as one')
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


def _is_plain(change: m.Change) -> bool:
    """True for a value changed by a number, and for a keyword effect gained once."""
    match change:
        case m.StatChange(by=int()) | m.Gain(times=1):
            return True
    return False


def _fallen(of: m.Reference, refs: EnglishReferences) -> str:
    """Return the words for the Unit that the event destroys; empty for others."""
    if of != refs.fallen:
        return ""
    if refs.object == "chosen":
        raise NotWorded("the Unit that was destroyed, beside one that was chosen")
    return "that enemy Unit" if of == "event card" else "that Unit"


_REDUCED = re.compile(r"(during this \w+, reduce the next damage it receives) by (\d+)")


def _irregular(step: m.AnyStep, refs: EnglishReferences) -> str:
    match step:
        case m.Choose():
            words = "choose " + " and ".join(_groups(step.groups, refs))
            words += f" with the same {STATS[step.same].en}" if step.same is not None else ""
            refs.introduce("chosen", many=are_many(step.groups))
            refs.chosen_kinds = frozenset(kind for group in step.groups for kind in group.what.what)
            refs.enemy_chosen = len(step.groups) == 1 and step.groups[0].what.side == "enemy"
            refs.own_chosen = not refs.enemy_chosen and all(group.what.zone is None for group in step.groups)
            return words
        case m.DamageTwo():
            if refs.object != "chosen" or not refs.many.get("chosen"):
                raise NotWorded("damage to two cards that were not chosen")
            refs.pronouns += 1
            return f"deal {step.first} damage to one of them and {step.second} damage to the other"
        case m.Damage(to="enemy shield area", amount=int() as amount, times=m.Count() | m.Times() | m.Per() as times):
            count, what = nouns.each(times)
            if count != 1:
                raise NotWorded("damage several times for each")
            return f"for each {what}, deal {amount} damage to {refs.as_object(step.to)}"
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
            if isinstance(step.amount, m.StatOf) and step.amount.of not in {"this", step.to}:
                of = _fallen(step.amount.of, refs)
                figure = f"{of}'s {STATS[step.amount.stat].en}" if of else refs.figure(step.amount)
                return f"deal damage equal to {figure} to {refs.as_object(step.to)}"
            if isinstance(step.amount, m.DamageOn):
                damaged = step.amount.damage_on
                of = "this Unit" if damaged == "this" else refs.as_object(damaged)
                if of == "them":
                    raise NotWorded("the damage of several Units")
                to = refs.as_object(step.to)
                if to in {"it", "them"}:
                    return f"deal damage to {to} equal to the amount of damage {of} has received"
                return f"deal damage equal to the amount of damage {of} has received to {to}"
            to = refs.as_object(step.to)
            if isinstance(step.amount, m.StatOf) and step.amount.of == "chosen" and to == "it":
                return f"deal damage to it equal to its {STATS[step.amount.stat].en}"
            if to in {"it", "them"}:
                return f"deal damage to {to} equal to {nouns.value(step.amount)}"
            return f"deal damage equal to {nouns.value(step.amount)} to {to}"
        case m.Recover():
            who, plural = refs.as_subject(step.to)
            recovers = "recover" if plural else "recovers"
            if step.amount == m.DamageOn(damage_on=step.to):
                return f"{who} {recovers} all HP"
            if isinstance(step.amount, m.StatOf) and step.amount.of != "this":
                return f"{who} {recovers} HP equal to {refs.figure(step.amount)}"
            return f"{who} {recovers} HP equal to {nouns.value(step.amount)}"
        case m.Return():
            return returned(step, refs)
        case m.AddToHand(reveal=True):
            pronoun = "them" if refs.many.get(step.to) else "it"
            refs.taken = refs.taken or step.to == "looked"
            return f"reveal {refs.as_object(step.to)} and add {pronoun} to your hand"
        case m.ActivateEffect(of="this"):
            refs.mention("this")
            return "activate 【Deploy】 on this Unit"
        case m.ActivateEffect() if refs.object == "chosen" and not refs.many.get("chosen"):
            refs.as_object("chosen")
            return "activate its 【Deploy】"
        case m.DiscardChosen():
            return f"discard {refs.as_object(step.to)}"
        case m.PlaceAsShield():
            where = "into your shield area as a Shield" if step.last else "face down on top of your Shields"
            return f"place {refs.as_object(step.to)} {where}"
        case m.ActivateMain(of="chosen" | "discarded" as of) if of in {refs.object, refs.moved} and not refs.many.get(
            of
        ):
            refs.pronouns += 1
            refs.subject = refs.object = of
            return f"activate its 【{MARKS[step.timing].en}】"
        case m.Deploy(as_unit=m.UnitFigures() as unit, rested=False, pay=False):
            return f"deploy {refs.as_object(step.to)} as an (AP{unit.ap}･HP{unit.hp}) Unit"
        case m.Deploy(pay=True, as_unit=None):
            if step.rested or refs.object != step.to:
                raise NotWorded("a payment for this deployment")
            return f"pay its cost to deploy {refs.as_object(step.to)}"
        case m.Modify():
            return modified(step, refs)
        case m.Battle():
            return f"begin a battle between {_two(step, refs)} and only perform the damage step"
    return looking(step, refs) or own(step, refs)


def _groups(groups: tuple[m.Group, ...], refs: EnglishReferences) -> Iterator[str]:
    """Yield the words for the groups of a choice; a zone that all have in common is named once, after the last."""
    for group in groups:
        if group.what.did == "placed" and (group.what.side == "your") is not refs.placed_by_all:
            raise NotWorded("placed cards of one player where others placed some, or the other way round")
    *others, last = groups
    shared = share_a_place(groups)
    for group in others:
        yield quantities.counted(
            group.model_copy(update={"what": quantities.unplaced(group.what)}) if shared else group
        )
    yield quantities.counted(last)


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
