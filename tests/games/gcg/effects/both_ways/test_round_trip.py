"""What is worded and read again is the same: for every card of the sets, and for abilities made at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, reject, settings
from hypothesis import strategies as st

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.link_condition import read_link
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.sense import senseless
from gundam_desktop.games.gcg.effects.wording.en import texts, word, word_link
from tests.conftest import Times


def _in_order(value: object) -> Iterator[m.Model]:
    """Yield a model and all models in it in the order of its text."""
    if isinstance(value, m.Model):
        yield value
        value = tuple(vars(value).values())
    if isinstance(value, tuple):
        for part in value:
            yield from _in_order(part)


def possible_steps(steps: tuple[m.AnyStep, ...]) -> tuple[m.AnyStep, ...]:
    """Return these steps; the example is given up if they ask which Unit a card is that is not on the field."""
    off_field = False
    for part in _in_order(steps):
        match part:
            case m.Choose():
                off_field = any(group.what.zone is not None for group in part.groups)
            case m.Destroy(to="chosen") | m.Return(to="chosen") | m.AddToHand(to="chosen"):
                off_field = True
            case m.Matches(card="chosen") if off_field:
                reject()
    return steps


def _apart(arms: tuple[object, ...]) -> bool:
    """Whether each way stands alone: what one chooses is not chosen in the other."""
    return all("'chosen'" not in repr(arm) or "Choose(" in repr(arm) for arm in arms)


SETS = card_sets()
TOKENS = SETS.tokens
NUMBERS = [card.number for card in SETS if card.type == "unit token"]


@pytest.mark.sampled(150)
@pytest.mark.parametrize("card", [pytest.param(card, id=card.number) for card in SETS if card.effects])
def test_every_card_of_the_sets(card: Card) -> None:
    assert read_text("\n".join(texts(card.effects, TOKENS)), tokens=TOKENS) == card.effects


@pytest.mark.sampled(50)
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
references: Any = st.one_of(
    st.sampled_from(["this", "chosen", "this pilot", "event doer", "event card"]),
    units.map(lambda unit: m.All(all=unit)),
)
figures: Any = st.one_of(
    st.builds(m.StatChange, change=st.sampled_from(["ap", "hp", "cost"]), by=st.integers(-3, 3)),
    st.builds(m.Gain, gain=keywords),
)
plain_rules = st.sampled_from(
    ["cannot attack", "cannot attack player", "cannot be blocked", "cannot be paired", "not destroyed by enemy effects"]
).map(lambda rule: m.RuleChange.model_validate({"rule": rule}))
prohibitions: Any = st.one_of(
    plain_rules,
    st.builds(m.RuleChange, rule=st.just("no battle damage from"), what=units),
    units.map(lambda unit: m.RuleChange(rule="cannot be blocked", what=unit.model_copy(update={"side": "enemy"}))),
)
changes: Any = st.one_of(
    st.lists(figures, min_size=1, max_size=3).map(tuple),
    prohibitions.map(lambda rule: (rule,)),
    st.tuples(figures, prohibitions),
    st.just((m.RuleChange(rule="ap not reduced by enemy"),)),
    units.map(lambda unit: unit.model_copy(update={"side": "enemy", "state": "active"})).map(
        lambda unit: (m.RuleChange(rule="may attack active", what=unit),)
    ),
)
past_units = selectors(
    st.just("unit"), st.sampled_from(["any", "friendly", "your", "enemy"]), other=st.booleans(), traits=traits
)
done = ["attack", "linked", "paired", "blocks", "recovers hp", "receives damage", "deployed by effect"]
past_events = st.one_of(
    st.builds(m.ThisTurn, this_turn=st.sampled_from([*done, "deploy"]), who=st.just("this"), never=st.booleans()),
    st.builds(m.ThisTurn, this_turn=st.sampled_from([*done, "destroyed"]), who=past_units, never=st.booleans()),
    st.builds(m.ThisTurn, this_turn=st.sampled_from([*done, "destroyed"]), who=past_units, least=st.integers(2, 4)),
)
conditions: Any = st.one_of(
    past_events,
    st.builds(m.CountIs, count=st.one_of(units, in_hand, in_trash), least=some),
    st.builds(m.CountIs, count=st.one_of(units, in_hand), most=small),
    st.builds(m.TurnIs, turn=st.sampled_from(["your", "opponent's"])),
    st.builds(m.Matches, matches=units),
    st.builds(m.Matches, card=st.just("chosen"), matches=units),
    st.builds(m.AttackTargetIs, attacking=st.one_of(st.just("player"), units)),
    st.builds(m.BattlingIs, battling=units),
)
conditions = st.one_of(conditions, st.lists(conditions, min_size=2, max_size=3).map(lambda c: m.Both(both=tuple(c))))
links = st.sampled_from([None, None, "then", "if you do", "in any case"])
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
steps: Any = (
    st.lists(st.one_of(simple_steps, simple_steps, blocks), min_size=1, max_size=4)
    .map(lambda found: (found[0].model_copy(update={"link": None}), *found[1:]))
    .map(possible_steps)
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
    st.builds(
        m.Trigger,
        event=st.sampled_from(["destroys unit with battle damage", "destroys unit with damage", "recovers hp"]),
        who=st.tuples(units, st.sampled_from(["your", "friendly"])).map(
            lambda unit: unit[0].model_copy(update={"side": unit[1]})
        ),
    ),
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


def test_abilities_made_at_random(times: Times) -> None:
    """English may have no words for it; what it has words for is never read as something else.

    What makes no sense is left out, like AP+0. The reader may refuse a few others: chance refers to cards in ways that
    no card does, and a pronoun that could mean two cards is not guessed. Chance varies one ability several times, so
    what begins alike counts once.
    """
    read, refused = [0], set[str]()

    @given(ability=abilities)
    @settings(max_examples=times(3000), suppress_health_check=list(HealthCheck))
    def is_not_read_as_something_else(ability: m.AnyAbility) -> None:
        assume(not senseless(ability))
        try:
            text = word(ability, TOKENS).line
        except NotWorded:
            return
        try:
            abilities_read = read_text(text, tokens=TOKENS)
        except NotUnderstood:
            refused.add(text.partition(",")[0])
            return
        read[0] += 1
        assert abilities_read == (ability,), text

    is_not_read_as_something_else()
    assert len(refused) <= 4 + read[0] // 20


@pytest.mark.parametrize(
    "text",
    [
        "【Deploy】Choose 1 to 2 of your Units. They recover 2 HP and get AP+1 during this turn.",
        "【Deploy】Choose 1 enemy player. They may discard 1. If they don't, draw 1.",
        "【Deploy】This Unit recovers 1 HP and gains <Blocker> during this turn.",
        "This Unit gets AP+1 and can't be paired with a Pilot.",
        "All your (Test) Units get HP+1 and can't choose the enemy player as their attack target.",
        "While this Unit is damaged, it gets AP+1 and can't be blocked by enemy Units that are Lv.3 or lower.",
        "【Deploy】Choose 1 to 2 of your Units. "
        "During this turn, they may choose an active enemy Unit that is Lv.3 or lower as their attack target.",
        "All your (Test) Units get AP+1 during your opponent's turn.",
        "This Unit gets AP+3 during your turn.",
        "During your turn, this Unit gains <Blocker>.",
        "During your turn, your (Test) Units can't receive battle damage.",
        "【Main】Enemy Units that are Lv.2 or lower can't attack during this turn.",
        "When one of your (Test) Units destroys an enemy Unit with battle damage, that Unit recovers 2 HP.",
        "When a friendly (Test) Unit destroys an enemy Unit with damage, set that friendly Unit as active.",
        "If there are no rested Units in play, this Unit gets AP+1.",
        "【Deploy】If there are 3 or more damaged Units in play, draw 1.",
        "This card in your hand gets Lv. -1 and cost -1 for each of your (Test) Units in play.",
        "This Unit gets AP+1 for each of your other (Test) Units.",
        "【Main】If 3 or more friendly Units are in play, draw 1. If 5 or more are in play, draw 2.",
        "【Main】If 3 or more friendly Units are in play, draw 1. If 5 or more enemy Units are in play, draw 2.",
        "When this Unit destroys an enemy shield area card with damage, set it as active.",
        "When this Unit destroys an enemy Unit with damage, set this Unit as active.",
        "When one of your (Test) Units attacks, this Unit gets AP+1 during this turn. Set that Unit as active.",
        "When this Unit is blocked by an enemy Unit, deal 2 damage to that enemy Unit.",
        "When this Unit blocks an enemy Unit that is Lv.3 or lower, rest that enemy Unit.",
        "When this Unit is attacked by an enemy Unit, deal 1 damage to the attacking Unit. Rest this Unit.",
        "【Main】Choose 1 to 2 of your Units. During this turn, they may choose an active enemy Unit as their attack "
        "target if you have a Base in play, or draw 1 if you have 2 or more Shields.",
        "【Deploy】You may choose 2 cards from your trash and add them to your hand. If you do, discard 1.",
        "【Deploy】Reveal 1 card from your hand. Return it to the top of your deck.",
        "【Main】Choose 1 enemy Unit. Rest it. If you use an EX Resource to play this card, destroy the enemy Unit.",
        "【Main】Choose 1 friendly Unit. Rest it. If you use an EX Resource to play this card, destroy it.",
        "【Deploy】Choose 1 to 2 enemy Units that are Lv.4 or lower that have no paired Pilot. Destroy them.",
        "While this Unit is battling an enemy Unit, this Unit can't receive effect damage.",
        "While this Unit is battling an enemy Unit, it gets AP+2.",
        "【Destroyed】Return the card paired with this Unit to the bottom of its owner's deck.",
        "【Deploy】Count up the number of your (Test) Units, plus this Unit. "
        "Choose 1 to 2 enemy Units whose Lv. is equal to or lower than that number. Rest them.",
        "【Main】Count up the number of (Test) cards in your trash. "
        "Choose 1 enemy Unit with AP equal to or less than that number. Destroy it. Then, draw 1.",
        "【Deploy】All your (Test) Units get AP+1 during this turn. This Unit gains <Blocker> during this turn.",
    ],
)
def test_what_the_print_says_of_one_card_is_said_of_its_class(text: str) -> None:
    effects = read_text(text, tokens=TOKENS)
    assert texts(effects, TOKENS) == [text]


@pytest.mark.parametrize(("said", "worded"), [({"linked": True}, True), ({"in_turn": "blocks"}, False)])
def test_other_than_this_unit_is_not_said_as_other_than_the_units_chosen_beside_it(said: Any, *, worded: bool) -> None:
    chosen = (m.Selector(what=("unit",), side="your"), m.Selector(what=("unit",), other=True, **said))
    choice = m.Choose(groups=tuple(m.Group(what=what, least=1, most=2) for what in chosen))
    ability = m.Triggered(on=m.Trigger(event="attack"), steps=(choice, m.Rest(to="chosen")))
    if worded:
        text = word(ability, TOKENS).line
        assert "and 1 to 2 Link Units other than this Unit" in text
        assert read_text(text, tokens=TOKENS) == (ability,)
    else:
        with pytest.raises(NotWorded):
            word(ability, TOKENS)
