"""What is changed on a card, in English, as words after its name: "gets AP+1", "can't be blocked"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.changes import ChangeTexts
from gundam_desktop.games.gcg.effects.phrases.instructions import InstructionTexts
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.phrases.vocabulary import STATS
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences
from gundam_desktop.games.gcg.effects.wording.en_rules import WHO, ruled
from gundam_desktop.games.gcg.effects.wording.mentions import Subject
from gundam_desktop.games.gcg.effects.wording.step_words import without_time

SAY = ChangeTexts("en")
_CAUSES = AbilityTexts("en").would_by
_LASTS = InstructionTexts("en").lasts
_S = "'s "


@dataclass
class EnglishChanges(EnglishReferences):
    """The mentions of an English text so far, and the words for changes of the cards."""

    def statement(self, to: Subject, changes: tuple[m.Change, ...], *, timed: bool = True, opened: bool = True) -> str:
        del timed, opened  # the words are the same
        who, _, words = self.subject_and_changes(to, changes)
        return stated("this card in your trash" if to == "card in trash" else who, words)

    def subject_and_changes(self, to: Subject, changes: tuple[m.Change, ...]) -> tuple[str, bool, str]:
        """Return the changed cards as a subject, True if they are several, and their changes."""
        who, plural = self.as_subject("this card" if to in {"card in hand", "card in trash"} else to)
        words = changed(changes, plural=plural)
        if isinstance(to, m.All) and to.all.zone == "trash" and to.all.side == "your":
            who = who.replace(" from your trash", " in your trash")
        return who.removeprefix("all ") if words.startswith("can't") else who, plural, words

    def modified(self, step: m.Modify) -> str:
        """Return the step that changes cards for a time: "it gets AP+1 during this turn"."""
        timeless = without_time(step)
        if words := self._of_one_kind(step):
            return words
        if any(isinstance(change, m.StatChange) and not isinstance(change.by, int) for change in step.changes):
            return self._for_each(step)
        who, _, changes = self.subject_and_changes(step.to, step.changes)
        rules = {change.rule for change in step.changes if isinstance(change, m.RuleChange)}
        if timeless and len(rules) == 1:
            return f"{who} {changes}"
        of_several = isinstance(step.to, m.All)
        first = "may attack active" in rules and not of_several and (step.to, who) != ("this", "it")
        if step.to == "your shield area" or first or (of_several and who.endswith("paired with a Pilot")):
            return f"{_LASTS[step.lasts]}, {stated(who, changes)}"
        return f"{stated(who, changes)} {_LASTS[step.lasts]}"

    def _for_each(self, step: m.Modify) -> str:
        values, each = _for_each(step.changes)
        who, plural = self.as_subject(step.to)
        if len(step.changes) > 1:
            raise NotWorded("several changes for each")
        gets = f"{who} {'get' if plural else 'gets'} {values} {_LASTS[step.lasts]}"
        of_others = self.own_chosen and any(isinstance(p, m.Selector) and p.other for p in m.models_in(step))
        limited = ", up to a maximum of " in each
        return f"{gets} for each {each}" if of_others or limited else f"for each {each}, {gets}"

    def _of_one_kind(self, step: m.Modify) -> str:
        """Word changes with a form of their own; empty for others."""
        many = self.many.get("chosen")
        match step.changes:
            case (m.Reduce() | m.Increase() as change,):
                return f"{_LASTS[step.lasts]}, {self._more_or_less(step, change)}"
            case (m.Replacement(goes="survives", once=False) as kept,):
                return f"{_LASTS[step.lasts]}, {SAY.survives.format(who=self._it(step), by=_CAUSES[kept.by])}"
            case (m.NextPlayed(next_played=what), *_) if step.to == "you":
                card = NOUNS.phrase(what.model_copy(update={"zone": "hand"}), plural=False, bare=True)
                stats = _figures_of_next(step, what)
                return f"{_LASTS[step.lasts]}, {SAY.next_played.format(card=card, stats=stats)}"
            case (m.DealtInstead(dealt_to="this" | "chosen" as other),) if step.to != other and not many:
                who = self.this() if step.to == "this" else self._it(step)
                that = "that Unit" if self.chosen_kinds <= {"unit"} else "it"
                taker = self.this() if other == "this" else that
                return f"{_LASTS[step.lasts]}, {SAY.dealt_instead.format(who=who, taker=taker)}"
            case (m.RuleChange(rule="must be attacked"),) if step.to == "chosen" and not many:
                self.pronouns += 1
                attack = "all enemy Units must choose that Unit as their attack target when attacking"
                return f"{_LASTS[step.lasts]}, {attack}"
            case (m.RuleChange(rule="not destroyed by enemy effects", what=None) as rule,) if (
                isinstance(step.to, m.All) and step.to.all.side != "your" and not step.to.and_this
            ):
                self.mention_all()
                return f"{_LASTS[step.lasts]}, {NOUNS.phrase(step.to.all)} {ruled([rule], plural=True)}"
            case (m.StatChange() as change,) if not isinstance(change.by, int):
                return self._by_figure(step, change)
            case (m.Become() as become,):
                who, plural = self.as_subject(step.to)
                if plural:
                    raise NotWorded("the AP of several cards")
                words = SAY.become.format(whose=_whose(who), ap=self._new_ap(become))
                return f"{words} {_LASTS[step.lasts]}"
            case (*changes, m.GainFrom(gain_from="chosen", keywords=(_, *_)) as gain):
                who, plural = self.as_subject(step.to)
                other_changes, keywords = changed(tuple(changes), plural=plural), NOUNS.keyword_list(gain.keywords)
                return f"{_LASTS[step.lasts]}, {who} {other_changes} and all {keywords} on that Unit card"
        return ""

    def _by_figure(self, step: m.Modify, change: m.StatChange) -> str:
        """Word a figure that is changed by another one; empty for other amounts."""
        during, stat, to = _LASTS[step.lasts], change.change, step.to
        words = {"during": during, "stat": STATS[stat].en}
        match change.by:
            case m.StatOf(stat="ap") as own if stat == "ap" and own.of == to:
                who, plural = self.as_subject(to)
                if plural:
                    raise NotWorded("the AP of several cards")
                return f"{SAY.doubled.format(whose='its' if who == 'it' else who + _S.strip())} {during}"
        if stat not in {"ap", "hp"}:
            return ""
        match change.by:
            case m.EventAmount() if to == "this":
                return SAY.by_payment.format(whose=f"{self.this()}'s", **words)
            case m.DamageOn(damage_on="this") if to == "this":
                return SAY.by_damage.format(whose=f"{self.this()}'s", **words)
            case m.Times(times=-1, amount=m.StatOf(of="this") as by) if to == "chosen" == self.it:
                if self.many.get("chosen") or step.lasts != "turn":
                    return ""
                self.as_object("chosen")
                return SAY.lowered_by_figure.format(whose="its", figure=NOUNS.as_many(by), **words)
            case m.StatOf() as by if to == "this" != by.of and step.lasts == "turn":
                self.mention("this")
                unclear = self.doer or self.enemy or self.many.get("chosen") or self.chosen_kinds != {"unit"}
                if by.of == "chosen" and unclear:
                    raise NotWorded("a figure of such cards")
                figure = f"that Unit's {STATS[by.stat].en}" if by.of == "chosen" else self.figure(by)
                return SAY.by_figure.format(whose=f"{self.this()}'s", figure=figure, **words)
        return ""

    def _new_ap(self, become: m.Become) -> str:
        """Return the number that AP becomes."""
        match become.to:
            case int():
                return str(become.to)
            case m.StatOf(stat="ap", of=of):
                return f"equal to {self.as_object(of)}'s AP"
        return f"equal to {NOUNS.as_many(become.to)}"

    # --- damage

    def _more_or_less(self, step: m.Modify, change: m.Reduce | m.Increase) -> str:
        damage = self.say.damage[change.damage]
        all_of = "the damage" if change.damage == "any" else damage
        match change:
            case m.Increase(what=None):
                return f"increase {all_of} {self._receives(step)} by {number(change.increase)}"
            case m.Increase(what=what):
                if what != m.ENEMY_CARD:
                    raise NotWorded("damage of such cards")
                return f"increase enemy {damage} {self._receives(step)} by {number(change.increase)}"
        if change.once or change.least or change.most is not None or change.instead:
            raise NotWorded("damage that is reduced so")
        by = reduced_by(change)
        if step.to == "your shield area" and not change.next_only:
            return f"when a friendly shield area card receives {_received(change, damage)}, reduce it {by}"
        if change.by is None and change.what is None:
            who = "your shield area cards receive" if step.to == "your shield area" else self._receives(step)
            return f"reduce {f'the next {damage}' if change.next_only else all_of} {who} {by}"
        if change.by != "enemy" or change.next_only:
            raise NotWorded("damage that is reduced so")
        received = _received(change, damage)
        if step.to == "this" != self.subject:
            return f"when {self.as_doer()} receives {received}, reduce it {by}"
        if isinstance(step.to, m.All) and change.what is None:
            return f"reduce {received} {self._receives(step)} {by}"
        they, many = self.as_subject(step.to)
        if they not in {"it", "they"}:
            raise NotWorded("damage of other cards")
        return f"when {they} {'receive' if many else 'receives'} {received}, reduce it {by}"

    def _receives(self, step: m.Modify) -> str:
        """Return the card that receives damage, with its verb: "it receives"."""
        who, many = self.as_subject(step.to)
        if isinstance(step.to, m.All) and not step.to.and_this:
            return f"{who.removeprefix('all ')} receive"
        if who not in {"it", "they", "this Unit"}:
            raise NotWorded("damage of other cards")
        return f"{who} {'receive' if many else 'receives'}"

    def _it(self, step: m.Modify) -> str:
        """Return "it" as the subject; `NotWorded` if the subject needs other words."""
        if self.as_subject(step.to) != ("it", False):
            raise NotWorded("other cards that survive, or damage of other cards")
        return "it"

    def taken_over(self, to: Subject, change: m.TakenOver) -> str:
        if isinstance(to, m.All) and to.and_this:
            raise NotWorded("damage of such cards")
        who = NOUNS.one_of_yours(to.all) if isinstance(to, m.All) else self.named(to)
        by = SAY.by_enemy if change.by else ""
        would = SAY.would_receive.format(who=who, by=by, damage=self.say.damage[change.damage])
        if change.taken_by == "enemy shield area":
            return would + SAY.passed_on
        return would + SAY.taken_by.format(self.named(change.taken_by))


def changed(changes: tuple[m.Change, ...], *, plural: bool) -> str:
    """Return the changes of a card, as words after its name: "gets AP+1 and <Blocker>"."""
    gains = in_form("{gains|gain}", several=plural)
    match changes:
        case (m.GainTrait(trait=trait),):
            return f"{gains} ({trait})"
        case (*others, m.GainTrait(trait=trait)) if all(isinstance(each, m.StatChange) for each in others):
            return f"{gains} ({trait}) and {changed(tuple(others), plural=plural)}"
        case (m.GainFrom(gain_from="this", keywords=()),):
            return f"{gains} all of this Unit's keyword effects"
        case (m.Gain(times=m.Count() as times) as gain,):
            return f"{gains} the same number of {NOUNS.keyword(gain.gain)} as {_number_you_have(times)}"
    if any(isinstance(change, m.Gain) and change.times != 1 for change in changes):
        raise NotWorded("a keyword effect gained a number of times")
    values = [change for change in changes if isinstance(change, m.StatChange | m.Gain)]
    rules = [change for change in changes if isinstance(change, m.RuleChange)]
    lost = [change for change in changes if isinstance(change, m.Lose)]
    if len(values) + len(lost) + len(rules) < len(changes):
        raise NotWorded("these changes in one")
    if lost:
        return _loses(tuple(values), lost, rules, plural=plural)
    if values and rules:
        rule = ruled(rules, plural=plural)
        if not rule.startswith(("can't ", "may ")) or " and attack " in rule:
            raise NotWorded("a value and a rule in one")
        return f"{changed(tuple(values), plural=plural)} and {rule}"
    if rules:
        return ruled(rules, plural=plural)
    if isinstance(values[0], m.StatChange) and not isinstance(values[0].by, int):
        by, each = _for_each(values)
        return f"{'get' if plural else 'gets'} {by} for each {each}"
    verb = "gain" if all(isinstance(change, m.Gain) for change in values) else "get"
    said = (NOUNS.keyword(v.gain) if isinstance(v, m.Gain) else NOUNS.raised(v.change, number(v.by)) for v in values)
    return f"{verb}{'' if plural else 's'} {' and '.join(said)}"


def _loses(values: tuple[m.Change, ...], lost: Sequence[m.Lose], rules: Sequence[m.RuleChange], *, plural: bool) -> str:
    if values and rules:
        raise NotWorded("these changes in one")
    names = [one.lose for one in lost]
    if len(names) > 1 and ("any" in names or len(set(names)) < len(names)):
        raise NotWorded("these keyword effects in one")
    named = (SAY.all_keywords if name == "any" else NOUNS.keyword_list((name,)) for name in names)
    loses = in_form(SAY.lost, several=plural).format(keyword=SAY.and_between.join(named))
    if rules:
        prohibition = ruled(rules, plural=plural)
        if not prohibition.startswith("can't "):
            raise NotWorded("a keyword effect that is lost and a rule in one")
        return f"{loses} and {prohibition}"
    return f"{changed(values, plural=plural)} and {loses}" if values else loses


def stated(who: str, changes: str) -> str:
    """Return a subject and its changes, with a possessive where needed: "its AP can't be reduced ..."."""
    if WHO in changes:
        return changes.replace(WHO, "them" if who == "they" else who)
    return f"{_whose(who)} {changes.removeprefix(_S)}" if changes.startswith(_S) else f"{who} {changes}"


def _whose(who: str) -> str:
    return {"it": "its", "they": "their"}.get(who) or f"{who}'{'' if who.endswith('s') else 's'}"


def _number_you_have(amount: m.Amount) -> str:
    """Return a number of one's own cards in play: "the number of Unit tokens you have in play"."""
    match amount:
        case m.Count(count=m.Selector(side="your", zone=None) as what, unique=False):
            return f"the number of {NOUNS.phrase(what, yours=True)} you have in play"
    return NOUNS.as_many(amount)


