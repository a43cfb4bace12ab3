"""Events: how they are used, answered and cancelled, and what each kind of them does."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.kit.zones import emit, move
from gundam_desktop.games.zoids.board import NEUTRAL, block, pose
from gundam_desktop.games.zoids.damage import by_event, put_into_trash, revive, settled
from gundam_desktop.games.zoids.figures import squares, territories
from gundam_desktop.games.zoids.flow import ask, step, then
from gundam_desktop.games.zoids.state import (
    State,
    Task,
    Used,
    Zone,
    card,
    change_of,
    is_ready,
    on_map,
    other,
    with_seat,
)
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

CANCEL, BARRIER = "cancel", "barrier"
AGAIN: Final = {kind: kind for kind in ("custom", "move", "fight", "fire", "permit", "roll")} | {"event": "wish"}
"""Kind of decision -> what is asked after an event in it."""


def use(state: State, player: int, choice: Choice) -> None:
    """Use an event: it goes to the trash and counts; the other player may deal with it; then it takes effect."""
    assert state.question is not None
    kind = state.question.kind
    discard(state, player, choice)
    if kind == "respond":
        answer(state, player, choice)
        return
    state.chain = (Used(choice.card, player, choice.target, choice.word),)
    if kind == "roll":
        strike = state.strike
        state.strike = strike._replace(asked=(*strike.asked, player), acted=(*strike.acted, player))
    after = (Task(AGAIN[kind]),) if kind in AGAIN else ()
    then(state, Task("respond", player=other(player)), Task("resolve"), *after)


@enforces("ZO-16", "ZX-14")
def discard(state: State, player: int, choice: Choice) -> None:
    """Put a used event into the trash and count it."""
    changes = put_into_trash(state, choice.card)
    state.used_events = with_seat(state.used_events, player, state.used_events[player] + 1)
    emit(state, "used", "ZB-20-1", player, choice.card, target=choice.target, word=choice.word, changes=changes)


@step("respond")
@enforces("ZB-20-2", "ZB-20-9")
def ask_response(state: State, task: Task) -> None:
    """Let a ready player deal with the last event, by one event at most."""
    if is_ready(state, task.player):
        ask(state, "respond", task.player, "ZB-20-2", state.chain[-1].card)


def answer(state: State, player: int, choice: Choice) -> None:
    """Let an event answer the last one; one that cancels does so at once. Then the other player may answer it."""
    if card(state, choice.card).kind == CANCEL:
        *before, last = state.chain
        state.chain = (*before, cancelled(state, player, choice.card, last))
    state.chain = (*state.chain, Used(choice.card, player, choice.target, choice.word))
    then(state, Task("respond", player=other(player)))


def cancelled(state: State, player: int, by: int, last: Used) -> Used:
    """The last event, after a cancelling card was used against it."""
    if card(state, last.card).kind != CANCEL:
        return cancel(state, player, by, last)
    if card(state, last.card).ability == "spy" and card(state, by).ability == "watch":
        return cancel_besides(state, player, by, last)
    emit(state, "in vain", "ZB-23-2", player, by, target=last.card)
    return in_vain(last)


@enforces("ZB-23-1")
def cancel(state: State, player: int, by: int, last: Used) -> Used:
    """Cancel an event, one that does not cancel another, for good."""
    emit(state, "cancelled", "ZB-23-1", player, last.card, target=by)
    return last._replace(stands=False)


@enforces("ZB-23-3")
def cancel_besides(state: State, player: int, by: int, last: Used) -> Used:
    """What a cancelling card does besides is cancelled."""
    emit(state, "besides cancelled", "ZB-23-3", player, last.card, target=by)
    return last._replace(besides=False)


@enforces("ZB-23-2")
def in_vain(last: Used) -> Used:
    """To cancel a card that has cancelled an event changes nothing."""
    return last


@step("resolve")
def resolve(state: State, _task: Task) -> None:
    """End the answers: what cancelling cards do besides, then the first event, if it stands."""
    (first, *answers), state.chain = state.chain, ()
    looks = [Task("look", each.card, player=each.player) for each in answers if looks_at_hand(state, each)]
    shielded = tuple(each.target for each in answers if each.stands and card(state, each.card).kind == BARRIER)
    has_answered = int(any(each.player != first.player for each in answers))
    effect = Task("effect", first.card, first.target, first.player, shielded, first.word, has_answered)
    then(state, *looks, *((effect,) if first.stands else ()))


@enforces("ZO-18")
def looks_at_hand(state: State, used: Used) -> bool:
    """True if a used event lets its player look at the other hand."""
    return used.besides and card(state, used.card).ability == "spy"


@step("look")
def look(state: State, task: Task) -> None:
    """Show the other hand to a player, who chooses a card of it."""
    if hand := state.zone(other(task.player), Zone.HAND):
        ask(state, "choose", task.player, "ZO-18", task.card, "spy", hand, 1)


@step("effect")
@enforces("ZB-20-1")
def take_effect(state: State, task: Task) -> None:
    """Let an event do what its kind does."""
    player, zoid, amount = task.player, task.target, card(state, task.card).amount
    match card(state, task.card).kind:
        case "boost":
            state.put(zoid, support=state.cards[zoid].support + amount)
            emit(state, "boosted", "ZO-16", player, zoid, amount=amount)
        case "combat":
            state.put(zoid, combat=state.cards[zoid].combat + amount)
            emit(state, "strengthened", "ZB-9-1", player, zoid, amount=amount)
        case "jam":
            state.put(zoid, paralysed=True)
            emit(state, "paralysed", "ZB-6-1", player, zoid, changes=(change_of(state, zoid),))
        case "leap":
            put_on_pose(state, "leapt", "ZB-8-1", player, zoid, task.word)
        case "fetch":
            move(state, zoid, Zone.HAND)
            emit(state, "fetched", "ZO-16", player, zoid, changes=(change_of(state, zoid),))
        case "die":
            change = amount if task.word == "up" else -amount
            state.strike = state.strike._replace(change=state.strike.change + change)
            emit(state, "die changed", "ZB-20-5", player, task.card, amount=change)
        case "barrier":
            state.strike = state.strike._replace(barrier=True)
            emit(state, "protected", "ZB-20-5", player, zoid)
        case "spark":
            revive(state, zoid, amount)
        case _:
            _damage(state, task)


# --- damage


def targets(state: State, user: int, number: int, target: int, word: str) -> dict[int, int]:
    """The Zoids that an event would hit, A's first, with how often it hits each of them."""
    everybody = (*on_map(state, 0), *on_map(state, 1))
    match card(state, number).kind:
        case "strike" | "blow":
            return {target: 1}
        case "cluster":
            return {each: times for each in everybody if (times := times_hit(state, each, block(word)))}
        case "lightning":
            return {each: 1 for each in everybody if NEUTRAL in territories(state, each)}
        case "volley":
            return {each: 1 for each in on_map(state, other(user)) if "AB"[user] in territories(state, each)}
    return {}


