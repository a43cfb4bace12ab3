"""Selectors in English: "1 of your (Zeon) Units with 5 or more AP"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gundam_desktop.games.gcg.effects.models import (
    Amount,
    Count,
    Group,
    Keyword,
    Kind,
    Range,
    Selector,
    StatOf,
)
from gundam_desktop.games.gcg.effects.tokens import TokenFacts
from gundam_desktop.games.gcg.effects.wording import NotWorded, number

_NOUNS: dict[Kind, str] = {
    "unit": "Unit",
    "pilot": "Pilot",
    "base": "Base",
    "resource": "Resource",
    "shield": "Shield",
    "card": "card",
    "unit card": "Unit card",
    "pilot card": "Pilot card",
    "command card": "Command card",
    "base card": "Base card",
}
PLACES = {
    ("trash", "your"): "your trash",
    ("trash", "enemy"): "your opponent's trash",
    ("hand", "your"): "your hand",
}


def keyword(of: Keyword) -> str:
    """Return a keyword as it is written: `<Repair 2>`."""
    name = "-".join(part.title() for part in of.name.split("-"))
    return f"<{name} {of.amount}>" if of.amount else f"<{name}>"


def noun_phrase(
    selector: Selector, *, plural: bool, are: bool | None = None, bare: bool = False, yours: bool = False
) -> str:
    """Return the cards that are meant.

    `are` is the number of the verb where it differs ("1 of your Units that is Lv.5"); `bare` leaves side and
    place to the words around it, `yours` only that they are yours.
    """
    _refuse_unworded(selector)
    if selector.side == "your" and selector.zone is None and not (bare or yours):
        raise NotWorded("cards of yours here")
    adjectives = _adjectives(selector, bare=bare)
    descriptions = _descriptions(selector, are=plural if are is None else are, bare=bare)
    return " ".join([*adjectives, _noun(selector, plural=plural), *descriptions])


def _noun(selector: Selector, *, plural: bool) -> str:
    if selector.token:
        if selector.what != ("unit",):
            raise NotWorded("tokens that are no Units")
        return "Unit tokens" if plural else "Unit token"
    return "/".join(_NOUNS[kind] + ("s" if plural else "") for kind in selector.what)


def _adjectives(selector: Selector, *, bare: bool) -> Iterator[str]:
    if selector.other:
        yield "other"
    if selector.state:
        yield selector.state
    if selector.attacking:
        yield "attacking"
    if selector.damaged is not None:
        yield "damaged" if selector.damaged else "undamaged"
    if selector.side in {"enemy", "friendly"} and selector.zone is None and not bare:
        yield selector.side
    if selector.colors:
        yield "/".join(selector.colors)
    if selector.traits:
        yield traits(selector.traits)
    if selector.linked:
        yield "Link"


def _descriptions(selector: Selector, *, are: bool, bare: bool) -> Iterator[str]:
    for stat in ("ap", "hp", "cost"):
        bounds: Range | None = getattr(selector, stat)
        if bounds is not None:
            yield f"with {figures(bounds)} {'cost' if stat == 'cost' else stat.upper()}"
    if selector.keyword:
        yield f"with {keyword(Keyword(name=selector.keyword))}"
    if selector.name is not None:
        yield f"with the card name [{selector.name}]"
    if selector.name_contains is not None:
        yield f'with "{selector.name_contains}" in its card name'
    if selector.paired is not None:
        yield "paired with a Pilot" if selector.paired else "not paired with a Pilot"
    if selector.level is not None:
        if selector.level == Range(most=StatOf(stat="level")):
            yield "whose Lv. is equal to or lower than this Unit"
        else:
            yield f"that {'are' if are else 'is'} {level(selector.level)}"
    if selector.linked is False:
        yield "other than Link Units"
    if selector.token is False:
        yield "other than Unit tokens"
    if selector.zone == "looked":
        yield "among them"
    elif selector.zone is not None and not bare:
        yield f"from {place(selector)}"


def _refuse_unworded(selector: Selector) -> None:
    if selector.attacking is False or (selector.side != "any" and selector.zone == "looked"):
        raise NotWorded("cards of this description")


def place(selector: Selector) -> str:
    """Return the hand or trash that is meant."""
    found = PLACES.get((selector.zone or "", selector.side))
    if found is None:
        raise NotWorded(f"{selector.zone} of {selector.side}")
    return found


def traits(names: tuple[str, ...]) -> str:
    """Return traits, any one of which will do."""
    return "/".join(f"({name})" for name in names)


def figures(bounds: Range, more: str = "or more", less: str = "or less") -> str:
    """Return bounds of a number: "2 or less"."""
    least, most = bounds.least, bounds.most
    if least == most and least is not None:
        return f"{number(least)}"
    if least is None:
        return f"{number(most)} {less}"
    if most is not None:
        raise NotWorded("bounds on both sides")
    return f"{number(least)} {more}"


def level(bounds: Range) -> str:
    """Return bounds of a level: "Lv.4 or higher"."""
    return "Lv." + figures(bounds, "or higher", "or lower")


def value(amount: Amount) -> str:
    """Return an expression: "the number of Units in play"."""
    if isinstance(amount, Count):
        return f"the number of {things(amount.count)}"
    if isinstance(amount, StatOf) and amount.of == "this" and amount.stat != "level":
        return f"this Unit's {'cost' if amount.stat == 'cost' else amount.stat.upper()}"
    raise NotWorded("this expression")


def things(selector: Selector, *, plural: bool = True) -> str:
    """Return cards with their place: "Units in play"."""
    if selector.zone is None:
        words = noun_phrase(selector, plural=plural, yours=True)
        return ("your " if selector.side == "your" else "") + words + " in play"
    return f"{noun_phrase(selector, plural=plural, bare=True)} in {place(selector)}"


def counted(group: Group) -> str:
    """Return how many of what: "1 to 2 enemy Units"."""
    least, most = number(group.least), number(group.most)
    count = str(least) if least == most else f"{least} to {most}"
    if group.what.side == "your" and group.what.zone is None:
        return f"{count} of your {noun_phrase(group.what, plural=True, are=most > 1, yours=True)}"
    return f"{count} {noun_phrase(group.what, plural=most > 1)}"


def one(selector: Selector, *, bare: bool = False, yours: bool = False) -> str:
    """Return a noun phrase with its article."""
    rest = selector.model_copy(update={"other": False})
    words = noun_phrase(rest, plural=False, bare=bare, yours=yours)
    article = "another" if selector.other else "an" if re.match(r"\(?([aeioAEIO]|und)", words) else "a"
    return f"{article} {words}"


def quantity(
    selector: Selector, least: Amount | None, most: Amount | None, *, bare: bool, yours: bool
) -> tuple[str, bool]:
    """Return how many there must be, and whether a verb after it is plural."""
    if most is None:
        if least == 1:
            return one(selector, bare=bare, yours=yours), False
        return f"{number(least)} or more {noun_phrase(selector, plural=True, bare=bare, yours=yours)}", True
    if least is None:
        count = "no" if most == 0 else f"{number(most)} or less"
        return f"{count} {noun_phrase(selector, plural=True, bare=bare, yours=yours)}", True
    if least != most:
        raise NotWorded("bounds on both sides of a count")
    plural = number(most) != 1
    return f"only {most} {noun_phrase(selector, plural=plural, bare=bare, yours=yours)}", plural


def pilot(selector: Selector) -> str:
    """Return the qualification of a Pilot as it stands in a mark: "Lv.4 or Higher Pilot"."""
    plain = Selector(what=("pilot",), level=selector.level, colors=selector.colors, traits=selector.traits)
    if plain != selector:
        raise NotWorded("this qualification of a Pilot")
    parts = []
    if selector.level is not None:
        parts.append(level(selector.level).replace(" or higher", " or Higher").replace(" or lower", " or Lower"))
    if selector.colors:
        parts.append("/".join(color.title() for color in selector.colors))
    if selector.traits:
        parts.append(traits(selector.traits))
    return " ".join([*parts, "Pilot"])


def token(facts: TokenFacts) -> str:
    """Return a token as a text names it: `[Leo]((OZ)･AP1･HP1)`."""
    said = ["".join(f"({name})" for name in facts.traits)] if facts.traits else []
    said += [f"AP{facts.ap}", f"HP{facts.hp}", *map(keyword, facts.keywords)]
    return f"[{facts.name}]({'･'.join(said)})"
