"""Judges the decisions of a game by what the player could know: by proof if possible, else by playing games on."""
