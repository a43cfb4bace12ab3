"""What a Unit's own effects ask after it has been destroyed has the answer that it had just before (11-2-8-3-1)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.compiler.conditions import condition
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, finder
from gundam_desktop.games.gcg.effects.run.operations import value
from gundam_desktop.games.gcg.game import EDITIONS, at
from gundam_desktop.games.gcg.model.battle import Attack, Duel
from gundam_desktop.games.gcg.model.constants import BASE, BATTLE, DAMAGE_STEP
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import context_of, figures, is_linked, last_state, traits_of
from gundam_desktop.games.gcg.rules.processing import destroy
from gundam_desktop.games.gcg.rules.triggers import record_event
from tests.conftest import Times
from tests.properties import asked_of_units as asked
from tests.properties.own_positions import positions
from tests.properties.random_games import any_choice
from tests.properties.test_own_cards import built

CHOICES = 8
HAPPENS = ("blocks", "linked", "receives damage", "recovers hp", "attack", "deploy", "rested by effect")
Question = m.Condition | m.Amount


def test_everything_that_can_be_asked_of_a_unit_in_play_is_asked() -> None:
    assert asked.UNIT_FIELDS.keys() | asked.UNASKED_FIELDS == m.Selector.model_fields.keys()
    assert {*asked.CONDITIONS, *asked.JOINED, *asked.UNASKED_CONDITIONS} == asked.ALL_CONDITIONS
    assert {*asked.AMOUNTS, *asked.COMPOSED, *asked.UNASKED_AMOUNTS} == asked.ALL_AMOUNTS


def answer(state: State, context: Context, question: Any) -> int:
    if type(question) in asked.ALL_CONDITIONS:
        return condition(question)(state, context)
    return value(state, context, amount(question))


def later(state: State, rng: random.Random) -> State:
    """The state after some choices made by chance, with a battle and past events by chance."""
    game, _ = at(state)
    for _ in range(rng.randrange(CHOICES)):
        if game.decision.player >= 0:
            game.apply(game.decision.player, any_choice(game, rng))
    state = game.state.copy()
    units = [(*state.zone(player, BATTLE),) for player in (0, 1)]
    for unit in (*units[0], *units[1]):
        for happened in rng.sample(HAPPENS, rng.randrange(3)):
            by = context_of(state, rng.choice((*units[0], *units[1])), 0) if happened == "rested by effect" else None
            record_event(state, happened, unit, by)
    side = rng.choice((0, 1))
    if units[side] and rng.random() < 0.7:
        attacker, target = rng.choice(units[side]), rng.choice((0, *units[1 - side]))
        stamps = state.cards[attacker].stamp, state.cards[target].stamp if target else 0
        if target and rng.random() < 0.4:
            state.duel = Duel(attacker, stamps[0], target, stamps[1])
        else:
            blocked = int(target and rng.random() < 0.5)
            state.battle = Attack(attacker, stamps[0], target, stamps[1], DAMAGE_STEP, target, blocked)
        state.touch()
    return state


def as_others_see(state: State, unit: int) -> list[Any]:
    """The figures of all cards in play but a Unit and its Pilot."""
    cards = [card for player in (0, 1) for zone in (BATTLE, BASE) for card in state.zone(player, zone) if card != unit]
    cards += [state.cards[card].pilot for card in cards if state.cards[card].pilot]
    return [(card, _figures(state, card), traits_of(state, card), is_linked(state, card)) for card in cards]


def _figures(state: State, card: int) -> Any:
    now = figures(state, card)
    return now.ap, now.hp, now.level, now.cost, now.keywords


@pytest.mark.timeout(3600)  # with --whole
def test_a_destroyed_unit_is_judged_as_it_last_was(times: Times) -> None:
    questions: Any = st.lists(st.one_of(asked.conditions, asked.conditions, asked.amounts), min_size=12, max_size=12)

    @settings(max_examples=times(3000, share=80, plain=2), suppress_health_check=list(HealthCheck))
    @given(positions(), st.sampled_from([*EDITIONS]), st.integers(0, 1 << 32), questions, asked.units)
    def property_of(
        made: tuple[tuple[Card, ...], dict[str, Any]], edition: str, seed: int, questions: list[Question], chosen: Any
    ) -> None:
        rng = random.Random(seed)
        state = later(built(*made, edition), rng)
        units = [card for player in (0, 1) for card in state.zone(player, BATTLE)]
        if state.duel is not None:  # only they fall in it
            units = [state.duel.attacker, state.duel.target]
        assume(units)
        unit = rng.choice([card for card in units if state.cards[card].pilot and rng.random() < 0.5] or units)
        source = rng.choice((unit, state.cards[unit].pilot or unit))
        context = context_of(state, source, 0)
        before = [answer(state, context, question) for question in questions]
        fallen = state.copy()
        last = tuple(last_state(fallen, unit))
        destroy(fallen, [unit], "4-10-1")
        fallen.duel = None  # it is over when the effects that wait are carried out
        assume(fallen.cards[unit].zone not in (BATTLE, BASE))
        assume(as_others_see(state, unit) == as_others_see(fallen, unit))  # no effect of it changed the others
        context.last = last
        after = [answer(fallen, context, question) for question in questions]
        assert after == before, [q for q, was, now in zip(questions, before, after, strict=True) if was != now]
        assert unit not in finder(chosen)(fallen, context)
        for now, was in zip(after, before, strict=True):
            event(f"{now == was} {bool(was)}")

    property_of()
