"""The cards, the table and the words of the game on the screen, in one language at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from gundam_desktop.games.kit import table
from gundam_desktop.games.kit.library import Library
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.games.zoids.board import COLUMNS, NEUTRAL, SQUARES, TERRITORIES
from gundam_desktop.games.zoids.cards import DECKS, EVENT, SITUATION, SPECIAL, all_cards, card_of
from gundam_desktop.games.zoids.faces import card_design, face
from gundam_desktop.games.zoids.fights import odds, strike_of
from gundam_desktop.games.zoids.state import IN_BASE, MOST_EVENTS, TURNS
from gundam_desktop.tabletop import (
    Arrange,
    Board,
    Box,
    Cell,
    Choice,
    Counter,
    Effect,
    Event,
    Goal,
    Grip,
    Mark,
    Playmat,
    PromptStyle,
    Reminder,
    Shape,
    Side,
    Stage,
    View,
    Zone,
)
from gundam_desktop.tabletop.board import Spot
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE, SHARED
from gundam_desktop.tabletop.playmat import named_zones

WIDTH: Final = 92.0
"""The width of a square."""
_GROUNDS: Final = {"A": "blue", "B": "red", NEUTRAL: ""}
_BOARD: Final = Board(
    Shape.SQUARE,
    tuple(Cell(each, COLUMNS.index(each[0]), int(each[1]) - 1, _GROUNDS[TERRITORIES[each[0]]]) for each in SQUARES),
    middle=((0.5, 0), (0, 362)),
    width=WIDTH,
    card=60,
    spots=(Spot(), Spot(0, WIDTH / 2, 1.35)),
    facing=True,
)
_HIDDEN: Final = PromptStyle(passable=True, hidden=("hand",), interrupt="act")
_PLANNED: Final = PromptStyle(quiet=True)
_LISTED: Final = PromptStyle(listed=True)
PROMPT_STYLES: Final = {
    **dict.fromkeys(("custom", "move", "fight"), _PLANNED._replace(bar=False)),
    **dict.fromkeys(("force", "place"), _PLANNED),
    **dict.fromkeys(("map", "counter", "permit"), _LISTED),
    "fire": PromptStyle(quiet=True, listed=True),
    "start": PromptStyle(passable=True, hidden=("hand",)),
    "wish": _HIDDEN._replace(listed=True),
    **dict.fromkeys(("event", "declared"), _HIDDEN),
    **dict.fromkeys(("respond", "roll", "destroyed"), _HIDDEN._replace(listed=True)),
}
_STOPS: Final = {"wish": ("wish", False)}
_PUBLIC: Final = {IN_BASE, "trash", "wrecks", "hangar", "on zoids", "situation"}
_PILES: Final = {"deck", "trash", "wrecks", "on zoids", "situation"}
_BOXES: Final = (
    Box(Side.NEAR, PLATE, (0, 6), (0, 368), (0, 124), (0, 514)),
    Box(Side.NEAR, "on zoids", (0, 6), (0, 520), (0, 124), (0, 576), card=26),
    Box(Side.NEAR, "trash", (0, 6), (0, 582), (0, 124), (0, 638), card=26),
    Box(Side.NEAR, "situation", (1, -124), (0, 368), (1, -6), (0, 440), card=36),
    Box(Side.NEAR, "wrecks", (1, -124), (0, 446), (1, -6), (0, 518), card=36),
    Box(Side.NEAR, "deck", (1, -124), (0, 524), (1, -6), (0, 638), card=58),
    Box(Side.NEAR, "hangar", (0.5, -368), (0, 644), (0.5, 168), (0, 716), card=38),
    Box(Side.FAR, "hangar", (0, 6), (0, 4), (0, 124), (0, 80), card=20),
    Box(Side.NEAR, IN_BASE, (0.5, 174), (0, 644), (0.5, 368), (0, 716), card=38),
    Box(Side.FAR, IN_BASE, (1, -124), (0, 4), (1, -6), (0, 80), card=24),
    Box(Side.NEAR, "hand", (0, 130), (0, 722), (1, -130), (1, -66), card=82),
    Box(Side.FAR, "hand", (0, 130), (0, 2), (1, -130), (0, 42), card=27),
    Box(Side.SHARED, PHASES, (0, 130), (0, 46), (1, -130), (0, 80)),
    Box(Side.SHARED, LOOSE, (1, -121), (1, -140), (1, -9), (1, -20), card=90),
)
_EFFECTS: Final = {
    "destroyed": Effect(shatters=True, ring="loss", mark=Mark.CROSS, affects=True, sound="shield"),
    "base hit": Effect(hits=True, sound="shield", mark=Mark.SQUARE, affects=True),
    "used": Effect(stage=Stage.OPPONENT, ring="player"),
    "situation": Effect(stage=Stage.OPPONENT, sound="deploy"),
    "attached": Effect(stage=Stage.OPPONENT, sound="pair"),
    "attacks": Effect(ring="player", mark=Mark.ARROW, sound="attack"),
    "uses special": Effect(ring="player", mark=Mark.ARROW, sound="attack"),
    "counters": Effect(ring="player", sound="attack"),
    "rolled": Effect(die=True),
    "damaged": Effect(hits=True, sound="hit", affects=True),
    "own loss": Effect(hits=True, affects=True),
    "paralysed": Effect(ring="loss", affects=True),
    "revived": Effect(ring="gain", affects=True),
    "repaired": Effect(ring="gain", affects=True),
    "boosted": Effect(ring="gain", affects=True),
    "strengthened": Effect(ring="gain", affects=True),
}
_TOLD: Final = (
    *("map chosen", "took", "placed", "moved", "leapt", "anchored", "wished", "permitted", "uses ability"),
    *("uses special", "counters", "fires", "evaded", "roll missed", "spied", "fetched", "renewed", "put away excess"),
)
"""Kinds of events that can hardly be seen on the table."""


@cache
def playmat(language: str = "en") -> Playmat:
    """The table: a map of squares between two hands, with the names of zones and phases."""
    zones = named_zones(
        game_words("zoids", language)["zones"],
        public=_PUBLIC,
        piles=_PILES,
        arranged={"hand": Arrange.FAN, "hangar": Arrange.ROW, IN_BASE: Arrange.ROW},
        grips={"hand": Grip.DRAG, IN_BASE: Grip.DRAG, "hangar": Grip.DRAG, "trash": Grip.CLICK},
    )
    squares = tuple(Zone(square, square, 0, True, False, Arrange.CELL, Grip.DRAG) for square in SQUARES)
    return table.playmat(
        "zoids",
        language,
        (*squares, *zones),
        _BOXES,
        card_design(language),
        effects=_EFFECTS,
        told=_TOLD,
        prompt_styles=PROMPT_STYLES,
        stops=_STOPS,
        board=_BOARD,
        axis=362.0,
        dealt_from="deck",
    )


class ZoidsLibrary(Library):
    """The game's faces, table and texts."""

    usual = ("attack", "act", "loss")
    losses = ("damaged", "destroyed", "base hit", "own loss")
    interrupting = MappingProxyType({"attacks": "attack", "uses special": "attack", "used": "event"})
    face, playmat = staticmethod(face), staticmethod(playmat)

    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        """The Zoids that a player has left, the events used this turn, and the cards in hand."""
        zoids = [card for card in view.cards.values() if card.owner == seat and _stands(card.number, card.zone)]
        numbers = {"zoids": len(zoids), "events": view.known.used_events[seat], "hand": len(view.zones[seat, "hand"])}
        return table.counters("zoids", language, numbers, pips={"zoids": 3, "events": MOST_EVENTS})

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        """A square with a facing, a square, the card that is attacked or named, or the place of situations."""
        at, _, facing = choice.word.partition(" facing ")
        if facing:
            return (Goal(place=(SHARED, at), turn=TURNS[facing]),)
        if choice.word in SQUARES:
            return (Goal(place=(SHARED, choice.word)),)
        if choice.verb == SPECIAL:
            return tuple(map(Goal, choice.cards[:1]))
        if choice.verb == "take":
            return (Goal(place=(view.player, IN_BASE)),)
        if choice.target:
            return (Goal(choice.target),)
        number = view.cards[choice.card].number if choice.verb == "play" else ""
        return (Goal(place=(view.player, SITUATION)),) if number and card_of(number).type == SITUATION else ()

    def story_key(self, event: Event) -> str:
        if event.kind in ("used", "damaged") and not (event.target or event.amount):
            return f"{event.kind} none"
        return event.kind

    def story_values(self, event: Event, words: Mapping[str, Any]) -> Mapping[str, Any]:
        named = {**words["kinds"], **words["maps"]}
        return {"word": named.get(event.word, event.word), "change": f"{event.amount:+}"}

    def label(self, choice: Choice, view: View, language: str, *, named: bool = False) -> str:
        """The label of a choice's button, for a fight with its odds."""
        said = super().label(choice, view, language, named=named)
        if (strike := strike_of(view.known, choice)) is None:
            return said
        least, damage = odds(view.known, strike)
        return said + str(self.words(language)["odds"].format(least=least, damage=damage))

    def label_key(self, choice: Choice, view: View, /) -> str:
        match choice.verb:
            case "choose" if choice.word:
                return "choose tournament" if choice.word.endswith(" tournament") else "choose map"
            case "attack" if choice.cards:
                return "attack with"
            case "counter" if choice.word == SPECIAL:
                return "counter special"
            case "special" if not choice.cards:
                return "special alone"
            case "pass":
                return f"pass {view.decision.kind}"
            case "play":
                return "play" if not (choice.target or choice.word) else _play_key(choice)
        return choice.verb

    def label_values(self, choice: Choice, view: View, language: str, /) -> Mapping[str, Any]:
        words = self.words(language)
        at, _, facing = choice.word.partition(" facing ")
        seen = view.cards.get(choice.card)
        special = card_of(seen.number).special if seen is not None and seen.number else None
        return {
            "acting": self.name_in(view, view.decision.card, language),
            "at": at,
            "facing": words["facings"].get(facing, ""),
            "kind": words["kinds"].get(choice.word, ""),
            "map": words["maps"].get(at.partition(" ")[0], ""),
            "special": special.name[language] if special is not None else words["kinds"][SPECIAL],
        }

    def effect_line(self, number: str, ability: int, mark: str, language: str, /) -> str:
        """The text of an event that asks; what else asks does so by the rules."""
        asks = number and card_of(number).type == EVENT
        return super().effect_line(number, ability, mark, language) if asks else ""

    def keyword_reminder(self, written: str, _edition: str, language: str, /) -> Reminder | None:
        """What a card on a Zoid does, by its English name; None if there is no such card."""
        return next(
            (self._worn(number, language) for number, card in all_cards().items() if card.name["en"] == written), None
        )

    def reminders(
        self, number: str, edition: str, language: str, keywords: tuple[str, ...] | None = None, /
    ) -> Sequence[Reminder]:
        """What the card says, then what the cards on it do."""
        worn = (self.keyword_reminder(each, edition, language) for each in keywords or ())
        return (*super().reminders(number, edition, language), *(each for each in worn if each is not None))

    def _worn(self, number: str, language: str) -> Reminder:
        shown = self.face(number, language)
        return Reminder(
            shown.name,
            self.words(language)["sentences"].join(each.text for each in shown.text),
            "ZX-6",
            "badge",
            number,
        )


def _stands(number: str, zone: str) -> bool:
    return bool(number) and card_of(number).type == "zoid" and zone in (*SQUARES, IN_BASE)


def _play_key(choice: Choice) -> str:
    if choice.word in ("up", "down"):
        return f"play {choice.word}"
    if choice.target:
        return "play to" if choice.word else "play on"
    return "play at"


LIBRARY: Final = ZoidsLibrary("zoids", DECKS)
