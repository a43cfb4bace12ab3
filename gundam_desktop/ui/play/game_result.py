"""The end of a game as data: who has won and why, what each has achieved, and the winner's card to show large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gundam_desktop.match.event_history import Moment
from gundam_desktop.tabletop import Account, Event, Face, Mark, Tally, View
from gundam_desktop.ui.play.log_row import TURN
from gundam_desktop.ui.play.texts import GameTexts, Outcome, turn_name
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.style.translation import language, listed, translate

MOST_DEEDS = 3
CountUp = Callable[[Sequence[Event], str], Account]
"""`GameModule.account`: adds up the events of a game, with words in a language."""


class FeaturedCard(NamedTuple):
    """The winner's card that is shown large: the best one, else the highest-ranked one that acted."""

    face: Face
    title: str
    """Whose card it is and why it is shown."""
    about: str = ""
    """The damage that it dealt, by target; empty if it dealt none, or nobody counts it."""


class GameResult(NamedTuple):
    """What the screen at the end of a game shows."""

    outcome: Outcome
    played: str
    """Who played whom, and how long."""
    hero: int
    """Seat whose deeds are shown large: the one person's, else the winner's; 0 in a draw."""
    names: tuple[str, str]
    deeds: tuple[Tally, ...] = ()
    """Empty for a game that does not count its events."""
    featured: FeaturedCard | None = None
    """None if no card of the winner has acted."""
    has_blow: bool = False
    """True if the game has ended in a battle, which can be shown again."""


def result_of(session: GameSource, view: View, texts: GameTexts, count_up: CountUp | None) -> GameResult:
    """The result of a game that is over, as the player of a view knows it."""
    history = session.history(view.player)
    outcome = texts.outcome(view, history, session.names, session.people)
    if session.ending:
        outcome = outcome._replace(why=session.ending, clause="")
    winner = int(view.result) if view.result in ("0", "1") else 0
    hero = session.people[0] if len(session.people) == 1 else winner
    first, second = session.names
    against = translate("SavedGames", "{first} against {second}").format(first=first, second=second)
    result = GameResult(
        outcome,
        f"{turn_name(view.turn)} · {against}",
        hero,
        (first, second),
        has_blow=final_blow(session, view.player) is not None,
    )
    account = count_up(history, language()) if count_up is not None else Account((), (), ())
    featured = _best(account, winner, result, texts) or _highest_ranked(history, winner, result, texts)
    return result._replace(deeds=account.deeds[:MOST_DEEDS], featured=featured)


def final_blow(session: GameSource, seat: int) -> Moment | None:
    """The view before the battle that ended the game, and what happened from there; None if no battle ended it."""
    count = len(session.history(seat))
    moment = session.past.moment(seat, count)
    events = list(moment.events)
    has_hit = any(event.amount or event.changes for event in events)  # not so if a player conceded in a battle
    if not moment.view.arrows or not has_hit or any(event.kind == TURN for event in events):
        return None
    while moment.view.arrows and 0 < len(events) < count:
        before = session.past.moment(seat, count - len(events))
        if not before.events:
            break
        moment, events = before, [*before.events, *events]
    return Moment(moment.view, events)


def _best(account: Account, winner: int, result: GameResult, texts: GameTexts) -> FeaturedCard | None:
    """The best card of the winner; None if the game does not count its events, or the card did nothing."""
    number = account.best[winner]
    if not number:
        return None
    title = {
        True: translate("GameResult", "Your best card"),
        False: translate("GameResult", "Your opponent's best card"),
        None: translate("GameResult", "{name}'s best card").format(name=result.names[winner]),
    }[result.outcome.won]
    points = next((source.points for source in account.sources if (source.seat, source.number) == (winner, number)), ())
    dealt = [f"{target} {amount}" for target, amount in zip(account.targets, points, strict=False) if amount]
    about = translate("GameResult", "Damage: {dealt}").format(dealt=listed(dealt)) if dealt else ""
    return FeaturedCard(texts.face(number), title, about)


def _highest_ranked(history: Sequence[Event], winner: int, result: GameResult, texts: GameTexts) -> FeaturedCard | None:
    """The highest-ranked card that acted for the winner, with its last act; None if none did."""
    playmat = texts.playmat()
    acts = [
        (texts.face(event.number), effect.label)
        for event in history
        if event.player == winner and event.number
        if (effect := playmat.effect(event)).label and not effect.affects and effect.mark is not Mark.CROSS
    ]
    if not acts:
        return None
    face, act = max(reversed(acts), key=lambda each: each[0].motif.rank)
    return FeaturedCard(face, f"{result.names[winner]} · {act}")
