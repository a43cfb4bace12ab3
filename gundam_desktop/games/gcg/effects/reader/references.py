"""Reads references: this Unit, it, all of a selector."""

from __future__ import annotations

import re

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.discourse import ONE_CARD
from gundam_desktop.games.gcg.effects.reader.joining import PAIRED
from gundam_desktop.games.gcg.effects.reader.nouns import narrowed, of_that_player, one
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Fields, Node

_IT = re.compile(r"\b(?:it|its|them)\b", re.IGNORECASE)


@reads
def object_pronoun(reading: Reading, tree: Node) -> m.Reference:
    spoken_of = reading.discourse
    since = None if spoken_of.speaks_of_new_subject() and not spoken_of.referred_to else spoken_of.subject
    meant = _singular(reading, tree, spoken_of.as_object(), as_subject=False)
    if meant == "chosen" and since is not None and since in m.NEVER_CHOSEN:
        raise reading.refuse("it is not clear if the chosen card is meant, or the one mentioned since")
    if meant in {*m.NEVER_CHOSEN, "chosen"} and spoken_of.event_unit:
        raise reading.refuse("it is not clear which of the two cards in the event is meant")
    if not reading.line[: tree.meta.start_pos].lower().endswith("attack target to "):  # no Unit attacks itself
        _refuse_rival(reading, meant)
    return known(reading, tree, meant)


@reads
def subject_pronoun(reading: Reading, tree: Node) -> m.Reference:
    meant = _singular(reading, tree, reading.discourse.as_subject(), as_subject=True)
    of_two = meant in m.NEVER_CHOSEN and reading.discourse.event_unit and reading.discourse.blocker is None
    if meant == "event card" or of_two:
        raise reading.refuse("it is not clear which of the two cards in the event is meant")
    _refuse_rival(reading, meant)
    return known(reading, tree, meant)


def _refuse_rival(reading: Reading, meant: m.Reference | None) -> None:
    """Refuse a pronoun if the text spoke of another card before it named, chose or deployed the one that is meant."""
    spoken_of = reading.discourse
    if spoken_of.instead or spoken_of.rival is None or (meant == "chosen" and not spoken_of.chosen_in_passing):
        return
    raise reading.refuse("it is not clear if the card mentioned last is meant, or the one before")


@reads
def plural_object(reading: Reading, tree: Node) -> m.Reference:
    return _several(reading, tree) or object_pronoun(reading, tree)


@reads
def plural_subject(reading: Reading, tree: Node) -> m.Reference:
    return _several(reading, tree) or subject_pronoun(reading, tree)


def _several(reading: Reading, tree: Node) -> m.Reference | None:
    """Return all the cards that "they" means; None if the text did not speak of all of such cards last."""
    if reading.discourse.several is not None:
        meant = reading.discourse.as_several()
        if meant is None:
            raise reading.refuse("they may no longer be the same cards", tree)
        return meant
    if {reading.discourse.subject, reading.discourse.object} <= {*ONE_CARD, *m.NEVER_CHOSEN}:
        raise reading.refuse("only one card was spoken of before", tree)
    return None


def _singular(reading: Reading, tree: Node, reference: m.Reference | None, *, as_subject: bool) -> m.Reference | None:
    if reading.discourse.several is not None and reference in ONE_CARD:
        raise reading.refuse("this means one card, but a whole group of cards was mentioned last", tree)
    if tree.data.startswith("plural"):
        spoken_of = reading.discourse
        if reference == "chosen" and not (spoken_of.several_chosen or spoken_of.chosen_for_each):
            raise reading.refuse("only one card was chosen last", tree)
        return reference
    kinds = reading.discourse.chosen_kinds
    if reference == "chosen" and "unit" in kinds and kinds & PAIRED:
        raise reading.refuse("this means one card, but a Unit and another card were chosen", tree)
    if reference == "chosen" and reading.discourse.several_chosen:
        raise reading.refuse("this means one card, but several cards were chosen", tree)
    if reading.discourse.could_be_asked(reference, as_subject=as_subject):
        raise reading.refuse("it is not clear if the card in the condition is meant, or another one", tree)
    if reference == "looked" and reading.discourse.looked != 1:
        raise reading.refuse("this means one card, but several cards were looked at", tree)
    in_condition = reading.line[: tree.meta.start_pos].lower().endswith("if ")
    if reference in ONE_CARD and reading.discourse.moved is not None and not in_condition:
        raise reading.refuse("it is not clear if the card put into the trash is meant, or another one", tree)
    return reference


def known(reading: Reading, tree: Node, reference: m.Reference | None) -> m.Reference:
    if reference is None:
        raise reading.refuse("no card was spoken of before", tree)
    return reference


