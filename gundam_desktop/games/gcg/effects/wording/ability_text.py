"""Words one ability, its marks and its text: what every language shares."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARK_OF_EVENT, MARKS
from gundam_desktop.games.gcg.effects.wording import circled, nothing_unsaid
from gundam_desktop.games.gcg.effects.wording.costs import Costs
from gundam_desktop.games.gcg.effects.wording.counting import counted
from gundam_desktop.games.gcg.effects.wording.events import Events
from gundam_desktop.games.gcg.effects.wording.mentions import Subject, WordsOfEffects, fallen_to
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf
from gundam_desktop.games.gcg.effects.wording.sentence_flow import SentenceFlow, Steps
from gundam_desktop.tabletop.face import Ability

Mark = tuple[str, str]


class AbilityText(Costs[ReferencesOf]):
    """Words one ability; made for it alone. The class attributes are the words of a language, with blanks in braces."""

    steps: ClassVar[type[SentenceFlow[Any]]]
    """The words for steps."""

    @classmethod
    def texts(cls, effects: Iterable[m.AnyAbility], tokens: TokenLookup) -> list[str]:
        """Return the text of a card, one ability each, as printed but without reminders."""
        return [cls.word(ability, tokens).line for ability in effects]

    @classmethod
    def word(cls, ability: m.AnyAbility, tokens: TokenLookup) -> Ability:
        """Word one ability: its marks and its text. NotWorded if the language has no words for it yet."""
        with nothing_unsaid(ability):
            return cls._within(ability, tokens)

    @classmethod
    def _within(cls, ability: m.AnyAbility, tokens: TokenLookup) -> Ability:
        """Word an ability that may be part of another one: the fields read of it count as read of the whole."""

        def of_part(effects: Iterable[m.AnyAbility]) -> list[str]:
            return [cls._within(effect, tokens).line.removesuffix(cls.say.stop) for effect in effects]

        return cls(cls.references(ability, tokens, of_part)).worded(ability)

    def worded(self, ability: m.AnyAbility) -> Ability:
        """Return the ability in words: its marks and its text."""
        _refuse_pairing_itself(ability)
        self._refs.of_main = isinstance(ability, m.Command)
        match ability:
            case m.KeywordAbility():
                keys = ["activate main"] if ability.keyword.name == "support" else []
                return self.ability(self.gate(ability.gate), keys, self._refs.nouns.keyword(ability.keyword))
            case m.PilotName():
                return self.ability([], ["pilot"], self._refs.nouns.card_name(ability.name))
            case m.AlsoNamed():
                return self.ability(
                    [], [], self.text([self.say.also_named.format(self._refs.nouns.card_name(ability.name))])
                )
            case m.Triggered():
                return self._triggered(ability)
            case m.Activated():
                marks = [*self.gate(ability.gate), self._mark(f"activate {ability.timing}")]
                text = self._before_colon(ability.cost) + self._effect(ability.steps)
                return self.ability(marks, self.once(ability.once), text)
            case m.Command():
                text = self._before_colon(ability.cost) + self._effect(ability.steps, one_of=self.say.one_of_command)
                return self.ability([], ability.timing, text)._replace(between="/")
            case m.Constant():
                return self.constant(ability)
            case m.GivesEffect():
                opening = self.say.turns[ability.turn] if ability.turn else ""
                opening += "" if ability.condition is None else self.meanwhile(ability.condition)
                (text,) = self._refs.effects((ability.effect,))
                words = opening + self.given(ability.to, text)
                return self.ability(self.gate(ability.gate), (), self.text([words]))
            case m.PlayAs():
                return self.ability([], [], self.text([self.playing(ability)]))
        raise NotWorded(type(ability).__name__)

    # --- the words of a language

    @classmethod
    @abstractmethod
    def references(cls, ability: m.AnyAbility, tokens: TokenLookup, effects: WordsOfEffects) -> ReferencesOf:
        """Return the references of a text without words so far; `effects` words the effects of a token."""

    @abstractmethod
    def occasion(self, ability: m.Triggered) -> str:
        """Return "when it happens, ", with the condition that must hold then."""

    def given(self, to: m.Reference, effect: str) -> str:
        """Return that cards have an `effect` as long as another one applies."""
        who, several = self._refs.as_subject(to)
        return in_form(self.say.gives, several=several).format(who=who, effect=effect)

    def begun(self, text: str) -> str:
        """Return a text as it stands at the beginning of a sentence."""
        return text

    def meanwhile(self, condition: m.Condition) -> str:
        """Return "while the condition holds, "."""
        return self.say.meanwhile.format(self._refs.condition(condition))

    def special(self, _ability: m.Constant) -> str:
        """Return the words for a constant effect that only this language words in its own way; empty for others."""
        return ""

    # --- the form of an ability

    def _triggered(self, ability: m.Triggered) -> Ability:
        on, steps = ability.on, ability.steps
        self._refs.fallen = fallen_to(on)
        marks = self.gate(ability.gate)
        opening = (
            self.say.turns[ability.turn] if ability.turn and on.event not in {"start of turn", "end of turn"} else ""
        )
        if has_mark(on):
            self._refs.of_destruction = on.event == "destroyed"
            mark, steps = self._event_mark(ability)
            marks.append(mark)
        if ability.condition is not None and has_mark(on):
            opening += self.meanwhile(ability.condition)
        if on.event in {"start of turn", "end of turn"}:
            refuse_more_than_a_mark(on)
            opening = self._time(ability)
        elif not has_mark(on):
            opening += self.occasion(ability)
        return self.ability(marks, self.once(ability.once), self._effect(steps, opening))

    def _event_mark(self, ability: m.Triggered) -> tuple[Mark, Steps]:
        """Return the mark of an event, and the steps that the mark does not include."""
        refuse_more_than_a_mark(ability.on)
        key, words = self._mark(MARK_OF_EVENT[ability.on.event], ability.on.pilot)
        match ability.steps:
            case (m.Development(amount=int() as amount, link=None, steps=inner),):
                return (key, f"{words}{self._refs.nouns.say.dot}{self.say.development}{amount}"), inner
        return (key, words), ability.steps

    def _effect(self, steps: Steps, opening: str = "", one_of: str = "") -> str:
        """Return the text of an effect: its sentences, or several texts of which one is chosen."""
        if (mode := listed(steps)) is not None:
            one_of = in_form(one_of or self.say.one_of, several=mode.number > 1).format(mode.number)
            return self.begun(opening + one_of) + self.listed(mode)
        first, *others = self.steps(self._refs).sentences(steps)
        return self.text([opening + first, *others])

    def listed(self, mode: m.Mode) -> str:
        """Return effects one below the other; no pronoun refers from one to another."""
        said = ""
        for arm in mode.arms:
            self._refs.forget()
            said += self.say.listed.format(self.text(self.steps(self._refs).sentences(arm)))
        return said

    def _time(self, ability: m.Triggered) -> str:
        match ability:
            case m.Triggered(turn=None, condition=None):
                return self.say.times[ability.on.event, "each"]
            case m.Triggered(turn="your" | "opponent's" as whose, condition=None):
                return self.say.times[ability.on.event, whose]
            case m.Triggered(on=m.Trigger(event="end of turn"), turn=None):
                if ability.condition == m.PAIRED_THIS_TURN:
                    return self.say.end_of_paired_turn.format(this=self._refs.this())
                match ability.condition:
                    case m.ThisTurn(this_turn="pays for effect", never=False, who=m.Selector(side="your") as units):
                        return self.say.end_of_paid_turn.format(self._refs.noun(units))
        raise NotWorded(f"{ability.on.event} so")

    def constant(self, ability: m.Constant) -> Ability:
        """Word a constant effect."""
        refuse_if(ability.zone is not None and ability.to != "this card", "a constant effect there")
        once = any(getattr(change, "once", False) for change in ability.changes)
        more = [change.instead for change in ability.changes if isinstance(change, m.Reduce) and change.instead]
        said = [self.special(ability) or self._constant(ability), *map(self.reduced_instead, more)]
        return self.ability(self.gate(ability.gate), self.once(once), self.text(said))

    def _constant(self, ability: m.Constant) -> str:
        turn, condition = self.say.turns[ability.turn] if ability.turn else "", ability.condition
        match ability:
            case m.Constant(condition=m.ThisTurn() as event) if attacks_only_after_deployment(ability):
                return self.say.only_attacks_after.format(Events(self._refs).happened(event))
            case m.Constant(
                to="this", turn=None, condition=None, changes=(m.RuleChange(rule="deployed rested", what=units),)
            ) if units is not None:
                return self._deployed_rested(units)
            case m.Constant(changes=(m.RuleChange(rule="stays rested", what=None),)):
                return ("" if condition is None else self.while_so(condition)) + self.stays_rested(ability)
            case m.Constant(condition=None, changes=(m.Replacement() as replacement,)):
                return turn + self._replaced(subject_of(ability), replacement)
            case m.Constant(condition=None, changes=(m.TakenOver() as taken,)):
                return turn + self._refs.taken_over(subject_of(ability), taken)
        if (rested := rested_instead(ability)) is not None:
            return turn + self.rested_instead(ability.to, *rested)
        if condition is None:
            return self.stated(ability, turn, "")
        if_so = any(isinstance(change, m.Reduce) for change in ability.changes)
        return self.stated(ability, turn, self.provided(condition) if if_so else self.while_so(condition))

    def while_so(self, condition: m.Condition) -> str:
        """Return the words before what is so as long as a condition holds."""
        if condition == m.DEPLOYED_THIS_TURN:
            return self.say.on_turn_deployed.format(this=self._refs.this())
        return self.provided(condition) if of_players(condition) else self.meanwhile(condition)

    def stated(self, ability: m.Constant, turn: str, opening: str) -> str:
        """Return the changes of cards by a constant effect, with its time and its condition."""
        opening = turn + opening
        return opening + self._refs.statement(subject_of(ability), ability.changes, opened=bool(opening))

    def reduced_instead(self, more: m.ReduceIf) -> str:
        """Return the sentence about damage that is reduced by another amount under a condition."""
        return self.provided(more.condition) + self.say.reduced_instead.format(number(more.reduce))

    def rested_instead(self, this: Subject, what: m.Selector, whose: m.Selector) -> str:
        """Return the permission to rest this card instead of another that an effect would rest."""
        by, rested = self._refs.noun(whose), self._refs.noun(what)
        return self.say.rested_instead.format(whose=by, what=rested, this=self._refs.who(this))

    def stays_rested(self, ability: m.Constant) -> str:
        """Return that cards stay rested in each start phase of a player."""
        match ability:
            case m.Constant(to=m.All(all=m.Selector(side="enemy", zone=None) as enemies), turn=None):
                return self.say.stays_rested.format(who=self.enemies(enemies))
            case m.Constant(to=m.All(all=m.Selector(side="your" | "friendly")) | "this" | "this base", turn="your"):
                who, several = self._refs.as_subject(ability.to)
                return in_form(self.say.stays_rested_in_own, several=several).format(who=who)
        raise NotWorded("such cards that stay rested")

    def enemies(self, cards: m.Selector) -> str:
        """Return all such cards of the opponents."""
        return self._refs.who(m.All(all=cards))

    def _deployed_rested(self, units: m.Selector) -> str:
        level = counted(units.level)
        if level is None:
            return self.say.deployed_rested.format(units=self.all_such(units))
        counting, those = self._refs.counting(*level), self.all_such(self.up_to_number(units))
        return self.say.deployed_rested_up_to.format(counting=counting, units=self.begun(those))

    def all_such(self, units: m.Selector) -> str:
        """Return all Units of a description that are deployed."""
        return self._refs.who(m.All(all=units))

    def up_to_number(self, units: m.Selector) -> m.Selector:
        """Return Units up to the Lv. that is counted, as far as they are not described by the text itself."""
        return units.model_copy(update={"level": None})

    def _replaced(self, to: Subject, replacement: m.Replacement) -> str:
        """Return the words for what is done, or may be done, instead of what would happen to the card."""
        who = self._refs.noun(to.all) if isinstance(to, m.All) and not to.and_this else self._refs.by_name(to)
        words = self.say.replaced_if_wanted if replacement.may else self.say.replaced
        stays = replacement.goes == "stays"
        done = self._done(replacement.doing) if stays else self.say.goes[replacement.goes]
        return words.format(
            who=who,
            by=self.say.would_by[replacement.by],
            happens=self.say.would[replacement.event],
            done=self.optional(done) if replacement.may else done,
        )

    def _done(self, cost: m.Cost | None) -> str:
        """Return the text of a cost that is paid instead of an event."""
        if cost is None:
            raise NotWorded("nothing done in place of it")
        return self.say.pays.format(circled(cost.pay)) if isinstance(cost, m.Pay) else self.cost(cost)

    def ability(self, marks: list[Mark], keys: Iterable[str], text: str) -> Ability:
        """Return an ability of marks, further ones by their keys, and its text."""
        return Ability((*marks, *map(self._mark, keys)), text)

    def _mark(self, key: str, pilot: m.Selector | None = None) -> Mark:
        word = MARKS[key].of(self._refs.nouns.say.language)
        return key, word if pilot is None else f"{word}{self._refs.nouns.say.dot}{self._refs.nouns.pilot(pilot)}"

    def gate(self, gate: m.Gate | None) -> list[Mark]:
        """Return the mark of the Pilot that must be paired."""
        return [] if gate is None else [self._mark(f"during {gate.during}", gate.pilot)]

    def once(self, once: bool) -> list[str]:
        """Return the keys of the marks of an effect that may be only once a turn."""
        return ["once per turn"] if once else []

    def _before_colon(self, costs: Sequence[m.Cost]) -> str:
        return self.begun(f"{self.say.between_costs.join(map(self.cost, costs))}：") if costs else ""

    def text(self, sentences: list[str]) -> str:
        """Return sentences as a text."""
        return "".join(sentence + self.say.stop for sentence in sentences)


def _refuse_pairing_itself(ability: m.AnyAbility) -> None:
    """Raise `NotWorded` for a card that its own effect pairs, except in a Command's 【Main】 or on destruction."""
    of_main = isinstance(ability, m.Command) and ability.timing == ("main",)
    destroyed = isinstance(ability, m.Triggered) and ability.on == m.Trigger(event="destroyed")
    if not (of_main or destroyed) and any(
        isinstance(part, m.Pair) and part.to == "this card in trash" for part in m.models_in(ability)
    ):
        raise NotWorded("a card that is paired after another effect than its Main or its destruction")


