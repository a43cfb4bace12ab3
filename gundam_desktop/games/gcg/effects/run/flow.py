"""Steps that control an effect: choices, options, conditions, another effect of the card."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from gundam_desktop.games.gcg.effects.run.operations import (
    Outcome,
    carries_out,
    finished,
    goes_on,
    select,
    source_of,
    value,
)
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE
from gundam_desktop.games.gcg.model.context import Context, EachPlayer
from gundam_desktop.games.gcg.model.definition import Need
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import Candidates, ConfirmDecision, EffectFrame, OptionDecision
from gundam_desktop.games.gcg.model.queries import Condition, Finder, Number, PlayersFinder
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import is_unit_in_play
from gundam_desktop.games.gcg.rules.triggers import (
    all_met,
    can_begin,
    record_event,
    trigger,
    trigger_all,
    trigger_self,
)
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

_ARM: Final = "arm"
"""The key under which chosen options are recorded among what the effect did."""
_TIMES: Final = "times"
"""The key under which is recorded how often the instructions of a step are still to be carried out."""


class FoundGroup(NamedTuple):
    """The cards to choose from, and how many to choose."""

    find: Finder
    least: Number
    most: Number


class ChooseFields(NamedTuple):
    """The groups to choose from, the purpose, and whether the groups may be chosen from alone, too."""

    groups: tuple[FoundGroup, ...]
    purpose: str
    any_of_them: bool = False


class MayFields(NamedTuple):
    """What an option needs; `skip` is how many instructions to skip if it is declined or impossible."""

    skip: int
    needs: tuple[Need, ...]
    holds: Condition | None


class ModeFields(NamedTuple):
    """For each option its needs and the number of instructions to skip to reach it; `length` of all options together.

    `number` is how many of the options are chosen.
    """

    skips: tuple[int, ...]
    needs: tuple[tuple[Need, ...], ...]
    length: int
    number: int = 1


class NextArmFields(NamedTuple):
    """The option just carried out, and how many instructions to skip to each option and to the end of them all."""

    arm: int
    skips: tuple[int, ...]
    skip: int


class SkipFields(NamedTuple):
    """The number of instructions to skip."""

    skip: int


class UnlessFields(NamedTuple):
    """The number of instructions to skip if the condition does not hold."""

    condition: Condition
    skip: int


class PlayersFields(NamedTuple):
    """The players who carry out the next instructions, and the number of these."""

    who: PlayersFinder
    length: int
    chooses: bool
    """True if cards are chosen: afterwards the choices of all players count as one."""


class RepeatFields(NamedTuple):
    """How often the next instructions are carried out, and the number of these."""

    times: Number
    length: int


class ActivateMainFields(NamedTuple):
    """The cards whose command effect is activated, and its timing."""

    of: Finder
    timing: str


class ActivateEffectFields(NamedTuple):
    """The Units whose Deploy effects are activated."""

    of: Finder


@enforces("1-3-5", "9-3-3", "9-3-4")
@carries_out("Choose", ChooseFields, acts=False)
def _choose(state: State, context: Context, step: ChooseFields, place: int) -> Outcome:
    """Ask for the choice when the instruction is reached (9-3-3); without enough candidates nothing is chosen."""
    groups = []
    for group in step.groups:
        candidates = tuple(group.find(state, context))
        fewest, most = value(state, context, group.least), value(state, context, group.most)
        if not candidates and step.any_of_them:
            continue
        if len(candidates) < fewest or not candidates or most < fewest:
            return place + 1, context._replace(chosen=(), done=False)
        groups.append(Candidates(candidates, fewest, min(most, len(candidates))))
    if not groups:
        return place + 1, context._replace(chosen=(), done=False)
    for (one, least, _), (two, also, _) in pairwise(groups):
        if len({*one, *two}) < least + also:
            return place + 1, context._replace(chosen=(), done=False)
    return select(state, context, place, step.purpose, tuple(groups))


@goes_on("Choose", ChooseFields)
def _chosen(state: State, context: Context, step: ChooseFields, place: int, choice: Choice) -> Outcome:
    """Record the chosen cards, ordered by the groups for which they were chosen."""
    cards = choice.cards
    if len(step.groups) > 1:
        found = [group.find(state, context) for group in step.groups]
        cards = tuple(sorted(cards, key=lambda card: next(i for i, among in enumerate(found) if card in among)))
    for card in cards:
        seen_by = state.cards[card].known
        emit(state, "chose", "9-3-3", context.player, card, source_of(state, context), seen_by=seen_by)
    there = [(card, 0) for card in cards if state.cards[card].zone in (BATTLE, BASE)]
    trigger_all(state, "chosen by effect", there, context.controller, effect_of=context.this)
    return place + 1, context._replace(chosen=cards, done=bool(cards))


@enforces("9-1-3")
@carries_out("May", MayFields, acts=False)
def _may(state: State, context: Context, step: MayFields, place: int) -> Outcome:
    """Ask yes or no (9-1-3), except if all players can see that nothing could be chosen."""
    if not all_met(state, step.needs, context, seen=True):
        return place + 1 + step.skip, context.after(False)
    possible = (step.holds is None or step.holds(state, context)) and all_met(state, step.needs, context)
    answers = ("yes", "no") if possible else ("no",)
    state.frames.append(EffectFrame(place, context))
    state.frames.append(ConfirmDecision(context.player, "9-1-3", context.card, context.ability, "may", answers))
    return None


@goes_on("May", MayFields)
def _may_answer(state: State, context: Context, step: MayFields, place: int, choice: Choice) -> Outcome:
    if choice.verb == "yes":
        return place + 1, context.after(True)
    emit(state, "declined", "9-1-3", context.player, context.card)
    return place + 1 + step.skip, context.after(False)


@enforces("9-2-2")
@carries_out("Mode", ModeFields, acts=False)
def _mode(state: State, context: Context, step: ModeFields, place: int) -> Outcome:
    """Ask for one of the options whose targets are there (9-2-2)."""
    chosen = _arms(context) if step.number > 1 else ()
    of = enumerate(step.needs)
    options = tuple(str(i + 1) for i, needs in of if i not in chosen and all_met(state, needs, context))
    if not options or len(chosen) == step.number:
        return (place + 1 + step.skips[min(chosen)] if chosen else place + 1 + step.length), context.after(False)
    state.frames.append(EffectFrame(place, context))
    state.frames.append(OptionDecision(context.player, "9-3-3", context.card, context.ability, "mode", options))
    return None


@goes_on("Mode", ModeFields)
def _mode_chosen(state: State, context: Context, step: ModeFields, place: int, choice: Choice) -> Outcome:
    arm = int(choice.word) - 1
    if step.number == 1:
        return place + 1 + step.skips[arm], context
    return place, context._replace(did=(*context.did, (_ARM, (arm,))))


@carries_out("next arm", NextArmFields, acts=False)
def _next_arm(state: State, context: Context, step: NextArmFields, place: int) -> Outcome:
    """Go on with the next of several options that were chosen, in printed order."""
    following = [arm for arm in _arms(context) if arm > step.arm]
    if following:
        return place + 1 + step.skips[min(following)], context._replace(chosen=())
    return place + 1 + step.skip, context._replace(did=tuple(entry for entry in context.did if entry[0] != _ARM))


def _arms(context: Context) -> list[int]:
    """The indexes of the options chosen so far."""
    return [arm for did, arms in context.did if did == _ARM for arm in arms]


@carries_out("skip", SkipFields, acts=False)
def _skip(state: State, context: Context, step: SkipFields, place: int) -> Outcome:
    return place + 1 + step.skip, context


@carries_out("unless", UnlessFields, acts=False)
def _unless(state: State, context: Context, step: UnlessFields, place: int) -> Outcome:
    if step.condition(state, context):
        return place + 1, context
    return place + 1 + step.skip, context.after(False)


@carries_out("if done", SkipFields, acts=False)
def _if_done(state: State, context: Context, step: SkipFields, place: int) -> Outcome:
    """Skip instructions for "If you don't" if the one before was carried out."""
    return (place + 1 + step.skip if context.done else place + 1), context


@carries_out("unless done", SkipFields, acts=False)
def _unless_done(state: State, context: Context, step: SkipFields, place: int) -> Outcome:
    return (place + 1 if context.done else place + 1 + step.skip), context


@enforces("1-3-4")
@carries_out("Players", PlayersFields, acts=False)
def _players(state: State, context: Context, step: PlayersFields, place: int) -> Outcome:
    """Let players carry out the next instructions one after the other, the turn player first (1-3-4)."""
    who = step.who(state, context)
    players = [player for player in (state.turn_player, 1 - state.turn_player) if player in who]
    if not players:
        return place + 2 + step.length, context.after(False)
    each = EachPlayer(context.controller, tuple(players[1:]))
    chosen = () if step.chooses else context.chosen
    return place + 1, context._replace(player=players[0], each=tuple(each), chosen=chosen)


@carries_out("next player", PlayersFields, acts=False)
def _next_player(state: State, context: Context, step: PlayersFields, place: int) -> Outcome:
    """Have the next player carry out the same instructions; after the last, continue with everything they chose."""
    each = EachPlayer(*context.each)
    chosen = (*each.chosen, *context.chosen) if step.chooses else context.chosen
    done = each.done or context.done
    if not each.others:
        state.touch()  # defeat was not checked until now (`rules.processing`)
        return place + 1, context._replace(player=each.controller, each=(), chosen=chosen, done=done)
    following = EachPlayer(each.controller, each.others[1:], chosen, done)
    mine = () if step.chooses else context.chosen
    return place - step.length, context._replace(player=each.others[0], each=tuple(following), chosen=mine)


@carries_out("Repeat", RepeatFields, acts=False)
def _repeat(state: State, context: Context, step: RepeatFields, place: int) -> Outcome:
    """Count once how often the next instructions are carried out."""
    times = value(state, context, step.times)
    if times < 1:
        return place + 2 + step.length, context.after(False)
    return place + 1, context._replace(did=(*context.did, (_TIMES, (times,))))


@carries_out("again", RepeatFields, acts=False)
def _again(state: State, context: Context, step: RepeatFields, place: int) -> Outcome:
    """Carry the same instructions out again, as often as they are still to be."""
    left = next(numbers[0] for did, numbers in context.did if did == _TIMES) - 1
    others = tuple(entry for entry in context.did if entry[0] != _TIMES)
    if left:
        return place - step.length, context._replace(did=(*others, (_TIMES, (left,))), chosen=())
    return place + 1, context._replace(did=others, chosen=())


@enforces("9-2-1", "9-2-2", "1.9:3-4-6-3-1")
@carries_out("ActivateMain", ActivateMainFields)
def _activate_main(state: State, context: Context, step: ActivateMainFields, place: int) -> Outcome:
    """Activate the command effect of a card, if that can be activated now (9-2-1, 9-2-2)."""
    place += 1
    for card in step.of(state, context):
        number = context.number if card == context.card else state.cards[card].definition.number
        command = state.pool[number].command
        if command is None or step.timing not in command.timing:
            continue
        within = context._replace(card=card, number=number, ability=command.index, chosen=(), done=False, did=())
        if can_begin(state, command, within):
            record_event(state, "activates command", card)
            trigger_self(state, "activates command", (card,))
            state.frames.append(EffectFrame(place, context.after(True)))
            state.frames.append(EffectFrame(0, within))
            return None
    return place, context.after(False)


@carries_out("ActivateEffect", ActivateEffectFields)
def _activate_effect(state: State, context: Context, step: ActivateEffectFields, place: int) -> Outcome:
    """Let the Deploy effects of a Unit in play wait to be resolved, as if it was deployed now."""
    before = len(state.waiting)
    for card in step.of(state, context):
        if is_unit_in_play(state, card):
            trigger(state, card, "deploy")
    return finished(context, place, len(state.waiting) > before)
