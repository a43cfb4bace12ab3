"""What is counted in games between bots: held against the events of whole games, and against small ones."""

from __future__ import annotations

import random

from gundam_desktop.games.gcg import play_figures
from gundam_desktop.games.gcg.account import account
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.model.constants import RESOURCES, SHIELDS, STARTING_HAND
from gundam_desktop.games.gcg.rules.figures import is_linked
from gundam_desktop.tabletop import Event
from tests.conftest import Times
from tests.properties.random_games import any_choice, any_decks, begin


def copies(counted: tuple[str, str], seat: int) -> int:
    return sum(map(int, counted[seat]))


def test_whole_games_are_counted_as_their_events_say(rng: random.Random, times: Times) -> None:
    for _ in range(times(40)):
        decks = any_decks(rng)
        game, every = begin(decks, rng), list[Event]()
        counter, linked, unused = play_figures.counter(decks), [-1, -1], [0, 0]
        while game.decision.player >= 0:
            before = game.copy()
            events = game.apply(game.decision.player, any_choice(game, rng))
            counter.add(game, events)
            every += events
            for seat in (0, 1):
                if linked[seat] < 0 and any(is_linked(game.state, unit) for unit in _units(game, seat)):
                    linked[seat] = game.turn
            if before.turn and game.turn > before.turn:
                unused[before.state.turn_player] += _active(game, before.state.turn_player)
        figures, cards = counter.figures(game), counter.cards()
        told = {tally.label: tally.counts for tally in account(every).tallies}
        assert figures["redraws"] == tuple(
            sum(event.kind == "redraw" and event.player == seat for event in every) for seat in (0, 1)
        )
        assert figures["shields"] == tuple(len(game.state.zone(seat, SHIELDS)) for seat in (0, 1))
        assert figures["unused"] == tuple(unused)
        for seat in (0, 1):
            assert copies(cards["hand"], seat) == STARTING_HAND
            assert copies(cards["drawn"], seat) <= told["Cards drawn"][seat]
            assert copies(cards["played"], seat) <= told["Cards played"][seat]
            if max(map(int, cards["played"][seat])) < 9:
                assert copies(cards["played"], seat) == told["Cards played"][seat]
            if figures["linked"][seat] > 0 and linked[seat] > 0:
                assert linked[seat] <= figures["linked"][seat]


def _units(game: Game, seat: int) -> list[int]:
    return [card for card in game.view(0).zones[seat, "battle"] if game.view(0).cards[card].owner == seat]


def _active(game: Game, seat: int) -> int:
    cards = (game.state.cards[card] for card in game.state.zone(seat, RESOURCES))
    return sum(not card.rested and card.definition.number != "EXR-001" for card in cards)


def test_every_figure_has_a_name_in_every_language(rng: random.Random) -> None:
    decks = any_decks(rng)
    counter, game = play_figures.counter(decks), begin(decks, rng)
    keys = [*counter.figures(game), *counter.cards()]
    for language in ("en", "ja", "zh"):
        assert list(play_figures.words(language)) == keys


def test_copies_are_counted_in_the_order_of_the_deck(rng: random.Random) -> None:
    decks = any_decks(rng)
    for seat in (0, 1):
        numbers = play_figures.numbers(decks[seat])
        assert len(play_figures.counter(decks).cards()["hand"][seat]) == len(numbers) == len(set(numbers))
