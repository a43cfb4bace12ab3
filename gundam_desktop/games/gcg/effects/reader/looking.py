"""Reads steps with cards that are looked at or revealed."""

from __future__ import annotations

from typing import Literal

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.own_steps import OwnStepReader
from gundam_desktop.games.gcg.effects.reader.said import Steps
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, subtrees


class LookingReader(OwnStepReader):
    """Reads what is looked at, and where it goes."""

    def look(self, tree: Node) -> Steps:
        amounts = self._all(tree)
        self.discourse.introduce("looked")
        self.discourse.among = "looked"
        self.discourse.looked = amounts[0] if amounts else 1
        return (m.Look(amount=amounts[0] if amounts else 1),)

    def reveal_top(self, tree: Node) -> Steps:
        (look,) = self.look(tree)
        self.discourse.revealed = True
        return (look.model_copy(update={"reveal": True}),)

    def look_and_split(self, tree: Node) -> Steps:
        look, *amounts = self._all(tree)
        return (*look, m.SplitLooked(top=amounts[0], bottom=amounts[1] if len(amounts) > 1 else 0))

    def split_rest(self, tree: Node) -> Steps:
        top, looked = int(first_token(tree)), self.discourse.looked
        if self.discourse.object != "looked" or not isinstance(looked, int) or looked <= top:
            raise self.refuse(tree, "no more cards than these were looked at before")
        return (m.SplitLooked(top=top, bottom=looked - top),)

    def look_at_shields(self, _: Node) -> Steps:
        shields = m.All(all=m.YOUR_SHIELDS)
        self.discourse.mention_all(shields)
        return (m.LookAt(to=shields),)

    def place_in_trash(self, tree: Node) -> Steps:
        group = self.visit(subtrees(tree)[0])
        if not isinstance(group, m.Group) or group.what.zone != "looked":
            raise self.refuse(tree, "only cards that were looked at")
        return (*self._choose(group), m.PlaceInTrash())

    def reveal(self, tree: Node) -> Steps:
        return (*self._choose(self.visit(subtrees(tree)[0])), m.AddToHand(to="chosen", reveal=True))

    def reveal_both(self, tree: Node) -> Steps:
        """Return an option to take one card of each of two descriptions; one alone may be taken, too (1-3-2)."""
        groups = tuple(self.visit(part) for part in subtrees(tree))
        if not all(isinstance(group, m.Group) for group in groups):
            raise self.refuse(tree, "cards of two descriptions")
        placed = [self._placed(tree, group, groups[-1].what) for group in groups]
        if any(group.what.zone != "looked" for group in placed):
            raise self.refuse(tree, "only cards that were looked at")
        if not self.discourse.optional and any(group.least for group in placed):
            raise self.refuse(tree, "it is not clear what is done if only one of them is there")
        chosen = self._choose(*(group.model_copy(update={"least": 0}) for group in placed))
        return (*chosen, m.AddToHand(to="chosen", reveal=True))

    def reveal_to_top(self, tree: Node) -> Steps:
        return self._reveal_and_return(tree, "deck top")

    def reveal_to_bottom(self, tree: Node) -> Steps:
        return self._reveal_and_return(tree, "deck bottom")

    def _reveal_and_return(self, tree: Node, where: Literal["deck top", "deck bottom"]) -> Steps:
        cards, them = subtrees(tree)
        choose = self._choose(self.visit(cards))
        if self.visit(them) != "chosen":
            raise self.refuse(them, "the cards that are revealed")
        return (*choose, m.Reveal(), m.Return(where=where))

    def reveal_it(self, tree: Node) -> Steps:
        return (m.AddToHand(to=self._object(tree), reveal=True),)

    def return_looked(self, _: Node) -> Steps:
        return (m.ReturnLooked(order="any"),)

    def return_looked_to_top(self, tree: Node) -> Steps:
        if self.discourse.looked == 0:
            raise self.refuse(tree, "no cards were looked at before")
        return (m.ReturnLooked(order="any", where="deck top"),)

    def remaining_top_or_bottom(self, _: Node) -> Steps:
        return (m.TopOrBottom(),)

    def trash_looked(self, _: Node) -> Steps:
        return (m.ReturnLooked(order="any", where="trash"),)

    def trash_looked_one(self, tree: Node) -> Steps:
        to = self._object(tree)
        if to == "chosen" and self.discourse.from_looked:
            return (m.PlaceInTrash(),)
        if to != "looked":
            raise self.refuse(tree, "only a card that was looked at")
        return (m.ReturnLooked(order="any", where="trash"),)

    def return_looked_randomly(self, _: Node) -> Steps:
        return (m.ReturnLooked(order="random"),)
