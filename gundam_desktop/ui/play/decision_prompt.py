"""The content of a decision: the bar, the buttons, and the text of the main button while it is disabled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gundam_desktop.match.passing import pass_choice
from gundam_desktop.tabletop import Choice, Decision, View, Waiting
from gundam_desktop.ui.play.effect_order import EffectOrder
from gundam_desktop.ui.play.panels.answer_buttons import END, SPACE, AnswerButton, AnswerButtons, buttons_for
from gundam_desktop.ui.play.panels.order_list import OrderEntry
from gundam_desktop.ui.play.panels.prompt import Prompt, looked_at
from gundam_desktop.ui.play.panels.waiting_effects import WaitingLine
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.style.translation import translate

NEW_GAME_KEY = "Ctrl+N"
PASS_KEY = "F6"


class PartialSelection(NamedTuple):
    """The selection on the table so far."""

    cards: tuple[int, ...] = ()
    whole: bool = False


class PromptContent(NamedTuple):
    """The content of a prompt."""

    buttons: AnswerButtons
    waiting: str
    """Text of the main button while it is disabled."""
    prompt: Prompt | None
    """Content of the bar, if there is one."""


def offer(
    session: GameSource,
    view: View,
    choices: Sequence[Choice],
    picked: PartialSelection,
    texts: GameTexts,
    ordering: EffectOrder,
    caption: Callable[[str], str],
) -> PromptContent:
    """The prompt for the player of a view once everything has been shown; `caption` returns the text of a key."""
    if session.over:
        onward = AnswerButton(session.next_game_label(), SPACE, None)
        other = AnswerButton(translate("PlayPage", "New game"), NEW_GAME_KEY, None)
        return PromptContent(AnswerButtons(onward, other).with_captions(caption), "", None)
    decision = view.decision
    if session.passes(view.player):
        running = AnswerButton(translate("PlayPage", "Passing until something happens"), PASS_KEY, None)
        return PromptContent(AnswerButtons(running).with_captions(caption), "", None)
    if not decides(session, view):
        return PromptContent(AnswerButtons(), session.waiting(), None)

    def label(choice: Choice) -> str:
        return texts.label(choice, view)

    effects = ordering.arranged(view, choices)
    arranged = [effect.choice for effect in effects] or choices
    listed = texts.playmat().prompt_style(decision.kind).listed
    tried = session.pseudo_legal_choices(view.player, 0) if decision.kind == "main" and END not in choices else ()
    offered = buttons_for(
        decision, arranged, picked.cards, whole=picked.whole, label=label, all_listed=listed, tried=tried
    )
    if session.can_pass_on and texts.playmat().can_pass and pass_choice(choices) is not None:
        passing = AnswerButton(translate("PlayPage", "Pass until something happens"), PASS_KEY, None)
        offered = offered._replace(beside=passing)
    offered = offered.with_captions(caption)
    prompt = _prompt(view, session.names, offered, texts) if texts.playmat().prompt_style(decision.kind).bar else None
    if prompt is not None and effects:
        order = tuple(OrderEntry(*_worded(effect.waiting, texts), effect.waiting.card) for effect in effects)
        prompt = prompt._replace(order=order)
    return PromptContent(offered, translate("PlayPage", "Choose on the table"), prompt)


def spoken(offered: PromptContent, status: str) -> str:
    """The prompt as screen-reader text: the question or whose turn it is, then the answers with their keys."""
    prompt, given = offered.prompt, offered.buttons
    listed = [*given.options, *(answer for answer in (given.main, given.second) if answer is not None)]
    parts = [f"{prompt.whose}{prompt.question}" if prompt is not None else status]
    if prompt is not None and prompt.looked_at:
        parts.append(looked_at(prompt.looked_at))
    if prompt is not None and prompt.why:
        parts.insert(1, prompt.why)
    for answer in (answer for answer in listed if answer.enabled):
        text = translate("PlayPage", "{answer}: {key}.") if answer.shown else translate("PlayPage", "{answer}.")
        parts.append(text.format(answer=answer.label, key=answer.shown))
    if not listed or not any(answer.enabled for answer in listed):
        parts.append(translate("PlayPage", "{answer}.").format(answer=offered.waiting))
    return " ".join(parts)


def asked_of_other(view: View, names: Sequence[str], texts: GameTexts) -> tuple[str, ...]:
    """What the other player of a view must decide, in lines that say no more than the view's player knows."""
    decision, asking = view.decision, view.cards.get(view.decision.card)
    if decision.card and (asking is None or not asking.number):
        return ()
    question = "" if decision.kind == "choose" else texts.question(decision, asking.number if asking else "")
    if not texts.playmat().prompt_style(decision.kind).bar:
        return (question,)
    lines = [line for line in (question, _why(view, texts)) if line]
    return (f"{texts.whose(view, names)}{lines[0]}", *lines[1:]) if lines else ()


