"""A game of two decks as an environment of PettingZoo (AEC): the agents decide one after the other."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from gundam_desktop.environment.observation import LARGEST, Layout, all_choices
from gundam_desktop.games import DEFAULT, find
from gundam_desktop.tabletop import Choice, Game

AGENTS = ("player_0", "player_1")
"""The agents, by seat."""
CARDS, ACTIONS = 128, 128
"""The default limits of cards and choices in an observation."""
RENDER_MODES = ["ansi"]
MOST_DECISIONS = 2000
"""A game with more decisions is cut off: nobody has won."""

Observation = dict[str, npt.NDArray[Any]]


def env(**options: Any) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's own check that it is used in the right order; options as for `CardGameEnv`."""
    return OrderEnforcingWrapper(raw_env(**options))


def raw_env(**options: Any) -> CardGameEnv:
    """The environment itself."""
    return CardGameEnv(**options)


class CardGameEnv(AECEnv):  # type: ignore[misc]  # the library has no types
    """A game; an action is the index of a choice in the list of legal ones."""

    metadata = {"render_modes": RENDER_MODES, "name": "gundam_desktop_v0", "is_parallelizable": False}  # noqa: RUF012 - AECEnv's

    def __init__(
        self,
        game: str = DEFAULT,
        decks: tuple[Any, Any] | None = None,
        edition: str = "",
        cards: int = CARDS,
        actions: int = ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        """`decks` are names (of premade or saved decks), paths of lists, or decks; by default, decks for a first game.

        `ValueError` for a deck that may not be played or an unknown edition.
        """
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode: {render_mode!r}; expected 'ansi' or None")
        self.render_mode = render_mode
        self.layout = Layout(find(game).library, cards, actions)
        """Says what each number of an observation is."""
        self.possible_agents = list(AGENTS)
        self._game_module = find(game)
        self._edition = edition or self._game_module.newest
        names = decks or self._usual_decks()
        first, second = (self._game_module.library.deck(deck) if isinstance(deck, str) else deck for deck in names)
        self._decks = (first, second)
        self._game_module.start(self._decks, 0, self._edition)
        self._actions = actions
        self._chance = random.Random()
        seen = spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self._seen = {agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in AGENTS}
        self._taken = {agent: spaces.Discrete(actions) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations: always the same object."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions: always the same object."""
        return self._taken[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 - has none
        """Begin a new game; the same seed gives the same game, and the same further games."""
        if seed is not None:
            self._chance = random.Random(seed)
        self._game: Game = self._game_module.start(self._decks, self._chance.getrandbits(48), self._edition)
        self._decisions = 0
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which actions it has: none unless it decides."""
        seat = AGENTS.index(agent)
        choices = self._choices if seat == self._game.decision.player else []
        mask = np.zeros(self._actions, dtype=np.int8)
        mask[: len(choices)] = 1
        return {"observation": self.layout.observe(self._game.view(seat), choices), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice with this index for the agent that decides. `ValueError` for an index it does not have."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._choices):
            last = len(self._choices) - 1
            raise ValueError(f"{agent}: action {action}; expected a number from 0 to {last} (see action_mask)")
        self._game.apply(self._game.decision.player, self._choices[action])
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        if self._game.decision.player < 0:
            self.terminations = dict.fromkeys(AGENTS, True)
            result = self._game.view(0).result
            if result != "draw":
                self.rewards = {agent: 1.0 if str(seat) == result else -1.0 for seat, agent in enumerate(AGENTS)}
        elif self._decisions == MOST_DECISIONS:
            self.truncations = dict.fromkeys(AGENTS, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The numbers on both plates as the agent that decides sees them; None without a render mode."""
        if self.render_mode is None:
            return None
        seat = max(0, self._game.decision.player)
        view = self._game.view(seat)
        plates = (self._game_module.library.plate(view, each, "en") for each in (0, 1))
        lines = [
            f"{agent}: " + ", ".join(counter.phrase or f"{counter.value} {counter.label}" for counter in plate)
            for agent, plate in zip(AGENTS, plates, strict=True)
        ]
        return "\n".join([f"turn {view.turn}, {view.phase}; {AGENTS[seat]} decides: {view.decision.kind}", *lines])

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _ask(self) -> None:
        """Find the choices of the agent that decides now."""
        seat = self._game.decision.player
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._choices: list[Choice] = []
        if seat < 0:
            self.agent_selection = AGENTS[0]
            return
        listed = self._game.legal_choices(seat)
        self._choices, left_out = all_choices(self._game.decision, listed, self._actions)
        written = tuple(self._game.format(choice, seat) for choice in self._choices)
        self.agent_selection = AGENTS[seat]
        self.infos[AGENTS[seat]] = {"choices": written, "left_out": left_out}

    def _usual_decks(self) -> tuple[str, str]:
        if all(self._game_module.first_decks):
            return self._game_module.first_decks
        names = list(self._game_module.library.deck_names())
        return names[0], names[min(1, len(names) - 1)]