@enforces("ZB-16-7")
def times_hit(state: State, zoid: int, there: tuple[str, ...]) -> int:
    """How often damage to each of some squares hits a Zoid: once for each of its squares."""
    return sum(square in there for square in squares(state, zoid))


@enforces("ZX-19")
def _damage(state: State, task: Task) -> None:
    found = targets(state, task.player, task.card, task.target, task.word)
    for zoid, times in found.items():
        for _ in range(times):
            by_event(state, task.player, zoid, card(state, task.card).amount, barrier=zoid in task.cards)
    rival = other(task.player)
    gone = tuple(each for each in found if state.cards[each].owner == rival and state.cards[each].zone is Zone.WRECKS)
    settled(state, *((Task("destroyed", player=rival, cards=gone),) if gone and not task.amount else ()))


# --- where pieces stand


def put_at(state: State, zoid: int, at: str, facing: str) -> None:
    """Put a piece on a square with a facing."""
    state.put(zoid, at=at, facing=facing)


def put_on_pose(state: State, kind: str, clause: str, player: int, zoid: int, word: str) -> None:
    """Put a Zoid on the square and with the facing that a player has written, and tell it."""
    at, facing = pose(word)
    put_at(state, zoid, at, facing)
    emit(state, kind, clause, player, zoid, word=at, changes=(change_of(state, zoid),))
