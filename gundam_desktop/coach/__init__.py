"""Judges the decisions of a game as its player could know them: by proof first, by games played on from there else."""
