"""Compiles selectors, amounts and references of the effect language into functions of state and context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.battles import (
    attacks_player,
    battles,
    is_attacked,
    is_in_battle,
)
from gundam_desktop.games.gcg.effects.compiler.card_tests import (
    KIND_TESTS,
    Test,
    any_of,
    enemies,
    has_effect,
    in_bounds,
    in_turn,
    keywords_of,
    names_of,
    same_name,
    shares_trait,
    stat_now,
)
from gundam_desktop.games.gcg.effects.compiler.references import REFERENCES, done_to, this_pilot
from gundam_desktop.games.gcg.effects.run.keyword_effects import chosen, this_unit
from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BATTLE,
    DECK,
    HAND,
    REMOVED,
    RESOURCES,
    SHIELDS,
    TRASH,
    ZONES,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.keywords import KEYWORDS
from gundam_desktop.games.gcg.model.queries import Finder, Number, Predicate
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rules.figures import attacks, has_trait, is_linked
from gundam_desktop.games.gcg.rules.last_states import as_last_seen, with_fallen
from gundam_desktop.games.gcg.rules.processing import first_of_shield_area
from gundam_desktop.rulebook.enforcement import enforces

_ZONE_OF_KIND: Final = {"unit": BATTLE, "pilot": BATTLE, "base": BASE, "resource": RESOURCES, "shield": SHIELDS}
_HAND_OR_TRASH: Final = (HAND, TRASH)
ZONE_BY_NAME: Final = {"hand": HAND, "trash": TRASH, "deck": DECK, "removed": REMOVED, "shields": SHIELDS}
_LEFT: Final = frozenset({"exiled", "destroyed", "returned"})
"""What an effect can do to cards that then are no longer on the field."""
_OFF_FIELD: Final[dict[language.Kind, language.Kind]] = {"unit": "unit card", "base": "base card"}
"""Kind of card on the field -> its kind after leaving the field."""
_OWN: Final = frozenset({"this", "this base", "this card", "this pilot"})
"""The references to the card with the effect and its Pilot."""


# --- selectors


@enforces("2-2-2", "2-2-3", "2-3-3-1", "2-3-3-2", "2-3-4-1", "2-3-4-2", "2-3-4-1-1", "2-3-5-3", "2-3-5-4-1-1")
def predicate(selector: language.Selector) -> Predicate:
    """Return the test whether a card is among those that the selector describes."""
    tests = tests_of(selector)

    def matches(state: State, context: Context, card: int) -> bool:
        record = state.cards[card]
        return all(test(state, context, card, record) for test in tests)

    return matches


@enforces(
    "2-3-6-1", "2-3-6-2", "2-4-2", "2-4-2-1", "2-4-3", "2-5-2", "2-5-3", "4-17-2-2", "4-19-1", "1.9:2-5-5", "1.9:3-3-7"
)
def tests_of(selector: language.Selector) -> tuple[Test, ...]:
    """Return the tests of a selector, one for each of its fields."""
    tests: list[Test] = [any_of(tuple(KIND_TESTS[kind] for kind in selector.what))]
    if selector.side == "enemy":
        tests.append(lambda _s, context, _c, record: record.owner != context.player)
    elif selector.side != "any":
        tests.append(lambda _s, context, _c, record: record.owner == context.player)
    if selector.other:
        tests.append(lambda _s, context, card, _r: card != context.this)
    if selector.besides is not None:
        spoken_of = reference(selector.besides)
        tests.append(lambda state, context, card, _r: card not in spoken_of(state, context))
    if selector.state is not None:
        rested = selector.state == "rested"
        tests.append(lambda _s, _c, _card, record: record.rested == rested)
    if selector.damaged is not None:
        damaged = selector.damaged
        tests.append(lambda _s, _c, _card, record: (record.damage > 0) == damaged)
    if selector.linked is not None:
        linked = selector.linked
        tests.append(lambda state, _c, card, _r: is_linked(state, card) == linked)
    if selector.paired is not None:
        paired = selector.paired
        tests.append(lambda _s, _c, _card, record: bool(record.pilot) == paired)
    if selector.token is not None:
        token = selector.token
        tests.append(lambda _s, _c, _card, record: record.definition.token == token)
    if selector.attacking is not None:
        attacking = selector.attacking
        tests.append(lambda state, _c, card, _r: attacks(state, card) == attacking)
    if selector.attacked is not None:
        attacked = selector.attacked
        tests.append(lambda state, _c, card, _r: is_attacked(state, card) == attacked)
    if selector.new is not None:
        new = selector.new
        tests.append(lambda state, _c, _card, record: (record.entered == state.turn) == new)
    if selector.colors:
        colors = frozenset(selector.colors)
        tests.append(lambda _s, _c, _card, record: record.definition.color in colors)
    if selector.colors_lack:
        others = frozenset(selector.colors_lack)
        tests.append(lambda _s, _c, _card, record: record.definition.color not in others)
    if selector.traits:
        traits = frozenset(selector.traits)
        tests.append(
            lambda state, _c, card, record: (
                not traits.isdisjoint(record.definition.traits) or has_trait(state, card, traits)
            )
        )
    asked = (selector.keyword,) if selector.keyword is not None else selector.keywords
    if asked:
        keywords = frozenset(KEYWORDS.values() if "any" in asked else map(KEYWORDS.__getitem__, asked))
        tests.append(lambda state, _c, card, _r: not keywords.isdisjoint(keywords_of(state, card)))
    if selector.name is not None:
        name = selector.name
        tests.append(lambda _s, _c, _card, record: name in names_of(record))
    if selector.name_contains is not None:
        part = selector.name_contains
        tests.append(lambda _s, _c, _card, record: any(part in name for name in names_of(record)))
    tests.extend(_further_tests(selector))
    for stat in ("level", "cost", "ap", "hp"):
        bounds = getattr(selector, stat)
        if bounds is not None:
            tests.append(_within(stat, bounds))
    return tuple(tests)


def _bounds(of: language.Range) -> tuple[language.Amount | None, language.Amount | None]:
    return of.least, of.most


def _further_tests(selector: language.Selector) -> Iterator[Test]:
    """Yield the tests of the less common fields: lacking keywords, battles, pairing, extreme figures and the like."""
    if selector.keyword_lacks == "any":
        yield lambda state, _c, card, _r: not keywords_of(state, card)
    elif selector.keyword_lacks is not None:
        lacks_keyword = KEYWORDS[selector.keyword_lacks]
        yield lambda state, _c, card, _r: lacks_keyword not in keywords_of(state, card)
    if selector.keyword_count is not None:
        fewest, greatest = (None if n is None else amount(n) for n in _bounds(selector.keyword_count))
        yield lambda state, context, card, _r: in_bounds(
            state, context, len(keywords_of(state, card)), fewest, greatest
        )
    if selector.traits_lack:
        lacks_traits = frozenset(selector.traits_lack)
        yield (
            lambda state, _c, card, record: (
                lacks_traits.isdisjoint(record.definition.traits) and not has_trait(state, card, lacks_traits)
            )
        )
    if selector.shares_trait is not None:
        yield shares_trait(expected=selector.shares_trait)
    if selector.same_name is not None:
        yield same_name(expected=selector.same_name)
    if selector.level_is is not None:
        odd = selector.level_is == "odd"
        yield lambda state, _c, card, _r: (stat_now(state, card, "level") % 2 == 1) == odd
    if selector.damage is not None:
        least, most = (None if n is None else amount(n) for n in _bounds(selector.damage))
        yield lambda state, context, _c, record: in_bounds(state, context, record.damage, least, most)
    if selector.in_battle is not None:
        in_battle = selector.in_battle
        yield lambda state, _c, card, _r: is_in_battle(state, card) == in_battle
    if selector.attacks_player is not None:
        of_player = selector.attacks_player
        yield lambda state, _c, card, _r: attacks_player(state, card) == of_player
    if selector.has_attacked is not None:
        yield in_turn("attack", expected=selector.has_attacked)
    for done, expected in ((selector.in_turn, True), (selector.not_in_turn, False)):
        if done is not None:
            yield in_turn(done, expected=expected)
    if selector.ex is not None:
        ex = selector.ex
        yield lambda _s, _c, _card, record: record.definition.ex == ex
    if selector.not_named is not None:
        other_name = selector.not_named
        yield lambda _s, _c, _card, record: other_name not in names_of(record)
    if selector.name_lacks is not None:
        lacks = selector.name_lacks
        yield lambda _s, _c, _card, record: not any(lacks in name for name in names_of(record))
    if selector.link_name is not None:
        link_name = selector.link_name
        yield lambda _s, _c, _card, record: link_name in record.definition.link_names
    if selector.link_trait is not None:
        link_trait = selector.link_trait
        yield lambda _s, _c, _card, record: link_trait in record.definition.link_traits
    if selector.effect is not None:
        mark = selector.effect
        yield lambda state, _c, card, record: has_effect(state, card, record, mark)
    if selector.battling is not None:
        if selector.battling == "this":
            yield lambda state, context, card, _r: battles(as_last_seen(state, context), context, card, None)
        else:
            other = _is_chosen if isinstance(selector.battling, str) else predicate(selector.battling)
            yield lambda state, context, card, _r: battles(state, context, card, other)
    if selector.battling_none is not None:
        none = predicate(selector.battling_none)
        yield lambda state, context, card, _r: not battles(state, context, card, none)
    if selector.pilot is not None:
        pilot = predicate(selector.pilot)
        yield lambda state, context, _c, record: bool(record.pilot) and pilot(state, context, record.pilot)
    if selector.host is not None:
        host = _is_chosen if isinstance(selector.host, str) else predicate(selector.host)
        yield lambda state, context, _c, record: bool(record.host) and host(state, context, record.host)
    if selector.either:
        parts = tuple(predicate(part) for part in selector.either)
        yield lambda state, context, card, _r: any(part(state, context, card) for part in parts)
    for stat, sign in ((selector.highest, 1), (selector.lowest, -1)):
        if stat is not None:
            yield _extreme(selector, stat, sign)


def _is_chosen(state: State, context: Context, card: int) -> bool:
    return card in chosen(state, context)


def _extreme(selector: language.Selector, stat: str, sign: int) -> Test:
    """Return the test that no other matching card has a higher figure (with `sign` -1, a lower one)."""
    find = finder(selector.model_copy(update={"highest": None, "lowest": None}))

    def test(state: State, context: Context, card: int, _record: CardRecord) -> bool:
        values = [sign * stat_now(state, other, stat) for other in find(state, context)]
        return bool(values) and sign * stat_now(state, card, stat) == max(values)

    return test


def _within(stat: str, bounds: language.Range) -> Test:
    least = None if bounds.least is None else amount(bounds.least)
    most = None if bounds.most is None else amount(bounds.most)

    def test(state: State, context: Context, card: int, _record: CardRecord) -> bool:
        now = stat_now(state, card, stat)
        return in_bounds(state, context, now, least, most)

    return test


@enforces("2-3-7-1", "9-1-2", "3-1-1-2")
def finder(selector: language.Selector) -> Finder:
    """Compile a selector: all its cards now, in the order of their zones, the controller's own first."""
    pilots = selector.what == ("pilot",)
    matches = predicate(selector)
    if selector.zone == "looked":
        return lambda state, context: [
            c for c in context.looked if state.cards[c].zone == DECK and matches(state, context, c)
        ]
    if selector.did is not None:
        return _those_done_to(selector, selector.did)
    zones = tuple(dict.fromkeys(_zone(kind, selector) for kind in selector.what))
    if selector.zone == "hand or trash":
        zones = _HAND_OR_TRASH
    own, theirs = selector.side != "enemy", selector.side in ("enemy", "any")

    def find(state: State, context: Context) -> list[int]:
        sides = [context.player] if own else []
        if theirs:
            sides.append(1 - context.player)
        found = [card for side in sides for zone in zones for card in state.zones[side * ZONES + zone]]
        if pilots:
            found = [state.cards[card].pilot for card in found if state.cards[card].pilot]
        return [card for card in found if matches(state, context, card)]

    return find


