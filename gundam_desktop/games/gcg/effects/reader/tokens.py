"""Reads the deployment of tokens, which are named by their facts: `[Leo]((OZ)･AP1･HP1･<Blocker>)`."""

from __future__ import annotations

import re
from typing import NamedTuple

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means
from gundam_desktop.games.gcg.effects.reader.said import Steps

_SHAPE = re.compile(r"\[(?P<name>[^\]]+)\]\((?P<facts>.*)\)\Z")
_FACT = re.compile(
    r"\s*(?:(?P<traits>(?:\([^()]*\)\s*/?\s*)+)|AP\s*(?P<ap>\d+)|HP\s*(?P<hp>\d+)|(?P<keyword><[^<>]*>)|(?P<effect>[A-Z][a-z]+\s[^･]+?))\s*(?:･|\Z)",
    re.IGNORECASE,
)


class TokensSaid(NamedTuple):
    """A number of tokens of one kind."""

    amount: int
    rested: bool
    kind: Token


@means
def deploy_token(reading: Reading, *said: TokensSaid | Token | None) -> tuple[m.DeployToken]:
    """Return the deployment of tokens of one of several kinds, perhaps with the word "rested" behind it."""
    kinds = [each for each in said if isinstance(each, TokensSaid)]
    amount, rested, _ = kinds[0]
    rested_behind = isinstance(said[-1], Token)
    if any(each[:2] != (amount, rested) for each in kinds) or (rested_behind and len(kinds) > 1):
        raise reading.refuse("there must be the same number of each token, and all rested or none")
    reading.discourse.introduce_beside("deployed")
    token = tuple(token_number(reading, each.kind) for each in kinds)
    return (m.DeployToken(token=token, amount=amount, rested=rested or rested_behind),)


@means
def deploy_base_token(reading: Reading, said: TokensSaid) -> Steps:
    if said.amount > 1 or said.rested:
        raise reading.refuse("only one Base can be deployed, and not rested")
    reading.discourse.introduce_beside("deployed")
    return (m.DeployToken(token=(token_number(reading, said.kind, base=True),)),)


@means
def deploy_some_tokens(reading: Reading, least: Token, most: Token, kind: Token) -> Steps:
    """Return a mode with one arm for each number of tokens: "deploy 1 to 2 tokens"."""
    if int(most) <= int(least):
        raise reading.refuse("the first number must be smaller than the second")
    reading.discourse.introduce_beside("deployed")
    token = (token_number(reading, kind),)
    amounts = range(int(least), int(most) + 1)
    return (m.Mode(arms=tuple((m.DeployToken(token=token, amount=amount),) for amount in amounts)),)


means(
    token=lambda _, amount, rested, kind: TokensSaid(int(amount), rested is not None, kind),
    deploy_one_kind=deploy_token,
)


def token_number(reading: Reading, token: Token, *, base: bool = False) -> str | m.Token:
    try:
        facts = token_facts(reading, str(token))
    except NotUnderstood as error:
        raise error.moved(token.start_pos or 0) from None
    try:
        return reading.tokens.token(facts._replace(base=base))
    except ValueError as error:
        raise reading.refuse(m.refused_by_model(error) or str(error), token) from None


def token_facts(reading: Reading, text: str) -> TokenFacts:
    """Return the facts of the token in the text."""
    shape = _SHAPE.match(text)
    assert shape is not None
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
                effects += reading.effects_of(fact["effect"] + ".")
            except NotUnderstood as error:
                raise error.moved(fact.start("effect")) from None
        elif fact["keyword"]:
            token = Token("KEYWORD", fact["keyword"], fact.start("keyword"), end_pos=fact.end("keyword"))
            keywords.append(keyword_of(reading, token, with_amount=True))
        else:
            figures |= {name: int(fact[name]) for name in ("ap", "hp") if fact[name]}
        place = fact.end()
    if figures.keys() != {"ap", "hp"}:
        raise NotUnderstood(text, 0, "AP and HP of the token are missing")
    return TokenFacts(shape["name"], traits, figures["ap"], figures["hp"], tuple(keywords), effects)
