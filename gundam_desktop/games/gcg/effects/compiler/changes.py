"""Compiles the changes of the effect language into modifications of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.conditions import condition
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, predicate, reference
from gundam_desktop.games.gcg.effects.run.operations import value
from gundam_desktop.games.gcg.model.constants import BATTLE_DAMAGE, EFFECT_DAMAGE, RULES, STATS
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Modification, Replaced
from gundam_desktop.games.gcg.model.keywords import KEYWORDS
from gundam_desktop.games.gcg.model.queries import Number, Predicate
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import figures

_DAMAGE: Final = {"any": -1, "battle": BATTLE_DAMAGE, "effect": EFFECT_DAMAGE}

_SAME: Final[dict[language.RuleName, str]] = {"cannot attack same player": "cannot attack player"}
"""Rule -> the rule that means the same in a game of two players."""
_OF_ENEMY_EFFECTS: Final[frozenset[language.RuleName]] = frozenset(
    {
        "not chosen by enemy effects",
        "not destroyed by enemy effects",
        "not rested by enemy effects",
        "not returned by enemy effects",
        "not exiled by enemy effects",
    }
)
"""Rules that name the cards whose effects they are directed against."""
_OFF_FIELD: Final[dict[language.Kind, tuple[language.Kind, ...]]] = {
    "unit": ("unit card", "pilot", "pilot card"),
    "pilot": ("pilot card",),
    "base": ("base card",),
}
"""Kind of card -> further kinds whose effects count as effects of that kind: a Pilot's are its Unit's (2-3-4-4)."""


def changes_of(changes: Iterable[language.Change]) -> tuple[Modification, ...]:
    """Return the modifications for these changes, in their order, in the form that the rules apply."""
    return tuple(_changes(changes))


def _changes(changes: Iterable[language.Change]) -> Iterator[Modification]:
    for change in changes:
        if isinstance(change, language.GainFrom):
            yield from (_gain_from(change, name) for name in change.keywords or KEYWORDS)
        else:
            yield _change(change)


def _gain_from(change: language.GainFrom, name: language.KeywordName) -> Modification:
    """Compile the gain of a keyword effect that another card has; its amount is -1 if it has not."""
    key, cards, printed = KEYWORDS[name], reference(change.gain_from), bool(change.keywords)

    def amount_there(state: State, context: Context) -> int:
        for card in cards(state, context):
            has = state.cards[card].definition.keywords if printed else figures(state, card).keywords
            for keyword, there in has:
                if keyword == key:
                    return there
        return -1

    return Modification(Modification.GAIN, key, amount_there, None)


def _change(change: language.Change) -> Modification:
    if isinstance(change, language.GainTrait):
        return Modification(Modification.TRAIT, change.trait, 0, None)
    if isinstance(change, language.Lose):
        return Modification(Modification.LOSE, -1 if change.lose == "any" else KEYWORDS[change.lose], 0, None)
    if isinstance(change, language.DealtInstead):
        return Modification(Modification.INSTEAD, reference(change.dealt_to), 0, None)
    if isinstance(change, language.TakenOver):
        taker, kind = reference(change.taken_by), _DAMAGE[change.damage]
        return Modification(
            Modification.TAKEN_OVER, taker, kind, _of_enemy if change.by == "enemy" else None, once=change.once
        )
    if isinstance(change, language.StatChange):
        return Modification(Modification.STAT, STATS[change.change], amount(change.by), None)
    if isinstance(change, language.NextPlayed):
        return Modification(Modification.NEXT, STATS[change.change], change.by, predicate(change.next_played))
    if isinstance(change, language.Replacement):
        replaced = Replaced(change.event, change.goes, change.by or "", change.may, None)
        return Modification(Modification.FALLS, replaced, 0, None, once=change.once)
    if isinstance(change, language.Become):
        return Modification(Modification.BECOME, STATS[change.become], amount(change.to), None)
    if isinstance(change, language.Gain):
        return Modification(Modification.GAIN, KEYWORDS[change.gain.name], _gained(change), None)
    if isinstance(change, language.Reduce):
        kind = _DAMAGE[change.damage]
        source: Predicate | None = None if change.by is None else _of_enemy
        source = source if change.what is None else predicate(change.what)
        return Modification(
            Modification.REDUCE,
            kind,
            _reduced_by(change),
            source,
            next_only=change.next_only,
            to=change.to,
            once=change.once,
            least=change.least,
            most=change.most,
        )
    if isinstance(change, language.Increase):
        dealt_by: Predicate | None = _by_this if change.what == "this" else None
        if isinstance(change.what, language.Selector):
            dealt_by = predicate(change.what)
        more = amount(language.Times(times=-1, amount=change.increase))
        return Modification(Modification.REDUCE, _DAMAGE[change.damage], more, dealt_by)
    assert isinstance(change, language.RuleChange)
    what = predicate(_sources(change)) if change.what is not None else None
    effect_of = predicate(change.effect_of) if change.effect_of is not None else None
    rule = RULES[_SAME.get(change.rule, change.rule)]
    return Modification(
        Modification.RULE, rule, 0, what, effect_of=effect_of, once=change.once, least=change.least, most=change.most
    )


def _reduced_by(change: language.Reduce) -> Number:
    """Compile the amount by which damage is reduced, and the one instead of it under a condition."""
    usual = amount(change.reduce)
    if change.instead is None:
        return usual
    holds, instead = condition(change.instead.condition), amount(change.instead.reduce)
    return lambda state, context: value(state, context, instead if holds(state, context) else usual)


def _sources(change: language.RuleChange) -> language.Selector:
    """Return the cards that a rule names; a card that is about to be paired is not yet a Pilot in play."""
    assert change.what is not None
    if change.rule == "cannot be paired":
        return change.what.model_copy(update={"what": ("card",)})
    return with_effects(change.what) if change.rule in _OF_ENEMY_EFFECTS else change.what


def with_effects(cards: language.Selector) -> language.Selector:
    """Return the selector of enemy cards whose effects choose or do something, wherever these cards are by then."""
    kinds = dict.fromkeys(kind for one in cards.what for kind in (one, *_OFF_FIELD.get(one, ())))
    return cards.model_copy(update={"what": tuple(kinds)})


def _gained(change: language.Gain) -> Number:
    """Compile the amount of a keyword effect that is gained a number of times; -1 if it is not gained at all."""
    each, times = change.gain.amount, amount(change.times)
    if isinstance(times, int):
        return each * times
    return lambda state, context: each * times(state, context) or -1


def _by_this(state: State, context: Context, source: int) -> bool:
    """True if this Unit deals the damage, or its Pilot."""
    return context.this in (source, state.cards[source].host)


def _of_enemy(state: State, context: Context, source: int) -> bool:
    return state.cards[source].owner != context.player
