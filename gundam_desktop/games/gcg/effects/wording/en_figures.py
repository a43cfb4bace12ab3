"""Figures, keyword effects, traits, places and tokens in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.games.gcg.effects.wording import NotWorded, number
from gundam_desktop.games.gcg.model.keywords import BY_KEY

PLACES = {
    ("trash", "your"): "your trash",
    ("trash", "enemy"): "your opponent's trash",
    ("trash", "any"): "any player's trash",
    ("hand", "your"): "your hand",
    ("hand", "enemy"): "your opponent's hand",
    ("hand or trash", "your"): "your hand or trash",
}


def keyword(of: m.Keyword) -> str:
    """Return a keyword as it is written: `<Repair 2>`."""
    name = BY_KEY[of.name].en
    return f"<{name} {of.amount}>" if of.amount else f"<{name}>"


def place(selector: m.Selector) -> str:
    """Return the hand or trash of a selector."""
    found = PLACES.get((selector.zone or "", selector.side))
    if found is None:
        raise NotWorded(f"{selector.zone} of {selector.side}")
    return found


def traits(names: tuple[str, ...]) -> str:
    """Return traits as alternatives."""
    return "/".join(f"({name})" for name in names)


def figures(bounds: m.Range, more: str = "or more", less: str = "or less") -> str:
    """Return bounds of a number: "2 or less"."""
    least, most = bounds.least, bounds.most
    if least == most and least is not None:
        return f"{number(least)}"
    if least is None:
        return f"{number(most)} {less}"
    if most is not None:
        return f"{number(least)} to {number(most)}"
    return f"{number(least)} {more}"


def level(bounds: m.Range) -> str:
    """Return bounds of a level: "Lv.4 or higher"."""
    return "Lv." + figures(bounds, "or higher", "or lower")


def keyword_list(names: Sequence[m.KeywordName]) -> str:
    """Return keyword effects as alternatives or together: "<Repair>/<Breach>"."""
    return "/".join(keyword(m.Keyword(name=name)) for name in names)


def token(facts: TokenFacts, effects: Iterable[str] = ()) -> str:
    """Return a token as written in a text: `[Leo]((OZ)･AP1･HP1)`."""
    said = ["".join(f"({name})" for name in facts.traits)] if facts.traits else []
    said += [f"AP{facts.ap}", f"HP{facts.hp}", *map(keyword, facts.keywords), *effects]
    return f"[{facts.name}]({'･'.join(said)})"


IN_TURN: dict[m.InTurnName, str] = {
    "blocks": "blocked",
    "linked": "linked",
    "paired": "been paired with a Pilot",
    "recovers hp": "recovered HP",
    "receives damage": "received damage",
    "receives battle damage": "received battle damage",
    "receives effect damage": "received effect damage",
    "deployed by effect": "been deployed by an effect",
    "destroys unit with battle damage": "destroyed an enemy Unit with battle damage",
    "destroys unit with damage": "destroyed an enemy Unit with damage",
    "destroys card with battle damage": "destroyed an enemy card with battle damage",
    "destroys card with damage": "destroyed an enemy card with damage",
    "destroys shield area card with damage": "destroyed an enemy shield area card with damage",
    "destroys shield area card with battle damage": "destroyed an enemy shield area card with battle damage",
}
_DEPLOYED_FROM: dict[m.InTurnName, str] = {
    "deployed from trash": "been deployed from the trash",
    "deployed from hand": "been deployed from the hand",
}
_EFFECTS = {"": "an effect", "your ": "one of your effects", "enemy ": "one of your opponent's effects"}


def in_turn_words(done: m.InTurnName, has: str) -> str:
    """Return what a card has done in this turn: "that has received damage during this turn"."""
    if done in IN_TURN:
        return f"that {has} {IN_TURN[done]} during this turn"
    if done in _DEPLOYED_FROM:
        return f"that {has} {_DEPLOYED_FROM[done]} during this turn"
    changed, whose = done.removeprefix("ap ").removesuffix("effect").split(" by ")
    if not done.startswith("ap "):
        been = {"rested": "rested", "set active": "set as active"}[changed]
        return f"that {has} been {been} by {_EFFECTS[whose]} during this turn"
    of = "hasn't" if has in {"hasn't", "haven't"} else "has"
    return f"whose AP {of} been {changed} by {_EFFECTS[whose]} during this turn"
