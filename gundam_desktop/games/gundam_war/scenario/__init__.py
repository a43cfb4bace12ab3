"""Scenario files of this game."""
