"""Learning: the page with lessons and puzzles, and both on the table."""
