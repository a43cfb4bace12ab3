"""A change of the code changes no wording unseen: cards and examples are worded as they were when last looked at."""

from __future__ import annotations

import pytest

from tests.games.gcg.effects.both_ways.kept_wordings import kept, present

NEW = "if it is wanted, keep it: python -m tests.games.gcg.effects.both_ways.kept_wordings"


@pytest.mark.parametrize("part", ["examples", "cards"])
def test_the_wording_is_the_one_that_is_kept(part: str) -> None:
    now, then = dict(present()[part]), dict(kept()[part])
    changed = [
        f"{name}: {now.get(name)}, was {then.get(name)}" for name in now | then if now.get(name) != then.get(name)
    ]
    assert not changed, "\n".join([f"{len(changed)} wordings differ; {NEW}", *changed[:20]])
