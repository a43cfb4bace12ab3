"""Selectors in English: "1 of your (Zeon) Units with 5 or more AP"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, refuse_if
from gundam_desktop.games.gcg.effects.phrases.descriptions import ADJECTIVES, DESCRIPTIONS, SO
from gundam_desktop.games.gcg.effects.phrases.nouns import NounTexts
from gundam_desktop.games.gcg.effects.phrases.past import PastTexts
from gundam_desktop.games.gcg.effects.phrases.texts import RangeWords
from gundam_desktop.games.gcg.effects.phrases.vocabulary import COLORS, STATES, STATS
from gundam_desktop.games.gcg.effects.wording.comparisons import Compared, compared
from gundam_desktop.games.gcg.effects.wording.en_descriptions import (
    described,
    no_more_than,
    other_than_chosen,
    refuse_unworded,
)
from gundam_desktop.games.gcg.effects.wording.nouns import Nouns

_LEVELS = RangeWords("Lv.{least}", "Lv.{most} or lower", "Lv.{least} or higher", "Lv.{least} to {most}")
_VOWEL = re.compile(r"\(?([aeioAEIO]|und|X-)")
ORDINALS = ("first", "second", "third", "fourth")
"""Words for the number of a card, an attack or a turn in a sequence."""


class EnglishNouns(Nouns):
    """The nouns of English texts."""

    say = NounTexts("en")
    past = PastTexts("en")

    def noun_phrase(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        """Return one of such cards, with its article, or a number of them: "2 or more"; `placed`: with its place."""
        if not count:
            return self.one_of_yours(selector) if placed else self.one(selector, bare=True)
        of_one_side = selector.side in {"enemy", "friendly", "your"} and len(selector.either) == len("ab")
        if of_one_side and count.isdigit() and (parts := self.of_two_kinds(selector)):
            return " or ".join(self.noun_phrase(part, count, placed=placed) for part in parts)
        if selector.either and selector.what == ("card",):
            return self._either_card(selector, count)
        plural = count.rsplit(maxsplit=1)[-1] != "1"
        if placed and selector.side == "your" and selector.zone is None and selector.did is None:
            return f"{count} of your {self.phrase(selector, plural=True, are=plural, yours=True)}"
        return f"{count} {self.phrase(selector, plural=plural, bare=not placed)}"

    def _either_card(self, selector: m.Selector, count: str) -> str:
        """Return a number of cards in one zone that match one of two descriptions."""
        whole = m.Selector(what=("card",), side=selector.side, zone=selector.zone, either=selector.either)
        if whole != selector or len(selector.either) != len("ab") or not count.isdigit():
            raise NotWorded("cards of these descriptions")
        refuse_if(any(part.side != "any" or part.zone for part in selector.either), "cards of these descriptions")
        first, second = selector.either
        last = second.model_copy(update={"side": selector.side, "zone": selector.zone})
        return "/".join(f"{count} {self.phrase(part, plural=count != '1')}" for part in (first, last))

    def phrase(
        self,
        selector: m.Selector,
        *,
        plural: bool = True,
        are: bool | None = None,
        bare: bool = False,
        yours: bool = False,
    ) -> str:
        """Return the cards that a selector describes, without an article.

        `are`: True if the verb is plural, if that differs from the noun ("1 of your Units that is Lv.5"); `bare` omits
        side and zone, which other words name, `yours` only the side.
        """
        refuse_unworded(selector, bare=bare)
        if selector.side == "your" and selector.zone is None and selector.did is None and not (bare or yours):
            raise NotWorded("cards of yours here")
        adjectives = self._adjectives(selector, bare=bare)
        after = self._after_noun(selector, are=plural if are is None else are, bare=bare)
        return " ".join([*adjectives, self._noun(selector, plural=plural), *after]).replace(" ,", ",")

    def _noun(self, selector: m.Selector, *, plural: bool) -> str:
        between = "/enemy " if selector.side == "enemy" and "shield" in selector.what else "/"
        return between.join(self.kinds(selector.model_copy(update={"linked": None}), several=plural))

    def _adjectives(self, selector: m.Selector, *, bare: bool) -> Iterator[str]:
        if selector.other or (selector.besides is not None and not other_than_chosen(selector)):
            yield "other"
        yield from self.said("damaged", of=selector, table=SO)
        if selector.state:
            yield STATES[selector.state].en
        if selector.battling is None:
            yield from self.said("attacking", of=selector, table=ADJECTIVES)
        yield from self.said("in_battle", of=selector, table=ADJECTIVES)
        if selector.side in {"enemy", "friendly"} and selector.zone is None and selector.belongs is None and not bare:
            yield selector.side
        if selector.colors:
            yield self.colors(selector.colors)
        yield from (f"non-{COLORS[color].en}" for color in selector.colors_lack[:1])
        if selector.traits:
            yield self.traits(selector.traits)
        yield from (f"non-({name})" for name in selector.traits_lack[:1])
        yield from self.said("linked", of=selector, table=ADJECTIVES)

    def _after_noun(self, selector: m.Selector, *, are: bool, bare: bool) -> Iterator[str]:
        """Yield the words after the noun; words that mention further cards come last."""
        yield from described(self, selector, are=are, bare=bare)
        if selector.battling == "this" and (selector.attacking or selector.what == ("unit",)):
            yield from self.said("battling", of=selector, table=DESCRIPTIONS, are=are)
        elif selector.battling == "this":
            yield "this Unit is battling"
        together = [*self._together(selector, are=are)]
        refuse_if(len(together) > 1, "several cards that they are together with")
        yield from together
        for stat in m.STATS:
            of_all: m.Range | None = getattr(selector, stat)
            if (
                of_all is not None
                and (than := compared(stat, of_all)) is not None
                and isinstance(than.amount, m.Highest)
            ):
                yield self.compared(stat, than)

    def _together(self, selector: m.Selector, *, are: bool) -> Iterator[str]:
        """Yield the words for paired or battling cards; they come last, as words after them would describe those."""
        yield from self.said("paired", "pilot", "host", of=selector, table=DESCRIPTIONS)
        if selector.battling is None:
            yield from self.said("attacked", of=selector, table=DESCRIPTIONS, are=are)
        yield from self.said("attacks_player", "belongs", of=selector, table=DESCRIPTIONS)
        if selector.battling_none is not None and selector.battling_none.side == "your":
            yield f"that is battling none of your {self.phrase(selector.battling_none, are=False, yours=True)}"
        if selector.battling != "this":
            yield from self.said("battling", of=selector, table=DESCRIPTIONS)

    def battled(self, other: Literal["this", "chosen"] | m.Selector) -> str:
        return super().battled(other) if isinstance(other, str) else self.one_of_yours(other)

    # --- figures

    def bounds(self, stat: str, of: m.Range) -> str:
        return _LEVELS.of(of) if stat == "level" else super().bounds(stat, of)

    def raised(self, stat: str, by: int) -> str:
        """Return a change of a value: "AP+1", "cost -1"."""
        return f"{self.stat(stat)}{' ' if stat in {'level', 'cost'} else ''}{by:+}"

    def ordinal(self, nth: int) -> str:
        refuse_if(not 0 < nth <= len(ORDINALS), f"the number {nth} in a sequence")
        return ORDINALS[nth - 1]

    def compared(self, stat: m.Stat, than: Compared) -> str:
        name, plain, unit = STATS[stat].en, stat in {"ap", "hp"}, self.say.compared_with[than.of]
        words = {
            "stat": name,
            "unit": unit,
            "more": "more" if plain else "a higher",
            "less": "less" if plain else "a lower",
        }
        if than.figure is not None:
            if than.how not in {"above", "below", "at most"} or (than.how != "at most" and than.of != "this"):
                raise NotWorded("this comparison")
            figure = STATS[than.figure].en
            if than.how == "at most":
                return no_more_than(stat, f"{unit}'s {figure}")
            return self.say.than_figure[than.how].format(**words, figure=figure)
        match than.amount:
            case m.Highest(among=among) if than.how in {"below one", "up to one"}:
                text = self.say.than_this[than.how].replace("or less", "or less" if plain else "or lower")
                return text.format(**words, amount=self.one_of_yours(among))
            case m.Highest(among=m.Selector(side="your") as among):
                return self.say.than_this["above all"].format(**words, amount=self.phrase(among, are=False, yours=True))
            case None if than.how in {"above", "below", "same"}:
                return self.say.than_this[than.how].format(**words)
            case None | m.Highest():
                raise NotWorded("this comparison")
        return no_more_than(stat, self.as_many(than.amount))

    # --- numbers of cards

    def as_many(self, each: m.Amount) -> str:
        refuse_if(isinstance(each, m.StatOf) and each.of != "this", "a figure of another card here")
        return super().as_many(each)

    def cards_counted(self, count: m.Count) -> str:
        did = count.count.did
        if did is None or count.unique:
            return self.things(count.count, unique=count.unique)
        cards = self.phrase(count.count.model_copy(update={"did": None}))
        return f"{cards} {'rested for this cost' if did == 'rested for cost' else f'{did} with this effect'}"

    def things(self, selector: m.Selector, *, plural: bool = True, unique: bool = False) -> str:
        """Return cards with their place: "Units in play"."""
        names = " with unique names" if unique else ""
        if selector.did is not None:
            refuse_if(unique, "the names of cards to which something was done")
            return self.phrase(selector, plural=plural)
        if selector.zone is None:
            words = self.phrase(selector, plural=plural, yours=True)
            return ("your " if selector.side == "your" else "") + words + names + " in play"
        return f"{self.phrase(selector, plural=plural, bare=True)}{names} in {self.place(selector)}"

    # --- one card

    def one_of_yours(self, selector: m.Selector) -> str:
        """Return one of several cards that do something: "one of your (Zeon) Units", "a friendly Unit"."""
        if selector.side == "your" and selector.zone is None:
            return f"one of your {self.phrase(selector, are=False, yours=True)}"
        return self.one(selector)

    def one(self, selector: m.Selector, *, bare: bool = False, yours: bool = False) -> str:
        """Return a card with its article; `bare` and `yours` as in `phrase`."""
        if selector.besides == "this card" or (selector.other and selector.side == "enemy"):
            raise NotWorded("one other than this card")
        rest = selector.model_copy(update={"other": False, "besides": None})
        words = self.phrase(rest, plural=False, bare=bare, yours=yours)
        article = "another" if selector.other or selector.besides else "an" if _VOWEL.match(words) else "a"
        return f"{article} {words}"

    def described_pilot(self, selector: m.Selector) -> str:
        plain = m.Selector(what=("pilot",), level=selector.level, colors=selector.colors, traits=selector.traits)
        if selector != plain:
            words = self.phrase(selector, plural=False)
            return words[:1].upper() + words[1:]
        parts = []
        if selector.level is not None:
            parts.append(self.bounds("level", selector.level).replace("or h", "or H").replace("or l", "or L"))
        if selector.colors:
            parts.append(self.colors(selector.colors).title())
        if selector.traits:
            parts.append(self.traits(selector.traits))
        return " ".join([*parts, *self.kinds(plain)])

    def quality(self, selector: m.Selector) -> str:
        return self.phrase(selector)


NOUNS = EnglishNouns()
