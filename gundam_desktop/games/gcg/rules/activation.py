"""Playing cards from hand, activating effects and paying for them (6-5-2, 6-5-3, 8-3, 9-1-7, 9-1-8, 9-3)."""

from __future__ import annotations

from gundam_desktop.games.gcg.model.constants import (
    OUTSIDE,
    PLAYER,
    RESOLVING,
    RESOURCES,
    REST_COST,
    SUPPORT_EFFECT,
    TRASH,
    UNIT,
)
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import BUILT_IN, CompiledAbility
from gundam_desktop.games.gcg.model.derived import Resources
from gundam_desktop.games.gcg.model.events import emit, moved
from gundam_desktop.games.gcg.model.frames import CommandEndFrame, ConfirmDecision, EffectFrame, PlayAsFrame
from gundam_desktop.games.gcg.model.keywords import SUPPORT
from gundam_desktop.games.gcg.model.machine import ANSWER, CARRY_ON
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import (
    changes_if_next,
    context_of,
    figures,
    has_lost,
    level_and_cost,
    player_level,
)
from gundam_desktop.games.gcg.rules.possible_changes import change_of
from gundam_desktop.games.gcg.rules.processing import process, to_trash_after_effect
from gundam_desktop.games.gcg.rules.terms import deploy, pair
from gundam_desktop.games.gcg.rules.triggers import (
    all_met,
    record_event,
    record_if_asked,
    trigger_all,
    trigger_self,
    trigger_watchers,
    use_once,
)
from gundam_desktop.games.gcg.rules.zones import move
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change, Choice


@enforces("2-9-1")
def resources_of(state: State, player: int) -> Resources:
    """Ids of a player's active Resources: (ordinary ones, EX Resources). Cached until the state changes."""
    derived = state.known()
    if derived.active_resources is None:
        derived.active_resources = [None, None]
    known = derived.active_resources[player]
    if known is not None:
        return known
    ordinary: list[int] = []
    ex: list[int] = []
    for card in state.zone(player, RESOURCES):
        record = state.cards[card]
        if not record.rested:
            (ex if record.definition.ex else ordinary).append(card)
    derived.active_resources[player] = ordinary, ex
    return ordinary, ex


@enforces("2-9-1", "2-3-7", "4-17-5-1", "4-17-5-3", "9-1-7-3")
def pay(state: State, player: int, cost: int, paying: int) -> int:
    """Rest active Resources for a cost (2-9-1): `paying` EX Resources; -1 uses these only if ordinary ones run out.

    An EX Resource that pays leaves the game (4-17-5-3). Returns how many did.
    """
    if cost <= 0:
        return 0
    ordinary, ex = resources_of(state, player)
    with_ex = paying if paying >= 0 else max(0, cost - len(ordinary))
    changes: list[Change] = []
    for card in ordinary[: cost - with_ex]:
        state.turn_card(card, rested=True)
        changes.append(Change(card, rested=1))
    for card in ex[:with_ex]:
        move(state, card, OUTSIDE)
        changes.append(moved(state, card))
    if with_ex > 0:
        record_if_asked(state, "ex resource exiled", ex[:with_ex])
        record_if_asked(state, "ex resource used", ex[:with_ex])
        trigger_self(state, "ex resource exiled", (ex[0],))
    emit(state, "paid", "2-9-1", player, amount=cost, word="ex" if with_ex else "", changes=tuple(changes))
    return with_ex


@enforces("9-1-7-3")
def pay_for_effect(state: State, context: Context, cost: int, paying: int) -> None:
    """Pay for an effect. Paying for the effect of a Unit is an event."""
    pay(state, context.player, cost, paying)
    unit = state.cards[context.this]
    if cost > 0 and unit.definition.type == UNIT and unit.zone != TRASH:
        record_event(state, "pays for effect", context.this)
        trigger_watchers(state, "pays for effect", [(context.this, 0)], amount=cost)


@enforces("2-3-3", "2-3-6", "4-7-1", "6-5-2-1-1", "6-5-2-2-1")
def deploy_from_hand(state: State, player: int, choice: Choice) -> None:
    """Play a Unit or a Base (6-5-2-1-1, 6-5-2-2-1)."""
    _play_from_hand(state, player, choice)


