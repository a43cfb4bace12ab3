"""Reads conditions on properties of one card: "it has 5 or more AP", "this Unit is blue"."""

from __future__ import annotations

from typing import Any, cast

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.nouns import one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, subtrees

_OF_CARDS = frozenset({"level", "cost", "colors", "colors_lack", "traits"})
"""What can be asked of a card wherever it is."""


@reads
def is_so(reading: Reading, tree: Node) -> m.Matches | m.CountIs:
    subject, said = subtrees(tree)
    if subject.data == "your_base_itself":
        fields = reading.visit(said)
        if not isinstance(fields, dict):
            raise reading.refuse("what your Base is", said)
        return m.CountIs(count=m.Selector.model_validate({"what": ("base",), "side": "your", **fields}), least=1)
    if subject.data == "all":
        return all_are_so(reading, Tree("all_are_so", [*subtrees(subject), said], tree.meta))
    return _matches(reading, tree)


@reads
def all_are_so(reading: Reading, tree: Node) -> m.CountIs:
    """Return the condition that no such card is otherwise: "all your Units are rested"."""
    cards, said = subtrees(tree)
    what: m.Selector = reading.visit(cards)
    fields = reading.visit(said)
    asked = m.Selector(what=what.what, **fields) if isinstance(fields, dict) else fields
    if not m.says_where(what) or what.side == "any":
        raise reading.refuse("it does not say whose", cards)
    return m.CountIs(count=with_fields(reading, tree, what, **_opposite(reading, tree, asked)), most=0)


@reads
def has(reading: Reading, tree: Node) -> m.Matches:
    return _matches(reading, tree)


@reads
def is_paired_with_this(reading: Reading, tree: Node) -> m.Matches:
    pilot: m.Selector = reading.visit_first(tree)
    if pilot.what != ("pilot",):
        raise reading.refuse("Pilots are paired with Units")
    reading.discourse.mention("this")
    return m.Matches(matches=m.Selector(what=("unit",), pilot=pilot))


@reads
def is_paired_with_yours(reading: Reading, tree: Node) -> m.CountIs:
    pilot, units = reading.visit_parts(tree)
    if pilot.what != ("pilot",) or units.what != ("unit",):
        raise reading.refuse("Pilots are paired with Units")
    return m.CountIs(count=with_fields(reading, tree, units, side="your", pilot=pilot), least=1)


@reads
def is_not_so(reading: Reading, tree: Node) -> m.Matches:
    """Return the condition that one property of a card is the opposite: "this Unit isn't a Link Unit"."""
    matched = _matches(reading, tree)
    what = m.Selector.model_validate({"what": matched.matches.what, **_opposite(reading, tree, matched.matches)})
    return matched.model_copy(update={"matches": what})


def _opposite(reading: Reading, tree: Node, said: m.Selector) -> dict[str, object]:
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
        raise reading.refuse("what a card is not", tree)
    return opposite


@reads
def was_so(reading: Reading, tree: Node) -> m.Matches:
    """Return a condition on this Unit as it last was on the field."""
    if reading.discourse.destroyed and subtrees(tree)[0].data == "subject_pronoun":
        return _was_destroyed(reading, tree)
    if not reading.of_destruction:
        raise reading.refuse("only of a Unit that was destroyed")
    return _matches(reading, tree)


def _was_destroyed(reading: Reading, tree: Node) -> m.Matches:
    """Return a condition on the Unit that this effect has destroyed, as it last was on the field."""
    if reading.discourse.as_object() != "chosen" or reading.discourse.chosen_kinds != {"unit"}:
        raise reading.refuse("only a Unit that was chosen and destroyed", tree)
    said = reading.visit(subtrees(tree)[1])
    what = said if isinstance(said, m.Selector) else m.Selector(what=("unit",), **said)
    if what.what != ("unit",):
        raise reading.refuse("a Unit that was destroyed", tree)
    return m.Matches(card="destroyed", matches=what)


@reads
def activated_is_so(reading: Reading, tree: Node) -> m.Matches:
    """Return a condition on the Command of the event: what it is, or with which Unit it is paired."""
    return _activated(reading, tree, reading.visit_first(tree))


@reads
def activated_is_paired(reading: Reading, tree: Node) -> m.Matches:
    host = one_with(reading, tree, side="your")
    return _activated(reading, tree, {"host": host})


