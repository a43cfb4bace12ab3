"""Reads conditions on properties of one card: "it has 5 or more AP", "this Unit is blue"."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from lark import Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.marks import Marks
from gundam_desktop.games.gcg.effects.reader.nouns import one_with, with_fields
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, first_token, subtrees

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
def has_received(reading: Reading, tree: Node) -> m.Matches:
    subject, bounds = subtrees(tree)
    return _matches(reading, Tree("has", [subject], tree.meta), damage=reading.visit(bounds))


@reads
def has_trait(reading: Reading, tree: Node) -> m.Matches:
    trait = str(first_token(tree))[1:-1].strip()
    return _matches(reading, Tree("has", [subtrees(tree)[0]], tree.meta), traits=(trait,))


@reads
def has_figure(reading: Reading, tree: Node) -> m.Matches:
    subject, stat, bounds = subtrees(tree)
    return _matches(
        reading, Tree("has", [subject], tree.meta), **{str(stat.children[0]).lower(): reading.visit(bounds)}
    )


@reads
def its_figure(reading: Reading, tree: Node) -> m.Matches:
    stat, bounds = subtrees(tree)
    return has_figure(reading, Tree("has_figure", [Tree("subject_pronoun", [], tree.meta), stat, bounds], tree.meta))


@reads
def its_level(reading: Reading, tree: Node) -> m.Matches:
    return has_level(reading, Tree("has_level", [Tree("subject_pronoun", [], tree.meta), *subtrees(tree)], tree.meta))


@reads
def is_paired_with_this(reading: Reading, tree: Node) -> m.Matches:
    pilot: m.Selector = reading.visit_first(tree)
    if pilot.what != ("pilot",):
        raise reading.refuse("Pilots are paired with Units")
    reading.discourse.mention("this")
    return m.Matches(matches=m.Selector(what=("unit",), pilot=pilot))


@reads
def has_not(reading: Reading, tree: Node) -> m.Matches:
    lacks = keyword_of(reading, first_token(tree), with_amount=False).name
    return _matches(reading, Tree("has", [subtrees(tree)[0]], tree.meta), keyword_lacks=lacks)


@reads
def is_paired_with_yours(reading: Reading, tree: Node) -> m.CountIs:
    pilot, units = reading.visit_parts(tree)
    if pilot.what != ("pilot",) or units.what != ("unit",):
        raise reading.refuse("Pilots are paired with Units")
    return m.CountIs(count=with_fields(reading, tree, units, side="your", pilot=pilot), least=1)


@reads
def has_level(reading: Reading, tree: Node) -> m.Matches:
    subject, bounds = subtrees(tree)
    return _matches(reading, Tree("has", [subject], tree.meta), level=reading.visit(bounds))


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
    by_pronoun = subtrees(tree)[0].data == "subject_pronoun"
    if by_pronoun and card in m.NEVER_CHOSEN and reading.discourse.fallen == "event card":
        raise reading.refuse("the Unit that destroys, or the one that is destroyed", tree)
    if by_pronoun and card == "this" and _names_pilot(reading.marks):
        raise reading.refuse("this Unit, or the Pilot that is paired with it", tree)
    moved = reading.discourse.moved if by_pronoun else None
    taken_up = by_pronoun and card in m.NEVER_CHOSEN and reading.discourse.taken_up
    for part in subtrees(tree)[1:]:
        said = reading.visit(part)
        if isinstance(said, m.Selector) and tree.data == "has" and said.what == ("pilot",):
            said = m.Selector(what=("unit",), pilot=said)
        if isinstance(said, m.Selector):
            if m.ANYWHERE & set(said.what) and (moved is not None or card in {"this", "this base"}):
                return _moved_card(reading, part, card, said)
            if card == "chosen" and reading.discourse.off_field and {"unit", "base", "pilot"} & set(said.what):
                raise reading.refuse("it is not on the field any more: a Unit card", part)
            if (moved is not None or taken_up) and card in m.NEVER_CHOSEN:
                raise reading.refuse("this Unit, or the card: a Unit card", part)
            kinds = _kinds(reading, card) or _kinds_of_event(reading, card)
            if kinds and "card" not in said.what and not {*kinds} & {*said.what}:
                raise reading.refuse(f"a {kinds[0].title()} is no {said.what[0].title()}", part)
            return m.Matches(card=card, matches=said)
        fields |= said
    if (moved is not None or taken_up) and fields.keys() <= _OF_CARDS:
        raise reading.refuse("this Unit, or the card: a card that is so", tree)
    return m.Matches(
        card=card, matches=m.Selector.model_validate({"what": _kinds(reading, card) or ("card",), **fields})
    )


def _kinds(reading: Reading, card: m.Reference) -> tuple[m.Kind, ...]:
    """Return the kinds of which a card in play can be; nothing if the text does not say them."""
    spoken_of = reading.discourse
    match card:
        case "this":
            return ("unit",)
        case "this base":
            return ("base",)
        case "this pilot":
            return ("pilot",)
        case "chosen" if not spoken_of.off_field:
            return tuple(sorted(spoken_of.chosen_kinds, reverse=True))
        case "event card" if reading.of_destruction:
            return ("unit",)
    return ()


def _names_pilot(marks: Marks) -> bool:
    """True if a mark describes a Pilot: 【When Paired･(Zeon) Pilot】."""
    return any(part is not None and part.pilot is not None for part in (marks.on, marks.gate))


def _kinds_of_event(reading: Reading, card: m.Reference) -> tuple[m.Kind, ...]:
    waits = reading.discourse.waited_for
    return waits.what if card == "event doer" and waits is not None and not reading.discourse.doer_left else ()


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


reads(
    is_attacking=partial(_matches, attacking=True),
    is_in_battle=partial(_matches, in_battle=True),
    is_being_attacked=partial(_matches, attacked=True),
)
