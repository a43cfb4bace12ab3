"""A game that bots have played is played again: the same game, as a record that replays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gundam_desktop.bots import arena
from gundam_desktop.bots.arena import Pairing, play_game
from gundam_desktop.bots.kept_games import KeptGame
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.games import find, keys
from gundam_desktop.match.resimulation import resimulate
from gundam_desktop.records import rebuild, verify
from gundam_desktop.records.record import record_bytes, record_in
from gundam_desktop.tabletop import Choice

GREEDY = "greedy:worlds=1"
NAMES = ("mine", "yours")


def pairing(game: str = "gcg", bots: tuple[str, str] = ("random", "random"), **more: Any) -> Pairing:
    library = find(game).library
    first, second, *_ = library.deck_names()
    return Pairing(bots, (library.deck(first), library.deck(second)), 4, game=game, **more)


def kept(of: Pairing, number: int) -> KeptGame:
    return KeptGame(Matchup(NAMES, of), play_game(of, number))


PLAYED = [
    *(("gcg", bots) for bots in (("random", GREEDY), ("gentle", "random"), ("cadet:nodes=20", "random"))),
    *((game, ("random", "random")) for game in keys() if game != "gcg"),  # their better bots take seconds
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "bots"), PLAYED)
def test_a_kept_game_replays_to_its_digest(game: str, bots: tuple[str, str], rng: random.Random) -> None:
    played = kept(pairing(game, bots), rng.randrange(100))
    assert not played.played.error
    record, why = resimulate(played)
    assert why == ""
    assert record.end is not None
    assert record.end.digest == played.played.digest
    assert len(record.moves) == played.played.decisions
    verdict = verify(record_in(record_bytes(record)).record)
    assert (verdict.ok, verdict.digest) == (True, played.played.digest)
    assert rebuild(record).why == ""


def test_the_players_are_named_after_their_bots_and_have_their_decks() -> None:
    of = pairing(bots=("random", "idle"))
    for number, (first, second) in ((0, "AB"), (1, "BA")):
        start = resimulate(kept(of, number)).record.start
        assert [player.name[0] for player in start.players] == [first, second]
        assert [player.deck_name for player in start.players] == [NAMES["AB".index(each)] for each in (first, second)]
        levels = {"A": "random", "B": "idle"}
        assert [player.level for player in start.players] == [levels[first], levels[second]]


def test_in_a_ladder_the_decks_keep_their_seats() -> None:
    of = pairing(bots=("random", "idle"), decks_by_seat=True)
    for number in (0, 1):
        played = kept(of, number)
        record, why = resimulate(played)
        assert why == ""
        assert tuple(player.deck_name for player in record.start.players) == NAMES


def test_another_game_is_said_to_be_another() -> None:
    played = kept(pairing(), 0)
    record, why = resimulate(played._replace(played=played.played._replace(digest="0" * 16)))
    assert record.end is not None
    assert why.startswith("this is not the game that was kept: it ends with the digest ")
    assert "another version of the program, or a bot is a program" in why


def test_a_game_that_an_error_has_ended_is_shown_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = resimulate(kept(pairing(), 0)).record

    class Broken:
        def __init__(self) -> None:
            self.left = 10

        def choose(self, _view: object, choices: list[Choice], _decks: object) -> Choice:
            self.left -= 1
            if not self.left:
                raise RuntimeError("lost the thread")
            return choices[0]

    monkeypatch.setattr(arena, "create", lambda *_: Broken())
    played = kept(pairing(), 0)
    assert played.played.error == "RuntimeError: lost the thread"
    record, why = resimulate(played)
    assert why == ""
    assert 10 <= len(record.moves) < len(whole.moves)
    assert verify(record).ok
    monkeypatch.undo()
    assert "that one ended with the error RuntimeError: lost the thread" in resimulate(played).why


def test_a_bot_that_is_gone_is_said() -> None:
    played = kept(pairing(), 0)
    gone = played.matchup._replace(pairing=played.matchup.pairing._replace(bots=("program:gone", "random")))
    with pytest.raises(ValueError, match="gone"):
        resimulate(played._replace(matchup=gone))
