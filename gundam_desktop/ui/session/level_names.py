"""The levels of bots by names that tell a player what to expect, in the language in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gundam_desktop.bots.protocol.programs import PREFIX
from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, in_every_language, translate

_NAMES = {
    "cadet": QT_TRANSLATE_NOOP("LevelNames", "Cadet"),
    "ensign": QT_TRANSLATE_NOOP("LevelNames", "Ensign"),
    "lieutenant": QT_TRANSLATE_NOOP("LevelNames", "Lieutenant"),
    "commander": QT_TRANSLATE_NOOP("LevelNames", "Commander"),
    "ace": QT_TRANSLATE_NOOP("LevelNames", "Ace"),
    "newtype": QT_TRANSLATE_NOOP("LevelNames", "Newtype"),
    "random": QT_TRANSLATE_NOOP("LevelNames", "Random"),
    "gentle": QT_TRANSLATE_NOOP("LevelNames", "Gentle"),
    "greedy": QT_TRANSLATE_NOOP("LevelNames", "Steady"),
}
_PROGRAM = QT_TRANSLATE_NOOP("LevelNames", "Program: {name}")


def level_name(level: str) -> str:
    """The name of a level for players; options after a colon are kept, and an unknown level is its own name."""
    key, _, options = level.partition(":")
    if level.startswith(PREFIX):
        return translate("LevelNames", _PROGRAM).format(name=options)
    name = translate("LevelNames", _NAMES[key]) if key in _NAMES else key
    return f"{name} ({options})" if options else name


def level_names(level: str) -> Mapping[str, str]:
    """The name of a level in each language of the client."""
    key, _, options = level.partition(":")
    if level.startswith(PREFIX):
        return {each: text.format(name=options) for each, text in in_every_language("LevelNames", _PROGRAM).items()}
    names = in_every_language("LevelNames", _NAMES.get(key, key))
    return {each: f"{name} ({options})" if options else name for each, name in names.items()}


def level_style(level: str) -> str:
    """How a level plays, in a sentence or two for players; empty for one of which nothing is said."""
    styles = {
        "cadet": translate(
            "LevelNames",
            "Knows the rules and little more: deploys and attacks as the mood takes it. For your first games.",
        ),
        "ensign": translate(
            "LevelNames",
            "Sees what a card is good for, but often misses the best moment. For when you know the basics.",
        ),
        "lieutenant": translate("LevelNames", "Makes good choices, though not always the best one."),
        "commander": translate(
            "LevelNames", "Always does what looks best right now, and does not think of your answer."
        ),
        "ace": translate("LevelNames", "Thinks of your next turn before each move, though only briefly."),
        "newtype": translate(
            "LevelNames",
            "Plays the next turns through in many ways: finds a win that nothing can stop, and sees yours coming. "
            "Never looks at hidden cards.",
        ),
    }
    return styles.get(level.partition(":")[0], "")


def ranked_level_names(levels: Sequence[str]) -> list[str]:
    """The names of levels, the weakest first; the first and the last say what they are."""
    names = [level_name(level) for level in levels]
    if len(names) > 1:
        names[0] = translate("LevelNames", "{level} (the weakest)").format(level=names[0])
        names[-1] = translate("LevelNames", "{level} (the strongest)").format(level=names[-1])
    return names
