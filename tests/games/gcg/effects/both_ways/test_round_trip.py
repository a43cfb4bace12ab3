"""What is worded and read again is the same: for every card of the sets, and for abilities made at random."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.link_condition import read_link
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader import read_text
from gundam_desktop.games.gcg.effects.wording import NotWorded
from gundam_desktop.games.gcg.effects.wording.en import texts, word, word_link


def _apart(arms: tuple[object, ...]) -> bool:
    """Whether each way stands alone: what one chooses is not chosen in the other."""
    return all("'chosen'" not in repr(arm) or "Choose(" in repr(arm) for arm in arms)


SETS = card_sets()
TOKENS = SETS.tokens
NUMBERS = [card.number for card in SETS if card.type == "unit token"]


@pytest.mark.parametrize("card", [pytest.param(card, id=card.number) for card in SETS if card.effects])
def test_every_card_of_the_sets(card: Card) -> None:
    assert read_text("\n".join(texts(card.effects, TOKENS)), tokens=TOKENS) == card.effects


@pytest.mark.parametrize("card", [pytest.param(card, id=card.number) for card in SETS if card.link])
def test_every_link_condition(card: Card) -> None:
    assert card.link is not None
    assert read_link(word_link(card.link.names, card.link.traits)) == card.link


# --- abilities made at random

small = st.integers(0, 12)
some = st.integers(1, 9)
traits = st.lists(st.sampled_from(["Zeon", "Neo Zeon", "White Base Team"]), max_size=2, unique=True).map(tuple)
colors = st.lists(st.sampled_from(["blue", "red", "green"]), max_size=2, unique=True).map(tuple)
ranges = st.one_of(
    st.none(),
    small.map(lambda n: m.Range(least=n)),
    small.map(lambda n: m.Range(most=n)),
    small.map(lambda n: m.Range(least=n, most=n)),
)
keywords = st.one_of(
    st.builds(m.Keyword, name=st.sampled_from(["repair", "breach", "support"]), amount=some),
    st.builds(m.Keyword, name=st.sampled_from(["blocker", "first strike", "high-maneuver"])),
)


def _or(given_strategy: Any, default: Any) -> Any:
    return default if given_strategy is None else given_strategy


def selectors(what: Any, side: Any = None, zone: Any = None, **fields: Any) -> Any:
    return st.builds(m.Selector, what=what, side=_or(side, st.just("any")), zone=_or(zone, st.none()), **fields)


units = selectors(
    st.just("unit"),
    st.sampled_from(["any", "friendly", "your", "enemy"]),
    other=st.booleans(),
    state=st.sampled_from([None, "active", "rested"]),
    damaged=st.sampled_from([None, True, False]),
    linked=st.sampled_from([None, True]),
    token=st.sampled_from([None, True]),
    colors=colors,
    traits=traits,
    level=ranges,
    ap=ranges,
    keyword=st.sampled_from([None, "blocker", "breach"]),
    name_contains=st.sampled_from([None, "Unicorn Mode"]),
)
in_hand = selectors(
    st.sampled_from(["card", "unit card", ("unit card", "pilot card")]),
    st.just("your"),
    st.just("hand"),
    traits=traits,
    colors=colors,
)
in_trash = selectors(
    st.sampled_from(["card", "command card"]), st.sampled_from(["your", "enemy"]), st.just("trash"), level=ranges
)
groups = st.tuples(st.one_of(units, in_trash), some, some).map(
    lambda group: m.Group(what=group[0], least=min(group[1:]), most=max(group[1:]))
)
references: Any = st.one_of(st.sampled_from(["this", "chosen", "this pilot"]), units.map(lambda unit: m.All(all=unit)))
changes: Any = st.one_of(
    st.lists(
        st.one_of(
            st.builds(m.StatChange, change=st.sampled_from(["ap", "hp", "cost"]), by=st.integers(-3, 3)),
            st.builds(m.Gain, gain=keywords),
        ),
        min_size=1,
        max_size=3,
    ).map(tuple),
    st.sampled_from(["cannot attack", "cannot attack player", "ap not reduced by enemy"]).map(
        lambda rule: (m.RuleChange.model_validate({"rule": rule}),)
    ),
    units.map(lambda unit: (m.RuleChange(rule="no battle damage from", what=unit),)),
    units.map(lambda unit: unit.model_copy(update={"side": "enemy", "state": "active"})).map(
        lambda unit: (m.RuleChange(rule="may attack active", what=unit),)
    ),
)
conditions: Any = st.one_of(
    st.builds(m.CountIs, count=st.one_of(units, in_hand, in_trash), least=some),
    st.builds(m.CountIs, count=st.one_of(units, in_hand), most=small),
    st.builds(m.TurnIs, turn=st.sampled_from(["your", "opponent's"])),
    st.builds(m.Matches, matches=units),
    st.builds(m.Matches, card=st.just("chosen"), matches=units),
    st.builds(m.AttackTargetIs, attacking=st.one_of(st.just("player"), units)),
    st.builds(m.BattlingIs, battling=units),
)
conditions = st.one_of(conditions, st.lists(conditions, min_size=2, max_size=3).map(lambda c: m.Both(both=tuple(c))))
links = st.sampled_from([None, None, "then", "if you do"])
simple_steps: Any = st.one_of(
    st.builds(m.Choose, groups=st.lists(groups, min_size=1, max_size=2).map(tuple), link=links),
    st.builds(m.Damage, to=references, amount=some, link=links),
    st.builds(m.Recover, to=references, amount=some, link=links),
    st.builds(m.Rest, to=references, link=links),
    st.builds(m.SetActive, to=references, link=links),
    st.builds(m.Destroy, to=references),
    st.builds(m.Return, to=references, where=st.sampled_from(["hand", "deck bottom", "deck, shuffled"])),
    st.builds(m.AddToHand, to=st.sampled_from(["this card", "chosen"])),
    st.builds(m.Draw, amount=some, link=links),
    st.builds(m.Discard, amount=some, what=st.one_of(st.none(), in_hand), link=links),
    st.builds(
        m.DeployToken,
        token=st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=2, unique=True).map(tuple),
        amount=some,
        rested=st.booleans(),
    ),
    st.builds(m.PlaceResource, amount=some, ex=st.booleans(), rested=st.booleans()),
    st.builds(m.ShieldToHand, amount=some),
    st.builds(m.Modify, to=references, changes=changes, lasts=st.sampled_from(["turn", "battle"]), link=links),
)
several = st.lists(simple_steps, min_size=1, max_size=3).map(
    lambda found: (found[0].model_copy(update={"link": None}), *found[1:])
)
blocks: Any = st.one_of(
    st.builds(m.If, condition=conditions, steps=several, link=links),
    st.builds(m.If, condition=conditions, steps=several, otherwise=several),
    st.builds(m.May, steps=several, link=links),
    st.builds(m.If, condition=conditions, steps=st.builds(m.May, steps=several).map(lambda may: (may,))),
    st.builds(
        m.Case, arms=st.lists(st.builds(m.Arm, condition=conditions, steps=several), min_size=2, max_size=3).map(tuple)
    ),
    st.builds(m.Mode, arms=st.lists(several, min_size=2, max_size=3).map(tuple).filter(_apart)),
)
steps: Any = st.lists(st.one_of(simple_steps, simple_steps, blocks), min_size=1, max_size=4).map(
    lambda found: (found[0].model_copy(update={"link": None}), *found[1:])
)
pilots = selectors(st.just("pilot"), level=ranges, colors=colors, traits=traits)
gates = st.one_of(
    st.none(), st.builds(m.Gate, during=st.sampled_from(["pair", "link"]), pilot=st.one_of(st.none(), pilots))
)
turns = st.sampled_from([None, "your", "opponent's"])
triggers: Any = st.one_of(
    st.builds(m.Trigger, event=st.sampled_from(["burst", "deploy", "attack", "destroyed", "linked"])),
    st.builds(m.Trigger, event=st.just("paired"), pilot=st.one_of(st.none(), pilots)),
    st.builds(m.Trigger, event=st.just("destroys unit with battle damage")),
    st.builds(m.Trigger, event=st.just("destroys shield area card with battle damage")),
    st.builds(m.Trigger, event=st.sampled_from(["uses support", "unit destroyed with damage"]), what=units),
    st.builds(
        m.Trigger,
        event=st.just("pilot paired with"),
        what=units.map(lambda unit: unit.model_copy(update={"side": "your"})),
    ),
)
costs: Any = st.one_of(
    st.builds(m.Pay, pay=some), st.builds(m.RestThis), st.builds(m.DiscardCost, discard=some, what=in_hand)
)
abilities: Any = st.one_of(
    st.builds(
        m.Triggered,
        on=triggers,
        gate=gates,
        turn=turns,
        condition=st.one_of(st.none(), conditions),
        once=st.booleans(),
        steps=steps,
    ),
    st.builds(
        m.Activated,
        timing=st.sampled_from(["main", "action"]),
        gate=gates,
        once=st.booleans(),
        cost=st.lists(costs, max_size=2).map(tuple),
        steps=steps,
    ),
    st.builds(
        m.Constant,
        gate=gates,
        turn=turns,
        condition=st.one_of(st.none(), conditions),
        to=st.one_of(st.sampled_from(["this", "this base", "this card"]), units.map(lambda u: m.All(all=u))),
        changes=changes,
    ),
    st.builds(m.KeywordAbility, keyword=keywords, gate=gates),
)


@given(ability=abilities)
@settings(max_examples=300, suppress_health_check=list(HealthCheck))
def test_abilities_made_at_random(ability: m.AnyAbility) -> None:
    """English may have no words for it; what it has words for, it says so that it is read as it was meant."""
    try:
        text = word(ability, TOKENS).line
    except NotWorded:
        return
    assert read_text(text, tokens=TOKENS) == (ability,), text
