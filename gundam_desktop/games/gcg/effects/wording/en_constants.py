"""Constant effects in English that are more than a change of a card."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_events import effects_of
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS


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


def rested_instead(this: str, what: m.Selector, whose: m.Selector) -> str:
    """Word the permission to rest this card instead of another that an effect would rest."""
    rests = "rest your Base" if what == m.Selector(what=("base",), side="your") else f"would rest {NOUNS.one(what)}"
    match whose.side:
        case "your":
            effect = f"one of your {effects_of(whose)}"
        case "friendly":
            effect = f"{NOUNS.one(whose)}'s effect"
        case _:
            raise NotWorded("the effects of such cards")
    return f"when you {rests} with {effect}, you may rest {this} instead"
