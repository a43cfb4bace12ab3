"""The command `replay` with a file that is damaged."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.records import Store
from tests.records.played_games import recorded


@pytest.mark.parametrize("more", [[], ["--verify"]])
def test_a_damaged_game_is_replayed_as_far_as_it_is_good(
    tmp_path: Path, rng: random.Random, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    path = recorded(Store(tmp_path), rng, 20)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[11] = b"x" + lines[11][1:]
    path.write_bytes(b"".join(lines))
    assert main(["replay", str(path), *more]) == 1
    said = capsys.readouterr()
    assert "after 10 choices" in said.out
    assert "line 12 is not as it was written" in said.err
    assert "at least 10 choices after it are lost" in said.err
    assert main(["replay", str(path), "--json", *more]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["decisions"]) == (False, 10)
    assert "line 12" in told["why"]
