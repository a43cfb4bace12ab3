"""References to cards, numbers of cards and conditions: what every language shares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, TypeVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.conditions import CONDITIONS, DONE_WITH_EFFECT
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.phrases.row import Blank, worded
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.wording import AP_FELL_TO_0, compared_with_enemy, is_any_number, share_a_place
from gundam_desktop.games.gcg.effects.wording.mentions import Subject, WordsOfEffects
from gundam_desktop.games.gcg.effects.wording.nouns import Nouns


@dataclass
class References(ABC):
    """The mentions of a text so far, and the words for cards and conditions in one language.

    A pronoun is used if a reader will take it for the right card.
    """

    nouns: ClassVar[Nouns]
    say: ClassVar[ReferenceTexts]

    tokens: TokenLookup
    effects: WordsOfEffects = lambda _: []
    """Words the effects of a token that are named with it."""
    many: dict[Subject, bool] = field(default_factory=dict)
    """Reference -> True if it may mean several chosen or looked-at cards."""
    pronouns: int = 0
    """The number of pronouns so far."""
    enemy: bool = False
    """True if the other card of the event is an enemy Unit."""
    one_of_two: m.Selector | None = None
    """The Unit that did the event, if two Units take part and "it" could mean either; else None."""
    attacker: m.Reference | None = None
    """The attacking Unit, if the event is an attack that involves two Units; else None."""
    revealed: bool = False
    """True if the cards that were looked at are shown to all players: "the revealed card"."""
    taken: bool = False
    """True if the card that was looked at may have been taken away since."""
    command: bool = False
    """True if the card of the event is the Command that was played."""
    fallen: m.Reference | None = None
    """The Unit that the text's event destroys; None if it destroys none."""

    moved: m.Reference | None = None
    """The card that the previous step put into the trash, if it was a single card; else None."""
    aside: Literal["card", "in play", None] = None
    """Which other card "it" could mean right after an event or a step about one: a card, or one in play."""
    left: bool = False
    """True if the card spoken of last has left play: by the event, or by what was done to the one that was chosen."""
    of_destruction: bool = False
    """True in an effect that the destruction of this Unit triggers: the card of the event is the Unit that did it."""
    of_main: bool = False
    """True in the 【Main】 of a Command: the card goes to the trash after it."""
    placed_by_all: bool = False
    """True if several players have placed cards from their decks into their trash."""
    it: m.Reference | None = None
    """The cards that were last chosen or looked at; None if there are none."""

    @abstractmethod
    def introduce(self, reference: m.Reference, *, many: bool = False) -> None:
        """Record cards as chosen or looked at; `many` if there may be several."""

    @abstractmethod
    def forget(self) -> None:
        """Use no pronoun from here on until cards are mentioned again."""

    # --- references

    def this(self) -> str:
        """Return the words for this Unit."""
        return self.say.names["this"]

    def explicit(self, reference: Subject) -> str:
        """Return the words for a card that has no pronoun here."""
        if isinstance(reference, m.FirstOfShieldArea):
            refuse_if(number(reference.first) < 2, "one card so")
            return self.say.first_cards.format(number(reference.first))
        unclear = (reference == "played command" and not self.command) or (reference == "looked" and not self.revealed)
        words = "" if unclear or not isinstance(reference, str) else self.say.names.get(reference, "")
        refuse_if(not words, f"{reference} here")
        return in_form(words, several=self.many.get(reference, False))

    def noun(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        """Return the cards that are meant, as `Nouns.noun_phrase` does."""
        return self.nouns.noun_phrase(selector, count, placed=placed)

    def one(self, selector: m.Selector) -> str:
        """Return one such card, without words for whose it is where the language can leave them out."""
        return self.noun(selector)

    def cards(self, selector: m.Selector, *, placed: bool = True) -> str:
        """Return such cards in any number."""
        return self.noun(selector, placed=placed)

    def as_doer(self) -> str:
        """Return the words for this Unit at the beginning of a condition."""
        return self.this()

    def compared_cards(self, selector: m.Selector) -> str:
        """Return cards whose number is compared with the opponent's."""
        return self.noun(selector)

    @abstractmethod
    def who(self, reference: Subject) -> str:
        """Return the words for a card, as an object."""

    def as_subject(self, reference: Subject) -> tuple[str, bool]:
        """Return the words for a card, or a player, as a subject, and True if the verb is plural."""
        return self.who(reference), False

    def by_name(self, reference: Subject) -> str:
        """Return the words for this card, which no pronoun means afterwards."""
        return self.who(reference)

    def figure(self, amount: m.StatOf) -> str:
        """Return a figure of a card: "its Lv.", "the discarded card's cost"."""
        return self.whose(self.who(amount.of)) + self.nouns.stat(amount.stat)

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
            stat, texts = self.nouns.stat(group.in_all.stat), self.say.with_figure_in_all
            text = texts.get(group.in_all.stat) or texts[None]
            return text.format(cards=cards, stat=stat, most=group.in_all.most)
        if is_any_number(group):
            return self.say.any_number.format(self.cards(group.what, placed=placed))
        if isinstance(group.most, m.Count) and group.most.count == group.what and group.least not in {0, group.most}:
            count, cards = self.say.or_more
            return cards.format(self.noun(group.what, count.format(number(group.least)), placed=placed))
        if not isinstance(group.most, int) and group.least == group.most:
            cards = self.cards(group.what, placed=placed)
            return self.say.as_many_of.format(number=self.nouns.as_many(group.most), cards=cards)
        if not isinstance(group.most, int) and group.least == 1:
            cards = self.cards(group.what, placed=placed)
            return self.say.up_to_as_many.format(number=self.nouns.number_of(group.most), cards=cards)
        least, most = number(group.least), number(group.most)
        between = self.say.between if least else self.say.up_to
        count = str(least) if least == most else between.format(least=least, most=most)
        return self.noun(group.what, self.nouns.say.amount.format(count), placed=placed)

    def groups(self, of: Sequence[m.Group]) -> str:
        """Return the groups of a choice; a place that all share is named once."""
        if not share_a_place(of):
            return self.say.and_.join(map(self.counted, of))
        place = self.nouns.say.of_place.format(self.nouns.place(of[0].what))
        return place + self.say.and_.join(self.counted(group, placed=False) for group in of)

    def each(self, amount: m.Amount) -> str:
        """Return the thing that an amount counts: "card in your trash"."""
        say = self.nouns.say
        match amount:
            case m.AtMost():
                return say.each_at_most.format(each=self.each(amount.amount), most=amount.at_most)
            case m.Per(amount=m.StatOf(of="this", stat="ap" | "hp" | "cost" as stat)):
                return say.each_figure.format(this=self.this(), stat=self.nouns.stat(stat), per=amount.per)
            case m.Per(amount=m.Count(unique=False) as counted):
                return self.each_of(counted, amount.per)
            case m.Count():
                return self.each_of(amount, 1)
        raise NotWorded("this expression")

    @abstractmethod
    def each_of(self, cards: m.Count, number: int) -> str:
        """Return such a number of cards, for each of which something is done."""

    @abstractmethod
    def counting(self, cards: m.Selector, and_this: bool) -> str:
        """Return the instruction to count such cards, and this Unit if it counts, too."""

    # --- conditions

    def both(self, conditions: Sequence[str]) -> str:
        """Return several conditions as one."""
        return self.say.both.join(conditions)

    @abstractmethod
    def matches(self, condition: m.Matches) -> str:
        """Return the condition that a card fits a description."""

    @abstractmethod
    def count(self, condition: m.CountIs, *, again: bool = False) -> str:
        """Return a condition on a number of cards. `again`: the condition before is on the same cards."""

    def done_with_effect(self, condition: m.CountIs) -> str:
        """Return the condition that this effect has done something to a number of cards."""
        text = DONE_WITH_EFFECT.text_for(condition, self.nouns.say.language)
        cards = condition.count.model_copy(update={"did": None})
        of_hand = cards.model_copy(update={"side": "any", "zone": "hand"})

        def fill(blank: Blank, _: bool) -> tuple[str, bool]:
            least = None if blank.field == "count" else number(condition.least)
            return self.so_many(of_hand if blank.form == "of hand" else cards, least, blank.form), False

        return worded(text, fill)

    @abstractmethod
    def so_many(self, cards: m.Selector, least: int | None, form: str) -> str:
        """Return cards in a least number, or without a number, in a form of the table `DONE_WITH_EFFECT`."""

    @abstractmethod
    def happened(self, condition: m.ThisTurn) -> str:
        """Return what has happened in this turn, or has not."""

    @abstractmethod
    def statement(
        self, to: Subject, changes: tuple[m.Change, ...], lasts: str | None = None, *, opened: bool = True
    ) -> str:
        """Return the changes of a card: "それをAP+1する".

        `lasts`: the time of the changes, "" if they name it themselves; None for those of a constant effect. `opened`:
        they follow other words.
        """

    @abstractmethod
    def taken_over(self, to: Subject, change: m.TakenOver) -> str:
        """Return the words for damage that another card receives instead."""

    def condition(self, condition: m.Condition, *, whether: bool = False, among: bool = False) -> str:
        """Return a condition, without "if" or "while". `whether`: it is tested now; `among`: it is one of several."""
        del among  # for languages that say it in another way then
        match condition:
            case m.CountIs() if (compared := compared_with_enemy(condition)) is not None:
                cards, how_many = compared
                return self.say.compared[how_many].format(cards=self.compared_cards(cards))
            case m.CountIs() if condition == AP_FELL_TO_0:
                return self.say.ap_fell_to_0.format(whose=self.whose(self.who("chosen")))
            case m.NumberChosen():
                return self.say.number_chosen.of(condition.number_chosen)
            case m.CountIs():
                return self.count(condition)
            case m.Matches():
                return self.matches(condition)
            case m.ThisTurn():
                return self.happened(condition)
            case m.Destroys(never=True):
                units = m.Selector(what=condition.what, side=condition.destroys)
                return self.say.destroying_none.format(units=self.nouns.noun_phrase(units))
            case m.Destroys():
                units = m.Selector(what=condition.what, side=condition.destroys)
                return self.say.destroying.format(units=self.nouns.noun_phrase(units))
            case m.EnemyPlayers():
                return self.nouns.say.enemy_players.of(condition.enemy_players)
            case m.Blocking():
                return self.say.blocking[self.of_destruction].format(this=self.as_doer())
            case m.TurnNumber():
                return self.say.own_turn.of(condition.own_turn)
            case m.AnyOf():
                return self.say.or_.join(self.condition(part, whether=whether, among=True) for part in condition.any_of)
            case m.Both():
                return self.both([self.condition(part, whether=whether, among=True) for part in condition.both])
        text = CONDITIONS.text_for(condition, self.nouns.say.language)
        return worded(text, lambda blank, _: (self._blank(blank, condition), False))

    def _blank(self, blank: Blank, condition: m.Condition) -> str:
        """Return the words for a blank of a condition's text."""
        value: Any = getattr(condition, blank.field, None)
        match blank.form:
            case "one":
                return self.one(value)
            case "bounds":
                return self.nouns.bounds("level", value)
            case "ordinal":
                return self.nouns.ordinal(value)
            case "effect":
                return self.effect(value)
            case "side":
                return self.nouns.say.effects_by[value]
            case counter if isinstance(value, m.Range):
                return self.nouns.within(value, counter)
        return self.this() if blank.form == "named" else self.as_doer()

    def effect(self, effect_of: m.Selector | Literal["this", "this base"]) -> str:
        """Return an effect by whose it is."""
        if isinstance(effect_of, str):
            return self.say.effect_of_cards.format(self.this() if effect_of == "this" else self.explicit(effect_of))
        if effect_of == m.Selector(what=("card",), side=effect_of.side) and effect_of.side in self.nouns.say.effects_by:
            return self.nouns.say.effects_by[effect_of.side]
        refuse_if(effect_of.side not in {"your", "enemy"}, "the effect of such a card")
        return self.say.effect_of_cards.format(self.noun(effect_of))


ReferencesOf = TypeVar("ReferencesOf", bound=References)
"""The references of a text in one of the languages."""
