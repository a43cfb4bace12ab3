"""Chains of effects that never end: found, named, and a draw, also after the game was saved in the middle of one."""

from __future__ import annotations

import json
import random

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import Game, at, carry_out, load
from gundam_desktop.games.gcg.model import machine
from gundam_desktop.games.gcg.model.frames import ResolveFrame
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules import endless
from gundam_desktop.games.gcg.rules.triggers import ORDERED
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice, Event

FACTS = "type: unit, level: 1, cost: 1, ap: 1, hp: 9"
HURTS = "When one of your Units recovers HP, deal 1 damage to it."
STARTS = "【Main】Choose 1 rested Unit. Deal 1 damage to it."
HEALS = "When one of your Units receives effect damage, it recovers 1 HP."
GROWS = f"{HEALS} This Unit gets AP+1 during this turn."
WATCHES = "When one of your Units receives effect damage, this Unit gets AP+1 during this turn."
CHOOSES = "When one of your Units receives effect damage, choose 1 of your rested Units. It recovers 1 HP."


def about_to_begin(healer: str, edition: str = "1.9", battle: str = "X-100, {card: X-101, rested: true}") -> Game:
    """A game in which the next choice sets off a chain of effects."""
    text = f"""
title: a chain
edition: "{edition}"
cards:
  - {{number: X-100, name: Hurter, {FACTS}, text: "{HURTS}"}}
  - {{number: X-101, name: Healer, {FACTS}, text: "{healer}"}}
  - {{number: X-103, name: Watcher, {FACTS}, text: "{WATCHES}"}}
  - {{number: X-102, name: Start, type: command, level: 1, cost: 1, text: "{STARTS}"}}
position:
  A: {{hand: [X-102], resources: {{active: 1}}, battle: [{battle}]}}
play:
  - A: play X-102
expect: {{decision: A choose}}
"""
    game = play(read_text(text, "a test", SCENARIOS)[0])
    assert isinstance(game, Game)
    library.know(game.own_cards)
    return game


def first(game: Game) -> Choice:
    return Choice("choose", cards=game.decision.candidates[:1])


def begin(game: Game) -> list[Event]:
    return game.apply(0, first(game))


@pytest.mark.parametrize(("edition", "clauses"), [("1.0", ["9-1-6-7", "1-2-1"]), ("1.9", ["10-1-6-7", "1-2-1"])])
def test_the_cards_of_the_chain_are_named_in_every_language(edition: str, clauses: list[str]) -> None:
    game = about_to_begin(HEALS, edition)
    *_, named, over = begin(game)
    assert (named.kind, over.kind, [named.clause, over.clause]) == ("endless", "game over", clauses)
    assert library.story(named, "AB", "en") == "An endless chain of effects: Healer, Hurter."
    assert library.story(named, "AB", "ja") == "効果の連鎖が終わりません：Healer、Hurter。"
    assert library.story(named, "AB", "zh") == "效果无限循环：Healer、Hurter。"
    assert library.story(over, "AB", "en") == "The game is a draw."
    for seat in (0, 1):
        assert (game.view(seat).result, game.view(seat).reason, game.legal_choices(seat)) == ("draw", "1-2-1", [])


def activated(events: list[Event]) -> int:
    return sum(event.kind == "activated" for event in events)


@pytest.mark.parametrize(("healer", "most"), [(HEALS, endless.WATCHED_FROM + 2), (GROWS, endless.MOST_EFFECTS)])
def test_a_chain_ends_when_it_comes_back_or_has_passed_so_many_effects(healer: str, most: int) -> None:
    events = begin(about_to_begin(healer))
    assert most - 10 < activated(events) <= most
    assert [event.word for event in events if event.kind == "endless"] == ["X-101 X-100"]


def test_a_chain_that_comes_to_an_end_by_itself_is_none() -> None:
    game = about_to_begin(
        "When this Unit receives effect damage, deal 1 damage to it.", battle="{card: X-101, rested: true}"
    )
    assert activated(begin(game)) == 9
    assert game.view(0).result == ""
    assert game.state.chain.length == 0


def test_a_chain_in_which_the_only_card_must_be_chosen_is_endless_too() -> None:
    """A decision with one possible answer is asked as ever, and is no choice."""
    game = about_to_begin(CHOOSES)
    events, answers = begin(game), 0
    while game.decision.player >= 0:
        assert answers < 200
        events, answers = game.apply(0, *game.legal_choices(0)), answers + 1
    assert [event.word for event in events if event.kind == "endless"] == ["X-101 X-100"]


