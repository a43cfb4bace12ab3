"""Reads conditions on properties of one card: "it has 5 or more AP", "this Unit is blue"."""

from __future__ import annotations

from typing import Any, cast

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.references import ReferenceReader
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, subtrees

_OF_CARDS = frozenset({"level", "cost", "colors", "colors_lack", "traits"})
"""What can be asked of a card wherever it is."""


class PropertyReader(ReferenceReader):
    """Reads what a card is or has."""

    def is_so(self, tree: Node) -> m.Matches | m.CountIs:
        subject, said = subtrees(tree)
        if subject.data == "your_base_itself":
            fields = self.visit(said)
            if not isinstance(fields, dict):
                raise self.refuse(said, "what your Base is")
            return m.CountIs(count=m.Selector.model_validate({"what": ("base",), "side": "your", **fields}), least=1)
        if subject.data == "all":
            return self.all_are_so(Tree("all_are_so", [*subtrees(subject), said], tree.meta))
        return self._matches(tree)

    def all_are_so(self, tree: Node) -> m.CountIs:
        """Return the condition that no such card is otherwise: "all your Units are rested"."""
        cards, said = subtrees(tree)
        what = self.noun_phrase(cards)
        fields = self.visit(said)
        asked = m.Selector(what=what.what, **fields) if isinstance(fields, dict) else fields
        if not m.says_where(what) or what.side == "any":
            raise self.refuse(cards, "it does not say whose")
        return m.CountIs(count=self.with_fields(tree, what, **self._opposite(tree, asked)), most=0)

    def has(self, tree: Node) -> m.Matches:
        return self._matches(tree)

    def has_received(self, tree: Node) -> m.Matches:
        subject, bounds = subtrees(tree)
        return self._matches(Tree("has", [subject], tree.meta), damage=self.visit(bounds))

    def has_trait(self, tree: Node) -> m.Matches:
        trait = str(first_token(tree))[1:-1].strip()
        return self._matches(Tree("has", [subtrees(tree)[0]], tree.meta), traits=(trait,))

    def has_figure(self, tree: Node) -> m.Matches:
        subject, stat, bounds = subtrees(tree)
        return self._matches(Tree("has", [subject], tree.meta), **{str(stat.children[0]).lower(): self.visit(bounds)})

    def its_figure(self, tree: Node) -> m.Matches:
        stat, bounds = subtrees(tree)
        return self.has_figure(Tree("has_figure", [Tree("subject_pronoun", [], tree.meta), stat, bounds], tree.meta))

    def its_level(self, tree: Node) -> m.Matches:
        return self.has_level(Tree("has_level", [Tree("subject_pronoun", [], tree.meta), *subtrees(tree)], tree.meta))

    def is_paired_with_this(self, tree: Node) -> m.Matches:
        pilot: m.Selector = self.visit(subtrees(tree)[0])
        if pilot.what != ("pilot",):
            raise self.refuse(tree, "Pilots are paired with Units")
        self.discourse.mention("this")
        return m.Matches(matches=m.Selector(what=("unit",), pilot=pilot))

    def has_not(self, tree: Node) -> m.Matches:
        lacks = self.keyword_of(first_token(tree), with_amount=False).name
        return self._matches(Tree("has", [subtrees(tree)[0]], tree.meta), keyword_lacks=lacks)

    def is_paired_with_yours(self, tree: Node) -> m.CountIs:
        pilot, units = (self.visit(part) for part in subtrees(tree))
        if pilot.what != ("pilot",) or units.what != ("unit",):
            raise self.refuse(tree, "Pilots are paired with Units")
        return m.CountIs(count=self.with_fields(tree, units, side="your", pilot=pilot), least=1)

    def has_level(self, tree: Node) -> m.Matches:
        subject, bounds = subtrees(tree)
        return self._matches(Tree("has", [subject], tree.meta), level=self.visit(bounds))

    def is_not_so(self, tree: Node) -> m.Matches:
        """Return the condition that one property of a card is the opposite: "this Unit isn't a Link Unit"."""
        matched = self._matches(tree)
        what = m.Selector.model_validate({"what": matched.matches.what, **self._opposite(tree, matched.matches)})
        return matched.model_copy(update={"matches": what})

    def _opposite(self, tree: Node, said: m.Selector) -> dict[str, object]:
        """Return the opposite of the one property that a description asks for."""
        asked = {name: getattr(said, name) for name in said.given() - {"what"}}
        match asked:
            case {"linked": True} | {"token": True} | {"paired": True} | {"damaged": bool()}:
                ((name, so),) = asked.items()
                opposite: dict[str, object] = {name: not so}
            case {"state": state}:
                opposite = {"state": "active" if state == "rested" else "rested"}
            case {"colors": colors}:
                opposite = {"colors_lack": colors}
            case {"traits": traits}:
                opposite = {"traits_lack": traits}
            case _:
                opposite = {}
        if len(asked) != 1 or not opposite:
            raise self.refuse(tree, "what a card is not")
        return opposite

    def was_so(self, tree: Node) -> m.Matches:
        """Return a condition on this Unit as it last was on the field."""
        if self.discourse.destroyed and subtrees(tree)[0].data == "subject_pronoun":
            return self._was_destroyed(tree)
        if not self.of_destruction:
            raise self.refuse(tree, "only of a Unit that was destroyed")
        return self._matches(tree)

    def _was_destroyed(self, tree: Node) -> m.Matches:
        """Return a condition on the Unit that this effect has destroyed, as it last was on the field."""
        if self.discourse.as_object() != "chosen" or self.discourse.chosen_kinds != {"unit"}:
            raise self.refuse(tree, "only a Unit that was chosen and destroyed")
        said = self.visit(subtrees(tree)[1])
        what = said if isinstance(said, m.Selector) else m.Selector(what=("unit",), **said)
        if what.what != ("unit",):
            raise self.refuse(tree, "a Unit that was destroyed")
        return m.Matches(card="destroyed", matches=what)

    def activated_is_so(self, tree: Node) -> m.Matches:
        """Return a condition on the Command of the event: what it is, or with which Unit it is paired."""
        return self._activated(tree, self.visit(subtrees(tree)[0]))

    def activated_is_paired(self, tree: Node) -> m.Matches:
        host = self.with_fields(tree, self.one(tree), side="your")
        return self._activated(tree, {"host": host})

    def _activated(self, tree: Node, said: m.Selector | Fields) -> m.Matches:
        if not self.discourse.activated:
            raise self.refuse(tree, "no card was activated before")
        if isinstance(said, dict):
            kind = "pilot" if said.keys() == {"host"} else "card"
            if kind == "card" and not said.keys() <= _OF_CARDS:
                raise self.refuse(tree, "what a card is, or with which Unit it is paired")
            said = m.Selector.model_validate({"what": (kind,), **said})
        elif not m.ANYWHERE & set(said.what) or said.given() - _OF_CARDS - {"what"}:
            raise self.refuse(tree, "a card that is so")
        return m.Matches(card="activated card", matches=said)

    def is_attacking(self, tree: Node) -> m.Matches:
        return self._matches(tree, attacking=True)

    def is_in_battle(self, tree: Node) -> m.Matches:
        return self._matches(tree, in_battle=True)

    def is_being_attacked(self, tree: Node) -> m.Matches:
        return self._matches(tree, attacked=True)

    def is_being_attacked_by(self, tree: Node) -> m.Both:
        self._this(tree)
        attacker = m.BattlingIs(battling=cast(m.Selector, self.visit(subtrees(tree)[1])))
        return m.Both(both=(m.Matches(matches=m.Selector(what=("unit",), attacked=True)), attacker))

    def is_paired(self, _: Node) -> m.Matches:
        return m.Matches(matches=m.Selector(what=("unit",), paired=True))

    def is_not_paired(self, _: Node) -> m.Matches:
        return m.Matches(matches=m.Selector(what=("unit",), paired=False))

    def _matches(self, tree: Node, **fields: object) -> m.Matches:
        card = self._card(tree)
        if card == m.PILOT_OF_CHOSEN:
            return self._of_its_pilot(tree, fields)
        self.discourse.another_asked = self.discourse.another_asked or card == "this pilot"
        moved = self.discourse.moved if subtrees(tree)[0].data == "subject_pronoun" else None
        for part in subtrees(tree)[1:]:
            said = self.visit(part)
            if isinstance(said, m.Selector) and tree.data == "has" and said.what == ("pilot",):
                said = m.Selector(what=("unit",), pilot=said)
            if isinstance(said, m.Selector):
                if m.ANYWHERE & set(said.what) and (moved is not None or card in {"this", "this base"}):
                    return self._moved_card(part, card, said)
                if card == "chosen" and self.discourse.off_field and {"unit", "base", "pilot"} & set(said.what):
                    raise self.refuse(part, "it is not on the field any more: a Unit card")
                if card == "this" and said.what == ("pilot",):
                    raise self.refuse(part, "this Unit is no Pilot")
                return m.Matches(card=card, matches=said)
            fields |= said
        if moved is not None and fields.keys() <= _OF_CARDS:
            raise self.refuse(tree, "this Unit, or the card: a card that is so")
        kind = {"this base": "base", "this pilot": "pilot", "this": "unit"}.get(card, "card")
        if card == "event card" and self.of_destruction:
            kind = "unit"
        if card == "chosen":
            kind = "card" if self.discourse.off_field else "unit"
        return m.Matches(card=card, matches=m.Selector.model_validate({"what": (kind,), **fields}))

    def _of_its_pilot(self, tree: Node, fields: Fields) -> m.Matches:
        """Return a condition on the Pilot of the chosen Unit: that the Unit is paired with such a Pilot."""
        for said in (self.visit(part) for part in subtrees(tree)[1:]):
            fields |= {k: getattr(said, k) for k in said.given() - {"what"}} if isinstance(said, m.Selector) else said
        pilot = m.Selector.model_validate({"what": ("pilot",), **fields})
        return m.Matches(card="chosen", matches=m.Selector(what=("unit",), pilot=pilot))

    def _moved_card(self, tree: Node, card: m.Reference, said: m.Selector) -> m.Matches:
        """Return the condition on the card that was just put into the trash; a Unit in play is no such card."""
        moved = self.discourse.moved
        if moved is None or card not in {*m.NEVER_CHOSEN, "chosen"} or (card == "chosen" and self.discourse.off_field):
            raise self.refuse(tree, "it is not clear which card that is")
        self.discourse.introduce(moved)
        self.discourse.refers = False
        return m.Matches.model_validate({"card": moved, "matches": said})

    def _card(self, tree: Node) -> Any:
        card = cast(m.Reference, self.visit(subtrees(tree)[0]))
        if isinstance(card, m.All) and card != m.PILOT_OF_CHOSEN:
            raise self.refuse(tree, "a condition is about one card")
        return card

    def _this(self, tree: Node) -> None:
        if self._card(tree) != "this":
            raise self.refuse(tree, "only about this Unit")

    def and_level(self, tree: Node) -> Fields:
        adjective, level = subtrees(tree)
        return cast(Fields, self.visit(adjective)) | {"level": self.visit(level)}
