"""Learning and proving: goals, the solver, puzzles and lessons of any game."""
