"""Cards made at random from the words of the effect language."""

from __future__ import annotations

from typing import Any

from hypothesis import reject
from hypothesis import strategies as st
from pydantic import ValidationError

from gundam_desktop.games.gcg.cards.card import Card, Link
from gundam_desktop.games.gcg.effects import language as m
from tests.properties.own_effects import (
    COLORS,
    TRAITS,
    Strategy,
    changes,
    conditions,
    counted,
    differences,
    done_to_units,
    effects,
    keywords,
    one_of,
    outside_field,
    own_units,
    pilots,
    some,
    tuples_of,
    units,
)

# --- abilities

gates = st.one_of(
    st.none(),
    st.none(),
    st.builds(m.Gate, during=one_of("pair", "link"), pilot=st.one_of(st.none(), st.none(), pilots)),
)
turns = one_of(None, None, "your", "opponent's")


def possible_trigger(**said: Any) -> m.Trigger:
    """A trigger of these values; the example is given up if its event never happens to such cards."""
    try:
        return m.Trigger(**said)
    except ValidationError:
        reject()


own_events = st.one_of(
    st.builds(possible_trigger, event=one_of("deploy", "attack", "destroyed", "paired", "linked")),
    st.builds(possible_trigger, event=st.just("paired"), pilot=pilots),
    st.builds(
        possible_trigger,
        event=one_of("destroys unit with battle damage", "destroys shield area card with battle damage"),
    ),
    st.builds(possible_trigger, event=one_of("start of turn", "end of turn")),
    st.builds(possible_trigger, event=st.just("uses support"), what=st.one_of(st.none(), units)),
)
by_effects = one_of(
    "destroys shield area card with damage",
    "deals battle damage",
    "receives effect damage",
    "ap reduced by effect",
    "ap increased by effect",
    "ap increased by support",
    "uses main effect",
    "chosen by effect",
    "recovers hp",
    "rested by effect",
    "set active by effect",
    "draws with effect",
    "places ex resource",
)
events = st.one_of(
    *(own_events, own_events, own_events),
    st.builds(
        possible_trigger,
        event=by_effects,
        who=st.one_of(st.none(), units),
        what=st.one_of(st.none(), st.none(), units),
        by=one_of(None, None, "enemy", "a player"),
    ),
    st.builds(possible_trigger, event=st.just("unit destroyed with damage"), what=units),
    st.builds(possible_trigger, event=st.just("deploy"), who=units, or_this=st.just(True)),
    st.builds(
        possible_trigger,
        event=one_of("receives damage", "receives battle damage", "blocked", "attack", "attacked", "target changed"),
        who=st.one_of(st.none(), units),
        what=st.one_of(st.none(), units),
    ),
    st.builds(possible_trigger, event=one_of("plays command", "activates command"), with_ex=st.booleans()),
    st.just(m.Trigger(event="ex resource exiled")),
    st.builds(possible_trigger, event=st.just("attack"), who=st.one_of(st.none(), units), on_player=st.just(True)),
    st.builds(possible_trigger, event=one_of("destroys unit with damage", "destroyed by effect"), who=units),
    st.builds(possible_trigger, event=st.just("unit destroyed with effect damage"), what=units),
    st.builds(possible_trigger, event=st.just("pays for effect"), who=units),
    st.builds(possible_trigger, event=st.just("pilot paired with"), what=st.one_of(st.none(), units)),
)
about_others = st.builds(
    m.Triggered,
    on=st.builds(possible_trigger, event=one_of("unit destroyed with damage", "uses support"), what=units),
    steps=done_to_units(one_of("event card", "event doer")).map(lambda step: (step,)),
)
back_from_trash = st.builds(
    m.Triggered,
    on=st.just(m.Trigger(event="destroyed")),
    condition=st.one_of(st.none(), conditions),
    steps=one_of((m.AddToHand(),), (m.Deploy(rested=True),), (m.May(steps=(m.Deploy(),)),)),
)
triggered: Any = st.one_of(
    st.builds(
        m.Triggered,
        on=events,
        gate=gates,
        turn=turns,
        condition=st.one_of(st.none(), st.none(), conditions),
        once=st.booleans(),
        steps=effects,
    ),
    about_others,
)
costs: Any = st.one_of(
    st.builds(m.Pay, pay=some),
    st.builds(m.RestThis),
    st.builds(m.DiscardCost, discard=some, what=outside_field("hand", "card", "unit card")),
    st.builds(m.DestroyCost, destroy=st.just(1), what=own_units),
    st.just(m.DestroyThis(destroy_this="this")),
    st.builds(m.RestCost, rest=st.just(1), what=own_units),
    st.builds(m.ReturnThis, return_this=one_of("hand", "deck top", "deck bottom"), card=one_of("this", "this pilot")),
    st.just(m.RemoveThis(remove_this="this")),
    st.builds(m.RevealCost, reveal=some, what=outside_field("hand", "card", "unit card")),
    st.builds(m.RemoveCost, remove=some, what=outside_field("trash", "card", "unit card")),
)
activated: Any = st.builds(
    m.Activated,
    timing=one_of("main", "action"),
    gate=gates,
    once=st.booleans(),
    cost=tuples_of(costs, 0, 2),
    steps=effects,
)
replacements: Any = st.one_of(
    st.builds(
        m.Replacement,
        goes=one_of("hand", "removed", "deck bottom"),
        by=one_of(None, None, "effects", "enemy effects", "damage"),
        may=st.booleans(),
        once=st.booleans(),
    ),
    st.builds(
        m.Replacement,
        goes=st.just("stays"),
        event=one_of("destroyed", "destroyed", "returned to hand"),
        by=one_of("effects", "enemy effects"),
        may=st.just(True),
        doing=st.one_of(costs, st.builds(m.Pay, pay=some), st.just(m.DestroyThis(destroy_this="this"))),
        once=st.booleans(),
    ),
)
constants: Any = st.one_of(
    st.builds(
        m.Constant,
        gate=gates,
        turn=turns,
        to=st.one_of(st.just("this"), own_units.map(lambda unit: m.All(all=unit))),
        changes=replacements.map(lambda change: (change,)),
    ),
    st.builds(
        m.Constant,
        gate=gates,
        turn=turns,
        condition=st.one_of(st.none(), conditions),
        to=st.one_of(st.just("this"), units.map(lambda unit: m.All(all=unit))),
        changes=changes,
    ),
    st.builds(
        m.Constant,
        condition=st.one_of(st.none(), st.builds(m.CountIs, count=counted, least=some)),
        to=st.just("this card"),
        zone=one_of(None, "hand", "trash"),
        changes=st.builds(m.StatChange, change=one_of("cost", "level"), by=differences).map(lambda change: (change,)),
    ),
)
keyword_abilities = st.builds(m.KeywordAbility, keyword=keywords, gate=gates)
_burst = st.just(m.Trigger(event="burst"))
bursts: Any = st.one_of(
    st.builds(m.Triggered, on=_burst, steps=one_of((m.AddToHand(),), (m.Deploy(),))),
    st.builds(m.Triggered, on=_burst, steps=effects),
)
play_as = st.builds(
    m.PlayAs,
    by=st.builds(m.DestroyCost, destroy=st.just(1), what=own_units).map(lambda cost: (cost,)),
    level=st.one_of(st.none(), some),
    cost=st.one_of(st.none(), some),
)
pair_as = st.builds(m.PlayAs, onto=units, level=st.one_of(st.none(), some), cost=st.integers(0, 2))
play_if = st.builds(m.PlayAs, condition=conditions, level=st.one_of(st.none(), some), cost=st.integers(0, 2))

