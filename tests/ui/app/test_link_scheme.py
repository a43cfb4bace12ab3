"""What the packed program writes into the registry of Windows, so that links open it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PureWindowsPath

import pytest

from gundam_desktop.net.invitation import SCHEME, Invitation, Server
from gundam_desktop.ui.app.link_scheme import PROGRAM, enter_for_links, write_entries

HERE = PureWindowsPath("C:\\Users\\Kai Ōe\\gundam-desktop") / PROGRAM


class Registry:
    """Stands for `winreg`: keeps the values by key and name."""

    HKEY_CURRENT_USER, REG_SZ = object(), 1

    def __init__(self) -> None:
        self.values: dict[tuple[str, str], str] = {}

    @contextmanager
    def CreateKey(self, root: object, key: str) -> Iterator[str]:  # noqa: N802 - a name of `winreg`
        assert root is self.HKEY_CURRENT_USER, "for this user alone"
        yield key

    def SetValueEx(self, key: str, name: str, reserved: int, kind: int, value: str) -> None:  # noqa: N802
        assert (reserved, kind) == (0, self.REG_SZ)
        self.values[key, name] = value


def test_a_link_starts_the_program_with_the_whole_link_as_one_word() -> None:
    registry, program = Registry(), HERE
    write_entries(registry, program)  # type: ignore[arg-type]  # a path of another system
    key = f"Software\\Classes\\{SCHEME}"
    assert registry.values[key, "URL Protocol"] == "", "what makes the key one of a scheme"
    command = registry.values[f"{key}\\shell\\open\\command", ""]
    assert command == f'"{program}" open "%1"'
    link = Invitation(Server("2001:db8::1", 7448, "a" * 52), "P3DFXWFR", "gcg", "1.9").link
    assert not {'"', " ", "\\"} & {*link}, "so a link never ends its word"


def test_what_was_written_before_is_replaced() -> None:
    registry = Registry()
    for folder in ("C:\\former", "C:\\now"):
        write_entries(registry, PureWindowsPath(folder) / PROGRAM)  # type: ignore[arg-type]
    assert {value for value in registry.values.values() if "former" in value} == set()


def test_only_the_packed_program_on_windows_enters_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = Registry()
    monkeypatch.setitem(sys.modules, "winreg", registry)
    for system, packed in (("linux", True), ("win32", False), ("win32", True)):
        assert registry.values == {}
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(sys, "frozen", packed, raising=False)
        enter_for_links()
    assert len(registry.values) == 3


def test_a_registry_that_refuses_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    registry = Registry()
    monkeypatch.setattr(registry, "CreateKey", refuse)
    monkeypatch.setitem(sys.modules, "winreg", registry)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    enter_for_links()
