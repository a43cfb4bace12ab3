"""Gundam Desktop: an unofficial desktop client for the GUNDAM CARD GAME."""

try:
    from gundam_desktop import compiled

    COMPILED = compiled.use()
    """True if the rules engine runs compiled."""
except KeyboardInterrupt:  # this import comes first: an interrupt ends it quietly
    raise SystemExit(130) from None

__version__ = "0.1.0"
