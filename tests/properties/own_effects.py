"""The words of the effect language at random, put together as a card could have them, though nobody would print it.

Steps are put together as phrases, so that what is done to cards fits their kind: a Unit is damaged, a card of the
trash is added to the hand.
"""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import strategies as st

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS

TRAITS = ("Zeon", "White Base Team")
COLORS = ("blue", "green", "red", "white")
TOKENS = [card.number for card in card_sets() if card.type == "unit token"]
Strategy = st.SearchStrategy[Any]
Steps = tuple[m.AnyStep, ...]


def one_of(*values: Any) -> Strategy:
    return st.sampled_from(values)


def tuples_of(strategy: Strategy, least: int, most: int) -> Strategy:
    return st.lists(strategy, min_size=least, max_size=most).map(tuple)


def ranges(most: int) -> Strategy:
    bound = st.integers(0, most)
    return st.one_of(st.none(), st.none(), bound.map(lambda n: m.Range(least=n)), bound.map(lambda n: m.Range(most=n)))


# --- which cards

SIDES = ("any", "friendly", "your", "enemy")
units: Any = st.builds(
    m.Selector,
    what=st.just(("unit",)),
    side=one_of(*SIDES),
    other=one_of(False, False, True),
    state=one_of(None, None, "active", "rested"),
    damaged=one_of(None, None, True, False),
    linked=one_of(None, None, None, True),
    paired=one_of(None, None, None, True, False),
    token=one_of(None, None, None, True, False),
    attacking=one_of(None, None, None, True),
    attacked=one_of(None, None, None, True),
    in_turn=one_of(None, None, None, None, "blocks", "receives damage", "ap reduced by your effect"),
    not_in_turn=one_of(None, None, None, None, None, "linked"),
    colors=st.one_of(st.just(()), st.just(()), one_of(*COLORS).map(lambda color: (color,))),
    traits=st.one_of(st.just(()), st.just(()), one_of(*TRAITS).map(lambda trait: (trait,))),
    level=ranges(6),
    ap=ranges(5),
    hp=ranges(5),
    keyword=one_of(None, None, None, None, "blocker", "repair"),
    name_lacks=one_of(None, None, None, "Wall"),
    keyword_lacks=one_of(None, None, None, None, "breach"),
    effect=one_of(None, None, None, None, "destroyed", "attack"),
    battling=one_of(None, None, None, None, "this"),
)
_figure = one_of("ap", "hp", "level", "cost")
_red_pilot = m.Selector(what=("pilot",), colors=("red",))
units = st.one_of(
    *(units, units, units),
    st.builds(lambda unit, stat: unit.model_copy(update={"highest": stat}), units, _figure),
    st.builds(lambda unit, stat: unit.model_copy(update={"lowest": stat}), units, _figure),
    st.builds(lambda unit, other: unit.model_copy(update={"battling": other}), units, units),
    st.builds(lambda unit, one, two: unit.model_copy(update={"either": (one, two)}), units, units, units),
    units.map(lambda unit: unit.model_copy(update={"pilot": _red_pilot})),
)
own_units = units.map(lambda unit: unit.model_copy(update={"side": "your"}))
bases = st.builds(m.Selector, what=st.just(("base",)), side=one_of(*SIDES), state=one_of(None, None, "active"))
resources = st.builds(
    m.Selector, what=st.just(("resource",)), side=one_of(*SIDES), state=one_of(None, "active", "rested")
)
pilots = st.builds(
    m.Selector,
    what=st.just(("pilot",)),
    side=one_of(*SIDES),
    colors=st.one_of(st.just(()), one_of(*COLORS).map(lambda color: (color,))),
    level=ranges(5),
)


def outside_field(zone: str, *kinds: str, sides: tuple[str, ...] = ("your",)) -> Strategy:
    """Cards of a zone that is not the field."""
    return st.builds(
        m.Selector,
        what=one_of(*((kind,) for kind in kinds)),
        side=one_of(*sides),
        zone=st.just(zone),
        traits=st.one_of(st.just(()), st.just(()), one_of(*TRAITS).map(lambda trait: (trait,))),
        level=ranges(6),
    )


