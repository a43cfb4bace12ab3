"""Reads groups of cards to choose from: "1 to 2 enemy Units", "up to 3 of your Resources"."""

from __future__ import annotations

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import NounReader
from gundam_desktop.games.gcg.effects.reader.trees import Node, first_token, stat_in, subtrees


class GroupReader(NounReader):
    """Reads how many of which cards are chosen."""

    def counted(self, tree: Node) -> m.Group:
        """Return a number of cards: "1 to 2 enemy Units"."""
        numbers = [int(child) for child in tree.children if isinstance(child, Token)]
        if numbers[-1] < numbers[0]:
            raise self.refuse(tree, "from more to less")
        return m.Group(what=self.noun_phrase(subtrees(tree)[0]), least=numbers[0], most=numbers[-1])

    def counted_there(self, tree: Node) -> m.Group:
        """Return a number of cards with their place behind them: "1 Unit card in your trash"."""
        cards, place = subtrees(tree)
        group = self.visit(cards)
        if not isinstance(group, m.Group):
            raise self.refuse(tree, "cards of one place")
        what = self.with_fields(tree, group.what, **self.visit(place))
        return group.model_copy(update={"what": what})

    def counted_of_theirs(self, tree: Node) -> m.Group:
        group = self.counted(tree)
        return group.model_copy(update={"what": self.with_fields(tree, group.what, side="enemy")})

    def counted_of_that_player(self, tree: Node) -> m.Group:
        numbers = [int(child) for child in tree.children if isinstance(child, Token)]
        what = self.with_fields(tree, self.noun_phrase(subtrees(tree)[-1]), **self.of_that_player(tree))
        return m.Group(what=what, least=numbers[0], most=numbers[-1])

    def counted_unique(self, tree: Node) -> m.Group:
        """Return cards no two of which have the same name."""
        group = self._one_group(tree)
        if group.most == 1 or group.in_all is not None:
            raise self.refuse(tree, "several cards have different names")
        return group.model_copy(update={"unique": True})

    def counted_in_all(self, tree: Node) -> m.Group:
        """Return cards with a figure in all: "1 to 3 enemy Units with a total Lv. of 7 or lower"."""
        group, limit = self._one_group(tree), int(first_token(tree))
        if group.least not in {0, 1} or group.most == 1 or group.unique or group.in_all is not None:
            raise self.refuse(tree, "a total is asked of a choice of several cards, from 0 or 1 up to a number")
        in_all = m.InAll.model_validate({"stat": stat_in(subtrees(tree)[1]), "most": limit})
        return group.model_copy(update={"in_all": in_all})

    def cards_of_hand(self, tree: Node) -> m.Group:
        count = int(first_token(tree))
        return m.Group(what=m.YOUR_HAND, least=count, most=count)

    def counted_of_them(self, tree: Node) -> m.Group:
        """Return a number of the cards that were looked at last: "1 of them"."""
        numbers = [int(child) for child in tree.children if isinstance(child, Token)]
        return m.Group(what=self._of_them(tree), least=numbers[0], most=numbers[-1])

    def counted_of_them_up_to(self, tree: Node) -> m.Group:
        return self.counted_of_them(tree).model_copy(update={"least": 0})

    def any_number_of_them(self, tree: Node) -> m.Group:
        what = self._of_them(tree)
        return m.Group(what=what, least=0, most=m.Count(count=what))

    def _of_them(self, tree: Node) -> m.Selector:
        spoken_of = self.discourse
        if spoken_of.object == "chosen" or spoken_of.several is not None or spoken_of.among == "their hand":
            raise self.refuse(tree, "of the cards that were looked at, or of those that were chosen")
        return m.Selector.model_validate({"what": ("card",), **self.among_looked(tree)})

    def _one_group(self, tree: Node) -> m.Group:
        group = self.visit(subtrees(tree)[0])
        if not isinstance(group, m.Group):
            raise self.refuse(tree, "of one group of cards")
        return group

    def counted_or_more(self, tree: Node) -> m.Group:
        """Return at least a number of cards: "1 or more enemy Units"."""
        what = self.one(tree)
        return m.Group(what=what, least=int(first_token(tree)), most=m.Count(count=what))

    def counted_or_more_of_yours(self, tree: Node) -> m.Group:
        what = self.with_fields(tree, self.one(tree), side="your")
        return m.Group(what=what, least=int(first_token(tree)), most=m.Count(count=what))

    def counted_up_to(self, tree: Node) -> m.Group:
        """Return up to a number of cards, also none: "up to 2 enemy Units"."""
        return self.counted(tree).model_copy(update={"least": 0})

    def counted_of_yours_up_to(self, tree: Node) -> m.Group:
        return self.counted_of_yours(tree).model_copy(update={"least": 0})

    def as_many_as(self, tree: Node) -> m.Group:
        """Return as many cards as a number says: "a number of your Resources equal to the number of ..."."""
        what, number = subtrees(tree)
        return _as_many(self.noun_phrase(what), self.visit(number))

    def up_to_as_many(self, tree: Node) -> m.Group:
        """Return from one to as many cards as a number says: "a number of Units up to the number of ..."."""
        what, number = subtrees(tree)
        return m.Group(what=self.noun_phrase(what), least=1, most=self.visit(number))

    def up_to_as_many_of_yours(self, tree: Node) -> m.Group:
        what, yours = map(self.noun_phrase, subtrees(tree))
        counted = self.with_fields(tree, yours, side="your")
        if not m.says_where(counted):
            raise self.refuse(tree, "it does not say where")
        return m.Group(what=what, least=1, most=m.Count(count=counted))

    def as_many_cards_as(self, tree: Node) -> m.Group:
        return _as_many(m.ANY_CARD, self.visit(subtrees(tree)[0]))

    def as_many_as_enemies(self, tree: Node) -> m.Group:
        what = self.with_fields(tree, self.one(tree), zone="looked")
        return _as_many(what, m.NumberOfPlayers(players="enemy"))

    def as_many_cards_as_enemies(self, _: Node) -> m.Group:
        return _as_many(m.Selector(what=("card",), zone="looked"), m.NumberOfPlayers(players="enemy"))

    def any_number(self, tree: Node) -> m.Group:
        """Return as many cards as the player likes, also none."""
        what = self.one(tree)
        return m.Group(what=what, least=0, most=m.Count(count=what))

    def any_number_of_yours(self, tree: Node) -> m.Group:
        what = self.with_fields(tree, self.one(tree), side="your")
        return m.Group(what=what, least=0, most=m.Count(count=what))

    def counted_of_yours(self, tree: Node) -> m.Group:
        group = self.counted(tree)
        return group.model_copy(update={"what": self.with_fields(tree, group.what, side="your")})

    def counted_either_of_yours(self, tree: Node) -> m.Group:
        """Return a number of your cards of one kind or another: "1 of your Units or 1 of your Bases"."""
        numbers = {int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"}
        parts = tuple(self.noun_phrase(node) for node in subtrees(tree))
        kinds = tuple(dict.fromkeys(kind for part in parts for kind in part.what))
        if len(numbers) > 1 or len(kinds) < 2 or any(part.side != "any" or part.zone is not None for part in parts):
            raise self.refuse(tree, "as many cards of one kind as of the other")
        either = m.Selector.model_validate({"what": kinds, "side": "your", "either": parts})
        return m.Group(what=either, least=min(numbers), most=min(numbers))

    def counted_of_each_player(self, tree: Node) -> tuple[m.Group, ...]:
        """Return as many cards of yours and of the enemy."""
        group = self.counted(tree)
        sides: tuple[m.Side, ...] = ("your", "enemy")
        return tuple(group.model_copy(update={"what": self.with_fields(tree, group.what, side=side)}) for side in sides)

    def counted_either(self, tree: Node) -> m.Group:
        """Return a number of cards of one description or another; the place is named after the last one."""
        numbers = {int(child) for child in tree.children if isinstance(child, Token) and child.type == "NUMBER"}
        first, second = (self.noun_phrase(node) for node in subtrees(tree))
        sides = {first.side, second.side}
        if (
            len(numbers) == 1
            and len(sides) == 1
            and sides & {"enemy", "friendly"}
            and {first.zone, second.zone} == {None}
        ):
            parts = tuple(each.model_copy(update={"side": "any"}) for each in (first, second))
            kinds = tuple(dict.fromkeys((*first.what, *second.what)))
            either = m.Selector.model_validate({"what": kinds, "side": first.side, "either": parts})
            return m.Group(what=either, least=min(numbers), most=min(numbers))
        if len(numbers) > 1 or first.side != "any" or first.zone is not None:
            raise self.refuse(tree, "as many of one as of the other")
        place = {"side": second.side, "zone": second.zone}
        plain = second.model_copy(update={"side": "any", "zone": None})
        what = m.Selector.model_validate({"what": ("card",), "either": (first, plain), **place})
        return m.Group(what=what, least=min(numbers), most=min(numbers))


def _as_many(what: m.Selector, many: m.Amount) -> m.Group:
    return m.Group(what=what, least=many, most=many)
