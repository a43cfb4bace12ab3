"""Reads steps with a number of cards that depends on others: of the hand, of Resources, of tokens, of a choice."""

from __future__ import annotations

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.redirecting import RedirectReader
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees

_HAND = m.Selector(what=("card",), side="your", zone="hand")


class OwnStepReader(RedirectReader):
    """Reads how many of a player's own cards something is done to."""

    def draw_until(self, tree: Node) -> Steps:
        return (m.Draw(amount=self.lacking(tree)),)

    def discard_until(self, tree: Node) -> Steps:
        self.discourse.discards = amount = self.beyond(tree)
        return (m.Discard(amount=amount),)

    def discard_some(self, tree: Node) -> Steps:
        least, most = self._numbers(tree)
        if most <= least:
            raise self.refuse(tree, "from more to less")
        return self._discard_some(tree, least, most)

    def discard_up_to(self, tree: Node) -> Steps:
        return self._discard_some(tree, 0, self._numbers(tree)[0])

    def discard_any(self, tree: Node) -> Steps:
        return self._discard_some(tree, 0, None)

    def discard_or_more(self, tree: Node) -> Steps:
        return self._discard_some(tree, self._numbers(tree)[0], None)

    def _discard_some(self, tree: Node, least: int, most: int | None) -> Steps:
        said = self.in_hand_of_yours(tree, self.one(tree)) if subtrees(tree) else _HAND
        amount: m.Amount = m.Count(count=said) if most is None else most
        self.discourse.discards = amount
        return (m.Discard(amount=amount, least=least, what=None if said == _HAND else said),)

    def _numbers(self, tree: Node) -> list[int]:
        return [int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"]

    def place_resources(self, tree: Node) -> Steps:
        return (self._resources(tree, self.visit(subtrees(tree)[0])),)

    def place_resources_for_each(self, tree: Node) -> Steps:
        amount, each = (self.visit(part) for part in subtrees(tree))
        if not isinstance(amount, int):
            raise self.refuse(tree, "a number for each")
        return (self._resources(tree, m.multiplied(each, amount)),)

    def _resources(self, tree: Node, amount: m.Amount) -> m.PlaceResource:
        words = self.line[tree.meta.start_pos : tree.meta.end_pos].lower()
        placed = words.partition(" equal to ")[0].partition(" for e")[0].split()
        return m.PlaceResource(amount=amount, ex="ex" in placed, rested="rested" in placed)

    def deploy_tokens(self, tree: Node) -> Steps:
        self.discourse.introduce("deployed")
        token, amount = (self._token_number(tree, 0),), self.visit(subtrees(tree)[0])
        return (m.DeployToken(token=token, amount=amount),)

    def deploy_rested_tokens(self, tree: Node) -> Steps:
        (deploy,) = self.deploy_tokens(tree)
        return (deploy.model_copy(update={"rested": True}),)

    def choose_up_to_as_many(self, tree: Node) -> Steps:
        return self._choose(self.up_to_as_many(tree))

    def choose_up_to_as_many_of_yours(self, tree: Node) -> Steps:
        return self._choose(self.up_to_as_many_of_yours(tree))
