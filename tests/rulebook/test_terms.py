"""The words of the rules for zones and players."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games import find
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.book import RulebookError
from gundam_desktop.rulebook.terms import Role, Terms

DATA = {
    "zones": [{"zones": ["pile"], "en": ["pile"]}, {"zones": ["big"], "en": ["big pile"]}],
    "roles": [
        {"role": "turn", "en": ["mover"]},
        {"role": "waiting", "en": ["waiter"]},
        {"role": "other", "en": ["opponent"]},
    ],
}


def _found(text: str) -> list[tuple[str, tuple[str, ...], Role]]:
    terms = Terms(DATA, "terms.json").within(text, "en")
    return [(text[slice(*term.span)], term.zones, term.role) for term in terms]


def test_the_longest_words_are_found_and_belong_to_the_player_named_last() -> None:
    assert _found("The pile: the Mover's big pile, then the opponent's pile, compiled.") == [
        ("pile", ("pile",), Role.EITHER),
        ("Mover", (), Role.TURN),
        ("big pile", ("big",), Role.TURN),
        ("opponent", (), Role.WAITING),
        ("pile", ("pile",), Role.WAITING),
    ]
    assert _found("The waiter hits the opponent.")[1] == ("opponent", (), Role.TURN)
    assert _found("An opponent")[0] == ("opponent", (), Role.WAITING)
    assert Terms({}, "x").within("pile", "en") == Terms(DATA, "x").within("pile", "ja") == ()


def test_seats_follow_the_turn() -> None:
    either, mover, _, other, _ = Terms(DATA, "x").within("pile mover pile opponent pile", "en")
    assert [either.seats(1), mover.seats(1), other.seats(1), other.seats(0)] == [(0, 1), (1,), (0,), (1,)]


@pytest.mark.parametrize(
    "data",
    [
        {"zones": [{"en": ["x"]}]},
        {"roles": [{"role": "who", "en": ["x"]}]},
        {"zones": ["x"]},
        {"roles": [{"role": "turn", "en": 3}]},
    ],
)
def test_a_faulty_file_is_named(data: dict[str, Any]) -> None:
    with pytest.raises(RulebookError, match=r"terms\.json: (zones|roles): entry 1: expected an object"):
        Terms(data, "terms.json")


def test_the_words_of_the_game_mean_zones_that_it_has_and_the_same_in_every_language() -> None:
    zones = {zone.key for zone in find("gcg").library.playmat("en").zones}
    everywhere = [RULEBOOK.words("1.0", language) for language in RULEBOOK.languages]
    for clauses in zip(*everywhere, strict=True):
        found = [{z for t in RULEBOOK.terms.within(c.text, c.language) for z in t.zones} for c in clauses]
        assert set().union(*found) <= zones
    blocking = [RULEBOOK.terms.within(book.clause("7-4-1").text, book.language) for book in everywhere]
    assert [[(term.zones, term.role) for term in terms] for terms in blocking] == [
        [((), Role.WAITING), (("battle",), Role.WAITING)]
    ] * len(everywhere)
