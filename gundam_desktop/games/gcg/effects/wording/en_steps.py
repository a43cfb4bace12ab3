"""Steps in English: instructions, joined into sentences in the style of the cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.instructions import InstructionTexts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARKS
from gundam_desktop.games.gcg.effects.wording import en_players, several
from gundam_desktop.games.gcg.effects.wording.en_changes import EnglishChanges
from gundam_desktop.games.gcg.effects.wording.en_events import EnglishEvents
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.instructions import Instructions, kind_of_damage
from gundam_desktop.games.gcg.effects.wording.sentence_flow import MergedSteps, Steps, pairs_itself

_REDUCED = re.compile(r"(during this \w+, reduce the next damage it receives) by (\d+)")
_EQUAL = re.compile(r"deal damage equal to (.*) to (it|them)")
_AMONG = re.compile(r"(?: of)? cards? among them$")


class EnglishSteps(Instructions[EnglishChanges]):
    """The steps of one effect."""

    events = EnglishEvents
    say = InstructionTexts("en")
    closing = ("during", "until", "at the end", "for each")

    def card(self, reference: m.Reference) -> tuple[str, bool]:
        several = isinstance(reference, m.All) and reference != m.PILOT_OF_CHOSEN
        return self._refs.as_object(reference), several or self._refs.many.get(reference, False)

    def subject(self, reference: m.Reference) -> tuple[str, bool]:
        return self._refs.as_subject(reference)

    def split(self, look: m.Look, split: m.SplitLooked) -> str:
        bottom = number(split.bottom)
        words = f"{self.look(look)} and return {number(split.top)} to the top"
        if not bottom:
            self._refs.many["looked"] = number(look.amount) - number(split.top) > 1
            self._refs.taken = True
        return words + (f" and {bottom} to the bottom" if bottom else "")

    def merged(self, steps: Steps) -> MergedSteps | None:
        others = (part for part in m.models_in(steps[0]) if isinstance(part, m.Selector) and part.other)
        of_this = isinstance(steps[0], m.Modify) and steps[0].to == "this" != self._refs.subject
        like_it = any(not self._refs.chosen_kinds.isdisjoint(part.what) for part in others)
        if self._refs.own_chosen and like_it and not of_this:
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
                plain = first_of.model_copy(
                    update={"what": first_of.what.model_copy(update={"side": "any", "zone": None})}
                )
                both = f"{self._refs.counted(plain)} and {self._refs.counted(last_of)}"
                return MergedSteps(f"reveal {both} and add them to your hand", 2)
            case (
                m.Recover(to="this" | "chosen", amount=int()) as recover,
                m.Modify(link=None, lasts="turn" | "battle") as modify,
                *_,
            ) if recover.to == modify.to and all(_is_plain(change) for change in modify.changes):
                who, plural = self._refs.as_subject(recover.to)
                _, _, changes = self._refs.subject_and_changes(modify.to, modify.changes)
                recovers = f"{who} {'recover' if plural else 'recovers'} {recover.amount} HP"
                return MergedSteps(f"{recovers} and {changes} during this {modify.lasts}", 2, ends=True)
            case (m.May(steps=(m.Choose(groups=(group,)), m.AddToHand(to="chosen", reveal=False, link=None))), *_) if (
                group.what.zone == "trash"
            ):
                self._refs.introduce("chosen", many=several(group.most))
                cards = self._refs.counted(group)
                pronoun = "them" if several(group.most) else "it"
                return MergedSteps(f"you may choose {cards} and add {pronoun} to your hand", 1, ends=True)
            case (m.May(steps=(m.Recover(link=None) as recover,)),):
                who, _ = self._refs.as_subject(recover.to)
                return MergedSteps(f"{who} may recover {number(recover.amount)} HP", 1, ends=True)
            case (m.Choose(groups=(pilot, onto)), m.Pair(to="chosen", unit="chosen", link=None), *_) if (
                pilot.what.what == ("pilot",) and pilot.least == 1
            ):
                words = f"choose {self._refs.counted(pilot)} and {self._refs.counted(onto)}"
                self._refs.introduce("chosen", many=True)
                return MergedSteps(words, 2, ends=True, more=("pair that Pilot with that Unit",))
            case (m.Choose(groups=(group,)), m.LookAt(to="chosen", link=None), *_) if group.what.what == ("shield",):
                shields = m.Selector(what=("shield",), side=group.what.side)
                if group.what != shields or group.what.side not in {"your", "enemy"} or group.least != group.most:
                    raise NotWorded("Shields of this description")
                whose = "your" if group.what.side == "your" else "your opponent's"
                self._refs.introduce("chosen", many=several(group.most))
                return MergedSteps(f"look at {number(group.most)} of {whose} Shields", 2)
            case (m.Choose(groups=(group,)), m.Reveal(to="chosen"), *_) if group.what.zone == "hand":
                words = f"reveal {self._refs.counted(group)}"
                self._refs.introduce("chosen", many=several(group.most))
                self._refs.from_hand = group.what.side == "your"
                return MergedSteps(words, 2, ends=True)
            case (m.Choose(groups=(*_, unit)), m.Pair(to="chosen" | "played command", unit="chosen"), *_) if (
                unit.what.side != "your"
            ):
                raise NotWorded("a card that is paired with such a Unit")
        if (itself := pairs_itself(steps)) is not None and itself.what.side != "your":
            raise NotWorded("a card that is paired with such a Unit")
        return super().merged(steps)

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
            return f"{during}, when {EnglishEvents(self._refs).event(step.on)}, "
        refuse_if(self._refs.subject != "chosen" or step.on.who is not None, "what waits for others")
        self._refs.pronouns += 1
        if self._refs.many.get("chosen"):
            return f"{during}, when {EnglishEvents(self._refs).event(step.on, 'they')}, "
        return f"when {EnglishEvents(self._refs).event(step.on, 'it')} {during}, "

    def lasts(self, step: m.Modify) -> str:
        rules = {change.rule for change in step.changes if isinstance(change, m.RuleChange)}
        return super().lasts(step) or ("" if len(rules) == 1 else self.say.lasts[step.lasts])

    def own_words(self, blank: str) -> str:
        if blank != "this":
            one = self.say.remaining if blank == "remaining" else "the remaining card"
            return "the remaining cards" if self._refs.many.get("looked") else one
        last = self._refs.subject
        this = self._refs.as_object("this")
        self._refs.subject = last  # within that sentence "it" meant another card
        return this

    def modify_more(self, modify: m.Modify, condition: m.Matches, more: m.Modify) -> str:
        who, plural = self._refs.as_subject(modify.to)
        changes = self._refs.changed(modify.changes, plural=plural)
        asked = self._refs.condition(condition)
        again, many = self._refs.as_subject(more.to)
        gains = self._refs.changed(more.changes, plural=many)
        return f"{self.say.lasts[modify.lasts]}, {who} {changes} and, if {asked}, {again} {gains}"

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
            of_all = one.removesuffix(" from the game").endswith("this Unit") and other.startswith("all ")
            of_this = one.endswith((" it", " them")) and other.startswith("this Unit")
            if of_all or of_this:
                raise NotWorded('"this Unit and all ..." or "it and this Unit ...", which would be read as one')
        return " and ".join(words)

    def case(self, step: m.Case) -> str:
        arms = [f"{self.clause(arm.steps)} if {self.condition(arm.condition)}" for arm in step.arms]
        return f"{', '.join(arms[:-1])}, or {arms[-1]}"

    def instead(self, words: str) -> str:
        for ending in (" during this turn", " during this battle", " to it"):
            alike = words.endswith(ending) and self._before.endswith(ending)
            if alike and (ending != " to it" or words.startswith("deal ")):
                return f"{words.removesuffix(ending)} instead"
        if (reduced := _REDUCED.fullmatch(words)) and self._before.startswith(reduced[1]):
            return f"reduce by {reduced[2]} instead"
        return f"{words} instead"

    # --- one step

    def instruction(self, step: m.AnyStep) -> str:
        refs = self._refs
        if m.could_be_done_to(refs.aside, step) and getattr(step, "to", None) in m.NEVER_CHOSEN:
            refs.subject = refs.it = None  # "it" could be the card that was spoken of last
        match step:
            case m.Redirect():
                rival, refs.rival = refs.rival, None  # no Unit attacks itself: "it" is this one
                words = super().instruction(step)
                refs.rival = rival
                return words
            case m.Return(where="deck top" | "deck bottom" as where) if (step.to == "chosen" and refs.from_hand) or (
                step.to == "looked" and refs.revealed
            ):
                return f"return {refs.as_object(step.to)} to the {where.removeprefix('deck ')} of your deck"
            case m.Battle(this_unit=True, to="this"):
                raise NotWorded("a battle of this Unit with itself")
            case m.Pair(to="this pilot") if refs.many.get("chosen"):
                raise NotWorded("one card that is paired with several Units")
            case m.Battle(this_unit=False) if refs.it != step.to or not refs.many.get(step.to):
                raise NotWorded("two Units that were not chosen")
        return super().instruction(step)

    def irregular(self, step: m.AnyStep) -> str:
        refs = self._refs
        match step:
            case m.Choose():
                words, groups = super().irregular(step), step.groups
                refs.chosen_kinds = frozenset(kind for group in groups for kind in group.what.what)
                refs.enemy_chosen = len(groups) == 1 and groups[0].what.side == "enemy"
                refs.own_chosen = not refs.enemy_chosen and all(group.what.zone is None for group in groups)
                return words
            case m.Modify() | m.Look():
                return super().irregular(step)
            case m.DeployToken():
                return self._deploy_token(step)
            case m.Discard():
                refs.many["discarded"] = step.amount != 1
        return self.own_amount(step) or self.own_step(step)

    def discard_some(self, step: m.Discard, least: int) -> str:
        refuse_if(step.random, "this discard")
        return self._refs.discarded(step.what or m.YOUR_HAND, least, step.amount)

    def own_step(self, step: m.AnyStep) -> str:
        refs = self._refs
        match step:
            case m.DamageTwo():
                if refs.it != "chosen" or not refs.many.get("chosen"):
                    raise NotWorded("damage to two cards that were not chosen")
                refs.pronouns += 1
                return f"deal {step.first} damage to one of them and {step.second} damage to the other"
            case m.ActivateEffect(of="this"):
                refs.mention("this")
                return "activate 【Deploy】 on this Unit"
            case m.ActivateEffect() if refs.it == "chosen" and not refs.many.get("chosen"):
                refs.as_object("chosen")
                return "activate its 【Deploy】"
            case m.ActivateMain(of="chosen" | "discarded" as of) if of in {refs.it, refs.moved} and not refs.many.get(
                of
            ):
                refs.pronouns += 1
                refs.subject = refs.it = of
                return f"activate its 【{MARKS[step.timing].en}】"
            case m.Deploy(pay=True, as_unit=None):
                refuse_if(step.rested or refs.it != step.to, "a payment for this deployment")
                return f"pay its cost to deploy {refs.as_object(step.to)}"
            case m.Discard():
                return f"discard {number(step.amount)}" if step.what is None else refs.discarded(step.what, step.amount)
        return super().own_step(step)

    # --- damage

    def damage(self, step: m.Damage) -> str:
        words, kind = super().damage(step), kind_of_damage(step)
        refuse_if(kind == "number for each" and step.to != "enemy shield area", "damage several times to such a card")
        of_other = isinstance(step.amount, m.StatOf) and step.amount.of not in {"this", step.to}
        return words if of_other or kind == "rested" else _EQUAL.sub(r"deal damage to \2 equal to \1", words)

    def damaged(self, step: m.Damage) -> str:
        words = self._refs.as_object(step.to)
        of_placed = kind_of_damage(step) == "placed" and step.to == "chosen" and self._refs.enemy_chosen
        return self._refs.say.that_enemy_unit if of_placed and words == "it" else words

    def damage_figure(self, amount: m.StatOf, to: m.Reference) -> str:
        refs, name = self._refs, NOUNS.stat(amount.stat)
        if amount.of == to == "chosen" == refs.it and not refs.many.get("chosen"):
            return f"its {name}"
        if amount.of in {"this", to}:
            return NOUNS.as_many(amount)
        if amount.of != refs.fallen:
            return refs.figure(amount)
        refuse_if(refs.it == "chosen", "the Unit that was destroyed, beside one that was chosen")
        return f"{refs.say.that_enemy_unit if amount.of == 'event card' else refs.say.fallen}'s {name}"

    def as_much(self, amount: m.Amount) -> str:
        of_other = isinstance(amount, m.StatOf) and amount.of != "this"
        return self._refs.figure(amount) if of_other and isinstance(amount, m.StatOf) else super().as_much(amount)

    def _deploy_token(self, step: m.DeployToken) -> str:
        """Word a deployment of tokens: "deploy 2 rested [Leo](AP1･HP1) Unit tokens"."""
        each, amount = ("", step.amount) if isinstance(step.amount, int) else self.for_each(step.amount)
        refuse_if(each and len(step.token) > 1, "several tokens for each")
        kind = "Base token" if self.of_bases(step) else f"Unit token{'s' if amount > 1 else ''}"
        said = [f"{amount} {'rested ' if step.rested else ''}{token}" for token in self.tokens(step)]
        self._refs.introduce("deployed", many=amount > 1 or bool(each) or (step.every and len(step.token) > 1))
        if each:
            return f"deploy {said[0]} {kind} for each {each}"
        if step.every and len(said) > 1:
            return "deploy " + " and ".join(f"{token} {kind}" for token in said)
        return f"deploy {' or '.join(said)} {kind}"

    def of_them(self, group: m.Group) -> str:
        """Return a number of the cards that were looked at last: "1 of them", "any number of them"."""
        return _AMONG.sub(" of them", self._refs.counted(group))


def _is_plain(change: m.Change) -> bool:
    """True for a value changed by a number, and for a keyword effect gained once."""
    match change:
        case m.StatChange(by=int()) | m.Gain(times=1):
            return True
    return False
