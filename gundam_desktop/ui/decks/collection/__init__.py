"""The cards that the player owns, the wish list, and what the open deck lacks."""
