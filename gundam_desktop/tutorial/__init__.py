"""What is learnt and proved: goals, the solver, puzzles and lessons of any game."""
