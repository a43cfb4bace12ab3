"""A match without a window: a game or a series of games, as persons and bots play it, wherever they are."""
