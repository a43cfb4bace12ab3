"""Single steps in English that no row of the table words: damage, returned and looked-at cards, one's own deck."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARKS
from gundam_desktop.games.gcg.effects.wording.en_changes import EnglishChanges


def own_step(step: m.AnyStep, refs: EnglishChanges) -> str:
    """Return the words for a step that no table has in English; empty for others."""
    match step:
        case m.DamageTwo():
            if refs.it != "chosen" or not refs.many.get("chosen"):
                raise NotWorded("damage to two cards that were not chosen")
            refs.pronouns += 1
            return f"deal {step.first} damage to one of them and {step.second} damage to the other"
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
        case m.Deploy(pay=True, as_unit=None):
            if step.rested or refs.it != step.to:
                raise NotWorded("a payment for this deployment")
            return f"pay its cost to deploy {refs.as_object(step.to)}"
        case m.Discard():
            return f"discard {number(step.amount)}" if step.what is None else refs.discarded(step.what, step.amount)
    return ""
