"""Every code of the protocol has a sentence that says what to do, in each language."""

from __future__ import annotations

import pytest

from gundam_desktop.net.client import Link
from gundam_desktop.net.downward import Refused, Why
from gundam_desktop.net.emotes import EMOTES
from gundam_desktop.net.invitation import NotAnInvitation
from gundam_desktop.net.protocol import BYES, REFUSALS, Rules
from gundam_desktop.ui.online.words import (
    code_text,
    emote_texts,
    game_title,
    invitation_fault,
    link_text,
    names_text,
    refused_text,
    rules_text,
)
from gundam_desktop.ui.session.services import Services

INTERNAL = {"unreadable", "other"}
"""Refusals of choices, which the table words itself."""


@pytest.mark.parametrize("code", [*BYES, "unreachable", "certificate"])
def test_every_bye_is_worded(code: str) -> None:
    assert "said" not in link_text(Link("ended", code=code))
    assert link_text(Link("ended", code=code)).endswith(".")


@pytest.mark.parametrize("code", sorted(REFUSALS.keys() - INTERNAL))
def test_every_refusal_is_worded(code: str) -> None:
    text = refused_text(Refused(what="join", why=[Why(code=code)]))
    assert "said" not in text


def test_figures_are_shown_as_plain_text_and_may_be_missing() -> None:
    why = Why(code="sets", figures=[["set", "GD01\n<b>"], ["who", "other"]])
    assert "GD01<b>" in refused_text(Refused(what="join", why=[why]))
    whole = why.model_copy(update={"figures": [*why.figures, ["yours", "1f2e"], ["theirs", "-"]]})
    told = "(the other player): 1f2e here, none there."
    assert told in refused_text(Refused(what="join", why=[whole]))
    assert told in link_text(
        Link("ended", code="sets", figures=tuple((str(key), value) for key, value in whole.figures))
    )
    assert "?" in refused_text(Refused(what="join", why=[Why(code="game")]))
    assert "“new one”" in link_text(Link("ended", code="new one"))


def test_a_connection_that_stands_says_nothing() -> None:
    assert link_text(Link("here")) == ""
    assert link_text(Link("lost", 2.0))


def test_every_emote_is_worded() -> None:
    assert tuple(emote_texts()) == EMOTES


def test_the_rules_of_a_table_in_a_line() -> None:
    assert rules_text(Rules()) == "One game, no clock, quick passes, undo if the other agrees"
    rules = Rules(best_of=3, sideboards=True, clock=90, match_clock=True, passing="secret", undo=False, watchers=False)
    assert rules_text(rules) == (
        "Best of three, with sideboards, 1.5 min each for the match, passing reveals nothing, no undo, no watchers"
    )


@pytest.mark.parametrize("code", ["code", "address", "port", "fingerprint", "link"])
def test_what_is_wrong_with_an_invitation(code: str) -> None:
    assert invitation_fault(NotAnInvitation(code, "x y"))
    assert invitation_fault(NotAnInvitation("empty")) == ""


def test_names_and_codes() -> None:
    assert code_text("P3DFXWFR") == "P3DF-XWFR"
    assert [names_text(names) for names in (["", ""], ["Ann", ""], ["Ann", "Kai"])] == [
        "nobody",
        "Ann",
        "Ann against Kai",
    ]


def test_a_game_is_called_by_its_title_and_one_that_is_missing_by_its_key_without_control_characters() -> None:
    assert game_title(Services(), "zoids") == "Zoids Battle Card Game (rule supplement)"
    assert game_title(Services(), "chess\u202e") == "chess"
