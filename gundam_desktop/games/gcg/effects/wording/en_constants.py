"""Constant effects in English that are more than a change of a card."""

from __future__ import annotations

from collections.abc import Mapping

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.wording.ability_text import rested_instead
from gundam_desktop.games.gcg.effects.wording.counting import counted, up_to_that_number
from gundam_desktop.games.gcg.effects.wording.en_changes import EnglishChanges
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_events import effects_of
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS

_SAY = AbilityTexts("en")
_THIS: Mapping[object, str] = {"this": "this Unit", "this base": "this Base"}


def only_after(condition: m.ThisTurn) -> str:
    """Return the event without which this Unit cannot attack in a turn."""
    did = {"deploy": "is deployed", "destroys unit with battle damage": "destroys an enemy Unit with battle damage"}
    if isinstance(condition.who, str) or condition.effect_of is not None or condition.this_turn not in did:
        raise NotWorded("such an event of this turn")
    return f"{NOUNS.one_of_yours(condition.who)} {did[condition.this_turn]}"


def done_in_turn(condition: m.ThisTurn, refs: EnglishChanges) -> str:
    """Return what has happened in a turn, after "during a turn where"."""
    words = refs.in_turn(condition)
    of_you = condition.effect_of is None and words.startswith("you have ")
    return f"{words} during this turn" if of_you else words


def not_received(rule: m.RuleChange) -> str:
    """Word damage that this Unit does not receive once in a turn."""
    damage = rule.rule.removeprefix("no ").removesuffix(" from")
    match rule.what:
        case None:
            pass
        case m.Selector(what=("card",)) as what if what == m.ENEMY_CARD:
            damage = f"enemy {damage}"
        case m.Selector(side="enemy") as what:
            damage = f"{damage} from {NOUNS.one(what)}"
        case _:
            raise NotWorded("damage from such cards")
    if rule.least or rule.most is not None:
        if " from " in damage:
            raise NotWorded("damage of such an amount from such cards")
        damage = f"{figures(m.Range(least=rule.least or None, most=rule.most))} {damage}"
    return f"when this Unit would receive {damage}, it doesn't receive that damage"


def special(ability: m.Constant, refs: EnglishChanges) -> str:
    """Return the words for a constant effect that is not a change of the card; empty for others."""
    if (rested := rested_instead(ability)) is not None:
        return _rested_instead(str(ability.to), *rested)
    match ability:
        case m.Constant(
            to=m.All(all=m.Selector(side="enemy", zone=None) as units), changes=(m.RuleChange(rule="stays rested"),)
        ):
            return _SAY.stays_rested.format(who=NOUNS.phrase(units, bare=True))
        case m.Constant(to="this", changes=(m.RuleChange(rule="deployed rested", what=m.Selector() as what),)):
            return _deployed_rested(what, refs)
        case m.Constant(to="this card", zone=None, changes=(m.RuleChange(rule="cannot be played"),)):
            return "you can't play this card"
        case m.Constant(to="this card", zone="trash", changes=(m.RuleChange(rule="may be played"),)):
            return "you may play this card from your trash"
        case m.Constant(
            to="this card", zone=None, changes=(m.StatChange(change="cost", by=m.Times(times=-1) as by),)
        ) if not isinstance(by.amount, m.Per):
            return f"reduce the cost of this card in your hand by an amount equal to {NOUNS.as_many(by.amount)}"
    return ""


def _rested_instead(this: str, what: m.Selector, whose: m.Selector) -> str:
    """Word the permission to rest this card instead of another that an effect would rest."""
    rests = "rest your Base" if what == m.Selector(what=("base",), side="your") else f"would rest {NOUNS.one(what)}"
    match whose.side:
        case "your":
            effect = f"one of your {effects_of(whose)}"
        case "friendly":
            effect = f"{NOUNS.one(whose)}'s effect"
        case _:
            raise NotWorded("the effects of such cards")
    return f"when you {rests} with {effect}, you may rest {_THIS[this]} instead"


def _deployed_rested(units: m.Selector, refs: EnglishChanges) -> str:
    """Word that Units are deployed rested; a Lv. up to which they are may be counted first."""
    level = counted(units.level)
    if level is None:
        return f"all {NOUNS.phrase(units).replace(',', '')} are deployed rested"
    those = NOUNS.phrase(up_to_that_number(units, ("level",)))
    return f"{refs.counting(*level)}. All {those} are deployed rested"
