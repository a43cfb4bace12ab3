"""What a player can do: each verb with its written form, its times, its checks and its result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gundam_desktop.games.gundam_war.model.cards import CHARACTER, COMMAND
from gundam_desktop.games.gundam_war.model.state import AREAS, PLACES, State, Zone
from gundam_desktop.games.gundam_war.rules import battle, commands, deployment, legality, preparation, sortie, turn
from gundam_desktop.games.gundam_war.rules.sortie import FORMATION
from gundam_desktop.games.gundam_war.rules.zones import IN_PLAY, card, units
from gundam_desktop.games.kit.notation import Notation
from gundam_desktop.games.kit.verbs import CONCEDE, Part, Verb, Verbs
from gundam_desktop.games.kit.zones import emit, end_game
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Choice

_FROM_HAND: Final = Part("card", zones=("hand",))
_OWN_UNIT: Final = Part("target", "on", IN_PLAY)
_ANY_UNIT: Final = Part("target", "on", IN_PLAY, seats="both")


@enforces("GO-12")
def _concede(state: State, player: int, _choice: Choice) -> None:
    emit(state, "conceded", "GO-12", player)
    end_game(state, 1 - player, "GO-12")


def _pass(state: State, player: int, _choice: Choice) -> None:
    if state.window:
        battle.pass_command(state, player)
    else:
        battle.declared(state)


def _choose(state: State, _player: int, choice: Choice) -> None:
    question = state.question
    assert question is not None
    if question.card:
        turn.resolve_on(state, question.card, choice.cards[0])
    else:
        turn.put_away_excess(state, choice.cards)


# --- what can be tried with a card


def _deployments(state: State, _player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone is Zone.HAND and card(state, card_id).type not in (CHARACTER, COMMAND):
        yield Choice("deploy", card_id)


def _settings(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone is Zone.HAND and card(state, card_id).type == CHARACTER:
        yield from (Choice("set", card_id, unit) for unit in units(state, player))


def _plays(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone is Zone.HAND and card(state, card_id).type == COMMAND:
        yield from (Choice("play", card_id, unit) for seat in (player, 1 - player) for unit in units(state, seat))


def _sorties(state: State, player: int, card_id: int) -> Iterator[Choice]:
    if state.cards[card_id].zone not in IN_PLAY:
        return
    for number in range(1 + max(len(state.zone(player, area)) for area in AREAS)):
        for area in AREAS:
            squad = state.zone(player, area)
            if number <= len(squad) and not (number and squad[number - 1] == card_id):
                yield Choice("sortie", card_id, word=str(area), number=number)


def _resolutions(state: State, _player: int, card_id: int) -> Iterator[Choice]:
    if card_id in state.waiting:
        yield Choice("resolve", card_id)


def _cards(state: State, player: int) -> Iterator[int]:
    """The cards with which a player could try something."""
    yield from state.zone(player, Zone.HAND)
    yield from dict.fromkeys((*units(state, player), *state.waiting))


_ROWS: Final[tuple[Verb[State], ...]] = (
    Verb("first", ("first_player",), "GO-5", lambda state, player, _: preparation.go_first(state, player, first=True)),
    Verb(
        "second", ("first_player",), "GO-5", lambda state, player, _: preparation.go_first(state, player, first=False)
    ),
    Verb("keep", ("redraw",), "GX-1-5", lambda state, player, _: preparation.keep(state, player)),
    Verb(
        "redraw",
        ("redraw",),
        "GX-1-5",
        lambda state, player, _: preparation.redraw(state, player),
        checks=(legality.enough_hand,),
    ),
    Verb(
        "reveal",
        ("redraw",),
        "GX-1-4",
        lambda state, player, _: preparation.show_and_redraw(state, player),
        checks=(legality.no_generation, legality.shown_once),
    ),
    Verb(
        "deploy",
        ("main",),
        "GX-3-1",
        lambda state, player, choice: deployment.deploy(state, player, choice.card),
        (_FROM_HAND,),
        "deploy CARD",
        (legality.in_hand, legality.deployable),
        (legality.once_a_turn, *legality.PAYABLE),
        _deployments,
    ),
    Verb(
        "set",
        ("main",),
        "GX-3-1",
        lambda state, player, choice: deployment.set_character(state, player, choice.card, choice.target),
        (_FROM_HAND, _OWN_UNIT),
        "set CARD on UNIT",
        (legality.in_hand, legality.character),
        (legality.own_unit, legality.no_other_character, legality.once_a_turn, *legality.PAYABLE),
        _settings,
    ),
    Verb("end", ("main",), "GX-3-1", lambda state, _player, _: battle.begin_battle(state)),
    Verb(
        "sortie",
        ("attack", "defence", FORMATION),
        "GW-1-1",
        lambda state, player, choice: sortie.sortie(state, player, choice.card, Zone(choice.word), choice.number),
        (Part("card", zones=("station",)), Part("word", "to", words=AREAS), Part("number", optional=True)),
        "sortie UNIT to earth",
        (legality.in_station,),
        (
            legality.not_rolled,
            legality.no_base_attacks,
            legality.space_aptitude,
            legality.earth_aptitude,
            legality.place_there,
        ),
        _sorties,
    ),
    Verb("pass", ("attack", "defence", FORMATION, "command"), "GO-1", _pass),
    Verb(
        "play",
        ("command",),
        "GO-1",
        lambda state, player, choice: commands.use(state, player, choice.card, choice.target),
        (_FROM_HAND, _ANY_UNIT),
        "play CARD on UNIT",
        (legality.in_hand, legality.command),
        (legality.right_unit, legality.before_damage, *legality.PAYABLE),
        _plays,
    ),
    Verb("choose", ("choose",), "GO-7", _choose, (Part("cards"),), "choose CARD, CARD", checks=(legality.whole,)),
    Verb(
        "resolve",
        ("order",),
        "GW-10-2",
        lambda state, _player, choice: turn.resolve(state, choice.card),
        (Part("card", zones=IN_PLAY),),
        "resolve CARD",
        checks=(legality.waits,),
        tries=_resolutions,
    ),
    Verb(CONCEDE, (), "GO-12", _concede),
)
VERBS: Final = Verbs(_ROWS, "GX-3-1", _cards, legality.at_its_time)
NOTATION: Final = Notation(VERBS, (*PLACES, Zone.UNDER), "GB-01", Zone.UNDER)
