"""What the tests of recorded games use."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.records import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games")
