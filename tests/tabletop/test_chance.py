"""Chance as a number: the sequence that records depend on, and the keyed one of games over a network."""

from __future__ import annotations

from collections import Counter

import pytest

from gundam_desktop.games import find
from gundam_desktop.records import GameHistory, Player, Start, verify
from gundam_desktop.records.entries import write_line
from gundam_desktop.records.record import record_in
from gundam_desktop.tabletop.chance import draw_number, first_number, keyed, shuffled

KEY = keyed((1 << 128) + 0x123456789ABCDEF)
CARDS = 50
SHUFFLES = 4_000
CHI_SQUARE = 2_700
"""Above this for 49 * 49 = 2,401 degrees of freedom, with a probability of 0.00002: the seeds are fixed."""


def test_a_small_seed_draws_as_ever() -> None:
    seed, drawn = 1, []
    for _ in range(5):
        seed, number = draw_number(seed, 1000)
        drawn.append(number)
    assert drawn == [465, 519, 590, 235, 761]


def test_a_key_draws_as_ever() -> None:
    seed, drawn = KEY, []
    for _ in range(5):
        seed, number = draw_number(seed, 1000)
        drawn.append(number)
    assert drawn == [913, 236, 953, 450, 212]
    assert seed == KEY + 5


def test_only_seeds_below_the_keys_are_cut() -> None:
    assert first_number(-1) == (1 << 64) - 1
    assert first_number(KEY) == KEY


def test_every_card_is_as_often_in_every_place() -> None:
    """The chi-square of the places of all cards; whole shuffles, so one degree less in both directions."""
    seed, places = KEY, Counter[tuple[int, int]]()
    for _ in range(SHUFFLES):
        seed, order = shuffled(seed, range(CARDS))
        places.update(enumerate(order))
    expected = SHUFFLES / CARDS
    deviation = sum((places[place, card] - expected) ** 2 for place in range(CARDS) for card in range(CARDS)) / expected
    assert deviation < CHI_SQUARE


@pytest.mark.parametrize("key", ["gcg", "gundam_war", "digrayn", "zoids"])
def test_a_game_with_a_key_is_recorded_and_replayed(key: str) -> None:
    game_module = find(key)
    decks = [game_module.library.deck(name) for name in game_module.first_decks]
    data = [game_module.write_deck(deck) for deck in decks]
    players = (Player(name="A", level="human", deck=data[0]), Player(name="B", level="human", deck=data[1]))
    start = Start(game=key, id="a", began="now", edition=game_module.newest, seed=KEY, players=players)
    history = GameHistory.begin(game_module.start((decks[0], decks[1]), KEY, game_module.newest), start)
    while history.position < 40 and history.game.decision.player >= 0:
        seat = history.game.decision.player
        choices = history.game.legal_choices(seat)
        if not choices:
            break
        history.apply(seat, choices[history.position % len(choices)])
    verdict = verify(record_in(b"".join(map(write_line, history.record.lines()))).record)
    assert verdict.ok, verdict.why
    assert verdict.digest == history.game.digest()
    loaded = game_module.load(history.game.dump())
    assert loaded.digest() == history.game.digest()
