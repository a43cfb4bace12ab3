"""Commands: used in the windows before and after damage."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.cards import Effect
from gundam_desktop.games.gundam_war.model.state import State
from gundam_desktop.games.gundam_war.rules.battle import ask_for_command
from gundam_desktop.games.gundam_war.rules.deployment import pay
from gundam_desktop.games.gundam_war.rules.effects import candidates, carry_out
from gundam_desktop.games.gundam_war.rules.zones import card, check_homes, put_into_junkyard
from gundam_desktop.games.kit.zones import emit
from gundam_desktop.rulebook.enforcement import enforces


@enforces("GO-2")
def use(state: State, player: int, card_id: int, unit: int) -> None:
    """Use a command on a unit: it is resolved at once, then the other player may use one."""
    effect = effect_of(state, card_id)
    pay(state, player, card(state, card_id))
    emit(state, "used", "GO-2", player, card_id, target=unit, changes=put_into_junkyard(state, card_id))
    carry_out(state, player, card_id, effect, unit)
    check_homes(state)
    state.passes = 0
    if not state.result:
        ask_for_command(state, 1 - player)


def effect_of(state: State, card_id: int) -> Effect:
    """The effect of a command."""
    return next(effect for effect in card(state, card_id).effects if effect.when == "command")


def units_for(state: State, player: int, card_id: int) -> tuple[int, ...]:
    """The units on which a player can use a command."""
    return candidates(state, player, effect_of(state, card_id))
