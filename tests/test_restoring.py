"""A restore says what it would do, loses nothing of what is there, and can be stopped at any moment."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop import restoring
from gundam_desktop.backup import SETTINGS, Backup, BackupError, write_backup
from gundam_desktop.games.gcg import decks_api
from gundam_desktop.locate import player_folder
from gundam_desktop.records import Store
from gundam_desktop.records.journal import Journal
from gundam_desktop.restoring import ASIDE, Counts, make_plan, restore
from gundam_desktop.ui.session import settings
from gundam_desktop.writing import write_whole
from tests.backup_files import FILES, KEY, put, rewritten, with_file
from tests.backup_files import settings as settings_file
from tests.conftest import Times
from tests.ui.whole.test_former_version import EXPECTED, FORMER

OLD, NEW = b"4 ST01-001\n", b"3 ST01-001\n"


def files_of(folder: Path) -> dict[str, bytes]:
    """The content of every file of a folder, without locks and what was kept aside."""
    names = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {
        name: path.read_bytes() for name, path in names.items() if not name.startswith(ASIDE) and "lock" not in name
    }


def kept_aside(home: Path) -> dict[str, bytes]:
    """What the backups in the player's folder hold, the oldest content of each file."""
    found: dict[str, bytes] = {}
    for path in sorted((home / ASIDE).glob("*.zip")):
        with Backup(path) as backup:
            found = {name: backup.read(name) for name in backup.manifest.files} | found
    return found


@pytest.fixture
def made(home: Path, tmp_path: Path) -> Path:
    """A backup of some files, since which some were changed, removed and added."""
    put(home, {**FILES, "decks/Two.txt": OLD, SETTINGS: settings_file()})
    write_backup(tmp_path / "made.zip")
    put(home, {"decks/Two.txt": NEW, "decks/Three.txt": NEW})
    put(home, {SETTINGS: settings_file(theme="light", online={"servers": [{"address": "new", "key": "other"}]})})
    (home / "games" / "20260101-1.game").unlink()
    return tmp_path / "made.zip"


def test_a_plan_says_what_would_be_new_replaced_kept_and_the_same(made: Path, home: Path) -> None:
    before = files_of(home)
    plan = make_plan(made)
    assert plan.new == ("games/20260101-1.game",)
    assert plan.replaced == ("decks/Two.txt", SETTINGS)
    assert plan.kept == ("decks/Three.txt",)
    assert set(plan.same) == {*FILES} - {"games/20260101-1.game"}
    assert plan.left_out == ()
    assert plan.counts() == {
        "settings": Counts(0, 1, 0, 0),
        "decks": Counts(0, 1, 1, 1),
        "other decks": Counts(0, 0, 0, 1),
        "games": Counts(1, 0, 0, 0),
        "thumbnails": Counts(0, 0, 0, 1),
        "collection": Counts(0, 0, 0, 1),
        "own cards": Counts(0, 0, 0, 1),
        "learning": Counts(0, 0, 0, 1),
        "bot games": Counts(0, 0, 0, 1),
    }
    assert files_of(home) == before


def test_a_restore_keeps_what_it_replaces_and_secrets_as_they_are(made: Path, home: Path) -> None:
    os.utime(home / "decks" / "Three.txt", (1000, 1000))
    kept = restore(make_plan(made))
    assert kept is not None
    assert kept.parent == home / ASIDE
    now = files_of(home)
    fields = json.loads(now.pop(SETTINGS))
    assert fields == {"theme": "dark", "online": {"servers": [{"address": "new", "key": "other"}]}}
    assert now == {**FILES, "decks/Two.txt": OLD, "decks/Three.txt": NEW}
    assert KEY.encode() not in made.read_bytes()
    aside = kept_aside(home)
    assert aside.pop("decks/Two.txt") == NEW
    assert json.loads(aside.pop(SETTINGS)) == {"theme": "light"}
    assert aside == {}
    assert make_plan(made)[2:4] == ((), ())
    assert restore(make_plan(made)) is None
    restore(make_plan(kept))
    assert (home / "decks" / "Two.txt").read_bytes() == NEW
    assert json.loads((home / SETTINGS).read_bytes())["theme"] == "light"


