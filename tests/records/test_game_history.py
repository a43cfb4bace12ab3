"""The decisions of a game: played, taken back, made again, rebuilt from a record, also after a change of the rules."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import game as gcg
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.records import Damaged, Journal, Move, Store, read_record, rebuild, verify
from gundam_desktop.records.entries import Snapshot, pack, write_line
from gundam_desktop.tabletop import Choice, IllegalChoice
from tests.records.played_games import a_start, begun, lines_in, play, recorded


def test_a_game_in_the_middle_goes_on_exactly(store: Store, rng: random.Random) -> None:
    start = a_start()
    journal = store.begin(start)
    game_history = begun(start, journal)
    play(game_history, rng, 47)
    journal.close()
    journal, record = Journal.resume(journal.path)
    rebuilt = rebuild(record)
    journal.close()
    assert rebuilt.why == ""
    assert rebuilt.game_history.game.digest() == game_history.game.digest()
    assert [rebuilt.game_history.at(n).digest() for n in range(47)] == [game_history.at(n).digest() for n in range(47)]
    assert rebuilt.game_history.events(0, 47) == game_history.events(0, 47)


@pytest.mark.parametrize("edition", gcg.EDITIONS)
def test_a_game_begins_again_from_its_record(edition: str) -> None:
    start = a_start(edition=edition)
    assert begun(start).game.digest() == begun(start).game.digest()
    assert begun(start).game.view(0).edition == edition


def test_back_and_forward_and_another_way(rng: random.Random) -> None:
    game_history = begun(a_start())
    play(game_history, rng, 30)
    digests = [game_history.at(n).digest() for n in range(31)]
    for position in (12, 25, 0, 30, 12):
        game_history.go_to(position)
        assert game_history.game.digest() == digests[position]
        assert [game_history.at(n).digest() for n in range(31)] == digests
    seat = game_history.game.decision.player
    game_history.apply(seat, Choice("concede"))
    assert (game_history.position, game_history.last) == (13, 13)
    ended = [game_history.record.end]
    game_history.go_to(12)
    ended.append(game_history.record.end)
    assert [end is None for end in ended] == [False, True]
    assert game_history.game.digest() == digests[12]


def test_what_was_taken_back_is_there_after_reading(store: Store, rng: random.Random) -> None:
    start = a_start()
    journal = store.begin(start)
    game_history = begun(start, journal)
    play(game_history, rng, 30)
    game_history.go_to(11)
    journal.close()
    rebuilt = rebuild(read_record(journal.path)).game_history
    assert (rebuilt.position, rebuilt.last) == (11, 30)
    assert rebuilt.game.digest() == game_history.game.digest()
    rebuilt.go_to(30)
    assert rebuilt.game.digest() == game_history.at(30).digest()


def test_an_illegal_choice_changes_and_writes_nothing(store: Store, rng: random.Random) -> None:
    start = a_start()
    journal = store.begin(start)
    game_history = begun(start, journal)
    play(game_history, rng, 8)
    before, size = game_history.game.digest(), journal.path.stat().st_size
    with pytest.raises(IllegalChoice):
        game_history.apply(game_history.game.decision.player, Choice("attack", 1, 2))
    assert (game_history.game.digest(), journal.path.stat().st_size, game_history.position) == (before, size, 8)
    journal.close()


def test_a_game_from_a_position_is_recorded_with_it(store: Store, rng: random.Random) -> None:
    game_history = begun(a_start())
    play(game_history, rng, 20)
    start = a_start().model_copy(update={"state": pack(game_history.game.dump())})
    journal = store.begin(start)
    second = begun(start, journal)
    assert second.game.digest() == game_history.game.digest()
    play(second, rng, 5)
    journal.close()
    assert rebuild(read_record(journal.path)).game_history.game.digest() == second.game.digest()


def drifted(path: Path, at: int) -> None:
    """Let the record say that choice `at` came to another state, as after a change of the rules."""
    lines = lines_in(path.read_bytes())
    moves = 0
    for number, line in enumerate(lines):
        if isinstance(line, Move):
            moves += 1
            if moves >= at:
                lines[number] = line.model_copy(update={"digest": "0" * 16})
    path.write_bytes(b"".join(write_line(line) for line in lines))


def test_after_a_change_of_the_rules_a_game_goes_on_from_a_state_written_later(
    store: Store, rng: random.Random
) -> None:
    start = a_start()
    journal = store.begin(start)
    game_history = begun(start, journal)
    play(game_history, rng, 35)
    journal.close()
    drifted(journal.path, 22)
    rebuilt = rebuild(read_record(journal.path))
    assert "choice 22" in rebuilt.why
    assert rebuilt.game_history.game.digest() == game_history.game.digest()
    assert (rebuilt.game_history.first, rebuilt.game_history.position) == (30, 35)
    with pytest.raises(IndexError, match="30 to 35"):
        rebuilt.game_history.go_to(29)


def test_without_a_later_state_it_goes_as_far_as_its_choices_are_legal(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 25)
    lines = lines_in(path.read_bytes())
    cut = [line for line in lines if not isinstance(line, Snapshot)]
    moves = [number for number, line in enumerate(cut) if isinstance(line, Move)]
    move = cut[moves[17]]
    assert isinstance(move, Move)
    cut[moves[17]] = move.model_copy(update={"text": "block FILLER"})
    path.write_bytes(b"".join(write_line(line) for line in cut))
    rebuilt = rebuild(read_record(path))
    assert "choice 18" in rebuilt.why
    assert rebuilt.game_history.position == 17
    assert not verify(read_record(path)).ok


def test_a_deck_that_may_not_be_played_is_tried_alone_and_its_game_goes_on(store: Store, rng: random.Random) -> None:
    half = Deck(name="half", cards=(("ST01-001", 20),), resources=())
    players = tuple(player.model_copy(update={"deck": library.write_deck(half)}) for player in a_start().players)
    start = a_start().model_copy(update={"players": players})
    with pytest.raises(Damaged, match="5-1-1"):
        begun(start)
    journal = store.begin(start.model_copy(update={"trial": True}))
    play(begun(start.model_copy(update={"trial": True}), journal), rng, 12)
    journal.close()
    assert verify(read_record(journal.path)).ok


def test_a_win_on_time_is_told_as_one_and_stays_one_in_the_record(store: Store, rng: random.Random) -> None:
    start = a_start()
    journal = store.begin(start)
    game_history = begun(start, journal)
    play(game_history, rng, 8)
    seat = game_history.game.decision.player
    game_history.apply(seat, Choice("concede"), forced=True)
    journal.close()
    rebuilt = rebuild(read_record(journal.path)).game_history
    for history in (game_history, rebuilt):
        told = [library.story(event, ("Ann", "Ben"), "en") for event in history.events(8, 9)]
        assert f"{('Ann', 'Ben')[seat]} has run out of time." in told
        assert not any("concedes" in text for text in told)
        assert not any(event.clause for event in history.events(8, 9)), "no rule has a clock"
    assert verify(read_record(journal.path)).ok
