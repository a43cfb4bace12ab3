"""What the tests of several commands use."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.scenario_files import BAD, GOOD


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with scenarios, one of which fails."""
    made = tmp_path / "scenarios"
    (made / "more").mkdir(parents=True)
    (made / "good.yaml").write_text(GOOD, encoding="utf-8")
    (made / "more" / "both.yaml").write_text(f"{GOOD}---\n{BAD}", encoding="utf-8")
    return made
