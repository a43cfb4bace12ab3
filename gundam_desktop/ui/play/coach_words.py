"""The sentences of the coach: a fact with its figure, a question, the clause, the choice; and the second look."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gundam_desktop.coach.advice import Advice
from gundam_desktop.coach.occasion import PROVED, Confirmation, Hint, is_clear
from gundam_desktop.coach.stakes import Stakes
from gundam_desktop.tabletop import Choice
from gundam_desktop.ui.play.panels.coach_panel import CoachLine
from gundam_desktop.ui.style.translation import counted, listed, translate

Label = Callable[[Choice], str]
"""What a choice is called."""


def thinking() -> str:
    """What is said until something is known."""
    return translate("CoachWords", "The coach is thinking…")


def no_help() -> str:
    """What is said where the rules of a table allow no advice."""
    return translate("CoachWords", "The rules of this table do not allow help")


def not_now() -> str:
    """What is said where nobody decides."""
    return translate("CoachWords", "The coach answers while you decide in a game")


def levels(
    hint: Hint | None, advice: Advice, choices: Sequence[Choice], clause: str, other: str, label: Label, act: Label
) -> list[CoachLine]:
    """The sentences by level, the first with the kinds of acts that are worth a look.

    `choices` and `clause` are those of the decision, `other` is the opponent's name, `act` names the kind of a choice.
    """
    fact, *more = _levels(hint, advice, clause, other, label)
    kinds = listed(dict.fromkeys(filter(None, map(act, worth_a_look(hint, advice, choices)))))
    if not kinds:
        return [fact, *more]
    look = translate("CoachWords", "Worth a look: {kinds}.").format(kinds=kinds)
    return [CoachLine(f"{fact.text} {look}"), *more]


def worth_a_look(hint: Hint | None, advice: Advice, choices: Sequence[Choice]) -> Sequence[Choice]:
    """The choices whose kinds a first hint names: those that are proved or judged best, else those of the remark's
    cards, else all of the decision.
    """
    if advice.choices:
        return advice.choices
    stakes = advice.stakes
    if stakes is not None and is_clear(stakes.lead):
        return (stakes.best,)
    about = set(hint.remark.cards) if hint is not None and hint.remark is not None else set()
    return [choice for choice in choices if about & {choice.card, choice.target, *choice.cards}] or choices


def best_choice(advice: Advice) -> Choice | None:
    """The choice that the last sentence names: the first that is proved, else the one judged clearly best."""
    if advice.choices or advice.kind in PROVED:
        return next(iter(advice.choices), None)
    return advice.stakes.best if advice.stakes is not None and is_clear(advice.stakes.lead) else None


def _levels(hint: Hint | None, advice: Advice, clause: str, other: str, label: Label) -> list[CoachLine]:
    if hint is None:
        nothing = translate("CoachWords", "Neither a win in this turn nor a loss in the next one is proved here.")
        return [CoachLine(nothing)]
    if hint.kind == "win":
        return _of_win(advice, other, label)
    if hint.kind == "danger":
        return _of_danger(advice, other, label)
    if hint.remark is not None:
        fact, question, clause = hint.remark.fact, hint.remark.question, hint.remark.clause
    else:
        fact, question = _spread(advice.stakes), translate("CoachWords", "What does each leave for the next turn?")
    decides = translate("CoachWords", "The clause: {clause}.").format(clause=clause)
    return [CoachLine(fact), CoachLine(question), CoachLine(decides, clause), CoachLine(_best(advice.stakes, label))]


def confirmation_for(look: Confirmation, other: str) -> str:
    """The question before a choice."""
    if look.doubt == "win thrown away":
        text = translate(
            "CoachWords", "This throws away a win in this turn that is proved (possible deals: {count}). Look again?"
        )
        return text.format(count=look.worlds)
    if look.loss is None:
        text = translate(
            "CoachWords", "After this, {name} can win in the next turn, by the cards that you can see. Look again?"
        )
        return text.format(name=other)
    text = translate(
        "CoachWords",
        "This loses {loss} ± {margin} points of the chance to win (possible deals: {count}). Look again?",
    )
    return text.format(loss=round(look.loss.value), margin=round(look.loss.margin), count=look.worlds)


def _of_win(advice: Advice, other: str, label: Label) -> list[CoachLine]:
    fact = translate("CoachWords", "You can win in this turn, whatever {name} does.").format(name=other)
    question = translate("CoachWords", "Which choice has to come first?")
    ends = translate("CoachWords", "The game would end by {clause}.").format(clause=advice.clause)
    choice = translate("CoachWords", "“{choice}” keeps the win (possible deals: {count}).")
    last = choice.format(choice=_first(advice, label), count=advice.worlds)
    lines = [CoachLine(fact), CoachLine(question), CoachLine(ends, advice.clause), CoachLine(last)]
    return [line for line in lines if line.clause or line.text != ends]


def _of_danger(advice: Advice, other: str, label: Label) -> list[CoachLine]:
    fact = translate("CoachWords", "As things stand, {name} can win in the next turn.").format(name=other)
    answer = translate("CoachWords", "“{choice}” prevents it, by the cards that you can see.")
    none = translate("CoachWords", "No choice was found that surely prevents it.")
    choice = _first(advice, label)
    last = answer.format(choice=choice) if choice else none
    return [CoachLine(fact), CoachLine(translate("CoachWords", "What could stop it?")), CoachLine(last)]


def _first(advice: Advice, label: Label) -> str:
    return next(filter(None, map(label, advice.choices)), "")


def _spread(stakes: Stakes | None) -> str:
    assert stakes is not None
    text = counted.tr(
        "The choices differ: besides the best one they lose %n points of the chance to win on average"
        " (possible deals: {count}).",
        "",
        round(stakes.usual_loss),
    )
    return text.format(count=stakes.worlds)


def _best(stakes: Stakes | None, label: Label) -> str:
    """The choice that was judged best, with how far it is ahead."""
    if stakes is None:
        return translate("CoachWords", "Which choice is better has not been compared here.")
    lead = stakes.lead
    if not is_clear(lead):
        text = translate("CoachWords", "No choice is clearly ahead of the others (possible deals: {count}).")
        return text.format(count=stakes.worlds)
    text = translate(
        "CoachWords",
        "“{choice}” is {lead} ± {margin} points of the chance to win ahead (possible deals: {count}).",
    )
    return text.format(
        choice=label(stakes.best), lead=round(lead.value), margin=round(lead.margin), count=stakes.worlds
    )
