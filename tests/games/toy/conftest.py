"""Every test here may ask the registry for the game of hexes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gundam_desktop.games import registered
from tests.games.toy.game_module import GAME_MODULE


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered(GAME_MODULE, "Hexes"):
        yield
