"""Collection and learning, programs that were added, printed texts, and lessons of the player's own."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from gundam_desktop.backup import BackupError, kind_of
from gundam_desktop.bots.protocol import programs as added
from gundam_desktop.coach.kept import KeptDecisions
from gundam_desktop.games import find
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.games.gcg.cards.official_wording import wording_faults
from gundam_desktop.games.gcg.decks.collection import Collection
from gundam_desktop.games.gcg.decks.deck import DeckError
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import config_folder, player_folder
from gundam_desktop.restoring import make_plan, restore
from gundam_desktop.tutorial.course import read_course
from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.progress import Progress
from tests.fuzz.messages import is_message


def backup(data: bytes, folder: Path) -> None:
    """A backup: refused, or restored with nothing written but files that a backup holds."""
    home = folder / "home"
    home.mkdir()
    _at_home(home)
    file = folder / "mine.zip"
    file.write_bytes(data)
    try:
        restore(make_plan(file))
    except BackupError as error:
        is_message(str(error))
    assert {path.name for path in folder.iterdir()} == {"home", "mine.zip"}
    assert all(kind_of(path.relative_to(home).as_posix()) for path in home.rglob("*") if path.is_file())


def collection(data: bytes, folder: Path) -> None:
    """A collection: read and changed, or set aside with its fault told, after which an empty one can be changed."""
    kept = Collection(folder / "gcg.json")
    kept.file.write_bytes(data)
    try:
        kept.read()
    except DeckError as error:
        for language in LANGUAGES:
            is_message(error.sentence(language))
        assert not kept.file.exists()
        assert len(list(folder.glob("gcg.broken-*.json"))) == 1
    kept.set_count("owned", "ST01-001", 3)
    assert kept.read().owned["ST01-001"] == 3


def learned(data: bytes, folder: Path) -> None:
    """The progress, the record and the kept decisions of a learner: read, or set aside with the fault told."""
    for name in ("progress.json", "learning.json", "decisions.json"):
        place = folder / name.removesuffix(".json")
        place.mkdir()
        (place / name).write_bytes(data)
        for read in (Progress("gcg", place), LearningRecord("gcg", place), KeptDecisions("gcg", place)):
            if fault := read.file.fault:
                is_message(fault)
                assert [path.read_bytes() for path in place.iterdir()] == [data]
        for kept in KeptDecisions("gcg", place).all.values():
            try:
                kept.decision()
            except ValueError as error:
                is_message(str(error))


def programs(data: bytes, folder: Path) -> None:
    """The programs that were added as opponents."""
    _at_home(folder)
    path = config_folder() / "programs.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    try:
        added.programs()
    except ValueError as error:
        is_message(str(error))
        assert added.program_levels() == ()


def printed(data: bytes, folder: Path) -> None:
    """A player's file of printed texts."""
    _at_home(folder)
    path = player_folder("wording", "en.json")
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    for fault in wording_faults():
        is_message(fault)


def own_lesson(data: bytes, folder: Path) -> None:
    """A lesson of the player's own with its texts, among the lessons of the program."""
    _at_home(folder)
    place = player_folder("lessons", "gcg")
    (place / "text").mkdir(parents=True)
    (place / "a.yaml").write_bytes(data)
    (place / "text" / "a.en.yaml").write_bytes(data)
    for fault in read_course(_game_module()).faults:
        is_message(fault)


def _at_home(folder: Path) -> None:
    os.environ["GUNDAM_DESKTOP_HOME"] = str(folder)


@cache
def _game_module() -> GameModule:
    return find("gcg")
