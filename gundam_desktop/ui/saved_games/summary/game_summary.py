"""The summary of a game that is over: everything its page shows, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.records import GameHistory
from gundam_desktop.records.turning_point import Course, course_of
from gundam_desktop.tabletop import Account, Event, Luck
from gundam_desktop.ui.play.texts import GameTexts, Outcome, turn_name
from gundam_desktop.ui.session.player_names import shown_names
from gundam_desktop.ui.style.translation import language, translate


class GameSummary(NamedTuple):
    """One game."""

    names: tuple[str, str]
    """The players' names by seat."""
    outcome: Outcome
    length: str
    """How long it was, in words."""
    account: Account | None
    """None for a game that does not count its events."""
    course: Course
    turns: dict[int, int]
    """Turn -> the position at which it begins."""
    turning: str
    """How it turned, as a sentence; empty without a turning point."""
    luck: tuple[Luck, ...] = ()
    """What chance gave; empty for a game that does not count it."""


def summary_of(history: GameHistory, game_module: GameModule, texts: GameTexts) -> GameSummary:
    """Sum up a game up to its current position."""
    names = shown_names(history.record.start.players)
    view = history.game.view(0)
    events = history.events(history.first, history.position)
    course = course_of(history, game_module.evaluate)
    length = translate("GameSummary", "Turns: {turns} · Choices: {count}")
    return GameSummary(
        names=names,
        outcome=texts.outcome(view, events, names, history.record.start.people),
        length=length.format(turns=history.game.turn, count=history.position - history.first),
        account=game_module.account(events, language()) if game_module.account is not None else None,
        course=course,
        turns=turns_of(history),
        turning=_turning(history, course, names, texts),
        luck=_luck(history, game_module, events),
    )


def _luck(history: GameHistory, game_module: GameModule, events: Sequence[Event]) -> tuple[Luck, ...]:
    first, second = (player.deck for player in history.record.start.players)
    if game_module.luck is None or first is None or second is None:
        return ()
    return tuple(game_module.luck(events, (game_module.read_deck(first), game_module.read_deck(second)), language()))


def turns_of(history: GameHistory) -> dict[int, int]:
    """Turn -> the position at which it begins, of those turns that have a choice."""
    begins: dict[int, int] = {}
    for position in range(history.first, history.position):
        begins.setdefault(history.moves[position].turn, position)
    return begins


def choice_label(history: GameHistory, position: int, texts: GameTexts) -> str:
    """The choice made at a position in the words of its button."""
    return label_of(history, position, history.moves[position].text, texts)


def label_for_both(history: GameHistory, position: int, texts: GameTexts) -> str:
    """The choice made at a position, with the names of only those cards that the other player knew then or knows since.

    It must be a position before the current one.
    """
    game = history.at(position)
    seat = game.decision.player
    then, since = game.view(1 - seat).cards, history.at(position + 1).view(1 - seat).cards
    view = game.view(seat)
    known = {card for cards in (then, since) for card, seen in cards.items() if seen.number}
    cards = {card: seen if card in known else seen._replace(number="") for card, seen in view.cards.items()}
    text = history.moves[position].text
    return texts.label(game.parse(text, seat), view._replace(cards=cards)) or text


def label_of(history: GameHistory, position: int, choice: str, texts: GameTexts) -> str:
    """A written choice of the player who decides at a position, in the words of its button."""
    game = history.at(position)
    seat = game.decision.player
    return texts.label(game.parse(choice, seat), game.view(seat)) or choice


def _turning(history: GameHistory, course: Course, names: Sequence[str], texts: GameTexts) -> str:
    turning = course.turning
    if turning is None:
        return ""
    move = history.moves[turning.position]
    if all(later.forced for later in history.record.made[turning.position + 1 :]):
        text = translate("GameSummary", "{when}, {name}: “{choice}”. Before this last choice {winner} was not ahead.")
    elif turning.for_good:
        text = translate("GameSummary", "{when}, {name}: “{choice}”. From then on {winner} was ahead.")
    else:
        text = translate(
            "GameSummary", "{when}, {name}: “{choice}”. {winner} was ahead all along and gained most here."
        )
    return text.format(
        winner=names[course.winner],
        name=names[move.seat],
        when=turn_name(move.turn),
        choice=choice_label(history, turning.position, texts),
    )
