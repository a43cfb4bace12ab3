"""The chances against known values, against decks that are shuffled and dealt, and against games as they begin."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb, sqrt

import pytest

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.distribution import has_burst
from gundam_desktop.games.gcg.decks.hypergeometric import DrawQuestion, at_least, by_turn, number_among
from gundam_desktop.games.gcg.decks.link_odds import link_by_turn
from gundam_desktop.games.gcg.decks.link_pairs import LinkPair, link_pairs_of
from gundam_desktop.games.gcg.decks.odds import Chances, chance_of_group, chances
from gundam_desktop.games.gcg.decks.sample_hand import SampleHand, sample_hand
from gundam_desktop.games.gcg.game import Game, start
from gundam_desktop.games.gcg.model.constants import DECK, HAND, MAIN, RESOURCES, SHIELDS
from gundam_desktop.tabletop import Choice
from tests.conftest import Times
from tests.games.gcg.decks.builders import card, deck_of
from tests.work import calls

CARDS = {card.number: card for card in card_sets()}
ERRORS = 5
"""Standard errors by which a frequency may miss its chance."""

Cards = Sequence[str]


def close(found: int, tries: int, chance: float | None) -> bool:
    assert chance is not None
    return abs(found / tries - chance) <= ERRORS * sqrt(chance * (1 - chance) / tries) + 1e-12


# --- known values


def test_one_of_four_copies_in_the_cards_of_each_turn() -> None:
    found = by_turn(at_least(50, 4, 1), 6, redraw=False)
    assert found == pytest.approx([1 - comb(46, 5 + turn) / comb(50, 5 + turn) for turn in range(1, 7)], abs=1e-15)


def test_a_hand_given_back_is_another_try_with_other_cards() -> None:
    (found,) = by_turn(at_least(50, 4, 1), 1, redraw=True)
    none = comb(46, 5) / comb(50, 5) * comb(41, 5) / comb(45, 5) * comb(36 + 5, 1) / comb(45, 1)
    assert found == pytest.approx(1 - none, abs=1e-15)


def test_least_and_most() -> None:
    assert by_turn(at_least(50, 0, 1), 3, redraw=True) == (0.0, 0.0, 0.0)
    assert by_turn(at_least(50, 50, 6), 3, redraw=True) == (1.0, 1.0, 1.0)
    assert by_turn(at_least(50, 4, 0), 1, redraw=True) == (1.0,)
    assert by_turn(at_least(50, 10, 9), 2, redraw=False) == (0.0, 0.0)


@pytest.mark.parametrize(("size", "turns"), [(0, 0), (11, 0), (12, 0), (13, 1), (14, 2), (60, 4)])
def test_what_a_deck_does_not_last_for_is_not_defined(size: int, turns: int) -> None:
    expected = [True] * turns + [False] * (4 - turns)
    for redraw in (False, True):
        for found in (
            by_turn(at_least(size, min(size, 4), 1), 4, redraw=redraw),
            link_by_turn((), size, 4, redraw=redraw),
        ):
            assert [chance is not None for chance in found] == expected


def test_the_order_of_classes_does_not_matter(rng: random.Random) -> None:
    sizes = (6, 9, 4, 31)
    order = rng.sample(range(4), 4)
    place = [order.index(which) for which in range(4)]
    one = DrawQuestion(sizes, lambda hand, _: hand[0] > 0 and hand[1] > 1, lambda hand: hand[0] + hand[1] > 1, judged=4)
    two = DrawQuestion(
        tuple(sizes[which] for which in order),
        lambda hand, _: hand[place[0]] > 0 and hand[place[1]] > 1,
        lambda hand: hand[place[0]] + hand[place[1]] > 1,
        judged=4,
    )
    for redraw in (False, True):
        assert by_turn(one, 4, redraw=redraw) == by_turn(two, 4, redraw=redraw)


def test_a_hand_with_what_is_wanted_and_one_without_are_all_hands() -> None:
    group, others = (
        by_turn(at_least(40, 7, 2), 5, redraw=False),
        DrawQuestion((7, 33), lambda hand, _: hand[0] < 2, lambda _: True),
    )
    for some, none in zip(group, by_turn(others, 5, redraw=False), strict=True):
        assert some is not None
        assert none is not None
        assert some + none == pytest.approx(1, abs=1e-15)


def test_shields_with_bursts() -> None:
    found = number_among(50, 16, 6)
    assert found is not None
    assert sum(found) == pytest.approx(1)
    assert found[0] == comb(34, 6) / comb(50, 6)
    assert sum(number * chance for number, chance in enumerate(found)) == pytest.approx(6 * 16 / 50)
    assert number_among(5, 2, 6) is None


def test_pairs_of_one_unit_and_one_pilot_are_as_two_classes() -> None:
    pair = [LinkPair("unit", "pilot", 4, 3)]
    both = DrawQuestion((4, 3, 43), lambda hand, _: min(hand[:2]) > 0, lambda hand: min(hand[:2]) > 0, judged=2)
    for redraw in (False, True):
        assert link_by_turn(pair, 50, 6, redraw=redraw) == pytest.approx(by_turn(both, 6, redraw=redraw), abs=1e-14)


def test_pairs_are_those_of_every_way_to_draw(rng: random.Random) -> None:
    """A small deck with every first hand, every second one, and every card drawn after it."""
    copies = {name: 1 + (name == "v") for name in "abcdvwxyz"}
    joined = [(one, two) for one in "abcd" for two in "vwxyz" if rng.random() < 0.35]
    deck = [name for name, count in copies.items() for _ in range(count)] + ["none"] * 3
    bad = [
        1 << at | 1 << other for at, one in enumerate(deck) for other, two in enumerate(deck) if (one, two) in joined
    ]

    def paired(seen: int) -> bool:
        return any(pair & seen == pair for pair in bad)

    hands = [sum(1 << at for at in hand) for hand in combinations(range(len(deck)), 5)]
    with_pair = {hand for hand in hands if paired(hand)}
    kept = again = 0
    for hand in hands:
        # For each hand that is redrawn there are as many second hands, for each kept one it counts as often.
        drawn = [hand | 1 << at for at in range(len(deck)) if not hand >> at & 1]
        found = sum(map(paired, drawn))
        kept += found
        given_back = sum(1 for first in hands if not first & hand and first not in with_pair)
        again += found * (given_back + (comb(len(deck) - 5, 5) if hand in with_pair else 0))
    ways = comb(len(deck), 5) * (len(deck) - 5)
    pairs_ = [LinkPair(one, two, copies[one], copies[two]) for one, two in joined]
    assert link_by_turn(pairs_, len(deck), 1, redraw=False) == pytest.approx((kept / ways,), abs=1e-14)
    expected = again / (ways * comb(len(deck) - 5, 5))
    assert link_by_turn(pairs_, len(deck), 1, redraw=True) == pytest.approx((expected,), abs=1e-14)


def test_a_heap_in_which_everything_hangs_together_is_given_up_soon(rng: random.Random) -> None:
    heap = [LinkPair(f"u{one}", f"p{two}", 1, 1) for one in range(40) for two in range(40) if rng.random() < 0.4]
    found: list[float | None] = []
    assert calls(lambda: found.extend(link_by_turn(heap, 80, 2, redraw=True))) < 2_000_000
    assert found == [None, None]


def test_units_and_pilots_may_change_sides(rng: random.Random) -> None:
    copies = {name: rng.randint(1, 4) for name in "abcdvwxyz"}
    joined = [(one, two) for one in "abcd" for two in "vwxyz" if rng.random() < 0.4]
    there = [LinkPair(one, two, copies[one], copies[two]) for one, two in joined]
    back = [LinkPair(two, one, copies[two], copies[one]) for one, two in joined]
    for redraw in (False, True):
        one, two = (link_by_turn(way, 50, 6, redraw=redraw) for way in (there, back))
        assert one == pytest.approx(two, abs=1e-14)


# --- dealt


def dealt(deck: Deck, tries: int, rng: random.Random, keep: Callable[[Cards], bool] | None) -> list[SampleHand]:
    """Decks dealt; a hand that is not kept is drawn again."""
    samples = [sample_hand(deck, rng.getrandbits(60)) for _ in range(tries)]
    return [one.redraw() if keep is not None and not keep(one.hand) else one for one in samples]


def seen_by(sample: SampleHand, turn: int) -> Cards:
    return (*sample.hand, *sample.order[11 : 11 + turn])


@pytest.mark.parametrize("redraw", [False, True])
def test_groups_as_they_are_dealt(times: Times, rng: random.Random, redraw: bool) -> None:
    deck = deck_lookup.find("official-005", CARDS)
    group = frozenset(rng.sample([number for number, _ in deck.cards], 3))
    least, turn, tries = rng.choice((1, 2)), rng.randint(1, 6), times(200_000)
    keep = (lambda hand: not group.isdisjoint(hand)) if redraw else None
    found = sum(
        sum(number in group for number in seen_by(sample, turn)) >= least for sample in dealt(deck, tries, rng, keep)
    )
    assert close(found, tries, chance_of_group(deck, group, least, turn, redraw=redraw))


def tangled() -> tuple[Deck, dict[str, Card]]:
    """Units and Pilots of which most hang together, some by a name, some by a trait."""
    return deck_of(
        (card("GD01-001", level=2, cost=2, link={"names": ["Amuro"]}), 4),
        (card("GD01-002", level=3, cost=2, link={"names": ["Char"], "traits": ["Newtype"]}), 4),
        (card("GD01-003", level=4, cost=3, link={"traits": ["Zeon"]}), 3),
        (card("GD01-004", level=1, cost=1, link={"names": ["Bright"]}), 2),
        (card("GD01-005", level=5, cost=4), 9),
        (card("GD01-006", type="pilot", name="Amuro", traits=("Newtype",)), 3),
        (card("GD01-007", type="pilot", name="Char", traits=("Zeon",)), 2),
        (card("GD01-008", type="pilot", name="Lalah", traits=("Newtype", "Zeon")), 1),
        (card("GD01-009", type="pilot", name="Bright"), 1),
        (card("GD01-010", type="command"), 11),
    )


@pytest.mark.parametrize("redraw", [False, True])
def test_pairs_as_they_are_dealt(times: Times, rng: random.Random, redraw: bool) -> None:
    deck, cards = tangled()
    joined = [(pair.unit, pair.pilot) for pair in link_pairs_of(deck, cards).pairs]
    assert len(joined) == 7

    def pair_in(seen: Cards) -> bool:
        return any(unit in seen and pilot in seen for unit, pilot in joined)

    tries = times(200_000)
    samples = dealt(deck, tries, rng, pair_in if redraw else None)
    row = chances(deck, cards).row("link pair", redraw=redraw).by_turn
    for turn in (1, 3, 6):
        assert close(sum(pair_in(seen_by(sample, turn)) for sample in samples), tries, row[turn - 1]), turn


@pytest.mark.parametrize("redraw", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_units_to_play_as_they_are_dealt(times: Times, rng: random.Random, redraw: bool, second: bool) -> None:
    deck, cards = tangled()
    tries, last = times(60_000), rng.randint(2, 6)

    def first_turn(number: str) -> int:
        needs = cards[number].level - second
        return max(needs, 1) if cards[number].type == "unit" else 99

    def curve(sample: SampleHand) -> bool:
        """Played out: a Unit in each turn from the second."""
        held = list(sample.hand) + list(sample.order[11:12])
        for turn in range(2, last + 1):
            held.append(sample.order[10 + turn])
            usable = [number for number in held if first_turn(number) <= turn]
            if not usable:
                return False
            held.remove(rng.choice(usable))
        return True

    samples = dealt(deck, tries, rng, (lambda hand: any(first_turn(n) <= 2 for n in hand)) if redraw else None)
    odds = chances(deck, cards)
    assert close(sum(map(curve, samples)), tries, odds.row("curve", second=second, redraw=redraw).by_turn[last - 1])
    keep = (lambda hand: any(first_turn(n) <= last for n in hand)) if redraw else None
    found = sum(any(first_turn(n) <= last for n in seen_by(sample, last)) for sample in dealt(deck, tries, rng, keep))
    playable = odds.row("playable unit", second=second, redraw=redraw)
    assert close(found, tries, playable.by_turn[last - 1])


# --- as games begin


def test_hands_shields_and_draws_of_games_as_they_begin(times: Times, rng: random.Random) -> None:
    """Both players redraw a hand without a Unit of Lv 2 or less; then each draws for their first turn."""
    decks = (deck_lookup.find("official-004", CARDS), deck_lookup.find("official-005", CARDS))
    tries = times(2000)
    early, playable, bursts = [0, 0], [0, 0], [0, 0]
    for _ in range(tries):
        game = start(decks, rng.getrandbits(60), chooser=0)
        game.apply(0, Choice("first"))
        for seat in (0, 1):
            first = zone(game, seat, HAND)
            game.apply(seat, Choice("keep" if any(map(early_unit, first)) else "redraw"))
        while (game.state.turn, game.state.phase) != (2, MAIN):
            player = game.decision.player
            game.apply(player, next(one for one in game.legal_choices(player) if one.verb in ("end", "pass")))
        for seat, size in ((0, 50), (1, 50)):
            hand, shields = zone(game, seat, HAND), zone(game, seat, SHIELDS)
            resources = len(game.state.zone(seat, RESOURCES))
            assert (len(hand), len(shields), resources) == (6, 6, 1 + seat)
            assert len(zone(game, seat, DECK)) == size - 12
            early[seat] += any(map(early_unit, hand))
            playable[seat] += any(card.type == "unit" and card.level <= resources for card in hand)
            bursts[seat] += sum(map(has_burst, shields))
    for seat in (0, 1):
        odds = chances(decks[seat], CARDS)
        assert close(early[seat], tries, odds.row("early unit", redraw=True).by_turn[0])
        shields_with = sum(count for number, count in decks[seat].cards if has_burst(CARDS[number]))
        assert abs(bursts[seat] / tries - 6 * shields_with / 50) < 5 * 1.2 / sqrt(tries)
    # Who goes second has two Resources, the EX Resource one of them: a Unit of Lv 2 or less is what they can play.
    assert playable[1] == early[1]
    assert playable[0] == 0  # the first deck has no Unit of Lv 1


def zone(game: Game, seat: int, kind: int) -> list[Card]:
    return [game.state.cards[card].definition.data for card in game.state.zone(seat, kind)]


def early_unit(card: Card) -> bool:
    return card.type == "unit" and card.level <= 2


def test_what_is_asked_of_a_deck_at_once_takes_little_work() -> None:
    """While a deck is built it is worked out with every card that is put in."""
    deck, cards = tangled()
    assert calls(lambda: chances(deck, cards)) < 150_000


@pytest.mark.parametrize("size", [0, 5, 11, 12, 16, 30, 60])
def test_decks_of_any_size(size: int) -> None:
    deck, cards = deck_of((card("GD01-001", level=2, link={"names": ["Amuro"]}), size // 2))
    deck = deck.with_count("GD01-001", size // 2).with_count("GD01-002", size - size // 2)
    cards["GD01-002"] = card("GD01-002", type="pilot", name="Amuro", level=4)
    found: Chances = chances(deck, cards)
    for row in found.rows:
        defined = [chance for chance in row.by_turn if chance is not None]
        assert all(0 <= chance <= 1 for chance in defined)
        expected = max(0, min(6, size - 12)) - (row.key == "curve" and size > 12)
        assert len(defined) == expected
    assert (found.bursts is None) == (size < 6)