def listed(steps: Steps) -> m.Mode | None:
    """Return the effects of which one is chosen if they must be listed one below the other; None if not."""
    match steps:
        case (m.Mode(link=None) as mode,) if mode.number > 1 or any(len(arm) > 1 for arm in mode.arms):
            return mode
    return None


def has_mark(on: m.Trigger) -> bool:
    """True if the event is expressed by a mark: it is about this Unit, with any other card."""
    of_command = on.pilot is not None and on.pilot.what == ("command card",)
    return on.event in MARK_OF_EVENT and not of_command and (on.who, on.what, on.on_player) == (None, None, False)


def refuse_more_than_a_mark(on: m.Trigger) -> None:
    """Raise NotWorded for an event with details that a mark, or the end of a turn, cannot express."""
    if on != m.Trigger(event=on.event, pilot=on.pilot) or (on.pilot and on.event not in {"paired", "linked"}):
        raise NotWorded(f"{on.event} of other cards")


def refuse_where_it_was(ability: m.Triggered) -> None:
    """Raise `NotWorded` for a card that its own destruction returns or exiles from play, as it then is in the trash."""
    of_its_own = ability.on.event == "destroyed" and ability.on.who is None
    if of_its_own and any(
        isinstance(step, m.Return | m.Remove) and step.to in {"this", "this base"} for step in m.models_in(ability)
    ):
        raise NotWorded("a destroyed card that is returned from play")


