"""Reads changes of cards: of figures, keyword effects gained, rules."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from lark import Token

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.productions import DURATION
from gundam_desktop.games.gcg.effects.reader.reading import Reading, means, reads, says
from gundam_desktop.games.gcg.effects.reader.trees import Node

Changes: TypeAlias = tuple[m.Change, ...]
WITH_EFFECTS: Final = frozenset({"unit", "pilot", "base", "command card"})
"""The kinds of cards whose effects do something to others."""


@means("changes", "keywords")
def changes(_: Reading, *said: m.Keyword | m.Change) -> Changes:
    """Return the changes that a card gets or gains."""
    return tuple(m.Gain(gain=each) if isinstance(each, m.Keyword) else each for each in said)


@means
def gains_as_many(reading: Reading, token: Token, number: m.Amount) -> Changes:
    keyword = keyword_of(reading, token, with_amount=True)
    if not keyword.amount:
        raise reading.refuse("only a single keyword effect with a number can be gained several times")
    return (m.Gain(gain=keyword, times=number),)


@means
def gain_from(reading: Reading, *tokens: Token) -> m.GainFrom:
    if reading.discourse.object != "chosen":
        raise reading.refuse("no card was chosen before")
    names = tuple(keyword_of(reading, token, with_amount=False).name for token in tokens)
    return m.GainFrom(gain_from="chosen", keywords=names)


says(
    gains_all_of_this=(m.GainFrom(gain_from="this"),),
    shield_area="your shield area",
    enemy_effects=None,
)


@means
def change_for_each(reading: Reading, changes: Changes, each: m.Amount, limit: int | None = None) -> Changes:
    """Return changes for each of such cards, perhaps up to a limit: "AP+1 for each ..., up to a maximum of 3"."""
    if limit is None:
        return changed_for_each(reading, changes, each)
    if [getattr(change, "by", 0) for change in changes] != [1] or not isinstance(each, m.Count):
        raise reading.refuse("with a maximum, the change must be +1 for each card")
    return changed_for_each(reading, changes, m.AtMost(at_most=limit, amount=each))


@means
def keyword_for_each(reading: Reading, gains: Changes, each: m.Count) -> Changes:
    """Return a keyword effect that is gained once for each of such cards."""
    if len(gains) != 1 or not isinstance(gains[0], m.Gain) or not gains[0].gain.amount:
        raise reading.refuse("only a single keyword effect with a number can be gained several times")
    return (gains[0].model_copy(update={"times": each}),)


def changed_for_each(reading: Reading, changes: Changes, each: m.Amount) -> Changes:
    """Return changes of figures, each multiplied by an amount."""
    found: list[m.Change] = []
    for change in changes:
        if not isinstance(change, m.StatChange) or not isinstance(change.by, int):
            raise reading.refuse("only a fixed change like AP+1 can be made 'for each'")
        found.append(change.model_copy(update={"by": m.multiplied(each, change.by)}))
    return tuple(found)


@means
def effects_of_enemy(reading: Reading, what: m.Selector) -> m.Selector:
    """Return the cards whose effects do not do it; the rule itself says that they are the enemy's."""
    if what.side != "enemy" or what.zone is not None or not set(what.what) <= WITH_EFFECTS:
        raise reading.refuse("only effects of enemy Units, Pilots, Bases or Commands can be named here")
    return what.model_copy(update={"side": "any"})


@means
def enemy_commands(reading: Reading, what: m.Selector) -> m.Selector:
    """Return the enemy Commands that do not choose it; their effects need no word of their own."""
    if what.what != ("command card",):
        raise reading.refuse("for cards other than Commands, say that their effects are meant")
    return effects_of_enemy(reading, what)


@reads(*DURATION.productions)
def duration(reading: Reading, tree: Node) -> str:
    lasts = DURATION.meaning(tree)
    of_opponent = "opponent" in reading.words() or reading.discourse.enemy_chosen
    if lasts == "in opponent's next turn" and not of_opponent:
        raise reading.refuse("it is not clear whose turn that is")
    return lasts


def stat_and_number(token: str) -> tuple[m.Stat, int]:
    sign = "-" if "-" in token else "+"
    stat, _, by = token.replace(" ", "").lower().partition(sign)
    return cast(m.Stat, stat.replace("lv.", "level")), int(sign + by)


@means
def stat_change(_: Reading, token: Token) -> m.StatChange:
    stat, by = stat_and_number(token)
    return m.StatChange(change=stat, by=by)


means(
    both=lambda _, first, second: (*first, *second),
    second_first=lambda _, first, second: (*second, *first),
    gained_trait=lambda _, token: (m.GainTrait(trait=token[1:-1].strip()),),
)
