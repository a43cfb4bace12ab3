"""Nothing that a player may not know reaches their view, their choices or a bot that plays for them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

from gundam_desktop.bots import levels
from gundam_desktop.bots.search_bot import SearchBot, Style
from gundam_desktop.games.gcg.game import Game, sample_world
from gundam_desktop.games.gcg.game_module import GAME_MODULE
from gundam_desktop.games.gcg.library import know, story
from gundam_desktop.games.gcg.model.constants import DECK, OUTSIDE, RESOURCE_DECK
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.simulation.simulation import Simulation
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice, Event, View
from tests.conftest import Times
from tests.properties.invariants import has_constants_at_work
from tests.properties.random_games import Decks, any_choice, any_decks, begin, told, walk

FORGETTING = ("shuffled", "put under deck", "returned to deck")
BOTS = ("random", "greedy:worlds=1", "cadet", "ace:nodes=150", "ace:nodes=150:lists=hidden")


def exchanged(game: Game, player: int, rng: random.Random) -> Game | None:
    """The game with two cards exchanged that the player cannot tell apart; None when there are none."""
    state = game.state
    pools: dict[tuple[int, bool], list[int]] = {}
    for card, record in enumerate(state.cards):
        if card and record.zone != OUTSIDE and not record.known >> player & 1:
            pools.setdefault((record.owner, record.zone == RESOURCE_DECK), []).append(card)
    pool = rng.choice([*pools.values()] or [[]])
    rng.shuffle(pool)
    for one in pool[:1]:
        others = [c for c in pool if state.cards[c].definition is not state.cards[one].definition]
        if others:
            return _with_exchanged(game, one, others[0])
    return None


def _with_exchanged(game: Game, one: int, other: int) -> Game:
    twin = game.copy()
    cards = twin.state.cards
    first, second = cards[one], cards[other]
    twin.state.replace(one, first.but(definition=second.definition))
    twin.state.replace(other, second.but(definition=first.definition))
    for card in (one, other):
        _settle(twin.state, card)
    return twin


def _settle(state: State, card: int) -> None:
    """Which constant effects are on follows from where the cards are."""
    state.sources = tuple(c for c in state.sources if c != card)
    if has_constants_at_work(state.cards[card]):
        state.sources = (*state.sources, card)


def test_exchanged_cards_give_the_same_view_and_choices(rng: random.Random, times: Times) -> None:
    for _ in range(times(100, plain=3)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            for player in (0, 1):
                twin = exchanged(game, player, rng)
                if twin is not None:
                    assert twin.view(player) == game.view(player), (player, told(decks, game))
                    assert twin.legal_choices(player) == game.legal_choices(player), (player, told(decks, game))
                    assert twin.pseudo_legal_choices(player) == game.pseudo_legal_choices(player), (
                        player,
                        told(decks, game),
                    )


def test_exchanged_cards_give_the_same_choice_of_a_bot(rng: random.Random, times: Times) -> None:
    for _ in range(times(60)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            player = game.decision.player
            twin = exchanged(game, player, rng) if player >= 0 and rng.random() < 0.2 else None
            if twin is not None:
                level, seed = rng.choice(BOTS), rng.getrandbits(32)
                assert answer(twin, level, seed, decks) == answer(game, level, seed, decks), told(decks, game)


def test_exchanged_cards_give_a_search_the_same_statistics(rng: random.Random, times: Times) -> None:
    fair = SearchBot(GAME_MODULE, 5, SEARCH)
    for game, twin, decks in _told_apart_by_nobody(rng, times(40)):
        player = game.decision.player
        thoughts = [fair.thought(each.view(player), decks) for each in (game, twin)]
        assert thoughts[0] == thoughts[1], told(decks, game)


def test_a_search_that_looked_at_hidden_cards_would_be_noticed(rng: random.Random) -> None:
    def differ(game: Game, twin: Game, decks: Decks) -> bool:
        player = game.decision.player
        one, other = (_peeking(each, SEARCH).thought(each.view(player), decks) for each in (game, twin))
        return one != other

    assert any(differ(*twins) for twins in _told_apart_by_nobody(rng, 1000))


SEARCH = Style(nodes=150, worlds=2)


def _told_apart_by_nobody(rng: random.Random, games: int) -> Iterator[tuple[Game, Game, Decks]]:
    """Games at a decision of more than one choice, each with a twin that looks the same to the one who decides."""
    for _ in range(games):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            player = game.decision.player
            if player >= 0 and rng.random() < 0.1 and len(game.legal_choices(player)) > 1:
                twin = exchanged(game, player, rng)
                if twin is not None:
                    yield game, twin, decks


def _peeking(game: Game, style: Style) -> SearchBot:
    """A bot that cheats: its worlds are the true game."""

    class Peeking:
        def __init__(self, view: View, decks: Decks) -> None:
            self._fair = Simulation(view, decks)
            self.evaluate_after, self.rollout, self.principal_variation = (
                self._fair.evaluate_after,
                self._fair.rollout,
                self._fair.principal_variation,
            )
            self.choices = self._fair.choices

        @property
        def nodes(self) -> int:
            return self._fair.nodes

        def world(self, _seed: int) -> State:
            return game.state.copy()

    return SearchBot(GAME_MODULE._replace(simulation=Peeking), 5, style)


def answer(game: Game, level: str, seed: int, decks: Decks) -> object:
    player = game.decision.player
    return levels.create("gcg", level, seed).choose(game.view(player), game.legal_choices(player), decks)


def test_sampled_worlds_agree_with_the_view(rng: random.Random, times: Times) -> None:
    for _ in range(times(60)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            if rng.random() < 0.2:
                for player in (0, 1):
                    view = game.view(player)
                    world = sample_world(view, rng.getrandbits(32), decks)
                    assert world.view(player) == view, told(decks, game)
                    assert world.legal_choices(player) == game.legal_choices(player), told(decks, game)


def test_sampled_worlds_deal_out_both_decks(rng: random.Random, times: Times) -> None:
    for _ in range(times(30)):
        decks = any_decks(rng)
        lists = [sorted([*deck.numbers(), *deck.resource_numbers()]) for deck in decks]
        for game in walk(decks, rng):
            if rng.random() < 0.2:
                world = sample_world(game.view(rng.randrange(2)), rng.getrandbits(32), decks)
                for player in (0, 1):
                    cards = [c.definition for c in world.state.cards[1:] if c.owner == player]
                    own = sorted(d.number for d in cards if not d.token and not d.ex and d.number[:3] != "EXB")
                    assert own == lists[player], told(decks, game)


def test_a_view_that_was_sent_gives_the_same_worlds(rng: random.Random, times: Times) -> None:
    for _ in range(times(30)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            if rng.random() < 0.05:
                view = game.view(rng.randrange(2))
                sent = pickle.loads(pickle.dumps(view))
                assert sent == view, told(decks, game)
                assert sample_world(sent, 7, decks).digest() == sample_world(view, 7, decks).digest()


def test_a_shuffled_pile_keeps_no_trace_of_where_its_cards_were(rng: random.Random, times: Times) -> None:
    for _ in range(times(100, plain=3)):
        decks = any_decks(rng)
        game = begin(decks, rng)
        while (player := game.decision.player) >= 0:
            choice = Choice("redraw") if game.decision.kind == "redraw" else any_choice(game, rng)
            for event in game.apply(player, choice):
                if event.kind == "shuffled":
                    pile = game.state.zone(event.player, DECK)
                    assert len({game.state.cards[card].fields() for card in pile}) == 1, told(decks, game)


def test_events_name_no_card_that_a_player_may_not_know(rng: random.Random, times: Times) -> None:
    for _ in range(times(200)):
        decks = any_decks(rng)
        game = begin(decks, rng)
        while game.decision.player >= 0:
            before = [record.known for record in game.state.cards]
            events = game.apply(game.decision.player, any_choice(game, rng))
            if any(event.kind in FORGETTING for event in events):
                continue  # an id may mean another card now
            for player in (0, 1):
                after = game.state.cards
                for event in (event.as_seen_by(player) for event in events):
                    for card, number in named(event):
                        known = after[card].known | (before[card] if card < len(before) else 3)
                        assert known >> player & 1, (player, event, number, told(decks, game))


UNDER_THE_DECK = """title: a Unit and its Pilot go under the deck in an order that only their owner knows
position:
  A:
    battle: [{card: ST09-001, pilot: ST03-014, as: impulse}]
    trash: [ST09-006, ST09-006]
    resources: {active: 3}
    deck: {filler: 5}
  B: {deck: {filler: 5}}
