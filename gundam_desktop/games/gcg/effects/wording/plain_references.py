"""References and conditions in a language without articles and plurals: what Japanese and Chinese share."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.references import References


@dataclass
class PlainReferences(References):
    """The mentions of a text so far, and the words for cards and conditions."""

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.it = reference
        self.taken = self.taken and reference != "looked"
        self.many[reference] = many

    def forget(self) -> None:
        self.taken = self.taken or self.it == "looked"
        self.it = None

    # --- references

    @abstractmethod
    def paired(self) -> str:
        """Return the words before a card paired with this Unit."""

    @abstractmethod
    def all_of(self, selector: m.Selector) -> str:
        """Return all cards of a description."""

    @abstractmethod
    def pronoun(self) -> str:
        """Return the pronoun for the cards chosen or looked at last."""

    def who(self, reference: Subject) -> str:
        if isinstance(reference, m.All):
            others = self.all_of(reference.all)
            return f"{self.this()}{self.say.and_}{others}" if reference.and_this else others
        if isinstance(reference, m.FirstOfShieldArea):
            if number(reference.first) < 2:
                raise NotWorded("one card so")
            return self.say.first_cards.format(number(reference.first))
        if reference == self.attacker:
            return self.say.attacking_unit
        if reference == "event card" and self.of_destruction and self.it != reference:
            self.introduce(reference)
            return self.say.destroyer.format(this=self.this())
        if reference == "event card" and self.enemy:
            self.pronouns += 1
            return self.say.that_enemy_unit
        if reference == "event doer" and self.one_of_two is not None:
            self.pronouns += 1
            return self.say.that_unit.format(unit=self.nouns.noun_phrase(self.one_of_two))
        if isinstance(reference, m.PairedPilot):
            return self.paired() + self.noun(reference.pilot)
        if reference == self.it:
            self.pronouns += 1
            return self.pronoun()
        return self.explicit(reference)

    # --- conditions

    @abstractmethod
    def were_placed(self, selector: m.Selector, least: int) -> str:
        """Return the condition that this effect placed at least `least` such cards."""

    @abstractmethod
    def done_with_effect(self, condition: m.CountIs) -> str:
        """Return the condition that this effect has done something to a number of cards."""

    @abstractmethod
    def there_are(self, condition: m.CountIs, *, again: bool) -> str:
        """Return a condition on a number of cards. `again`: the condition before is on the same cards."""

    @abstractmethod
    def asked(self, who: str, selector: m.Selector, field: str) -> str:
        """Return a condition on a single property of a Unit or Base; empty if `described` has the words."""

    @abstractmethod
    def described(self, who: str, selector: m.Selector) -> str:
        """Return the condition that a card fits a description."""

    def happened(self, condition: m.ThisTurn) -> str:
        match condition:
            case m.ThisTurn(never=False, effect_of=m.Selector()):
                return self._happened_by_effect(condition)
            case m.ThisTurn(effect_of=None) if condition.this_turn in self.say.happened:
                return self._happened(condition)
            case m.ThisTurn(who=m.Selector() as who) if (condition.this_turn, condition.never) in self.say.done_by_you:
                return self._done_by_you(condition, who)
        raise NotWorded(f"the event {condition.this_turn!r} of this turn so")

    def _happened(self, condition: m.ThisTurn) -> str:
        """Return what such cards, or this one, have done in this turn or have not."""
        words = self.say.happened[condition.this_turn]
        words = self.not_happened(words) if condition.never else words
        if isinstance(condition.who, str):
            return words.format(who=self.this() if condition.who == "this" else self.explicit(condition.who))
        who = self.noun(condition.who)
        return words.format(who=self.say.several.format(who, condition.least) if condition.least > 1 else who)

    @abstractmethod
    def not_happened(self, words: str) -> str:
        """Return the words for a past event as those for one that has not happened."""

    def _done_by_you(self, condition: m.ThisTurn, who: m.Selector) -> str:
        words = self.say.done_by_you[condition.this_turn, condition.never]
        if who.side != "your":
            raise NotWorded("what another player has done")
        if "{least}" in words and who == m.Selector(what=("card",), side="your"):
            return words.format(least=condition.least)
        if "{card}" in words:
            of_hand = who.model_copy(update={"zone": "hand"})
            card = self.nouns.noun_phrase(of_hand, placed=False)
            return words.format(card=self.say.several.format(card, condition.least) if condition.least > 1 else card)
        if condition.least > 1:
            raise NotWorded("a number of such cards")
        if who != m.Selector(what=who.what, side="your"):
            raise NotWorded("such cards of this turn")
        return words

    def _happened_by_effect(self, condition: m.ThisTurn) -> str:
        who, effect_of = condition.who, condition.effect_of
        if effect_of is None:
            raise NotWorded("what no effect did")
        effect = self.effect(effect_of)
        if condition.this_turn in self.say.happened:
            whose = self.this() if isinstance(who, str) else self.noun(who)
            return self.say.happened[condition.this_turn].format(who=whose, effect=effect)
        if isinstance(who, str):
            raise NotWorded("what no effect did")
        if who != m.Selector(what=("card",), side=who.side) or who.side not in self.say.discarded:
            raise NotWorded("such a discard")
        return self.say.discarded[who.side].format(effect=effect)

    def count(self, condition: m.CountIs, *, again: bool = False) -> str:
        """Return a condition on a number of cards. `again`: the condition before is on the same cards."""
        if condition.unique:
            if condition.least is None or condition.most is not None or condition.count.did is not None:
                raise NotWorded("a count of different names so")
            cards = self.noun(condition.count, placed=condition.count.zone is None)
            place = self.nouns.place(condition.count) if condition.count.zone else ""
            return self.say.different_names.format(
                place=place, cards=cards, least=number(condition.least)
            ).removeprefix("に")
        if condition.count.did == "placed":
            if condition.most is not None:
                raise NotWorded("this count of cards that were placed")
            least, of_any = number(condition.least), condition.count.model_copy(update={"side": "any"})
            if condition.count.side == "your":
                return self.say.by_you.format(self.were_placed(of_any, least))
            return self.were_placed(condition.count, least)
        if condition.count.did is not None:
            words = self.done_with_effect(condition)
            if (condition.count.side, condition.count.did) == ("your", "discarded"):
                self.introduce("discarded")
            return words
        return self.there_are(condition, again=again)

    def matches(self, condition: m.Matches) -> str:
        selector = condition.matches
        if selector.zone is not None:
            raise NotWorded("a card that is to be in a zone")
        fields = selector.given() - {"what"}
        who = self.who(condition.card)
        if not fields and selector.what == ("unit",) and condition.card in {"this", "event card", "event doer"}:
            return self.say.still_in_play.format(who=who)
        if condition.card in {"placed", "discarded"}:
            self.introduce(condition.card)
        if selector.what in {("unit",), ("base",)} and len(fields) == 1:
            if words := self.asked(who, selector, *fields):
                return words
        elif selector.what == ("unit",) and selector.level is not None and fields == {"damaged", "level"}:
            bounds = self.nouns.bounds("level", selector.level)
            return self.say.damaged_and_level[bool(selector.damaged)].format(who=who, bounds=bounds)
        return self.described(who, selector)
