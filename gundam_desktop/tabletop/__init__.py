"""The seam between a card game and everything that shows or plays it.

Nothing here knows a game: no rules, no game's words. A game implements `Game` and `Library`;
consumers (ui, bots, cli, records) speak only in the values of this package.
"""

from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.decision import CandidateGroup, Decision
from gundam_desktop.tabletop.event import Change, Event
from gundam_desktop.tabletop.face import NO_DESIGN, Ability, Badge, CardDesign, Face, Figure, FigureKind
from gundam_desktop.tabletop.game import Game, IllegalChoice, Library
from gundam_desktop.tabletop.manner import ASKED, Interrupt, Manner
from gundam_desktop.tabletop.place import Arrow, Goal, Place
from gundam_desktop.tabletop.playmat import Arrange, Box, Counter, Effect, Grip, Mark, Playmat, Side, Stage, Zone
from gundam_desktop.tabletop.refusal import Refusal
from gundam_desktop.tabletop.view import CardView, View, Waiting

__all__ = [
    "ASKED",
    "NO_DESIGN",
    "Ability",
    "Arrange",
    "Arrow",
    "Badge",
    "Box",
    "CandidateGroup",
    "CardDesign",
    "CardView",
    "Change",
    "Choice",
    "Counter",
    "Decision",
    "Effect",
    "Event",
    "Face",
    "Figure",
    "FigureKind",
    "Game",
    "Goal",
    "Grip",
    "IllegalChoice",
    "Interrupt",
    "Library",
    "Manner",
    "Mark",
    "Place",
    "Playmat",
    "Refusal",
    "Side",
    "Stage",
    "View",
    "Waiting",
    "Zone",
]