counted: Any = st.one_of(
    units,
    bases,
    resources,
    outside_field("trash", "card", "unit card", "command card", sides=("your", "enemy")),
    st.builds(m.Selector, what=st.just(("card",)), side=one_of("your", "enemy"), zone=st.just("hand")),
    st.builds(m.Selector, what=st.just(("shield",)), side=one_of("your", "enemy")),
)

PLACED = m.Selector(what=("card",), did="placed")
RESTED = m.Selector(what=("unit",), did="rested")
DRAWN = m.Selector(what=("card",), side="your", did="drawn")

# --- numbers

some = st.integers(1, 3)
numbers: Any = st.one_of(
    some,
    some,
    some,
    st.builds(m.Count, count=counted, unique=st.booleans()),
    st.builds(m.Per, per=st.integers(1, 3), amount=st.builds(m.StatOf, stat=one_of("ap", "level"))),
    st.builds(m.StatOf, stat=one_of("ap", "hp", "level", "cost"), of=one_of("this", "this")),
    st.just(m.NumberOfPlayers(players="enemy")),
    st.builds(m.Times, times=some, amount=counted.map(lambda selector: m.Count(count=selector))),
)
differences: Any = st.one_of(
    st.integers(-3, 3).filter(bool),
    st.integers(-3, 3).filter(bool),
    st.builds(m.Times, times=st.integers(-2, 2), amount=counted.map(lambda selector: m.Count(count=selector))),
)

# --- changes

keywords: Any = st.one_of(
    st.builds(m.Keyword, name=one_of(*(k.key for k in KEYWORD_EFFECTS if k.has_amount)), amount=some),
    st.builds(m.Keyword, name=one_of(*(k.key for k in KEYWORD_EFFECTS if not k.has_amount))),
)
rules: Any = st.one_of(
    st.builds(
        m.RuleChange,
        rule=one_of(
            "cannot attack",
            "cannot attack player",
            "cannot attack same player",
            "may attack when deployed",
            "ap not reduced by enemy",
            "cannot be set active",
            "not set active by effects",
            "cannot be paired",
            "must be attacked",
            "stays rested",
            "cannot block",
            "not destroyed by enemy effects",
        ),
    ),
    st.builds(
        m.RuleChange,
        rule=one_of("may attack active", "no battle damage from", "no effect damage from", "no damage from"),
        what=units.map(lambda unit: unit.model_copy(update={"side": "enemy"})),
    ),
)
reductions: Any = st.builds(
    m.Reduce,
    reduce=some,
    damage=one_of("any", "battle", "effect"),
    by=one_of(None, "enemy"),
    to=st.booleans(),
    next_only=st.booleans(),
    once=st.booleans(),
)
changes: Any = tuples_of(
    st.one_of(
        st.builds(m.StatChange, change=one_of("ap", "ap", "hp", "cost", "level"), by=differences),
        st.builds(m.Gain, gain=keywords),
        rules,
        reductions,
        one_of(*TRAITS).map(lambda trait: m.GainTrait(trait=trait)),
    ),
    1,
    2,
)
lasting = one_of("turn", "turn", "battle", "opponent's next start phase", "in opponent's next turn")

# --- conditions

