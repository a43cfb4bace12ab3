"""The wording in English, in the style of the cards."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    AbilityText,
    attacks_only_after_deployment,
    of_players,
    refuse_where_it_was,
)
from gundam_desktop.games.gcg.effects.wording.counting import up_to_that_number
from gundam_desktop.games.gcg.effects.wording.en_changes import EnglishChanges
from gundam_desktop.games.gcg.effects.wording.en_descriptions import figures
from gundam_desktop.games.gcg.effects.wording.en_events import EnglishEvents, effects_of
from gundam_desktop.games.gcg.effects.wording.en_nouns import NOUNS
from gundam_desktop.games.gcg.effects.wording.en_steps import EnglishSteps
from gundam_desktop.games.gcg.effects.wording.mentions import Subject, WordsOfEffects


class _EnglishAbility(AbilityText[EnglishChanges]):
    say = AbilityTexts("en")
    steps = EnglishSteps

    @classmethod
    def references(cls, ability: m.AnyAbility, tokens: TokenLookup, effects: WordsOfEffects) -> EnglishChanges:
        if isinstance(ability, m.Triggered):
            refuse_where_it_was(ability)
        attacks = isinstance(ability, m.Triggered) and ability.on.event == "attack" and ability.on.who is None
        pairs = isinstance(ability, m.Triggered) and ability.condition == m.PAIRED_THIS_TURN
        return EnglishChanges(tokens, effects, attack_spoken_of=attacks, it="this" if pairs else None)

    def begun(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def text(self, sentences: list[str]) -> str:
        stop = self.say.stop
        return " ".join(self.begun(said) + ("" if said.endswith("Lv.") else stop) for said in sentences)

    # --- conditions and events

    def occasion(self, ability: m.Triggered) -> str:
        _refuse_unclear(ability)
        words = f"when {EnglishEvents(self._refs).event(ability.on)}"
        if ability.condition is not None:
            words += f" while {self._refs.condition(ability.condition)}"
        return f"{words}, "

    # --- costs

    def paid(self, this: m.Reference) -> str:
        if this == "this pilot":
            return "the Pilot paired with this Unit"
        return self._refs.by_name(this)

    # --- constant effects

    def special(self, ability: m.Constant) -> str:
        refs, condition = self._refs, ability.condition
        turn = self.say.turns[ability.turn] if ability.turn else ""
        match ability:
            case m.Constant(to="this", turn=None, condition=None, changes=(m.RuleChange(once=True) as rule,)):
                return _not_received(rule)
            case m.Constant(to="this", changes=(m.RuleChange(rule="cannot attack", what=None),)) if (
                condition and not attacks_only_after_deployment(ability)
            ):
                return f"{turn}this Unit can't attack while {refs.condition(condition)}"
        return ""

    def stated(self, ability: m.Constant, turn: str, opening: str) -> str:
        rules = [change for change in ability.changes if isinstance(change, m.RuleChange)]
        if ability.zone == "hand" or any(rule.once or rule.rule == "stays rested" for rule in rules):
            raise NotWorded("such a constant effect")
        if isinstance(ability.condition, m.BattlingIs) and len(rules) == len(ability.changes):
            self._refs.forget()
        if _turn_stands_behind(ability):
            return f"{super().stated(ability, '', '')} {turn.removesuffix(', ')}"
        return super().stated(ability, turn, opening)

    def while_so(self, condition: m.Condition) -> str:
        refs = self._refs
        if condition == m.DEPLOYED_THIS_TURN:
            refs.subject = "this"
        elif isinstance(condition, m.ThisTurn):
            words = refs.in_turn(condition)
            refs.subject = "this" if condition.who == "this" else refs.subject
            return f"during a turn where {words}, "
        elif not of_players(condition):
            words = refs.condition(condition)
            of_all = words.startswith("there are ") and words.endswith(" in play")
            return f"{'if' if of_all else 'while'} {words}, "
        return super().while_so(condition)

    def reduced_instead(self, more: m.ReduceIf) -> str:
        so = self._refs.condition(more.condition, whether=True)
        return f"if {so}, {self.say.reduced_instead.format(number(more.reduce))}"

    def rested_instead(self, this: Subject, what: m.Selector, whose: m.Selector) -> str:
        refuse_if(whose.side not in {"your", "friendly"}, "the effects of such cards")
        of_base = what == m.Selector(what=("base",), side="your")
        rests = "rest your Base" if of_base else f"would rest {NOUNS.one(what)}"
        effect = f"one of your {effects_of(whose)}" if whose.side == "your" else f"{NOUNS.one(whose)}'s effect"
        return f"when you {rests} with {effect}, you may rest {self._refs.by_name(this)} instead"

    def enemies(self, cards: m.Selector) -> str:
        return NOUNS.phrase(cards, bare=True)

    def all_such(self, units: m.Selector) -> str:
        return super().all_such(units).replace(",", "")

    def up_to_number(self, units: m.Selector) -> m.Selector:
        return up_to_that_number(units, ("level",))


def _refuse_unclear(ability: m.Triggered) -> None:
    """Raise `NotWorded` if "other than this card" could be read as other than the event's card, or vice versa."""
    who, own = ability.on.who, {"your", "friendly"}
    for part in m.models_in((ability.condition, *ability.steps)):
        if isinstance(part, m.Selector) and (part.other or part.besides == "event doer"):
            sides = {"enemy"} if part.side == "enemy" else own
            of_event = who is not None and who.side in sides and {*who.what} & {*part.what}
            if bool(of_event) != (part.besides == "event doer") or (of_event and who is not None and who.other):
                raise NotWorded("other than this Unit where it could be other than that of the event")


def _not_received(rule: m.RuleChange) -> str:
    """Word damage that this Unit does not receive once in a turn."""
    damage, bounded = rule.rule.removeprefix("no ").removesuffix(" from"), rule.least or rule.most is not None
    if rule.what is not None and rule.what == m.ENEMY_CARD:
        damage = f"enemy {damage}"
    elif rule.what is not None:
        refuse_if(rule.what.side != "enemy" or bounded, "damage from such cards")
        damage = f"{damage} from {NOUNS.one(rule.what)}"
    amount = f"{figures(m.Range(least=rule.least or None, most=rule.most))} " if bounded else ""
    return f"when this Unit would receive {amount}{damage}, it doesn't receive that damage"


def _turn_stands_behind(ability: m.Constant) -> bool:
    """True if the turn is named after the changes: figures of this Unit, or of any Units in the opponent's turn."""
    plain = all(isinstance(change, m.StatChange) and isinstance(change.by, int) for change in ability.changes)
    of_turn = ability.turn == "opponent's" or (ability.turn == "your" and ability.to == "this")
    return plain and of_turn and ability.condition is None


texts, word = _EnglishAbility.texts, _EnglishAbility.word
word_link = NOUNS.link_condition
