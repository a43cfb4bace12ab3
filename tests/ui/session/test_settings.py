"""Settings survive a start, and a broken file costs nothing but the settings."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gundam_desktop.locate import config_folder
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import GameSetup, Settings


def test_without_a_file_the_defaults_are_used() -> None:
    assert settings.load() == settings.Loaded(Settings(), is_first_start=True)


def test_what_is_saved_is_loaded(home: Path) -> None:
    kept = Settings(theme="light", animation=2.0, last_game=GameSetup(decks=("a", "b"), opponent="human", seed=7))
    settings.save(kept)
    assert settings.settings_file().is_relative_to(home)
    assert settings.load() == settings.Loaded(kept)
    assert sorted(path.name for path in home.iterdir()) == ["settings.json", "settings.lock"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [("{", "EOF"), ("[1]", "object"), ("\udcff", "expected value"), ("[" * 5000, "recursion")],
)
def test_a_broken_file_is_set_aside(text: str, reason: str) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, errors="surrogateescape")
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert reason in loaded.reason
    assert loaded.set_aside is not None
    assert loaded.set_aside.read_text(errors="surrogateescape") == text
    assert not path.exists()
    path.write_text(text, errors="surrogateescape")
    assert settings.load().set_aside != loaded.set_aside


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"animation": "fast"}, "animation: "),
        ({"animation": 99}, "animation: "),
        ({"window": [1]}, "window"),
        ({"interrupts": 3, "bot_pause": -1}, "bot_pause: "),
        ({"last_game": 7}, "last_game: "),
        ({"last_game": {"seed": "x", "names": ["Ann", "Ben"]}}, "last_game.seed: "),
    ],
)
def test_a_field_that_is_wrong_costs_only_itself(wrong: dict[str, object], reason: str) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"theme": "light", "language": "ja", "of a later version": 1, **wrong})
    path.write_text(text)
    loaded = settings.load()
    assert (loaded.settings.theme, loaded.settings.language) == ("light", "ja")
    assert loaded.settings.last_game.names == (("Ann", "Ben") if "names" in text else ("", ""))
    assert reason in loaded.reason
    assert loaded.whole
    assert loaded.set_aside is not None
    assert loaded.set_aside.read_text() == text, "the file as it was is kept"
    assert settings.load() == settings.Loaded(loaded.settings), "the next start finds nothing wrong"
    assert json.loads(path.read_text())["of a later version"] == 1


def test_fields_of_older_versions_are_understood() -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"forced_pass": False, "ceremony": "brisk", "interrupts": ["turn", "gone"]}))
    loaded = settings.load()
    assert loaded.settings == Settings(auto_pass="never", showcase="brisk", interrupts={"gcg": ("turn", "gone")})
    assert loaded.reason == ""


def test_two_clients_leave_each_others_changes_alone() -> None:
    settings.save(Settings(theme="dark"))
    one, other = settings.load().settings, settings.load().settings
    seen = one.model_copy(), other.model_copy()
    one.theme = "light"
    settings.save(one, seen[0])
    other.language = "ja"
    settings.save(other, seen[1])
    assert (settings.load().settings.theme, settings.load().settings.language) == ("light", "ja")
    other.theme = "system"
    settings.save(other, seen[1])
    assert settings.load().settings.theme == "system", "the last one wins"


SAVING = """
import sys
from gundam_desktop.ui.session import settings
own = settings.load().settings
for number in range(40):
    before = own.model_copy()
    setattr(own, sys.argv[1], float(number) / 10)
    settings.save(own, before)
"""


def test_two_programs_that_save_at_once_lose_nothing() -> None:
    settings.save(Settings())
    programs = [subprocess.Popen([sys.executable, "-c", SAVING, name]) for name in ("bot_pause", "animation")]
    seen = 0
    while any(program.poll() is None for program in programs):
        loaded = settings.load()
        assert loaded.reason == "", "a torn file"
        seen += 1
    assert [program.returncode for program in programs] == [0, 0]
    assert seen > 1
    assert (settings.load().settings.bot_pause, settings.load().settings.animation) == (3.9, 3.9)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("\u202eneB\u0000", "neB"),
        ("x" * 200, "x" * 20),
        ("é" * 40, "é" * 20),
        ("e\u0301" * 40, "e\u0301" * 10),
        ("x" + "e\u0301" * 40, "x" + "e\u0301" * 9),
        ("アムロ・レイ", "アムロ・レイ"),
        ("<b>&{name}", "<b>&{name}"),
    ],
)
def test_names_are_tidy(written: str, kept: str) -> None:
    assert GameSetup(names=(written, "Ben")).names == (kept, "Ben")


def test_a_save_that_fails_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(Settings(theme="dark"))

    def fail(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        settings.save(Settings(theme="light"))
    assert settings.load().settings.theme == "dark"
    assert sorted(path.name for path in config_folder().iterdir()) == ["settings.json", "settings.lock"]


def test_unknown_keys_are_left_out() -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"theme": "light", "of a later version": 1}))
    assert settings.load() == settings.Loaded(Settings(theme="light"))


@pytest.mark.parametrize(
    ("field", "absurd"),
    [
        ("window", [10**9, 5]),
        ("window", [-1, 900]),
        ("volume", 10**30),
        ("animation", float("nan")),
        ("animation", 1e300),
        ("bot_limit", float("inf")),
        ("bot_pause", -1),
        ("text_size", 10**6),
        ("builder", {"widths": [10**9]}),
        ("builder", {"faces": -5}),
        ("builder", {"searches": ["x"] * 10**4}),
        ("rule_book", {"widths": [1] * 1000}),
        ("last_game", {"seed": 10**40}),
        ("last_game", {"minutes": 10**9}),
    ],
)
def test_absurd_numbers_become_the_usual_ones(field: str, absurd: object) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"theme": "light", field: absurd}))
    loaded = settings.load()
    assert loaded.settings == Settings(theme="light")
    assert field in loaded.reason
    assert settings.load().settings == Settings(theme="light")
