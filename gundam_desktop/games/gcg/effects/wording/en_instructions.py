"""Single steps in English that no row of the table words: damage, returned and looked-at cards, one's own deck."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARKS, STATS
from gundam_desktop.games.gcg.effects.wording.en_changes import EnglishChanges
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS


def own_step(step: m.AnyStep, refs: EnglishChanges) -> str:
    """Return the words for a step."""
    match step:
        case m.DamageTwo():
            if refs.it != "chosen" or not refs.many.get("chosen"):
                raise NotWorded("damage to two cards that were not chosen")
            refs.pronouns += 1
            return f"deal {step.first} damage to one of them and {step.second} damage to the other"
        case m.Damage():
            return _damage(step, refs)
        case m.Recover():
            return _recover(step, refs)
        case m.ActivateEffect(of="this"):
            refs.mention("this")
            return "activate 【Deploy】 on this Unit"
        case m.ActivateEffect() if refs.it == "chosen" and not refs.many.get("chosen"):
            refs.as_object("chosen")
            return "activate its 【Deploy】"
        case m.ActivateMain(of="chosen" | "discarded" as of) if of in {refs.it, refs.moved} and not refs.many.get(of):
            refs.pronouns += 1
            refs.subject = refs.it = of
            return f"activate its 【{MARKS[step.timing].en}】"
        case m.Deploy(as_unit=m.UnitFigures() as unit, rested=False, pay=False):
            return f"deploy {refs.as_object(step.to)} as an (AP{unit.ap}･HP{unit.hp}) Unit"
        case m.Deploy(pay=True, as_unit=None):
            if step.rested or refs.it != step.to:
                raise NotWorded("a payment for this deployment")
            return f"pay its cost to deploy {refs.as_object(step.to)}"
        case m.Battle():
            return f"begin a battle between {_two(step, refs)} and only perform the damage step"
        case m.Pair(to="this pilot", unit="chosen") if refs.it == "chosen" and not refs.many.get("chosen"):
            refs.pronouns += 1
            return "pair the card paired with this Unit with it"
        case m.Discard():
            return f"discard {number(step.amount)}" if step.what is None else refs.discarded(step.what, step.amount)
    raise NotWorded(f"the step {step.do!r} here")


# --- damage


def _damage(step: m.Damage, refs: EnglishChanges) -> str:
    match step:
        case m.Damage(to="enemy shield area", amount=int() as amount, times=m.Count() | m.Times() | m.Per() as times):
            count, what = NOUNS.each(times)
            if count != 1:
                raise NotWorded("damage several times for each")
            return f"for each {what}, deal {amount} damage to {refs.as_object(step.to)}"
    match step.amount:
        case int():
            return f"deal {step.amount} damage to {refs.as_object(step.to)}"
        case m.Count(count=m.Selector(did="placed")):
            words = refs.as_object(step.to)
            to = refs.say.that_enemy_unit if words == "it" and step.to == "chosen" and refs.enemy_chosen else words
            return f"deal an amount of damage equal to {NOUNS.as_many(step.amount)} to {to}"
        case m.Count(count=m.Selector(did="rested")):
            return f"deal damage equal to {NOUNS.as_many(step.amount)} to {refs.as_object(step.to)}"
        case m.Times() | m.Per():
            each, what = NOUNS.each(step.amount)
            return f"deal {each} damage to {refs.as_object(step.to)} for each {what}"
        case m.StatOf() as figure if figure.of not in {"this", step.to}:
            of = _fallen(figure.of, refs)
            words = f"{of}'s {STATS[figure.stat].en}" if of else refs.figure(figure)
            return f"deal damage equal to {words} to {refs.as_object(step.to)}"
        case m.DamageOn(damage_on=damaged):
            of = refs.this() if damaged == "this" else refs.as_object(damaged)
            if of == "them":
                raise NotWorded("the damage of several Units")
            equal = f"the amount of damage {of} has received"
            to = refs.as_object(step.to)
        case _:
            to, own = refs.as_object(step.to), step.amount
            of_it = isinstance(own, m.StatOf) and own.of == "chosen" and to == "it"
            equal = f"its {STATS[own.stat].en}" if of_it and isinstance(own, m.StatOf) else NOUNS.as_many(own)
    return f"deal damage to {to} equal to {equal}" if to in {"it", "them"} else f"deal damage equal to {equal} to {to}"


def _fallen(of: m.Reference, refs: EnglishChanges) -> str:
    """Return the words for the Unit that the event destroys; empty for others."""
    if of != refs.fallen:
        return ""
    if refs.it == "chosen":
        raise NotWorded("the Unit that was destroyed, beside one that was chosen")
    return refs.say.that_enemy_unit if of == "event card" else "that Unit"


def _recover(step: m.Recover, refs: EnglishChanges) -> str:
    who, plural = refs.as_subject(step.to)
    recovers = f"{who} {'recover' if plural else 'recovers'}"
    if step.amount == m.DamageOn(damage_on=step.to):
        return f"{recovers} all HP"
    of_other = isinstance(step.amount, m.StatOf) and step.amount.of != "this"
    amount = refs.figure(step.amount) if of_other and isinstance(step.amount, m.StatOf) else NOUNS.as_many(step.amount)
    return f"{recovers} HP equal to {amount}"


def _two(step: m.Battle, refs: EnglishChanges) -> str:
    """Word the two Units of a battle."""
    if not step.this_unit and (refs.it != step.to or not refs.many.get(step.to)):
        raise NotWorded("two Units that were not chosen")
    words = refs.as_object(step.to)
    if step.this_unit and words == "this Unit":
        raise NotWorded("a battle of this Unit with itself")
    return f"this Unit and {words}" if step.this_unit else words
