"""When the garbage collector of Python runs."""

from __future__ import annotations

import gc

import pytest

from gundam_desktop.ui.session.collector import collect_from_now_on, collector_off


def test_nothing_is_collected_while_the_client_starts() -> None:
    with collector_off():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_is_there_after_the_start_is_never_looked_at_again() -> None:
    with collector_off():
        there = gc.get_freeze_count()
        collect_from_now_on()
        assert gc.isenabled()
        assert gc.get_freeze_count() > there
    assert gc.isenabled()


def test_a_start_that_fails_leaves_the_collector_as_it_was() -> None:
    with pytest.raises(ValueError, match="no window"), collector_off():
        raise ValueError("no window")
    assert gc.isenabled()
