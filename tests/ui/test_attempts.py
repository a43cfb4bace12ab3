"""What a player may have in mind with a card, and what the game says to it."""

from __future__ import annotations

import random
from functools import partial

from gundam_desktop.games.gcg import game, library
from gundam_desktop.tabletop import Ability, Choice, Refusal, View
from gundam_desktop.ui.attempts import attempts, refused
from gundam_desktop.ui.bot_link import random_choice
from tests.ui import stub_game
from tests.ui.stub_game import HAND_0, UNIT_0, UNIT_1, Step, StubGame, StubLibrary

FACE = StubLibrary().face("T-001", "en")
MOST_CHOICES = 1000


def view_at(step: Step) -> View:
    return StubGame([step]).view(0)


def test_each_type_of_card_in_hand_has_its_verbs() -> None:
    view = view_at(stub_game.main_phase(0))
    card = view.cards[HAND_0]
    assert attempts(card, FACE, view) == [Choice("deploy", HAND_0)]
    command = FACE._replace(type="command")
    assert attempts(card, command, view) == [Choice("play", HAND_0)]
    assert attempts(card, command._replace(modifier=True), view) == [
        Choice("play", HAND_0),
        Choice("pair", HAND_0, UNIT_0),
    ]


def test_units_attack_block_and_activate_by_the_step() -> None:
    main, block, action = (view_at(make(0)) for make in (stub_game.main_phase, stub_game.block, stub_game.action))
    activated = Ability((("activate main", "Activate･Main"),), "Rest it.")
    face = FACE._replace(text=(activated, *FACE.text, activated))
    attack = Choice("attack", UNIT_0, word="player")
    abilities = [Choice("activate", UNIT_0), Choice("activate", UNIT_0, number=2)]
    assert attempts(main.cards[UNIT_0], face, main) == [attack, *abilities]
    assert attempts(block.cards[UNIT_0], face, block) == [Choice("block", UNIT_0)]
    assert attempts(action.cards[UNIT_0], face, action) == abilities


def test_nobody_thinks_of_acting_with_other_cards() -> None:
    view = view_at(stub_game.main_phase(0))
    assert attempts(view.cards[UNIT_1], FACE, view) == []
    assert attempts(view.cards[UNIT_0]._replace(host=UNIT_1), FACE, view) == []
    assert attempts(view.cards[UNIT_0]._replace(zone="trash"), FACE, view) == []


def test_only_what_has_no_legal_choice_is_explained() -> None:
    view = view_at(stub_game.main_phase(0))
    refusal = Refusal("too few resources", "2-9-1")
    choices = [Choice("deploy", HAND_0, paying=1)]
    assert refused(view.cards[HAND_0], FACE, view, choices, lambda _: [refusal]) == []
    assert refused(view.cards[HAND_0], FACE, view, [], lambda _: [refusal]) == [(Choice("deploy", HAND_0), [refusal])]
    assert refused(view.cards[HAND_0], FACE, view, [], lambda _: []) == []


def test_the_rules_have_a_sentence_for_everything_that_one_may_think_of(rng: random.Random) -> None:
    decks = [library.deck(name) for name in rng.sample(library.deck_names(), 2)]
    played = game.start((decks[0], decks[1]), rng.randrange(1000))
    explained = 0
    for _ in range(MOST_CHOICES):
        player = played.decision.player
        if player < 0:
            break
        view, choices = played.view(player), played.choices(player)
        for card in view.cards.values():
            if card.number:
                face = library.face(card.number)
                explain = partial(played.explain, player)
                for choice, refusals in refused(card, face, view, choices, explain):
                    assert library.sentence(refusals[0], {})
                    assert library.label(choice, view)
                    assert refusals[0].clause
                    explained += 1
        played.apply(player, random_choice(view, choices))
    assert explained
