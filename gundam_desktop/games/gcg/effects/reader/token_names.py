"""Reads a token named by its facts: `[Leo]((OZ)･AP1･HP1･<Blocker>)`."""

from __future__ import annotations

import re
from collections.abc import Callable

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood

_SHAPE = re.compile(r"\[(?P<name>[^\]]+)\]\((?P<facts>.*)\)\Z")
_FACT = re.compile(
    r"\s*(?:(?P<traits>(?:\([^()]*\)\s*/?\s*)+)|AP\s*(?P<ap>\d+)|HP\s*(?P<hp>\d+)|(?P<keyword><[^<>]*>)|(?P<effect>[A-Z][a-z]+\s[^･]+?))\s*(?:･|\Z)",
    re.IGNORECASE,
)


def token_facts(
    text: str, keyword_of: Callable[..., m.Keyword], effects_of: Callable[[str], tuple[m.AnyAbility, ...]]
) -> TokenFacts:
    """Return the facts of the token in the text."""
    shape = _SHAPE.match(text)
    if shape is None:
        raise NotUnderstood(text, 0, "a token is written [Name]((Trait)･AP1･HP1)")
    traits: tuple[str, ...] = ()
    figures: dict[str, int] = {}
    keywords: list[m.Keyword] = []
    effects: tuple[m.AnyAbility, ...] = ()
    place = shape.start("facts")
    while place < shape.end("facts"):
        fact = _FACT.match(text, place, shape.end("facts"))
        if fact is None:
            raise NotUnderstood(text[place : shape.end("facts")], place, "a token has traits, AP, HP and keywords")
        if fact["traits"]:
            traits += tuple(re.findall(r"\(([^()]*)\)", fact["traits"]))
        elif fact["effect"]:
            try:
                effects += effects_of(fact["effect"] + ".")
            except NotUnderstood as error:
                raise error.moved(fact.start("effect")) from None
        elif fact["keyword"]:
            token = Token("KEYWORD", fact["keyword"], fact.start("keyword"), end_pos=fact.end("keyword"))
            keywords.append(keyword_of(token, with_amount=True))
        else:
            figures |= {name: int(fact[name]) for name in ("ap", "hp") if fact[name]}
        place = fact.end()
    if figures.keys() != {"ap", "hp"}:
        raise NotUnderstood(text, 0, "AP and HP of the token are missing")
    return TokenFacts(shape["name"], traits, figures["ap"], figures["hp"], tuple(keywords), effects)