conditions: Any = st.one_of(
    st.builds(m.CountIs, count=counted, least=numbers),
    st.builds(m.CountIs, count=counted, most=st.integers(0, 3)),
    st.builds(m.TurnIs, turn=one_of("your", "opponent's")),
    st.builds(m.Matches, card=one_of("this", "this"), matches=units),
    st.builds(m.Matches, card=st.just("this pilot"), matches=pilots),
    st.builds(m.AttackTargetIs, attacking=st.one_of(st.just("player"), units)),
    st.builds(m.BattlingIs, battling=units),
    ranges(8).map(lambda level: m.PlayerLevelIs(player_level=level or m.Range(least=4))),
    st.builds(m.DeployedFrom, deployed_from=one_of("hand", "trash")),
    st.just(m.WithEx(with_ex=True)),
    ranges(3).map(lambda players: m.EnemyPlayers(enemy_players=players or m.Range(least=2))),
    st.builds(m.DestroyedWith, destroyed_with=one_of("damage", "battle damage", "effect damage")),
    st.builds(
        m.CountIs,
        count=st.builds(
            m.Selector,
            what=one_of(("card",), ("unit",)),
            side=one_of(*SIDES),
            did=one_of("rested", "drawn", "discarded"),
        ),
        least=st.integers(0, 3),
    ),
    ranges(6).map(lambda shields: m.PlayerWithShields(a_player_has_shields=shields or m.Range(most=3))),
    st.just(m.ThisTurn(this_turn="activates command", who=m.Selector(what=("command card",), side="your"))),
    st.builds(
        m.ThisTurn,
        this_turn=one_of("deploy", "destroys unit with battle damage", "pays for effect"),
        who=st.builds(
            m.Selector,
            what=st.just(("unit",)),
            side=one_of(*SIDES),
            other=st.booleans(),
            traits=st.one_of(st.just(()), one_of(*TRAITS).map(lambda trait: (trait,))),
        ),
        never=st.booleans(),
    ),
)
conditions = st.one_of(
    conditions,
    conditions,
    st.builds(m.Both, both=tuples_of(conditions, 2, 2)),
)

# --- steps, as phrases


def done_to_units(to: Any) -> Strategy:
    return st.one_of(
        st.builds(m.Damage, to=to, amount=numbers),
        st.builds(m.Recover, to=to, amount=numbers),
        st.builds(m.Rest, to=to),
        st.builds(m.SetActive, to=to),
        st.builds(m.Destroy, to=to),
        st.builds(m.Remove, to=to),
        st.builds(m.Return, to=to, where=one_of("hand", "deck top", "deck bottom", "deck, shuffled")),
        st.builds(m.Modify, to=to, changes=changes, lasts=lasting),
    )


def _group(selector: m.Selector, least: int, most: int) -> m.Group:
    return m.Group(what=selector, least=min(least, most), most=most)


def _choice(selector: m.Selector, least: int = 1) -> m.Choose:
    """Choose one card, or one at most."""
    return m.Choose(groups=(m.Group(what=selector, least=least),))


def groups(selectors: Strategy) -> Strategy:
    return st.builds(_group, selectors, st.integers(0, 2), st.integers(1, 2))


def chosen_then(selectors: Strategy, *deeds: Strategy) -> Strategy:
    """Choose, then do something to what was chosen."""
    return st.tuples(
        groups(selectors).map(lambda group: m.Choose(groups=(group,))), st.one_of(*deeds), st.booleans()
    ).map(lambda phrase: (phrase[0], phrase[1].model_copy(update={"link": "if you do"}) if phrase[2] else phrase[1]))


