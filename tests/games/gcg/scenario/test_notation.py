"""The written form of choices: what a program prints can be typed back."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.game import Game, start
from gundam_desktop.games.gcg.scenario import notation
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.scenario.notation import board_of
from gundam_desktop.scenarios.document import NotationError
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice
from tests.properties.random_games import any_choice


def test_every_choice_of_random_games_is_written_and_read_back(times: object, rng: random.Random) -> None:
    names = ("official-004", "official-005", "official-006", "official-007")
    cards = {card.number: card for card in card_sets()}
    decks = [deck_lookup.find(name, cards) for name in names]
    for _ in range(times(40)):  # type: ignore[operator]
        first, second = rng.sample(decks, 2)
        game = start((first, second), rng.randrange(2**32))
        for _ in range(500):
            decision = game.decision
            if decision.player < 0:
                break
            board = board_of(game.view(decision.player))
            choices = [*game.legal_choices(decision.player), any_choice(game, rng), Choice("concede")]
            written = [notation.format_choice(choice, board) for choice in choices]
            assert [notation.parse(text, board) for text in written] == choices
            assert "?" not in "".join(written)
            game.apply(decision.player, rng.choice(choices[:-1]))


POSITION = """title: T
position:
  A:
    hand: [ST02-002]
    battle: [ST01-005, {card: ST01-005, rested: true}, {card: ST01-001, pilot: ST01-010}]
    base: ST01-015
    trash: [ST01-005, ST03-001]
    resources: {active: 3, rested: 1, ex: 2}
  B:
    hand: [ST03-003]
    battle: [{card: ST01-005, rested: true}, {card: ST03-003, rested: true}]
    trash: [ST03-001]
expect: {}
"""


@pytest.fixture
def game() -> Game:
    game = play(read_text(POSITION, "f.yaml", SCENARIOS)[0])
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize(
    "text",
    [
        "attack ST01-005 -> player",
        "attack ST01-005#2 -> player",
        "attack ST01-005 -> ST01-005",
        "attack ST01-001 -> ST03-003",
        "deploy ST02-002 paying 1 ex",
        "activate ST01-015",
        "activate ST01-015 paying 2 ex",
        "activate ST01-001 2",
        "pair ST02-002 with ST01-005#2",
        "attack B.ST01-005 -> player",
        "attack trash.ST01-005 -> B.ST03-001",
        "choose active resource, active resource, rested resource, ex resource",
        "choose B.ST01-005",
        "choose none",
        "choose top",
        "choose 2",
        "resolve ST01-010 2",
        "end",
        "concede",
    ],
)
def test_a_text_is_read_and_written_the_same(game: Game, text: str) -> None:
    board = board_of(game.view(0))
    assert notation.format_choice(notation.parse(text, board), board) == text


def test_spaces_and_first_ones_are_written_the_short_way(game: Game) -> None:
    board = board_of(game.view(0))
    for text, short in [
        ("  attack   A.battle.ST01-005  ->  player ", "attack ST01-005 -> player"),
        ("attack ST01-005#1 -> B.ST01-005", "attack ST01-005 -> ST01-005"),
        ("activate ST01-015 1", "activate ST01-015"),
    ]:
        assert notation.format_choice(notation.parse(text, board), board) == short


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "`` is no choice; expected "),
        ("fly", "`fly` is no choice; expected "),
        ("end now", "`end now` is no choice; expected "),
        ("block", "`block` is not whole; expected `block UNIT`"),
        ("pair ST02-002", "`pair ST02-002` is not whole; expected `pair CARD with UNIT`"),
        ("deploy ST02-002 fast", "`deploy ST02-002 fast` has words too many; expected `deploy CARD`"),
        ("deploy st-02", "`deploy st-02`: `st-02` is no name of a card; expected a number"),
        ("block ST01-005 paying 1 ex", "`block ST01-005 paying 1 ex`: only deploy, play, pair, activate have a cost t"),
        ("deploy ST01-006", "there is no card ST01-006 that A sees"),
        ("attack B.hand.ST03-003 -> player", "there is no card B.hand.ST03-003 that A sees"),
        ("attack ST01-005#3 -> player", "there is no card ST01-005#3 that A sees"),
        ("choose wall", "no card has the label wall"),
        ("choose ST01-005", "ST01-005 could be any of A.battle.ST01-005, A.trash.ST01-005, B.battle.ST01-005; write o"),
        ("choose trash.ST03-001", "trash.ST03-001 could be any of A.trash.ST03-001, B.trash.ST03-001; write one"),
        ("choose rested resource, rested resource", "there is no rested resource left"),
    ],
)  # fmt: skip
def test_what_is_no_choice_is_said_in_one_line(game: Game, text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        notation.parse(text, board_of(game.view(0)))
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_card_that_the_player_does_not_know_is_named_by_its_place(game: Game) -> None:
    theirs = game.view(0).zones[1, "hand"][0]
    written = game.format(Choice("choose", cards=(theirs,)), 0)
    assert written == "choose hand.?"
    assert game.parse(written, 0).cards == (theirs,)
    assert game.format(Choice("choose", cards=(theirs,)), 1) == "choose hand.ST03-003"
