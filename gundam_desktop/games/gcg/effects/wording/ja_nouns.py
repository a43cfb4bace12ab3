"""Selectors in Japanese: the description of the cards, then their kind, then their number."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.phrases.nouns import NounTexts
from gundam_desktop.games.gcg.effects.phrases.past import PastTexts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import STATES
from gundam_desktop.games.gcg.effects.wording.comparisons import compared
from gundam_desktop.games.gcg.effects.wording.counting import THAT_NUMBER
from gundam_desktop.games.gcg.effects.wording.nouns import Nouns, refuse_undescribed

_ENDS_OF_CLAUSES = ("の", "た", "い", "る", "つ")
_LEVEL_FROM_THIS = m.Range.constant(least=m.StatOf.constant(stat="level"))


class JapaneseNouns(Nouns):
    """The nouns of Japanese texts."""

    say = NounTexts("ja")
    past = PastTexts("ja")

    def values(self, selector: m.Selector) -> list[str]:
        """Return the bounds of AP, HP, Lv. and cost that are numbers."""
        given = [(stat, getattr(selector, stat)) for stat in m.STATS]
        given = [
            (stat, of) for stat, of in given if of is not None and of != _LEVEL_FROM_THIS and compared(stat, of) is None
        ]
        return [
            f"{self.stat(stat)}がその数以下" if of.most == THAT_NUMBER else self.bounds(stat, of)
            for stat, of in given
            if not isinstance(of.most, m.StatOf)
        ]

    def measures(self, selector: m.Selector) -> list[m.StatOf]:
        """Return the figures that a description compares with, such as the Lv. of this Unit."""
        given = ((stat, getattr(selector, stat)) for stat in m.STATS)
        bounds = [of for stat, of in given if of is not None and compared(stat, of) is None]
        found = [of.most for of in bounds if isinstance(of.most, m.StatOf)]
        if any(getattr(selector, measure.stat) != m.Range(most=measure) for measure in found):
            raise NotWorded("this value of another card")
        return found

    def noun_phrase(self, selector: m.Selector, count: str = "", *, placed: bool = True, this: str = "") -> str:
        """Return the cards of a selector.

        `count` is their number ("1"), with the counter of each kind after it. `placed` also names hand or trash;
        `this` are the words for this Unit.
        """
        refuse_undescribed(selector)
        if selector.either and selector.what == ("card",):
            return self.either(selector, count)
        if parts := self.of_two_kinds(selector):
            return "か、".join(self.noun_phrase(part, count, placed=placed) for part in parts)
        described = ""
        for part in self._descriptions(selector, this, placed=placed):
            apart = described and not described.endswith("、") and self._set_off(part, described, selector)
            described += f"、{part}" if apart else part
        if described.endswith("以外の、") and selector.given() == {"what", "other"}:
            described = described.removesuffix("、")
        kinds = self.kinds(selector)
        each = "ずつ" if selector.belongs == "each enemy player" else ""
        counts = [count + self.counter(kind) + each if count else "" for kind in selector.what]
        nouns = "/".join(map(add, kinds, counts))
        return f"{described}、{nouns}" if described and len(kinds) > 1 else described + nouns

    def _set_off(self, part: str, before: str, selector: m.Selector) -> bool:
        """True if a description needs a comma before it, so that it is not read as part of the words before."""
        if part.startswith(("〔", "《")) and "/" in part:
            return selector.zone is not None
        if part.endswith("を持たない"):
            return not before.endswith("の")
        return part.startswith("これの") or (before.endswith("バトルしている") and part.endswith(("以上の", "以下の")))

    def counter(self, kind: m.Kind) -> str:
        """Return the word for counting: cards are flat."""
        return "枚" if kind.endswith("card") else "つ"

    def _descriptions(self, selector: m.Selector, this: str, *, placed: bool) -> Iterator[str]:
        if selector.belongs == "each enemy player":
            yield from self.said("belongs", of=selector)
        if selector.other:
            yield f"{'このベース' if selector.what == ('base',) else 'このユニット'}以外の、"
        yield from self.said("besides", "linked", "token", of=selector)
        if placed and selector.did is not None:
            yield from self.said("did", of=selector)
        elif placed and selector.zone is not None:
            yield f"{self.place(selector)}の"
        yield from self._verbal(selector)
        if selector.state:
            yield f"{STATES[selector.state].ja}の"
        yield from (f"{value}の" for value in self.values(selector))
        yield from self.said("level_is", of=selector)
        if (names := self.alternatives(selector)) is not None:
            yield from self.said("name", "effect", "name_contains", of=names)
        elif selector.either:
            arms = [self.arm(selector, part) for part in selector.either]
            yield self._any_of(arms)
        if selector.level == _LEVEL_FROM_THIS:
            yield "このユニットのLv.以上の"
        for figure in m.STATS:
            of: m.Range | None = getattr(selector, figure)
            if of is not None and (than := compared(figure, of)) is not None:
                yield self.compared(figure, than)
        for measure in self.measures(selector):
            yield f"{self._measured(measure, this)}の{self.stat(measure.stat)}以下の"
        yield from self.said("highest", "lowest", "name", "not_named", "name_contains", "name_lacks", of=selector)
        yield from self.said("colors", "traits_lack", "colors_lack", "traits", of=selector)
        if selector.zone is None and selector.belongs is None and selector.did is None:
            yield self.say.sides.get(selector.side, "")
        elif selector.belongs != "each enemy player":
            yield from self.said("belongs", of=selector)

    def _any_of(self, arms: list[str]) -> str:
        """Return alternative descriptions as one."""
        clauses = [arm for arm in arms if arm.endswith(_ENDS_OF_CLAUSES)]
        if not clauses:
            return f"{'/'.join(arms)}の"
        return "、または、".join(arm if arm in clauses else f"{arm}の" for arm in arms)

    def quality(self, selector: m.Selector) -> str:
        """Return a description's only demand, as a clause."""
        return "".join(self._descriptions(selector, "このユニット", placed=False))

    def _measured(self, measure: m.StatOf, this: str) -> str:
        match measure.of:
            case "this":
                return this
            case "event doer":
                return "そのユニット"
            case "chosen":
                return "この効果でレストにしたユニット" if measure.stat == "level" else "そのユニット"
            case "destroyed":
                return "破壊したユニット"
            case "discarded":
                return "捨てたカード"
        raise NotWorded("this value of another card")

    def _verbal(self, selector: m.Selector) -> Iterator[str]:
        if selector.battling is not None:
            yield f"{self.battled(selector.battling)}{self.fighting(selector)}"
        yield from self.said("battling_none", "link_name", "link_trait", "effect", of=selector)
        yield from self.said("keyword", "keywords", "damage", "damaged", "paired", "pilot", "host", of=selector)
        yield from self.said("shares_trait", "same_name", of=selector)
        if not self.attacks_such(selector):
            yield from self.said("attacking", of=selector)
        yield from self.said("attacks_player", of=selector)
        if not self.attacks_such(selector):
            yield from self.said("attacked", of=selector)
        yield from self.said("in_battle", "has_attacked", "in_turn", of=selector)
        if selector.not_in_turn is not None:
            yield f"このターン中に{self.done(selector.not_in_turn, never=True)}"
        yield from self.said("new", "keyword_count", "keyword_lacks", of=selector)

    def never(self, happened: str) -> str:
        return f"{happened.removesuffix('た')}ていない"

    def fighting(self, selector: m.Selector) -> str:
        """Return the words for cards in battle with the ones named before."""
        if not self.attacks_such(selector):
            return "とバトルしている"
        return "にアタックしている" if selector.attacking else "にアタックされている"

    def number_of(self, each: m.Amount) -> str:
        return f"{self.as_many(each).removesuffix('と同じ数')}の数"

    def cards_counted(self, count: m.Count) -> str:
        if not count.unique:
            return self.noun_phrase(count.count)
        where = f"{self.place(count.count)}の" if count.count.zone else ""
        return f"{where}カード名の異なる{self.noun_phrase(count.count, placed=False)}"


NOUNS = JapaneseNouns()
