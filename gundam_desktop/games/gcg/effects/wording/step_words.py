"""Words single steps by the table of simple steps (`phrases.steps`); the part that is the same in every language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.instructions import InstructionTexts
from gundam_desktop.games.gcg.effects.phrases.row import Blank, worded
from gundam_desktop.games.gcg.effects.phrases.steps import STEPS
from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARKS
from gundam_desktop.games.gcg.effects.wording import circled
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf


def without_time(step: m.Modify) -> bool:
    """True if the words of a change already say how long it lasts; `NotWorded` if they would say something else."""
    rules = {change.rule for change in step.changes if isinstance(change, m.RuleChange)}
    refuse_if((step.lasts == "opponent's next start phase") != (rules == {"stays rested"}), "this over a start phase")
    of_deployment = "may attack when deployed" in rules and all(
        isinstance(change, m.RuleChange) and change.rule.startswith("may attack") for change in step.changes
    )
    refuse_if(of_deployment and step.lasts != "turn", "an attack after deployment in another time")
    return of_deployment or "stays rested" in rules


class StepWords(ABC, Generic[ReferencesOf]):
    """The steps of one effect, one at a time; each language defines what the table does not hold."""

    say: ClassVar[InstructionTexts]

    def __init__(self, refs: ReferencesOf) -> None:
        """`refs` are the mentions of cards so far, in the words of the language."""
        self._refs = refs

    @abstractmethod
    def card(self, reference: m.Reference) -> tuple[str, bool]:
        """Return the words for a card as an object, and True if it may be several."""

    def subject(self, reference: m.Reference) -> tuple[str, bool]:
        """Return the words for a card that begins a sentence, if they differ, and True if it may be several."""
        return self.card(reference)

    def looked(self) -> str:
        """Return the words for the card that was looked at, or for what remains if it may have been taken away."""
        return self.say.remaining if self._refs.taken else self.card("looked")[0]

    def own_words(self, blank: str) -> str:
        """Return the words for a blank of this language that is no field of a step."""
        raise KeyError(blank)

    @abstractmethod
    def irregular(self, step: m.AnyStep) -> str:
        """Return the words for a step without a row in the table of simple steps."""

    def instruction(self, step: m.AnyStep) -> str:
        """Return one step in words."""
        row = STEPS.row_for(step, self.say.language)
        if row is None or not isinstance(getattr(step, "amount", 0), int):
            return self.irregular(step)
        words = worded(row.texts.of(self.say.language), lambda blank, first: self._blank(blank, step, first=first))
        self._refs.taken = self._refs.taken or (isinstance(step, m.AddToHand) and step.to == "looked")
        return words

    def _blank(self, blank: Blank, step: Any, *, first: bool) -> tuple[str, bool]:
        """Return the words for a blank, and whether it means several cards."""
        match blank.field:
            case "to":
                return self.subject(step.to) if first else self.card(step.to)
            case "of" | "unit":
                return self.card(getattr(step, blank.field))
            case "looked":
                return self.looked(), False
            case "amount" if blank.form == "circled":
                return circled(step.amount), False
            case "amount":
                return str(number(step.amount)), number(step.amount) > 1
            case "first" | "second":
                return str(getattr(step, blank.field)), False
            case "timing":
                return f"【{MARKS[step.timing].of(self.say.language)}】", False
        return self.own_words(blank.field), False
