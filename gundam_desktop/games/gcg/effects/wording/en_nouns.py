"""Selectors in English: "1 of your (Zeon) Units with 5 or more AP"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded
from gundam_desktop.games.gcg.effects.wording.comparisons import Compared, compared
from gundam_desktop.games.gcg.effects.wording.en_descriptions import described, other_than_chosen
from gundam_desktop.games.gcg.effects.wording.en_figures import (
    level,
    place,
    traits,
)
from gundam_desktop.games.gcg.effects.wording.vocabulary import COLORS, KINDS, STATES, STATS


def noun_phrase(
    selector: m.Selector, *, plural: bool, are: bool | None = None, bare: bool = False, yours: bool = False
) -> str:
    """Return the cards that a selector describes, as a noun phrase.

    `are`: True if the verb is plural, if that differs from the noun ("1 of your Units that is Lv.5"); `bare` omits side
    and zone, which other words name, `yours` only the side.
    """
    _refuse_unworded(selector, bare=bare)
    if selector.side == "your" and selector.zone is None and selector.did is None and not (bare or yours):
        raise NotWorded("cards of yours here")
    adjectives = _adjectives(selector, bare=bare)
    descriptions = _descriptions(selector, are=plural if are is None else are, bare=bare)
    return " ".join([*adjectives, _noun(selector, plural=plural), *descriptions]).replace(" ,", ",")


def _noun(selector: m.Selector, *, plural: bool) -> str:
    if selector.token:
        if selector.what != ("unit",):
            raise NotWorded("tokens that are no Units")
        return "Unit tokens" if plural else "Unit token"
    if selector.what == ("command card",) and selector.zone is None and selector.did is None:
        return "Commands" if plural else "Command"
    if selector.ex:
        return f"EX Resource{'s' if plural else ''}"
    between = "/enemy " if selector.side == "enemy" and "shield" in selector.what else "/"
    return between.join(KINDS[kind].en + ("s" if plural else "") for kind in selector.what)


def _adjectives(selector: m.Selector, *, bare: bool) -> Iterator[str]:
    if selector.other or (selector.besides is not None and not other_than_chosen(selector)):
        yield "other"
    if selector.damaged is not None:
        yield "damaged" if selector.damaged else "undamaged"
    if selector.state:
        yield STATES[selector.state].en
    if selector.attacking and selector.battling is None:
        yield "attacking"
    if selector.in_battle is not None:
        yield "battling" if selector.in_battle else "non-battling"
    if selector.side in {"enemy", "friendly"} and selector.zone is None and selector.belongs is None and not bare:
        yield selector.side
    if selector.colors:
        yield "/".join(COLORS[color].en for color in selector.colors)
    yield from (f"non-{COLORS[color].en}" for color in selector.colors_lack[:1])
    if selector.traits:
        yield traits(selector.traits)
    yield from (f"non-({name})" for name in selector.traits_lack[:1])
    if selector.linked:
        yield "Link"


def _descriptions(selector: m.Selector, *, are: bool, bare: bool) -> Iterator[str]:
    """Yield the words after the noun; words that mention further cards come last."""
    yield from described(selector, value, are=are, bare=bare)
    if selector.battling == "this":
        yield _battling_this(selector, are=are)
    yield from _together(selector, are=are)
    for stat in m.STATS:
        of_all: m.Range | None = getattr(selector, stat)
        if of_all is not None and (than := compared(stat, of_all)) is not None and than.how == "above all":
            yield _above_all(stat, than)


def _above_all(stat: m.Stat, than: Compared) -> str:
    """Return a figure above that of all others: "with more AP than all of your Units"."""
    if not isinstance(than.amount, m.Highest) or than.amount.among.side != "your":
        raise NotWorded("this comparison")
    units = noun_phrase(than.amount.among, plural=True, are=False, yours=True)
    return f"with {'more' if stat in {'ap', 'hp'} else 'a higher'} {STATS[stat].en} than all of your {units}"


def _together(selector: m.Selector, *, are: bool) -> Iterator[str]:
    """Yield the words for paired or battling cards; they come last, as words after them would describe those cards."""
    said = []
    if selector.paired:
        said.append("paired with a Pilot")
    if selector.pilot is not None:
        said.append(f"paired with {one_of_yours(selector.pilot)}")
    if isinstance(selector.host, m.Selector):
        said.append(f"paired with {one_of_yours(selector.host)}")
    if selector.attacked is False:
        said.append(f"that {'are' if are else 'is'} not the attack target")
    if selector.attacked and selector.battling is None:
        said.append("that is being attacked")
    if selector.attacks_player:
        said.append("attacking you")
    if selector.belongs is not None:
        said.append(f"belonging to {selector.belongs}")
    if selector.battling_none is not None and selector.battling_none.side == "your":
        theirs = noun_phrase(selector.battling_none, plural=True, are=False, yours=True)
        said.append(f"that is battling none of your {theirs}")
    if isinstance(selector.battling, m.Selector) and (selector.attacking or selector.attacked):
        doing = "that is attacking" if selector.attacking else "that is being attacked by"
        said.append(f"{doing} {one_of_yours(selector.battling)}")
    elif isinstance(selector.battling, m.Selector) and selector.battling.side == "your":
        theirs = noun_phrase(selector.battling, plural=True, are=False, yours=True)
        said.append(f"that is battling one of your {theirs}")
    elif isinstance(selector.battling, m.Selector):
        said.append(f"battling {one(selector.battling)}")
    if len(said) > 1:
        raise NotWorded("several cards that they are together with")
    yield from said


def _battling_this(selector: m.Selector, *, are: bool) -> str:
    """Return that the cards are in battle with this Unit, or attack it."""
    if selector.attacking:
        return f"that {'are' if are else 'is'} attacking this Unit"
    return "battling this Unit" if selector.what == ("unit",) else "this Unit is battling"


def _own_placed(selector: m.Selector) -> bool:
    """True for cards that "you" placed, where others placed some, too."""
    return selector.did == "placed" and selector.side == "your"


def _refuse_unworded(selector: m.Selector, *, bare: bool) -> None:
    if selector.ex is False or (selector.ex and selector.what != ("resource",)):
        raise NotWorded("Resources of this kind")
    if selector.other and (selector.besides is not None or selector.side == "enemy"):
        raise NotWorded("enemy cards other than this card")
    if selector.has_attacked is not None and selector.what != ("unit",):
        raise NotWorded("cards of this turn")
    in_turn = {selector.in_turn, selector.not_in_turn} - {None}
    if in_turn and not m.can_have_happened(in_turn, selector.what):
        raise NotWorded("cards of this turn")
    if in_turn & m.TO_ENEMIES and selector.side not in {"your", "friendly"}:
        raise NotWorded("an enemy of which player")
    if selector.new is False or (selector.new and selector.what != ("unit",)):
        raise NotWorded("cards of this turn")
    if selector.zone in {"deck", "removed", "shields"}:
        raise NotWorded("cards of this description")
    if selector.pilot is not None and selector.pilot == m.Selector(what=("pilot",)):
        raise NotWorded("a Pilot of no description")
    if selector.did in {"drawn", "deployed", "ap reduced"}:
        raise NotWorded("cards of this description")
    if selector.belongs is not None and (selector.side != "enemy" or bare):
        raise NotWorded("cards of this description")
    if (
        (selector.attacked is not None and (selector.attacking or selector.battling == "this"))
        or selector.attacks_player is False
        or (selector.attacks_player and selector.side != "enemy")
        or "chosen" in (selector.battling, selector.host)
        or selector.attacking is False
        or (
            selector.side != "any"
            and (selector.zone == "looked" or selector.did is not None)
            and not _own_placed(selector)
        )
        or (selector.did is not None and selector.zone is not None)
    ):
        raise NotWorded("cards of this description")
    if len(selector.colors_lack) > 1 or len(selector.traits_lack) > 1:
        raise NotWorded("several colours or traits that a card lacks")


def value(amount: m.Amount) -> str:
    """Return an expression: "the number of Units in play"."""
    if isinstance(amount, m.EventAmount):
        return "the cost paid"
    if isinstance(amount, m.Plus) and isinstance(amount.amount, m.Count) and amount.plus > 0:
        return f"{value(amount.amount)} plus {amount.plus}"
    if isinstance(amount, m.AtMost) and isinstance(amount.amount, m.Count):
        return f"{value(amount.amount)}, up to a maximum of {amount.at_most}"
    if isinstance(amount, m.NumberOfPlayers):
        return f"the number of {amount.players} players"
    if isinstance(amount, m.DamageOn) and amount.damage_on == "this":
        return "the amount of damage this Unit has received"
    if isinstance(amount, m.Count) and amount.count.did is not None and not amount.unique:
        cards = noun_phrase(amount.count.model_copy(update={"did": None}), plural=True)
        done = (
            "rested for this cost" if amount.count.did == "rested for cost" else f"{amount.count.did} with this effect"
        )
        return f"the number of {cards} {done}"
    if isinstance(amount, m.Count):
        return f"the number of {things(amount.count, unique=amount.unique)}"
    if isinstance(amount, m.StatOf) and amount.of == "this":
        return f"this Unit's {STATS[amount.stat].en}"
    raise NotWorded("this expression")


def own_value(amount: m.Amount) -> str:
    """Return an expression after words for this Unit: "the amount of damage it has received"."""
    return "the amount of damage it has received" if amount == m.DamageOn(damage_on="this") else value(amount)


def things(selector: m.Selector, *, plural: bool = True, unique: bool = False) -> str:
    """Return cards with their place: "Units in play"."""
    names = " with unique names" if unique else ""
    if selector.did is not None:
        if unique:
            raise NotWorded("the names of cards to which something was done")
        return noun_phrase(selector, plural=plural)
    if selector.zone is None:
        words = noun_phrase(selector, plural=plural, yours=True)
        return ("your " if selector.side == "your" else "") + words + names + " in play"
    return f"{noun_phrase(selector, plural=plural, bare=True)}{names} in {place(selector)}"


def number_you_have(amount: m.Amount) -> str:
    """Return a number of one's own cards in play: "the number of Unit tokens you have in play"."""
    match amount:
        case m.Count(count=m.Selector(side="your", zone=None) as what, unique=False):
            return f"the number of {noun_phrase(what, plural=True, yours=True)} you have in play"
    return value(amount)


