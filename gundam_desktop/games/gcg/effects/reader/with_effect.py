"""Reads conditions on what an effect has done so far, and numbers of cards to which it did something."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.conditions import ConditionReader, Quantity
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, subtrees


class WithEffectReader(ConditionReader):
    """Reads "with this effect"."""

    def effect_destroyed(self, tree: Node) -> m.CountIs:
        (quantity,) = subtrees(tree)
        if quantity.data == "at_least_of_these":
            said = Quantity(m.ANY_UNIT, least=int(first_token(quantity)))
        else:
            said = self.visit(quantity)
        return self._destroyed(tree, said)

    def effect_returned(self, tree: Node) -> m.CountIs:
        said: Quantity = self.visit(subtrees(tree)[0])
        if said.what.zone is not None or said.unique or said.least is None or said.most is not None:
            raise self.refuse(tree, "a number or more of cards that this effect returns")
        self._returned_before(tree)
        return m.CountIs(count=self.with_fields(tree, said.what, did="returned"), least=said.least)

    def you_destroyed_it(self, tree: Node) -> m.Destroys:
        kinds = self.discourse.chosen_kinds
        if self.discourse.as_subject() != "chosen" or kinds != {"unit"} or not self.discourse.one_unit_chosen:
            raise self.refuse(tree, "only a Unit that was chosen")
        return m.Destroys(destroys="enemy" if self.discourse.enemy_chosen else "any")

    def _returned_before(self, tree: Node) -> None:
        if not self.discourse.returned:
            raise self.refuse(tree, "no cards were returned before")

    def effect_destroyed_yours(self, tree: Node) -> m.CountIs:
        return self._destroyed(tree, Quantity(self.with_fields(tree, self.one(tree), side="your"), least=1))

    def _destroyed(self, tree: Node, said: Quantity) -> m.CountIs:
        if said.what.what != ("unit",) or said.what.zone is not None or said.unique:
            raise self.refuse(tree, "Units that this effect destroys")
        if said.most or (said.least is not None and said.most is not None):
            raise self.refuse(tree, "a number or more of them, or none")
        what = self.with_fields(tree, said.what, did="destroyed")
        return m.CountIs(count=what, least=said.least, most=said.most)

    def one_done_is_so(self, tree: Node) -> m.CountIs:
        """Return the condition that a card to which the effect did something fits a description."""
        done, said = subtrees(tree)
        fields: Fields = self.visit(done)
        what = self.visit(said)
        if isinstance(what, dict):
            what = m.Selector.model_validate({"what": ("card",) if fields["did"] == "discarded" else ("unit",), **what})
        if fields["did"] == "discarded":
            if self.discourse.discards != 1 or self.discourse.players is not None:
                raise self.refuse(done, "no single card was discarded before")
            self.discourse.introduce("discarded")
            fields = {**fields, "side": "your"}
        elif what.what != ("unit",) or not self.discourse.one_unit_chosen:
            raise self.refuse(done, "one Unit that was chosen")
        return m.CountIs(count=self.with_fields(tree, what, **fields), least=1)

    def you_chose(self, tree: Node) -> m.NumberChosen:
        (quantity,) = subtrees(tree)
        spoken_of = self.discourse
        if quantity.data != "at_least_of_these":
            said: Quantity = self.visit(quantity)
        else:
            said = Quantity(m.ANY_CARD, least=int(first_token(quantity)))
        asked, known = set(said.what.what), spoken_of.chosen_kinds
        of_side = said.what.side == "any" or (said.what.side == "enemy") == spoken_of.enemy_chosen
        if said.what.given() - {"what", "side"} or asked not in ({"card"}, known) or not of_side or not known:
            raise self.refuse(tree, "the cards that were chosen")
        spoken_of.refers = True
        spoken_of.several_chosen = spoken_of.several_chosen and said.most != 1
        return m.NumberChosen(number_chosen=m.Range(least=said.least, most=said.most))

    def ap_fell_to_0(self, tree: Node) -> m.CountIs:
        spoken_of = self.discourse
        if spoken_of.object != "chosen" or not spoken_of.one_unit_chosen or spoken_of.off_field:
            raise self.refuse(tree, "one Unit in play that was chosen")
        spoken_of.as_object()
        return m.CountIs(count=m.Selector(what=("unit",), did="ap reduced", ap=m.Range(most=0)), least=1)

    def as_many_plus(self, tree: Node) -> m.Plus:
        return m.Plus(plus=int(first_token(tree)), amount=self.visit(subtrees(tree)[0]))

    def as_many_as_returned(self, tree: Node) -> m.Count:
        self._returned_before(tree)
        return m.Count(count=m.Selector(what=("card",), did="returned"))

    def lacking(self, tree: Node) -> m.Plus:
        """Return how many cards a hand lacks to a number."""
        self._any_card(tree)
        return m.Plus(plus=int(first_token(tree)), amount=m.Times(times=-1, amount=m.Count(count=m.YOUR_HAND)))

    def beyond(self, tree: Node) -> m.Plus:
        """Return how many cards a hand has beyond a number."""
        self._any_card(tree)
        return m.Plus(plus=-int(first_token(tree)), amount=m.Count(count=m.YOUR_HAND))

    def _any_card(self, tree: Node) -> None:
        if self.one(tree) != m.ANY_CARD:
            raise self.refuse(tree, "cards of any description")
