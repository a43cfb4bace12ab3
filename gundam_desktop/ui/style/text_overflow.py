"""Texts that do not fit their places: whoever paints one tells it here, and whoever looks for them listens.

Told at the lowest level of the log, which nobody sees in a running client.
"""

from __future__ import annotations

import logging

from PySide6.QtGui import QFont, QFontMetricsF

logger = logging.getLogger(__name__)

SLACK = 1.0
"""So much may stick out: the air at the end of a letter."""


def is_enabled() -> bool:
    """Whether anybody wants to know; otherwise nothing needs to be measured."""
    return logger.isEnabledFor(logging.DEBUG)


def report(text: str, room: float, needed: float) -> None:
    """Tell of a text that needs more than the room it has."""
    if needed > room + SLACK:
        logger.debug("%r has %.0f and needs %.0f", text, room, needed)


def check(text: str, font: QFont, room: float) -> None:
    """Tell of one line of text when it is wider than its room."""
    if is_enabled():
        report(text, room, QFontMetricsF(font).horizontalAdvance(text))
