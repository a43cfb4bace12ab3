"""The account of a game is counted from its events alone."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.games.gcg.account import account
from gundam_desktop.tabletop import Account, Change, Event, Tally
from tests.conftest import Times
from tests.records.played_games import a_start, begun, play

PLACED = {"placed shield", "placed as shield", "placed shield from deck"}
TURN = Event("turn begins", "6-1", 0, amount=1)


def damage(player: int, card: int, number: str, source: int, source_number: str, points: int) -> Event:
    return Event("damaged", "7-6", player, card, number, source, source_number, points, "battle")


def counts(shown: Account, label: str) -> tuple[int, int]:
    return next(tally.counts for tally in shown.tallies if tally.label == label)


def test_damage_is_counted_by_card_and_target() -> None:
    shown = account(
        [
            damage(1, 0, "", 7, "ST01-001", 3),
            damage(1, 9, "ST01-015", 7, "ST01-001", 2),
            damage(1, 8, "ST01-005", 6, "ST01-001", 4),
            damage(0, 7, "ST01-001", 8, "ST01-005", 1),
            Event("player damaged", "7-6-2-2", 1, 0, "", 7, "ST01-001", 5, "battle"),
        ]
    )
    assert shown.targets == ("Player", "Shields", "Bases", "Units")
    assert [(source.seat, source.number, source.points) for source in shown.sources] == [
        (0, "ST01-001", (5, 3, 2, 4)),
        (1, "ST01-005", (0, 0, 0, 1)),
    ]
    assert shown.sources[0].total == 14


def test_damage_to_ones_own_cards_counts_for_the_owner_of_the_source() -> None:
    moved = Event("played", "9-3-2", 0, 5, "ST01-012", changes=(Change(5, zone="resolving", seat=0),))
    shown = account([moved, damage(0, 8, "ST01-005", 5, "ST01-012", 2)])
    assert shown.sources[0].seat == 0


def test_cards_drawn_in_turns_and_cards_played_from_the_hand_are_counted() -> None:
    def drew(card: int) -> Event:
        return Event("drew", "6-3", 0, card, changes=(Change(card, zone="hand", seat=0),))

    def deployed(card: int) -> Event:
        return Event("deployed", "6-5", 0, card, "ST01-005", changes=(Change(card, zone="battle", seat=0),))

    shown = account([drew(1), TURN, drew(2), deployed(1), deployed(3)])
    assert counts(shown, "Cards drawn") == (1, 0), "the opening hand is not drawn in a turn"
    assert counts(shown, "Cards played") == (1, 0), "what an effect deploys from elsewhere is not played"
    assert counts(shown, "Turns") == (1, 0)


def test_units_and_shields_that_are_lost_count_for_their_owner() -> None:
    shown = account(
        [
            Event("destroyed", "4-10", 1, 8, "ST01-005"),
            Event("destroyed", "4-10", 1, 9, "ST01-015"),
            Event("shield destroyed", "4-10-3", 0, 4, "ST01-005"),
            Event("attacked", "7-3", 1, 8, "ST01-005"),
        ]
    )
    assert counts(shown, "Units lost") == (0, 1)
    assert counts(shown, "Shields lost") == (1, 0)
    assert counts(shown, "Attacks") == (0, 1)


@pytest.mark.parametrize("kind", ["shield destroyed", "took shield"])
def test_every_shield_that_leaves_is_lost(kind: str) -> None:
    """Destroyed, or added to the hand: the table shows one less."""
    assert counts(account([Event(kind, "4-10-3", 0, 4, "ST01-005")]), "Shields lost") == (1, 0)


def test_the_shields_lost_agree_with_the_table(rng: random.Random, times: Times) -> None:
    for _ in range(times(30)):
        history = begun(a_start())
        play(history, rng)
        events = history.events(history.first, history.position)
        lost, view = counts(account(events), "Shields lost"), history.game.view(0)
        for seat in (0, 1):
            placed = sum(event.kind in PLACED for event in events if event.player == seat)
            assert lost[seat] == placed - len(view.zones.get((seat, "shields"), ()))


def test_the_deeds_of_a_player_are_what_the_other_has_lost_by_destruction() -> None:
    shown = account(
        [
            Event("destroyed", "4-10", 1, 8, "ST01-005"),
            Event("shield destroyed", "4-10-3", 0, 4, "ST01-005"),
            Event("took shield", "4-10-3", 0, 5, "ST01-005"),
            damage(1, 8, "ST01-005", 7, "ST01-001", 3),
        ]
    )
    assert [deed.counts for deed in shown.deeds] == [(0, 1), (1, 0), (3, 0)]


def test_the_best_card_is_the_one_that_broke_and_destroyed_the_most() -> None:
    shown = account(
        [
            damage(1, 8, "ST01-005", 7, "ST01-001", 4),
            damage(1, 9, "ST01-005", 6, "ST01-002", 1),
            damage(1, 0, "", 6, "ST01-002", 1),
            damage(0, 7, "ST01-001", 8, "ST01-005", 1),
        ]
    )
    assert shown.best == ("ST01-001", "ST01-005"), "a hit on a Shield counts as three points: the lower number wins"
    destroyed = [damage(1, 9, "ST01-005", 6, "ST01-002", 1), Event("destroyed", "4-10", 1, 9, "ST01-005")]
    assert account([damage(1, 8, "ST01-005", 7, "ST01-001", 2), *destroyed]).best == ("ST01-002", "")
    assert account([]).best == ("", "")


def test_a_whole_game_adds_up_in_every_language(rng: random.Random) -> None:
    history = begun(a_start())
    play(history, rng)
    events = history.events(history.first, history.position)
    shown = account(events)
    dealt = sum(event.amount for event in events if event.kind in ("damaged", "player damaged"))
    assert sum(source.total for source in shown.sources) == dealt
    assert all(source.number for source in shown.sources)
    assert sum(counts(shown, "Turns")) == history.game.turn
    for language in ("ja", "zh"):
        other = account(events, language)
        assert [tally.counts for tally in other.tallies] == [tally.counts for tally in shown.tallies]
        assert other.tallies[0] != Tally("Turns", shown.tallies[0].counts)
