"""What is listed is exactly what is not refused, over every choice that a player could try in a position."""

from __future__ import annotations

import random
from itertools import product

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.rules.legal_choices import canonical, is_forced
from gundam_desktop.tabletop import Choice, Decision, Refusal
from tests.conftest import Times
from tests.properties.random_games import any_decks, positions, told, walk

ACTIONS = ("deploy", "pair", "play", "activate", "attack", "block")


def whole(decision: Decision, cards: tuple[int, ...]) -> bool:
    """Whether the cards are what the groups ask for, each standing for one of them."""
    groups = decision.groups

    def divided(of: tuple[int, ...]) -> bool:
        counts = [of.count(place) for place in range(len(groups))]
        return all(card in groups[place].candidates for card, place in zip(cards, of, strict=True)) and all(
            group.least <= count <= group.most for group, count in zip(groups, counts, strict=True)
        )

    return len(set(cards)) == len(cards) and any(map(divided, product(range(len(groups)), repeat=len(cards))))


def agree(game: Game, player: int) -> set[Refusal]:
    """Hold what is listed against what is explained, over all attempts; the refusals that were given."""
    listed, pseudo_legal_choices = game.legal_choices(player), game.pseudo_legal_choices(player)
    decision, state = game.decision, game.state
    assert player == decision.player or not listed
    assert len(set(listed)) == len(listed)
    assert len(set(pseudo_legal_choices)) == len(pseudo_legal_choices)
    refusals: set[Refusal] = set()
    legal: set[Choice] = set()
    for choice in pseudo_legal_choices:
        reasons = game.explain(player, choice)
        refusals.update(reasons)
        assert all(reason.code != "no such choice" for reason in reasons), choice
        if not reasons:
            legal.add(canonical(state, choice))
    if decision.most > 1 and player == decision.player:
        assert not listed
        assert all(whole(decision, choice.cards) and not choice.word for choice in legal), legal
    else:
        assert legal == set(listed), legal ^ set(listed)
        if player == decision.player and decision.kind in ("choose", "confirm"):
            assert is_forced(state) == (len(legal) == 1), legal
    for choice in listed:
        assert game.explain(player, choice) == [], choice
        if choice.verb in ACTIONS:
            assert choice in game.pseudo_legal_choices(player, choice.card), choice
    return refusals


def has_words(edition: str, refusal: Refusal) -> None:
    """The refusal has a sentence, and its clauses stand in the rule book."""
    assert library.sentence(refusal, {}), refusal
    for clause in (refusal.clause, *refusal.also):
        assert clause in RULEBOOK.book(edition), (edition, refusal)


def test_listing_and_explaining_agree_over_all_attempts(rng: random.Random, times: Times) -> None:
    given: set[tuple[str, Refusal]] = set()
    for decks, game in positions(rng, times(6000, plain=3)):
        for player in (0, 1):
            try:
                given |= {(game.state.edition, refusal) for refusal in agree(game, player)}
            except AssertionError as error:
                raise AssertionError(f"player {player}: {error}; {told(decks, game)}") from error
    for edition, refusal in given:
        has_words(edition, refusal)


def test_what_a_card_is_there_for_is_among_all_attempts(rng: random.Random, times: Times) -> None:
    for decks, game in positions(rng, times(1000)):
        for player in (0, 1):
            pseudo_legal_choices = set(game.pseudo_legal_choices(player))
            for card in range(1, len(game.state.cards)):
                there_for = game.pseudo_legal_choices(player, card)
                assert {choice.card for choice in there_for} <= {card}, told(decks, game)
                assert pseudo_legal_choices >= set(there_for), (player, card, told(decks, game))


def test_whole_selections_are_legal_and_no_others(rng: random.Random, times: Times) -> None:
    for _ in range(times(200)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            decision = game.decision
            for _ in range(8 if decision.groups else 0):
                near = [*decision.candidates, *rng.sample(range(1, len(game.state.cards)), 2)]
                cards = tuple(rng.choices(near, k=rng.randint(0, min(decision.most + 1, len(near)))))
                legal = not game.explain(decision.player, Choice("choose", cards=cards))
                assert legal == whole(decision, cards), (cards, told(decks, game))


def test_a_player_may_concede_at_any_time(rng: random.Random, times: Times) -> None:
    for _, game in positions(rng, times(1000)):
        for player in (0, 1) if game.decision.player >= 0 else ():
            over = game.copy()
            over.apply(player, Choice("concede"))
            assert over.view(0).result == str(1 - player)
            assert over.decision.player == -1
            assert over.legal_choices(0) == over.legal_choices(1) == []