def _figures_of_next(step: m.Modify, what: m.Selector) -> str:
    """Return the changes of the next card that is played: "Lv. -1 and cost -1"."""
    nexts = [change for change in step.changes if isinstance(change, m.NextPlayed) and change.next_played == what]
    if len(nexts) < len(step.changes):
        raise NotWorded("changes of several cards that are played next")
    return " and ".join(NOUNS.raised(each.change, each.by) for each in nexts)


def reduced_by(reduce: m.Reduce) -> str:
    """Return by how much damage is reduced, or to what: "by 2", "to 0"."""
    return (SAY.reduced_to if reduce.to else SAY.reduced_by).format(number(reduce.reduce))


def _received(reduce: m.Reduce, damage: str) -> str:
    """Return the damage that is reduced, with its source: an enemy, or certain enemy cards."""
    if reduce.what is None:
        return f"{SAY.by_enemy if reduce.by == 'enemy' else ''}{damage}"
    if reduce.what.side != "enemy":
        raise NotWorded("damage from such cards")
    return f"{damage} from {NOUNS.one(reduce.what)}"


def _for_each(changes: Sequence[m.Change]) -> tuple[str, str]:
    """Return changes that are multiplied by a number of cards: the changes of one, and one such card."""
    said, of_what = [], set()
    for change in changes:
        if not isinstance(change, m.StatChange) or isinstance(change.by, int):
            raise NotWorded("a change by an expression and another one")
        times, what = NOUNS.each(change.by)
        in_hand = change.change in {"level", "cost"} and "of your " in what
        said.append(NOUNS.raised(change.change, times))
        of_what.add(f"{what} in play" if in_hand else what)
    if len(of_what) > 1:
        raise NotWorded("changes for each of different things")
    return " and ".join(said), of_what.pop()
