"""Rules about cards, in English, as words after their name: "can't be blocked", "can't attack"."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, en_figures
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns

TAKEN_WHOLE = "damage dealt to {} can't be reduced"


BURSTS_KEPT = "enemy Shields destroyed by battle damage from {} can't activate 【Burst】"


_NOT_BY_ENEMY = {
    "not destroyed by enemy effects": "destroyed",
    "not rested by enemy effects": "rested",
    "not returned by enemy effects": "returned to {}",
    "not exiled by enemy effects": "exiled from the game",
}


_NOT_ACTIVATED = {
    "no bursts": "【Burst】",
    "no main effects": "【Activate･Main】 effects",
    "no action effects": "【Activate･Action】 effects",
    "no main of commands": "Commands' 【Main】",
    "no action of commands": "Commands' 【Action】",
}
"""Rule -> what a player does not activate."""


_CANNOT_BE = {"cannot be set active": "set as active", "cannot be paired": "paired with a Pilot"}


def ruled(rules: list[m.RuleChange], *, plural: bool) -> str:
    """Return rules that hold for cards, as words after their name."""
    names = [rule.rule for rule in rules]
    if set(names) <= _NOT_BY_ENEMY.keys():
        owners = "their owners' hands" if plural else "its owner's hand"
        done = " or ".join(_NOT_BY_ENEMY[name].format(owners) for name in names)
        return f"can't be {done} by {_enemy_effects(rules)}"
    if set(names) <= _CANNOT_BE.keys() and all(rule.what is None for rule in rules):
        return "can't be " + " or ".join(_CANNOT_BE[name] for name in names)
    if names[-1] == "cannot attack" and len(names) == 2 and names[0] in _CANNOT_BE and rules[0].what is None:
        return f"can't be {_CANNOT_BE[names[0]]} or attack"
    if names == ["cannot attack", "cannot block"]:
        return "can't attack or block"
    match rules:
        case [
            m.RuleChange(rule="may attack when deployed", what=m.Selector() as what),
            m.RuleChange(rule="may attack active", what=again),
        ] if what == again:
            return f"may choose {nouns.one(what)} as {'their' if plural else 'its'} attack target and attack it"
    if len(rules) == 2:
        return _two_rules(rules, plural=plural)
    if len(rules) > 1:
        raise NotWorded("several rules in one")
    rule, whose = rules[0], "their" if plural else "its"
    if words := _kept_off(rule, whose):
        return words
    match rule.rule:
        case "no deploy effects" | "no attack effects" | "no destroyed effects" as name:
            mark = name.removeprefix("no ").removesuffix(" effects").title()
            return f"{'lose' if plural else 'loses'} all 【{mark}】 effects"
        case "cannot attack":
            return "can't attack"
        case "must attack":
            return "must attack if able"
        case "cannot attack player":
            return f"can't choose the enemy player as {whose} attack target"
        case "cannot attack same player":
            return "can't choose the same enemy player as its attack target"
        case "may attack active" if rule.what is not None:
            return f"may choose {nouns.one(rule.what)} as {whose} attack target"
        case "may attack when deployed" if rule.what is not None:
            return f"may choose {nouns.one(rule.what)} as {whose} attack target and attack it"
        case "may attack when deployed":
            return f"may attack on the turn {'they are' if plural else 'it is'} deployed"
        case "no battle damage from" | "no effect damage from" | "no damage from" as kind:
            return _unharmed(kind.removeprefix("no ").removesuffix(" from"), rule)
        case "cannot be blocked" if rule.what is None:
            return "can't be blocked"
        case "cannot be blocked" if rule.what is not None:
            return f"can't be blocked by {nouns.noun_phrase(rule.what, plural=True)}"
        case "cannot block":
            return "can't activate <Blocker>"
        case "stays rested":
            return "won't be set as active during the start phase of your opponent's next turn"
        case "not set active by effects":
            return "can't be set as active by effects"
        case "cannot be paired" if rule.what is not None:
            return f"can't be paired with {nouns.noun_phrase(rule.what, plural=True)}"
        case "cannot recover":
            return "can't recover HP"
        case "bursts kept":
            return BURSTS_KEPT
        case "treated as linked":
            return "are treated as Link Units" if plural else "is treated as a Link Unit"
        case "repairs in each turn":
            return "'s <Repair> is also activated at the end of your opponent's turn"
        case "no breach damage":
            return "can't receive damage from <Breach>"
        case "damage to it not reduced":
            return TAKEN_WHOLE
        case "battle damage not reduced":
            return "'s battle damage can't be reduced"
        case "damage not reduced":
            return "'s damage can't be reduced"
        case "target not changed":
            return "'s attack target can't be changed by enemy effects"
        case "ap not reduced by enemy":
            return "'s AP can't be reduced by enemy effects"
    raise NotWorded(f"the rule {rule.rule!r} so")


def _two_rules(rules: list[m.RuleChange], *, plural: bool) -> str:
    """Return two prohibitions as one: "can't recover HP and can't attack"."""
    first, second = (ruled([rule], plural=plural) for rule in rules)
    if second == TAKEN_WHOLE:
        second = second.format("them" if plural else "it")
    elif not second.startswith("can't "):
        raise NotWorded("several rules in one")
    if not first.startswith("can't ") or (rules[0].rule == "cannot attack" and rules[1].rule in _CANNOT_BE):
        raise NotWorded("several rules in one")
    return f"{first} and {second}"


def _enemy_effects(rules: list[m.RuleChange]) -> str:
    """Return the enemy effects that do not do something: of all cards, or of such cards."""
    what = rules[0].what
    if any(rule.what != what for rule in rules):
        raise NotWorded("effects of different cards")
    if what is None:
        return "enemy effects"
    if what.side != "any":
        raise NotWorded("the effects of such cards")
    return f"the effects of {nouns.noun_phrase(what.model_copy(update={'side': 'enemy'}), plural=True, are=False)}"


def _kept_off(rule: m.RuleChange, whose: str) -> str:
    """Word a rule about what is not attacked, chosen or played; empty for others."""
    match rule:
        case m.RuleChange(rule="cannot attack units", what=m.Selector(side="your", zone=None) as what):
            return f"can't attack your {nouns.noun_phrase(what, plural=True, yours=True)}"
        case m.RuleChange(rule="cannot attack units", what=m.Selector() as what):
            return f"can't choose {nouns.one(what)} as {whose} attack target"
        case m.RuleChange(rule="cannot be attacked", what=None):
            return "can't be chosen as an attack target"
        case m.RuleChange(rule="cannot be attacked", what=m.Selector() as what):
            return f"can't be chosen as an attack target by {nouns.noun_phrase(what, plural=True)}"
        case m.RuleChange(rule="not chosen by enemy effects", what=None):
            return "can't be chosen by enemy effects"
        case m.RuleChange(rule="not chosen by enemy effects", what=what) if what == m.Selector(what=("command card",)):
            return "can't be chosen by enemy Commands"
        case m.RuleChange(rule="not chosen by enemy effects", what=m.Selector(side="any") as what):
            sources = nouns.noun_phrase(what.model_copy(update={"side": "enemy"}), plural=True, are=False)
            return f"can't be chosen by the effects of {sources}"
        case m.RuleChange(rule=name, what=None) if name in _NOT_ACTIVATED:
            return f"can't activate {_NOT_ACTIVATED[name]}"
        case m.RuleChange(rule="cannot play", what=what):
            of_hand = (what or m.ANY_CARD).model_copy(update={"zone": "hand"})
            return f"can't play {nouns.noun_phrase(of_hand, plural=True, bare=True)}"
    return ""


def _unharmed(damage: str, rule: m.RuleChange) -> str:
    by, so_much = rule.what, ""
    if rule.least or rule.most is not None:
        so_much = en_figures.figures(m.Range(least=rule.least or None, most=rule.most)) + " "
    if by is None:
        return f"can't receive {so_much}{damage}"
    if by == m.ENEMY_CARD:
        return f"can't receive {so_much}enemy {damage}"
    if so_much:
        raise NotWorded("damage of a certain amount from certain cards")
    return f"can't receive {damage} from {nouns.noun_phrase(by, plural=True)}"