def _those_done_to(selector: language.Selector, did: str) -> Finder:
    """Compile a selector of cards to which the effect has done something; Units that it destroyed are as they were."""
    matches = there = predicate(selector)
    if did in _LEFT:
        matches = predicate(selector.model_copy(update={"what": tuple(_OFF_FIELD.get(k, k) for k in selector.what)}))

    def is_meant(state: State, context: Context, card: int) -> bool:
        seen = with_fallen(state, context, card)
        return (matches if seen is state else there)(seen, context, card)

    return lambda state, context: [card for card in done_to(context, did) if is_meant(state, context, card)]


def number_of(selector: language.Selector, *, unique: bool) -> Callable[[State, Context], int]:
    """Compile the number of such cards for a condition or amount; with `unique`, the number of their different names.

    A card that has left the field still counts there for its own effects (11-2-8-3-1), but for no others.
    """
    find = finder(selector)
    of_field = selector.zone is None and selector.did is None
    if unique:

        def names(state: State, context: Context) -> int:
            seen = as_last_seen(state, context) if of_field else state
            return len({seen.cards[card].definition.name for card in find(seen, context)})

        return names
    if of_field:
        return lambda state, context: len(find(as_last_seen(state, context), context))
    return lambda state, context: len(find(state, context))


def _zone(kind: str, selector: language.Selector) -> int:
    if selector.zone is not None:
        return ZONE_BY_NAME.get(selector.zone, HAND)
    if kind not in _ZONE_OF_KIND:
        raise ValueError(f"a selector of kind '{kind}' must say its zone")
    return _ZONE_OF_KIND[kind]


