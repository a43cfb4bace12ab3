"""What is listed is exactly what is not refused, over every choice that a player could try in a position."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gundam_desktop.games.gcg.game import Game
from gundam_desktop.tabletop import Choice, Decision
from tests.conftest import Times
from tests.properties.walks import any_decks, told, walk

WORDS = ("pass", "end", "yes", "no", "first", "second", "keep", "redraw")


def attempts(game: Game, player: int, rng: random.Random) -> Iterator[Choice]:
    """Every well-formed choice, with some cards that are nowhere near being right."""
    zones = game.view(player).zones
    units = [*zones[0, "battle"], *zones[1, "battle"]]
    fields = [*units, *zones[0, "base"], *zones[1, "base"]]
    hand = zones[player, "hand"]
    strays = rng.sample(range(len(game.state.cards)), 4)
    waits = [*dict.fromkeys(entry[2].card for entry in game.state.waiting)]
    for card in (*hand, *strays):
        for paying in range(-1, 3):
            yield Choice("deploy", card, paying=paying)
            yield Choice("play", card, paying=paying)
            yield from (Choice("pair", card, unit, paying=paying) for unit in (*units, strays[0]))
    for card in (*fields, *strays):
        yield Choice("attack", card, word="player")
        yield from (Choice("attack", card, target) for target in (*fields, strays[0]))
        yield Choice("block", card)
        for number in range(4):
            yield from (Choice("activate", card, number=number, paying=paying) for paying in range(-1, 2))
    yield from (Choice(word) for word in WORDS)
    yield from (Choice("resolve", card, number=number) for card in (*waits, *strays) for number in range(4))
    yield Choice("choose")
    yield from (Choice("choose", cards=(card,)) for card in range(1, len(game.state.cards)))
    yield from (Choice("choose", word=word) for word in (*game.decision.options, "sideways"))


def alike(game: Game, player: int, choice: Choice, listed: list[Choice]) -> bool:
    """Whether the choice does what a listed one does: another word for it, or another Resource just like it."""
    return any(
        after(game, player, choice) == after(game, player, other)
        for other in listed
        if (other.verb, other.card, other.target) == (choice.verb, choice.card, choice.target)
    )


def after(game: Game, player: int, choice: Choice) -> str:
    copy = game.copy()
    copy.apply(player, choice)
    return copy.digest()


def whole(decision: Decision, cards: tuple[int, ...]) -> bool:
    """Whether the cards are what the groups ask for."""
    left = set(cards)
    for group in decision.groups:
        mine = left & set(group.candidates)
        if not group.least <= len(mine) <= group.most:
            return False
        left -= mine
    return not left and len(set(cards)) == len(cards)


@pytest.mark.timeout(1800)  # with --whole
def test_listing_and_explaining_agree(rng: random.Random, times: Times) -> None:
    for _ in range(times(80)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            decision = game.decision
            for player in (0, 1):
                listed = game.choices(player)
                assert player == decision.player or not listed, told(decks, game)
                assert len(set(listed)) == len(listed), told(decks, game)
                for choice in listed:
                    assert game.explain(player, choice) == [], (choice, told(decks, game))
                known = set(listed)
                for choice in attempts(game, player, rng):
                    if choice not in known and not game.explain(player, choice):
                        several = not listed and choice.verb == "choose" and whole(decision, choice.cards)
                        assert several or alike(game, player, choice, listed), (choice, told(decks, game))


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


def test_everybody_who_must_decide_can(rng: random.Random, times: Times) -> None:
    for _ in range(times(200)):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            decision = game.decision
            if decision.player >= 0:
                enough = all(group.least <= len(group.candidates) for group in decision.groups)
                assert game.choices(decision.player) or (decision.groups and enough), told(decks, game)


def test_a_player_may_concede_at_any_time(rng: random.Random, times: Times) -> None:
    for _ in range(times(20)):
        for game in walk(any_decks(rng), rng):
            for player in (0, 1) if game.decision.player >= 0 else ():
                over = game.copy()
                over.apply(player, Choice("concede"))
                assert over.view(0).result == str(1 - player)
                assert over.decision.player == -1
                assert over.choices(0) == over.choices(1) == []
