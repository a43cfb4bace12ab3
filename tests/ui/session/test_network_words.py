"""What a check has shown is said in one sentence."""

from __future__ import annotations

from gundam_desktop.net.taken_seat import Checked
from gundam_desktop.ui.session.network_words import checked_text


def test_a_check_says_what_it_has_found() -> None:
    assert checked_text(None) == ""
    assert checked_text(Checked((), 1, ("",))) == "Checked: the shuffle was fair and the game went by the rules."
    found = checked_text(Checked(((1, ("shuffle",)), (2, ("shuffle", "events"))), 2, ("", "")))
    assert found.count("shuffle") == 1
    assert "you were told something other than what happened" in found
