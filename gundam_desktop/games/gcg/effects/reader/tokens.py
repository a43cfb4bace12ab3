"""Reads the deployment of tokens, which are named by their facts: `[Leo]((OZ)･AP1･HP1･<Blocker>)`."""

from __future__ import annotations

import re
from functools import partial
from typing import cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees

_SHAPE = re.compile(r"\[(?P<name>[^\]]+)\]\((?P<facts>.*)\)\Z")
_FACT = re.compile(
    r"\s*(?:(?P<traits>(?:\([^()]*\)\s*/?\s*)+)|AP\s*(?P<ap>\d+)|HP\s*(?P<hp>\d+)|(?P<keyword><[^<>]*>)|(?P<effect>[A-Z][a-z]+\s[^･]+?))\s*(?:･|\Z)",
    re.IGNORECASE,
)


@reads
def deploy_token(reading: Reading, tree: Node) -> Steps:
    tokens = [part for part in subtrees(tree) if part.data in {"token", "rested_token"}]
    said = {(int(first_token(token)), token.data == "rested_token") for token in tokens}
    if len(said) > 1:
        raise reading.refuse("the same number of each, and all rested or none")
    amount, rested = said.pop()
    reading.discourse.introduce("deployed")
    return (m.DeployToken(token=tuple(map(partial(token_number, reading), tokens)), amount=amount, rested=rested),)


@reads
def deploy_token_rested(reading: Reading, tree: Node) -> Steps:
    (deploy,) = cast("tuple[m.DeployToken]", deploy_token(reading, tree))
    return (deploy.model_copy(update={"rested": True}),)


@reads
def deploy_base_token(reading: Reading, tree: Node) -> Steps:
    ((amount, rested),) = {(int(first_token(token)), token.data == "rested_token") for token in subtrees(tree)}
    if amount > 1 or rested:
        raise reading.refuse("a player has one Base, and it is not rested")
    reading.discourse.introduce("deployed")
    return (m.DeployToken(token=(token_number(reading, subtrees(tree)[0], base=True),)),)


@reads
def deploy_token_for_each(reading: Reading, tree: Node) -> Steps:
    *_, each = subtrees(tree)
    (deploy,) = cast("tuple[m.DeployToken]", deploy_token(reading, tree))
    return (deploy.model_copy(update={"amount": m.multiplied(reading.visit(each), cast(int, deploy.amount))}),)


@reads
def deploy_some_tokens(reading: Reading, tree: Node) -> Steps:
    """Return a mode with one arm for each number of tokens: "deploy 1 to 2 tokens"."""
    least, most, _ = (str(child) for child in tree.children)
    if int(most) <= int(least):
        raise reading.refuse("from more to less")
    token = (token_number(reading, tree, 2),)
    arms = tuple((m.DeployToken(token=token, amount=count),) for count in range(int(least), int(most) + 1))
    return (m.Mode(arms=arms),)


def token_number(reading: Reading, tree: Node, place: int = 1, *, base: bool = False) -> str | m.Token:
    token = cast(Token, tree.children[place])
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
