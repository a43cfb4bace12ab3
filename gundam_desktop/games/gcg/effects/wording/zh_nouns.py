"""Selectors in Chinese: the side, the number, the description, then the kind."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import refuse_if
from gundam_desktop.games.gcg.effects.phrases.nouns import NounTexts
from gundam_desktop.games.gcg.effects.phrases.past import PastTexts
from gundam_desktop.games.gcg.effects.phrases.vocabulary import STATES
from gundam_desktop.games.gcg.effects.wording.comparisons import compared
from gundam_desktop.games.gcg.effects.wording.counting import THAT_NUMBER
from gundam_desktop.games.gcg.effects.wording.nouns import Nouns, refuse_undescribed

_MEASURES: dict[object, str] = {
    "this": "此机体",
    "event doer": "该机体",
    "chosen": "通过此效果转为休息状态的机体",
    "destroyed": "被破坏的机体",
    "discarded": "丢弃的卡牌",
}


class ChineseNouns(Nouns):
    """The nouns of Chinese texts."""

    say = NounTexts("zh")
    past = PastTexts("zh")

    def never(self, happened: str) -> str:
        return happened.replace("曾", "未曾")

    def noun_phrase(self, selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
        """Return the cards of a selector. `count` is their number ("1张"); `placed` also names their side and zone."""
        refuse_undescribed(selector)
        if selector.either and selector.what == ("card",):
            return self.either(selector, count)
        if parts := self.of_two_kinds(selector):
            return "或".join(self.noun_phrase(part, count, placed=placed) for part in parts)
        described = count + "".join(self._descriptions(selector)) + "/".join(self.kinds(selector))
        if not placed:
            return described
        if done := [*self.said("did", of=selector)] or [*self.said("belongs", of=selector)]:
            return done[0] + described
        return (f"{self.place(selector)}中" if selector.zone else self.say.sides.get(selector.side, "")) + described

    def _descriptions(self, selector: m.Selector) -> Iterator[str]:
        if selector.other:
            yield "其他"
        yield from self.said("besides", of=selector)
        known = list(self._clauses(selector))
        if selector.either and self.alternatives(selector) is None:
            refuse_if(known, "cards of one of these descriptions")
            known = ["或".join(self.arm(selector, part) for part in selector.either)]
        if known:
            yield f"{'且'.join(known)}的"
        if selector.state:
            yield f"{STATES[selector.state].zh}的"
        yield self.colors(selector.colors)
        yield self.traits(selector.traits)

    def _clauses(self, selector: m.Selector) -> Iterator[str]:
        yield from self.said("linked", "token", of=selector)
        if selector.battling is not None:
            yield self.fighting(selector, self.battled(selector.battling))
        yield from self.said("battling_none", "pilot", "host", "link_name", "link_trait", "effect", of=selector)
        yield from self.said("keyword", "keywords", "keyword_count", "keyword_lacks", of=selector)
        yield from self.said("damage", "damaged", "paired", "in_battle", "colors_lack", of=selector)
        if not self.attacks_such(selector):
            yield from self.said("attacking", of=selector)
        yield from self.said("attacks_player", of=selector)
        if not self.attacks_such(selector):
            yield from self.said("attacked", of=selector)
        yield from self.said("has_attacked", "in_turn", of=selector)
        if selector.not_in_turn is not None:
            yield f"本回合中{self.done(selector.not_in_turn, never=True)}"
        yield from self.said("new", "traits_lack", of=selector)
        yield from self.said("level_is", "shares_trait", "same_name", of=selector)
        for stat in m.STATS:
            of: m.Range | None = getattr(selector, stat)
            if of == m.Range(least=m.StatOf(stat="level")):
                yield "等级不低于此机体"
            elif of is not None and (than := compared(stat, of)) is not None:
                yield self.compared(stat, than)
            elif of is not None and isinstance(of.most, m.StatOf):
                yield self._measured(stat, of, of.most)
            elif of is not None and of.most == THAT_NUMBER:
                yield f"{self.stat(stat)}不高于该数量"
            elif of is not None:
                yield self.bounds(stat, of)
        yield from self.said("name", "not_named", "name_contains", "name_lacks", of=selector)
        if (names := self.alternatives(selector)) is not None:
            yield from self.said("name", "effect", "name_contains", of=names)
        yield from self.said("highest", "lowest", of=selector)

    def quality(self, selector: m.Selector) -> str:
        """Return a description's only demand, as a clause."""
        return f"处于{STATES[selector.state].zh}" if selector.state else "".join(self._clauses(selector))

    def fighting(self, selector: m.Selector, other: str) -> str:
        """Return the words for cards in battle with `other`."""
        if not self.attacks_such(selector):
            return f"正在与{other}战斗"
        return f"正在攻击{other}" if selector.attacking else f"正在被{other}攻击"

    def _measured(self, stat: str, of: m.Range, by: m.StatOf) -> str:
        refuse_if(of.least is not None or by.stat != stat or by.of not in _MEASURES, "this value of another card")
        measured = "该机体" if by.of == "chosen" and stat != "level" else _MEASURES[by.of]
        return f"{self.stat(stat)}不高于{measured}"

    def cards_counted(self, count: m.Count) -> str:
        return self.noun_phrase(count.count, "卡牌名称不同的" if count.unique else "")


NOUNS = ChineseNouns()