def test_times_of_files_are_restored(home: Path, tmp_path: Path) -> None:
    put(home, {"games/a.game": b"1"})
    os.utime(home / "games" / "a.game", (1_000_000, 1_000_000))
    write_backup(tmp_path / "made.zip")
    shutil.rmtree(home / "games")
    restore(make_plan(tmp_path / "made.zip"))
    assert (home / "games" / "a.game").stat().st_mtime == 1_000_000


def test_into_empty_folders_everything_is_new(made: Path, home: Path) -> None:
    shutil.rmtree(home)
    plan = make_plan(made)
    assert (plan.replaced, plan.kept, plan.same) == ((), (), ())
    assert restore(plan) is None
    assert {name: data for name, data in files_of(home).items() if name != SETTINGS} == {**FILES, "decks/Two.txt": OLD}


def test_what_an_earlier_version_has_written_is_restored(home: Path, tmp_path: Path) -> None:
    shutil.copytree(FORMER / "home", home, dirs_exist_ok=True)
    write_backup(tmp_path / "made.zip")
    shutil.rmtree(home)
    restore(make_plan(tmp_path / "made.zip"))
    listing = Store().listing()
    assert listing.faults == []
    assert {entry.path.name: entry.over for entry in listing.entries} == {
        name: game["over"] for name, game in EXPECTED["games"].items()
    }
    assert settings.load().reason == ""
    decks = decks_api.player_repository()
    assert [entry.name for entry in decks.listing().entries] == [deck["name"] for deck in EXPECTED["decks"]]
    assert [draft.content.deck.name for draft in decks.recoverable_drafts().drafts] == EXPECTED["drafts"]
    assert decks.listing().damaged == []