says(
    your_base_itself=m.All(all=m.Selector(what=("base",), side="your")),
    their_base=m.All(all=m.Selector(what=("base",), side="enemy")),
    enemy_in_battle=m.ENEMY_IN_BATTLE,
    attacking_enemy=m.All(all=m.Selector(what=("unit",), side="enemy", attacking=True)),
    this_pilot="this pilot",
    this_measured="this",
    chosen="chosen",
)


@reads
def that_unit(reading: Reading, tree: Node) -> m.Reference:
    """Return the Unit that did the event, or the only one that was chosen."""
    spoken_of = reading.discourse
    of_event = spoken_of.doer is not None or spoken_of.enemy is not None
    if spoken_of.of_two_units and spoken_of.doer != "event card":
        raise reading.refuse("it is not clear which of the two Units in the event is meant", tree)
    if not of_event and spoken_of.object == "chosen" and spoken_of.fallen == "event card":
        raise reading.refuse("it is not clear if the chosen Unit is meant, or the destroyed one", tree)
    if not of_event and spoken_of.object == "chosen" and spoken_of.one_unit_chosen and not spoken_of.off_field:
        return known(reading, tree, spoken_of.as_object())
    if of_event and spoken_of.object == "chosen" and "unit" in spoken_of.chosen_kinds:
        raise reading.refuse("it is not clear if the Unit of the event is meant, or the chosen one")
    return _spoken_of(reading, spoken_of.doer)


@reads
def that_enemy(reading: Reading, tree: Node) -> m.Reference:
    if reading.discourse.two_chosen:
        return _one_of_two(reading, "enemy of chosen")
    return _spoken_of(reading, "chosen" if reading.discourse.enemy_chosen else reading.discourse.enemy)


def _one_of_two(reading: Reading, one: m.Reference) -> m.Reference:
    """Return one of two Units that were chosen: the sentence goes on about them."""
    if not reading.discourse.two_chosen or reading.discourse.off_field:
        raise reading.refuse("one friendly Unit and one enemy Unit must be chosen before this")
    reading.discourse.refers = True
    return one


@means
def that_friendly(reading: Reading) -> m.Reference:
    if reading.discourse.own_chosen and reading.discourse.one_unit_chosen and reading.discourse.doer is None:
        return _spoken_of(reading, "chosen")
    if reading.discourse.waited_for is not None and reading.discourse.waited_for.side == "enemy":
        raise reading.refuse("no friendly Unit is meant here: the Unit mentioned before is an enemy Unit")
    return _spoken_of(reading, reading.discourse.doer)


@reads
def that_card(reading: Reading, tree: Node) -> m.Reference:
    if reading.discourse.moved is not None:
        reading.discourse.introduce(reading.discourse.moved)
        return reading.discourse.moved
    if reading.discourse.object not in {"chosen", "looked"}:
        raise reading.refuse("no card was spoken of before")
    return object_pronoun(reading, tree)


@reads("one_of_kind", "plural_of_kind")
def one_of_kind(reading: Reading, tree: Node) -> m.Reference:
    """Return the chosen card or cards by their kind: "that Pilot", if the text has spoken of no other of that kind."""
    kind = reading.line[tree.meta.start_pos : tree.meta.end_pos].lower().split()[-1].removesuffix("s")
    before = reading.line[: tree.meta.start_pos].lower()
    those = tree.data == "plural_of_kind"
    if reading.discourse.object != "chosen" or reading.discourse.chosen_kinds != {kind}:
        raise reading.refuse("no such card was chosen before")
    if reading.discourse.several is not None or (before.count(kind) > 1 and not (those and kind == "unit")):
        raise reading.refuse("it is not clear which one is meant, as another one was mentioned before")
    if those and not reading.discourse.several_chosen:
        raise reading.refuse("only one card was spoken of before")
    return object_pronoun(reading, tree)


def _spoken_of(reading: Reading, reference: m.Reference | None) -> m.Reference:
    if reference is None:
        raise reading.refuse("no such card was spoken of before")
    return reading.discourse.mention(reference)


@means
def destroyer(reading: Reading) -> m.Reference:
    if not reading.of_destruction:
        raise reading.refuse("this only works when this Unit is destroyed")
    return reading.discourse.mention("event card")


@reads
def that_chosen(reading: Reading, tree: Node) -> m.Reference:
    if reading.discourse.object != "chosen" or not reading.discourse.one_unit_chosen:
        raise reading.refuse("exactly one Unit must be chosen before this")
    return "chosen"


@means
def this_card(reading: Reading) -> m.Reference:
    reading.discourse.introduce("this card")
    return "this card"