def _activated(reading: Reading, tree: Node, said: m.Selector | Fields) -> m.Matches:
    if not reading.discourse.activated:
        raise reading.refuse("no card was activated before", tree)
    if isinstance(said, dict):
        kind = "pilot" if said.keys() == {"host"} else "card"
        if kind == "card" and not said.keys() <= _OF_CARDS:
            raise reading.refuse("what a card is, or with which Unit it is paired", tree)
        said = m.Selector.model_validate({"what": (kind,), **said})
    elif not m.ANYWHERE & set(said.what) or said.given() - _OF_CARDS - {"what"}:
        raise reading.refuse("a card that is so", tree)
    return m.Matches(card="activated card", matches=said)


@reads
def is_being_attacked_by(reading: Reading, tree: Node) -> m.Both:
    expect_this(reading, tree)
    attacker = m.BattlingIs(battling=cast(m.Selector, reading.visit(subtrees(tree)[1])))
    return m.Both(both=(m.Matches(matches=m.Selector(what=("unit",), attacked=True)), attacker))


says(
    is_paired=m.Matches(matches=m.Selector(what=("unit",), paired=True)),
    is_not_paired=m.Matches(matches=m.Selector(what=("unit",), paired=False)),
)


def _matches(reading: Reading, tree: Node, **fields: object) -> m.Matches:
    card = card_of(reading, tree)
    if card == m.PILOT_OF_CHOSEN:
        return _of_its_pilot(reading, tree, fields)
    moved = reading.discourse.moved if subtrees(tree)[0].data == "subject_pronoun" else None
    for part in subtrees(tree)[1:]:
        said = reading.visit(part)
        if isinstance(said, m.Selector) and tree.data == "has" and said.what == ("pilot",):
            said = m.Selector(what=("unit",), pilot=said)
        if isinstance(said, m.Selector):
            if m.ANYWHERE & set(said.what) and (moved is not None or card in {"this", "this base"}):
                return _moved_card(reading, part, card, said)
            if card == "chosen" and reading.discourse.off_field and {"unit", "base", "pilot"} & set(said.what):
                raise reading.refuse("it is not on the field any more: a Unit card", part)
            if card == "this" and said.what == ("pilot",):
                raise reading.refuse("this Unit is no Pilot", part)
            return m.Matches(card=card, matches=said)
        fields |= said
    if moved is not None and fields.keys() <= _OF_CARDS:
        raise reading.refuse("this Unit, or the card: a card that is so", tree)
    kind = {"this base": "base", "this pilot": "pilot", "this": "unit"}.get(card, "card")
    if card == "event card" and reading.of_destruction:
        kind = "unit"
    if card == "chosen":
        kind = "card" if reading.discourse.off_field else "unit"
    return m.Matches(card=card, matches=m.Selector.model_validate({"what": (kind,), **fields}))


def _of_its_pilot(reading: Reading, tree: Node, fields: Fields) -> m.Matches:
    """Return a condition on the Pilot of the chosen Unit: that the Unit is paired with such a Pilot."""
    for said in (reading.visit(part) for part in subtrees(tree)[1:]):
        fields |= {k: getattr(said, k) for k in said.given() - {"what"}} if isinstance(said, m.Selector) else said
    pilot = m.Selector.model_validate({"what": ("pilot",), **fields})
    return m.Matches(card="chosen", matches=m.Selector(what=("unit",), pilot=pilot))


def _moved_card(reading: Reading, tree: Node, card: m.Reference, said: m.Selector) -> m.Matches:
    """Return the condition on the card that was just put into the trash; a Unit in play is no such card."""
    moved = reading.discourse.moved
    if moved is None or card not in {*m.NEVER_CHOSEN, "chosen"} or (card == "chosen" and reading.discourse.off_field):
        raise reading.refuse("it is not clear which card that is", tree)
    reading.discourse.introduce(moved)
    reading.discourse.refers = False
    return m.Matches.model_validate({"card": moved, "matches": said})


def card_of(reading: Reading, tree: Node) -> Any:
    card = cast(m.Reference, reading.visit_first(tree))
    if isinstance(card, m.All) and card != m.PILOT_OF_CHOSEN:
        raise reading.refuse("a condition is about one card", tree)
    return card


def expect_this(reading: Reading, tree: Node) -> None:
    if card_of(reading, tree) != "this":
        raise reading.refuse("only about this Unit", tree)


@reads
def and_level(reading: Reading, tree: Node) -> Fields:
    adjective, level = subtrees(tree)
    return cast(Fields, reading.visit(adjective)) | {"level": reading.visit(level)}
