"""Wrong choices of every kind are refused, and nothing changes; what is taken does what a legal choice does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gundam_desktop import COMPILED
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gundam_war.decks import DECKS
from gundam_desktop.games.gundam_war.game import GAMES
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice, IllegalChoice, Refusal
from tests.conftest import Times
from tests.properties.random_games import positions, told

VERBS = (
    *("deploy", "pair", "play", "activate", "attack", "block", "choose", "resolve", "concede"),
    *("pass", "end", "yes", "no", "first", "second", "keep", "redraw"),
)
NO_VERBS = ("", "win", "Attack", "pass ", "attack player", "draw", "none")
WORDS = ("", "player", "top", "bottom", "none", "1", "2", "99", "-1", "yes", "sideways", "Player")
NUMBERS = (-1000000, -2, -1, 0, 0, 0, 1, 2, 3, 50, 1000000)
NOBODY = (-2, -1, 2, 7)
AT_A_POSITION = 20


def any_card(game: Game, rng: random.Random) -> int:
    """An id: of any card, own or not, seen or not; of none; out of range; below 0."""
    count = len(game.state.cards)
    return rng.choice(
        (rng.randrange(count), rng.randrange(count), 0, -1, -rng.randrange(1, count), count, count + 7, 1 << 40)
    )


def any_cards(game: Game, rng: random.Random) -> tuple[int, ...]:
    """Some ids for a selection: often candidates, with others among them, or the same ones twice."""
    near = [*game.decision.candidates, any_card(game, rng), any_card(game, rng)]
    return tuple(rng.choices(near, k=rng.randrange(4)))


def nonsense(game: Game, rng: random.Random) -> Choice:
    """A choice of any verb with any fields."""
    return Choice(
        rng.choice((*VERBS, *VERBS, *NO_VERBS)),
        any_card(game, rng) if rng.random() < 0.8 else 0,
        any_card(game, rng) if rng.random() < 0.5 else 0,
        any_cards(game, rng) if rng.random() < 0.3 else (),
        rng.choice((*WORDS, *game.decision.options)) if rng.random() < 0.4 else "",
        rng.choice(NUMBERS),
        rng.choice((*NUMBERS, -1, -1, -1)),
    )


def nearly_right(game: Game, rng: random.Random) -> Choice:
    """A legal choice, or one that could be tried, with one or two fields changed."""
    player = game.decision.player if game.decision.player >= 0 else 0
    choice = rng.choice(game.legal_choices(player) or game.pseudo_legal_choices(player))
    if rng.random() < 0.5:
        choice = rng.choice(game.pseudo_legal_choices(player))
    for _ in range(rng.choice((1, 1, 2))):
        field = rng.choice(Choice._fields)
        choice = choice._replace(**{field: getattr(nonsense(game, rng), field)})
    return choice


def same_as_a_legal_one(game: Game, player: int, choice: Choice) -> bool:
    """Whether the choice, which was taken, does what a legal choice of this verb does."""
    if choice.verb == "concede":
        return player in (0, 1)
    if choice.verb == "choose" and not game.legal_choices(player):
        return player == game.decision.player and not choice.word
    digest = after(game, player, choice)
    return any(
        after(game, player, legal) == digest for legal in game.legal_choices(player) if legal.verb == choice.verb
    )


def after(game: Game, player: int, choice: Choice) -> str:
    copy = game.copy()
    copy.apply(player, choice)
    return copy.digest()


def refusals_of(game: Game, player: int, choice: Choice) -> tuple[Refusal, ...]:
    """Why the choice was refused; empty when it was taken and carried out."""
    try:
        game.apply(player, choice)
    except IllegalChoice as error:
        return error.refusals
    return ()


def test_wrong_choices_are_refused_and_change_nothing(rng: random.Random, times: Times) -> None:
    refused = 0
    for decks, game in positions(rng, times(4000)):
        digest = game.digest()
        for _ in range(AT_A_POSITION):
            player = rng.choice((game.decision.player, 0, 1, rng.choice(NOBODY)))
            choice = rng.choice((nonsense, nearly_right))(game, rng)
            copy = game.copy()
            try:
                refusals = refusals_of(copy, player, choice)
            except Exception as error:
                raise AssertionError(f"{error!r}: {(player, choice)}, {told(decks, game)}") from error
            if refusals:
                assert copy.digest() == digest, (player, choice, told(decks, game))
                refused += 1
            else:
                assert same_as_a_legal_one(game, player, choice), (player, choice, told(decks, game))
            assert game.digest() == digest, (player, choice, told(decks, game))
    assert refused > times(4000) * AT_A_POSITION // 2


POSITION = """
title: a Pilot that costs less when it is paired with one Unit
position: {A: {hand: [GD03-085], battle: [ST01-001], resources: {active: 4}}, B: {}}
expect: {winner: none}
"""


@pytest.mark.parametrize("target", [-1, 99, 1 << 40])
def test_a_target_that_is_no_card_is_refused(target: int) -> None:
    """Found by the test above: what the Pilot costs was asked before its Unit was known to be there."""
    game = play(read_text(POSITION, "a test", SCENARIOS)[0])
    (pilot,) = (card.id for card in game.view(0).cards.values() if card.number == "GD03-085")
    with pytest.raises(IllegalChoice):
        game.apply(0, Choice("pair", pilot, target, paying=0))


SULETTA = """
title: a Pilot that sets one of its player's Resources active
position:
  A: {battle: [{card: ST01-001, pilot: ST01-011}], resources: {active: 2, rested: 2}}
  B: {resources: {active: 2, rested: 2}}
