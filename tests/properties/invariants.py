"""What holds at every decision of every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import pytest

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.gcg.effects.language import Constant
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.model import constants
from gundam_desktop.games.gcg.model.constants import (
    BASE,
    BASE_CARD,
    BATTLE,
    BATTLE_LONG,
    DECK,
    HAND,
    OUTSIDE,
    PUBLIC_ZONES,
    RESOLVING,
    RESOURCES,
    UNIT,
    ZONES,
)
from gundam_desktop.games.gcg.model.definition import Definition, ability_of
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.frames import (
    ActionDecision,
    AttackFrame,
    BlockDecision,
    ConfirmDecision,
    DecisionFrame,
    EffectFrame,
    FallFrame,
    MainDecision,
    PreparationFrame,
    SelectDecision,
    TurnFrame,
)
from gundam_desktop.games.gcg.model.state import CardRecord, State
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.rules.figures import figures, remaining_hp
from gundam_desktop.games.gcg.rules.possible_changes import possible_changes
from gundam_desktop.games.gcg.rules.replacing import falling
from gundam_desktop.games.gcg.rules.triggers import is_asked
from gundam_desktop.games.gcg.rules.turn import MAIN_STEP
from gundam_desktop.tabletop import Choice, IllegalChoice

FIELD = (BATTLE, BASE, RESOURCES)


def check(game: Game, chance: random.Random) -> None:
    """Raise an AssertionError for the first thing that does not hold."""
    state = game.state
    cards_are_in_one_place(state)
    figures_are_sane(state)
    figures_that_are_kept_are_those_of_now(state)
    possible_changes_that_are_kept_are_those_of_now(state)
    limits_hold(state)
    pilots_are_under_units(state)
    lists_of_working_cards_are_right(state)
    what_lasts_is_on_cards_in_play(state)
    if state.result >= 0:
        ended_games_stay_ended(game)
    else:
        frames_are_sane(state)
        main_decisions_are_quiet(state)
        whoever_decides_can(game, chance)


def own_numbers(state: State, player: int) -> list[str]:
    """The printed numbers of all cards that a player brought to the game, tokens not counted."""
    cards = (record.definition.printed for record in state.cards[1:] if record.owner == player)
    return sorted(card.number for card in cards if not card.token)


def cards_are_in_one_place(state: State) -> None:
    """Every card is in exactly one zone, under one Unit, resolving or outside; its record says the same."""
    records = state.cards
    found: list[int] = []
    for key, zone in enumerate(state.zones):
        owner, number = divmod(key, ZONES)
        for card in zone:
            record = records[card]
            assert record.owner == owner, card
            assert record.zone == number, card
            assert not record.host, card
        found += zone
    found += [card for card, record in enumerate(records) if record.host or record.zone in (RESOLVING, OUTSIDE)]
    assert sorted(found) == list(range(len(records))), Counter(found).most_common(3)


def figures_are_sane(state: State) -> None:
    """Damage is on living Units and Bases alone; only cards on the field are rested; open cards are known to all.

    A card without HP is in play only as long as its player is asked what is done instead of its destruction (9-1-9-1).
    """
    asked_about = falling(state)
    for card, record in enumerate(state.cards):
        in_play = record.zone in (BATTLE, BASE) and not record.host
        assert record.damage >= 0, card
        assert in_play or not record.damage, card
        assert (record.zone in FIELD and not record.host) or not record.rested, card
        assert record.zone not in PUBLIC_ZONES or record.known == 3 or not card, card
        assert record.zone != HAND or record.known >> record.owner & 1, card
        if in_play and state.result < 0:
            assert remaining_hp(state, card) > 0 or card in asked_about, card


def figures_that_are_kept_are_those_of_now(state: State) -> None:
    """What was derived from the state at some time is what would be derived from it now."""
    fresh = state.copy()
    fresh.touch()
    for card, kept in state.known().figures.items():
        assert figures(fresh, card) == kept, card


def possible_changes_that_are_kept_are_those_of_now(state: State) -> None:
    """What effects in play can change, and the past events that are asked for, follow from the cards of now."""
    fresh = state.copy()
    fresh.sources, fresh.lasting = (*state.sources,), (*state.lasting,)  # equal, but other objects
    kept, now = possible_changes(state), possible_changes(fresh)
    assert (kept.keys, kept.lasting_on) == (now.keys, now.lasting_on)
    assert (kept.hp, kept.lower_hp, kept.price) == (now.hp, now.lower_hp, now.price)
    fresh.asked = None
    for event in {event for record in state.cards for event in record.definition.asks}:
        assert is_asked(state, event)
    assert state.asked is None or all(is_asked(fresh, event) for event in state.asked)


def limits_hold(state: State) -> None:
    """Six Units, one Base, fifteen Resources with five EX Resources; tokens only on the field or outside."""
    most_tokens = EDITIONS[state.edition].same_tokens or constants.BATTLE_LIMIT
    for player in (0, 1):
        assert len(state.zone(player, BATTLE)) <= constants.BATTLE_LIMIT
        assert len(state.zone(player, BASE)) <= 1
        assert len(state.zone(player, RESOURCES)) <= constants.RESOURCE_LIMIT
        definitions = [state.cards[card].definition for card in state.zone(player, RESOURCES)]
        assert sum(d.ex for d in definitions) <= constants.EX_RESOURCE_LIMIT
        tokens = Counter(d.number for card in state.zone(player, BATTLE) if (d := state.cards[card].definition).token)
        assert max(tokens.values(), default=0) <= most_tokens, tokens
    for card, record in enumerate(state.cards):
        if record.definition.token and card:
            assert record.zone in (*FIELD, OUTSIDE), (card, record.zone)
        if card and record.zone in (BATTLE, BASE) and not record.host:
            assert record.definition.type == (UNIT if record.zone == BATTLE else BASE_CARD), card


def pilots_are_under_units(state: State) -> None:
    """A Pilot knows its Unit and the Unit its Pilot; both are the same player's."""
    for card, record in enumerate(state.cards):
        if record.pilot:
            pilot = state.cards[record.pilot]
            assert (pilot.owner, pilot.zone, pilot.host, pilot.pilot) == (record.owner, BATTLE, card, 0), card
            assert (record.zone, record.host) == (BATTLE, 0), card
            assert pilot.definition.pilot_name, record.pilot
        if record.host:
            assert state.cards[record.host].pilot == card, card


