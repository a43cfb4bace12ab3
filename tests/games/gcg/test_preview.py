"""What the table previews: the same as the rules then do, and nothing that a player may not know."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.preview import preview
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_text
from gundam_desktop.scenarios.runner import play
from gundam_desktop.tabletop import Choice, Event, Fate, Goal, Preview, PreviewMark, View
from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.tabletop.preview import NOTHING
from tests.conftest import Times
from tests.properties.random_games import any_decks, told, walk

LANGUAGES = ("en", "ja", "zh")
CARDS = """cards:
  - {number: X-001, name: Breaker, type: unit, ap: 3, hp: 4, text: "<Breach 2>"}
  - {number: X-002, name: Wall, type: unit, ap: 1, hp: 3, text: "<Blocker>"}
  - {number: X-003, name: Fort, type: base, ap: 0, hp: 5}
  - {number: X-004, name: Swift, type: unit, ap: 3, hp: 1, text: "<First Strike>"}
  - {number: X-005, name: Flyer, type: unit, ap: 2, hp: 2, text: "<High-Maneuver>"}
  - {number: X-006, name: Charger, type: unit, ap: 1, hp: 3, text: "【Attack】This Unit gets AP+2 during this turn."}
  - {number: X-007, name: Sniper, type: unit, ap: 1, hp: 3, text: "【Attack】Choose 1 enemy Unit. Deal 1 damage to it."}
  - {number: X-008, name: Trap, type: unit, ap: 1, hp: 1, text: "【Burst】Deploy this card."}
  - {number: X-009, name: Costly, type: unit, level: 2, cost: 2, ap: 1, hp: 1}
  - {number: X-010, name: Old, type: unit, ap: 0, hp: 3}
