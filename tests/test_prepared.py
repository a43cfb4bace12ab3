"""Prepared data is used for the state that it was made for, and only whole."""

from __future__ import annotations

import os
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


@pytest.mark.parametrize("place", range(0, 100, 7))
def test_a_file_in_which_a_byte_has_changed_is_as_none(place: int) -> None:
    file = cached("parts", "a")
    write_prepared(file, "a", [1, 22, 333])
    data = bytearray(file.read_bytes())
    data[place % len(data)] ^= 1
    file.write_bytes(data)
    assert read_prepared("parts", "a", sum) is None


@pytest.mark.parametrize("damage", ["", "{", "[]", "a", "a b\n[1]", "[" * 200_000])
def test_what_is_no_such_file_is_as_none(damage: str) -> None:
    file = cached("parts", "a")
    file.parent.mkdir(parents=True)
    file.write_text(damage, encoding="utf-8")
    assert read_prepared("parts", "a", sum) is None


@pytest.mark.parametrize("content", [["x"], {}, None, 1])
def test_data_that_cannot_be_used_is_as_none(content: object) -> None:
    write_prepared(cached("parts", "a"), "a", content)
    assert read_prepared("parts", "a", lambda data: data[0] + 1) is None


def test_data_that_is_nested_without_end_is_as_none() -> None:
    text = b"[" * 200_000
    cached("parts", "a").parent.mkdir(parents=True)
    cached("parts", "a").write_bytes(prepared._head("a", text) + b"\n" + text)
    assert read_prepared("parts", "a", sum) is None


def test_a_pipe_in_place_of_a_file_is_not_waited_for() -> None:
    cached("parts", "a").parent.mkdir(parents=True)
    os.mkfifo(cached("parts", "a"))
    assert read_prepared("parts", "a", sum) is None


def test_a_file_that_is_too_large_is_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    write_prepared(cached("parts", "a"), "a", [1, 2])
    monkeypatch.setattr(prepared, "LARGEST", 10)
    assert read_prepared("parts", "a", sum) is None
