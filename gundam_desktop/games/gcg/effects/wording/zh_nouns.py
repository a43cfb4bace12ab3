"""Selectors in Chinese: whose they are, how many, what is known of them, then their kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.games.gcg.effects.wording import NotWorded, number, share_a_place
from gundam_desktop.games.gcg.effects.wording.nouns import refuse_undescribed
from gundam_desktop.games.gcg.effects.wording.vocabulary import COLORS, KINDS, MARK_OF_EVENT, MARKS, STATES, STATS
from gundam_desktop.games.gcg.model.keywords import BY_KEY

SIDES = {"your": "我方", "friendly": "友方", "enemy": "对方", "any": ""}
_PLACES = {
    ("trash", "your"): "我方废弃区",
    ("trash", "enemy"): "对方废弃区",
    ("hand", "your"): "我方手牌",
    ("hand", "enemy"): "对方手牌",
    ("trash", "any"): "任意玩家的废弃区",
}


def keyword(of: m.Keyword) -> str:
    """Return a keyword as it is written: `《修复2》`."""
    return f"《{BY_KEY[of.name].zh}{of.amount or ''}》"


def keyword_list(names: tuple[m.KeywordName, ...]) -> str:
    """Return keyword effects any one of which will do, or all of them."""
    return "/".join(f"《{BY_KEY[name].zh}》" for name in names)


def card_name(name: str) -> str:
    """Return the name of a card as a text names it."""
    return f"{{{name}}}"


def traits(names: tuple[str, ...]) -> str:
    """Return traits, any one of which will do."""
    return "/".join(f"〈{name}〉" for name in names)


def colors(selector: m.Selector) -> str:
    """Return colors, any one of which will do."""
    return "/".join(COLORS[color].zh for color in selector.colors)


def bounds(stat: str, of: m.Range) -> str:
    """Return bounds of a value: "AP不低于5"."""
    name, least, most = STATS[stat].zh, of.least, of.most
    if least == most and least is not None:
        return f"{name}为{number(least)}"
    if least is None:
        return f"{name}不高于{number(most)}"
    return f"{name}不低于{number(least)}" + (f"且不高于{number(most)}" if most is not None else "")


def with_shields(shields: m.Range) -> str:
    """Return a player with so many Shields: "护盾为2张或更少的玩家"."""
    least, most = shields.least, shields.most
    if (least, most) == (None, 0):
        return "没有护盾的玩家"
    if least is None or least == most:
        return f"护盾为{number(most)}张{'或更少' if least is None else ''}的玩家"
    return f"护盾为{number(least)}{'张或更多' if most is None else f'～{number(most)}张'}的玩家"


def noun_phrase(selector: m.Selector, count: str = "", *, placed: bool = True) -> str:
    """Return the cards that are meant. `count` is how many ("1张"); `placed` names whose they are and where too."""
    refuse_undescribed(selector)
    if selector.either and selector.what == ("card",):
        return _either(selector, count)
    described = count + "".join(_descriptions(selector)) + noun(selector)
    if not placed:
        return described
    if selector.zone == "placed":
        return f"通过此效果放置的{described}"
    return (f"{place(selector)}中" if selector.zone else SIDES[selector.side]) + described


def _either(selector: m.Selector, count: str) -> str:
    whole = m.Selector(what=("card",), side=selector.side, zone=selector.zone, either=selector.either)
    if whole != selector or any(part.side != "any" or part.zone for part in selector.either):
        raise NotWorded("cards of these descriptions")
    return f"{place(selector)}中" + "/".join(noun_phrase(part, count) for part in selector.either)


def noun(selector: m.Selector) -> str:
    """Return the kinds of the cards that are meant."""
    if selector.token:
        if selector.what != ("unit",):
            raise NotWorded("tokens that are no Units")
        return "机体替代卡"
    if selector.ex:
        return "EX能源"
    if selector.what == ("command card",) and selector.zone is None:
        return "指令"
    link = "共鸣" if selector.linked else ""
    return "/".join(link + KINDS[kind].zh for kind in selector.what)


def _descriptions(selector: m.Selector) -> Iterator[str]:
    if selector.other:
        yield "其他"
    known = list(_clauses(selector))
    if selector.either:
        if known:
            raise NotWorded("cards of one of these descriptions")
        known = ["或".join(_figure(selector, part) for part in selector.either)]
    if known:
        yield f"{'且'.join(known)}的"
    if selector.state:
        yield f"{STATES[selector.state].zh}的"
    yield colors(selector)
    yield traits(selector.traits)


def _figure(selector: m.Selector, part: m.Selector) -> str:
    """Return the one figure that a description asks for."""
    for stat in STATS:
        of: m.Range | None = getattr(part, stat)
        if of is not None and part == m.Selector.model_validate({"what": selector.what, stat: of}):
            return bounds(stat, of)
    raise NotWorded("cards of one of these descriptions")


def _clauses(selector: m.Selector) -> Iterator[str]:
    if selector.linked is False:
        yield "非共鸣机体"
    if selector.token is False:
        yield "非替代卡"
    if selector.battling is not None:
        yield f"正在与{'此机体' if selector.battling == 'this' else noun_phrase(selector.battling)}战斗"
    if selector.pilot is not None:
        yield f"有{noun_phrase(selector.pilot)}搭乘"
    if selector.host is not None:
        yield f"搭乘{noun_phrase(selector.host)}"
    if selector.effect is not None:
        yield f"拥有【{MARKS[MARK_OF_EVENT[selector.effect]].zh}】"
    if selector.keyword == "any":
        yield "拥有关键词效果"
    elif selector.keyword:
        yield f"拥有《{BY_KEY[selector.keyword].zh}》"
    if selector.keywords:
        yield f"拥有{keyword_list(selector.keywords)}"
    if selector.keyword_lacks:
        yield f"未拥有《{BY_KEY[selector.keyword_lacks].zh}》"
    if selector.damaged is not None:
        yield "受到伤害" if selector.damaged else "未受到伤害"
    if selector.paired is not None:
        yield f"{'有' if selector.paired else '没有'}机师搭乘"
    if selector.attacking is not None:
        yield "正在攻击" if selector.attacking else "未在攻击"
    for stat in ("ap", "hp", "level", "cost"):
        of: m.Range | None = getattr(selector, stat)
        if of is not None and isinstance(of.most, m.StatOf):
            yield _measured(stat, of, of.most)
        elif of is not None:
            yield bounds(stat, of)
    if selector.name is not None:
        yield f"卡牌名称为{card_name(selector.name)}"
    if selector.name_contains is not None:
        yield f"名称中包含“{selector.name_contains}”"
    if selector.name_lacks is not None:
        yield f"名称中不包含“{selector.name_lacks}”"
    if selector.highest is not None:
        yield f"{STATS[selector.highest].zh}最高"
    if selector.lowest is not None:
        yield f"{STATS[selector.lowest].zh}最低"


def _measured(stat: str, of: m.Range, by: m.StatOf) -> str:
    if of.least is not None or by.stat != stat or by.of not in _MEASURES:
        raise NotWorded("this value of another card")
    return f"{STATS[stat].zh}不高于{_MEASURES[by.of]}"


_MEASURES: dict[object, str] = {
    "this": "此机体",
    "event doer": "该机体",
    "chosen": "通过此效果转为休息状态的机体",
}


def place(selector: m.Selector) -> str:
    """Return the hand or trash that is meant."""
    if selector.zone == "looked" and selector.side == "any":
        return "其"
    found = _PLACES.get((selector.zone or "", selector.side))
    if found is None:
        raise NotWorded(f"{selector.zone} of {selector.side}")
    return found


def counted(group: m.Group, *, placed: bool = True) -> str:
    """Return how many of what: "对方1～2张机体"."""
    least, most = number(group.least), number(group.most)
    return noun_phrase(group.what, f"{least}张" if least == most else f"{least}～{most}张", placed=placed)


def groups(of: Sequence[m.Group]) -> str:
    """Return all that is chosen; where they all are is said once."""
    if not share_a_place(of):
        return "和".join(map(counted, of))
    return f"{place(of[0].what)}中" + "和".join(counted(group, placed=False) for group in of)


def as_many(each: m.Count) -> str:
    """Return how many there are: "我方机体的数量"."""
    return f"{noun_phrase(each.count, '卡牌名称不同的' if each.unique else '')}的数量"


def pilot(selector: m.Selector) -> str:
    """Return the qualification of a Pilot as it stands in a mark: "等级不低于4的机师"."""
    plain = m.Selector(what=("pilot",), level=selector.level, colors=selector.colors, traits=selector.traits)
    if plain != selector:
        raise NotWorded("this qualification of a Pilot")
    return noun_phrase(selector)


def token(facts: TokenFacts, effects: Iterable[str] = ()) -> str:
    """Return a token as a text names it: `{里欧}（〈OZ〉·AP1·HP1）`."""
    said = ["".join(f"〈{name}〉" for name in facts.traits)] if facts.traits else []
    said += [f"AP{facts.ap}", f"HP{facts.hp}", *map(keyword, facts.keywords), *effects]
    return f"{card_name(facts.name)}（{'·'.join(said)}）"