def test_a_chain_in_which_one_of_several_cards_is_chosen_goes_on_as_long_as_its_player_wants() -> None:
    game = about_to_begin(CHOOSES, battle="X-100, {card: X-101, rested: true}, {card: X-100, rested: true, damage: 2}")
    damaged, whole = sorted(game.decision.candidates, key=lambda card: -game.state.cards[card].damage)
    game.apply(0, Choice("choose", cards=(damaged,)))
    for _ in range(endless.MOST_EFFECTS):
        while game.decision.kind == "order":
            game.apply(0, game.legal_choices(0)[0])
        assert set(game.decision.candidates) == {damaged, whole}
        game.apply(0, Choice("choose", cards=(damaged,)))
    assert game.view(0).result == ""


@pytest.mark.parametrize("edition", ["1.0", "1.9"])
@pytest.mark.parametrize(("others", "most"), [("X-101", 17), ("X-100", 16), ("X-100, X-101", 33)])
def test_a_decision_on_order_is_no_way_out(edition: str, others: str, most: int) -> None:
    """However many effects the chain leaves waiting."""
    game = about_to_begin(HEALS, edition, f"X-100, {others}, {{card: X-101, rested: true}}")
    events, ordered = begin(game), 0
    while game.decision.player >= 0:
        assert game.decision.kind == "order"
        events, ordered = game.apply(0, game.legal_choices(0)[0]), ordered + 1
    assert ordered == most
    assert [set(event.word.split()) for event in events if event.kind == "endless"] == [{"X-100", "X-101"}]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("hurters", "healers", "watchers"), [(1, 1, 1), (1, 2, 0), (2, 1, 1), (2, 3, 0), (1, 2, 2)])
def test_a_chain_ends_in_whatever_order_its_effects_are_resolved(
    hurters: int, healers: int, watchers: int, rng: random.Random
) -> None:
    """Players are not asked for the order of hundreds of effects either."""
    others = ["X-100"] * hurters + ["X-101"] * (healers - 1) + ["X-103"] * watchers
    game = about_to_begin(HEALS, battle=", ".join(["{card: X-101, rested: true}", *others]))
    events, ordered = begin(game), 0
    while game.decision.player >= 0:
        assert game.decision.kind == "order"
        events, ordered = game.apply(0, rng.choice(game.legal_choices(0))), ordered + 1
    assert 0 < ordered <= ORDERED
    assert [event.kind for event in events[-2:]] == ["endless", "game over"]


def test_a_game_saved_at_a_decision_on_order_goes_on_with_its_chain() -> None:
    games = [about_to_begin(HEALS, battle="X-100, X-101, {card: X-101, rested: true}") for _ in range(2)]
    for game in games:
        begin(game)
    while games[0].decision.player >= 0:
        games[1] = load(json.loads(json.dumps(games[1].dump())))
        first_events, second_events = (game.apply(0, game.legal_choices(0)[0]) for game in games)
        assert first_events == second_events
        assert games[0].digest() == games[1].digest()
    assert games[1].view(0).result == "draw"


class _Stop(Exception):
    """Interrupts a game between two of its frames."""


def interrupted(game: Game, effects: int, monkeypatch: pytest.MonkeyPatch) -> State:
    """The state after a number of effects that the next choice sets off."""
    resolve, left = machine.CARRY_ON[ResolveFrame], iter(range(effects))

    def counted(state: State, frame: ResolveFrame) -> None:
        if next(left, None) is None:
            state.frames.append(frame)
            raise _Stop
        resolve(state, frame)

    with monkeypatch.context() as patch:
        patch.setitem(machine.CARRY_ON, ResolveFrame, counted)
        with pytest.raises(_Stop):
            carry_out(game.state, 0, first(game))
    return game.state


@pytest.mark.sampled(2)
@pytest.mark.parametrize("healer", [HEALS, GROWS])
@pytest.mark.parametrize("effects", [3, 20, 32])
def test_a_game_saved_in_the_middle_of_a_chain_goes_on_to_the_same_end(
    healer: str, effects: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = about_to_begin(healer)
    events = begin(whole)
    state = interrupted(about_to_begin(healer), effects, monkeypatch)
    assert state.chain.length
    loaded = load_state(state)
    assert loaded.chain == state.chain
    resumed, later = at(loaded)
    assert (resumed.digest(), later) == (whole.digest(), events[-len(later) :])
    assert len(later) < len(events)


def load_state(state: State) -> State:
    return load(json.loads(json.dumps(Game(state).dump()))).state


def test_a_game_of_an_earlier_version_has_no_chain() -> None:
    data = about_to_begin(HEALS).dump()
    assert data.pop("chain")[0] == 1  # the Command's own effect, whose only target must be chosen
    begun = load(data)
    assert begun.state.chain.length == 0
    assert begin(begun)[-1].kind == "game over"


@pytest.mark.parametrize("effects", [1, 30, 31, 32])
def test_a_position_is_kept_only_after_many_effects(effects: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chain = interrupted(about_to_begin(HEALS), effects, monkeypatch).chain
    assert bool(chain.mark) == bool(chain.effects) == (chain.length >= endless.WATCHED_FROM)
