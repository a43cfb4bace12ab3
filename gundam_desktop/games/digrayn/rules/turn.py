"""Setting up, and the phases of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.digrayn.cards import LEADER, Effect, card_of
from gundam_desktop.games.digrayn.field import HOMES
from gundam_desktop.games.digrayn.rules.chase import AFTER, declare
from gundam_desktop.games.digrayn.rules.figures import (
    card,
    controlled_centers,
    is_unit,
    leader,
    objects,
    reach,
    set_cards,
)
from gundam_desktop.games.digrayn.rules.main_phase import resume
from gundam_desktop.games.digrayn.rules.zones import archive, change_of, draw, hurt, put_on, turn_bp
from gundam_desktop.games.digrayn.state import (
    BATTLE,
    BP,
    DECK,
    DRAW,
    END,
    HAND,
    MAIN,
    PHASES,
    CardRecord,
    Declared,
    State,
)
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.zones import NOBODY, emit, lay_out, move, shuffle
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import CandidateGroup, Choice
from gundam_desktop.tabletop.chance import draw_number

FIRST_HANDS = (5, 6)
KEPT = 6
_CLAUSES = {MAIN: ("FD-1-1", "FD-7-1"), BATTLE: ("FD-7-3", "FX-3-1")}


# --- setting up


@enforces("FO-6")
def begin(state: State, decks: Sequence[Sequence[str]], chooser: int | None) -> None:
    """Lay out decks and leaders, and ask who goes first; `chooser` decides it, None leaves that to chance."""
    for seat, numbers in enumerate(decks):
        lay_out(state, seat, DECK, sorted(each for each in numbers if card_of(each).kind != LEADER), CardRecord)
        state.cards.append(
            CardRecord(next(each for each in numbers if card_of(each).kind == LEADER), seat, HOMES[seat])
        )
        put_on(state, len(state.cards) - 1, HOMES[seat], 0)
    if chooser is None:
        state.random, chooser = draw_number(state.random, 2)
    state.phase = "setup"
    state.question = Question("first_player", chooser, "FO-6")


def go_first(state: State, player: int, *, first: bool) -> None:
    """The player who decides it goes first or second; BP and first hands are dealt, and the first turn begins."""
    state.first_player = player if first else 1 - player
    emit(state, "goes first", "FO-6", state.first_player)
    seats = (state.first_player, 1 - state.first_player)
    for seat in seats:
        shuffle(state, seat, DECK, "FO-3")
    for seat in seats:
        lay_bp(state, seat)
    for seat, count in zip(seats, FIRST_HANDS, strict=True):
        draw_hand(state, seat, count)
    begin_turn(state, state.first_player)


@enforces("FX-2-1", "FO-3")
def lay_bp(state: State, seat: int) -> None:
    """Lay as many BP from the top of the deck, face down, as the leader's first figure says."""
    count = card(state, leader(state, seat)).bp[0]
    laid = state.zone(seat, DECK)[:count]
    for each in laid:
        move(state, each, BP)
    changes = tuple(change_of(state, each) for each in laid)
    emit(state, "bp laid", "FO-3", seat, amount=count, seen_by=NOBODY, changes=changes)


@enforces("FO-2")
def draw_hand(state: State, seat: int, count: int) -> None:
    """Draw the first hand."""
    draw(state, seat, count, "FO-2")


# --- the phases


def begin_turn(state: State, player: int) -> None:
    """Begin a player's turn."""
    state.turn += 1
    state.turn_player, state.put_count = player, 0
    refresh(state)
    emit(state, "turn begins", "FX-3-1", player, amount=state.turn)
    begin_phase(state, DRAW)


@enforces("FO-10", "FD-2-10", "FX-6-1")
def refresh(state: State) -> None:
    """In a new turn units may move, attack and use their effects again."""
    for each in objects(state):
        state.put(each, fresh=False, moved=False, attacked=False, used=False)


@enforces("FX-3-1", "FD-1-1", "FD-7-3")
def begin_phase(state: State, phase: str) -> None:
    """Declare the start of a phase."""
    state.phase = phase
    emit(state, "phase", _CLAUSES.get(phase, ("FX-3-1",))[0], state.turn_player, word=phase)
    declare(state, Declared("begins", state.turn_player))


@enforces("FX-3-1", "FD-1-2", "FD-7-1", "FD-7-2")
def end_phase(state: State) -> None:
    """Declare the end of the phase."""
    state.question = None
    emit(state, "phase ends", _CLAUSES.get(state.phase, ("", "FX-3-1"))[1], state.turn_player, word=state.phase)
    declare(state, Declared("ends", state.turn_player))


def _run(state: State, _declared: Declared) -> None:
    match state.phase:
        case "draw":
            draw_card(state)
        case "charge":
            charge_controlled(state)
        case "leader":
            if ask_for_skill(state):
                return
        case "end":
            end_of_turn(state)
            return
        case _:
            resume(state)
            return
    if not state.result:
        end_phase(state)


def _next(state: State, _declared: Declared) -> None:
    if state.phase == END:
        begin_turn(state, 1 - state.turn_player)
    else:
        begin_phase(state, PHASES[PHASES.index(state.phase) + 1])


AFTER.update({"begins": _run, "ends": _next})


@enforces("FX-3-2")
def draw_card(state: State) -> None:
    """The turn player draws one card, also in the first turn."""
    draw(state, state.turn_player, 1, "FX-3-2")


