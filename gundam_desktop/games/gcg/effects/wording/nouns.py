"""Cards by their description, and their figures, names and marks: what every language shares."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Literal

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.games.gcg.effects.phrases import NotWorded, refuse_if
from gundam_desktop.games.gcg.effects.phrases.descriptions import DESCRIBED
from gundam_desktop.games.gcg.effects.phrases.nouns import NounTexts
from gundam_desktop.games.gcg.effects.phrases.past import PastTexts
from gundam_desktop.games.gcg.effects.phrases.row import Blank, RowTable, worded
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.phrases.vocabulary import COLORS, KINDS, MARK_OF_EVENT, MARKS, STATS
from gundam_desktop.games.gcg.effects.wording.comparisons import Compared
from gundam_desktop.games.gcg.model.keywords import BY_KEY

_WHO = re.compile(r"\{who\}[がにの的]?")
"""A card in the text of a past event, with the particle behind it."""


class Nouns(ABC):
    """The nouns of one language."""

    say: ClassVar[NounTexts]
    past: ClassVar[PastTexts]

    @abstractmethod
    def noun_phrase(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        """Return the cards of a selector. `count` is their number; `placed` also names their place."""

    def compared(self, stat: m.Stat, than: Compared) -> str:
        """Return a figure compared with that of this Unit, or with a number of cards."""
        if than.figure is not None:
            refuse_if(than.how not in self.say.than_figure, "this comparison")
            unit, figure = self.say.compared_with[than.of], self.stat(than.figure)
            return self.say.than_figure[than.how].format(stat=self.stat(stat), unit=unit, figure=figure)
        amount = ""
        if isinstance(than.amount, m.Highest):
            amount = self.noun_phrase(than.amount.among)
        elif than.amount is not None:
            amount = self.as_many(than.amount)
        return self.say.than_this[than.how].format(
            stat=self.stat(stat), amount=amount, unit=self.say.compared_with[than.of]
        )

    def of_two_kinds(self, selector: m.Selector) -> tuple[m.Selector, ...]:
        """Return the descriptions of cards of several kinds and one side; empty for others."""
        whole = m.Selector(what=selector.what, side=selector.side, either=selector.either)
        kinds = {kind for part in selector.either for kind in part.what}
        if selector != whole or len(set(selector.what)) < 2 or kinds != set(selector.what):
            return ()
        return tuple(part.model_copy(update={"side": selector.side}) for part in selector.either)

    def as_many(self, each: m.Amount) -> str:
        """Return the thing that an amount is equal to: "the number of your Units"."""
        match each:
            case m.Count():
                return self.say.number_of_cards.format(self.cards_counted(each))
            case m.NumberOfPlayers(players="enemy"):
                return self.say.number_of_players
            case m.EventAmount():
                return self.say.payment
            case m.DamageOn(damage_on="this"):
                return self.say.damage_on.format(self.say.compared_with["this"])
            case m.StatOf(of="this" | "chosen" | "destroyed" | "event doer" as of, stat=stat):
                return self.say.figure_of.format(unit=self.say.compared_with[of], stat=self.stat(stat))
            case m.Plus(amount=m.Count() as count, plus=plus) if plus > 0:
                return self.say.plus.format(number=self.number_of(count), plus=plus)
            case m.AtMost(amount=m.Count() as count):
                return self.say.at_most.format(number=self.as_many(count), most=each.at_most)
        raise NotWorded("this expression")

    def number_of(self, each: m.Amount) -> str:
        """Return an amount as a number: "the number of your Units"."""
        return self.as_many(each)

    @abstractmethod
    def cards_counted(self, count: m.Count) -> str:
        """Return the cards whose number is meant."""

    def ordinal(self, nth: int) -> str:
        """Return a number in a sequence, for the second card or attack of a turn."""
        return str(nth)

    def keyword(self, of: m.Keyword) -> str:
        """Return a keyword as it is written: `《リペア2》`."""
        amount = self.say.keyword_amount.format(of.amount) if of.amount else ""
        return self.say.keyword_marks.format(self.keyword_name(of.name) + amount)

    def keyword_name(self, name: m.KeywordName) -> str:
        """Return the name of a keyword, without marks around it."""
        return str(getattr(BY_KEY[name], self.say.language))

    def keyword_list(self, names: tuple[m.KeywordName, ...]) -> str:
        """Return keyword effects as alternatives or together."""
        return "/".join(self.keyword(m.Keyword(name=name)) for name in names)

    def card_name(self, name: str) -> str:
        """Return the name of a card, or a part of one, as written in a text."""
        return self.say.name_marks.format(name)

    def traits(self, names: Iterable[str]) -> str:
        """Return traits as alternatives."""
        return "/".join(map(self.say.trait_marks.format, names))

    def link_condition(self, names: Iterable[str], traits: Iterable[str]) -> str:
        """Return a link condition as it stands on a card: `特徴〔ニュータイプ〕 / 「アムロ・レイ」`."""
        return " / ".join([*map(self.say.trait_of_link.format, traits), *map(self.card_name, names)])

    def colors(self, colors: Iterable[m.Color]) -> str:
        """Return colours as alternatives."""
        return "/".join(COLORS[color].of(self.say.language) for color in colors)

    def stat(self, stat: str) -> str:
        """Return the word for a value of a card: "AP"."""
        return STATS[stat].of(self.say.language)

    def raised(self, stat: str, by: int) -> str:
        """Return a change of a value: "AP+1"."""
        return f"{self.stat(stat)}{by:+}"

    def bounds(self, stat: str, of: m.Range) -> str:
        """Return bounds of a value: "AP5以上"."""
        return self.say.bounds_of.of(of, stat=self.stat(stat))

    def within(self, bounds: m.Range, counter: str) -> str:
        """Return a number of things within bounds: "2枚以下" with the counter "枚"."""
        return self.say.within.of(bounds, counter=counter)

    def whose_hand(self, hand: m.Range | Literal["most"] | None) -> str:
        """Return the words before a player that say how many cards are in the hand; empty for any number."""
        if hand == "most":
            return self.say.with_most_cards
        if hand is None:
            return ""
        return worded(self.say.of_hand, lambda blank, _: (self.within(hand, blank.form), False))

    def attacks_such(self, selector: m.Selector) -> bool:
        """True for Units that attack the ones they battle, or are attacked by these."""
        return selector.battling is not None and bool(selector.attacking or selector.attacked)

    def battled(self, other: Literal["this", "chosen"] | m.Selector) -> str:
        """Return the card with which others are in battle, or paired."""
        return self.say.battling[other] if isinstance(other, str) else self.noun_phrase(other)

    def place(self, selector: m.Selector) -> str:
        """Return the hand or trash of a selector."""
        found = self.say.places.get((selector.zone or "", selector.side))
        if not found:
            raise NotWorded(f"{selector.zone} of {selector.side}")
        return found

    def kinds(self, selector: m.Selector, *, several: bool = False) -> list[str]:
        """Return the words for the kinds of a selector, one for each."""
        if selector.token:
            refuse_if(selector.what != ("unit",), "tokens that are no Units")
            kinds: tuple[str, ...] = ("unit token",)
        elif selector.ex:
            kinds = ("ex resource",)
        elif selector.what == ("command card",) and selector.zone is None and selector.did is None:
            kinds = ("command",)
        else:
            kinds = selector.what
        link = self.say.link if selector.linked and kinds == selector.what else ""
        return [link + in_form(KINDS[kind].of(self.say.language), several=several) for kind in kinds]

    def said(self, *fields: str, of: m.Selector, table: RowTable = DESCRIBED, are: bool = False) -> Iterator[str]:
        """Yield what the rows of a table say of some fields. `are`: True if the verb is plural."""
        for field in of.given_among(fields):
            row = table.about(field, of, self.say.language)
            if row is not None:
                text = row.texts.of(self.say.language)
                yield worded(text, lambda blank, _: (self._blank(blank, of), are), several=are)

    def _blank(self, blank: Blank, selector: m.Selector) -> str:
        """Return the words for a blank of a description."""
        value: Any = getattr(selector, blank.field)
        values = value if isinstance(value, tuple) else (value,)
        match blank.form:
            case "name":
                return "/".join(map(self.card_name, values))
            case "quoted":
                return "/".join(map(self.say.quotation_marks.format, values))
            case "trait":
                return self.traits(values)
            case "stat":
                return self.stat(value)
            case "bounds":
                return self.say.bounds_of.of(value, stat="").strip()
            case "keyword":
                return self.keyword_list(values)
            case "colors":
                return self.colors(values)
            case "marks":
                return self.marks(values)
            case "done":
                return self.done(value)
        return self.battled(value)

    def done(self, done: m.InTurnName, *, never: bool = False) -> str:
        """Return what cards in play have done in this turn, or what has happened to them; if `never`, that it has not.

        Without the words for the cards and the turn.
        """
        side = next((side for side in ("your", "enemy") if f" {side} " in done), "any")
        text = _WHO.sub("", self.past.has[done.replace(f"by {side} ", "by ")])
        return (self.never(text) if never else text).format(effect=self.say.effects_by[side])

    def never(self, happened: str) -> str:
        """Return the text of a past event as that of one that has not happened, if it differs."""
        return happened

    def either(self, selector: m.Selector, count: str) -> str:
        """Return cards in one zone that match one of several descriptions."""
        whole = m.Selector(what=("card",), side=selector.side, zone=selector.zone, either=selector.either)
        if whole != selector or any(part.side != "any" or part.zone for part in selector.either):
            raise NotWorded("cards of these descriptions")
        of_place = self.say.of_place.format(self.place(selector))
        return of_place + "/".join(self.noun_phrase(part, count) for part in selector.either)

    def alternatives(self, selector: m.Selector) -> m.Selector | None:
        """Return several names, parts of names or marks of effects as those of one description; None for others."""
        for field in ("name", "name_contains", "effect"):
            names = tuple(getattr(part, field) for part in selector.either)
            alike = (
                part == m.ANY_CARD.model_copy(update={field: name})
                for part, name in zip(selector.either, names, strict=True)
            )
            if names and all(names) and all(alike):
                return m.ANY_CARD.model_copy(update={field: names})
        return None

    def figure(self, selector: m.Selector, part: m.Selector) -> str:
        """Return a description's only figure, besides the kind of the cards."""
        for stat in STATS:
            of: m.Range | None = getattr(part, stat)
            if of is not None and part == m.Selector.model_validate({"what": selector.what, stat: of}):
                return self.bounds(stat, of)
        raise NotWorded("cards of one of these descriptions")

    def arm(self, selector: m.Selector, part: m.Selector) -> str:
        """Return the words for one of several alternative descriptions."""
        asked = part.given() - {"what"}
        if len(asked) == 1 and asked <= set(STATS):
            return self.figure(selector, part)
        refuse_if(part.what != selector.what or len(asked) != 1, "cards of one of these descriptions")
        return self.quality(part)

    @abstractmethod
    def quality(self, selector: m.Selector) -> str:
        """Return a description's only demand, as a clause."""

    def marks(self, effects: Iterable[str]) -> str:
        """Return marks of effects as alternatives: "【配備時】/【破壊時】"."""
        return "/".join(f"【{MARKS[MARK_OF_EVENT[effect]].of(self.say.language)}】" for effect in effects)

    def pilot(self, selector: m.Selector) -> str:
        """Return the qualification of a Pilot as written in a mark: "Lv.4以上のパイロット"."""
        if selector.name is not None and selector == m.Selector(what=("pilot",), name=selector.name):
            return self.card_name(selector.name)
        if selector.either and selector == m.Selector(what=("pilot",), either=selector.either):
            return "/".join(map(self.pilot, selector.either))
        return self.described_pilot(selector)

    def described_pilot(self, selector: m.Selector) -> str:
        """Return a Pilot of one description."""
        return self.noun_phrase(selector)

    def token(self, facts: TokenFacts, effects: Iterable[str] = ()) -> str:
        """Return a token as written in a text: `「リーオー」(〔OZ〕・AP1・HP1)`."""
        said = ["".join(map(self.say.trait_marks.format, facts.traits))] if facts.traits else []
        said += [f"AP{facts.ap}", f"HP{facts.hp}", *map(self.keyword, facts.keywords), *effects]
        return self.say.token_facts.format(name=self.card_name(facts.name), facts=self.say.dot.join(said))


def refuse_undescribed(selector: m.Selector) -> None:
    """Raise `NotWorded` for a description that cannot be worded in any language."""
    refuse_if(selector.attacked and selector.attacking, "Units that attack and are attacked")
    if selector.battling is not None and False in (selector.attacked, selector.attacking):
        raise NotWorded("Units that battle and do not attack")
    if selector.belongs is not None and (selector.side != "enemy" or selector.zone is not None):
        raise NotWorded("cards of this description")
    refuse_if(selector.new is False or (selector.new and selector.what != ("unit",)), "cards of this turn")
    in_turn = {selector.in_turn, selector.not_in_turn} - {None}
    refuse_if(in_turn and not m.can_have_happened(in_turn, selector.what), "cards of this turn")
    refuse_if(selector.ex is False or (selector.ex and selector.what != ("resource",)), "Resources of this kind")
    refuse_if(selector.linked and (selector.token or selector.what != ("unit",)), "Link Units of this kind")
    own_placed = (selector.did, selector.side, selector.zone) == ("placed", "your", None)
    if selector.did is not None and (selector.side != "any" or selector.zone is not None) and not own_placed:
        raise NotWorded("cards to which an effect did something, of one player")
