"""Card sets, the player's own lists of cards, and card wording."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.custom_sets import with_player_sets
from gundam_desktop.games.gcg.cards.definitions import definition_of, why_not_played
from gundam_desktop.games.gcg.cards.link_condition import read_link
from gundam_desktop.games.gcg.cards.sets import CardSets, shipped_sets
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.languages import LANGUAGES
from tests.fuzz.messages import is_message


def card_set(data: bytes, folder: Path) -> None:
    """A file in the player's folder of card sets: its cards run and are worded, or its faults are told."""
    (folder / "a.json").write_bytes(data)
    found = with_player_sets(_few(), folder)
    for fault in found.faults:
        is_message(fault)
    for card in found:
        if card.number not in _few():
            _is_whole(card)


def wording(data: bytes, _folder: Path) -> None:
    """The text of a card, and the condition of its link: read into the language, or the first strange words told."""
    text = data.decode(errors="replace")
    try:
        abilities = read_text(text, tokens=shipped_sets().tokens)
    except NotUnderstood as error:
        is_message(str(error))
    else:
        for language in LANGUAGES:
            for ability in abilities:
                try:
                    assert library.wording(language).text(ability)
                except NotWorded:
                    continue
    try:
        read_link(text)
    except NotUnderstood as error:
        is_message(str(error))


def _is_whole(card: Card) -> None:
    if not why_not_played(card):
        definition_of(card)
    for language in LANGUAGES:
        card.name_in(language).encode()
        for effect in card.effects:
            try:
                assert library.wording(language).text(effect)
            except NotWorded:
                continue


@cache
def _few() -> CardSets:
    """Some of the shipped sets: a file is checked against all that are there, which takes its time."""
    return CardSets([cards for cards in shipped_sets().sets if cards.set in {"ST01", "T", "R"}])