@enforces("2-3-5", "2-3-5-1", "3-1-2", "4-7-1", "6-5-2-4-1", "8-3-1", "9-1-8-1", "9-3-1-2", "9-3-2")
def play_command(state: State, player: int, choice: Choice) -> None:
    """Play a Command (9-3-2)."""
    _play_from_hand(state, player, choice)


def _play_from_hand(state: State, player: int, choice: Choice) -> None:
    """Play a card. Ask first about another way to play it (9-1-3), unless all players can see that it is impossible."""
    card = choice.card
    ability = play_as(state, player, card, seen=True)
    if ability is None:
        _play(state, player, card, price(state, card)[1], choice.paying)
        return
    another = play_as(state, player, card) is not None
    as_it_is = is_affordable(state, player, card, choice.paying)
    answers = tuple(answer for answer, possible in (("yes", another), ("no", as_it_is)) if possible)
    state.frames.append(PlayAsFrame(player, card, choice.paying))
    state.frames.append(ConfirmDecision(player, "9-1-3", card, ability.index, "play as", answers))


def _play(state: State, player: int, card: int, cost: int, paying: int) -> None:
    """Pay for a card and play it: a Command for its effect, a Unit or a Base onto the field."""
    with_ex = pay(state, player, cost, paying) > 0
    _use_up_next(state, player, card)
    command = state.cards[card].definition.command
    if command is None:
        deploy(state, player, (card,), False, "6-5-2-1-1")
    else:
        _begin_command(state, player, command, card, with_ex)


def _use_up_next(state: State, player: int, card: int) -> None:
    """End the changes of Lv. and cost that are for the next such card: it is played now."""
    used = {id(change) for change, _ in changes_if_next(state, card)}
    if used:
        whose = PLAYER - player
        state.lasting = tuple(e for e in state.lasting if e.card != whose or id(change_of(state, e)) not in used)
        state.touch()


def _begin_command(state: State, player: int, command: CompiledAbility, card: int, with_ex: bool) -> None:
    """A Command that is played is in no zone until its effect is done (2-3-5-1), then in the trash (2-3-5-2)."""
    move(state, card, RESOLVING)
    emit(state, "played", "9-3-2", player, card, changes=(moved(state, card),))
    state.frames.append(CommandEndFrame(card))
    state.frames.append(EffectFrame(0, context_of(state, card, command.index)._replace(with_ex=with_ex)))
    record_event(state, "activates command", card)
    record_if_asked(state, "plays command", (card,))
    trigger_self(state, "plays command", (card,), with_ex=with_ex)
    trigger_self(state, "activates command", (card,), with_ex=with_ex)


def is_affordable(state: State, player: int, card: int, paying: int) -> bool:
    """True if the player has the Lv. (2-8-1) and can pay the cost (2-9-1) of the card as it is now."""
    level, cost = price(state, card)
    ordinary, ex = resources_of(state, player)
    enough = len(ordinary) + len(ex) >= cost if paying < 0 else cost - len(ordinary) <= paying <= len(ex)
    return player_level(state, player) >= level and enough


def play_as(state: State, player: int, card: int, *, seen: bool = False) -> CompiledAbility | None:
    """Another way to play the card from hand, or None; with `seen`, also one that only its owner can rule out."""
    ability = state.cards[card].definition.play_as
    if ability is None or state.cards[card].zone == TRASH:
        return None
    level, cost = _as_if(state, card, ability)
    affordable = player_level(state, player) >= level and sum(map(len, resources_of(state, player))) >= cost
    possible = affordable and all_met(state, ability.needs, context_of(state, card, ability.index), seen=seen)
    return ability if possible else None


def price(state: State, card: int, onto: int = 0) -> tuple[int, int]:
    """Lv. and cost of playing a card, paired with the Unit `onto` if that is not 0.

    Changes of the cost "when playing it from hand" do not count for a card in the trash.
    """
    from_hand = state.cards[card].zone != TRASH
    for ability in state.cards[card].definition.played_for if from_hand else ():
        context = context_of(state, card, ability.index)
        fits = ability.what is None or (onto and ability.what(state, context, onto))
        if fits and (ability.condition is None or ability.condition(state, context)):
            return _as_if(state, card, ability)
    return level_and_cost(state, card)


