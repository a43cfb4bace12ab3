"""Scenario files: reading, playing and checking them. A game's own part is its `ScenarioFormat`."""
