"""Every test here may ask the registry for the game of hexes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gundam_desktop.games import registered
from tests.games.toy.doors import DOORS


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered(DOORS, "Hexes"):
        yield
