"""Designs of machines: each machine of a family has one of its own."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.ui.cards.art.builds import BUILDS, design
from gundam_desktop.ui.cards.art.stances import STANCES


@pytest.mark.parametrize("family", BUILDS)
def test_a_machine_keeps_its_design_and_no_other_has_it(family: str) -> None:
    designs = [design(family, random.Random(seed)) for seed in range(200)]
    assert len(set(designs)) == 200
    assert [design(family, random.Random(seed)) for seed in range(200)] == designs


def test_each_stance_of_a_family_is_known() -> None:
    assert {stance for build in BUILDS.values() for stance in build.stances} <= set(STANCES)
