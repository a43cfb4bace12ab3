"""Scenarios: small situations with what must come of them, read from files and run."""

from gundam_desktop.games.gcg.scenario.document import ScenarioError
from gundam_desktop.games.gcg.scenario.models import Scenario
from gundam_desktop.games.gcg.scenario.on_table import NotWritable, Told, tell, titles, write
from gundam_desktop.games.gcg.scenario.reading import read_each, read_file, read_text
from gundam_desktop.games.gcg.scenario.runner import PlayError, Run, play, run

__all__ = [
    "NotWritable",
    "PlayError",
    "Run",
    "Scenario",
    "ScenarioError",
    "Told",
    "play",
    "read_each",
    "read_file",
    "read_text",
    "run",
    "tell",
    "titles",
    "write",
]