def _as_if(state: State, card: int, ability: CompiledAbility) -> tuple[int, int]:
    """Lv. and cost of a card that is played another way."""
    context = context_of(state, card, ability.index)
    level, cost = ability.level, ability.price
    now_level, now_cost = level_and_cost(state, card)
    if level is not None and not isinstance(level, int):
        level = level(state, context)
    if cost is not None and not isinstance(cost, int):
        cost = cost(state, context)
    return now_level if level is None else level, now_cost if cost is None else cost


def _play_as_answer(state: State, frame: PlayAsFrame, choice: Choice) -> None:
    card = frame.card
    ability = state.cards[card].definition.play_as
    assert ability is not None
    if choice.verb == "no":
        _play(state, frame.player, card, price(state, card)[1], frame.paying)
        return
    state.frames.append(frame)
    state.frames.append(EffectFrame(0, context_of(state, card, ability.index)))


def _play_as(state: State, frame: PlayAsFrame) -> None:
    """The actions of another way to play are done: play the card with the Lv. and cost that it then has."""
    ability = state.cards[frame.card].definition.play_as
    assert ability is not None
    _play(state, frame.player, frame.card, _as_if(state, frame.card, ability)[1], -1)


@enforces("2-3-4", "2-3-5-4", "2-3-5-4-1", "6-5-2-3-1", "6-5-2-3-5")
def pair_from_hand(state: State, player: int, choice: Choice) -> None:
    """Play a Pilot, or a Command as a Pilot, under a Unit (6-5-2-3-1, 6-5-2-3-5)."""
    pay(state, player, price(state, choice.card, choice.target)[1], choice.paying)
    _use_up_next(state, player, choice.card)
    pair(state, choice.card, choice.target, "6-5-2-3-1")


@enforces("9-1-7-1", "11-1-3-3")
def activated_effects(state: State, card: int) -> list[tuple[CompiledAbility, Context]]:
    """A card's activated effects in order: its own, then its Pilot's; a Support it gained comes last.

    In the trash it has those that work there, on the field the others (9-1-2).
    """
    record = state.cards[card]
    found: list[tuple[CompiledAbility, Context]] = []
    support = False
    for source in (card, record.pilot) if record.pilot else (card,):
        for ability in state.cards[source].definition.activated:
            if (ability.works_in == TRASH) != (record.zone == TRASH):
                continue
            if ability.index == SUPPORT_EFFECT:
                if has_lost(state, card, SUPPORT):
                    continue
                support = True
            found.append((ability, context_of(state, source, ability.index)))
    if not support and figures(state, card).has(SUPPORT):
        found.append((BUILT_IN[SUPPORT_EFFECT], context_of(state, card, SUPPORT_EFFECT)))
    return found


@enforces(
    "6-5-3-1",
    "8-3-2",
    "9-1-7-1",
    "9-1-7-2",
    "9-1-7-3",
    "9-1-7-4",
    "9-1-7-5",
    "9-3-1-2",
    "11-2-1-2",
    "11-2-2-2",
    "11-2-1-3",
    "11-2-2-3",
)
def activate(state: State, player: int, choice: Choice) -> None:
    """Activate an effect by paying everything before the colon (9-1-7-2, 9-1-7-4)."""
    ability, context = activated_effects(state, choice.card)[max(choice.number, 1) - 1]
    if ability.index == SUPPORT_EFFECT:
        context = context._replace(amount=figures(state, choice.card).amount(SUPPORT))
    emit(state, "activated", "9-3-1-2", player, context.card, word=min(ability.timing))
    cost = ability.pay if isinstance(ability.pay, int) else ability.pay(state, context)
    pay_for_effect(state, context, cost, choice.paying)
    use_once(state, ability, context)
    for event in ("uses effect", *(f"uses {timing} effect" for timing in ability.timing)):
        trigger_all(state, event, ((context.this, 0),), player)
    state.frames.append(EffectFrame(0, context))
    if ability.rest_this:
        state.frames.append(EffectFrame(0, context._replace(ability=REST_COST)))
    process(state)


@enforces("2-3-5-2")
def _command_end(state: State, frame: CommandEndFrame) -> None:
    """A Command that its effect has not moved goes to the trash (2-3-5-2)."""
    to_trash_after_effect(state, frame.card)


CARRY_ON[CommandEndFrame] = _command_end
CARRY_ON[PlayAsFrame] = _play_as
ANSWER[PlayAsFrame] = _play_as_answer
