"""Tokens named by their facts, as in texts: `[Leo]((OZ)･AP1･HP1)`. The lookup finds their card numbers, and back."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.spelling import did_you_mean


class TokenFacts(NamedTuple):
    """The facts that a text states about a Unit token."""

    name: str
    traits: tuple[str, ...]
    ap: int
    hp: int
    keywords: tuple[m.Keyword, ...] = ()
    effects: tuple[m.AnyAbility, ...] = ()
    """Its effects besides keyword effects."""
    base: bool = False
    """True for a Base token."""


def token_number(token: str | m.Token) -> str:
    """Return the number of a token card: of one that no set has, its facts without spaces and marks.

    >>> token_number(m.Token(name="Pluma", traits=("Calamity War",), ap=2, hp=1))
    'T-PlumaCalamityWarAP2HP1'
    """
    if isinstance(token, str):
        return token
    keywords = "".join(f"{keyword.name.title()}{keyword.amount or ''}" for keyword in token.keywords)
    changes = "".join(change.model_dump_json() for change in token.changes)
    mark = f"{crc32(changes.encode()):08x}" if changes else ""
    kind = "Base" if token.base else ""
    facts = "".join((kind, token.name, *token.traits, f"AP{token.ap}HP{token.hp}", keywords, mark))
    plain = (c if c.isascii() else f"{ord(c):x}" for c in unicodedata.normalize("NFKC", facts) if c.isalnum())
    return f"T-{''.join(plain)}"


def facts_of(token: m.Token) -> TokenFacts:
    """Return the facts of a token that a text gives."""
    effects = (m.Constant(changes=token.changes),) if token.changes else ()
    return TokenFacts(token.name, token.traits, token.ap, token.hp, token.keywords, effects, token.base)


class TokenLookup:
    """The token cards, by number and by facts."""

    def __init__(self, tokens: Iterable[tuple[str, TokenFacts]] = ()) -> None:
        self._facts = dict(tokens)
        self._numbers: dict[TokenFacts, str] = {}
        for number, facts in self._facts.items():
            self._numbers.setdefault(_folded(facts), number)

    def token(self, facts: TokenFacts) -> str | m.Token:
        """Return the number of the token card with these facts; if there is none, a token made of the facts.

        `ValueError` for a misspelt name, and for effects that are allowed only on token cards.
        """
        wanted = _folded(facts)
        number = self._numbers.get(wanted)
        if number is not None:
            return number
        alike = [self._facts[other].name for known, other in self._numbers.items() if known[1:] == wanted[1:]]
        if alike and (hint := did_you_mean(facts.name, alike, shown="[{}]".format, cutoff=0.85)):
            raise ValueError(f"no token card has this name; {hint}")
        match facts.effects:
            case ():
                changes: tuple[m.Change, ...] = ()
            case (m.Constant() as constant,) if constant == m.Constant(changes=constant.changes):
                changes = constant.changes
            case _:
                raise ValueError("no token card has these effects")
        return m.Token(
            name=facts.name,
            traits=facts.traits,
            ap=facts.ap,
            hp=facts.hp,
            keywords=facts.keywords,
            base=facts.base,
            changes=changes,
        )

    def facts(self, token: str | m.Token) -> TokenFacts | None:
        """Return the facts of a token; None for an unknown number."""
        return facts_of(token) if isinstance(token, m.Token) else self._facts.get(token)


def fold(text: str) -> str:
    """Return the form in which names are compared: glyphs of one meaning (Ⅱ and II) and capitals make no difference.

    >>> fold("Zaku Ⅱ") == fold("ZAKU II")
    True
    """
    return unicodedata.normalize("NFKC", text).casefold()


def _folded(facts: TokenFacts) -> TokenFacts:
    keywords = tuple(sorted(facts.keywords, key=lambda keyword: keyword.name))
    return TokenFacts(
        fold(facts.name),
        tuple(sorted(map(fold, facts.traits))),
        facts.ap,
        facts.hp,
        keywords,
        facts.effects,
        facts.base,
    )
