"""What is changed on a card, in English, as words after its name: "gets AP+1", "can't be blocked"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.changes import ChangeTexts
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences
from gundam_desktop.games.gcg.effects.wording.en_rules import WHO, ruled
from gundam_desktop.games.gcg.effects.wording.mentions import Subject

SAY = ChangeTexts("en")
_S = "'s "


@dataclass
class EnglishChanges(EnglishReferences):
    """The mentions of an English text so far, and the words for changes of the cards."""

    change_texts = SAY

    def times(self, lasts: str) -> Mapping[str, str]:
        return {"during": lasts and f"{lasts}, ", "behind": lasts and f" {lasts}"}

    def subject_and_changes(self, to: Subject, changes: tuple[m.Change, ...]) -> tuple[str, bool, str]:
        """Return the changed cards as a subject, True if they are several, and their changes."""
        who, plural = self.as_subject("this card" if to in {"card in hand", "card in trash"} else to)
        words = self.changed(changes, plural=plural)
        if isinstance(to, m.All) and to.all.zone == "trash" and to.all.side == "your":
            who = who.replace(" from your trash", " in your trash")
        return who.removeprefix("all ") if words.startswith("can't") else who, plural, words

    def changed_together(self, to: Subject, changes: tuple[m.Change, ...], lasts: str, *, opened: bool) -> str:
        del opened  # the words are the same
        times = self.times(lasts)
        match changes:
            case (m.RuleChange(rule="not destroyed by enemy effects", what=None) as rule,) if (
                lasts and isinstance(to, m.All) and to.all.side != "your" and not to.and_this
            ):
                self.mention_all()
                return f"{times['during']}{NOUNS.phrase(to.all)} {ruled([rule], plural=True)}"
            case (m.StatChange(by=m.Count(unique=True) as amount) as change,) if to == "this":
                stat, figure = NOUNS.stat(change.change), NOUNS.as_many(amount)
                return SAY.by_figure.format(whose=f"{self.this()}'s", stat=stat, figure=figure, **times)
            case (m.RuleChange(rule="cannot be played"),) if to == "card in hand":
                return "you can't play this card"
            case (m.RuleChange(rule="may be played"),) if to == "card in trash":
                return "you may play this card from your trash"
            case (m.StatChange(change="cost", by=m.Times(times=-1) as by),) if to == "card in hand" and not isinstance(
                by.amount, m.Per
            ):
                return f"reduce the cost of this card in your hand by an amount equal to {NOUNS.as_many(by.amount)}"
            case (*others, m.GainFrom(gain_from="chosen", keywords=(_, *_)) as gain) if lasts:
                who, plural = self.as_subject(to)
                other_changes, keywords = self.changed(others, plural=plural), NOUNS.keyword_list(gain.keywords)
                return f"{times['during']}{who} {other_changes} and all {keywords} on that Unit card"
        if lasts and any(isinstance(change, m.StatChange) and not isinstance(change.by, int) for change in changes):
            return self._for_each(to, changes, lasts)
        who, _, said = self.subject_and_changes(to, changes)
        words = stated("this card in your trash" if to == "card in trash" else who, said)
        rules = {change.rule for change in changes if isinstance(change, m.RuleChange)}
        of_several = isinstance(to, m.All)
        first = "may attack active" in rules and not of_several and (to, who) != ("this", "it")
        if to == "your shield area" or first or (of_several and who.endswith("paired with a Pilot")):
            return times["during"] + words
        return words + times["behind"]

    def _for_each(self, to: Subject, changes: tuple[m.Change, ...], lasts: str) -> str:
        refuse_if(len(changes) > 1, "several changes for each")
        each, values = self.counted_figures(changes)
        who, plural = self.as_subject(to)
        gets = f"{who} {'get' if plural else 'gets'} {values} {lasts}"
        parts = m.models_in((to, changes))
        of_others = self.own_chosen and any(isinstance(part, m.Selector) and part.other for part in parts)
        limited = ", up to a maximum of " in each
        return f"{gets} for each {each}" if of_others or limited else f"for each {each}, {gets}"

    def changed(self, changes: Sequence[m.Change], *, plural: bool) -> str:
        """Return the changes of a card, as words after its name: "gets AP+1 and <Blocker>"."""
        gains = "gain" if plural else "gains"
        match changes:
            case [m.GainTrait(trait=trait)]:
                return f"{gains} ({trait})"
            case [*others, m.GainTrait(trait=trait)] if all(isinstance(each, m.StatChange) for each in others):
                return f"{gains} ({trait}) and {self.changed(others, plural=plural)}"
            case [m.GainFrom(gain_from="this", keywords=())]:
                return f"{gains} all of this Unit's keyword effects"
        values = [change for change in changes if isinstance(change, m.StatChange | m.Gain)]
        lost = [change for change in changes if isinstance(change, m.Lose)]
        rules = [change for change in changes if isinstance(change, m.RuleChange)]
        if len(values) + len(lost) + len(rules) < len(changes) or (values and lost and rules):
            raise NotWorded("these changes in one")
        said = [self._values(values, plural=plural)] if values else []
        said += [_lost(lost, plural=plural)] if lost else []
        if rules:
            rule = ruled(rules, plural=plural)
            fits = rule.startswith("can't ") or (rule.startswith("may ") and not lost)
            refuse_if(said and (not fits or " and attack " in rule), "such a rule and another change in one")
            said.append(rule)
        return " and ".join(said)

    def _values(self, values: Sequence[m.StatChange | m.Gain], *, plural: bool) -> str:
        """Return figures that are changed, and keyword effects that are gained."""
        gained = [value for value in values if isinstance(value, m.Gain)]
        refuse_if(any(gain.times != 1 for gain in gained), "a keyword effect gained a number of times")
        verb = ("gain" if len(gained) == len(values) else "get") + ("" if plural else "s")
        if isinstance(values[0], m.StatChange) and not isinstance(values[0].by, int):
            each, by = self.counted_figures(values)
            return f"{verb} {by} for each {each}"
        said = (
            NOUNS.keyword(v.gain) if isinstance(v, m.Gain) else NOUNS.raised(v.change, number(v.by)) for v in values
        )
        return f"{verb} {' and '.join(said)}"

    def counted_figures(self, changes: Sequence[m.Change]) -> tuple[str, str]:
        each, values = super().counted_figures(changes)
        of_hand = any(isinstance(change, m.StatChange) and change.change in {"level", "cost"} for change in changes)
        return f"{each} in play" if of_hand and "of your " in each else each, values

    def drawing(self, to: Subject, attackers: m.Selector, *, timed: bool) -> str:
        if timed:
            refuse_if(to != "chosen" or self.many.get("chosen"), "who must be attacked for a time")
            self.pronouns += 1
            return f"all {NOUNS.phrase(attackers)} must choose that Unit as their attack target when attacking"
        if to == "this":
            drawing = "this rested Unit"
        elif isinstance(to, m.All) and to.all.side == "your" and to.all.state is None:
            drawing = NOUNS.one_of_yours(to.all.model_copy(update={"state": "rested"}))
        else:
            raise NotWorded("who must be attacked")
        return f"{NOUNS.phrase(attackers)} choose {drawing} as their attack target if possible when attacking"

    def changed_card(self, to: Subject, change: m.StatChange) -> Mapping[str, str]:
        match change:
            case m.StatChange(by=m.Times()) if to == "chosen" == self.it and not self.many.get("chosen"):
                return {"whose": self.whose(self.as_object("chosen"))}
            case m.StatChange(change="ap" | "hp", by=m.EventAmount() | m.DamageOn()) if to == "this":
                return {"whose": f"{self.this()}'s"}
            case m.StatChange(change="ap" | "hp", by=m.StatOf(of=of)):
                self.mention("this")
                unclear = self.doer or self.enemy or self.many.get("chosen") or self.chosen_kinds != {"unit"}
                refuse_if(of == "chosen" and unclear, "a figure of such cards")
                return {"whose": f"{self.this()}'s"}
        raise NotWorded("this expression")

    def other_figure(self, by: m.StatOf) -> str:
        of_unit = {"this": self.this(), "chosen": "that Unit"}
        return f"{of_unit[by.of]}'s {NOUNS.stat(by.stat)}" if by.of in of_unit else self.figure(by)

    def only_card(self, to: Subject) -> str:
        refuse_if(self.as_subject(to) != ("it", False), "other cards that survive, or damage of other cards")
        return "it"

    def taker(self, other: m.Reference) -> str:
        refuse_if(self.many.get("chosen"), "one of several cards that receives damage")
        that = "that Unit" if self.chosen_kinds <= {"unit"} else "it"
        return self.this() if other == "this" else that

    def next_card(self, of_hand: m.Selector) -> str:
        return NOUNS.phrase(of_hand, plural=False, bare=True)

    def number_owned(self, amount: m.Count) -> str:
        if (amount.count.side, amount.count.zone, amount.unique) == ("your", None, False):
            return f"the number of {NOUNS.phrase(amount.count, yours=True)} you have in play"
        return NOUNS.as_many(amount)

    # --- damage

    def receiver(self, to: Subject, *, timed: bool, whenever: bool) -> tuple[str, bool]:
        if not timed and isinstance(to, m.All) and not to.and_this:
            return NOUNS.one_of_yours(to.all), False
        if not timed:
            refuse_if(to not in {"this", "this base"}, "damage of other cards")
            return self.by_name(to), False
        if to == "your shield area" and whenever:
            return "a friendly shield area card", False
        who, several = self.as_subject(to)
        if isinstance(to, m.All) and not to.and_this:
            return who.removeprefix("all "), True
        refuse_if(who not in {"it", "they", "this Unit"} and to != "your shield area", "damage of other cards")
        return who, several

    def whenever(self, change: m.Reduce, to: Subject, *, timed: bool) -> bool:
        if to == "your shield area":
            return not change.next_only
        return super().whenever(change, to, timed=timed) and not (timed and isinstance(to, m.All))

    def received(self, change: m.Reduce, to: Subject, *, timed: bool) -> Mapping[str, str]:
        bounded, from_such = change.least or change.most is not None, change.what is not None
        next_only = change.next_only and (change.by or not timed)
        of_other = timed and isinstance(to, m.All) and from_such
        if next_only or of_other or (bounded and (timed or from_such or not change.by)):
            raise NotWorded("damage that is reduced so")
        damage = self.say.damage[change.damage]
        if change.what is not None:
            return {"damage": f"{damage} from {NOUNS.one(change.what)}"}
        if change.by and not (timed or bounded or change.damage == "battle" or isinstance(to, m.All)):
            return {"damage": f"{damage} from an enemy"}
        if change.next_only or not change.by:
            return {"damage": damage} if change.next_only or not timed else self.all_damage(change.damage, "")
        amount = f"{figures(m.Range(least=change.least or None, most=change.most))} " if bounded else ""
        return {"damage": f"{amount}{SAY.by_enemy}{damage}"}

    def all_damage(self, damage: str, by: str) -> Mapping[str, str]:
        return {"damage": "the damage" if damage == "any" and not by else by + self.say.damage[damage]}


def _lost(lost: Sequence[m.Lose], *, plural: bool) -> str:
    """Return the keyword effects that a card loses."""
    names = [one.lose for one in lost]
    refuse_if(len(names) > 1 and ("any" in names or len(set(names)) < len(names)), "these keyword effects in one")
    named = (SAY.all_keywords if name == "any" else NOUNS.keyword_list((name,)) for name in names)
    return in_form(SAY.lost, several=plural).format(keyword=SAY.and_between.join(named))


def stated(who: str, changes: str) -> str:
    """Return a subject and its changes, with a possessive where needed: "its AP can't be reduced ..."."""
    if WHO in changes:
        return changes.replace(WHO, "them" if who == "they" else who)
    return f"{_whose(who)} {changes.removeprefix(_S)}" if changes.startswith(_S) else f"{who} {changes}"


def _whose(who: str) -> str:
    return {"it": "its", "they": "their"}.get(who) or f"{who}'{'' if who.endswith('s') else 's'}"
