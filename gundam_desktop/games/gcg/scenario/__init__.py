"""Scenarios: small situations with what must come of them, read from files and run."""
