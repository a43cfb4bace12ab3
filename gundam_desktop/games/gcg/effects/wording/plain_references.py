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
        past, event, who = self.nouns.past, condition.this_turn.removeprefix("shield "), condition.who
        of = condition.effect_of
        blanks = {"effect": self.effect(of)} if of is not None else {}
        if event in past.has:
            text = past.has[event]
            blanks["who"] = self._happener(condition)
        elif isinstance(who, str) or (event in past.by_you and who.side != "your"):
            raise NotWorded("what another player has done")
        elif event in past.by_you:
            text = past.by_you[event]
            blanks |= self._done_by_you(condition, who, text)
        elif event == "discarded by effect" and (discarded := past.discarded_by(who)):
            text = discarded
        else:
            raise NotWorded(f"the event {event!r} of this turn so")
        return self.in_this_turn(text, never=condition.never).format(**blanks)

    @abstractmethod
    def in_this_turn(self, happened: str, *, never: bool) -> str:
        """Return the text of a past event as a condition on this turn; if `never`, that it has not happened."""

    def _happener(self, condition: m.ThisTurn) -> str:
        """Return the cards that have done something, or this one."""
        if isinstance(condition.who, str):
            return self.this() if condition.who == "this" else self.explicit(condition.who)
        who = self.noun(condition.who)
        return self.say.several.format(who, condition.least) if condition.least > 1 else who

    def _done_by_you(self, condition: m.ThisTurn, who: m.Selector, text: str) -> dict[str, str]:
        """Return the blanks of a text on what the player has done."""
        if "{least}" in text and who == m.Selector(what=("card",), side="your") and not condition.never:
            return {"least": str(condition.least)}
        if "{card}" in text:
            card = self.nouns.noun_phrase(who.model_copy(update={"zone": "hand"}), placed=False)
            return {"card": self.say.several.format(card, condition.least) if condition.least > 1 else card}
        if condition.least > 1 or who != m.Selector(what=who.what, side="your"):
            raise NotWorded("such cards of this turn")
        return {}

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
