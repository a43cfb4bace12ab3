"""Conditions, and what a text speaks of: this Unit, it, all of a selector."""

from __future__ import annotations

from typing import Any, cast

from gundam_desktop.games.gcg.effects.models import (
    All,
    AttackTargetIs,
    BattlingIs,
    Both,
    Condition,
    Count,
    CountIs,
    Matches,
    Reference,
    Selector,
    Stat,
    StatOf,
    TurnIs,
)
from gundam_desktop.games.gcg.effects.reader.nouns import Fields, Node, NounReader, _nodes, _token


class ConditionReader(NounReader):
    """Reads conditions and references."""

    def condition(self, tree: Node) -> Condition:
        """One condition, or all of several."""
        said = [cast(Condition, self.visit(part)) for part in _nodes(tree)]
        return said[0] if len(said) == 1 else Both(both=tuple(said))

    # --- numbers of cards

    def you_have(self, tree: Node) -> CountIs:
        return self._count(tree, side="your")

    def in_hand(self, tree: Node) -> CountIs:
        return self._count(tree, side="your", zone="hand")

    def in_their_hand(self, tree: Node) -> CountIs:
        return self._count(tree, side="enemy", zone="hand")

    def there_are(self, tree: Node) -> CountIs:
        return self._count(tree, **cast(Fields, self.visit(_nodes(tree)[1])))

    def _count(self, tree: Node, **place: Any) -> CountIs:
        counted = cast(CountIs, self.visit(_nodes(tree)[0]))
        return counted.model_copy(update={"count": self.with_fields(tree, counted.count, **place)})

    def at_least(self, tree: Node) -> CountIs:
        return CountIs(count=self.one(tree), least=int(_token(tree)))

    def at_most(self, tree: Node) -> CountIs:
        return CountIs(count=self.one(tree), most=int(_token(tree)))

    def exactly(self, tree: Node) -> CountIs:
        return CountIs(count=self.one(tree), least=int(_token(tree)), most=int(_token(tree)))

    def none(self, tree: Node) -> CountIs:
        return CountIs(count=self.one(tree), most=0)

    def some(self, tree: Node) -> CountIs:
        return CountIs(count=cast(Selector, self.visit(_nodes(tree)[0])), least=1)

    # --- the turn, the battle

    def is_your_turn(self, _: Node) -> TurnIs:
        return TurnIs(turn="your")

    def is_opponents_turn(self, _: Node) -> TurnIs:
        return TurnIs(turn="opponent's")

    def is_attacking_one(self, tree: Node) -> AttackTargetIs:
        self._this(tree)
        return AttackTargetIs(attacking=cast(Selector, self.visit(_nodes(tree)[1])))

    def is_attacking_player(self, tree: Node) -> AttackTargetIs:
        if _nodes(tree):
            self._this(tree)
        return AttackTargetIs(attacking="player")

    def is_battling(self, tree: Node) -> BattlingIs:
        self._this(tree)
        return BattlingIs(battling=cast(Selector, self.visit(_nodes(tree)[1])))

    # --- what a card is

    def is_so(self, tree: Node) -> Matches:
        return self._matches(tree)

    def has(self, tree: Node) -> Matches:
        return self._matches(tree)

    def is_attacking(self, tree: Node) -> Matches:
        return self._matches(tree, attacking=True)

    def is_paired(self, _: Node) -> Matches:
        return Matches(matches=Selector(what=("unit",), paired=True))

    def is_not_paired(self, _: Node) -> Matches:
        return Matches(matches=Selector(what=("unit",), paired=False))

    def _matches(self, tree: Node, **fields: object) -> Matches:
        card = self._card(tree)
        for part in _nodes(tree)[1:]:
            said = self.visit(part)
            if isinstance(said, Selector):
                return Matches(card=card, matches=said)
            fields |= said
        kind = {"this base": "base", "this pilot": "pilot", "this": "unit"}.get(card, "card")
        if card == "chosen":
            kind = "unit"
        return Matches(card=card, matches=Selector.model_validate({"what": (kind,), **fields}))

    def _card(self, tree: Node) -> Any:
        card = cast(Reference, self.visit(_nodes(tree)[0]))
        if isinstance(card, All):
            raise self.refuse(tree, "a condition is about one card")
        return card

    def _this(self, tree: Node) -> None:
        if self._card(tree) != "this":
            raise self.refuse(tree, "only about this Unit")

    # --- references

    def object_pronoun(self, tree: Node) -> Reference:
        return self._known(tree, self.discourse.as_object())

    def subject_pronoun(self, tree: Node) -> Reference:
        return self._known(tree, self.discourse.as_subject())

    def _known(self, tree: Node, reference: Reference | None) -> Reference:
        if reference is None:
            raise self.refuse(tree, "no card was spoken of before")
        return reference

    def this_unit(self, tree: Node) -> Reference:
        if self.of_command:
            raise self.refuse(tree, "a Command has no Unit that this could be")
        return self.discourse.mention("this")

    def this_base(self, _: Node) -> Reference:
        return self.discourse.mention("this base")

    def this_card(self, _: Node) -> Reference:
        return "this card"

    def this_pilot(self, _: Node) -> Reference:
        return "this pilot"

    def chosen(self, _: Node) -> Reference:
        return "chosen"

    def all(self, tree: Node) -> Reference:
        return All(all=self.one(tree))

    # --- numbers that are counted or looked up

    def number(self, tree: Node) -> int:
        return int(_token(tree))

    def count(self, tree: Node) -> Count:
        return Count(count=cast(Selector, self.visit(_nodes(tree)[0])))

    def things(self, tree: Node) -> Selector:
        nouns, place = _nodes(tree)
        return self.with_fields(tree, self.noun_phrase(nouns), **cast(Fields, self.visit(place)))

    def this_stat(self, tree: Node) -> StatOf:
        stat = str(_nodes(tree)[0].children[0]).lower()
        return StatOf(stat=cast(Stat, stat))