@enforces("FX-2-2")
def charge_controlled(state: State) -> None:
    """Turn up a BP for each centre gate that the turn player controls, as far as there are any."""
    for _ in range(controlled_centers(state, state.turn_player)):
        charge(state, state.turn_player)


@enforces("FX-2-2")
def charge(state: State, seat: int) -> None:
    """Turn up the first BP of a player that is face down."""
    for each in turned_bp(state, seat, up=False)[:1]:
        emit(state, "charged", "FX-2-2", seat, each, changes=turn_bp(state, each, up=True))


def turned_bp(state: State, seat: int, *, up: bool) -> list[int]:
    """The BP of a player that are face up, or those that are face down."""
    return [each for each in state.zone(seat, BP) if state.cards[each].up == up]


# --- the leader phase


@enforces("FX-2-3", "FO-7")
def ask_for_skill(state: State) -> bool:
    """Ask for a skill if one can be used; False if none can."""
    seat = state.turn_player
    own = leader(state, seat)
    usable = (
        effect.power <= len(turned_bp(state, seat, up=True))
        and not is_spent(state, own, effect)
        and skill_targets(state, seat, effect)
        for effect in card(state, own).effects
    )
    if not any(usable):
        return False
    state.question = Question("leader", seat, "FX-2-3")
    return True


def is_spent(state: State, own: int, effect: Effect) -> bool:
    """True for a skill for once a game that was used."""
    return effect.once and state.cards[own].spent


@enforces("FO-18")
def skill_targets(state: State, seat: int, effect: Effect) -> list[int]:
    """The cards on which a skill can be used; 0 stands for none, where it needs no card."""
    match effect.does:
        case "damage":
            near = reach(state, leader(state, seat))
            return [
                each for each in objects(state, 1 - seat) if is_unit(state, each) and state.cards[each].zone in near
            ]
        case "lock":
            return [each for each in set_cards(state, 1 - seat) if not state.cards[each].locked]
        case "charge":
            return [0] if turned_bp(state, seat, up=False) else []
    return [0]


@enforces("FX-2-3", "FX-5-5")
def use_skill(state: State, player: int, choice: Choice) -> None:
    """Use a skill of the leader: as many face-up BP as it costs are turned down."""
    effect = card(state, choice.card).effects[choice.number - 1]
    for each in turned_bp(state, player, up=True)[: effect.power]:
        emit(state, "bp spent", "FX-2-3", player, each, changes=turn_bp(state, each, up=False))
    if effect.once:
        state.put(choice.card, spent=True)
    emit(state, "skill", "FX-2-3", player, choice.card, target=choice.target, amount=choice.number)
    match effect.does:
        case "draw":
            draw(state, player, 1, "FX-3-2")
        case "damage":
            hurt(state, effect.amount, (choice.target,))
        case "charge":
            charge(state, player)
        case _:
            lock_target(state, player, choice.target)
    if not state.result:
        end_phase(state)


def lock_target(state: State, player: int, target: int) -> None:
    """An active set card becomes locked."""
    state.put(target, locked=True)
    change = change_of(state, target)._replace(number="")
    emit(state, "locked", "FO-18", player, target, seen_by=NOBODY, changes=(change,))


# --- the end phase


def end_of_turn(state: State) -> None:
    """The end phase: HP, set cards, changes, then the hands."""
    regain(state)
    unlock(state)
    expire(state)
    ask_for_hands(state)


@enforces("FX-3-3")
def regain(state: State) -> None:
    """All units and devices regain all HP."""
    hurt_ones = [each for each in objects(state) if card(state, each).kind != LEADER and state.cards[each].damage]
    for each in hurt_ones:
        state.put(each, damage=0)
    changes = tuple(change_of(state, each)._replace(zone="", seat=None) for each in hurt_ones)
    emit(state, "regained", "FX-3-3", state.turn_player, changes=changes)


@enforces("FD-2-12")
def unlock(state: State) -> None:
    """All locked cards of both players become active."""
    for seat in (state.turn_player, 1 - state.turn_player):
        for each in set_cards(state, seat):
            if state.cards[each].locked:
                state.put(each, locked=False)
                changes = (change_of(state, each),)
                emit(state, "unlocked", "FD-2-12", seat, each, seen_by=1 << seat, changes=changes)


@enforces("FO-17")
def expire(state: State) -> None:
    """What lasts until the end of the turn ends."""
    changed = [each for each in objects(state) if state.cards[each].bonus]
    for each in changed:
        state.put(each, bonus=0)
    if changed:
        emit(state, "expired", "FO-17", state.turn_player)


@enforces("FX-3-4", "FO-5")
def excess(state: State, seat: int) -> int:
    """How many cards a player must put away."""
    return max(0, len(state.zone(seat, HAND)) - KEPT)


@enforces("FO-5")
def ask_for_hands(state: State) -> None:
    """Ask who has too many cards in hand, the turn player first; then the end phase ends."""
    for seat in (state.turn_player, 1 - state.turn_player):
        if count := excess(state, seat):
            group = CandidateGroup(state.zone(seat, HAND), count, count)
            state.question = Question("choose", seat, "FX-3-4", 0, "hand", (group,))
            return
    end_phase(state)


@enforces("FX-3-4")
def put_excess_away(state: State, player: int, cards: tuple[int, ...]) -> None:
    """Put cards of the hand into the fragment."""
    for each in cards:
        emit(state, "put away", "FX-3-4", player, each, changes=archive(state, each))
    state.question = None
    ask_for_hands(state)
