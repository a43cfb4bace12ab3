"""Gundam Desktop: an unofficial desktop client for the GUNDAM CARD GAME."""

__version__ = "0.1.0"