chosen = st.just("chosen")
both_sides = st.tuples(
    groups(units.map(lambda unit: unit.model_copy(update={"side": "your"}))),
    groups(units.map(lambda unit: unit.model_copy(update={"side": "enemy"}))),
).map(lambda pair: m.Choose(groups=pair))
tokens = st.lists(st.sampled_from(TOKENS), min_size=1, max_size=2, unique=True).map(tuple)
phrases: Any = st.one_of(
    chosen_then(units, done_to_units(chosen)),
    chosen_then(units, done_to_units(chosen)),
    st.tuples(both_sides, done_to_units(chosen)),
    chosen_then(bases, done_to_units(chosen)),
    chosen_then(resources, st.builds(m.Rest), st.builds(m.SetActive), st.builds(m.Destroy)),
    chosen_then(
        outside_field("trash", "card", "unit card", "command card", "pilot card"),
        st.builds(m.AddToHand, to=chosen, reveal=st.booleans()),
        st.builds(m.Return, where=one_of("deck top", "deck bottom", "deck, shuffled")),
        st.builds(m.Remove),
    ),
    chosen_then(
        outside_field("trash", "unit card", "base card"),
        st.builds(m.Deploy, to=chosen, rested=st.booleans(), pay=st.booleans()),
    ),
    chosen_then(outside_field("hand", "unit card", "base card"), st.builds(m.Deploy, to=chosen, rested=st.booleans())),
    st.tuples(
        st.builds(
            _group,
            st.one_of(outside_field("hand", "pilot card"), outside_field("trash", "pilot card")),
            *[st.just(1)] * 2,
        ).map(lambda group: m.Choose(groups=(group,))),
        st.builds(m.Pair),
    ),
    done_to_units(units.map(lambda unit: m.All(all=unit))).map(lambda step: (step,)),
    done_to_units(st.just("this")).map(lambda step: (step,)),
    st.builds(m.Return, to=st.just("this pilot")).map(lambda step: (step,)),
    st.tuples(
        st.builds(m.Look, amount=some),
        st.builds(_group, outside_field("looked", "card", "unit card", sides=("any",)), st.just(0), st.just(1)).map(
            lambda group: m.Choose(groups=(group,))
        ),
        st.one_of(st.builds(m.AddToHand, to=chosen, reveal=st.booleans())),
        st.builds(m.ReturnLooked, order=one_of("random", "any"), where=one_of("deck bottom", "trash")),
    ),
    st.tuples(
        st.builds(m.Look, amount=some),
        st.builds(_group, outside_field("looked", "unit card", sides=("any",)), st.just(0), st.just(1)).map(
            lambda group: m.Choose(groups=(group,))
        ),
        st.builds(m.Deploy, to=chosen),
        st.builds(m.ReturnLooked),
    ),
    st.builds(m.TrashTop, amount=numbers).map(lambda step: (step,)),
    st.tuples(
        st.builds(m.TrashTop, amount=some),
        st.builds(_choice, one_of(PLACED, PLACED.model_copy(update={"what": ("unit card",)})), st.just(0)),
        st.builds(m.AddToHand, to=chosen),
    ),
    st.tuples(
        st.just(_choice(m.Selector(what=("card",), side="your", zone="hand"))),
        st.just(m.Reveal()),
        st.builds(m.Return, where=one_of("deck top", "deck bottom")),
    ),
    st.tuples(st.builds(_choice, own_units), st.just(m.Redirect())),
    st.tuples(st.builds(_choice, units), st.builds(m.Battle, this_unit=st.booleans())),
    st.tuples(st.just(m.Look(amount=1)), st.just(m.TopOrBottom())),
    st.tuples(st.builds(m.Look, amount=st.integers(1, 4)), st.just(m.SplitLooked())),
    st.tuples(st.just(m.Look(amount=1)), st.just(m.TopOrBottom(other="trash"))),
    st.builds(m.Draw, amount=numbers).map(lambda step: (step,)),
    st.builds(m.PayCost, amount=numbers).map(lambda step: (step,)),
    st.just((m.DeployExBase(),)),
    st.just((m.ActivateMain(of="this pilot"),)),
    st.builds(m.Damage, to=st.just("enemy shield area"), amount=numbers).map(lambda step: (step,)),
    st.tuples(
        st.builds(m.Draw, amount=numbers),
        st.builds(m.Discard, amount=st.just(m.Count(count=DRAWN))),
    ),
    st.tuples(
        st.builds(_choice, outside_field("looked", "unit card", "card", sides=("any",))),
        st.just(m.Reveal()),
        st.builds(m.Return, where=one_of("deck top", "deck bottom")),
    ).map(lambda steps: (m.Look(amount=3), m.May(steps=steps), m.ReturnLooked())),
    st.tuples(
        st.builds(_choice, units),
        st.builds(m.Damage, to=one_of("chosen and this", "chosen"), amount=st.just(m.Count(count=RESTED))),
    ),
    st.tuples(
        st.builds(_choice, units),
        st.builds(
            m.Modify,
            to=one_of("this", "chosen"),
            changes=st.builds(m.DealtInstead, dealt_to=one_of("this", "chosen")).map(lambda change: (change,)),
            lasts=one_of("turn", "battle"),
        ),
    ),
    st.tuples(
        st.builds(_choice, outside_field("trash", "unit card", sides=("your", "enemy"))),
        st.just(m.Modify(to="this", changes=(m.GainFrom(gain_from="chosen", keywords=("repair", "blocker")),))),
    ),
    st.builds(m.PairedPilot, pilot=pilots).map(lambda pilot: (m.Return(to=pilot),)),
    st.tuples(
        st.builds(_choice, units),
        st.builds(
            m.When,
            on=st.builds(
                m.Trigger,
                event=one_of(
                    "attack",
                    "attacked",
                    "target changed",
                    "deals battle damage",
                    "destroys unit with battle damage",
                    "destroyed",
                ),
                who=st.one_of(st.none(), units),
            ),
            by_chosen=st.booleans(),
            lasts=one_of("turn", "battle"),
            steps=one_of((m.Draw(),), (m.Destroy(to="event card"),), (m.Rest(to="event doer"),)),
        ),
    ),
    st.tuples(
        st.builds(m.Discard, amount=some), st.builds(m.Draw, amount=some, link=one_of(None, "if you do", "then"))
    ),
    st.builds(m.Discard, amount=numbers, what=st.one_of(st.none(), outside_field("hand", "unit card"))).map(
        lambda s: (s,)
    ),
    st.builds(m.DeployToken, token=tokens, amount=numbers, rested=st.booleans()).map(lambda step: (step,)),
    st.builds(m.DeployToken, token=tokens, amount=some, every=st.just(True)).map(lambda step: (step,)),
    st.builds(m.PlaceResource, amount=numbers, ex=st.booleans(), rested=st.booleans()).map(lambda step: (step,)),
    st.builds(m.ShieldToHand, amount=numbers).map(lambda step: (step,)),
    units.map(lambda unit: m.RuleChange(rule="no damage from", what=unit)).map(
        lambda rule: (m.Modify(to="your shield area", changes=(rule,), lasts="turn"),)
    ),
)


