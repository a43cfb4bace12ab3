"""What a player can do: each verb with its written form, its times, its checks and its result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gundam_desktop.games.kit.notation import Notation
from gundam_desktop.games.kit.verbs import CONCEDE, Part, Verb, Verbs
from gundam_desktop.games.kit.zones import emit, end_game
from gundam_desktop.games.zoids import event_legality, events, fights, legality, turn
from gundam_desktop.games.zoids.board import FACINGS, PLAYED, POSES, SQUARES, leaps
from gundam_desktop.games.zoids.cards import CUSTOM, EVENT, FORTRESS, KINDS, PILOT, SITUATION, SPECIAL, ZOID, card_of
from gundam_desktop.games.zoids.figures import pilot_of, printed_special
from gundam_desktop.games.zoids.flow import go_on, then
from gundam_desktop.games.zoids.state import State, Task, Zone, base_of, card, on_map, other, pieces
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

_MAPS: Final = tuple(f"{name}{more}" for name in PLAYED for more in ("", " tournament"))
_ANY_DECISION: Final = (
    *("start", "custom", "move", "fight", "fire", "permit", "event", "declared", "respond", "roll", "destroyed"),
)


def _zones_of_target(number: str) -> tuple[str, tuple[str, ...]]:
    """Where an event may point."""
    kind = card_of(number).kind if number else ""
    if kind in ("boost", "combat", "leap", events.BARRIER):
        return "own", (Zone.MAP,)
    if kind in ("spark", "fetch"):
        return "own", (Zone.WRECKS, Zone.MAP) if kind == "spark" else (Zone.TRASH,)
    return "other", (Zone.MAP,)


_HAND, _MAP = (Part("card", zones=(zone,)) for zone in (Zone.HAND, Zone.MAP))
_HANGAR: Final = Part("card", zones=(Zone.HANGAR, Zone.MAP))
_ENEMY: Final = Part("target", "->", zones=(Zone.MAP,), seats="other")
_TO, _AT = Part("word", "to", words=POSES), Part("word", "at", words=POSES)
_PLAYED: Final = (
    _HAND,
    Part("word", "on", words=SQUARES, optional=True),
    Part("word", words=("up", "down"), optional=True),
    Part("target", "on", optional=True, zones_by_card=_zones_of_target),
    Part("word", "to", words=POSES, optional=True),
)


# --- what verbs do


@enforces("ZO-26")
def _concede(state: State, player: int, _choice: Choice) -> None:
    emit(state, "conceded", "ZO-26", player)
    end_game(state, other(player), "ZO-26")


def _special(state: State, player: int, choice: Choice) -> None:
    fights.SPECIALS[printed_special(state, choice.card).does](state, player, choice)


def _wish(state: State, player: int, _choice: Choice) -> None:
    emit(state, "wished", "ZB-20-7", player)
    then(state, Task("permit"), Task("event"))


def _permit(state: State, player: int, _choice: Choice) -> None:
    emit(state, "permitted", "ZB-20-7", player)


def _play(state: State, player: int, choice: Choice) -> None:
    if card(state, choice.card).type == SITUATION:
        turn.place_situation(state, player, choice.card)
    else:
        events.use(state, player, choice)


def _pass(state: State, player: int, _choice: Choice) -> None:
    if legality.kind_now(state) == "roll":
        fights.leave_roll(state, player)


# --- what can be tried with a card


def _placings(state: State, player: int, zoid: int) -> Iterator[Choice]:
    if zoid in pieces(state, player) and not state.cards[zoid].at:
        yield from (Choice("place", zoid, word=pose) for pose in POSES)


def _moves(state: State, _player: int, zoid: int) -> Iterator[Choice]:
    if zoid == state.acting and card(state, zoid).type == ZOID:
        yield from (Choice("move", zoid, word=pose) for pose in POSES)


def _near_moves(state: State, player: int, zoid: int) -> Iterator[Choice]:
    """The moves to squares that are reached."""
    if zoid == state.acting:
        near = legality.paths(state, zoid).reached | {state.cards[zoid].at}
        yield from (choice for choice in _moves(state, player, zoid) if choice.word[:2] in near)


def _attachments(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone is Zone.HAND and card(state, card_id).type in (PILOT, CUSTOM):
        yield from (Choice("attach", card_id, zoid) for zoid in pieces(state, player))


def _attacks(state: State, player: int, zoid: int) -> Iterator[Choice]:
    if state.cards[zoid].zone is not Zone.MAP:
        return
    pilot = pilot_of(state, zoid)
    aiming = ((), (pilot,)) if pilot and card(state, pilot).ability == "aim" else ((),)
    for target in (*on_map(state, other(player)), *filter(None, (base_of(state, other(player)),))):
        yield from (Choice("attack", zoid, target, aims, kind) for kind in KINDS for aims in aiming)


def _specials(state: State, player: int, zoid: int) -> Iterator[Choice]:
    special = card(state, zoid).special
    if state.cards[zoid].zone is not Zone.MAP or special is None:
        return
    if special.does != "fight":
        yield Choice(SPECIAL, zoid)
        return
    enemies = on_map(state, other(player))
    yield from (Choice(SPECIAL, zoid, cards=(each,)) for each in enemies)
    if special.targets > 1:
        yield from (Choice(SPECIAL, zoid, cards=(one, two)) for one in enemies for two in enemies if one != two)


def _abilities(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if card_id in fights.abilities(state, player):
        yield Choice("use", card_id)


def _fires(state: State, _player: int, card_id: int) -> Iterator[Choice]:
    if card(state, card_id).type == FORTRESS and state.cards[card_id].zone is Zone.MAP:
        yield from (Choice("fire", card_id, word=square) for square in SQUARES)


def _takings(state: State, _player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone is Zone.HANGAR:
        yield Choice("take", card_id)


def _plays(state: State, player: int, card_id: int) -> Iterator[Choice]:
    printed = card(state, card_id)
    if state.cards[card_id].zone is not Zone.HAND or printed.type not in (EVENT, SITUATION):
        return
    match printed.kind:
        case "cluster":
            yield from (Choice("play", card_id, word=square) for square in SQUARES)
        case "die":
            yield from (Choice("play", card_id, word=word) for word in ("up", "down"))
        case "leap":
            for zoid in on_map(state, player):
                near = sorted(leaps(state.cards[zoid].at, printed.amount, turn.taken(state, zoid)))
                yield from (Choice("play", card_id, zoid, word=f"{at} facing {to}") for at in near for to in FACINGS)
        case kind if kind in event_legality.AIMED:
            yield from (Choice("play", card_id, target) for target in event_legality.aimed_at(state, player, kind))
        case _:
            yield Choice("play", card_id)


def _cards(state: State, player: int) -> Iterator[int]:
    """The cards with which a player could try something."""
    for zone in (Zone.HAND, Zone.MAP, Zone.HANGAR, Zone.UNDER):
        yield from state.zone(player, zone)


_ROWS: Final[tuple[Verb[State], ...]] = (
    Verb("first", ("first_player",), "ZO-2", turn.go_first),
    Verb("second", ("first_player",), "ZO-2", turn.go_first),
    Verb(
        "choose",
        ("map", "choose"),
        "ZO-2",
        turn.choose,
        (Part("word", words=_MAPS, optional=True), Part("cards", optional=True)),
        "choose ruins, or choose CARD, CARD",
        (legality.whole,),
    ),
    Verb(
        "take",
        ("force",),
        "ZO-3",
        turn.take,
        (_HANGAR,),
        "take CARD",
        (legality.in_hangar,),
        (legality.three_zoids, legality.affordable, legality.fortress_in_time, legality.fortress_affordable),
        _takings,
    ),
    Verb(
        "place",
        ("place",),
        "ZO-4",
        turn.place,
        (_MAP, _AT),
        "place CARD at b3 facing e",
        (legality.waits,),
        (legality.own_territory, legality.room_to_stand),
        _placings,
    ),
    Verb(
        "attach",
        ("custom",),
        "ZX-6",
        turn.attach,
        (_HAND, Part("target", "to", zones=(Zone.MAP,))),
        "attach CARD to CARD",
        (legality.attachable,),
        (legality.own_zoid, legality.no_base, legality.suited_pilot, legality.only_pilot, legality.custom_fits),
        _attachments,
    ),
    Verb("end", ("custom",), "ZX-4", turn.begin_actions),
    Verb(
        "move",
        ("move",),
        "ZX-9",
        turn.go,
        (_MAP, _TO),
        "move CARD to d4 facing e",
        (legality.acts, legality.changes_something, legality.free_square, legality.within_movement),
        (legality.room_behind,),
        _moves,
        _near_moves,
    ),
    Verb(
        "attack",
        ("fight",),
        "ZX-9",
        fights.attack,
        (_MAP, _ENEMY, Part("word", words=KINDS), Part("cards", "with", (Zone.UNDER,), optional=True)),
        "attack CARD -> CARD melee",
        (legality.base_acts, legality.acts, legality.outside, legality.not_paralysed, legality.enemy_on_map),
        (legality.in_reach, legality.aims),
        _attacks,
    ),
    Verb(
        SPECIAL,
        ("move", "fight"),
        "ZX-9",
        _special,
        (
            _MAP,
            Part("cards", "->", (Zone.MAP,), seats="other", optional=True),
            Part("target", "with", (Zone.UNDER,), optional=True),
        ),
        "special CARD -> CARD",
        (legality.acts, legality.outside, legality.has_special),
        (
            legality.special_in_time,
            legality.able_to_fight,
            legality.nothing_besides,
            legality.no_base,
            legality.right_number,
            legality.not_twice,
            legality.enemy_on_map,
            legality.all_in_reach,
        ),
        _specials,
    ),
    Verb(
        "counter",
        ("counter",),
        "ZX-13",
        fights.counter_attack,
        (Part("word", words=(*KINDS, SPECIAL)),),
        "counter melee",
        checks=(legality.may_counter,),
    ),
    Verb(
        "use",
        ("roll",),
        "ZB-10-1",
        fights.use_ability,
        (Part("card", zones=(Zone.MAP, Zone.UNDER)),),
        "use CARD",
        (legality.one_ability, legality.usable),
        tries=_abilities,
    ),
    Verb(
        "fire",
        ("fire",),
        "ZB-24-4",
        fights.fire,
        (_MAP, Part("word", "at", words=SQUARES)),
        "fire CARD at d4",
        (legality.own_fortress, legality.fires_at_enemy),
        (legality.free_line,),
        _fires,
    ),
    Verb(
        "play",
        _ANY_DECISION,
        "ZO-16",
        _play,
        _PLAYED,
        "play CARD on CARD",
        (event_legality.in_hand, event_legality.playable),
        (
            event_legality.situation_in_time,
            event_legality.own_decision,
            event_legality.after_draw,
            event_legality.two_a_turn,
            event_legality.boost_in_own_turn,
            event_legality.in_time,
            legality.no_base,
            event_legality.right_target,
            *event_legality.LEAP,
        ),
        _plays,
    ),
    Verb("wish", ("wish",), "ZB-20-7", _wish),
    Verb("permit", ("permit",), "ZB-20-7", _permit),
    Verb(
        "pass",
        (
            *("force", "start", "move", "wish", "event", "fight", "fire"),
            *("declared", "roll", "destroyed", "counter", "respond"),
        ),
        "ZX-4",
        _pass,
        checks=(legality.enough_zoids,),
    ),
    Verb(CONCEDE, (), "ZO-26", _concede),
)


class _ZoidsVerbs(Verbs[State]):
    """The verbs; after each choice the game goes on until the next question."""

    def carry_out(self, state: State, player: int, choice: Choice) -> None:
        asked = state.question
        super().carry_out(state, player, choice)
        if state.question is asked:
            state.question = None
        go_on(state)


VERBS: Final = _ZoidsVerbs(_ROWS, "ZX-4", _cards, legality.at_its_time)
NOTATION: Final = Notation(VERBS, tuple(Zone), "ZZ-01")
