"""When and on what an event is used: each check is written once, and serves choices and refusals alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gundam_desktop.games.kit.verbs import Verdict
from gundam_desktop.games.zoids.board import SQUARES, block, leaps, pose
from gundam_desktop.games.zoids.cards import BASE, EVENT, FORTRESS, SITUATION, ZOID
from gundam_desktop.games.zoids.events import BARRIER, CANCEL, targets
from gundam_desktop.games.zoids.fights import hits
from gundam_desktop.games.zoids.legality import free_square, kind_now, room_behind
from gundam_desktop.games.zoids.state import State, Zone, card, has_used_two, is_on_map, on_map, other
from gundam_desktop.games.zoids.turn import taken
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice, Refusal

Kinds = frozenset[str]


@enforces("ZO-16")
def in_hand(state: State, player: int, choice: Choice) -> Verdict:
    return None if choice.card in state.zone(player, Zone.HAND) else Refusal("not in hand", "ZO-16")


@enforces("ZX-6")
def playable(state: State, _player: int, choice: Choice) -> Verdict:
    kind = card(state, choice.card).type
    return None if kind in (EVENT, SITUATION) else Refusal("not an event", "ZX-6")


@enforces("ZB-18-1")
def situation_in_time(state: State, _player: int, choice: Choice) -> Verdict:
    late = card(state, choice.card).type == SITUATION and kind_now(state) != "start"
    return Refusal("before the draw only", "ZB-18-1") if late else None


def is_event(state: State, choice: Choice) -> bool:
    """True if the card of a choice is an event."""
    return card(state, choice.card).type == EVENT


@enforces("ZB-20-6", "ZB-20-7")
def own_decision(state: State, player: int, choice: Choice) -> Verdict:
    """The turn player does not break in on an event of the other, nor the other without having wished."""
    if not is_event(state, choice) or state.question is None or state.question.player == player:
        return None
    return Refusal("not your event", "ZB-20-6" if player == state.turn_player else "ZB-20-7")


@enforces("ZB-20-8")
def after_draw(state: State, _player: int, choice: Choice) -> Verdict:
    early = is_event(state, choice) and kind_now(state) == "start"
    return Refusal("before the draw", "ZB-20-8") if early else None


@enforces("ZX-14")
def two_a_turn(state: State, player: int, choice: Choice) -> Verdict:
    return Refusal("two events used", "ZX-14") if is_event(state, choice) and has_used_two(state, player) else None


@enforces("ZB-2-1")
def boost_in_own_turn(state: State, player: int, choice: Choice) -> Verdict:
    """Support Fire is for attacks: the other player does not attack, and nobody does in a counter-attack."""
    late = player != state.turn_player or kind_now(state) == "counter"
    return Refusal("for attacks only", "ZB-2-1") if card(state, choice.card).kind == "boost" and late else None


_FREE: Final = frozenset({"custom", "move", "fight", "fire", "permit", "event"})
_AFTER_ROLL: Final = {
    "die": frozenset({"roll"}),
    BARRIER: frozenset({"roll", "respond"}),
    **dict.fromkeys(("spark", "blow"), frozenset({"destroyed"})),
}
_TIMES: Final[dict[str, Kinds]] = {
    **dict.fromkeys(("boost", "combat", "strike", "cluster", "lightning", "volley", "jam", "fetch"), _FREE),
    "leap": _FREE | {"declared"},
    CANCEL: frozenset({"respond"}),
    **_AFTER_ROLL,
}
"""Kind of event -> the decisions in which it is used."""


@enforces("ZB-11-1", "ZB-20-2", "ZB-20-3", "ZB-20-4", "ZB-20-5", "ZB-20-6", "ZB-20-9", "ZB-22-2")
def in_time(state: State, player: int, choice: Choice) -> Verdict:
    """Each kind of event has its times."""
    kind, now = card(state, choice.card).kind, kind_now(state)
    if not is_event(state, choice) or now == "start" or has_its_time(state, player, kind):
        return None
    first, *more = (*against(kind, now, own_turn=player == state.turn_player), "ZO-16")
    return Refusal("event not now", first, also=tuple(more))


def has_its_time(state: State, player: int, kind: str) -> bool:
    """True if a kind of event is used now: a barrier only against damage, a last blow only at a Zoid."""
    needs_cause = kind in (BARRIER, "blow")
    return kind_now(state) in _TIMES[kind] and (not needs_cause or bool(aimed_at(state, player, kind)))


def against(kind: str, now: str, *, own_turn: bool) -> Iterator[str]:
    """The clauses by which a kind of event is not used in a kind of decision."""
    rolled = now in ("roll", "destroyed")
    if kind == CANCEL:
        yield "ZB-20-9"
    if kind == "fetch" and now == "respond":
        yield "ZB-20-3"
    if kind == "fetch" and rolled:
        yield "ZB-20-4"
    if kind in ("spark", "blow") and rolled:
        yield "ZB-22-2"
    if rolled or kind in _AFTER_ROLL:
        yield "ZB-20-5"
    if now == "wish" or (now in ("counter", "choose") and not own_turn):
        yield "ZB-20-7"
    if now == "respond":
        yield "ZB-20-6" if own_turn else "ZB-20-2"
    if now == "declared":
        yield "ZB-11-1"


AIMED: Final = frozenset({"boost", "combat", "strike", "jam", "leap", "fetch", BARRIER, "spark", "blow"})
"""The kinds of events that name a card."""


@enforces("ZO-16")
def right_target(state: State, player: int, choice: Choice) -> Verdict:
    """Each kind of event has its targets; a base is refused by `no_base` alone. Situations name nothing."""
    kind, word = card(state, choice.card).kind, choice.word
    if kind and choice.target and card(state, choice.target).type in (BASE, FORTRESS):
        return None
    named = choice.target in aimed_at(state, player, kind) if kind in AIMED else not choice.target
    match kind:
        case "leap":
            fits = " facing " in word
        case "cluster":
            fits = word in SQUARES and bool(block(word))
        case "die":
            fits = word in ("up", "down")
        case _:
            fits = not word
    return None if named and fits else Refusal("wrong target", "ZO-16")


def aimed_at(state: State, player: int, kind: str) -> tuple[int, ...]:
    """The cards that an event of a kind can name now."""
    match kind:
        case "boost" | "combat" | "leap":
            return on_map(state, player)
        case "strike" | "jam":
            return on_map(state, other(player))
        case "fetch":
            return tuple(each for each in state.zone(player, Zone.TRASH) if card(state, each).type == EVENT)
        case "spark":
            return state.wrecked if kind_now(state) == "destroyed" else ()
        case "blow":
            return tuple(each for each in (state.blamed,) if kind_now(state) == "destroyed" and is_on_map(state, each))
    return _shielded(state, player)


def _shielded(state: State, player: int) -> tuple[int, ...]:
    """The player's Zoids that the event just used, or the roll, would damage."""
    if kind_now(state) == "respond" and state.chain:
        last = state.chain[-1]
        found = targets(state, last.player, last.card, last.target, last.word)
    else:
        found = {state.strike.target: 1} if kind_now(state) == "roll" and hits(state.strike) else {}
    return tuple(each for each in found if state.cards[each].owner == player and card(state, each).type == ZOID)


def leap_far(state: State, _player: int, choice: Choice) -> Verdict:
    at = pose(choice.word)[0]
    near = leaps(state.cards[choice.target].at, card(state, choice.card).amount, taken(state, choice.target))
    return None if at in near else Refusal("leap too far", "ZB-8-1")


def leap(check: Callable[[State, int, Choice], Verdict]) -> Callable[[State, int, Choice], Verdict]:
    """The same check, for leaps of Zoids on the map alone; all other choices pass it."""

    def checked(state: State, player: int, choice: Choice) -> Verdict:
        leaps_now = card(state, choice.card).kind == "leap" and " facing " in choice.word
        return check(state, player, choice) if leaps_now and is_on_map(state, choice.target) else None

    return checked


LEAP: Final = tuple(map(leap, (free_square, leap_far, room_behind)))
