"""Effects that forbid a player to activate something: Commands, effects of cards in play, Bursts (1-3-3)."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import (
    NO_ACTION_EFFECTS,
    NO_ACTION_OF_COMMANDS,
    NO_BURSTS,
    NO_MAIN_EFFECTS,
    NO_MAIN_OF_COMMANDS,
)
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import keeps_player_from
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Refusal

_OF_COMMANDS: Final = {"main": NO_MAIN_OF_COMMANDS, "action": NO_ACTION_OF_COMMANDS}
_OF_EFFECTS: Final = {"main": NO_MAIN_EFFECTS, "action": NO_ACTION_EFFECTS}


@enforces("1-3-3", "9-2-3")
def may_activate(state: State, player: int, timing: str, *, command: bool) -> Refusal | None:
    """No effect keeps the player from activating a Command, or an effect, at this timing (1-3-3)."""
    rule = (_OF_COMMANDS if command else _OF_EFFECTS).get(timing, -1)
    if keeps_player_from(state, player, rule):
        return Refusal("cannot activate such an effect", "9-1-5-6", also=("1-3-3", "9-2-3"))
    return None


@enforces("1-3-3")
def keeps_bursts(state: State, player: int) -> bool:
    """True if an effect keeps the player from activating Bursts."""
    return keeps_player_from(state, player, NO_BURSTS)
