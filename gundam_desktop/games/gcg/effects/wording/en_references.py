"""Conditions in English, with the pronouns in them and after them."""

from __future__ import annotations

from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, refuse_if
from gundam_desktop.games.gcg.effects.wording import AP_FELL_TO_0
from gundam_desktop.games.gcg.effects.wording import en_conditions as conditions
from gundam_desktop.games.gcg.effects.wording.en_mentions import EnglishMentions
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS

_KINDS: dict[object, str] = {
    "this": "unit",
    "this base": "base",
    "chosen": "unit",
    "event card": "card",
    "event doer": "card",
    "deployed": "card",
}
"""Reference -> the kind of card that is meant if no noun follows: "this Unit is blue"."""


@dataclass
class EnglishReferences(EnglishMentions):
    """The mentions of an English text so far, and the words for conditions."""

    # --- conditions

    def compared_cards(self, selector: m.Selector) -> str:
        return conditions.compared_cards(selector)

    def count(self, condition: m.CountIs, *, again: bool = False) -> str:
        del again  # the cards are named every time
        match condition:
            case m.CountIs(count=m.Selector(did="placed", side=side), least=least, most=None, unique=False) if least:
                if side not in {"any", "your"} or (side == "your" and not self.placed_by_all):
                    raise NotWorded("cards that such a player placed")
                cards = condition.count.model_copy(update={"did": None, "side": "any"})
                words, are = conditions.quantity(cards, least)
                if side == "your" or not self.placed_by_all:
                    return f"you placed {words} with this effect"
                return f"{words} {'are' if are else 'is'} placed with this effect"
            case m.CountIs(count=m.Selector(side=side, did=str() as did)):
                words = self.done_with_effect(condition)
                if (side, did) == ("your", "discarded") and self.many.get("discarded") is False:
                    self.introduce("discarded")
                return words
        words = conditions.count_is(condition)
        return words.replace(" no EX Resources", " no remaining EX Resources") if self.ex_used else words

    def so_many(self, cards: m.Selector, least: int | None, form: str) -> str:
        if least is None:
            return NOUNS.phrase(cards)
        if form == "of yours" and cards.side == "your":
            if least == 1:
                return NOUNS.one_of_yours(cards)
            return f"{least} or more of your {NOUNS.phrase(cards, yours=True)}"
        return conditions.quantity(cards, least, bare=form == "of hand")[0]

    def happened(self, condition: m.ThisTurn) -> str:
        words = self.in_turn(condition)
        if condition.effect_of is None and condition.who in {"this", "this base"}:
            self.mention(condition.who)
        return f"{words} {'' if condition.this_turn == 'destroys unit with battle damage' else 'during '}this turn"

    def in_turn(self, condition: m.ThisTurn) -> str:
        """Return what has happened, without the turn."""
        of = condition.effect_of
        return conditions.happened(condition, self.effect(of) if of is not None else "")

    def condition(self, condition: m.Condition, *, whether: bool = False, among: bool = False) -> str:
        words = self._condition(condition, whether=whether, among=among)
        if (another := m.another_asked(condition)) is not None:
            self.another_asked = another
            self.asked_of_this = isinstance(condition, m.BattlingIs) or (
                isinstance(condition, m.AttackTargetIs) and among
            )
        return words

    def _condition(self, condition: m.Condition, *, whether: bool, among: bool) -> str:
        match condition:
            case m.CountIs(count=m.Selector(did="ap reduced")):
                if condition != AP_FELL_TO_0 or self.it != "chosen" or self.many.get("chosen"):
                    raise NotWorded("AP that is reduced so")
            case m.Matches(card="this") if whether and self.subject != "this" and _is_described(condition.matches):
                self.mention("this")
                return f"this is {NOUNS.one(condition.matches)}"
            case m.Destroys():
                return self._destroys(condition)
            case m.EffectDestroyed() | m.DestroyedBy():
                words = super().condition(condition)
                self.subject = self.it = "this"
                return words
            case m.NumberChosen():
                self.pronouns += 1
                self.many["chosen"] = condition.number_chosen != m.Range(least=1, most=1)
            case m.WithEx():
                self.after_this_card = self.enemy_chosen
            case m.TurnNumber(own_turn=m.Range(least=int() as first, most=int() as last)):
                refuse_if(not first <= last <= first + 1, "such turns")
                return f"this is your {' or '.join(map(NOUNS.ordinal, range(first, last + 1)))} turn"
            case m.TurnNumber():
                raise NotWorded("such turns")
            case m.AttackTargetIs(attacking=m.Selector() as target):
                refuse_if(self.doer == "event doer", "the attack of this Unit beside another one's event")
                if among or not self.attack_spoken_of:
                    return f"{self.as_doer()} is attacking {NOUNS.one(target)}"
            case m.AttackTargetIs(attacking="player") if not self.attack_spoken_of:
                return f"{self.as_doer()} is attacking the enemy player"
            case m.AnyOf(any_of=parts) | m.Both(both=parts) if any(isinstance(p, m.Both | m.AnyOf) for p in parts):
                raise NotWorded("conditions inside of conditions")
        return super().condition(condition, whether=whether, among=among)

    def _destroys(self, condition: m.Destroys) -> str:
        """Return that this effect destroys a card; of the chosen one, "it" says so."""
        of_chosen = self.subject == "chosen" and not self.many.get("chosen")
        it = condition.destroys == ("enemy" if self.enemy_chosen else "any")
        it = it and frozenset(condition.what) == self.chosen_kinds
        if of_chosen and (condition.never or (it and condition.what in {("base",), ("unit", "base")})):
            refuse_if(not it, "that such a Unit is not destroyed")
            self.pronouns += 1
            return "it isn't destroyed with this effect" if condition.never else "it is destroyed with this effect"
        if condition.never or condition.what != ("unit",) or condition.destroys not in {"any", "enemy", "friendly"}:
            raise NotWorded("what this effect destroys so")
        return super().condition(condition)

    def matches(self, condition: m.Matches) -> str:
        selector = condition.matches
        asked = selector.given() - {"what"}
        if condition.card == "this" and selector.what == ("unit",) and asked == {"paired"}:
            return f"a Pilot is {'' if selector.paired else 'not '}paired with this Unit"
        if condition.card in {"placed", "discarded"}:
            refuse_if(condition.card != self.moved, "such a card further back")
            self.introduce(condition.card)
            self.pronouns += 1
            return f"it is {NOUNS.one(selector)}"
        if condition.card == "activated card":
            if selector.host is not None and selector == m.Selector(what=("pilot",), host=selector.host):
                return f"the card you activated is {NOUNS.phrase(selector, plural=False).partition(' ')[2]}"
            of_hand = selector.model_copy(update={"zone": "hand"})
            return f"the card you activated is {NOUNS.one(of_hand, bare=True)}"
        if condition.card == "destroyed":
            return f"it was {NOUNS.one(selector)}"
        if not asked and selector.what == ("unit",) and condition.card in {"this", "event card", "event doer"}:
            return self.say.still_in_play.format(who=self.as_subject(condition.card)[0])
        if (self.fallen == "event card" or self.aside) and condition.card in m.NEVER_CHOSEN:
            self.subject = None  # "it" could be another card: one that is destroyed, one that was drawn
        who, many = self.as_subject(condition.card)
        kind = "unit" if self.of_destruction and condition.card == "event card" else _KINDS.get(condition.card)
        verb = "are" if many else "is"
        if selector.what == (kind,) and len(asked) == 1:
            match next(iter(asked)):
                case "pilot" if selector.pilot is not None:
                    return f"{who} {verb} paired with {NOUNS.one(selector.pilot)}"
                case "attacked" if selector.attacked and condition.card == "this":
                    return f"{who} is being attacked"
                case "attacking" if selector.attacking and condition.card == "this":
                    return f"{who} is attacking"
                case "has_attacked" if selector.has_attacked:
                    return f"{who} has attacked this turn"
                case "in_turn" if selector.in_turn and condition.card != "this" and _is_own(selector.in_turn):
                    return f"{who} {'have' if many else 'has'} {NOUNS.done(selector.in_turn)} during this turn"
                case "in_battle" if selector.in_battle:
                    return f"{who} {verb} battling"
                case "damage":
                    received = NOUNS.phrase(selector, plural=False).partition(" has received ")[2]
                    return f"{who} has received {received}"
                case "ap" | "hp" | "cost" | "keyword" | "keyword_count" | "effect":
                    return f"{who} has {NOUNS.phrase(selector, plural=False).partition(' with ')[2]}"
                case "traits" if condition.card == "chosen":
                    pass
                case "state" | "damaged" | "colors" | "traits":
                    return f"{who} {verb} {NOUNS.phrase(selector, plural=False).rpartition(' ')[0]}"
                case "level":
                    return f"{who} {verb} {NOUNS.bounds('level', selector.level)}" if selector.level else ""
        if condition.card == "chosen" and selector.what == ("card",) and asked == {"level"} and selector.level:
            return f"{who} {verb} {NOUNS.bounds('level', selector.level)}"
        if selector.what == (kind,) and asked in ({"damaged", "level"}, {"state", "level"}):
            adjective = NOUNS.phrase(selector.model_copy(update={"level": None}), plural=False)
            level = NOUNS.bounds("level", selector.level) if selector.level else ""
            return f"{who} {verb} {adjective.rpartition(' ')[0]} and {level}"
        return f"{who} {verb} {NOUNS.one(selector)}"


def _is_described(selector: m.Selector) -> bool:
    """True if a selector asks only for a trait or a colour of a Unit."""
    return selector.what == ("unit",) and selector.given() - {"what"} in ({"traits"}, {"colors"})


def _is_own(done: m.InTurnName) -> bool:
    """True for what a card does itself, and not what an effect or its player does with it."""
    return done == "deployed by effect" or (" by " not in done and " from " not in done)
