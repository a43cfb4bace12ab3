"""Lists the legal choices of a player by generating them, for bots and for the highlights on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    HAND,
    MAY_ATTACK_ACTIVE,
    MAY_BE_PLAYED,
    RESOURCES,
    TRASH,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Modification
from gundam_desktop.games.gcg.model.frames import (
    ActionDecision,
    BlockDecision,
    Candidates,
    ConfirmDecision,
    DecisionFrame,
    FirstPlayerDecision,
    MainDecision,
    OptionDecision,
    OrderDecision,
    RedrawDecision,
    SelectDecision,
)
from gundam_desktop.games.gcg.model.keywords import SUPPORT
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import activating, attack_legality, legality
from gundam_desktop.games.gcg.rules.activation import activated_effects, play_as, price, resources_of
from gundam_desktop.games.gcg.rules.figures import context_of, figures, has_rule, player_level
from gundam_desktop.games.gcg.rules.possible_changes import may_change
from gundam_desktop.games.gcg.rules.triggers import can_begin, next_ones
from gundam_desktop.tabletop import Choice

PASS: Final = Choice("pass")
END: Final = Choice("end")
FIRST: Final = Choice("first")
SECOND: Final = Choice("second")
KEEP: Final = Choice("keep")
REDRAW: Final = Choice("redraw")


def legal_choices(state: State, player: int) -> list[Choice]:
    """All legal choices of the player except concede; selections of several cards are not listed."""
    decision = state.decision()
    if decision is None or decision.player != player:
        return []
    listed: list[Choice] = []
    _LISTS[type(decision)](listed, state, player, decision)
    state.listed = tuple(listed)
    return listed


def is_listed(state: State, player: int, choice: Choice) -> bool:
    """True if this very choice is listed for the present decision: it is legal and canonical."""
    decision = state.decision()
    if decision is None or decision.player != player:
        return False
    for listed in state.listed:  # noqa: SIM110 - a generator takes three times as long
        if choice is listed:
            return True
    return False


def is_forced(state: State) -> bool:
    """True if the deciding player has only one legal choice besides concede; ordering cards counts as several."""
    decision = state.decision()
    found: list[Choice] = []
    if isinstance(decision, SelectDecision):
        if sum(most for _, _, most in decision.groups) > 1:
            return decision.clause != "3-1-6" and all(len(cards) == least for cards, least, _ in decision.groups)
        _select(found, state, decision.player, decision)
    elif isinstance(decision, OptionDecision | ConfirmDecision):
        _LISTS[type(decision)](found, state, decision.player, decision)
    else:
        return False
    return len(found) <= 1


def canonical(state: State, choice: Choice) -> Choice:
    """The canonical form of a legal choice, equal for all choices with the same result: Resources of a kind are alike.

    A selection takes the first ones of their kind; a payment that is the default is left out.
    """
    decision = state.decision()
    if decision is None:
        return choice
    if isinstance(decision, SelectDecision) and choice.cards:
        return choice.with_cards(_first_of_kind(state, choice.cards, decision.groups))
    if choice.paying < 0:
        return choice
    price = _price(state, choice)
    usual = max(0, price - len(resources_of(state, decision.player)[0]))
    return choice.with_paying(-1) if choice.paying == usual else choice


def _price(state: State, choice: Choice) -> int:
    if choice.verb != "activate":
        return price(state, choice.card, choice.target)[1]
    effects = activated_effects(state, choice.card)
    if max(choice.number, 1) > len(effects):
        return 0
    ability, context = effects[max(choice.number, 1) - 1]
    return ability.pay if isinstance(ability.pay, int) else ability.pay(state, context)


def _first_of_kind(state: State, cards: tuple[int, ...], groups: tuple[Candidates, ...]) -> tuple[int, ...]:
    free = [card for candidates, _, _ in groups for card in candidates]
    chosen: list[int] = []
    for card in cards:
        kind, taken = _resource_kind(state, card, groups), card
        if state.cards[card].zone == RESOURCES:
            taken = next((c for c in free if _resource_kind(state, c, groups) == kind), card)
        chosen.append(taken)
        free = [c for c in free if c != taken]
    return tuple(chosen)


def _resource_kind(state: State, card: int, groups: tuple[Candidates, ...]) -> tuple[Any, ...]:
    """Equal for Resources of one player that are alike, and candidates of the same groups."""
    record, of = state.cards[card], tuple(card in candidates for candidates, _, _ in groups)
    return record.owner, record.zone, record.rested, record.definition.ex, of


def _main(found: list[Choice], state: State, player: int, _decision: DecisionFrame) -> None:
    """Play from hand, activate, attack, or end the main phase (6-5-1)."""
    for card in _within_reach(state, player):
        if state.cards[card].definition.pilot_name:
            _pairings(found, state, player, card)
        _plays(found, state, player, card, "main")
    _activations(found, state, player, "main")
    for unit in state.zone(player, BATTLE):
        if attack_legality.can_attack(state, player, unit) is None:
            if attack_legality.can_attack_player(state, unit) is None:
                found.append(Choice("attack", unit, word="player"))
            reaches_active = has_rule(state, unit, MAY_ATTACK_ACTIVE)
            for target in state.zone(1 - player, BATTLE):
                if not (reaches_active or state.cards[target].rested):  # the most frequent one, without a call
                    continue
                if attack_legality.attack_target(state, player, unit, target) is None:
                    found.append(Choice("attack", unit, target))
    if attack_legality.may_end(state, player) is None:
        found.append(END)


def _within_reach(state: State, player: int) -> Sequence[int]:
    """The cards in hand, and those in the trash that may be played from there."""
    if not may_change(state, Modification.RULE, MAY_BE_PLAYED):
        return state.zone(player, HAND)
    in_trash = [card for card in state.zone(player, TRASH) if legality.may_be_played_from_trash(state, card)]
    return [*state.zone(player, HAND), *in_trash]


def _pairings(found: list[Choice], state: State, player: int, card: int) -> None:
    if legality.may_play(state, player, card) is not None:
        return
    has = player_level(state, player)
    for unit in state.zone(player, BATTLE):
        if state.cards[unit].pilot:  # the most frequent reason, checked without a refusal
            continue
        level, cost = price(state, card, unit)
        payable = legality.meets(level, has) and legality.can_pay(state, player, cost)
        if payable and legality.pair_target(state, player, unit, card) is None:
            _paying(found, state, player, cost, Choice("pair", card, unit))


def _plays(found: list[Choice], state: State, player: int, card: int, timing: str) -> None:
    """The card in hand deployed or played, as it is or another way."""
    definition = state.cards[card].definition
    command = definition.command
    if command is not None:
        if timing not in command.timing:
            return
    elif timing != "main" or definition.type not in (UNIT, BASE_CARD):
        return
    level, cost = price(state, card)
    if not (legality.meets(level, player_level(state, player)) and legality.can_pay(state, player, cost)):
        if play_as(state, player, card) is None:
            return
        cost = 0
    if legality.may_play(state, player, card) is not None:
        return
    if command is None:
        _paying(found, state, player, cost, Choice("deploy", card))
        return
    allowed = activating.may_activate(state, player, timing, command=True) is None
    if allowed and can_begin(state, command, context_of(state, card, command.index)):
        _paying(found, state, player, cost, Choice("play", card))


def _paying(found: list[Choice], state: State, player: int, price: int, choice: Choice) -> None:
    """The choice with each way to pay for it; by default ordinary Resources go first."""
    found.append(choice)
    if price <= 0:
        return
    ordinary, ex = resources_of(state, player)
    usual = max(0, price - len(ordinary))
    for paying in range(usual + 1, min(price, len(ex)) + 1):
        found.append(choice.with_paying(paying))


def _activations(found: list[Choice], state: State, player: int, timing: str) -> None:
    may_gain_support = timing == "main" and may_change(state, Modification.GAIN, SUPPORT)
    cards = state.cards
    in_trash = [card for card in state.zone(player, TRASH) if cards[card].definition.works_in_trash]
    for card in (*state.zone(player, BATTLE), *state.zone(player, BASE), *in_trash):
        definition, pilot = cards[card].definition, cards[card].pilot
        may_have = definition.activated or (pilot and cards[pilot].definition.activated)
        if not may_have and not (may_gain_support and figures(state, card).has(SUPPORT)):
            continue
        for index, (ability, context) in enumerate(activated_effects(state, card)):
            if timing in ability.timing and _activatable(state, player, timing, ability, context):
                choice = Choice("activate", card, number=0 if index == 0 else index + 1)
                _payable(found, state, player, ability, context, choice)


def _activatable(state: State, player: int, timing: str, ability: CompiledAbility, context: Context) -> bool:
    return not (
        activating.may_activate(state, player, timing, command=False)
        or legality.ability_on(state, ability, context)
        or legality.once(state, ability, context)
        or legality.rest_cost(state, ability, context)
        or legality.discard_cost(state, ability, context)
    ) and can_begin(state, ability, context)


def _payable(
    found: list[Choice], state: State, player: int, ability: CompiledAbility, context: Context, choice: Choice
) -> None:
    price = ability.pay if isinstance(ability.pay, int) else ability.pay(state, context)
    if legality.can_pay(state, player, price):
        _paying(found, state, player, price, choice)


def _block(found: list[Choice], state: State, player: int, _decision: DecisionFrame) -> None:
    if attack_legality.attack_can_be_blocked(state) is None:
        for unit in state.zone(player, BATTLE):
            if (
                attack_legality.can_block(state, player, unit) is None
                and attack_legality.not_the_target(state, unit) is None
            ):
                found.append(Choice("block", unit))
    found.append(PASS)


def _action(found: list[Choice], state: State, player: int, _decision: DecisionFrame) -> None:
    """An Action Command, an Activate-Action effect, or a pass (8-3, 8-4)."""
    for card in _within_reach(state, player):
        command = state.cards[card].definition.command
        if command is not None and "action" in command.timing:
            _plays(found, state, player, card, "action")
    _activations(found, state, player, "action")
    found.append(PASS)


def _select(found: list[Choice], state: State, _player: int, decision: SelectDecision) -> None:
    groups = decision.groups
    if sum(most for _, _, most in groups) != 1:
        return
    seen: set[tuple[Any, ...]] = set()
    for candidates, _least, _most in groups:
        for card in candidates:
            record = state.cards[card]
            if record.zone == RESOURCES:
                kind = _resource_kind(state, card, groups)
                if kind in seen:
                    continue
                seen.add(kind)
            found.append(Choice("choose", cards=(card,)))
    if sum(least for _, least, _ in groups) == 0:
        found.append(Choice("choose"))


def _option(found: list[Choice], _state: State, _player: int, decision: OptionDecision) -> None:
    for option in decision.options:
        found.append(Choice("choose", word=option))


def _confirm(found: list[Choice], _state: State, _player: int, decision: ConfirmDecision) -> None:
    for answer in decision.answers:
        found.append(Choice(answer))


def _order(found: list[Choice], state: State, _player: int, _decision: DecisionFrame) -> None:
    counted: dict[int, int] = {}
    for entry in next_ones(state):
        card = entry.context.card
        counted[card] = counted.get(card, 0) + 1
        found.append(Choice("resolve", card, number=0 if counted[card] == 1 else counted[card]))


def _first_player(found: list[Choice], _state: State, _player: int, _decision: DecisionFrame) -> None:
    found += FIRST, SECOND


def _redraw(found: list[Choice], _state: State, _player: int, _decision: DecisionFrame) -> None:
    found += KEEP, REDRAW


_LISTS: Final[dict[type[DecisionFrame], Callable[[list[Choice], State, int, Any], None]]] = {
    MainDecision: _main,
    BlockDecision: _block,
    ActionDecision: _action,
    SelectDecision: _select,
    OptionDecision: _option,
    ConfirmDecision: _confirm,
    OrderDecision: _order,
    FirstPlayerDecision: _first_player,
    RedrawDecision: _redraw,
}
