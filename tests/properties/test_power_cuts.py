"""A saved game after a power cut: what stands before the damage is kept and goes on, and nothing is lost unseen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from gundam_desktop.match.beginning import resume
from gundam_desktop.records import Journal, Store, read_record, rebuild
from gundam_desktop.records.journal import DAMAGED
from tests.conftest import Times
from tests.records.played_games import lines_in, play, recorded

CASES = 1500
BLOCKS = (512, 4096)
Damaging = Callable[[bytes, random.Random], bytes]


def _block(data: bytes, chance: random.Random) -> tuple[int, int]:
    size = chance.choice(BLOCKS)
    begin = size * chance.randrange(-(-len(data) // size))
    return begin, min(begin + size, len(data))


def truncated(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def zeroed(data: bytes, chance: random.Random) -> bytes:
    begin, end = _block(data, chance)
    if chance.random() < 0.5:
        end = len(data)
    return data[:begin] + bytes(end - begin) + data[end:]


def torn(data: bytes, chance: random.Random) -> bytes:
    """A block of which only a part was written: the rest is what stood on the disk before."""
    begin, end = _block(data, chance)
    at = chance.randrange(begin, end)
    return data[:at] + chance.randbytes(end - at) + data[end:]


def reordered(data: bytes, chance: random.Random) -> bytes:
    """Two blocks in each other's place."""
    size = chance.choice(BLOCKS)
    blocks = [data[at : at + size] for at in range(0, len(data), size)]
    one, other = chance.randrange(len(blocks)), chance.randrange(len(blocks))
    blocks[one], blocks[other] = blocks[other], blocks[one]
    return b"".join(blocks)


def garbage_tail(data: bytes, chance: random.Random) -> bytes:
    return data + chance.randbytes(chance.randrange(1, 600))


DAMAGES: tuple[Damaging, ...] = (truncated, zeroed, torn, reordered, garbage_tail)
WITH_LOSS = (zeroed, torn, reordered)
"""Those behind which choices can be made out."""


class Whole(NamedTuple):
    """A record as it was before the power cut."""

    data: bytes
    ends: list[int]
    """Where its lines end."""


@pytest.fixture
def whole(store: Store, rng: random.Random) -> Whole:
    data = recorded(store, rng, 60).read_bytes()
    return Whole(data, [place + 1 for place, byte in enumerate(data) if byte == ord("\n")])


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("how", DAMAGES)
def test_nothing_is_lost_of_a_damaged_game_but_what_is_behind_the_damage(
    store: Store, whole: Whole, rng: random.Random, times: Times, how: Damaging
) -> None:
    (path,) = store.folder.glob("*.game")
    lost = [0]
    for _ in range(times(CASES // len(DAMAGES))):
        damaged = how(whole.data, rng)
        path.write_bytes(damaged)
        pairs = zip(whole.data, damaged, strict=False)
        same = next((at for at, (was, now) in enumerate(pairs) if was != now), min(len(whole.data), len(damaged)))
        good = max((end for end in whole.ends if end <= same), default=0)
        lost.append(_goes_on(store, path, damaged, whole.data[:good]))
    assert (max(lost) > 0) == (how in WITH_LOSS)


def _goes_on(store: Store, path: Path, damaged: bytes, good: bytes) -> int:
    """Check how a damaged game is listed and gone on with; return how many choices are said to be lost."""
    listing = store.listing()
    if not good:  # without its first line it is no game: it is set aside as it was
        assert listing.entries == []
        assert [aside.read_bytes() for aside in _aside(store)] == [damaged]
        assert len(listing.faults) == 1
        assert not path.exists()
        return 0
    assert [entry.path for entry in listing.entries] == [path]
    assert listing.faults == []
    assert path.read_bytes() == damaged, "a list changes no file"
    (entry,) = listing.entries
    journal, record = Journal.resume(path)
    assert entry.summary.damage == record.damage
    kept = path.read_bytes()
    assert kept.startswith(good), "a line before the damage is lost"
    assert damaged.startswith(kept)
    if record.damage is not None:
        assert journal.beside is not None
        assert re.search(r"line \d+", record.damage.why)
        assert record.damage.lost >= len(re.findall(rb'"kind":"move"', damaged[len(kept) :]))
    else:
        assert journal.beside is None
        cut = damaged[len(kept) :]
        assert cut.decode(errors="ignore").isprintable(), "what is cut off in silence is the beginning of a line"
        assert len(cut) - len(cut.decode(errors="ignore").encode()) < len("名".encode())
    assert [aside.read_bytes() for aside in _aside(store)] == ([damaged] if record.damage else [])
    journal.close()
    begun, journal, _, _ = resume(path)
    game_history = begun.history
    assert game_history.position >= sum(line.kind == "move" for line in lines_in(good))
    game_history.keep = journal.write
    play(game_history, random.Random(1), 2)
    journal.close()
    again = read_record(path)
    assert again.damage is None
    assert rebuild(again).game_history.game.digest() == game_history.game.digest()
    return record.damage.lost if record.damage is not None else 0


def _aside(store: Store) -> list[Path]:
    """The damaged files that have been kept, which are taken away."""
    return [file.rename(store.folder.parent / file.name) for file in (store.folder / DAMAGED).glob("*")]
