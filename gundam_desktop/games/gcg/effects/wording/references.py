"""References, conditions and changes in a language without articles and plurals, as Japanese and Chinese share them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import (
    AP_FELL_TO_0,
    NotWorded,
    compared_with_enemy,
    is_any_number,
    number,
    share_a_place,
)
from gundam_desktop.games.gcg.effects.wording.comparisons import than_theirs
from gundam_desktop.games.gcg.effects.wording.condition_texts import ConditionTexts
from gundam_desktop.games.gcg.effects.wording.mentions import Mentions, Subject
from gundam_desktop.games.gcg.effects.wording.nouns import Nouns


@dataclass
class References(Mentions):
    """The mentions of a text so far. The class attributes are the words of a language, with blanks in braces."""

    nouns: ClassVar[Nouns]
    say: ClassVar[ConditionTexts]

    it: m.Reference | None = None
    """The cards that were last chosen or looked at; None if there are none."""

    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        self.it = reference
        self.taken = self.taken and reference != "looked"
        self.many[reference] = many

    def forget(self) -> None:
        self.taken = self.taken or self.it == "looked"
        self.it = None

    # --- references

    @abstractmethod
    def this(self) -> str:
        """Return the words for this Unit."""

    @abstractmethod
    def paired(self) -> str:
        """Return the words before a card paired with this Unit."""

    @abstractmethod
    def all_of(self, selector: m.Selector) -> str:
        """Return all cards of a description."""

    @abstractmethod
    def pronoun(self) -> str:
        """Return the pronoun for the cards chosen or looked at last."""

    @abstractmethod
    def explicit(self, reference: Subject) -> str:
        """Return the words for a card that has no pronoun here."""

    @abstractmethod
    def noun(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        """Return the cards that are meant, as `Nouns.noun_phrase` does."""

    def who(self, reference: Subject) -> str:
        """Return the words for a card, as an object or a subject."""
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

    def whose(self, who: str) -> str:
        """Return the words for a card in the possessive: "此机体的"."""
        return who + self.say.possessive

    def counted(self, group: m.Group, *, placed: bool = True) -> str:
        """Return a number of cards: "对方1～2张机体"."""
        if group.unique:
            plain = group.model_copy(update={"unique": False})
            return self.say.with_different_names.format(cards=self.counted(plain, placed=placed))
        if group.in_all is not None:
            cards = self.counted(group.model_copy(update={"in_all": None}), placed=placed)
            stat = self.nouns.stat(group.in_all.stat)
            return self.say.with_figure_in_all.format(cards=cards, stat=stat, most=group.in_all.most)
        if is_any_number(group):
            return self.say.any_number.format(self.noun(group.what, placed=placed))
        if isinstance(group.most, m.Count) and group.most.count == group.what and group.least not in {0, group.most}:
            count, cards = self.say.or_more
            return cards.format(self.noun(group.what, count.format(number(group.least)), placed=placed))
        if not isinstance(group.most, int) and group.least == group.most:
            cards = self.noun(group.what, placed=placed)
            return self.say.as_many_of.format(number=self.nouns.as_many(group.most), cards=cards)
        if not isinstance(group.most, int) and group.least == 1:
            cards = self.noun(group.what, placed=placed)
            return self.say.up_to_as_many.format(number=self.nouns.number_of(group.most), cards=cards)
        least, most = number(group.least), number(group.most)
        count = self.nouns.say.amount.format(least if least == most else f"{least}～{most}")
        return self.noun(group.what, count, placed=placed)

    def groups(self, of: Sequence[m.Group]) -> str:
        """Return the groups of a choice; a place that all share is named once."""
        if not share_a_place(of):
            return self.say.and_.join(map(self.counted, of))
        place = self.nouns.say.of_place.format(self.nouns.place(of[0].what))
        return place + self.say.and_.join(self.counted(group, placed=False) for group in of)

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

    @abstractmethod
    def any_of(self, conditions: Sequence[str]) -> str:
        """Return several conditions, one of which must hold."""

    @abstractmethod
    def both(self, conditions: Sequence[str]) -> str:
        """Return several conditions as one."""

    def condition(self, condition: m.Condition) -> str:
        """Return a condition, without "if" or "while"."""
        match condition:
            case m.CountIs() if (compared := compared_with_enemy(condition)) is not None:
                cards, how_many = compared
                return self.say.compared[how_many].format(cards=self.noun(cards))
            case m.CountIs() if condition == AP_FELL_TO_0:
                return self.say.ap_fell_to_0.format(whose=self.whose(self.who("chosen")))
            case m.NumberChosen():
                return self.say.number_chosen.of(condition.number_chosen)
            case m.CountIs():
                return self.count(condition)
            case m.Matches():
                return self._matches(condition)
            case m.TurnIs():
                return self.say.turns[condition.turn]
            case m.AttackTargetIs(attacking="player"):
                return self.say.attacking_player
            case m.AttackTargetIs(attacking=m.Selector() as target):
                return self.say.attacking.format(target=self.noun(target))
            case m.BattlingIs():
                return self.say.battling.format(this=self.this(), other=self.noun(condition.battling))
            case m.ThisTurn(never=False, effect_of=m.Selector()):
                return self._happened_by_effect(condition)
            case m.ThisTurn(effect_of=None) if condition.this_turn in self.say.happened:
                return self._happened(condition)
            case m.ThisTurn(who=m.Selector() as who) if (condition.this_turn, condition.never) in self.say.done_by_you:
                return self._done_by_you(condition, who)
            case m.PlayerWithShields():
                return self.say.there_is.format(player=self.nouns.with_shields(condition.a_player_has_shields))
            case m.Destroys(never=True):
                units = m.Selector(what=condition.what, side=condition.destroys)
                return self.say.destroying_none.format(units=self.nouns.noun_phrase(units))
            case m.Destroys():
                units = m.Selector(what=condition.what, side=condition.destroys)
                return self.say.destroying.format(units=self.nouns.noun_phrase(units))
            case m.EnemyPlayers():
                return self.nouns.say.enemy_players.of(condition.enemy_players)
            case m.DestroyedWith():
                kind = condition.destroyed_with.removesuffix("damage").strip() or "any"
                return self.say.destroyed_with.format(this=self.this(), damage=self.say.damage[kind])
            case m.DestroyedBy():
                return self.say.destroyed_by.format(this=self.this(), effect=self.effect(condition.destroyed_by))
            case m.EffectDestroyed():
                effect = self.say.effects_by[condition.effect_destroyed]
                return self.say.effect_destroyed.format(this=self.this(), effect=effect)
            case m.AttackNumber():
                return self.say.attack_number[condition.of].format(this=self.this(), nth=condition.attack_number)
            case m.Blocking():
                return self.say.blocking[self.of_destruction].format(this=self.this())
            case m.TurnOrder():
                return self.say.goes[condition.goes]
            case m.TurnNumber():
                return self.say.own_turn.of(condition.own_turn)
            case m.WithEx():
                return self.say.with_ex
            case m.PlayerLevelIs(who="you") if than := than_theirs(condition.player_level):
                return self.say.level_than_theirs[than]
            case m.PlayerLevelIs(who="enemy player"):
                return self.say.their_level.format(bounds=self.nouns.bounds("level", condition.player_level))
            case m.PlayerLevelIs():
                return self.say.player_level.format(bounds=self.nouns.bounds("level", condition.player_level))
            case m.DeployedFrom():
                return self.say.deployed_from[condition.deployed_from].format(this=self.this())
            case m.AnyOf():
                return self.any_of([*map(self.condition, condition.any_of)])
            case m.Both():
                return self.both([*map(self.condition, condition.both)])
        raise NotWorded(f"the condition {type(condition).__name__}")

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

    def effect(self, effect_of: m.Selector | Literal["this", "this base"]) -> str:
        """Return an effect by whose it is."""
        if isinstance(effect_of, str):
            return self.say.effect_of_cards.format(self.this() if effect_of == "this" else self.explicit(effect_of))
        if effect_of == m.Selector(what=("card",), side=effect_of.side) and effect_of.side in self.say.effects_by:
            return self.say.effects_by[effect_of.side]
        if effect_of.side not in {"your", "enemy"}:
            raise NotWorded("the effect of such a card")
        return self.say.effect_of_cards.format(self.noun(effect_of))

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

    def _matches(self, condition: m.Matches) -> str:
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
