"""Reports text that overflows its box.

The reports go to the log at debug level, which a running client does not write; the clipping tests read them.
"""

from __future__ import annotations

import logging

from PySide6.QtGui import QFont, QFontMetricsF

logger = logging.getLogger(__name__)

SLACK = 1.0
"""Pixels that a text may overflow: the side bearing of its last letter."""


def is_enabled() -> bool:
    """True if reports are read; otherwise nothing needs to be measured."""
    return logger.isEnabledFor(logging.DEBUG)


def report(text: str, room: float, needed: float) -> None:
    """Report a text that needs more pixels than it has."""
    if needed > room + SLACK:
        logger.debug("%r has %.0f and needs %.0f", text, room, needed)


def check(text: str, font: QFont, room: float) -> None:
    """Report one line of text if it is wider than its room."""
    if is_enabled():
        report(text, room, QFontMetricsF(font).horizontalAdvance(text))
