"""The seam between a card game and everything that shows or plays it.

Nothing here knows a game: no rules, no game's words. A game implements `Game` and `Library`;
consumers (ui, bots, cli, records) speak only in the values of this package.
"""

from gundam_desktop.tabletop.account import Account, DamageSource, Tally
from gundam_desktop.tabletop.board import Board, Cell, Shape, Spot, Terrain
from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.decision import CandidateGroup, Decision
from gundam_desktop.tabletop.deck_summary import DeckGroup, DeckSummary
from gundam_desktop.tabletop.event import Change, Event
from gundam_desktop.tabletop.face import NO_DESIGN, Ability, Badge, CardDesign, Face, Figure, FigureKind
from gundam_desktop.tabletop.fact_list import FactList
from gundam_desktop.tabletop.game import Game, IllegalChoice, Library
from gundam_desktop.tabletop.luck import Luck
from gundam_desktop.tabletop.motif import Motif
from gundam_desktop.tabletop.place import Arrow, Goal, Place
from gundam_desktop.tabletop.playmat import Arrange, Box, Counter, Effect, Grip, Mark, Playmat, Side, Stage, Zone
from gundam_desktop.tabletop.preview import Fate, Preview, PreviewMark
from gundam_desktop.tabletop.prompt_style import ASKED, Interrupt, PromptStyle, Stop
from gundam_desktop.tabletop.refusal import Refusal
from gundam_desktop.tabletop.remark import Remark
from gundam_desktop.tabletop.reminder import Reminder, Span
from gundam_desktop.tabletop.spoken_error import Sentence, SpokenError, told
from gundam_desktop.tabletop.view import CardView, View, Waiting

__all__ = [
    "ASKED",
    "NO_DESIGN",
    "Ability",
    "Account",
    "Arrange",
    "Arrow",
    "Badge",
    "Board",
    "Box",
    "CandidateGroup",
    "CardDesign",
    "CardView",
    "Cell",
    "Change",
    "Choice",
    "Counter",
    "DamageSource",
    "Decision",
    "DeckGroup",
    "DeckSummary",
    "Effect",
    "Event",
    "Face",
    "FactList",
    "Fate",
    "Figure",
    "FigureKind",
    "Game",
    "Goal",
    "Grip",
    "IllegalChoice",
    "Interrupt",
    "Library",
    "Luck",
    "Mark",
    "Motif",
    "Place",
    "Playmat",
    "Preview",
    "PreviewMark",
    "PromptStyle",
    "Refusal",
    "Remark",
    "Reminder",
    "Sentence",
    "Shape",
    "Side",
    "Span",
    "SpokenError",
    "Spot",
    "Stage",
    "Stop",
    "Tally",
    "Terrain",
    "View",
    "Waiting",
    "Zone",
    "told",
]
