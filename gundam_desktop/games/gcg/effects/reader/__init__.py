"""Reads the English wording of cards into the effect language, whole or not at all."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.texts import read_text

__all__ = ["NotUnderstood", "read_text"]