play:
  - A: activate impulse
expect: {A.battle: 0}
"""


def test_a_source_that_went_under_the_deck_unseen_is_not_named(rng: random.Random) -> None:
    (scenario,) = read_text(UNDER_THE_DECK, "a test", SCENARIOS)
    game, chosen = play(scenario), list[Event]()
    assert isinstance(game, Game)
    while not chosen:
        events = game.apply(game.decision.player, any_choice(game, rng))
        chosen = [event for event in events if event.kind == "chose"]
    assert [event.target for event in chosen] == [0]


REDUCED_FOR_A_SHIELD = """title: the damage of Breach to a Shield is reduced
cards: [{number: X-001, name: Ram, type: unit, ap: 9, hp: 9, text: "<Breach 3>"}]
position:
  A: {battle: [{card: ST11-006, as: shamblo, rested: true}, ST11-008], shields: 4}
  B: {battle: [{card: X-001, as: ram}]}
play:
  - A: end
expect: {A.shields: 4}
"""


def test_a_shield_whose_damage_is_reduced_is_not_named() -> None:
    (scenario,) = read_text(REDUCED_FOR_A_SHIELD, "a test", SCENARIOS)
    game = play(scenario)
    assert isinstance(game, Game)
    know(game.own_cards)
    attack = next(c for c in game.legal_choices(1) if c.verb == "attack" and c.target)
    events = [*game.apply(1, attack)]
    while game.decision.kind != "main":
        events += game.apply(game.decision.player, Choice("pass"))
    (reduced,) = [event for event in events if event.kind == "reduced"]
    assert (reduced.card, reduced.number, reduced.amount) == (0, "", 3)
    assert story(reduced, ("A", "B")) == "The damage that a Shield would receive is reduced by 3."


def named(event: Event) -> Iterator[tuple[int, str]]:
    """The cards whose numbers an event tells."""
    pairs = ((event.card, event.number), (event.target, event.target_number))
    yield from ((card, number) for card, number in pairs if card and number)
    yield from ((change.card, change.number) for change in event.changes if change.number)
