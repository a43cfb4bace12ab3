"""What the tests of saved games use."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def no_thumbnails() -> None:
    """Here the pictures beside games are taken: lists show them."""
