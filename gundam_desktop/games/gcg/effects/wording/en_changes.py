"""What is changed on a card, in English, as words after its name: "gets AP+1", "can't be blocked"."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, en_figures, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences
from gundam_desktop.games.gcg.effects.wording.en_rules import BURSTS_KEPT, TAKEN_WHOLE, ruled
from gundam_desktop.games.gcg.effects.wording.vocabulary import STATS


def changed(changes: tuple[m.Change, ...], *, plural: bool) -> str:
    """Return the changes of a card, as words after its name: "gets AP+1 and <Blocker>"."""
    if any(
        isinstance(change, m.Reduce | m.Increase | m.TakenOver | m.NextPlayed | m.Replacement) for change in changes
    ):
        raise NotWorded("reduced damage, a card that is played next, or what is done instead")
    match changes:
        case (m.GainTrait(trait=trait),):
            return f"{'gain' if plural else 'gains'} ({trait})"
        case (*others, m.GainTrait(trait=trait)) if all(isinstance(each, m.StatChange) for each in others):
            return f"{'gain' if plural else 'gains'} ({trait}) and {changed(tuple(others), plural=plural)}"
        case (m.GainFrom(gain_from="this", keywords=()),):
            return f"gain{'' if plural else 's'} all of this Unit's keyword effects"
    if any(isinstance(change, m.GainTrait | m.GainFrom | m.DealtInstead) for change in changes):
        raise NotWorded("what is gained so")
    match changes:
        case (m.Gain(times=m.Count() as times) as gain,):
            number_there = nouns.number_you_have(times)
            return f"gain{'' if plural else 's'} the same number of {en_figures.keyword(gain.gain)} as {number_there}"
    if any(isinstance(change, m.Gain) and change.times != 1 for change in changes):
        raise NotWorded("a keyword effect gained a number of times")
    values = [change for change in changes if isinstance(change, m.StatChange | m.Gain)]
    rules = [change for change in changes if isinstance(change, m.RuleChange)]
    if lost := [change for change in changes if isinstance(change, m.Lose)]:
        return _loses(tuple(values), lost, rules, len(changes), plural=plural)
    if values and rules:
        rule = ruled(rules, plural=plural)
        if not rule.startswith(("can't ", "may ")) or " and attack " in rule:
            raise NotWorded("a value and a rule in one")
        return f"{changed(tuple(values), plural=plural)} and {rule}"
    if rules:
        return ruled(rules, plural=plural)
    if isinstance(values[0], m.StatChange) and not isinstance(values[0].by, int):
        return ("get " if plural else "gets ") + for_each(values)
    verb = "gain" if all(isinstance(change, m.Gain) for change in values) else "get"
    said = (en_figures.keyword(v.gain) if isinstance(v, m.Gain) else _stat(v, number(v.by)) for v in values)
    return f"{verb}{'' if plural else 's'} {' and '.join(said)}"


def _loses(
    values: tuple[m.Change, ...], lost: Sequence[m.Lose], rules: list[m.RuleChange], count: int, *, plural: bool
) -> str:
    if len(values) + len(lost) + len(rules) < count or (values and rules):
        raise NotWorded("these changes in one")
    names = [one.lose for one in lost]
    if len(names) > 1 and ("any" in names or len(set(names)) < len(names)):
        raise NotWorded("these keyword effects in one")
    named = ("all keyword effects" if name == "any" else en_figures.keyword(m.Keyword(name=name)) for name in names)
    loses = f"{'lose' if plural else 'loses'} {' and '.join(named)}"
    if rules:
        prohibition = ruled(rules, plural=plural)
        if not prohibition.startswith("can't "):
            raise NotWorded("a keyword effect that is lost and a rule in one")
        return f"{loses} and {prohibition}"
    return f"{changed(values, plural=plural)} and {loses}" if values else loses


def subject_and_changes(to: m.Target, changes: tuple[m.Change, ...], refs: EnglishReferences) -> tuple[str, bool, str]:
    """Return the changed cards as a subject, True if they are several, and their changes."""
    who, plural = refs.as_subject(to)
    words = changed(changes, plural=plural)
    if isinstance(to, m.All) and to.all.zone == "trash" and to.all.side == "your":
        who = who.replace(" from your trash", " in your trash")
    return who.removeprefix("all ") if words.startswith("can't") else who, plural, words


def while_lasting(lasts: m.Duration) -> str:
    """Return the words for the time of a change."""
    until = {
        "opponent's next turn": "until the end of your opponent's next turn",
        "in opponent's next turn": "during your opponent's next turn",
        "your next turn": "until the start of your next turn",
        "end of your next turn": "until the end of your next turn",
        "in your next turn": "during your next turn",
    }
    return until.get(lasts) or f"during this {lasts}"


def stated(who: str, changes: str) -> str:
    """Return a subject and its changes, with a possessive where needed: "its AP can't be reduced ..."."""
    if changes == BURSTS_KEPT:
        return changes.format(who)
    if changes == TAKEN_WHOLE:
        return changes.format("them" if who == "they" else who)
    if not changes.startswith("'s "):
        return f"{who} {changes}"
    possessive = {"it": "its", "they": "their"}.get(who) or f"{who}'{'' if who.endswith('s') else 's'}"
    return f"{possessive} {changes.removeprefix(chr(39) + 's ')}"


def modified(step: m.Modify, refs: EnglishReferences) -> str:
    """Return the step that changes cards for a time: "it gets AP+1 during this turn"."""
    if words := _of_one_kind(step, refs):
        return words
    if step.lasts == "opponent's next start phase":
        who, plural = refs.as_subject(step.to)
        if step.changes != (m.RuleChange(rule="stays rested"),):
            raise NotWorded("this over a start phase")
        return f"{who} {changed(step.changes, plural=plural)}"
    if any(isinstance(change, m.StatChange) and not isinstance(change.by, int) for change in step.changes):
        counted = for_each(step.changes).rpartition(" for each ")
        who, plural = refs.as_subject(step.to)
        if len(step.changes) > 1:
            raise NotWorded("several changes for each")
        gets = f"{who} {'get' if plural else 'gets'} {counted[0]} {while_lasting(step.lasts)}"
        of_others = refs.own_chosen and any(isinstance(p, m.Selector) and p.other for p in m.models_in(step))
        limited = ", up to a maximum of " in counted[2]
        return f"{gets} for each {counted[2]}" if of_others or limited else f"for each {counted[2]}, {gets}"
    who, plural, changes = subject_and_changes(step.to, step.changes, refs)
    rules = {change.rule for change in step.changes if isinstance(change, m.RuleChange)}
    if rules == {"may attack when deployed"}:
        if step.lasts != "turn":
            raise NotWorded("an attack after deployment in another time")
        return f"{who} {changes}"
    of_several = isinstance(step.to, m.All)
    first = "may attack active" in rules and not of_several and (step.to, who) != ("this", "it")
    if step.to == "your shield area" or first or (of_several and who.endswith("paired with a Pilot")):
        return f"{while_lasting(step.lasts)}, {stated(who, changes)}"
    return f"{stated(who, changes)} {while_lasting(step.lasts)}"


def _of_one_kind(step: m.Modify, refs: EnglishReferences) -> str:
    """Word changes with a form of their own; empty for others."""
    during, many = while_lasting(step.lasts), refs.many.get("chosen")
    match step.changes:
        case (m.Replacement(goes="survives", once=False) as kept,):
            if refs.as_subject(step.to) != ("it", False):
                raise NotWorded("other cards that survive")
            return f"{during}, when it would be destroyed{CAUSES[kept.by]}, it remains in play with 1 HP instead"
        case (m.NextPlayed(next_played=what), *_) if step.to == "you":
            return f"{during}, the next {_played(what)} you play from your hand gets {_figures_of_next(step, what)}"
        case (m.Reduce() as reduce,) if reduce.once or reduce.least or reduce.most is not None or reduce.instead:
            raise NotWorded("damage that is reduced so")
        case (m.Reduce(next_only=False) as reduce,) if step.to == "your shield area":
            damage = _received(reduce)
            who = "a friendly shield area card"
            return f"{during}, when {who} receives {damage}, reduce it {reduced_by(reduce)}"
        case (m.Reduce(by="enemy", next_only=False) as reduce,) if step.to == "this" and refs.subject != "this":
            damage = _received(reduce)
            return f"{during}, when {refs.as_subject('this')[0]} receives {damage}, reduce it {reduced_by(reduce)}"
        case (m.Reduce(by=None, what=None) as reduce,):
            area = step.to == "your shield area"
            who = "your shield area cards receive" if area else _receives(step, refs)
            damage = f"the next {_kind_of(reduce)}" if reduce.next_only else _all_of(reduce)
            return f"{during}, reduce {damage} {who} {reduced_by(reduce)}"
        case (m.Reduce(by="enemy", next_only=False, once=False) as reduce,):
            damage = _received(reduce)
            if isinstance(step.to, m.All) and reduce.what is None:
                return f"{during}, reduce {damage} {_receives(step, refs)} {reduced_by(reduce)}"
            they, many = refs.as_subject(step.to)
            if they not in {"it", "they"}:
                raise NotWorded("damage of other cards")
            receive = "receive" if many else "receives"
            return f"{during}, when {they} {receive} {damage}, reduce it {reduced_by(reduce)}"
        case (m.Increase(what=None) as more,):
            return f"{during}, increase {_all_of(more)} {_receives(step, refs)} by {number(more.increase)}"
        case (m.Increase(what=m.Selector() as enemies) as more,) if enemies == m.ENEMY_CARD:
            return f"{during}, increase enemy {_kind_of(more)} {_receives(step, refs)} by {number(more.increase)}"
        case (m.DealtInstead(dealt_to="this" | "chosen" as other),) if step.to != other and not refs.many.get("chosen"):
            who = "this Unit" if step.to == "this" else _it(step, refs)
            that = "that Unit" if refs.chosen_kinds <= {"unit"} else "it"
            to = "this Unit" if other == "this" else that
            return f"{during}, battle damage {who} would receive is dealt to {to} instead"
        case (m.RuleChange(rule="must be attacked"),) if step.to == "chosen" and not many:
            refs.pronouns += 1
            return f"{during}, all enemy Units must choose that Unit as their attack target when attacking"
        case (m.RuleChange(rule="not destroyed by enemy effects", what=None),) if (
            isinstance(step.to, m.All) and step.to.all.side != "your" and not step.to.and_this
        ):
            refs.mention_all()
            return f"{during}, {nouns.noun_phrase(step.to.all, plural=True)} can't be destroyed by enemy effects"
        case (m.StatChange(change="ap" | "hp" as stat, by=m.EventAmount() | m.DamageOn(damage_on="this") as by),) if (
            step.to == "this"
        ):
            return f"increase this Unit's {stat.upper()} {during} by an amount equal to {nouns.own_value(by)}"
        case (m.StatChange(change="ap" | "hp" as stat, by=m.Times(times=-1, amount=m.StatOf(of="this") as by)),) if (
            step.to == "chosen" == refs.object and not many and step.lasts == "turn"
        ):
            refs.as_object("chosen")
            return f"reduce its {stat.upper()} {during} by an amount equal to {nouns.value(by)}"
        case (m.StatChange(change="ap" | "hp" as stat, by=m.StatOf() as by),) if (
            step.to == "this" != by.of and step.lasts == "turn"
        ):
            refs.mention("this")
            if by.of == "chosen" and (refs.doer or refs.enemy or many or refs.chosen_kinds != {"unit"}):
                raise NotWorded("a figure of such cards")
            figure = f"that Unit's {STATS[by.stat].en}" if by.of == "chosen" else refs.figure(by)
            return f"increase this Unit's {stat.upper()} {during} by an amount equal to {figure}"
        case (m.StatChange(change="ap", by=m.StatOf(stat="ap") as own),) if own.of == step.to:
            who, plural = refs.as_subject(step.to)
            if plural:
                raise NotWorded("the AP of several cards")
            return f"double {'its' if who == 'it' else who + _S} AP {during}"
        case (m.Become() as become,):
            who, plural = refs.as_subject(step.to)
            if plural:
                raise NotWorded("the AP of several cards")
            return f"{stated(who, f'{_S} AP becomes {_new_ap(become, refs)}')} {during}"
        case (*changes, m.GainFrom(gain_from="chosen", keywords=(_, *_)) as gain):
            who, plural = refs.as_subject(step.to)
            other_changes = changed(tuple(changes), plural=plural)
            keywords = en_figures.keyword_list(gain.keywords)
            return f"{during}, {who} {other_changes} and all {keywords} on that Unit card"
    return ""


def _played(what: m.Selector) -> str:
    """Return one card that is played."""
    return nouns.noun_phrase(what.model_copy(update={"zone": "hand"}), plural=False, bare=True)


def _figures_of_next(step: m.Modify, what: m.Selector) -> str:
    """Return the changes of the next card that is played: "Lv. -1 and cost -1"."""
    nexts = [change for change in step.changes if isinstance(change, m.NextPlayed) and change.next_played == what]
    if len(nexts) < len(step.changes):
        raise NotWorded("changes of several cards that are played next")
    return " and ".join(_stat(m.StatChange(change=each.change, by=each.by), each.by) for each in nexts)


_S = "'s"


def _new_ap(become: m.Become, refs: EnglishReferences) -> str:
    """Return the number that AP becomes."""
    match become.to:
        case int():
            return str(become.to)
        case m.StatOf(stat="ap", of=of):
            return f"equal to {refs.as_object(of)}'s AP"
    return f"equal to {nouns.value(become.to)}"


def reduced_by(reduce: m.Reduce) -> str:
    """Return by how much damage is reduced, or to what: "by 2", "to 0"."""
    return f"{'to' if reduce.to else 'by'} {number(reduce.reduce)}"


def _kind_of(change: m.Reduce | m.Increase) -> str:
    return "damage" if change.damage == "any" else f"{change.damage} damage"


def _all_of(change: m.Reduce | m.Increase) -> str:
    return "the damage" if change.damage == "any" else _kind_of(change)


def _received(reduce: m.Reduce) -> str:
    """Return the damage that is reduced, with its source: an enemy, or certain enemy cards."""
    damage = _kind_of(reduce)
    if reduce.what is None:
        return f"enemy {damage}" if reduce.by == "enemy" else damage
    if reduce.what.side != "enemy":
        raise NotWorded("damage from such cards")
    return f"{damage} from {nouns.one(reduce.what)}"


CAUSES: dict[str | None, str] = {
    None: "",
    "effects": " by an effect",
    "enemy effects": " by an enemy effect",
    "damage": " with damage",
    "battle damage": " with battle damage",
    "effect damage": " with effect damage",
}
"""Cause -> what would destroy or return a card."""


def _receives(step: m.Modify, refs: EnglishReferences) -> str:
    """Return the card that receives damage, with its verb: "it receives"."""
    who, many = refs.as_subject(step.to)
    if isinstance(step.to, m.All) and not step.to.and_this:
        return f"{who.removeprefix('all ')} receive"
    if who not in {"it", "they", "this Unit"}:
        raise NotWorded("damage of other cards")
    return f"{who} {'receive' if many else 'receives'}"


def _it(step: m.Modify, refs: EnglishReferences) -> str:
    """Return "it" as the subject; `NotWorded` if the subject needs other words."""
    words, plural = refs.as_subject(step.to)
    if plural or words != "it":
        raise NotWorded("damage of other cards")
    return words


def _stat(change: m.StatChange, by: int) -> str:
    if change.change == "level":
        return f"Lv. {by:+}"
    return f"cost {by:+}" if change.change == "cost" else f"{change.change.upper()}{by:+}"


def for_each(changes: Sequence[m.Change]) -> str:
    """Return changes that are multiplied by the number of certain cards."""
    said, of_what = [], set()
    for change in changes:
        if not isinstance(change, m.StatChange) or isinstance(change.by, int):
            raise NotWorded("a change by an expression and another one")
        times, what = nouns.each(change.by)
        in_hand = change.change in {"level", "cost"} and "of your " in what
        said.append(_stat(change, times))
        of_what.add(f"{what} in play" if in_hand else what)
    if len(of_what) > 1:
        raise NotWorded("changes for each of different things")
    return f"{' and '.join(said)} for each {of_what.pop()}"
