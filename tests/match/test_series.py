"""The games of a match: who chooses in the next one, and when there is none."""

from __future__ import annotations

import pytest

from gundam_desktop.match.series import next_game, series_score_of
from gundam_desktop.records import Record
from gundam_desktop.records.entries import End, Move, Player, Series, Start


def record(result: str, chooser: int = 1, wins: tuple[int, int] = (0, 0), length: int = 3) -> Record:
    players = (Player(name="Ann", level="human"), Player(name="Ben", level="human"))
    start = Start(id="x", began="", edition="1.0", players=players, series=Series(length=length, wins=wins, id="x"))
    new = Record(start)
    new.add(Move(seat=chooser, text="first"))
    if result:
        new.add(End(result=result, digest=""))
    return new


@pytest.mark.parametrize(
    ("result", "wins", "chooser", "score"),
    [("0", (0, 0), 1, (1, 0)), ("1", (0, 0), 0, (0, 1)), ("draw", (1, 1), 1, (1, 1)), ("draw", (0, 0), 1, (0, 0))],
)
def test_the_loser_chooses_and_after_a_draw_whoever_chose(
    result: str, wins: tuple[int, int], chooser: int, score: tuple[int, int]
) -> None:
    following = next_game(record(result, chooser=1, wins=wins))
    assert following is not None
    assert following[1] == chooser
    assert (following[0].wins, following[0].game) == (score, 2)


def test_no_game_follows_while_one_goes_on_or_when_it_is_decided() -> None:
    assert next_game(record("")) is None
    decided = record("0", wins=(1, 1))
    assert next_game(decided) is None
    standing = series_score_of(decided)
    assert standing is not None
    assert (standing.decided, standing.winner) == (True, 0)
    five = record("0", wins=(1, 1), length=5)
    assert next_game(five) is not None
