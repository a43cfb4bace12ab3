"""What stands on the face of a card, each in a sentence with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from gundam_desktop.games.gundam_war.faces import face
from gundam_desktop.games.gundam_war.words import game_words
from gundam_desktop.tabletop import Reminder


@cache
def reminders(
    number: str,
    edition: str,  # noqa: ARG001 - there is one edition
    language: str,
    keywords: tuple[str, ...] | None = None,  # noqa: ARG001 - no card gains or loses a keyword
) -> tuple[Reminder, ...]:
    """The keywords, marks, figures and areas on a card."""
    return tuple(_found(number, language))


def keyword_reminder(written: str, _edition: str, language: str) -> Reminder | None:
    """What a keyword means, by its English name; None if there is no such keyword."""
    names = game_words("en")["keywords"]
    key = next((key for key, name in names.items() if name == written), None)
    return None if key is None else _keyword(key, language)


def _found(number: str, language: str) -> Iterator[Reminder]:
    shown, words = face(number, language), game_words(language)["reminders"]
    for badge in shown.badges:
        yield _keyword(badge.key, language)
    for mark, word in dict.fromkeys(mark for ability in shown.text for mark in ability.marks):
        text, clause = words[mark]
        yield Reminder(f"【{word}】", text, clause, "mark", mark)
    for kind, figure in zip(shown.design.figures, shown.figures, strict=True):
        if figure is not None:
            text, clause = words[kind.key]
            yield Reminder(kind.name, text, clause, "figure", kind.key)
    if shown.environment:
        text, clause = words["environment"]
        yield Reminder(" / ".join(shown.environment), text, clause, "environment")


def _keyword(key: str, language: str) -> Reminder:
    words = game_words(language)
    text, clause = words["reminders"][key]
    return Reminder(words["keywords"][key], text, clause, "badge", key)