def of_players(condition: m.Condition) -> bool:
    """True if a condition is on the number of players, which does not change: worded with "if", not with "while"."""
    return any(isinstance(part, m.EnemyPlayers) for part in m.models_in(condition))


def attacks_only_after_deployment(ability: m.Constant) -> bool:
    """True if the effect is only that this Unit cannot attack unless such a Unit is deployed in the turn."""
    match ability:
        case m.Constant(
            to="this", turn=None, condition=m.ThisTurn(never=True), changes=(m.RuleChange(rule="cannot attack"),)
        ):
            return True
    return False


def rested_instead(ability: m.Constant) -> tuple[m.Selector, m.Selector] | None:
    """Return the cards that this card can replace when rested, and whose effects rest them; None for other effects."""
    match ability:
        case m.Constant(
            to="this" | "this base",
            condition=None,
            changes=(m.RuleChange(rule="rested instead", what=m.Selector() as what, effect_of=m.Selector() as whose),),
        ):
            return what, whose
    return None


def cannot_attack_meanwhile(ability: m.Constant) -> m.Condition | None:
    """Return the condition under which this Unit cannot attack; None if the effect does anything else."""
    match ability:
        case m.Constant(to="this", turn=None, changes=(m.RuleChange(rule="cannot attack"),)):
            return None if attacks_only_after_deployment(ability) else ability.condition
    return None


def subject_of(ability: m.Constant) -> Subject:
    """Return the cards that a constant effect changes; this card by its zone."""
    if ability.to != "this card":
        return ability.to
    return "card in trash" if ability.zone == "trash" else "card in hand"
