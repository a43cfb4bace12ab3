"""References, conditions and changes in a language without articles and plurals: what Japanese and Chinese share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.wording.card_changes import CardChanges
from gundam_desktop.games.gcg.effects.wording.mentions import Subject


@dataclass
class PlainReferences(CardChanges):
    """The mentions of a text so far, and the words for cards, conditions and changes."""

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
        refuse_if(condition.least > 1 or who != m.Selector(what=who.what, side="your"), "such cards of this turn")
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
            refuse_if(condition.most is not None, "this count of cards that were placed")
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
        refuse_if(selector.zone is not None, "a card that is to be in a zone")
        fields = selector.given() - {"what"}
        who = self.who(condition.card)
        if not fields and selector.what == ("unit",) and condition.card in {"this", "event card", "event doer"}:
            return self.say.still_in_play.format(who=who)
        if condition.card in {"placed", "discarded"}:
            self.introduce(condition.card)
        of_event = condition.card in {"event card", "event doer", "deployed"} and selector.what == ("card",)
        if (of_event or selector.what in {("unit",), ("base",)}) and len(fields) == 1:
            if words := self.asked(who, selector, *fields):
                return words
        elif selector.what == ("unit",) and selector.level is not None and fields == {"damaged", "level"}:
            bounds = self.nouns.bounds("level", selector.level)
            return self.say.damaged_and_level[bool(selector.damaged)].format(who=who, bounds=bounds)
        return self.described(who, selector)

    # --- changes

    @abstractmethod
    def changed(self, who: str, stats: str, gains: Sequence[str]) -> str:
        """Return changed values of a card, gains, or both."""

    @abstractmethod
    def changed_for_each(self, to: Subject, who: str, each: str, stats: str) -> str:
        """Return figures of a card that change by a number for each counted thing."""

    @abstractmethod
    def keywords_of_other(self, change: m.GainFrom) -> str:
        """Return the keyword effects that a card gains from another one."""

    @abstractmethod
    def ruled(self, who: str, rules: Sequence[m.RuleChange], *, pause: bool) -> str:
        """Return the text of rules for a card. `pause`: a comma follows the card's name."""

    @abstractmethod
    def both_done(self, first: str, second: str) -> str:
        """Return two statements as one."""

    def pauses(self, _to: Subject, *, opened: bool) -> bool:
        """True if a pause stands after the name of a card to which rules apply; `opened` as in `statement`."""
        return not opened

    def changed_together(self, to: Subject, changes: tuple[m.Change, ...], lasts: str, *, opened: bool) -> str:
        lost = [change for change in changes if isinstance(change, m.Lose)]
        if lost:
            return lasts + self._loses(to, tuple(change for change in changes if change not in lost), lost)
        rules = [change for change in changes if isinstance(change, m.RuleChange)]
        if 0 < len(rules) < len(changes):
            others = tuple(change for change in changes if not isinstance(change, m.RuleChange))
            return lasts + self.both_done(self.statement(to, others, ""), self.statement(to, tuple(rules), ""))
        pause, who = self.pauses(to, opened=opened), self.who(to)
        values = [change for change in changes if isinstance(change, m.StatChange)]
        gains = [self._gained(change) for change in changes if isinstance(change, m.Gain | m.GainTrait | m.GainFrom)]
        refuse_if(len(values) + len(gains) + len(rules) < len(changes), "these changes in one")
        if len(rules) == 1 and "{who" in (text := self.text_of_rule(rules[0])):
            return lasts + text.format(who=who, whose=self.whose(who))
        if rules:
            return lasts + self.ruled(who, rules, pause=pause)
        if not gains and any(not isinstance(value.by, int) for value in values):
            return lasts + self.for_each(to, who, values)
        return lasts + self.changed(
            who, self.raised_together((value.change, number(value.by)) for value in values), gains
        )

    def _loses(self, to: Subject, others: tuple[m.Change, ...], lost: Sequence[m.Lose]) -> str:
        kinds = {type(change) for change in others}
        refuse_if(kinds not in (set(), {m.StatChange}, {m.RuleChange}), "these changes in one")
        names = [
            self.change_texts.all_keywords if one.lose == "any" else f"《{self.nouns.keyword_name(one.lose)}》"
            for one in lost
        ]
        words = self.change_texts.and_between.join(names)
        loses = self.change_texts.lost.format(who=self.who(to), keyword=words)
        return self.both_done(loses, self.statement(to, others, "")) if others else loses

    def for_each(self, to: Subject, who: str, values: Sequence[m.StatChange]) -> str:
        """Return changes by amounts that are counted."""
        each, stats = self.counted_figures(values)
        return self.changed_for_each(to, who, each, stats)

    def _gained(self, change: m.Gain | m.GainTrait | m.GainFrom) -> str:
        match change:
            case m.Gain():
                return self.nouns.keyword(change.gain)
            case m.GainTrait():
                return self.change_texts.gained_trait.format(self.nouns.traits((change.trait,)))
        return self.keywords_of_other(change)

    def received(self, change: m.Reduce, _to: Subject, *, timed: bool) -> Mapping[str, str]:
        del timed  # the words are the same
        texts = self.change_texts
        by = texts.by_enemy if change.by == "enemy" else ""
        if change.what is not None:
            by = texts.by_such.format(self.noun(change.what))
        return {"by": by, "damage": self._bounded(change, self.say.damage[change.damage])}

    def _bounded(self, change: m.Reduce | m.RuleChange, damage: str) -> str:
        """Return a kind of damage of a certain amount."""
        refuse_if(change.least and change.most is not None, "bounds on both sides")
        if change.least:
            return self.change_texts.at_least.format(change.least) + damage
        return damage if change.most is None else self.change_texts.at_most.format(change.most) + damage

    def rule(self, rule: m.RuleChange) -> str:
        """Return a rule for a card, without the card."""
        words = self.text_of_rule(rule)
        if rule.least or rule.most is not None:
            damage = self.say.damage[rule.rule.removeprefix("no ").removesuffix("damage from").strip() or "any"]
            words = words.replace(damage, self._bounded(rule, damage))
        return words if "{what}" not in words or rule.what is None else words.format(what=self.noun(rule.what))
