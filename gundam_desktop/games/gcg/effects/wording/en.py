"""The wording in English, in the style of the cards."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.wording import en_constants as constants
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    AbilityText,
    attacks_only_after_deployment,
    of_players,
    refuse_where_it_was,
    subject_of,
)
from gundam_desktop.games.gcg.effects.wording.en_changes import EnglishChanges
from gundam_desktop.games.gcg.effects.wording.en_events import EnglishEvents, effects_of
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.en_steps import EnglishSteps
from gundam_desktop.games.gcg.effects.wording.mentions import WordsOfEffects
from gundam_desktop.games.gcg.effects.wording.sentence_flow import Steps
from gundam_desktop.tabletop.face import Ability


class _EnglishAbility(AbilityText[EnglishChanges]):
    say = AbilityTexts("en")

    @classmethod
    def references(cls, ability: m.AnyAbility, tokens: TokenLookup, effects: WordsOfEffects) -> EnglishChanges:
        if isinstance(ability, m.Triggered):
            refuse_where_it_was(ability)
        attacks = isinstance(ability, m.Triggered) and ability.on.event == "attack" and ability.on.who is None
        return EnglishChanges(tokens, effects, attack_spoken_of=attacks)

    def sentences(self, steps: Steps) -> list[str]:
        return EnglishSteps(self._refs).sentences(steps)

    def listed(self, mode: m.Mode) -> str:
        refs, said = self._refs, ""
        for arm in mode.arms:
            self._refs = EnglishChanges(refs.tokens, refs.effects)
            said += self.say.listed.format(self.text(self.sentences(arm)))
        return said

    def begun(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def text(self, sentences: list[str]) -> str:
        stop = self.say.stop
        return " ".join(self.begun(said) + ("" if said.endswith("Lv.") else stop) for said in sentences)

    # --- conditions and events

    def provided(self, condition: m.Condition) -> str:
        return f"if {self._refs.condition(condition)}, "

    def meanwhile(self, condition: m.Condition) -> str:
        return f"while {self._refs.condition(condition)}, "

    def occasion(self, ability: m.Triggered) -> str:
        _refuse_unclear(ability)
        words = f"when {EnglishEvents(self._refs).event(ability.on)}"
        if ability.condition is not None:
            words += f" while {self._refs.condition(ability.condition)}"
        return f"{words}, "

    def end_of_paired_turn(self) -> str:
        self._refs.it = "this"
        return "at the end of the turn when this Unit is paired with a Pilot, "

    def end_of_paid_turn(self, units: m.Selector) -> str:
        if units.side != "your":
            raise NotWorded("the end of such a turn")
        return f"at the end of a turn where you have paid ① or more for one of your {effects_of(units)}, "

    # --- costs

    def paid(self, this: m.Reference) -> str:
        if this == "this pilot":
            return "the Pilot paired with this Unit"
        return self._refs.by_name(this)

    # --- constant effects

    def special(self, ability: m.Constant) -> str:
        return constants.special(ability, self._refs)

    def constant(self, ability: m.Constant) -> Ability:
        refs, changes, condition = self._refs, ability.changes, ability.condition
        turn = self.say.turns[ability.turn] if ability.turn else ""
        if ability.zone is not None and (ability.to != "this card" or ability.zone == "hand"):
            raise NotWorded("a constant effect there")
        match ability:
            case m.Constant(condition=m.ThisTurn() as event) if attacks_only_after_deployment(ability):
                words = constants.only_after(event)
                return self._constant(ability, f"this Unit can only attack during a turn when {words}")
            case m.Constant(to="this", turn=None, condition=None, changes=(m.RuleChange(once=True) as rule,)):
                return self._constant(ability, constants.not_received(rule), once=True)
            case m.Constant(to=m.All(and_this=False), changes=(m.Increase(what=m.Selector() | str()) as more,)):
                words = refs.statement(ability.to, (more,))
                meanwhile = "" if condition is None else f" while {refs.condition(condition)}"
                return self._constant(ability, turn + words.replace(", increase that", f"{meanwhile}, increase that"))
            case m.Constant(changes=(m.Reduce() as reduce,)):
                opening = "" if condition is None else self.provided(condition)
                words = turn + opening + refs.statement(ability.to, changes)
                return self._constant(ability, words, *self._reduced_instead(changes), once=reduce.once)
            case m.Constant(turn="your", changes=(m.RuleChange(rule="stays rested", what=None),)):
                return self._constant(ability, self._stays_rested_in_own(ability))
            case m.Constant(to="this", changes=(m.RuleChange(rule="cannot attack", what=None),)) if condition:
                words = f"this Unit can't attack while {refs.condition(condition)}"
                return self._constant(ability, turn + words)
            case m.Constant(condition=None, changes=(m.Replacement() | m.TakenOver(),)):
                return super().constant(ability)
        opening = turn + ("" if condition is None else self._while_so(condition))
        if special := self.special(ability):
            return self._constant(ability, opening + special)
        if any(change == m.RuleChange(rule="stays rested") for change in changes):
            raise NotWorded("such cards that stay rested")
        if isinstance(condition, m.BattlingIs) and all(isinstance(change, m.RuleChange) for change in changes):
            refs.forget()
        statement = refs.statement(subject_of(ability), changes)
        if _turn_stands_behind(ability):
            return self._constant(ability, f"{statement} {turn.removesuffix(', ')}")
        return self._constant(ability, opening + statement)

    def _constant(self, ability: m.Constant, *sentences: str, once: bool = False) -> Ability:
        return self.ability(self.gate(ability.gate), self.once(once), self.text([*sentences]))

    def _stays_rested_in_own(self, ability: m.Constant) -> str:
        """Word cards of the player that stay rested in each start phase of theirs."""
        if isinstance(ability.to, m.All) and ability.to.all.side not in {"your", "friendly"}:
            raise NotWorded("such cards that stay rested")
        opening = "" if ability.condition is None else self._if_or_while(ability.condition)
        who, plural = self._refs.as_subject(ability.to)
        phase = "start phases" if plural else "start phase"
        return opening + self.say.stays_rested_in_own.format(who=who, phase=phase)

    def _while_so(self, condition: m.Condition) -> str:
        """Return the words before what is so while a condition holds."""
        refs = self._refs
        if condition == m.DEPLOYED_THIS_TURN:
            refs.subject = "this"
            return self.say.on_turn_deployed.format(this=refs.this())
        if isinstance(condition, m.ThisTurn):
            words = constants.done_in_turn(condition, refs)
            refs.subject = "this" if condition.who == "this" else refs.subject
            return f"during a turn where {words}, "
        return self._if_or_while(condition)

    def _if_or_while(self, condition: m.Condition) -> str:
        words = self._refs.condition(condition)
        of_all = of_players(condition) or (words.startswith("there are ") and words.endswith(" in play"))
        return f"{'if' if of_all else 'while'} {words}, "

    def _reduced_instead(self, changes: tuple[m.Change, ...]) -> list[str]:
        more = [change.instead for change in changes if isinstance(change, m.Reduce) and change.instead is not None]
        instead = self.say.reduced_instead
        asked = (self._refs.condition(one.condition, whether=True) for one in more)
        return [f"if {so}, {instead.format(number(one.reduce))}" for so, one in zip(asked, more, strict=True)]


def _refuse_unclear(ability: m.Triggered) -> None:
    """Raise `NotWorded` if "other than this card" could be read as other than the event's card, or vice versa."""
    who, own = ability.on.who, {"your", "friendly"}
    for part in m.models_in((ability.condition, *ability.steps)):
        if isinstance(part, m.Selector) and (part.other or part.besides == "event doer"):
            sides = {"enemy"} if part.side == "enemy" else own
            of_event = who is not None and who.side in sides and {*who.what} & {*part.what}
            if bool(of_event) != (part.besides == "event doer") or (of_event and who is not None and who.other):
                raise NotWorded("other than this Unit where it could be other than that of the event")


def _turn_stands_behind(ability: m.Constant) -> bool:
    """True if the turn is named after the changes: figures of this Unit, or of any Units in the opponent's turn."""
    plain = all(isinstance(change, m.StatChange) and isinstance(change.by, int) for change in ability.changes)
    of_turn = ability.turn == "opponent's" or (ability.turn == "your" and ability.to == "this")
    return plain and of_turn and ability.condition is None


texts, word = _EnglishAbility.texts, _EnglishAbility.word
word_link = NOUNS.link_condition
