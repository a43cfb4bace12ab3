"""Reads changes of an attack's target."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.steps import StepReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees


class RedirectReader(StepReader):
    """Reads to what the target of an attack is changed."""

    def redirect_to_chosen(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.Redirect())

    def redirect_to_one(self, tree: Node) -> Steps:
        return (*self._choose(m.Group(what=self.visit(subtrees(tree)[0]))), m.Redirect())

    def redirect_to_yours(self, tree: Node) -> Steps:
        what = self.with_fields(tree, self.noun_phrase(subtrees(tree)[0]), side="your")
        return (*self._choose(m.Group(what=what)), m.Redirect())

    def redirect_its(self, tree: Node) -> Steps:
        """Return the change of the attack target of the enemy Unit whose attack the effect waits for."""
        to = self.visit(subtrees(tree)[0])
        if not self._enemy_attacks() or to not in {"this", "this base"}:
            raise self.refuse(tree, "an enemy Unit that attacks, and this Unit as its target")
        return (m.Redirect(to=to),)

    def _enemy_attacks(self) -> bool:
        waits = self.discourse.waited_for
        return self.discourse.attacker is not None and waits is not None and waits.side == "enemy"
