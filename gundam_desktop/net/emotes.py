"""The emotes: twelve short things that a player can say, sent as keys and worded by the receiver."""

from __future__ import annotations

from typing import Final

EMOTES: Final = (
    "hello",
    "good luck",
    "have fun",
    "well played",
    "nice",
    "oops",
    "thinking",
    "sorry",
    "thanks",
    "one moment",
    "close game",
    "good game",
)
"""The keys of all emotes, in the order in which they are offered."""
PAUSE: Final = 3.0
"""The least seconds between two emotes of a player."""
MOST: Final = 20
"""The most emotes of a player in one game."""
