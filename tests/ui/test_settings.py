"""Settings survive a start, and a broken file costs nothing but the settings."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from gundam_desktop.ui import settings
from gundam_desktop.ui.settings import GameSetup, Settings


def test_without_a_file_the_defaults_are_used() -> None:
    assert settings.load() == settings.Loaded(Settings())


def test_what_is_saved_is_loaded(home: Path) -> None:
    kept = Settings(theme="light", animation=2.0, last_game=GameSetup(decks=("a", "b"), opponent="human", seed=7))
    settings.save(kept)
    assert settings.settings_file().is_relative_to(home)
    assert settings.load() == settings.Loaded(kept)
    assert [path.name for path in home.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "EOF"),
        (json.dumps({"animation": "fast"}), "animation: "),
        (json.dumps({"last_game": {"seed": "x"}}), "last_game.seed: "),
    ],
)
def test_a_broken_file_is_set_aside(text: str, reason: str) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert reason in loaded.reason
    assert loaded.set_aside is not None
    assert loaded.set_aside.read_text() == text
    assert not path.exists()
    path.write_text(text)
    assert settings.load().set_aside != loaded.set_aside


def test_a_save_that_fails_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(Settings(theme="dark"))

    def fail(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        settings.save(Settings(theme="light"))
    assert settings.load().settings.theme == "dark"
    assert len(list(settings.config_folder().iterdir())) == 1


def test_unknown_keys_are_left_out() -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"theme": "light", "of a later version": 1}))
    assert settings.load() == settings.Loaded(Settings(theme="light"))
