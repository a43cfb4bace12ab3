"""The score of a match, and what follows a game of it, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.match.series import SeriesScore, next_game
from gundam_desktop.records import Record
from gundam_desktop.ui.style.translation import translate


def score_text(score: SeriesScore, names: Sequence[str], humans: Sequence[int] = ()) -> str:
    """The score of a match in one line; `humans` are the seats of those who play at this machine."""
    text = translate("Series", "Best of {length}: {first} {wins}–{losses} {second}")
    won = translate("Series", "{name} wins the match, best of {length}: {wins}–{losses}")
    best = max(score.wins)
    if score.decided and tuple(humans) == (score.winner,):
        won = translate("Series", "You win the match, best of {length}: {wins}–{losses}")
    if score.decided:
        return won.format(name=names[score.winner], length=score.length, wins=best, losses=sum(score.wins) - best)
    first, second = score.wins
    return text.format(length=score.length, first=names[0], wins=first, losses=second, second=names[1])


def next_game_label(record: Record) -> str:
    """The label of the button after a game: the next one of the match, or a rematch."""
    following = next_game(record)
    if following is not None:
        return translate("Series", "Game {number}").format(number=following[0].game)
    return translate("Series", "Rematch")