# --- amounts


def amount(number: language.Amount) -> Number:
    """Compile an amount: a number, or a function that counts or looks it up."""
    if isinstance(number, int):
        return number
    if isinstance(number, language.Count):
        return number_of(number.count, unique=number.unique)
    if isinstance(number, language.Per):
        inner, per = amount(number.amount), number.per
        if isinstance(inner, int):
            return inner // per
        return lambda state, context: inner(state, context) // per
    if isinstance(number, language.Times):
        part, times = amount(number.amount), number.times
        if isinstance(part, int):
            return part * times
        return lambda state, context: times * part(state, context)
    if isinstance(number, language.Plus):
        base, plus = amount(number.amount), number.plus
        if isinstance(base, int):
            return base + plus
        return lambda state, context: plus + base(state, context)
    if isinstance(number, language.AtMost):
        whole, limit = amount(number.amount), number.at_most
        return lambda state, context: min(limit, whole if isinstance(whole, int) else whole(state, context))
    if isinstance(number, language.DamageOn):
        return _damage_on(number.damage_on)
    if isinstance(number, language.NumberOfPlayers):
        return lambda _state, context: len(enemies(context))
    if isinstance(number, language.Highest):
        return _highest(number)
    if isinstance(number, language.EventAmount):
        return lambda _state, context: context.amount
    return _sum_of(number.of, number.stat)