def return_button() -> AnswerButtons:
    """The buttons while the table shows the past."""
    return AnswerButtons(AnswerButton(translate("PlayPage", "Back to now"), SPACE, None))


def plays_left(choices: Sequence[Choice]) -> int:
    """The number of cards with which something can still be done in a main phase."""
    return len({choice.card for choice in choices if choice.card})


def left_text(choices: Sequence[Choice], view: View, hand: str) -> str:
    """How many cards can still be used in a main phase: those in hand, and apart from them those on the table."""
    cards = {choice.card for choice in choices if choice.card}
    held = sum(view.cards[card].zone == hand for card in cards)
    there = len(cards) - held
    if held and there:
        text = translate("PlayPage", "usable: {held} in hand, {there} in play")
    elif held:
        text = translate("PlayPage", "usable: {held} in hand")
    elif there:
        text = translate("PlayPage", "usable: {there} in play")
    else:
        return translate("PlayPage", "nothing left to do")
    return text.format(held=held, there=there)


def named_again(buttons: AnswerButtons, anyway: str) -> AnswerButtons:
    """The buttons of a main phase after the player has been asked whether to end it; `anyway` are the game's words."""
    assert buttons.main is not None
    return buttons._replace(main=buttons.main._replace(label=anyway or translate("PlayPage", "End it anyway")))


def skip_button() -> AnswerButtons:
    """The buttons while the table animates events."""
    return AnswerButtons(AnswerButton(translate("PlayPage", "Show all"), SPACE, None))


def decides(session: GameSource, view: View) -> bool:
    """True if the player of the view is a person who decides now."""
    return view.decision.player == view.player and view.player in session.humans


def concerns_viewer(view: View) -> bool:
    """True if the player of the view decides, or at the end of the game if the other one has not won."""
    return view.result != str(1 - view.player) if view.result else view.decision.player == view.player


def concerned(view: View, choices: Sequence[Choice]) -> set[int]:
    """The cards that answer a decision, and those at both ends of an arrow: the bar that asks must not cover them."""
    ends = {card for arrow in view.arrows for card in (arrow.card, arrow.goal.card)}
    return {*view.decision.candidates, *(choice.card for choice in choices), *ends} - {0}


def focus_card(view: View, texts: GameTexts) -> int:
    """The card that a decision of the view's player is about, for the large preview; 0 none."""
    decision = view.decision
    if decision.player != view.player:
        return 0
    if _answers_arrow(view, texts):
        return view.arrows[0].card
    return decision.card


def _answers_arrow(view: View, texts: GameTexts) -> bool:
    """True if the decision is about an arrow on the table, such as an attack to be answered or passed."""
    return texts.playmat().prompt_style(view.decision.kind).passable and bool(view.arrows)


def waiting_lines(view: View, texts: GameTexts) -> list[WaitingLine]:
    """The waiting effects, without hidden information."""
    return [
        WaitingLine(waiting.card, *_worded(waiting, texts), waiting.player == view.player) for waiting in view.waiting
    ]


def _worded(waiting: Waiting, texts: GameTexts) -> tuple[str, str]:
    """The card of a waiting effect, and the line of its text."""
    name = texts.face(waiting.number).name if waiting.number else texts.name(None)
    return name, texts.ability(waiting.number, waiting.ability, waiting.mark) or waiting.mark.title()


def _prompt(view: View, names: Sequence[str], offered: AnswerButtons, texts: GameTexts) -> Prompt:
    decision, cards = view.decision, view.cards
    asking = cards.get(decision.card)
    return Prompt(
        texts.question(decision, asking.number if asking is not None else ""),
        decision.clause,
        offered,
        tuple(texts.name(cards.get(card)) for card in _looked_at(decision)),
        _why(view, texts),
        whose=texts.whose(view, names),
    )


def _why(view: View, texts: GameTexts) -> str:
    """The line of text of the card that calls for the decision, or the attack that a block or an Action answers."""
    decision = view.decision
    asking = view.cards.get(decision.card)
    if asking is not None:
        return texts.ability(asking.number, decision.ability)
    if not _answers_arrow(view, texts):
        return ""
    card, goal = view.arrows[0]
    attacker = texts.name(view.cards.get(card))
    if not goal.card:
        return translate("PlayPage", "{attacker} attacks the player.").format(attacker=attacker)
    target = texts.name(view.cards.get(goal.card))
    return translate("PlayPage", "{attacker} attacks {target}.").format(attacker=attacker, target=target)


def _looked_at(decision: Decision) -> list[int]:
    return [card for card in decision.shown if card not in decision.candidates]
