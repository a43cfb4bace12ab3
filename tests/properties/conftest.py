"""What the properties need beside the fixtures of all tests."""

from __future__ import annotations

import faulthandler

import pytest

from tests.conftest import Times


@pytest.fixture(autouse=True)
def unwatched(times: Times) -> None:
    """Whole counts take minutes: no stack is printed meanwhile (printing that of a busy thread may crash Python)."""
    if times.whole:
        faulthandler.cancel_dump_traceback_later()
