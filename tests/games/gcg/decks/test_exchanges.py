"""Exchanges of cards: each is legal, and games before and after it are alike."""

from __future__ import annotations

from datetime import date

import pytest

from gundam_desktop.games.gcg import decks_api, game, library
from gundam_desktop.games.gcg.decks import construction, restrictions
from gundam_desktop.games.gcg.decks.exchanges import MOST_ADDED, Exchange, paired
from gundam_desktop.games.gcg.model.editions import NEWEST

DAY = date(2026, 9, 25)
CARDS = decks_api.all_cards()


@pytest.mark.parametrize("name", ["official-001", "official-004", "official-013"])
def test_hundreds_of_legal_exchanges_are_found(name: str) -> None:
    deck = library.deck(name)
    found = decks_api.exchanges_for(deck, DAY)
    assert 200 < len(found) == len(set(found))
    colors = {color for color, _count in construction.colors_of(deck, CARDS)}
    assert len({one.into for one in found}) <= MOST_ADDED
    assert {one.out for one in found} == {number for number, _count in deck.cards}, "any card may leave"
    before = {violation.code for violation in restrictions.violations(deck, CARDS, DAY)}
    for one in found[::20]:
        after = one.applied(deck)
        assert construction.violations(after, CARDS) == []
        assert {violation.code for violation in restrictions.violations(after, CARDS, DAY)} <= before
        assert CARDS[one.into].color in colors
        assert after.copies(one.out) == deck.copies(one.out) - one.copies
        assert after.copies(one.into) == deck.copies(one.into) + one.copies <= construction.MOST_COPIES


def test_cards_that_are_suggested_are_among_them() -> None:
    deck = library.deck("official-004")
    suggested = {one.number for one in decks_api.suggestions_for(deck, DAY)}
    assert suggested <= {one.into for one in decks_api.exchanges_for(deck, DAY)}


def test_copies_in_the_sideboard_count() -> None:
    deck = library.deck("official-004")
    into = decks_api.exchanges_for(deck, DAY)[0].into
    full = deck.with_count(into, 4 - deck.copies(into), "sideboard")
    assert into not in {one.into for one in decks_api.exchanges_for(full, DAY)}


def test_a_deck_that_breaks_a_rule_already_may_still_be_changed() -> None:
    deck = library.deck("official-004")
    assert decks_api.exchanges_for(deck.with_count("ST01-001", 3), DAY)


@pytest.mark.parametrize("exchange", [Exchange("ST01-005", "ST01-004", 1), Exchange("ST01-004", "GD01-017", 2)])
def test_only_the_new_cards_are_elsewhere(exchange: Exchange) -> None:
    deck, other = library.deck("official-004"), library.deck("official-005")
    deck = deck.with_count("ST01-004", 3).with_count(
        "ST01-005", 50 - deck.with_count("ST01-004", 3).with_count("ST01-005", 0).count
    )
    after = paired(deck, exchange)
    assert sorted(after.shuffle_order()) == sorted(exchange.applied(deck).numbers()) == sorted(after.numbers())
    numbers = [
        [record[0] for record in game.start((one, other), 5, NEWEST, 0, trial=True).dump()["cards"]]
        for one in (deck, after)
    ]
    changed = [pair for pair in zip(*numbers, strict=True) if pair[0] != pair[1]]
    assert changed == [(exchange.out, exchange.into)] * exchange.copies


def test_it_is_played_like_any_deck() -> None:
    deck, exchange = library.deck("official-004"), Exchange("ST01-004", "GD01-017", 2)
    after = paired(deck, exchange)
    assert after.cards == exchange.applied(deck).cards
    assert game.start((after, after), 1, NEWEST).decision.player in (0, 1)


def test_worlds_that_a_bot_samples_differ_only_in_the_new_cards() -> None:
    deck, other, exchange = (
        library.deck("official-004"),
        library.deck("official-005"),
        Exchange("ST01-004", "GD01-017", 2),
    )
    worlds = []
    for own in (deck, paired(deck, exchange)):
        view = game.start((other, own), 5, NEWEST, 0).view(0)
        worlds.append([record[0] for record in game.sample_world(view, 7, (other, own)).dump()["cards"]])
    changed = [pair for pair in zip(*worlds, strict=True) if pair[0] != pair[1]]
    assert changed == [(exchange.out, exchange.into)] * exchange.copies
