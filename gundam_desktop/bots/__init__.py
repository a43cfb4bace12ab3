"""Players that are programs: they get views, their legal choices and deck lists, but never the game itself."""
