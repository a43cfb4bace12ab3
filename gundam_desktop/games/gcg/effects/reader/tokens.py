"""Reads the deployment of tokens."""

from __future__ import annotations

from typing import cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader.compelled import CompelledReader
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.token_names import token_facts
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


class TokenReader(CompelledReader):
    """Reads which tokens are deployed, and how many."""

    def __init__(self, line: str, tokens: TokenLookup) -> None:
        super().__init__(line)
        self.tokens = tokens

    def effects_of(self, text: str) -> tuple[m.AnyAbility, ...]:
        """Read the effects in a token's name, by the reader of whole texts."""
        raise NotUnderstood(text, 0, "a token has traits, AP, HP and keywords")

    def deploy_token(self, tree: Node) -> Steps:
        tokens = [part for part in subtrees(tree) if part.data in {"token", "rested_token"}]
        said = {(int(first_token(token)), token.data == "rested_token") for token in tokens}
        if len(said) > 1:
            raise self.refuse(tree, "the same number of each, and all rested or none")
        amount, rested = said.pop()
        self.discourse.introduce("deployed")
        return (m.DeployToken(token=tuple(map(self._token_number, tokens)), amount=amount, rested=rested),)

    def deploy_token_rested(self, tree: Node) -> Steps:
        (deploy,) = cast("tuple[m.DeployToken]", self.deploy_token(tree))
        return (deploy.model_copy(update={"rested": True}),)

    def deploy_base_token(self, tree: Node) -> Steps:
        ((amount, rested),) = {(int(first_token(token)), token.data == "rested_token") for token in subtrees(tree)}
        if amount > 1 or rested:
            raise self.refuse(tree, "a player has one Base, and it is not rested")
        self.discourse.introduce("deployed")
        return (m.DeployToken(token=(self._token_number(subtrees(tree)[0], base=True),)),)

    def deploy_token_for_each(self, tree: Node) -> Steps:
        *_, each = subtrees(tree)
        (deploy,) = cast("tuple[m.DeployToken]", self.deploy_token(tree))
        return (deploy.model_copy(update={"amount": m.multiplied(self.visit(each), cast(int, deploy.amount))}),)

    def deploy_some_tokens(self, tree: Node) -> Steps:
        """Return a mode with one arm for each number of tokens: "deploy 1 to 2 tokens"."""
        least, most, _ = (str(child) for child in tree.children)
        if int(most) <= int(least):
            raise self.refuse(tree, "from more to less")
        token = (self._token_number(tree, 2),)
        arms = tuple((m.DeployToken(token=token, amount=count),) for count in range(int(least), int(most) + 1))
        return (m.Mode(arms=arms),)

    def _token_number(self, tree: Node, place: int = 1, *, base: bool = False) -> str | m.Token:
        token = cast(Token, tree.children[place])
        try:
            facts = token_facts(str(token), self.keyword_of, self.effects_of)
        except NotUnderstood as error:
            raise error.moved(token.start_pos or 0) from None
        try:
            return self.tokens.token(facts._replace(base=base))
        except ValueError as error:
            raise self.refuse(token, m.refused_by_model(error) or str(error)) from None
