"""Records: written line by line, read again whole, gone back and on in, and refused with a reason when damaged."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import game as gcg
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.records import Damaged, InUse, Journal, Move, Store, read_record, rebuild, verify
from gundam_desktop.records.entries import End, Place, Snapshot, pack, read_lines, unpack, write_line
from gundam_desktop.records.record import record_of
from gundam_desktop.tabletop import Choice, IllegalChoice
from tests.records.playing import DOOR, a_start, begun, play, recorded


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


def test_a_whole_game_reads_and_replays_as_it_was_played(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng)
    record = read_record(path)
    assert record.end is not None
    verdict = verify(record, DOOR)
    assert (verdict.ok, verdict.digest, verdict.decisions) == (True, record.end.digest, len(record.moves))
    assert path.stat().st_size < 3_000 + 350 * len(record.moves)  # the decks, and a line for each choice


def test_a_game_in_the_middle_goes_on_exactly(store: Store, rng: random.Random) -> None:
    start = a_start()
    journal = store.begin(start)
    course = begun(start, journal)
    play(course, rng, 47)
    journal.close()
    journal, record = Journal.resume(journal.path)
    rebuilt = rebuild(record, DOOR)
    journal.close()
    assert rebuilt.why == ""
    assert rebuilt.course.game.digest() == course.game.digest()
    assert [rebuilt.course.at(n).digest() for n in range(47)] == [course.at(n).digest() for n in range(47)]
    assert rebuilt.course.events(0, 47) == course.events(0, 47)


@pytest.mark.parametrize("edition", gcg.EDITIONS)
def test_a_game_begins_again_from_its_record(edition: str) -> None:
    start = a_start(edition=edition)
    assert begun(start).game.digest() == begun(start).game.digest()
    assert begun(start).game.view(0).edition == edition


def test_back_and_forward_and_another_way(rng: random.Random) -> None:
    course = begun(a_start())
    play(course, rng, 30)
    digests = [course.at(n).digest() for n in range(31)]
    for position in (12, 25, 0, 30, 12):
        course.go_to(position)
        assert course.game.digest() == digests[position]
        assert [course.at(n).digest() for n in range(31)] == digests
    seat = course.game.decision.player
    course.apply(seat, Choice("concede"))
    assert (course.position, course.last) == (13, 13)
    ended = [course.record.end]
    course.go_to(12)
    ended.append(course.record.end)
    assert [end is None for end in ended] == [False, True]
    assert course.game.digest() == digests[12]


def test_what_was_taken_back_is_there_after_reading(store: Store, rng: random.Random) -> None:
    start = a_start()
    journal = store.begin(start)
    course = begun(start, journal)
    play(course, rng, 30)
    course.go_to(11)
    journal.close()
    rebuilt = rebuild(read_record(journal.path), DOOR).course
    assert (rebuilt.position, rebuilt.last) == (11, 30)
    assert rebuilt.game.digest() == course.game.digest()
    rebuilt.go_to(30)
    assert rebuilt.game.digest() == course.at(30).digest()


def test_an_illegal_choice_changes_and_writes_nothing(store: Store, rng: random.Random) -> None:
    start = a_start()
    journal = store.begin(start)
    course = begun(start, journal)
    play(course, rng, 8)
    before, size = course.game.digest(), journal.path.stat().st_size
    with pytest.raises(IllegalChoice):
        course.apply(course.game.decision.player, Choice("attack", 1, 2))
    assert (course.game.digest(), journal.path.stat().st_size, course.position) == (before, size, 8)
    journal.close()


def test_a_line_that_was_cut_off_anywhere_costs_that_line_alone(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 12)
    whole = path.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for cut in range(ends[-3], len(whole)):
        path.write_bytes(whole[:cut])
        journal, record = Journal.resume(path)
        journal.close()
        assert path.read_bytes() == whole[: max(end for end in ends if end <= cut)]
        assert record.position >= 10


def test_a_byte_that_changed_is_noticed_and_named(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 12)
    whole = path.read_bytes()
    for _ in range(60):
        place = rng.randrange(whole.rfind(b"\n", 0, -1))
        changed = bytearray(whole)
        changed[place] ^= 1 << rng.randrange(8)
        with pytest.raises(Damaged, match=r"line \d+|first line"):
            record_of(read_lines(bytes(changed)).lines)


def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path) -> None:
    for text in (b"", b"hello\n", b"00000000 {}\n", b"\n\n", write_line(End(result="0", digest="x"))):
        path = tmp_path / "x.game"
        path.write_bytes(text)
        with pytest.raises(Damaged) as error:
            read_record(path)
        assert "\n" not in str(error.value)


def test_lines_that_do_not_fit_each_other_are_refused() -> None:
    start = a_start()
    for line in (Place(position=3), Snapshot(position=1, state=pack({})), start):
        with pytest.raises(Damaged):
            record_of([start, line])


def test_a_later_format_is_named(tmp_path: Path) -> None:
    path = tmp_path / "later.game"
    path.write_bytes(write_line(a_start().model_copy(update={"format": 2, "program": "9.9"})))
    with pytest.raises(Damaged, match=r"later version of the program \(9\.9\)"):
        read_record(path)


def test_a_kind_of_line_that_came_later_is_passed_over() -> None:
    start = write_line(a_start())
    later = write_line(End(result="0", digest="")).split(b" ", 1)[1].replace(b'"end"', b'"dance"')
    import zlib

    line = b"%08x %s" % (zlib.crc32(later.rstrip(b"\n")), later)
    assert len(read_lines(start + line).lines) == 1


def test_a_state_packs_and_unpacks() -> None:
    state = begun(a_start()).game.dump()
    assert unpack(pack(state)) == state
    for text in ("", "zzzz", "é"):
        with pytest.raises(ValueError, match="no packed state"):
            unpack(text)


def test_a_game_from_a_position_is_recorded_with_it(store: Store, rng: random.Random) -> None:
    course = begun(a_start())
    play(course, rng, 20)
    start = a_start().model_copy(update={"state": pack(course.game.dump())})
    journal = store.begin(start)
    second = begun(start, journal)
    assert second.game.digest() == course.game.digest()
    play(second, rng, 5)
    journal.close()
    assert rebuild(read_record(journal.path), DOOR).course.game.digest() == second.game.digest()


# --- when the rules have changed


def drifted(path: Path, at: int) -> None:
    """Let the record say that choice `at` came to another state, as after a change of the rules."""
    lines = read_lines(path.read_bytes()).lines
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
    course = begun(start, journal)
    play(course, rng, 35)
    journal.close()
    drifted(journal.path, 22)
    rebuilt = rebuild(read_record(journal.path), DOOR)
    assert "choice 22" in rebuilt.why
    assert rebuilt.course.game.digest() == course.game.digest()
    assert (rebuilt.course.first, rebuilt.course.position) == (30, 35)
    with pytest.raises(IndexError, match="30 to 35"):
        rebuilt.course.go_to(29)


def test_without_a_later_state_it_goes_as_far_as_its_choices_are_legal(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 25)
    lines = read_lines(path.read_bytes()).lines
    cut = [line for line in lines if not isinstance(line, Snapshot)]
    moves = [number for number, line in enumerate(cut) if isinstance(line, Move)]
    move = cut[moves[17]]
    assert isinstance(move, Move)
    cut[moves[17]] = move.model_copy(update={"text": "block FILLER"})
    path.write_bytes(b"".join(write_line(line) for line in cut))
    rebuilt = rebuild(read_record(path), DOOR)
    assert "choice 18" in rebuilt.why
    assert rebuilt.course.position == 17
    assert not verify(read_record(path), DOOR).ok


# --- the folder


def test_the_folder_lists_games_and_sets_aside_what_is_damaged(store: Store, rng: random.Random) -> None:
    over, left = recorded(store, rng, seed=1), recorded(store, rng, 9, seed=2)
    bad = store.folder / "bad.game"
    bad.write_bytes(b"no game\n")
    listing = store.listing()
    assert {entry.path: entry.over for entry in listing.entries} == {over: True, left: False}
    assert len(listing.faults) == 1
    assert "bad.game" in listing.faults[0]
    assert (store.folder / "damaged" / "bad.game").read_bytes() == b"no game\n"
    assert [entry.path for entry in store.left()] == [left]
    assert store.listing().faults == []


def test_two_programs_do_not_write_the_same_game(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 9)
    journal, _ = Journal.resume(path)
    with pytest.raises(InUse):
        Journal.resume(path)
    with pytest.raises(InUse):
        store.remove(path)
    assert store.left() == []
    assert [entry.in_use for entry in store.listing().entries] == [True]
    journal.close()
    assert [entry.path for entry in store.left()] == [path]


def test_a_file_that_is_being_written_is_not_set_aside(store: Store) -> None:
    journal = store.begin(a_start())
    journal.path.write_bytes(b"half")
    assert store.listing().faults == []
    assert journal.path.exists()
    journal.close()


def test_name_put_away_and_remove(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng, 9)
    store.rename(path, "A fine game")
    store.keep_picture(path, b"jpg")
    assert store.listing().entries[0].record.name == "A fine game"
    store.put_away(path)
    assert store.left() == []
    store.remove(path)
    assert store.listing().entries == []
    assert not path.with_suffix(".jpg").exists()


def test_out_and_in_again(store: Store, rng: random.Random, tmp_path: Path) -> None:
    path, out = recorded(store, rng), tmp_path / "mine.game"
    store.hand_out(path, out)
    assert out.stat().st_size <= path.stat().st_size
    assert store.bring_in(out) == path
    other = Store(tmp_path / "elsewhere")
    assert verify(read_record(other.bring_in(out)), DOOR).ok


def test_a_brought_game_with_the_id_of_another_gets_its_own(store: Store, rng: random.Random, tmp_path: Path) -> None:
    path, out = recorded(store, rng, 20), tmp_path / "mine.game"
    store.hand_out(path, out)
    store.rename(path, "changed since")
    brought = store.bring_in(out)
    assert brought != path
    assert read_record(brought).start.id == brought.stem
    assert len(store.listing().entries) == 2


def test_what_a_killed_program_has_left_half_written_is_removed_when_it_is_old(
    store: Store, rng: random.Random
) -> None:
    path = recorded(store, rng, 3)
    old, new = store.folder / ".part-a.game-x", store.folder / ".part-b.game-y"
    for part in (old, new):
        part.write_bytes(b"half")
    os.utime(old, (1, 1))
    assert [entry.path for entry in store.listing().entries] == [path]
    assert (old.exists(), new.exists()) == (False, True)


def test_a_deck_that_may_not_be_played_is_tried_alone_and_its_game_goes_on(store: Store, rng: random.Random) -> None:
    half = Deck(name="half", cards=(("ST01-001", 20),), resources=())
    players = tuple(player.model_copy(update={"deck": library.write_deck(half)}) for player in a_start().players)
    start = a_start().model_copy(update={"players": players})
    with pytest.raises(Damaged, match="5-1-1"):
        begun(start)
    journal = store.begin(start.model_copy(update={"trial": True}))
    play(begun(start.model_copy(update={"trial": True}), journal), rng, 12)
    journal.close()
    assert verify(read_record(journal.path), DOOR).ok
