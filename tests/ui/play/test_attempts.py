"""What a card cannot do now, and why: short, and in words for everything that the rules can say."""

from __future__ import annotations

import random
from functools import partial

from gundam_desktop.games.gcg import game, library
from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.ui.play.attempts import illegal_actions
from gundam_desktop.ui.session.bot_client import random_choice

MOST_CHOICES = 1000
DEAR, LOW, TIRED = Refusal("too few active", "2-9-1"), Refusal("too few resources", "2-8-1"), Refusal("not active", "7")
DEPLOY, PLAY = Choice("deploy", 7), Choice("play", 7)
WITH_1, WITH_2 = Choice("pair", 7, 1), Choice("pair", 7, 2)


def test_only_what_has_no_legal_choice_is_explained() -> None:
    assert illegal_actions([DEPLOY], [DEPLOY._replace(paying=1)], lambda _: [DEAR]) == []
    assert illegal_actions([DEPLOY], [], lambda _: [DEAR]) == [(DEPLOY, [DEAR])]
    assert illegal_actions([DEPLOY], [], lambda _: []) == []


def test_each_action_is_explained_once_by_the_attempt_that_lacks_least() -> None:
    reasons = {DEPLOY: [LOW, DEAR], WITH_1: [LOW, DEAR], WITH_2: [DEAR], PLAY: [DEAR]}
    found = illegal_actions([*reasons], [], reasons.__getitem__)
    assert found == [(DEPLOY, [LOW, DEAR]), (WITH_2, [DEAR]), (PLAY, [DEAR])]


def test_an_action_that_works_with_one_target_is_not_explained() -> None:
    assert illegal_actions([WITH_1, WITH_2], [WITH_2], lambda _: [DEAR]) == []


def test_each_ability_is_a_thing_of_its_own() -> None:
    first, second = Choice("activate", 7), Choice("activate", 7, number=2)
    assert illegal_actions([first, second], [first], lambda _: [TIRED]) == [(second, [TIRED])]


def test_ways_to_pay_are_not_explained() -> None:
    attempts = [DEPLOY, DEPLOY._replace(paying=0), DEPLOY._replace(paying=1)]
    assert illegal_actions(attempts, [], lambda _: [DEAR]) == [(DEPLOY, [DEAR])]


def test_the_panel_stays_short_and_has_a_sentence_for_everything(rng: random.Random) -> None:
    decks = [library.deck(name) for name in rng.sample(library.deck_names(), 2)]
    played = game.start((decks[0], decks[1]), rng.randrange(1000))
    explained = 0
    for _ in range(MOST_CHOICES):
        player = played.decision.player
        if player < 0:
            break
        view, choices = played.view(player), played.choices(player)
        for card in view.cards:
            found = illegal_actions(played.attempts(player, card), choices, partial(played.explain, player))
            assert len(found) <= 3
            for choice, refusals in found:
                assert library.sentence(refusals[0], {})
                assert library.label(choice, view)
                assert refusals[0].clause
                explained += 1
        played.apply(player, random_choice(view, choices))
    assert explained
