"""The cards to build with."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Card


@pytest.fixture
def cards() -> dict[str, Card]:
    return decks_api.all_cards()