# --- references


@enforces("9-3-5")
def reference(to: language.Reference | str) -> Finder:
    """Compile a reference: the cards to which a step is done."""
    if isinstance(to, language.All):
        found = finder(to.all)
        if to.and_this:
            return lambda state, context: list(dict.fromkeys((*this_unit(state, context), *found(state, context))))
        return found
    if isinstance(to, language.PairedPilot):
        matches = predicate(to.pilot)
        return lambda state, context: [card for card in this_pilot(state, context) if matches(state, context, card)]
    if isinstance(to, language.FirstOfShieldArea):
        count = amount(to.first)
        return lambda state, context: first_of_shield_area(
            state, 1 - context.player, count if isinstance(count, int) else count(state, context)
        )
    return REFERENCES[to]


def judged(to: language.Reference | str) -> Callable[[State, Context], list[tuple[State, int]]]:
    """Compile a reference in a condition or amount to a function that pairs each card with the state to judge it in.

    In that state the card with the effect, its Pilot, and destroyed Units are as they last were on the field.
    """
    cards, is_own, is_event = reference(to), to in _OWN, to == "event card"

    def found(state: State, context: Context) -> list[tuple[State, int]]:
        if not context.last and not context.fell:
            return [(state, card) for card in cards(state, context)]
        seen = as_last_seen(state, context) if is_own else state
        if is_event:
            seen = with_fallen(seen, context, context.event)
        return [(with_fallen(seen, context, card), card) for card in cards(seen, context)]

    return found


def _sum_of(to: language.Reference, stat: language.Stat) -> Number:
    """Compile a figure of the first card referred to; 0 if there is none."""
    cards = judged(to)
    return lambda state, context: sum(stat_now(seen, card, stat) for seen, card in cards(state, context)[:1])


def _damage_on(to: language.Reference) -> Number:
    cards = judged(to)
    return lambda state, context: sum(seen.cards[card].damage for seen, card in cards(state, context))


def _highest(of: language.Highest) -> Number:
    among, stat = finder(of.among), of.highest

    def highest(state: State, context: Context) -> int:
        seen = as_last_seen(state, context)
        return max((stat_now(seen, card, stat) for card in among(seen, context)), default=-1)

    return highest
