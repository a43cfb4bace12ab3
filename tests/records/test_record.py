"""A record is read whole; what is damaged is refused with a reason."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from gundam_desktop.records import Damaged, Journal, Store, read_record
from gundam_desktop.records.entries import (
    LONGEST_NAME,
    CardSlot,
    End,
    Jump,
    RecordLine,
    Slotted,
    Snapshot,
    pack,
    write_line,
)
from tests.records.played_games import a_start, lines_in, record_of, recorded
from tests.records.strangers import sealed


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
            record_of(lines_in(bytes(changed)))


def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path) -> None:
    for text in (b"", b"hello\n", b"00000000 {}\n", b"\n\n", write_line(End(result="0", digest="x"))):
        path = tmp_path / "x.game"
        path.write_bytes(text)
        with pytest.raises(Damaged) as error:
            read_record(path)
        assert "\n" not in str(error.value)


def test_lines_that_do_not_fit_each_other_are_refused() -> None:
    start = a_start()
    for line in (Jump(position=3), Snapshot(position=1, state=pack({})), start):
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
    assert len(lines_in(start + line)) == 1


def test_slots_on_the_screen_are_kept_and_the_last_one_counts() -> None:
    lines: list[RecordLine] = [
        a_start(),
        Slotted(slots=(CardSlot(0, "battle", 7, 4), CardSlot(1, "battle", 9, 0))),
        Slotted(slots=(CardSlot(0, "battle", 7, 2),)),
    ]
    record = record_of(lines_in(b"".join(map(write_line, lines))))
    assert record.slots == {(0, "battle", 7): 2, (1, "battle", 9): 0}
    assert record_of(record.lines()).slots == record.slots


def test_what_the_screen_shows_of_a_record_has_an_end_and_no_control_characters(tmp_path: Path) -> None:
    start = json.loads(write_line(a_start()).partition(b" ")[2])
    start["players"][0] |= {"name": "Ann\x1b[31m\u202e", "deck_name": "x" * 1_000_000}
    start |= {"began": "2026-01-01\n", "program": "9" * 1_000_000}
    named = {"kind": "name", "name": "\x07" + "y" * 1_000_000}
    path = tmp_path / "x.game"
    path.write_bytes(b"".join(sealed(json.dumps(line).encode()) for line in (start, named)))
    record = read_record(path)
    player = record.start.players[0]
    assert (player.name, len(player.deck_name)) == ("Ann[31m", LONGEST_NAME)
    assert (record.start.began, len(record.start.program)) == ("2026-01-01", LONGEST_NAME)
    assert record.name.startswith("yyy")
    assert len(record.name) == LONGEST_NAME
