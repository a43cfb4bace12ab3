"""Whatever the effect language can ask of Units in play: descriptions, conditions and amounts, made at random."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import strategies as st

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language import conditions as of_conditions
from gundam_desktop.games.gcg.effects.language import parts as of_parts
from gundam_desktop.games.gcg.model.keywords import KEYWORDS
from tests.properties.own_effects import COLORS, SIDES, TRAITS, Strategy, one_of, tuples_of

figures = one_of(*of_parts.STATS)
names = one_of("Wall", "Striker", "Ace", "Gundam", "Zaku")


def _bounds(most: Strategy) -> Strategy:
    return st.one_of(most.map(lambda n: m.Range(least=n)), most.map(lambda n: m.Range(most=n)))


def _described(kind: str, fields: dict[str, Strategy]) -> Strategy:
    """Descriptions of a kind of card by its side and up to three other fields."""
    some = st.lists(st.sampled_from(sorted(fields)), max_size=3, unique=True).flatmap(
        lambda chosen: st.fixed_dictionaries({name: fields[name] for name in chosen})
    )
    return st.builds(lambda side, more: m.Selector(what=(kind,), side=side, **more), one_of(*SIDES), some)


_small = st.integers(0, 5)
_of_cards: dict[str, Strategy] = {
    "colors": tuples_of(one_of(*COLORS), 1, 2),
    "colors_lack": tuples_of(one_of(*COLORS), 1, 2),
    "traits": tuples_of(one_of(*TRAITS), 1, 2),
    "traits_lack": tuples_of(one_of(*TRAITS), 1, 1),
    "level": _bounds(_small),
    "level_is": one_of("even", "odd"),
    "cost": _bounds(_small),
    "name": names,
    "not_named": names,
    "name_contains": names,
    "name_lacks": names,
}
_plain_units = _described("unit", {**_of_cards, "ap": _bounds(_small), "linked": st.booleans()})
pilots = _described("pilot", {**_of_cards, "host": _plain_units})
_amounts_of_this: Strategy = st.builds(m.StatOf, stat=figures)
UNIT_FIELDS: Final[dict[str, Strategy]] = {
    **_of_cards,
    "other": st.just(True),
    "besides": st.just("this card"),
    "state": one_of("active", "rested"),
    "damaged": st.booleans(),
    "damage": _bounds(st.one_of(_small, st.just(m.DamageOn(damage_on="this")))),
    "linked": st.booleans(),
    "paired": st.booleans(),
    "token": st.booleans(),
    "attacking": st.booleans(),
    "attacked": st.booleans(),
    "attacks_player": st.booleans(),
    "has_attacked": st.booleans(),
    "in_turn": one_of("blocks", "linked", "receives damage", "rested by your effect", "rested by enemy effect"),
    "not_in_turn": one_of("blocks", "linked", "recovers hp"),
    "in_battle": st.booleans(),
    "new": st.booleans(),
    "shares_trait": st.booleans(),
    "same_name": st.booleans(),
    "level": _bounds(st.one_of(_small, _amounts_of_this)),
    "ap": _bounds(st.one_of(_small, _amounts_of_this)),
    "hp": _bounds(st.one_of(_small, _amounts_of_this)),
    "keyword": one_of("any", *KEYWORDS),
    "keywords": tuples_of(one_of(*KEYWORDS), 1, 3),
    "keyword_count": _bounds(st.integers(0, 2)),
    "keyword_lacks": one_of("any", *KEYWORDS),
    "link_name": names,
    "link_trait": one_of(*TRAITS),
    "effect": one_of("burst", "deploy", "attack", "destroyed", "paired", "linked", "activate main", "activate action"),
    "battling": st.one_of(st.just("this"), _plain_units),
    "battling_none": _plain_units,
    "pilot": pilots,
    "highest": figures,
    "lowest": figures,
    "either": st.tuples(_plain_units, _plain_units),
}
UNASKED_FIELDS: Final = frozenset({"what", "side", "zone", "belongs", "did", "ex", "host"})
"""Kind and side, which every description has; places other than the field; what is asked of other kinds of cards."""
units = _described("unit", UNIT_FIELDS)
bases = st.builds(m.Selector, what=st.just(("base",)), side=one_of(*SIDES), state=one_of(None, "active", "rested"))
in_play = st.one_of(units, units, units, pilots, bases)

AMOUNTS: Final[dict[type[Any], Strategy]] = {
    m.Count: st.builds(m.Count, count=in_play, unique=st.booleans()),
    m.StatOf: st.builds(m.StatOf, stat=figures, of=one_of("this", "this", "this pilot")),
    m.DamageOn: st.just(m.DamageOn(damage_on="this")),
    m.Highest: st.builds(m.Highest, highest=figures, among=units),
}
COMPOSED: Final[tuple[Any, ...]] = (m.Plus, m.AtMost, m.Times, m.Per)
"""Amounts of which another one is a part."""
UNASKED_AMOUNTS: Final[tuple[Any, ...]] = (m.NumberOfPlayers, m.EventAmount)
amounts: Any = st.one_of(*AMOUNTS.values())
amounts = st.one_of(
    amounts,
    amounts,
    st.builds(m.Plus, plus=_small, amount=amounts),
    st.builds(m.AtMost, at_most=st.integers(1, 4), amount=amounts),
    st.builds(m.Times, times=st.integers(-2, 3), amount=amounts),
    st.builds(m.Per, per=st.integers(1, 3), amount=amounts),
)

_least = st.one_of(st.integers(0, 4), st.integers(0, 4), amounts)
_stayed = one_of("deploy", "attack", "linked", "paired", "blocks", "receives damage", "recovers hp")
"""What happens to Units that stay in play."""
CONDITIONS: Final[dict[type[Any], Strategy]] = {
    m.CountIs: st.one_of(
        st.builds(m.CountIs, count=in_play, unique=st.booleans(), least=_least),
        st.builds(m.CountIs, count=in_play, unique=st.booleans(), most=_least),
    ),
    m.Matches: st.one_of(
        st.builds(m.Matches, card=one_of("this", "this card"), matches=units.filter(lambda unit: unit.side != "any")),
        st.builds(m.Matches, card=st.just("this pilot"), matches=pilots),
    ),
    m.AttackTargetIs: st.builds(m.AttackTargetIs, attacking=st.one_of(st.just("player"), units)),
    m.BattlingIs: st.builds(m.BattlingIs, battling=units),
    m.AttackNumber: st.builds(m.AttackNumber, attack_number=st.integers(1, 2), of=one_of("any", "this")),
    m.Blocking: st.just(m.Blocking(blocking=True)),
    m.ThisTurn: st.builds(
        m.ThisTurn,
        this_turn=_stayed,
        who=st.one_of(st.just("this"), _described("unit", {"traits": tuples_of(one_of(*TRAITS), 1, 1)})),
        never=st.booleans(),
    ),
}
JOINED: Final[tuple[Any, ...]] = (m.AnyOf, m.Both)
"""Conditions of which others are parts."""
UNASKED_CONDITIONS: Final[tuple[Any, ...]] = (
    *(m.TurnIs, m.PlayerLevelIs, m.PlayerWithShields, m.EnemyPlayers, m.TurnOrder, m.TurnNumber),  # of players
    *(m.DestroyedWith, m.DestroyedBy, m.EffectDestroyed),  # of a destruction, not of a Unit in play
    *(m.Destroys, m.NumberChosen, m.WithEx, m.DeployedFrom),  # of the effect, or of how it was brought about
)
conditions: Any = st.one_of(*CONDITIONS.values())
conditions = st.one_of(
    conditions,
    conditions,
    conditions,
    st.builds(m.AnyOf, any_of=st.tuples(conditions, conditions)),
    st.builds(m.Both, both=st.tuples(conditions, conditions)),
)


def members(union: Any) -> set[type[m.Model]]:
    """The models of a union of the language."""
    return {kind for kind in _parts(union) if isinstance(kind, type) and issubclass(kind, m.Model)}


def _parts(union: Any) -> list[Any]:
    parts = getattr(union, "__args__", ())
    return [union] if not parts else [kind for part in parts for kind in _parts(part)]


ALL_CONDITIONS: Final = members(of_conditions.Condition)
ALL_AMOUNTS: Final = members(of_parts.Amount)
