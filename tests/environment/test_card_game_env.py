"""The environment for programs that learn, by the tests of the library whose convention it keeps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gundam_desktop.environment import CardGameEnv, env, raw_env
from gundam_desktop.environment import card_game_env as module
from gundam_desktop.games import registered
from tests.conftest import Times
from tests.games.toy.game_module import GAME_MODULE as TOY
from tests.properties.random_games import shipped

DICTIONARY = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
"""What the library says of every environment with a mask in its observations, but for those that it knows by name."""
NO_ACTIONS = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
"""At the end of a game."""


@pytest.mark.usefixtures("toy_game")
@pytest.mark.parametrize("game", ["gcg", "toy"])
@DICTIONARY[0]
@DICTIONARY[1]
@NO_ACTIONS
def test_it_passes_the_library_test_of_its_interface(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game=game), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


def test_it_passes_the_library_test_of_seeds() -> None:
    seed_test(env, num_cycles=60)


@pytest.fixture
def toy_game() -> Iterator[None]:
    with registered(TOY):
        yield


def walk(made: CardGameEnv, chance: random.Random) -> Iterator[str]:
    """Play by chance to the end of a game, and name the agent that decides before each of its actions."""
    while not made.terminations[made.agent_selection] and not made.truncations[made.agent_selection]:
        yield made.agent_selection
        mask = made.observe(made.agent_selection)["action_mask"]
        made.step(int(chance.choice(np.flatnonzero(mask))))


def test_games_with_any_decks_end_and_the_winner_is_rewarded(times: Times, rng: random.Random) -> None:
    names = list(shipped())
    for number in range(times(60)):
        made = raw_env(decks=(rng.choice(names), rng.choice(names)))
        made.reset(seed=number)
        assert set(walk(made, rng)) == set(made.possible_agents)
        assert sorted(made.rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])
        assert made.infos == {agent: {} for agent in made.agents}
        won = made.rewards[made.agents[0]] == 1.0
        assert won == (made._game.view(0).result == "0")


def test_only_the_agent_that_decides_has_actions_and_their_written_forms() -> None:
    made = raw_env()
    made.reset(seed=3)
    for agent in walk(made, random.Random(3)):
        (other,) = set(made.agents) - {agent}
        written = made.infos[agent]["choices"]
        assert made.infos[other] == {}
        assert made.observe(agent)["action_mask"].sum() == len(written) > 0
        assert made.observe(other)["action_mask"].sum() == 0
        seat = made.possible_agents.index(agent)
        assert [made._game.parse(text, seat) for text in written] == made._choices


def test_the_cap_is_kept_and_what_is_left_out_is_counted() -> None:
    made = raw_env(actions=3)
    made.reset(seed=1)
    left_out = 0
    for agent in walk(made, random.Random(1)):
        info = made.infos[agent]
        assert len(info["choices"]) <= 3
        left_out += info["left_out"]
    assert left_out > 0


def test_an_action_that_is_not_there_is_refused_and_changes_nothing() -> None:
    made = raw_env()
    made.reset(seed=1)
    agent, count = made.agent_selection, len(made.infos[made.agent_selection]["choices"])
    for action in (count, -1, None):
        with pytest.raises(ValueError, match=f"{agent}: action {action}; expected a number from 0 to {count - 1}"):
            made.step(action)
    assert made.agent_selection == agent
    made.step(0)


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DECISIONS", 5)
    made = raw_env()
    made.reset(seed=1)
    assert len(list(walk(made, random.Random(1)))) == 5
    assert all(made.truncations.values())
    assert not any(made.terminations.values())
    assert set(made.rewards.values()) == {0.0}


def test_the_games_after_a_seed_are_the_same_and_differ_from_each_other() -> None:
    digests = []
    for _ in range(2):
        made = raw_env()
        made.reset(seed=8)
        first = made._game.digest()
        made.reset()
        digests.append((first, made._game.digest()))
    assert digests[0] == digests[1]
    assert digests[0][0] != digests[0][1]


def test_it_is_rendered_as_text() -> None:
    made = raw_env(render_mode="ansi")
    made.reset(seed=1)
    for _agent in walk(made, random.Random(1)):
        pass
    text = made.render()
    assert text is not None
    assert text.startswith(f"turn {made._game.turn}, ")
    assert "player_1: " in text
    silent = raw_env()
    silent.reset(seed=1)
    assert silent.render() is None


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"decks": ("official-004", "nothing")}, "there is no deck nothing"),
        ({"edition": "1.8"}, "1.8"),
        ({"render_mode": "human"}, "render_mode: 'human'; expected 'ansi' or None"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_is_wrong_is_said(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        raw_env(**options)
