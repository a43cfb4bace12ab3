"""Rules about cards, in English, as words after their name: "can't be blocked", "can't attack"."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, refuse_if
from gundam_desktop.games.gcg.effects.phrases.row import Blank, worded
from gundam_desktop.games.gcg.effects.phrases.rules import RULES
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS

WHO = "{who}"
"""Stands in a rule for its card, which is put in its place with the subject of the sentence."""
_CANNOT_BE = {"cannot be set active", "cannot be paired"}


def ruled(rules: Sequence[m.RuleChange], *, plural: bool) -> str:
    """Return rules that hold for cards, as words after their name."""
    names = [rule.rule for rule in rules]
    if len(rules) == 1:
        return _rule(rules[0], plural=plural)
    if all(name.endswith("by enemy effects") and name != "not chosen by enemy effects" for name in names):
        refuse_if(any(rule.what != rules[0].what for rule in rules), "effects of different cards")
        said = [_rule(rule, plural=plural) for rule in rules]
        done = [one.rpartition(" by ")[0].removeprefix("can't be ") for one in said]
        return f"can't be {' or '.join(done)} by {said[0].rpartition(' by ')[2]}"
    if any(rule.what is not None for rule in rules if rule.rule in _CANNOT_BE):
        return _two_rules(rules, plural=plural)
    said = [_rule(rule, plural=plural) for rule in rules if rule.rule in _CANNOT_BE]
    if len(said) == len(names):
        return " or ".join([said[0], *(one.removeprefix("can't be ") for one in said[1:])])
    if names[-1] == "cannot attack" and len(names) == 2 and said:
        return f"{said[0]} or attack"
    if names == ["cannot attack", "cannot block"]:
        return "can't attack or block"
    return _two_rules(rules, plural=plural)


def _rule(rule: m.RuleChange, *, plural: bool) -> str:
    match rule:
        case m.RuleChange(rule="cannot attack units", what=m.Selector(side="your", zone=None) as what):
            return f"can't attack your {NOUNS.phrase(what, yours=True)}"
    said = worded(RULES.text_for(rule, "en"), lambda blank, _: (_blank(blank, rule.what), plural), several=plural)
    return _so_much(rule, said) if rule.least or rule.most is not None else said


def _blank(blank: Blank, what: m.Selector | None) -> str:
    """Return the words for a blank of a rule's text."""
    if what is None or blank.field != "what":
        return WHO
    match blank.form:
        case "one":
            return NOUNS.one(what)
        case "cards":
            return NOUNS.phrase(what.model_copy(update={"zone": "hand"}), bare=True)
        case "enemies":
            refuse_if(what.side != "any", "the effects of such cards")
            return NOUNS.phrase(what.model_copy(update={"side": "enemy"}), are=False)
    return NOUNS.phrase(what)


def _so_much(rule: m.RuleChange, said: str) -> str:
    """Return the rule that damage of such an amount is not received."""
    refuse_if(rule.what not in {None, m.ENEMY_CARD}, "damage of a certain amount from certain cards")
    amount = figures(m.Range(least=rule.least or None, most=rule.most))
    return said.replace("can't receive", f"can't receive {amount}")


def _two_rules(rules: Sequence[m.RuleChange], *, plural: bool) -> str:
    """Return a prohibition and another rule as one: "can't recover HP and can't attack"."""
    refuse_if(len(rules) != 2, "several rules in one")
    first, second = (ruled([rule], plural=plural) for rule in rules)
    if second.startswith("damage dealt to"):
        second = second.replace(WHO, "them" if plural else "it")
    elif not second.startswith(("can't ", "may ")):
        raise NotWorded("several rules in one")
    if not first.startswith("can't ") or (rules[0].rule == "cannot attack" and rules[1].rule in _CANNOT_BE):
        raise NotWorded("several rules in one")
    return f"{first} and {second}"
