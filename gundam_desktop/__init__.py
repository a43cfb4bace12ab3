"""Gundam Desktop: an unofficial desktop client for the GUNDAM CARD GAME."""

from gundam_desktop import compiled

__version__ = "0.1.0"

COMPILED = compiled.use()
"""True if the rules engine runs compiled."""
