"""The levels of bots by names that tell a player what to expect, in the language in use."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.ui.style.translation import translate


def level_name(level: str) -> str:
    """The name of a level for players; options after a colon are kept, and an unknown level is its own name."""
    key, _, options = level.partition(":")
    names = {
        "random": translate("LevelNames", "Random"),
        "gentle": translate("LevelNames", "Gentle"),
        "greedy": translate("LevelNames", "Steady"),
    }
    name = names.get(key, key)
    return f"{name} ({options})" if options else name


def ranked_level_names(levels: Sequence[str]) -> list[str]:
    """The names of levels, the weakest first; the first and the last say what they are."""
    names = [level_name(level) for level in levels]
    if len(names) > 1:
        names[0] = translate("LevelNames", "{level} (the weakest)").format(level=names[0])
        names[-1] = translate("LevelNames", "{level} (the strongest)").format(level=names[-1])
    return names
