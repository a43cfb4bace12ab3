"""After a game: what decided it, by its figures, the damage of its cards, and the course of the lead."""
