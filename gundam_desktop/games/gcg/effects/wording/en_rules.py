"""Rules about cards, in English, as words after their name: "can't be blocked", "can't attack"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.phrases.changes import ChangeTexts
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.phrases.vocabulary import filled
from gundam_desktop.games.gcg.effects.wording import bursts_of
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS

SAY = ChangeTexts("en")
TAKEN_WHOLE = "damage dealt to {} can't be reduced"
_CANNOT_BE = {"cannot be set active", "cannot be paired"}


def ruled(rules: Sequence[m.RuleChange], *, plural: bool) -> str:
    """Return rules that hold for cards, as words after their name."""
    names = [rule.rule for rule in rules]
    if len(rules) == 1:
        return _rule(rules[0], plural=plural)
    if all(name.endswith("by enemy effects") and name != "not chosen by enemy effects" for name in names):
        if any(rule.what != rules[0].what for rule in rules):
            raise NotWorded("effects of different cards")
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
    match rules:
        case [
            m.RuleChange(rule="may attack when deployed", what=m.Selector() as what) as rule,
            m.RuleChange(rule="may attack active", what=again),
        ] if what == again:
            return _rule(rule, plural=plural)
    return _two_rules(rules, plural=plural)


def _rule(rule: m.RuleChange, *, plural: bool) -> str:
    if rule.least or rule.most is not None:
        return _so_much(rule)
    if burst := SAY.bursts_kept.get(bursts_of(rule)):
        return burst
    if rule.rule == "damage to it not reduced":
        return TAKEN_WHOLE
    if rule.rule == "ap not reduced by enemy":
        return SAY.ap_not_reduced
    match rule:
        case m.RuleChange(rule="cannot attack units", what=m.Selector(side="your", zone=None) as what):
            return f"can't attack your {NOUNS.phrase(what, yours=True)}"
        case m.RuleChange(rule="not chosen by enemy effects", what=what) if what == m.Selector(what=("command card",)):
            return "can't be chosen by enemy Commands"
        case m.RuleChange(what=m.Selector() as what) if rule.rule in _NO_DAMAGE and what == m.ENEMY_CARD:
            return f"can't receive enemy {_NO_DAMAGE[rule.rule]}"
        case m.RuleChange(what=m.Selector() as what):
            text, blanks = SAY.rules_about.get(rule.rule, ""), _blanks(what)
        case _:
            text, blanks = SAY.rules.get(rule.rule, ""), {}
    if not text:
        raise NotWorded(f"the rule {rule.rule!r} so")
    return filled(in_form(text, several=plural), blanks)


def _blanks(what: m.Selector) -> dict[str, Callable[[], str]]:
    """Return the blanks of a text about other cards."""

    def enemies() -> str:
        if what.side != "any":
            raise NotWorded("the effects of such cards")
        return NOUNS.phrase(what.model_copy(update={"side": "enemy"}), are=False)

    return {
        "what": lambda: NOUNS.phrase(what),
        "one": lambda: NOUNS.one(what),
        "cards": lambda: NOUNS.phrase(what.model_copy(update={"zone": "hand"}), bare=True),
        "enemies": enemies,
    }


_NO_DAMAGE = {
    "no battle damage from": "battle damage",
    "no effect damage from": "effect damage",
    "no damage from": "damage",
}


def _so_much(rule: m.RuleChange) -> str:
    """Return the rule that damage of such an amount is not received."""
    of_enemy = rule.what is not None and rule.what == m.ENEMY_CARD
    if rule.rule not in _NO_DAMAGE or (rule.what is not None and not of_enemy):
        raise NotWorded("damage of a certain amount from certain cards")
    enemy = SAY.by_enemy if of_enemy else ""
    amount = figures(m.Range(least=rule.least or None, most=rule.most))
    return f"can't receive {amount} {enemy}{_NO_DAMAGE[rule.rule]}"


def _two_rules(rules: Sequence[m.RuleChange], *, plural: bool) -> str:
    """Return two prohibitions as one: "can't recover HP and can't attack"."""
    if len(rules) != 2:
        raise NotWorded("several rules in one")
    first, second = (ruled([rule], plural=plural) for rule in rules)
    if second == TAKEN_WHOLE:
        second = second.format("them" if plural else "it")
    elif not second.startswith("can't "):
        raise NotWorded("several rules in one")
    if not first.startswith("can't ") or (rules[0].rule == "cannot attack" and rules[1].rule in _CANNOT_BE):
        raise NotWorded("several rules in one")
    return f"{first} and {second}"
