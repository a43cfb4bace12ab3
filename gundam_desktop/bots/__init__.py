"""Players that are programs: they get views, their own legal choices and deck lists, never the game."""