"""


def position(own: str, other: str) -> Game:
    text = f"title: a position\n{CARDS}position:\n  A: {{{own}}}\n  B: {{{other}}}\nexpect: {{winner: none}}\n"
    (scenario,) = read_text(text, "a test", SCENARIOS)
    game = play(scenario)
    assert isinstance(game, Game)
    library.know(game.own_cards)
    return game


def of(view: View, number: str, owner: int = 0) -> int:
    return next(card.id for card in view.cards.values() if (card.number, card.owner) == (number, owner))


def attack(game: Game, number: str, target: str = "") -> Preview:
    view = game.view(0)
    choice = Choice("attack", of(view, number), of(view, target, 1) if target else 0, word="" if target else "player")
    return preview(view, choice)


def test_both_units_and_their_damage_are_foreseen() -> None:
    game = position("battle: [X-001]", "battle: [{card: X-002, rested: true}], shields: 6, base: {card: X-003}")
    view, found = game.view(0), attack(game, "X-001", "X-002")
    assert PreviewMark(Goal(of(view, "X-001")), Fate.DAMAGED, 1) in found.marks
    assert PreviewMark(Goal(of(view, "X-002", 1)), Fate.LOST, 3) in found.marks
    assert found.lines == ("Wall is destroyed.", "Breach: The Base receives 2 damage, 3 HP left.")
    assert found.spoken == f"Breaker: 1 damage. Wall: 3 damage, destroyed. {' '.join(found.lines)}"


def test_first_strike_strikes_first() -> None:
    game = position("battle: [X-004]", "battle: [{card: X-002, rested: true}]")
    mine, other = game.view(0), attack(game, "X-004", "X-002")
    assert PreviewMark(Goal(of(mine, "X-004")), Fate.DAMAGED, 0) in other.marks
    assert other.lines[0] == "Wall is destroyed."


def test_both_or_neither_is_destroyed() -> None:
    both = attack(position("battle: [X-005]", "battle: [{card: X-004, rested: true}]"), "X-005", "X-004")
    assert both.lines[0] == "Both Units are destroyed."
    neither = attack(position("battle: [X-010]", "battle: [{card: X-002, rested: true}]"), "X-010", "X-002")
    assert neither.lines[0] == "Neither Unit is destroyed."


@pytest.mark.parametrize(
    ("other", "line"),
    [
        ("base: {card: X-003}, shields: 2", "The Base receives 3 damage, 2 HP left."),
        ("base: {card: X-003, damage: 2}, shields: 2", "The Base is destroyed."),
        ("shields: 2", "1 Shield is destroyed."),
        ("shields: 0", "You win the game."),
    ],
)
def test_the_next_of_base_shields_and_player_is_named(other: str, line: str) -> None:
    found = attack(position("battle: [X-001]", other), "X-001")
    assert found.lines == (line,)
    places = {each.goal.place for each in found.marks if each.goal.place}
    assert places == ({(1, "shields")} if "Shield" in line else {(1, PLATE)} if "win" in line else set())


def test_a_unit_without_ap_does_nothing_to_a_shield() -> None:
    assert attack(position("battle: [X-010]", "shields: 2"), "X-010").lines == ("No damage is dealt.",)


def test_a_blocker_that_may_step_in_is_named() -> None:
    game = position("battle: [X-001, X-005]", "battle: [X-002], shields: 2")
    found = attack(game, "X-001")
    assert found.cards(Fate.MAY_ACT) == (of(game.view(0), "X-002", 1),)
    assert found.lines[-1] == "May block: Wall."
    assert attack(game, "X-005").cards(Fate.MAY_ACT) == ()


def test_an_attack_effect_counts_unless_it_asks_first() -> None:
    surely = attack(position("battle: [X-006]", "battle: [{card: X-002, rested: true}]"), "X-006", "X-002")
    assert surely.lines == ("Wall is destroyed.",)
    asking = attack(position("battle: [X-007]", "battle: [{card: X-002, rested: true}]"), "X-007", "X-002")
    assert asking.lines == ("Neither Unit is destroyed.", "Not counted, because it needs a choice: Sniper.")


def test_a_hidden_shield_tells_nothing() -> None:
    plain, burst = (position("battle: [X-001]", f"shields: [{number}, X-001]") for number in ("X-001", "X-008"))
    assert attack(plain, "X-001") == attack(burst, "X-001")
    assert attack(burst, "X-001").lines == ("1 Shield is destroyed.",)


def test_a_block_is_foreseen() -> None:
    game = position("battle: [X-001]", "battle: [X-002], shields: 2")
    game.apply(0, Choice("attack", of(game.view(0), "X-001"), word="player"))
    view = game.view(1)
    found = preview(view, Choice("block", of(view, "X-002", 1)))
    assert found.lines == ("Wall is destroyed.", "Breach: 1 Shield is destroyed.")
    assert found.cards(Fate.MAY_ACT) == ()


def test_what_happens_without_a_block_is_foreseen() -> None:
    game = position("battle: [X-001]", "battle: [X-002], shields: 2")
    game.apply(0, Choice("attack", of(game.view(0), "X-001"), word="player"))
    found = preview(game.view(1), Choice("pass"))
    assert found.lines == ("Without a block: 1 Shield is destroyed.",)
    assert found.marks == (PreviewMark(Goal(place=(1, "shields")), Fate.LOST, 1),)
    game.apply(1, Choice("pass"))
    assert game.decision.kind == "action"
    assert preview(game.view(game.decision.player), Choice("pass")) == NOTHING


def test_the_resources_that_pay_are_marked_and_an_ex_resource_is_told() -> None:
    game = position("hand: [X-009], resources: {active: 1, ex: 1}", "")
    view = game.view(0)
    found = preview(view, Choice("deploy", of(view, "X-009")))
    ordinary, ex = view.zones[0, "resources"]
    assert (found.cards(Fate.PAYS), found.cards(Fate.USED_UP)) == ((ordinary,), (ex,))
    assert found.lines == (found.loss,) == ("1 EX Resource is used up.",)
    assert found.spoken == "1 Resource is rested. 1 EX Resource is used up."


def test_the_player_may_choose_another_payment() -> None:
    game = position("hand: [X-009], resources: {active: 2, ex: 1}", "")
    view = game.view(0)
    usual, other = (preview(view, Choice("deploy", of(view, "X-009"), paying=paying)) for paying in (-1, 1))
    assert (usual.loss, len(usual.cards(Fate.PAYS))) == ("", 2)
    assert (other.loss, len(other.cards(Fate.PAYS))) == ("1 EX Resource is used up.", 1)


def test_nothing_is_foreseen_of_what_is_not_legal_or_not_the_players() -> None:
    game = position("battle: [X-001]", "battle: [X-002]")
    view = game.view(0)
    assert preview(view, Choice("attack", of(view, "X-001"), of(view, "X-002", 1))) == NOTHING
    assert preview(game.view(1), Choice("end")) == NOTHING


def test_it_is_worded_in_three_languages() -> None:
    game = position("battle: [X-001]", "battle: [X-002], shields: 2")
    view = game.view(0)
    told = {preview(view, Choice("attack", of(view, "X-001"), word="player"), lang).lines[0] for lang in LANGUAGES}
    assert told == {"1 Shield is destroyed.", "シールド1つが破壊されます。", "1张护盾会被破坏。"}


def _done(events: list[Event]) -> tuple[Counter[int], set[int], int]:
    """Damage by card, the cards destroyed, and how many Shields were."""
    damage = Counter[int]()
    for event in events:
        if event.kind == "damaged" and event.card:
            damage[event.card] += event.amount
    destroyed = {event.card for event in events if event.kind == "destroyed"}
    return damage, destroyed, sum(event.kind == "shield destroyed" for event in events)


def _without_acting(game: Game, choice: Choice) -> list[Event] | None:
    """The events of an attack in the true game if nobody acts; None if anybody is asked for more."""
    events = game.apply(game.decision.player, choice)
    while game.decision.kind in ("block", "action"):
        events += game.apply(game.decision.player, Choice("pass"))
    return events if game.decision.kind in ("main", "game over") else None


def test_what_is_foreseen_happens_if_nobody_acts(rng: random.Random, times: Times) -> None:
    compared = 0
    while compared < times(300):
        decks = any_decks(rng)
        for game in walk(decks, rng):
            if game.decision.kind != "main" or rng.random() < 0.5:
                continue
            view = game.view(game.decision.player)
            for choice in game.legal_choices(view.player):
                events = _without_acting(game.copy(), choice) if choice.verb == "attack" else None
                if events is None:
                    continue
                damage, destroyed, shields = _done(events)
                preview_marks = preview(view, choice).marks
                units = {
                    each.goal.card: each for each in preview_marks if each.goal.card and each.fate is not Fate.MAY_ACT
                }
                assert units.keys() >= damage.keys() | destroyed, told(decks, game)
                assert all(unit.points == damage[card] for card, unit in units.items()), told(decks, game)
                assert {card for card, unit in units.items() if unit.fate is Fate.LOST} == destroyed, told(decks, game)
                zones = {each.goal.place[1]: each.points for each in preview_marks if each.goal.place}
                assert zones.get("shields", 0) == shields, told(decks, game)
                compared += 1
