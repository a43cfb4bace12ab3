"""The scenarios of this game: small positions with expected results, read from files and run."""
