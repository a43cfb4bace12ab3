"""Selectors in Japanese: all that is known of the cards, then their kind, then how many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.games.gcg.effects.wording import NotWorded, number
from gundam_desktop.games.gcg.effects.wording.nouns import refuse_undescribed
from gundam_desktop.games.gcg.effects.wording.vocabulary import COLORS, KINDS, MARK_OF_EVENT, MARKS, STATES, STATS
from gundam_desktop.games.gcg.model.keywords import BY_KEY

_SIDES = {"your": "自分の", "friendly": "味方の", "enemy": "相手の", "any": ""}
_PLACES = {
    ("trash", "your"): "自分のトラッシュ",
    ("trash", "enemy"): "相手のトラッシュ",
    ("hand", "your"): "自分の手札",
    ("hand", "enemy"): "相手の手札",
    ("trash", "any"): "トラッシュ",
    ("looked", "any"): "その中",
}
_OF_ONE_UNIT = ("level", "ap", "hp", "cost")
"""Figures one of which may be asked for instead of another."""


def keyword(of: m.Keyword) -> str:
    """Return a keyword as it is written: `《リペア2》`."""
    return f"《{BY_KEY[of.name].ja}{of.amount or ''}》"


def keyword_list(names: tuple[m.KeywordName, ...]) -> str:
    """Return keyword effects any one of which will do, or all of them."""
    return "/".join(f"《{BY_KEY[name].ja}》" for name in names)


def card_name(name: str) -> str:
    """Return the name of a card, or a part of one, as a text names it."""
    return f"「{name}」"


def traits(names: tuple[str, ...]) -> str:
    """Return traits, any one of which will do."""
    return "/".join(f"〔{name}〕" for name in names)


def colors(selector: m.Selector) -> str:
    """Return colors, any one of which will do."""
    return "/".join(COLORS[color].ja for color in selector.colors)


def bounds(stat: str, of: m.Range) -> str:
    """Return bounds of a value: "AP5以上"."""
    name, least, most = STATS[stat].ja, of.least, of.most
    if least == most and least is not None:
        return f"{name}{number(least)}"
    if least is None:
        return f"{name}{number(most)}以下"
    return f"{name}{number(least)}以上" + (f"{number(most)}以下" if most is not None else "")


def with_shields(shields: m.Range) -> str:
    """Return a player with so many Shields: "シールドが2つ以下のプレイヤー"."""
    least, most = shields.least, shields.most
    if (least, most) == (None, 0):
        return "シールドの無いプレイヤー"
    if least is None or least == most:
        return f"シールドが{number(most)}つ{'以下' if least is None else ''}のプレイヤー"
    return f"シールドが{number(least)}{'つ以上' if most is None else f'～{number(most)}つ'}のプレイヤー"


def values(selector: m.Selector) -> list[str]:
    """Return the bounds of AP, HP, Lv. and cost that are numbers."""
    given = [(stat, getattr(selector, stat)) for stat in ("ap", "hp", "level", "cost")]
    return [bounds(stat, of) for stat, of in given if of is not None and not isinstance(of.most, m.StatOf)]


def measures(selector: m.Selector) -> list[m.StatOf]:
    """Return what values of the cards are measured by: the Lv. of this Unit."""
    given = (getattr(selector, stat) for stat in ("ap", "hp", "level", "cost"))
    found = [of.most for of in given if of is not None and isinstance(of.most, m.StatOf)]
    if any(getattr(selector, measure.stat) != m.Range(most=measure) for measure in found):
        raise NotWorded("this value of another card")
    return found


def noun_phrase(selector: m.Selector, this: str = "", *, placed: bool = True, count: str = "") -> str:
    """Return the cards that are meant.

    `this` is what this Unit is called here; `placed` names the hand or the trash too; `count` is how many ("1"), with
    the counter of each kind after it.
    """
    refuse_undescribed(selector)
    if selector.either and selector.what == ("card",):
        return _either(selector, count)
    described = ""
    for part in _descriptions(selector, this, placed=placed):
        apart = described and not described.endswith("、") and _set_off(part, described, selector)
        described += f"、{part}" if apart else part
    kinds = _kinds(selector)
    nouns = "/".join(kind + (count + counter if count else "") for kind, counter in kinds)
    return f"{described}、{nouns}" if described and len(kinds) > 1 else described + nouns


def _set_off(part: str, before: str, selector: m.Selector) -> bool:
    """Say whether a comma stands before a description, so that it is not taken to belong to what is before it."""
    if part.startswith(("〔", "《")) and "/" in part:
        return selector.zone is not None
    if part.endswith("を持たない"):
        return not before.endswith("の")
    return part.startswith("これの") or (before.endswith("バトルしている") and part.endswith(("以上の", "以下の")))


def _either(selector: m.Selector, count: str) -> str:
    whole = m.Selector(what=("card",), side=selector.side, zone=selector.zone, either=selector.either)
    if whole != selector or any(part.side != "any" or part.zone for part in selector.either):
        raise NotWorded("cards of these descriptions")
    return f"{place(selector)}の、" + "/".join(noun_phrase(part, count=count) for part in selector.either)


def _kinds(selector: m.Selector) -> list[tuple[str, str]]:
    if selector.token:
        if selector.what != ("unit",):
            raise NotWorded("tokens that are no Units")
        return [("ユニットトークン", "つ")]
    if selector.ex:
        return [("EXリソース", "つ")]
    if selector.what == ("command card",) and selector.zone is None:
        return [("コマンド", "枚")]
    link = "リンク" if selector.linked else ""
    return [(link + KINDS[kind].ja, counter(kind)) for kind in selector.what]


def counter(kind: m.Kind) -> str:
    """Return the word for counting: cards are flat."""
    return "枚" if kind.endswith("card") else "つ"


def _descriptions(selector: m.Selector, this: str, *, placed: bool) -> Iterator[str]:
    if selector.other:
        yield f"{'このベース' if selector.what == ('base',) else 'このユニット'}以外の、"
    if selector.linked is False:
        yield "リンクユニット以外の、"
    if selector.token is False:
        yield "ユニットトークン以外の、"
    if placed and selector.zone == "placed":
        yield "この効果で置いた"
    elif placed and selector.zone is not None:
        yield f"{place(selector)}の"
    yield from _verbal(selector)
    if selector.state:
        yield f"{STATES[selector.state].ja}の"
    yield from (f"{value}の" for value in values(selector))
    if selector.either:
        yield f"{'/'.join(_figure(selector, part) for part in selector.either)}の"
    for measure in measures(selector):
        yield f"{_measured(measure, this)}の{STATS[measure.stat].ja}以下の"
    for stat, which in ((selector.highest, "高い"), (selector.lowest, "低い")):
        if stat is not None:
            yield f"最も{STATS[stat].ja}が{which}"
    if selector.name is not None:
        yield f"カード名が{card_name(selector.name)}の"
    if selector.name_contains is not None:
        yield f"カード名に{card_name(selector.name_contains)}を含む"
    if selector.name_lacks is not None:
        yield f"カード名に{card_name(selector.name_lacks)}を含まない、"
    if selector.colors:
        yield f"{colors(selector)}の"
    if selector.traits:
        yield f"{traits(selector.traits)}の"
    if selector.zone is None:
        yield _SIDES[selector.side]


def _figure(selector: m.Selector, part: m.Selector) -> str:
    """Return the one figure that a description asks for."""
    for stat in _OF_ONE_UNIT:
        of: m.Range | None = getattr(part, stat)
        if of is not None and part == m.Selector.model_validate({"what": selector.what, stat: of}):
            return bounds(stat, of)
    raise NotWorded("cards of one of these descriptions")


def _measured(measure: m.StatOf, this: str) -> str:
    match measure.of:
        case "this":
            return this
        case "event doer":
            return "そのユニット"
        case "chosen":
            return "この効果でレストにしたユニット"
    raise NotWorded("this value of another card")


def _verbal(selector: m.Selector) -> Iterator[str]:
    if selector.battling is not None:
        whom = "このユニット" if selector.battling == "this" else noun_phrase(selector.battling)
        yield f"{whom}とバトルしている"
    if selector.effect is not None:
        yield f"【{MARKS[MARK_OF_EVENT[selector.effect]].ja}】を持つ"
    if selector.keyword == "any":
        yield "キーワード効果を持つ"
    elif selector.keyword:
        yield f"《{BY_KEY[selector.keyword].ja}》を持つ"
    if selector.keywords:
        yield f"{keyword_list(selector.keywords)}を持つ"
    if selector.damaged is not None:
        yield f"ダメージを受けてい{'る' if selector.damaged else 'ない'}"
    if selector.paired is not None:
        yield f"パイロットがセットされてい{'る' if selector.paired else 'ない'}"
    if selector.pilot is not None:
        yield f"{noun_phrase(selector.pilot)}がセットされている"
    if selector.host is not None:
        yield f"{noun_phrase(selector.host)}にセットされている"
    if selector.attacking is not None:
        yield f"アタックしてい{'る' if selector.attacking else 'ない'}"
    if selector.keyword_lacks:
        yield f"《{BY_KEY[selector.keyword_lacks].ja}》を持たない"


def place(selector: m.Selector) -> str:
    """Return the hand or trash that is meant."""
    found = _PLACES.get((selector.zone or "", selector.side))
    if found is None:
        raise NotWorded(f"{selector.zone} of {selector.side}")
    return found


def as_many(each: m.Count) -> str:
    """Return what an amount is equal to: "自分のユニットと同じ数"."""
    if not each.unique:
        return f"{noun_phrase(each.count)}と同じ数"
    where = f"{place(each.count)}の" if each.count.zone else ""
    return f"{where}カード名の異なる{noun_phrase(each.count, placed=False)}と同じ数"


def pilot(selector: m.Selector) -> str:
    """Return the qualification of a Pilot as it stands in a mark: "Lv.4以上のパイロット"."""
    plain = m.Selector(what=("pilot",), level=selector.level, colors=selector.colors, traits=selector.traits)
    if plain != selector:
        raise NotWorded("this qualification of a Pilot")
    return noun_phrase(selector)


def token(facts: TokenFacts, effects: Iterable[str] = ()) -> str:
    """Return a token as a text names it: `「リーオー」(〔OZ〕・AP1・HP1)`."""
    said = ["".join(f"〔{name}〕" for name in facts.traits)] if facts.traits else []
    said += [f"AP{facts.ap}", f"HP{facts.hp}", *map(keyword, facts.keywords), *effects]
    return f"{card_name(facts.name)}({'・'.join(said)})"
