"""The Comprehensive Rules of the GUNDAM CARD GAME."""

from __future__ import annotations

from typing import Final

from gundam_desktop.rulebook.rulebook import Rulebook

RULEBOOK: Final = Rulebook("gcg", base="1.0", example="7-4-1")
