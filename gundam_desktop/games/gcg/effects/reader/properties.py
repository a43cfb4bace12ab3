"""Reads conditions on properties of one card: "it has 5 or more AP", "this Unit is blue"."""

from __future__ import annotations

from typing import Any

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.marks import Marks
from gundam_desktop.games.gcg.effects.reader.negation import opposite
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node, subtrees

_OF_CARDS = frozenset({"level", "cost", "colors", "colors_lack", "traits"})
"""What can be asked of a card wherever it is."""


@reads
def is_so(reading: Reading, tree: Node) -> m.Matches | m.CountIs:
    subject, said = subtrees(tree)
    if subject.data == "your_base_itself":
        fields = reading.visit(said)
        if not isinstance(fields, dict):
            raise reading.refuse("here only a quality can stand, as in 'your Base is blue'", said)
        return m.CountIs(count=m.Selector.model_validate({"what": ("base",), "side": "your", **fields}), least=1)
    if subject.data == "all":
        return all_are_so(reading, reading.visit_first(subject), reading.visit(said))
    return _matches(reading, tree)


@means
def all_are_so(reading: Reading, what: m.Selector, said: m.Selector | Fields) -> m.CountIs:
    """Return the condition that no such card is otherwise: "all your Units are rested"."""
    asked = m.Selector(what=what.what, **said) if isinstance(said, dict) else said
    if not m.says_where(what) or what.side == "any":
        raise reading.refuse("it does not say whose cards these are")
    return m.CountIs(count=narrowed(reading, what, **_opposite(reading, asked)), most=0)


@means
def is_paired_with_this(reading: Reading, pilot: m.Selector) -> m.Matches:
    if pilot.what != ("pilot",):
        raise reading.refuse("only Pilots can be paired with Units")
    reading.discourse.mention("this")
    return m.Matches(matches=m.Selector(what=("unit",), pilot=pilot))


@means
def is_paired_with_yours(reading: Reading, pilot: m.Selector, units: m.Selector) -> m.CountIs:
    if pilot.what != ("pilot",) or units.what != ("unit",):
        raise reading.refuse("only Pilots can be paired with Units")
    return m.CountIs(count=narrowed(reading, units, side="your", pilot=pilot), least=1)


@reads
def is_not_so(reading: Reading, tree: Node) -> m.Matches:
    """Return the condition that one property of a card is the opposite: "this Unit isn't a Link Unit"."""
    matched = _matches(reading, tree)
    what = m.Selector.model_validate({"what": matched.matches.what, **_opposite(reading, matched.matches)})
    return matched.model_copy(update={"matches": what})


def _opposite(reading: Reading, said: m.Selector) -> dict[str, object]:
    if (asked := said.given() - {"what"}) in ({"colors"}, {"traits"}):
        return {f"{name}_lack": getattr(said, name) for name in asked}
    so = opposite(said)
    if so is None:
        raise reading.refuse("this cannot be asked of all such cards at once")
    return so


@reads
def was_so(reading: Reading, tree: Node) -> m.Matches:
    """Return a condition on this Unit as it last was on the field."""
    if reading.discourse.destroyed and subtrees(tree)[0].data == "subject_pronoun":
        return _was_destroyed(reading, tree)
    if not reading.of_destruction:
        raise reading.refuse("only a Unit that was destroyed can be asked what it was")
    return _matches(reading, tree)


def _was_destroyed(reading: Reading, tree: Node) -> m.Matches:
    """Return a condition on the Unit that this effect has destroyed, as it last was on the field."""
    if reading.discourse.as_object() != "chosen" or reading.discourse.chosen_kinds != {"unit"}:
        raise reading.refuse("only a Unit that was chosen and destroyed can be asked what it was", tree)
    said = reading.visit(subtrees(tree)[1])
    what = said if isinstance(said, m.Selector) else m.Selector(what=("unit",), **said)
    if what.what != ("unit",):
        raise reading.refuse("this must describe the Unit that was destroyed", tree)
    return m.Matches(card="destroyed", matches=what)


@means
def activated_is_so(reading: Reading, said: m.Selector | Fields) -> m.Matches:
    """Return a condition on the Command of the event: what it is, or with which Unit it is paired."""
    if isinstance(said, dict):
        said = m.Selector.model_validate({"what": ("card",), **said})
    if not m.ANYWHERE & set(said.what) or said.given() - _OF_CARDS - {"what"}:
        raise reading.refuse("only what is printed on the card, or the Unit it is paired with, can be asked here")
    return _activated(reading, said)


