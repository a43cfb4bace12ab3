"""An environment for programs that learn to play, by the convention of PettingZoo (`docs/environment.md`)."""

from gundam_desktop.environment.card_game_env import CardGameEnv, env, raw_env
from gundam_desktop.environment.observation import Layout

__all__ = ["CardGameEnv", "Layout", "env", "raw_env"]