@reads
def its_pilot(reading: Reading, tree: Node) -> m.Reference:
    """Return the Pilot paired with the Unit spoken of last: with this one, or with the one that was chosen."""
    unit = object_pronoun(reading, tree)
    if unit == "this":
        return "this pilot"
    if unit != "chosen" or reading.discourse.off_field or reading.discourse.chosen_kinds != {"unit"}:
        raise reading.refuse("only the Pilot of this Unit or of a chosen Unit can be meant here")
    return m.PILOT_OF_CHOSEN


@means
def revealed(reading: Reading) -> m.Reference:
    """Return the card that was revealed, whichever card a pronoun would mean by now."""
    if not reading.discourse.revealed:
        raise reading.refuse("no card was revealed before")
    return "looked"


@reads
def this_and_all(reading: Reading, tree: Node) -> m.Reference:
    reading.discourse.mention("this")
    return reading.discourse.mention_all(m.All(all=one(reading, tree), and_this=True))


@means("all")
def all_such(reading: Reading, what: m.Selector, **fields: object) -> m.Reference:
    """Return all of such cards, with fields from the words around them."""
    return reading.discourse.mention_all(m.All(all=narrowed(reading, what, **fields)))


@means
def all_there(reading: Reading, what: m.Selector, place: Fields) -> m.Reference:
    """Return all of such cards in a hand or trash: also in "their hand", behind "your opponent's cards"."""
    if "side" not in place and what.side != "enemy":
        raise reading.refuse("it does not say whose hand that is")
    return all_such(reading, what, **place)


@means
def its_stat(reading: Reading, stat: m.Stat) -> m.StatOf:
    subject = reading.discourse.subject
    of = object_pronoun(reading, reading.node)
    if of == "chosen" and subject in m.NEVER_CHOSEN:
        raise reading.refuse("it is not clear if the chosen card is meant, or the one mentioned since")
    return stat_of(reading, of, stat)


@means
def stat_of(reading: Reading, of: m.Reference, stat: m.Stat) -> m.StatOf:
    """Return a figure of a card that is named: "that card's Lv.", "the AP of that Unit"."""
    if isinstance(of, m.All) or of == "chosen and this" or (of == "looked" and reading.discourse.looked != 1):
        raise reading.refuse("only the AP, HP, Lv. or cost of one card can be used here")
    return m.StatOf(stat=stat, of=of)


@reads("that_measured", "that_enemy_measured")
def that_measured(reading: Reading, tree: Node) -> m.Reference:
    """Return the Unit that the event destroyed, if it did: its figures are those that it last had on the field."""
    fallen, spoken_of = reading.discourse.fallen, reading.discourse
    if fallen is None:
        others = (
            reading.line[: tree.meta.start_pos].rpartition(".")[2],
            reading.line[tree.meta.end_pos :].partition(".")[0],
        )
        if tree.data == "that_measured" and any(map(_IT.search, others)):
            raise reading.refuse("it is not clear if 'that Unit' and 'it' are the same card")
        return that_enemy(reading, tree) if tree.data == "that_enemy_measured" else that_unit(reading, tree)
    if fallen == "event card" and spoken_of.doer is not None and tree.data == "that_measured":
        raise reading.refuse("it is not clear if the destroyed Unit is meant, or the one that destroys it")
    if spoken_of.object == "chosen":
        raise reading.refuse("it is not clear if the destroyed Unit is meant, or the chosen one")
    return fallen


@means
def discarded_card(reading: Reading) -> m.Reference:
    if reading.discourse.discards != 1:
        raise reading.refuse("exactly one card must be discarded before this")
    return "discarded"


@means
def destroyed_unit(reading: Reading) -> m.Reference:
    if not reading.discourse.destroyed:
        raise reading.refuse("no Unit was destroyed before")
    return "destroyed"


means(
    the_stat_of=lambda reading, stat, of: stat_of(reading, of, stat),
    own_of_two=lambda reading: _one_of_two(reading, "own of chosen"),
    enemy_of_two=lambda reading: _one_of_two(reading, "enemy of chosen"),
    attacker=lambda reading: _spoken_of(reading, reading.discourse.attacker),
    blocking_unit=lambda reading: _spoken_of(reading, reading.discourse.blocker),
    this_unit=lambda reading: reading.discourse.mention("this"),
    this_base=lambda reading: reading.discourse.mention("this base"),
    such_pilot=lambda _, pilot: m.PairedPilot(pilot=pilot),
    all_of_yours=lambda reading, what: all_such(reading, what, side="your"),
    all_of_that_player=lambda reading, what: all_such(reading, what, **of_that_player(reading)),
)