def counting(cards: m.Selector, and_this: bool) -> str:
    """Return the instruction to count such cards, and this Unit if it counts, too."""
    if cards.zone is not None:
        number_of = value(m.Count(count=cards))
    else:
        your = "your " if cards.side == "your" else ""
        number_of = f"the number of {your}{noun_phrase(cards, plural=True, are=False, yours=True)}"
        number_of = number_of.replace(" in its card name", " in their card name")
    return f"count up {number_of}{', plus this Unit' if and_this else ''}"


def each(amount: m.Amount) -> tuple[int, str]:
    """Return the factor of an expression, and the thing that it counts: (2, "card in your trash")."""
    match amount:
        case m.Times(times=times, amount=inner):
            return times * each(inner)[0], each(inner)[1]
        case m.AtMost(at_most=most, amount=m.Count() as inner):
            times, what = each(inner)
            return times, f"{what}, up to a maximum of {most}"
        case m.Count(count=m.Selector(side="your", zone=None) as what, unique=False):
            return 1, f"of your {noun_phrase(what, plural=True, yours=True)}"
        case m.Count(unique=False):
            return 1, things(amount.count, plural=False)
        case m.Per(per=per, amount=m.Count(count=m.Selector(side="your", zone=None) as what, unique=False)) if per > 1:
            return 1, f"{per} of your {noun_phrase(what, plural=True, yours=True)}"
        case m.Per(per=per, amount=m.Count(count=what, unique=False)) if per > 1:
            return 1, f"{per} {things(what)}"
        case m.Per(per=per, amount=m.StatOf(of="this", stat="ap" | "hp" | "cost" as stat)) if per > 1:
            return 1, f"{per} {STATS[stat].en} this Unit has"
    raise NotWorded("this expression")


