"""Being away, and lag that does not count."""

from __future__ import annotations

from gundam_desktop.net.absence import ALTOGETHER, MOST_QUOTA, ONCE, QUOTA, Absence, LagQuota


def test_an_absence_is_bounded_at_a_time_and_altogether() -> None:
    absence = Absence()
    for number in range(1, 5):
        absence.pass_away(ONCE)
        assert absence.left == 0
        absence.come_back()
        assert absence.left == min(ONCE, max(0, ALTOGETHER - number * ONCE))
    assert Absence(ALTOGETHER - 5).left == 5


def test_lag_is_free_within_a_quota_that_fills_up_again() -> None:
    quota = LagQuota()
    assert quota.free(0.5) == 0.5
    assert quota.free(100) == QUOTA + 0.5
    assert quota.free(100) == 1
    for _ in range(20):
        quota.free(0)
    assert quota.free(100) == MOST_QUOTA
    assert quota.free(-1) == 0