# --- cards

small = st.integers(0, 4)
facts: Any = {
    "color": one_of(*COLORS),
    "level": small,
    "cost": st.integers(0, 3),
    "traits": tuples_of(one_of(*TRAITS), 0, 1),
}


def _with_burst(abilities: Strategy, burst: Strategy = bursts) -> Strategy:
    return st.tuples(abilities, st.lists(burst, max_size=1)).map(lambda parts: (*parts[0], *parts[1]))


also_named = st.just(m.AlsoNamed(name="Ace"))
on_field = st.one_of(triggered, triggered, activated, constants, keyword_abilities, also_named)
unit_effects = st.tuples(
    tuples_of(st.one_of(on_field, on_field, back_from_trash), 0, 2), st.lists(play_as, max_size=1)
).map(lambda parts: (*parts[0], *parts[1]))
unit_cards = st.builds(
    Card,
    number=st.just("X-001"),
    name=one_of("Wall", "Striker"),
    type=st.just("unit"),
    ap=small,
    hp=st.integers(1, 5),
    link=st.one_of(st.none(), one_of(*TRAITS).map(lambda trait: Link(traits=(trait,))), st.just(Link(names=("Ace",)))),
    effects=_with_burst(unit_effects),
    **facts,
)
pilot_cards = st.builds(
    Card,
    number=st.just("X-002"),
    name=one_of("Ace", "Rookie"),
    type=st.just("pilot"),
    ap=st.integers(-1, 2),
    hp=st.integers(-1, 2),
    effects=_with_burst(
        tuples_of(st.one_of(triggered, activated, constants, keyword_abilities, pair_as, play_if), 0, 2)
    ),
    **facts,
)
base_cards: Any = st.builds(
    Card,
    number=st.just("X-003"),
    name=st.just("Fort"),
    type=st.just("base"),
    ap=st.just(0),
    hp=st.integers(1, 6),
    effects=_with_burst(tuples_of(on_field, 0, 2)),
    **facts,
)
commands = st.builds(m.Command, timing=one_of(("main",), ("action",), ("main", "action")), steps=effects)
main_bursts: Any = st.builds(
    m.Triggered, on=_burst, steps=st.builds(m.ActivateMain, timing=one_of("main", "action")).map(lambda step: (step,))
)
command_cards = st.builds(
    Card,
    number=st.just("X-004"),
    name=st.just("Order"),
    type=st.just("command"),
    effects=st.tuples(commands, st.lists(st.one_of(bursts, main_bursts), max_size=1)).map(lambda p: (p[0], *p[1])),
    **facts,
)
pilot_commands = st.builds(
    Card,
    number=st.just("X-005"),
    name=st.just("Volunteers"),
    type=st.just("command"),
    ap=small,
    hp=small,
    effects=st.tuples(commands, st.just(m.PilotName(name="Ace"))),
    **facts,
)
decks_of_own: Any = st.tuples(unit_cards, pilot_cards, base_cards, command_cards, pilot_commands)