def one_of_yours(selector: m.Selector) -> str:
    """Return one of several cards that do something: "one of your (Zeon) Units", "a friendly Unit"."""
    if selector.side == "your" and selector.zone is None:
        return f"one of your {noun_phrase(selector, plural=True, are=False, yours=True)}"
    return one(selector)


def one(selector: m.Selector, *, bare: bool = False, yours: bool = False) -> str:
    """Return a noun phrase with its article."""
    if selector.besides == "this card" or (selector.other and selector.side == "enemy"):
        raise NotWorded("one other than this card")
    rest = selector.model_copy(update={"other": False, "besides": None})
    words = noun_phrase(rest, plural=False, bare=bare, yours=yours)
    article = (
        "another" if selector.other or selector.besides else "an" if re.match(r"\(?([aeioAEIO]|und|X-)", words) else "a"
    )
    return f"{article} {words}"


def pilot(selector: m.Selector) -> str:
    """Return the qualification of a Pilot as written in a mark: "Lv.4 or Higher Pilot"."""
    if selector.name is not None and selector == m.Selector(what=("pilot",), name=selector.name):
        return f"[{selector.name}]"
    plain = m.Selector(what=("pilot",), level=selector.level, colors=selector.colors, traits=selector.traits)
    if plain != selector:
        raise NotWorded("this qualification of a Pilot")
    parts = []
    if selector.level is not None:
        parts.append(level(selector.level).replace(" or higher", " or Higher").replace(" or lower", " or Lower"))
    if selector.colors:
        parts.append("/".join(COLORS[color].en.title() for color in selector.colors))
    if selector.traits:
        parts.append(traits(selector.traits))
    return " ".join([*parts, "Pilot"])