def test_a_later_version_of_the_same_format_is_restored_as_far_as_it_is_known(made: Path, home: Path) -> None:
    def later(_files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        manifest |= {"program": "7.5", "more": 1}

    for name in ("tournaments/x.json", "decks/x.deck2", "programs.json", "online/x.seat", "backups/x.json"):
        with_file(made, name, b"{}")
    rewritten(made, later)
    plan = make_plan(made)
    assert plan.left_out == ("backups/x.json", "decks/x.deck2", "online/x.seat", "programs.json", "tournaments/x.json")
    restore(plan)
    assert not any((home / name).exists() for name in plan.left_out)


@pytest.mark.parametrize("name", ["decks/a:b.txt", "decks/CON.txt", "decks/end./x.txt", "decks/nul"])
def test_names_that_this_system_has_not_are_left_out(made: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_file(made, name)
    with monkeypatch.context() as patched:
        patched.setattr("gundam_desktop.restoring.os.name", "nt")
        assert not restoring._has_place(name)


def test_what_is_in_the_way_is_named_before_anything_is_done(made: Path, home: Path) -> None:
    (home / "games").rename(home / "elsewhere")
    put(home, {"games": b"no folder"})
    with pytest.raises(BackupError, match=r"games: is in the way and cannot be kept: Not a directory") as caught:
        make_plan(made)
    assert caught.value.fault == "in the way"
    (home / "games").unlink()
    (home / "games" / "20260101-1.game").mkdir(parents=True)
    with pytest.raises(BackupError, match=r"20260101-1\.game: is in the way and cannot be kept: it is a folder"):
        make_plan(made)


def test_a_game_that_is_open_is_not_replaced(made: Path, home: Path) -> None:
    put(home, {"games/20260101-1.game": b"another game\n"})
    journal = Journal.create(home / "games" / "20260101-1.game", [])
    put(home, {"games/20260101-1.game": b"another game\n"})
    before = files_of(home)
    with pytest.raises(BackupError, match=r"20260101-1\.game: a window has this game open; close it and restore again"):
        restore(make_plan(made))
    assert files_of(home) == before
    journal.close()
    restore(make_plan(made))
    assert (home / "games" / "20260101-1.game").read_bytes() == FILES["games/20260101-1.game"]


def test_another_backup_in_its_place_is_not_restored_unseen(made: Path, home: Path, tmp_path: Path) -> None:
    plan = make_plan(made)
    write_backup(tmp_path / "other.zip")
    shutil.copy(tmp_path / "other.zip", made)
    with pytest.raises(BackupError, match="another file is in its place now; open it again"):
        restore(plan)


def test_a_disk_that_is_full_is_said_with_what_was_kept(
    made: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, left = files_of(home), iter([0, 0])

    def until_full(path: Path, data: Any, **_how: bool) -> None:
        if next(left, None) is None:
            raise OSError(28, "No space left on device", str(path))
        write_whole(path, data)

    monkeypatch.setattr(restoring, "write_whole", until_full)
    with pytest.raises(BackupError) as caught:
        restore(make_plan(made))
    assert caught.value.fault == "stopped"
    (kept,) = (home / ASIDE).iterdir()
    assert f"cannot be written: No space left on device; what was replaced is kept in {kept}" in str(caught.value)
    assert {name: kept_aside(home).get(name) or data for name, data in files_of(home).items()}.keys() >= before.keys()
    monkeypatch.setattr(restoring, "write_whole", write_whole)
    restore(make_plan(made))
    assert make_plan(made)[2:4] == ((), ())


def test_a_backup_that_vanishes_meanwhile_is_said_with_what_was_kept(
    made: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = make_plan(made)

    def unplugged(_backup: Backup, name: str) -> bytes:
        raise BackupError("unreadable", made, f"cannot be read: {name}")

    monkeypatch.setattr(Backup, "read", unplugged)
    with pytest.raises(BackupError, match=r"made\.zip: cannot be read: .*; what was replaced is kept in ") as caught:
        restore(plan)
    assert caught.value.fault == "stopped"


def test_a_folder_that_may_not_be_written_to_is_said(made: Path, home: Path) -> None:
    plan = make_plan(made)
    player_folder("backups").write_text("a file in the place of the folder", encoding="utf-8")
    with pytest.raises(BackupError, match=r"cannot be written: .*; nothing was replaced"):
        restore(plan)


KILLED = """
import os, signal, sys
from pathlib import Path
from gundam_desktop.restoring import make_plan, restore

left = int(sys.argv[2])
def step(did):
    def counted(*arguments, **more):
        global left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        return did(*arguments, **more)
    return counted

plan = make_plan(Path(sys.argv[1]))
for place, name in ((os, "write"), (os, "fsync"), (os, "fdopen"), (os, "utime"), (Path, "replace"), (Path, "unlink")):
    setattr(place, name, step(getattr(place, name)))
restore(plan)
print("done")
"""
"""A restore that kills itself at a step of its writing."""
KILLS = 40


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process is killed so here")
def test_a_kill_loses_nothing_at_any_step(home: Path, tmp_path: Path, rng: random.Random, times: Times) -> None:
    old = {f"decks/{number}.txt": b"old %d\n" % number for number in range(6)}
    new = {name: data.replace(b"old", b"new") for name, data in old.items()} | {f"games/{n}.game": b"x" for n in "abc"}
    put(home, new)
    write_backup(tmp_path / "made.zip")
    step, killed = rng.randrange(1, 4), 0
    for _ in range(times(KILLS, share=4, plain=2)):
        shutil.rmtree(home)
        put(home, old)
        call = [sys.executable, "-P", "-c", KILLED, str(tmp_path / "made.zip"), str(step)]
        ended = subprocess.run(call, capture_output=True, text=True, check=False)
        if ended.stdout == "done\n":
            step = rng.randrange(1, 4)
            continue
        assert ended.returncode == -signal.SIGKILL, ended.stderr
        killed, step = killed + 1, step + rng.randrange(1, 12)
        now, aside = files_of(home), kept_aside(home)
        for name, data in old.items():
            assert now[name] in (data, new[name])
            assert data in (now[name], aside.get(name)), f"{name} is lost"
        restore(make_plan(tmp_path / "made.zip"))
        assert {name: data for name, data in files_of(home).items() if "/.part-" not in name} == new
        assert {**old, **kept_aside(home)} == old
    assert killed