@means
def activated_is_paired(reading: Reading, host: m.Selector) -> m.Matches:
    return _activated(reading, m.Selector(what=("pilot",), host=narrowed(reading, host, side="your")))


def _activated(reading: Reading, said: m.Selector) -> m.Matches:
    if not reading.discourse.activated:
        raise reading.refuse("no card was activated before")
    return m.Matches(card="activated card", matches=said)


@means
def is_being_attacked_by(reading: Reading, card: m.Reference, attacker: m.Selector) -> m.Both:
    expect_this(reading, card)
    attacked = m.Matches(matches=m.Selector(what=("unit",), attacked=True))
    return m.Both(both=(attacked, m.BattlingIs(battling=attacker)))


def _matches(reading: Reading, tree: Node) -> m.Matches:
    subject, part = subtrees(tree)
    card: Any = reading.visit(subject)
    if isinstance(card, m.All):
        raise reading.refuse("this can only be asked of one card; of a Pilot, say 'it is paired with a (...) Pilot'")
    by_pronoun = subject.data == "subject_pronoun"
    moved = reading.discourse.moved if by_pronoun else None
    said = reading.visit(part)
    _refuse_of_two(reading, card, by_pronoun=by_pronoun)
    aside = moved is not None
    if by_pronoun and card in m.NEVER_CHOSEN and reading.discourse.aside is not None:
        if reading.discourse.aside == "in play":
            raise reading.refuse("it is not clear if this Unit is meant, or the card mentioned last")
        aside = True
    if isinstance(said, m.Selector) and tree.data == "has" and said.what == ("pilot",):
        said = m.Selector(what=("unit",), pilot=said)
    if isinstance(said, m.Selector):
        if m.ANYWHERE & set(said.what) and (moved is not None or card in {"this", "this base"}):
            return _moved_card(reading, card, said)
        if card == "chosen" and reading.discourse.off_field and {"unit", "base", "pilot"} & set(said.what):
            raise reading.refuse("it is no longer on the field: say 'Unit card', 'Pilot card' or 'Base card'", part)
        if aside and card in m.NEVER_CHOSEN:
            raise reading.refuse(
                "it is not clear if this Unit or the card is meant; for the card, say 'Unit card'", part
            )
        kinds = _kinds(reading, card) or _kinds_of_event(reading, card)
        if kinds and "card" not in said.what and not {*kinds} & {*said.what}:
            raise reading.refuse(f"a {kinds[0].title()} is no {said.what[0].title()}", part)
        return m.Matches(card=card, matches=said)
    if aside and said.keys() <= _OF_CARDS:
        raise reading.refuse(
            "it is not clear if this Unit or the card is meant; for the card, say 'a blue card' or the like"
        )
    return m.Matches(card=card, matches=m.Selector.model_validate({"what": _kinds(reading, card) or ("card",), **said}))


def _refuse_of_two(reading: Reading, card: m.Reference, *, by_pronoun: bool) -> None:
    """Refuse "it" if that could be the Unit that was destroyed, or the Pilot that a mark describes."""
    if by_pronoun and card in m.NEVER_CHOSEN and reading.discourse.fallen == "event card":
        raise reading.refuse("it is not clear if the destroyed Unit is meant, or the one that destroys it")
    if by_pronoun and card == "this" and _names_pilot(reading.marks):
        raise reading.refuse("it is not clear if this Unit is meant, or the Pilot paired with it")


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


def _moved_card(reading: Reading, card: m.Reference, said: m.Selector) -> m.Matches:
    """Return the condition on the card that was just put into the trash; a Unit in play is no such card."""
    moved = reading.discourse.moved
    if moved is None or card not in {*m.NEVER_CHOSEN, "chosen"} or (card == "chosen" and reading.discourse.off_field):
        raise reading.refuse("it is not clear which card that is")
    reading.discourse.introduce(moved)
    reading.discourse.refers = False
    return m.Matches.model_validate({"card": moved, "matches": said})


def expect_this(reading: Reading, card: m.Reference) -> None:
    if card != "this":
        raise reading.refuse("this can only be about this Unit")


reads(has=_matches)
means(and_level=lambda _, said, level: {**said, "level": level})
