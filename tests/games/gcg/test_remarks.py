"""What a player could overlook: each kind where it is so and not elsewhere, in three languages, from the view alone."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.remarks import MOST_OF_A_KIND, remarks
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Remark, View
from tests.conftest import Times
from tests.properties.random_games import positions, told
from tests.properties.test_hidden import exchanged

LANGUAGES = ("en", "ja", "zh")
LONGEST = {"en": 25, "ja": 90, "zh": 70}
"""Words of a fact in English, characters in the others."""
DECKS = SimpleNamespace(numbers=lambda: ["ST01-015"] * 10 + ["ST01-005"] * 30)


def remarked(own: str, other: str = "battle: []", choices: str = "") -> list[Remark]:
    """The remarks for the player who decides, at a position or after some choices from there."""
    text = f"title: a position\nposition:\n  A: {{{own}}}\n  B: {{{other}}}\nplay: [{choices}]\n"
    (scenario,) = read_text(f"{text}expect: {{winner: none}}\n", "a test", SCENARIOS)
    game = play(scenario)
    assert isinstance(game, Game)
    return list(remarks(game.view(game.decision.player), (DECKS, DECKS), "en"))


def of_kind(kind: str, found: list[Remark]) -> list[str]:
    return [remark.fact for remark in found if remark.kind == kind]


def test_a_link_that_could_be_made() -> None:
    hand = "hand: [ST01-013], battle: [ST01-003], resources: {active: 3}"
    assert of_kind("link", remarked(hand)) == ["Kai's Resolve meets the Link condition of Guncannon."]
    assert of_kind("link", remarked(hand.replace("ST01-013", "ST01-012"))) == []
    assert of_kind("link", remarked(hand.replace("active: 3", "active: 0"))) == []


def test_a_new_unit_that_could_then_attack() -> None:
    new = "hand: [ST01-013], battle: [{card: ST01-003, deployed: this turn}], resources: {active: 3}"
    assert of_kind("link", remarked(new)) == [
        "Kai's Resolve meets the Link condition of Guncannon, which could then attack this turn."
    ]


def test_a_blocker_that_destroys_the_attacker() -> None:
    own, blocker = "battle: [ST01-005]", "battle: [ST02-008], shields: 2"
    assert of_kind("blocked", remarked(own, blocker)) == [
        "Aries is active. If it blocks, GM and Aries are both destroyed."
    ]
    assert of_kind("blocked", remarked(own, blocker.replace("ST02-008", "{card: ST02-008, rested: true}"))) == []
    large = "battle: [GD01-086]"
    assert of_kind("blocked", remarked(own, large)) == ["Gundam Lfrith is active. If it blocks, GM is destroyed."]
    strong = "battle: [ST02-004]"
    assert of_kind("blocked", remarked(strong, blocker)) == []


def test_what_an_attack_on_a_rested_unit_does() -> None:
    rested = "battle: [{card: ST01-005, rested: true}]"
    assert of_kind("rested", remarked("battle: [ST02-004]", rested)) == [
        "GM is rested. If Gundam Sandrock attacks it, GM is destroyed."
    ]
    assert of_kind("dies", remarked("battle: [ST01-005]", "battle: [{card: ST02-004, rested: true}]")) == [
        "If GM attacks Gundam Sandrock, GM is destroyed and Gundam Sandrock is not."
    ]
    assert of_kind("rested", remarked("battle: [ST02-004]", "battle: [ST01-005]")) == []


def test_resources_and_cards_for_the_opponents_turn() -> None:
    both = "hand: [ST01-014, ST01-005], resources: {active: 1, rested: 1}"
    assert of_kind("kept", remarked(both)) == [
        "Unforeseen Incident can be used in the opponent's turn and costs 1; your active Resources: 1."
    ]
    assert of_kind("left over", remarked(both)) == []
    assert of_kind("left over", remarked("hand: [ST01-005], resources: {active: 2}")) == [
        "Your active Resources: 2. No card in your hand can be used in the opponent's turn."
    ]
    assert of_kind("left over", remarked("hand: [], resources: {active: 2}")) == []
    assert of_kind("kept", remarked("hand: [ST01-014], resources: {active: 2}")) == []


def test_the_chance_of_a_burst_is_counted_from_cards_that_were_not_seen() -> None:
    own = "battle: [ST02-004]"
    (fact,) = of_kind("burst", remarked(own, "shields: 2, base: none, trash: [ST01-015, ST01-015]"))
    assert fact == "Of 38 cards of your opponent that you have not seen, 8 have a Burst: 21 % for the next Shield."
    assert of_kind("burst", remarked(own, "shields: 0, base: none")) == []
    assert of_kind("burst", remarked("battle: []", "shields: 2, base: none")) == []


def test_who_is_attacked_is_told_of_their_own_shields() -> None:
    attacked = remarked(
        "battle: [ST02-004]",
        "shields: 2, base: none, battle: [ST02-008]",
        choices="{A: attack ST02-004 -> player}",
    )
    assert [remark.kind for remark in attacked] == ["burst"]
    assert "cards of your own" in attacked[0].fact


def test_an_effect_that_is_asked_about_once() -> None:
    asked = remarked(
        "battle: [ST02-004], resources: {active: 1}",
        "shields: [ST01-015, ST01-005], base: none",
        choices="{A: attack ST02-004 -> player}, {B: pass}, {A: pass}",
    )
    assert [remark.kind for remark in asked] == ["declined"]


def test_who_does_not_decide_is_told_nothing() -> None:
    (scenario,) = read_text("title: x\nposition: {A: {battle: [ST02-004]}}\nexpect: {winner: none}\n", "t", SCENARIOS)
    game = play(scenario)
    assert remarks(game.view(1), None) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_random_games_remarks_are_short_name_clauses_and_cards_and_follow_from_the_view(
    language: str, rng: random.Random, times: Times
) -> None:
    for decks, game in positions(rng, times(300)):
        seat = game.decision.player
        if seat < 0:
            continue
        view = game.view(seat)
        found = remarks(view, decks, language)
        twin = exchanged(game, seat, rng)
        assert twin is None or remarks(twin.view(seat), decks, language) == found, told(decks, game)
        kinds = [remark.kind for remark in found]
        assert all(kinds.count(kind) <= MOST_OF_A_KIND for kind in kinds)
        for remark in found:
            assert remark.clause in RULEBOOK.book(view.edition, language)
            assert set(remark.cards) <= set(view.cards)
            words = _without_names(remark.fact, view, language)
            length = len(words.split()) if language == "en" else len(words)
            assert length <= LONGEST[language], remark.fact


def _without_names(fact: str, view: View, language: str) -> str:
    """A sentence with an X for the name of each card, however long that is."""
    names = {library.face(card.number, language).name for card in view.cards.values() if card.number}
    for name in sorted(names, key=len, reverse=True):
        fact = fact.replace(name, "X")
    return fact
