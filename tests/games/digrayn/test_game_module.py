"""The game through its game module: on the command line, as scenarios, as written positions, played by bots."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from gundam_desktop.bots.arena import Match, Pairing, wilson
from gundam_desktop.bots.greedy import GreedyBot
from gundam_desktop.cli.main import main
from gundam_desktop.games.digrayn.field import GATES
from gundam_desktop.games.digrayn.game_module import GAME_MODULE
from gundam_desktop.scenarios import on_table
from gundam_desktop.tabletop import Game
from gundam_desktop.tabletop.place import SHARED
from tests.bots.matches import play_match
from tests.conftest import Times
from tests.properties.random_games import any_choice


def test_the_command_line_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "digrayn", "--bots", "random,random", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main(["rule", "FX-6-4", "--game", "digrayn"]) == 0
    told = capsys.readouterr().out
    assert "It hits the enemy object" in told
    assert "hit_now" in told
    file = tmp_path / "some.yaml"
    file.write_text("title: A turn begins\nposition: {}\nexpect: {decision: A main}\n", encoding="utf-8")
    assert main(["scenario", str(file), "--game", "digrayn"]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("position: {A: {hand: [FR-99]}}", "there is no card FR-99"),
        ("position: {A: {hand: [FL-01]}}", "a leader stands apart"),
        ("position: {A: {leader: FR-01}}", "expected a leader; FR-01 is none"),
        ("position: {A: {gates: {b1: FR-07}}}", "FR-07 is not a card for `object`"),
        ("position: {A: {gates: {c1: {set: FR-01}}}}", "cards are set on own gates only"),
        ("position: {A: {gates: {a2: FR-01}}}", "there are two cards for `object` of the gate a2"),
        ("position: {A: {gates: {c1: FR-01}}, B: {gates: {c1: FR-02}}}", "there are two cards for `object`"),
        ("position: {A: {gates: {z1: FR-01}}}", "z1"),
        ("position: {A: {hand: [{card: FR-01, as: b2}]}}", "position.A.hand[1]: b2: expected another label"),
        ("position: {A: {hand: [{card: FR-01, as: x}, {card: FR-02, as: x}]}}", "two cards have the label x"),
        (
            "position: {A: {hand: [{card: FR-01, damage: 300}]}}",
            "position.A.hand[1].damage: a card has no `damage` here",
        ),
        ("position: {A: {gates: {b1: {card: FR-01, locked: true}}}}", "a card has no `locked` here"),
        ("position: {turn: 2}", "position.turn: the odd turns are the first player's"),
        ("position: {A: {deck: 10000000000}}", "position.A.deck: expected 0 to 9999 cards"),
        ("position: {phase: setup}", "the name of a deck belongs to the phase setup"),
        ("position: {phase: setup, A: {deck: ember, hand: 1}, B: {deck: ember}}", "A.hand: a side has nothing but"),
        ("position: {A: {deck: {filler: x}}}", "position.A.deck: expected a count, a list of cards or"),
        ("position: {A: {deck: {filler: 10000000000}}}", "position.A.deck: expected 0 to 9999 cards"),
        ("position: {A: {deck: {fill: 3}}}", "position.A.deck: expected a count, a list of cards or"),
        ("position: {A: {deck: vanguard}}", "the name of a deck belongs to the phase setup"),
        ("position: {}\nplay: [{A: use FR-01 to z1}]", "there is no `z1`; expected a1, a2"),
        ("position: {}\nplay: [{A: skill x}]", "`x` is no number"),
        ("position: {}\nexpect: {c9: {object: none}}", "expect.c9.object: there is no such field"),
        ("position: {}\nexpect: {A.fragment: ['']}", "expect.A.fragment: `` is no name of a card"),
        ("position: {}\nexpect: {A.sees: 1}", "expect.A.sees: expected a list"),
        ("position: {}\nexpect: {A.deck.top: 1}", "expect.A.deck.top: expected a list"),
        ("position: {}\nclauses: [FD-9-9]", "there is no clause FD-9-9"),
    ],
)
def test_a_faulty_scenario_is_told_in_one_line(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.yaml"
    expect = "" if "expect" in text else "\nexpect: {winner: none}"
    file.write_text(f"title: Some\n{text}{expect}\n", encoding="utf-8")
    assert main(["scenario", str(file), "--game", "digrayn"]) == 2
    captured = capsys.readouterr()
    assert why in captured.out + captured.err


def described(game: Game) -> object:
    """What both players see, without the ids of cards."""
    views = [game.view(seat) for seat in (0, 1)]
    places = [place for view in views for place in view.zones if place[0] != SHARED]
    gates = [
        sorted(
            (card.slot, card.number, card.rested, card.damage)
            for card in map(view.cards.get, view.zones[SHARED, gate])
            if card
        )
        for view in views
        for gate in GATES
    ]
    return gates, [len(views[0].zones[place]) for place in places], game.decision.kind, game.turn


def test_a_position_is_written_and_read_again(rng: random.Random, times: Times, tmp_path: Path) -> None:
    form = GAME_MODULE.scenarios
    assert form is not None
    game = GAME_MODULE.start((GAME_MODULE.library.deck("vanguard"), GAME_MODULE.library.deck("bulwark")), 3)
    written = 0
    for _ in range(times(1200)):
        player = game.decision.player
        if player < 0:
            break
        if game.decision.kind in ("main", "battle") and (not written or rng.random() < 0.3):
            file, written = tmp_path / "position.yaml", written + 1
            file.write_text(form.write(game, "A position"), encoding="utf-8")
            loaded = GAME_MODULE.load(on_table.load(file, "A position", form).state)
            assert described(loaded) == described(game)
        game.apply(player, any_choice(game, rng))
    assert written


@pytest.mark.parametrize(
    ("position", "verb"),
    [
        ("phase: battle, A: {gates: {d1: {card: FR-02, moved: true}}}", "attack"),
        ("phase: battle, A: {leader: {card: FL-01, gate: b1, moved: true}}, B: {gates: {c1: FB-04}}", "end"),
        ("A: {gates: {a1: {set: FR-05}}, fragment: [FR-01, FR-01]}", "flip"),
    ],
    ids=["the leader is attacked", "no leader attacks what strikes back harder", "a strong unit is turned up"],
)
def test_what_a_greedy_bot_does(position: str, verb: str, tmp_path: Path) -> None:
    form = GAME_MODULE.scenarios
    assert form is not None
    file = tmp_path / "position.yaml"
    file.write_text(f"title: Some\nposition: {{{position}}}\nexpect: {{winner: none}}\n", encoding="utf-8")
    game = GAME_MODULE.load(on_table.load(file, "Some", form).state)
    assert GreedyBot(GAME_MODULE, 1).choose(game.view(0), game.legal_choices(0), None).verb == verb


def matched(bots: tuple[str, str], games: int) -> Iterator[Match]:
    """Yield matches between pairs of decks: about `games` games in all, and at least two for each pair."""
    decks = [GAME_MODULE.library.deck(name) for name in GAME_MODULE.library.deck_names()]
    pairs = list(combinations_with_replacement(decks, 2))
    for seed, pair in enumerate(pairs[: games // 2]):
        match = play_match(Pairing(bots, pair, seed, game="digrayn"), max(2, games // len(pairs)))
        assert match.errors == ()
        yield match


def test_greedy_beats_random(times: Times) -> None:
    matches = list(matched(("greedy:worlds=1", "random"), times(200, share=100)))
    assert sum(match.wins[0] for match in matches) >= 0.85 * sum(match.games for match in matches)


@pytest.mark.full
def test_it_matters_little_who_goes_first(times: Times) -> None:
    matches = list(matched(("greedy:worlds=1", "greedy:worlds=1"), times(400, share=50)))
    games, first = sum(match.games for match in matches), sum(match.first_wins for match in matches)
    low, high = wilson(first, games)
    assert low <= 0.58
    assert high >= 0.42
