"""A match from its first game to its last, without a window; rematches, branches and games that are resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games import find
from gundam_desktop.match.beginning import (
    Begun,
    Terms,
    branch,
    first_chooser,
    from_position,
    new_game,
    next_of_match,
    rematch,
    resume,
    trial_game,
)
from gundam_desktop.match.series import next_game, series_score_of, yet_to_exchange
from gundam_desktop.records import Damaged, GameHistory, Player, Store, verify
from gundam_desktop.records.entries import Exchanged
from gundam_desktop.tabletop import Choice

GAME_MODULE = find("gcg")
NAMES = ("official-004", "official-005")
MATCH = Terms("1.9", chooser=0, best_of=3, clock=60.0, match_clock=True)


def begun(terms: Terms = MATCH, seed: int | None = 5) -> Begun:
    first, second = (GAME_MODULE.library.deck(name) for name in NAMES)
    players = (_player("Ann", first, NAMES[0]), _player("Ben", second, NAMES[1]))
    return new_game(GAME_MODULE, players, (first, second), terms, seed)


def _player(name: str, deck: Any, title: str) -> Player:
    return Player(name=name, level="human", deck_name=title, deck=GAME_MODULE.write_deck(deck))


def lose(history: GameHistory, seat: int, left: tuple[float, float] = (50.0, 40.0)) -> None:
    chooser = history.game.decision.player
    history.apply(chooser, history.game.legal_choices(chooser)[0], clock=left)
    history.apply(seat, Choice("concede"), clock=left)


def test_a_match_is_played_to_its_end() -> None:
    game = begun()
    seeds, losers = set[int](), [1, 0, 0]
    for number, loser in enumerate(losers, start=1):
        start = game.history.record.start
        assert start.series is not None
        assert (start.series.game, start.series.id) == (number, begun_id := start.series.id)
        assert begun_id
        seeds.add(start.seed)
        lose(game.history, loser, (50.0 - number, 40.0))
        assert verify(game.history.record).ok
        if number < len(losers):
            game = next_of_match(game.history.record, find)
            following = game.history.record.start
            assert following.chooser == loser
            assert following.series is not None
            assert following.series.clock == (50.0 - number, 40.0), "the clock of a match goes on"
    assert len(seeds) == len(losers)
    score = series_score_of(game.history.record)
    assert score is not None
    assert (score.decided, score.winner, score.wins) == (True, 1, (1, 2))
    assert next_game(game.history.record) is None
    again = rematch(game.history.record, find).history.record.start
    assert again.series is not None
    assert (again.series.id, again.series.game, again.series.clock) == (again.id, 1, (60.0, 60.0))
    assert again.chooser is None, "who chose in a later game says nothing about a first one"


def test_who_goes_first_in_a_single_game_is_kept_in_a_rematch_in_which_decks_can_be_swapped() -> None:
    game = begun(Terms("1.9", chooser=1))
    record = game.history.record
    assert record.start.series is None
    assert first_chooser(record) == 1
    new = rematch(record, find, swapped=True)
    assert new.history.record.start.chooser == 1
    assert new.decks == (game.decks[1], game.decks[0])
    assert [player.deck_name for player in new.history.record.start.players] == list(reversed(NAMES))


def test_what_a_player_has_exchanged_is_played_in_the_next_game_alone() -> None:
    game = begun(MATCH._replace(sideboards=False))
    record = game.history.record
    lose(game.history, 0)
    other = GAME_MODULE.write_deck(GAME_MODULE.library.deck("official-007"))
    record.add(Exchanged(seat=0, deck=other))
    assert yet_to_exchange(record, GAME_MODULE) == [], "a match without sideboards"
    new = next_of_match(record, find)
    assert new.history.record.start.players[0].deck == other
    assert rematch(record, find).history.record.start.players[0].deck != other


def test_a_deck_that_is_not_legal_is_only_tried() -> None:
    deck = GAME_MODULE.read_deck({"name": "few", "cards": [["ST01-001", 20]]})
    players = (_player("Ann", deck, "few"), _player("Nobody", deck, "few"))
    with pytest.raises(ValueError, match="50"):
        new_game(GAME_MODULE, players, (deck, deck), Terms("1.9"))
    assert trial_game(GAME_MODULE, players, deck).history.record.start.trial


def test_a_recorded_game_is_resumed_and_branched_off(tmp_path: Path) -> None:
    game = begun()
    store = Store(tmp_path)
    journal = store.begin(game.history.record.start)
    game.history.keep = journal.write
    seat = game.history.game.decision.player
    game.history.apply(seat, game.history.game.legal_choices(seat)[0])
    digest = game.history.game.digest()
    journal.close()
    found = resume(journal.path)
    assert (found.begun.history.game.digest(), found.begun.decks, found.why) == (digest, game.decks, "")
    found.journal.close()
    players = found.begun.history.record.start.players
    new = branch(found.begun.history, 1, players)
    assert new.history.game.digest() == digest
    assert new.history.record.start.series is None
    journal.path.write_text("nothing of ours")
    with pytest.raises(Damaged):
        resume(journal.path)


def test_a_position_is_played_on_from() -> None:
    old = begun().history.game
    players = (Player(name="Ann", level="human"), Player(name="Bot", level="gentle"))
    new = from_position("gcg", old.copy(), "1.9", players)
    assert new.decks == (None, None)
    assert new.history.record.start.people == (0,)
    assert branch(new.history, 0, players).history.game.digest() == old.digest()