def lists_of_working_cards_are_right(state: State) -> None:
    """The cards with constant and with watching effects are listed exactly where they work (9-1-2)."""
    constant, watching = [], []
    for card, record in enumerate(state.cards):
        definition = record.definition
        if card and definition.constants and has_constants_at_work(record):
            constant.append(card)
        if card and definition.watches and record.zone in (BATTLE, BASE):
            watching.append(card)
    assert sorted(state.sources) == constant
    assert sorted(state.watchers) == watching


def has_constants_at_work(record: CardRecord) -> bool:
    """True if the card has constant effects and is where they work: on the field, or where one on itself says."""
    definition = record.definition
    if not definition.constants:
        return False
    return record.zone in (BATTLE, BASE) or constants.ZONE_NAMES[record.zone] in _off_field(definition)


@lru_cache(1024)
def _off_field(definition: Definition) -> frozenset[str]:
    """The zones off the field where the card has constant effects on itself."""
    constants = (ability for ability in definition.data.effects if isinstance(ability, Constant))
    return frozenset(ability.zone or "hand" for ability in constants if ability.to == "this card")


def what_lasts_is_on_cards_in_play(state: State) -> None:
    """Changes last on cards of the field and on shield areas, those of a battle only during one."""
    for entry in state.lasting:
        card = entry.card
        assert card in (-1, -2) or (state.cards[card].zone in FIELD and not state.cards[card].host), entry
        assert entry.duration != BATTLE_LONG or state.battle is not None or state.result >= 0, entry


def frames_are_sane(state: State) -> None:
    """One decision, on top; the turn (or the preparation) at the bottom; an attack exactly while one goes on."""
    stack = [type(frame) for frame in state.frames]
    decision = state.decision()
    assert decision is not None
    assert decision.player in (0, 1)
    assert not any(issubclass(kind, DecisionFrame) for kind in stack[:-1]), stack
    assert stack[0] == (PreparationFrame if state.phase == constants.SETUP else TurnFrame), stack
    assert stack.count(TurnFrame) + stack.count(PreparationFrame) == 1, stack
    assert FallFrame not in stack or stack[-2:] == [FallFrame, ConfirmDecision], stack
    assert stack.count(AttackFrame) == (state.battle is not None), stack
    for frame in state.frames:
        if isinstance(frame, EffectFrame):
            context = frame.context
            assert 0 <= frame.place <= len(ability_of(state.pool, context.number, context.ability).code), frame
            assert context.player in (0, 1), frame
        if isinstance(frame, SelectDecision):
            for candidates, least, most in frame.groups:
                assert 0 <= least <= most <= len(candidates), frame
                assert len(set(candidates)) == len(candidates), frame
    if state.phase != constants.SETUP:
        assert (state.turn % 2 == 1) == (state.turn_player == state.first_player)
    assert not state.lost
    # An empty deck loses once all players have done what one effect has them do (Q321).
    amid = any(isinstance(frame, EffectFrame) and frame.context.each for frame in state.frames)
    assert amid or state.phase == constants.SETUP or (state.zone(0, DECK) and state.zone(1, DECK))


def main_decisions_are_quiet(state: State) -> None:
    """In the main phase a player is asked when nothing waits, nothing attacks and nothing resolves (6-1-3)."""
    if isinstance(state.decision(), MainDecision):
        assert state.frames == [TurnFrame(MAIN_STEP), MainDecision(state.turn_player)]
        assert state.phase == constants.MAIN
        assert not state.waiting, state.waiting
        assert all(record.zone != RESOLVING for record in state.cards)
    if isinstance(state.decision(), BlockDecision | ActionDecision):
        assert not state.waiting, state.waiting


def whoever_decides_can(game: Game, chance: random.Random) -> None:
    """There is a choice, and only for the one who is asked."""
    player = game.decision.player
    assert not game.legal_choices(1 - player)
    if not game.legal_choices(player):
        selection = some_selection(game.decision, chance)
        assert not game.explain(player, selection), (selection, game.decision)


def ended_games_stay_ended(game: Game) -> None:
    """Nobody decides, nothing is legal, nothing changes; the clause that ended it stands in the rule book."""
    state, digest = game.state, game.digest()
    assert state.frames == []
    assert game.decision.player == -1
    assert game.view(0).result == game.view(1).result == ("0", "1", "draw")[state.result]
    assert not state.reason or RULEBOOK.number_in(state.edition, state.reason) in RULEBOOK.book(state.edition)
    for player in (0, 1):
        assert game.legal_choices(player) == []
        for choice in (*game.pseudo_legal_choices(player), Choice("concede")):
            with pytest.raises(IllegalChoice):
                game.apply(player, choice)
    assert game.digest() == digest
