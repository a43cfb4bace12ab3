"""`selftest`: its output, its exit status, and that it leaves the player's own folder alone."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.locate import HOME
from gundam_desktop.ui.app import selftest
from gundam_desktop.ui.app.selftest import Check
from tests.cli.output import printed

GOOD = Check("start", "", "as it should be", 0.25)
BAD = Check("sound", "no\nsuch file", "", 0.5)


def returning(monkeypatch: pytest.MonkeyPatch, *checks: Check) -> list[str]:
    """Let the selftest come to this; the homes that it had."""
    homes: list[str] = []

    class Stub:
        def checks(self) -> Iterator[Check]:
            homes.append(os.environ[HOME])
            assert list(Path(homes[0]).iterdir()) == []
            return iter(checks)

    monkeypatch.setattr(selftest, "Selftest", Stub)
    return homes


def test_ok_for_each_step(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    homes = returning(monkeypatch, GOOD)
    assert main(["selftest"]) == 0
    assert capsys.readouterr().out == "start: ok (as it should be), 0.2 s\n"
    assert not Path(homes[0]).exists()
    assert os.environ[HOME] == str(home)


def test_the_step_and_its_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    returning(monkeypatch, GOOD, BAD)
    assert main(["selftest"]) == 1
    assert capsys.readouterr().out.splitlines()[1] == "sound: no such file, 0.5 s"


def test_as_an_object(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    returning(monkeypatch, GOOD, BAD)
    assert main(["selftest", "--json"]) == 1
    assert printed(capsys) == {
        "ok": False,
        "checks": [
            {"name": "start", "ok": True, "seconds": 0.25, "detail": "as it should be"},
            {"name": "sound", "ok": False, "seconds": 0.5, "detail": "", "error": "no\nsuch file"},
        ],
    }


class _Ended(BaseException):
    """In place of the end of this process."""


@pytest.mark.skipif(sys.platform == "win32", reason="no program can send itself a Ctrl+C there")
def test_an_interrupt_ends_it_where_qt_drops_the_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    statuses: list[int] = []

    class Stub:
        def checks(self) -> Iterator[Check]:
            with contextlib.suppress(KeyboardInterrupt):
                os.kill(os.getpid(), signal.SIGINT)
            yield GOOD

    def end(status: int) -> None:
        statuses.append(status)
        assert not Path(os.environ[HOME]).exists()
        raise _Ended

    monkeypatch.setattr(selftest, "Selftest", Stub)
    monkeypatch.setattr(os, "_exit", end)
    with pytest.raises(_Ended):
        main(["selftest"])
    assert statuses == [130]
