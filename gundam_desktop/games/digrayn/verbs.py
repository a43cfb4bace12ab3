"""What a player can do: each verb with its written form, its times, its checks and its result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gundam_desktop.games.digrayn.cards import LEADER, UNIT, card_of
from gundam_desktop.games.digrayn.field import GATES, OWN, adjacent
from gundam_desktop.games.digrayn.rules import battle, chase, legality, main_phase, turn
from gundam_desktop.games.digrayn.rules.figures import card, is_object, is_set, objects, set_cards
from gundam_desktop.games.digrayn.rules.legality import PAYMENT, chosen
from gundam_desktop.games.digrayn.state import FRAGMENT, HAND, PAID, PLACES, State
from gundam_desktop.games.kit.notation import Board, Notation
from gundam_desktop.games.kit.verbs import CONCEDE, Part, Verb, Verbs
from gundam_desktop.games.kit.zones import emit, end_game
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice


@enforces("FO-14")
def _concede(state: State, player: int, _choice: Choice) -> None:
    emit(state, "conceded", "FO-14", player)
    end_game(state, 1 - player, "FO-14")


def _pass(state: State, player: int, _choice: Choice) -> None:
    if state.chain:
        chase.pass_chase(state, player)
    elif state.setting[0]:
        main_phase.end_sets(state, player)
    else:
        turn.end_phase(state)


def _choose(state: State, player: int, choice: Choice) -> None:
    unpaid, state.unpaid = state.unpaid, PAID
    if unpaid.verb:
        do = {"use": main_phase.use, "flip": main_phase.flip, "chase": chase.chase}[unpaid.verb]
        do(state, player, Choice(*unpaid[:3], choice.cards, unpaid.word))
    else:
        turn.put_excess_away(state, player, choice.cards)


# --- where the cards of a written choice are looked for first


def _own(board: Board, zones: tuple[str, ...], *, down: bool | None = None) -> list[int]:
    return [
        each
        for each, (seat, zone) in board.places.items()
        if seat == board.player and zone in zones and (down is None or (each in board.down) == down)
    ]


def _own_set(board: Board, _before: Mapping[str, Any]) -> list[int]:
    return _own(board, GATES, down=True)


def _own_objects(board: Board, _before: Mapping[str, Any]) -> list[int]:
    return _own(board, GATES, down=False)


def _used_on(board: Board, before: Mapping[str, Any]) -> list[int]:
    number = board.numbers.get(before.get("card", 0), "")
    return _own(board, (FRAGMENT,)) if number and card_of(number).summons else _own_objects(board, before)


def _leader(board: Board, before: Mapping[str, Any]) -> list[int]:
    return [each for each in _own_objects(board, before) if card_of(board.numbers[each]).kind == LEADER]


# --- what can be tried with a card


def _uses(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone == HAND and state.cards[card_id].owner == player:
        yield from _with_parts(state, player, Choice("use", card_id))


def _with_parts(state: State, player: int, choice: Choice) -> Iterator[Choice]:
    """A choice with each target and gate that could be tried; a card that is turned up stays at its gate."""
    printed = card(state, choice.card)
    if printed.summons:
        units = [each for each in state.zone(player, FRAGMENT) if card(state, each).kind == UNIT]
        yield from (choice._replace(target=unit, word=gate) for unit in units for gate in OWN[player])
    elif choice.verb == "flip" or printed.use == "use":
        yield choice
    elif printed.use == "install unit":
        yield from (choice._replace(target=each) for each in objects(state))
    else:
        yield from (choice._replace(word=gate) for gate in GATES)


def _sets(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone == HAND and state.cards[card_id].owner == player:
        yield from (Choice("set", card_id, word=gate) for gate in GATES)


def _sets_on_own(state: State, player: int, card_id: int) -> Iterator[Choice]:
    return (choice for choice in _sets(state, player, card_id) if choice.word in OWN[player])


def _flips(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if is_set(state, card_id, player):
        yield from _with_parts(state, player, Choice("flip", card_id))


def _activations(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if is_object(state, card_id, player) and card(state, card_id).effect("main") is not None:
        yield from (Choice("activate", card_id, each) for each in objects(state))


def _moves(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if is_object(state, card_id, player):
        yield from (Choice("move", card_id, word=gate) for gate in GATES if gate != state.cards[card_id].zone)


def _moves_beside(state: State, player: int, card_id: int) -> Iterator[Choice]:
    return (choice for choice in _moves(state, player, card_id) if choice.word in adjacent(state.cards[card_id].zone))


def _attacks(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if is_object(state, card_id, player):
        yield from (Choice("attack", card_id, word=state.cards[each].zone) for each in objects(state, 1 - player))


def _chases(state: State, player: int, card_id: int) -> Iterator[Choice]:
    quick = is_object(state, card_id, player) and chase.chase_effect(state, card_id) is not None
    if quick or is_set(state, card_id, player):
        yield Choice("chase", card_id)


def _skills(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if not is_object(state, card_id, player) or card(state, card_id).kind != LEADER:
        return
    for number, effect in enumerate(card(state, card_id).effects, start=1):
        targets = {"damage": objects(state, 1 - player), "lock": set_cards(state, 1 - player)}.get(effect.does, (0,))
        yield from (Choice("skill", card_id, each, number=number) for each in targets)


def _cards(state: State, player: int) -> Iterator[int]:
    """The cards with which a player could try something."""
    yield from state.zone(player, HAND)
    yield from set_cards(state, player)
    yield from objects(state, player)


_TO: Final = Part("word", "to", words=GATES)
_PAYING: Final = Part("cards", "paying", (FRAGMENT, HAND), optional=True)
_ON: Final = Part("target", "on", meant=_used_on, optional=True)
_PLACING: Final = (legality.not_controlled, legality.one_of_a_kind, legality.no_object_there)
_FIGHTER: Final = Part("card", meant=_own_objects)

_ROWS: Final[tuple[Verb[State], ...]] = (
    Verb("first", ("first_player",), "FO-6", lambda state, player, _: turn.go_first(state, player, first=True)),
    Verb("second", ("first_player",), "FO-6", lambda state, player, _: turn.go_first(state, player, first=False)),
    Verb(
        "skill",
        ("leader",),
        "FX-2-3",
        turn.use_skill,
        (
            Part("card", meant=_leader, written=False),
            Part("number"),
            Part("target", "on", GATES, seats="other", optional=True),
        ),
        "skill NUMBER [on CARD]",
        (legality.known_skill,),
        (legality.enough_bp, legality.right_skill_target, legality.not_spent),
        _skills,
    ),
    Verb(
        "use",
        ("main",),
        "FD-1-3",
        main_phase.use,
        (Part("card", zones=(HAND,)), _ON, _TO._replace(optional=True), _PAYING),
        "use CARD [on CARD] [to GATE] [paying CARD, CARD]",
        (legality.in_hand,),
        (
            legality.within_budget,
            legality.within_first_budget,
            legality.no_trigger,
            legality.not_of_the_other,
            *_PLACING,
            legality.on_own_unit,
            legality.right_words,
            legality.pays_for_use,
            *PAYMENT,
        ),
        _uses,
    ),
    Verb(
        "set",
        ("main", "set"),
        "FD-1-3",
        main_phase.set_card,
        (Part("card", zones=(HAND,)), _TO),
        "set CARD to GATE",
        (),
        (
            legality.in_hand,
            legality.within_budget,
            legality.within_first_budget,
            legality.own_gate,
            legality.no_set_card,
            legality.not_controlled,
        ),
        _sets,
        _sets_on_own,
    ),
    Verb(
        "flip",
        ("main",),
        "FD-1-3",
        main_phase.flip,
        (Part("card", meant=_own_set), _ON, _TO._replace(optional=True), _PAYING),
        "flip CARD [on CARD to GATE] [paying CARD, CARD]",
        (legality.own_seen_card,),
        (
            legality.own_set_card,
            legality.active,
            legality.flips_no_trigger,
            *_PLACING,
            legality.on_own_unit,
            legality.right_words,
            legality.pays_for_use,
            *PAYMENT,
        ),
        _flips,
    ),
    Verb(
        "activate",
        ("main",),
        "FD-3-1",
        main_phase.activate,
        (_FIGHTER, Part("target", "on", meant=_own_objects)),
        "activate CARD on CARD",
        (),
        (legality.has_main_effect, legality.own_object, legality.unused),
        _activations,
    ),
    Verb("end", ("main", "battle"), "FD-7-1", lambda state, _player, _: turn.end_phase(state)),
    Verb(
        "move",
        ("battle",),
        "FX-6-1",
        battle.move,
        (_FIGHTER, _TO),
        "move CARD to GATE",
        (),
        (
            legality.does_not_move,
            legality.own_fighter,
            legality.once,
            legality.may_battle,
            legality.free_and_adjacent,
        ),
        _moves,
        _moves_beside,
    ),
    Verb(
        "attack",
        ("battle",),
        "FX-6-1",
        battle.attack,
        (_FIGHTER, Part("word", "->", words=GATES)),
        "attack CARD -> GATE",
        (),
        (legality.own_fighter, legality.once, legality.may_battle, legality.enemy_in_range),
        _attacks,
    ),
    Verb(
        "chase",
        ("chase",),
        "FX-5-4",
        chase.chase,
        (Part("card", zones=GATES), _PAYING),
        "chase CARD [paying CARD, CARD]",
        (legality.own_seen_card,),
        (
            legality.chasing_card,
            legality.condition_met,
            legality.at_the_end,
            legality.active,
            legality.not_controlled,
            legality.unused,
            *PAYMENT,
        ),
        _chases,
    ),
    Verb("pass", ("leader", "set", "chase"), "FX-5-2", _pass),
    Verb(
        "choose",
        ("choose",),
        "FO-9",
        _choose,
        (Part("cards"),),
        "choose CARD, CARD",
        (),
        (legality.right_number, *map(chosen, (legality.right_words, *PAYMENT))),
    ),
    Verb(CONCEDE, (), "FO-14", _concede),
)
VERBS: Final = Verbs(_ROWS, "FD-1-3", _cards, legality.at_its_time, by_verb=True)
NOTATION: Final = Notation(VERBS, (*PLACES, *GATES), "FR-01")
