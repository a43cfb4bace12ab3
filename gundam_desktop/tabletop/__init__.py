"""The seam between a card game and everything that shows or plays it.

Nothing here knows a game: no rules, no game's words. A game implements `Game` and `Library`;
consumers (ui, bots, cli, records) speak only in the values of this package.
"""

from gundam_desktop.tabletop.choice import Choice
from gundam_desktop.tabletop.decision import Decision, Group
from gundam_desktop.tabletop.event import Change, Event
from gundam_desktop.tabletop.face import Ability, Badge, Face
from gundam_desktop.tabletop.game import Game, IllegalChoice, Library
from gundam_desktop.tabletop.playmat import Playmat, Zone
from gundam_desktop.tabletop.refusal import Refusal
from gundam_desktop.tabletop.view import Battle, CardView, View, Waiting

__all__ = [
    "Ability",
    "Badge",
    "Battle",
    "CardView",
    "Change",
    "Choice",
    "Decision",
    "Event",
    "Face",
    "Game",
    "Group",
    "IllegalChoice",
    "Library",
    "Playmat",
    "Refusal",
    "View",
    "Waiting",
    "Zone",
]
