"""Recorded games, scenarios and lessons."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from gundam_desktop.games import find, keys
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.records.entries import Damaged, Player, Start, pack
from gundam_desktop.records.record import Record, read_record
from gundam_desktop.records.replay_check import rebuild
from gundam_desktop.records.store import Store
from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.scenarios.on_table import for_table
from gundam_desktop.scenarios.reading import read_each
from gundam_desktop.scenarios.runner import PlayError, run
from gundam_desktop.scenarios.scenario import ScenarioFormat
from gundam_desktop.tutorial.lesson_reading import read_lesson
from gundam_desktop.tutorial.lesson_texts import read_texts
from tests.fuzz.messages import is_message
from tests.records.strangers import sealed, texts_of


def record(data: bytes, folder: Path) -> None:
    """A recorded game from elsewhere, also with its checksums made right: copied, listed, replayed, or refused."""
    for lines in {data, b"".join(map(sealed, texts_of(data)))}:
        outside = folder / "outside"
        outside.mkdir(exist_ok=True)
        (outside / "a.game").write_bytes(lines)
        store = Store(folder / "games")
        store.folder.mkdir(exist_ok=True)
        try:
            path = store.bring_in(outside / "a.game")
        except Damaged as error:
            is_message(str(error))
            continue
        assert path.parent == store.folder
        listing = store.listing()
        assert [entry.path for entry in listing.entries] == [path], listing.faults
        _is_rebuilt(read_record(path))
        store.remove(path)


def state(data: bytes, _folder: Path) -> None:
    """The state in a recorded game that began at a position; packed here, since no fuzzer packs."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return
    if not isinstance(found, dict):
        return
    people = (Player(name="A", level="human"), Player(name="B", level="human"))
    for game in keys():
        start = Start(id="a", game=game, began="", edition="1.9", players=people, state=pack(found))
        _is_rebuilt(Record(start))


def scenario(data: bytes, folder: Path) -> None:
    """A file of scenarios: each is played and can be opened on the table, or its first fault is told."""
    path = folder / "a.scenario.yaml"
    path.write_bytes(data)
    for read in read_each(path, _form()):
        try:
            if isinstance(read, ScenarioError):
                raise read
            if why := run(read).why:
                is_message(why)
            for_table(read)
        except (ScenarioError, PlayError) as error:
            is_message(str(error))


def lesson(data: bytes, folder: Path) -> None:
    """A lesson, and the sentences of one: read, or the first fault told."""
    path = folder / "a.yaml"
    path.write_bytes(data)
    try:
        read_lesson(path, _game_module())
    except ScenarioError as error:
        is_message(str(error))
    try:
        texts = read_texts(path)
    except ScenarioError as error:
        is_message(str(error))
    else:
        for key in texts:
            texts.parts(key)


def _is_rebuilt(found: Record) -> None:
    """A game that has a position can be seen by both players, or it is told why there is none."""
    try:
        rebuilt = rebuild(found)
    except Damaged as error:
        is_message(str(error))
        return
    if rebuilt.why:
        is_message(rebuilt.why)
    game = rebuilt.game_history.game
    for seat in (0, 1):
        game.view(seat)
    game.legal_choices(game.decision.player)
    game.digest()


@cache
def _game_module() -> GameModule:
    return find("gcg")


def _form() -> ScenarioFormat:
    form = _game_module().scenarios
    assert form is not None
    return form
