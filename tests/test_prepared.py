"""Prepared data is used for the state that it was made for, and only whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop import prepared
from gundam_desktop.prepared import cached, read_prepared, write_prepared


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_what_is_written_for_a_state_is_read_for_it_alone() -> None:
    write_prepared(cached("parts", "a"), "a", [1, 2])
    assert read_prepared("parts", "a", sum) == 3
    assert read_prepared("parts", "b", sum) is None


def test_what_comes_with_the_program_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared, "prepared_file", lambda name: tmp_path / f"{name}.json")
    write_prepared(cached("parts", "a"), "a", [1])
    assert read_prepared("parts", "a", sum) == 1
    write_prepared(tmp_path / "parts.json", "a", [2])
    assert read_prepared("parts", "a", sum) == 2


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", '{"state": "a"}', '{"state": "a", "content": ["x"]}'])
def test_a_damaged_file_is_as_none(damage: str) -> None:
    write_prepared(cached("parts", "a"), "a", [1])
    cached("parts", "a").write_text(damage, encoding="utf-8")
    assert read_prepared("parts", "a", sum) is None
