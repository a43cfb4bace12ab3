"""Who does something: a subject that cannot be given to a step is refused, with the words and a reason."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.reader.players import PLAYERS, THEY
from gundam_desktop.games.gcg.effects.wording.en_players import VERBS

TOKENS = card_sets().tokens
ONE = {"its owner", "that player", "your opponent", "that enemy player", "the enemy player", "each player"}
OTHER_VERBS = ("take", "gain", "lose", "win", "get", "skip", "end", "attack", "block", "recover", "link", "draught")


@pytest.mark.parametrize("verb", OTHER_VERBS)
@pytest.mark.parametrize("who", sorted({*PLAYERS, *THEY} - {"they"}))
def test_what_players_are_not_told_to_do_is_refused(who: str, verb: str) -> None:
    assert verb not in VERBS
    does = f"{verb}s" if who in ONE else verb
    with pytest.raises(NotUnderstood):
        read_text(f"【Attack】Choose 1 enemy Unit. {who.capitalize()} {does} 1.", tokens=TOKENS)


@pytest.mark.parametrize(
    ("text", "words", "why"),
    [
        (
            "【Attack】Choose 1 enemy Unit. Its owner takes 2 damage.",
            "Its owner takes",
            "players cannot be told to do this",
        ),
        ("【Attack】Choose 1 enemy Unit. Its controller draws 1.", "Its controller draws", "expected your opponent"),
        ("【Attack】Choose 1 Unit. Its owner draws 1.", "Its owner draws 1", "not clear whose card that is"),
        ("【Attack】Your opponent discards 1, then draw 1.", "draw", "not clear who does this"),
        ("【Attack】All players draw 1. That player discards 1.", "That player discards 1", "several players"),
        ("【Attack】Your opponent discards 1. If you do, draw 1.", "If you do, draw 1.", "what other players did"),
    ],
)
def test_the_words_and_the_reason_are_named(text: str, words: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why) as caught:
        read_text(text, tokens=TOKENS)
    assert caught.value.words == words


@pytest.mark.parametrize(
    "does", ["draws 1", "discards 1", "may deploy 1 Unit card from their hand", "rests 1 of their Units"]
)
@pytest.mark.parametrize(
    ("before", "who"),
    [
        ("Choose 1 enemy Unit. Its owner", "that enemy player"),
        ("Choose 1 enemy Unit. That player", "that enemy player"),
        ("Choose 1 enemy player. That player", "an enemy player"),
        ("Your opponent", "an enemy player"),
        ("Each player", "all players"),
    ],
)
def test_the_step_is_theirs(before: str, who: str, does: str) -> None:
    (ability,) = read_text(f"【Attack】{before} {does}.", tokens=TOKENS)
    step = ability.model_dump(mode="json")["steps"][-1]
    assert (step["do"], step["who"]) == ("players", who)
