"""A client that is killed at any moment loses nothing: its game goes on at the decision that was asked."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

from gundam_desktop.records import Store, read_record, rebuild
from tests.conftest import Times
from tests.ui.whole import crash_client

KILLS, SHARE, PLAIN = 200, 20, 2
MOST_TOLD = 20
"""The most choices that a client reports before it is killed."""
MOMENT = 0.02
"""Seconds that it then goes on, at most, so that the kill finds it anywhere."""
START = 600


def test_a_killed_client_loses_nothing(home: Path, rng: random.Random, times: Times) -> None:
    # A server that has everything imported makes each client in a fraction of the time.
    context: Any = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.ui.whole.crash_client"])
    store, moves, over = Store(home / "games"), 0, 0
    for _ in range(times(KILLS, SHARE, PLAIN)):
        told = run_and_kill(context, home, rng)
        check(store, told)
        moves += len(told)
        listing = store.listing()
        assert listing.faults == []
        over = sum(entry.over for entry in listing.entries)
        # A game in which nothing was chosen yet is not offered again: the next client begins another one.
        unfinished = [entry for entry in listing.entries if not entry.over and entry.summary.choices]
        assert len(unfinished) <= 1
        assert [entry.path for entry in store.left()] == [entry.path for entry in unfinished]
    assert moves > times(KILLS, SHARE, PLAIN) * 2
    print(f"{times(KILLS, SHARE, PLAIN)} kills, {moves} choices told, {over} games over")


def run_and_kill(context: Any, home: Path, rng: random.Random) -> list[Any]:
    """What a client told before it was killed."""
    ours, theirs = context.Pipe(duplex=False)
    client = context.Process(target=crash_client.play, args=(str(home), rng.randrange(2**32), theirs))
    client.start()
    theirs.close()
    assert ours.poll(START), "the client did not start"
    told = [ours.recv()]
    for _ in range(rng.randrange(3, MOST_TOLD)):
        if ours.poll(START):
            told.append(ours.recv())
    time.sleep(rng.random() * MOMENT)
    os.kill(client.pid, signal.SIGKILL)
    client.join()
    while True:
        try:
            told.append(ours.recv())
        except (EOFError, OSError):
            break
    ours.close()
    return told


def check(store: Store, told: list[Any]) -> None:
    """The file of the game says what was told last; only what was being chosen may be in it, or not."""
    what, text, name, position, digest = told[-1]
    game_history = rebuild(read_record(store.folder / name)).game_history
    stood = [entry for entry in told if entry[0] == "stands"][-1] if what != "stands" else told[-1]
    assert stood[2:] == (name, position, digest)
    if what == "goes to" and game_history.position == int(text):
        return
    added = game_history.moves[position : game_history.position]
    assert game_history.at(position).digest() == digest, "the decision that was asked is not there"
    if what == "stands":
        # The next choice may have been made before it could be told; the client makes forced ones by itself.
        assert sum(not move.forced for move in added) <= 1
    else:
        assert [move.text for move in added if not move.forced] in ([], [text])
