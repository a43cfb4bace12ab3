"""Scenario files: read, played and checked. What a game adds to them is its `ScenarioFormat`."""
