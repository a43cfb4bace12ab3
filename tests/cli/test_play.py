"""`play`, and no command at all: the client opens, or one line says why not."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import pytest

from gundam_desktop.cli.main import main
from tests.cli.output import one_line


def test_no_command_opens_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    from gundam_desktop.ui.app import application

    calls: list[dict[str, Any]] = []

    def opened(arguments: argparse.Namespace, _window_made: object) -> int:
        calls.append(vars(arguments))
        return 0

    monkeypatch.setattr(application, "run", opened)
    assert main([]) == 0
    assert main(["play", "--deck", "official-004", "--against", "greedy", "--seed", "7"]) == 0
    assert calls[0].get("deck") is None
    assert (calls[1]["deck"], calls[1]["against"], calls[1]["seed"]) == ("official-004", "greedy", 7)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a screen is always there")
@pytest.mark.parametrize("call", [[], ["play"]])
def test_without_a_screen_the_command_is_named_once(
    call: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main(call) == 2
    assert one_line(capsys).startswith("gundam-desktop play: there is no screen (")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("greedy:worlds=0", "--against: the bot greedy: worlds=0; expected a whole number from 1 to 64"),
        ("random:worlds=1", "--against: the bot random has no option 'worlds'; it has none"),
        (
            "nobody",
            "--against: there is no bot nobody; there are cadet, ensign, lieutenant, commander, ace, newtype, human",
        ),
    ],
)
def test_play_against_a_bot_that_there_is_not(bot: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--against", bot]) == 2
    assert one_line(capsys) == f"gundam-desktop play: {why}\n"


@pytest.mark.parametrize("environment", [True, False])
def test_play_names_itself_everywhere_the_same(
    environment: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not environment:
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setattr("sys.platform", "linux")
    else:
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert main(["play", "--deck", "no-deck"]) == 2
    assert one_line(capsys).startswith("gundam-desktop play: ")