play:
  - A: attack ST01-001 -> player
expect: {decision: A choose}
"""


def test_a_resource_is_judged_before_it_is_exchanged_for_one_of_its_kind() -> None:
    """Found by the contract of all games: a Resource of the other player was taken for a candidate."""
    game = play(read_text(SULETTA, "a test", SCENARIOS)[0])
    refused = [card.id for card in game.view(0).cards.values() if card.zone == "resources" and card.owner == 1]
    assert len(refused) == 4
    for card in refused:
        assert game.explain(0, Choice("choose", cards=(card,)))
        with pytest.raises(IllegalChoice):
            game.apply(0, Choice("choose", cards=(card,)))


WRONG_TYPES: dict[str, tuple[Any, ...]] = {
    "verb": (None, 1, b"pass", ("pass",), ["pass"]),
    "card": (None, "1", 1.0, 1.5, True, [], (1,)),
    "target": (None, "1", 1.0, {}, (1,)),
    "cards": (None, 1, "12", [1], {1: 2}, ("1",), (None,), (1.0,)),
    "word": (None, 1, b"player", ["player"]),
    "number": (None, "1", 1.0, []),
    "paying": (None, "0", 0.0, []),
}


@pytest.mark.parametrize("field", Choice._fields)
def test_values_of_wrong_types_are_refused_as_wrong_choices_are(field: str) -> None:
    gcg = play(read_text(POSITION, "a test", SCENARIOS)[0])
    gundam_war = GAMES.start((DECKS.shipped["blue"].deck, DECKS.shipped["green"].deck), 1)
    for game in (gcg, gundam_war):
        player = game.decision.player
        for choice in (*game.legal_choices(player), Choice("concede")):
            for value in WRONG_TYPES[field]:
                try:
                    wrong = choice._replace(**{field: value})
                except TypeError:
                    assert COMPILED, "only the compiled class refuses such a value itself"
                    continue
                if type(getattr(wrong, field)) is not type(value):
                    assert COMPILED, "only the compiled class makes 1 of True"
                    continue
                assert game.explain(player, wrong)
                with pytest.raises(IllegalChoice):
                    game.apply(player, wrong)
