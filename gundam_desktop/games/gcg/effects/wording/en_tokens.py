"""The deployment of tokens in English."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, en_figures
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences


def deploy_token(step: m.DeployToken, refs: EnglishReferences) -> str:
    """Word a deployment of tokens: "deploy 2 rested [Leo](AP1･HP1) Unit tokens"."""
    amount, each = (step.amount, "") if isinstance(step.amount, int) else nouns.each(step.amount)
    if each and len(step.token) > 1:
        raise NotWorded("several tokens for each")
    said = []
    for token in step.token:
        facts = refs.tokens.facts(token)
        if facts is None:
            raise NotWorded(f"the token {token}")
        said.append(
            f"{amount} {'rested ' if step.rested else ''}{en_figures.token(facts, refs.effects(facts.effects))}"
        )
    bases = {isinstance(token, m.Token) and token.base for token in step.token}
    if len(bases) > 1 or (bases == {True} and (step.rested or each or amount > 1 or len(step.token) > 1)):
        raise NotWorded("Base tokens so")
    tokens = "Base token" if bases == {True} else f"Unit token{'s' if amount > 1 else ''}"
    refs.introduce("deployed", many=amount > 1 or bool(each) or (step.every and len(step.token) > 1))
    if each:
        return f"deploy {said[0]} {tokens} for each {each}"
    if step.every and len(said) > 1:
        return "deploy " + " and ".join(f"{token} {tokens}" for token in said)
    return f"deploy {' or '.join(said)} {tokens}"