def of_players(steps: Any) -> Strategy:
    """Players who carry out steps, each for themselves."""
    return st.builds(m.Players, who=one_of(*get_args(m.PlayersName)), hand=ranges(5), steps=steps)


def _joined(parts: list[Steps]) -> Steps:
    return tuple(step for part in parts for step in part)


if_you_do: Any = st.one_of(
    st.builds(m.Draw, amount=numbers, link=st.just("if you do")),
    st.builds(m.PlaceResource, ex=st.booleans(), link=st.just("if you do")),
    st.builds(m.Damage, to=units.map(lambda unit: m.All(all=unit)), amount=some, link=st.just("if you do")),
)
simple: Any = st.lists(phrases, min_size=1, max_size=2).map(_joined)
blocks: Any = st.one_of(
    phrases,
    phrases,
    phrases,
    st.builds(m.May, steps=simple).map(lambda step: (step,)),
    of_players(simple).map(lambda step: (step,)),
    st.tuples(of_players(simple), done_to_units(chosen)),
    st.tuples(st.builds(m.May, steps=phrases), if_you_do),
    st.builds(m.If, condition=conditions, steps=simple, otherwise=st.one_of(st.just(()), simple)).map(lambda s: (s,)),
    st.builds(m.Case, arms=tuples_of(st.builds(m.Arm, condition=conditions, steps=simple), 2, 2)).map(lambda s: (s,)),
    st.builds(m.Development, amount=some, steps=simple).map(lambda step: (step,)),
    st.builds(m.Mode, arms=tuples_of(simple, 2, 3)).map(lambda s: (s,)),
)
effects: Any = st.lists(blocks, min_size=1, max_size=2).map(_joined)
