"""The scenarios of this game: small situations with their expected results, read from files and run."""
