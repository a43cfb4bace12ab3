"""From a scenario's position to a game that waits for its first choice."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import NamedTuple

from gundam_desktop.games.gcg.core.definition import Definition
from gundam_desktop.games.gcg.core.frames import run as carry_on
from gundam_desktop.games.gcg.core.state import Pool
from gundam_desktop.games.gcg.decks import store
from gundam_desktop.games.gcg.decks.deck import DeckError
from gundam_desktop.games.gcg.game import Game
from gundam_desktop.games.gcg.position import SEATS, PositionError, Setup, build
from gundam_desktop.games.gcg.scenario.document import FieldError
from gundam_desktop.games.gcg.scenario.models import Scenario
from gundam_desktop.tabletop import Event
