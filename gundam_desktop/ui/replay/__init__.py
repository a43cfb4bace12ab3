"""Replays: a recorded game on the table, step by step, and its timeline."""

from gundam_desktop.ui.replay.branching import BranchDialog
from gundam_desktop.ui.replay.replay import Replay
from gundam_desktop.ui.replay.timeline import Timeline

__all__ = ["BranchDialog", "Replay", "Timeline"]
