"""The cards, decks and sentences of the game as the screen shows them, in a given language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from gundam_desktop.games.digrayn import playmat
from gundam_desktop.games.digrayn.cards import DECKS, card_of
from gundam_desktop.games.digrayn.faces import face
from gundam_desktop.games.digrayn.field import GATES
from gundam_desktop.games.kit.library import Library
from gundam_desktop.tabletop import Choice, Event, View


class DigraynLibrary(Library):
    """The game's faces, table and texts."""

    usual = ("chase", "loss")
    interrupting = MappingProxyType({"attack": "attack", "used": "use", "turned up": "use"})
    face, goals = staticmethod(face), staticmethod(playmat.goals)
    playmat, caption, plate = staticmethod(playmat.playmat), staticmethod(playmat.caption), staticmethod(playmat.plate)

    def story_key(self, event: Event) -> str:
        if event.kind == "game over" and event.player < 0:
            return "game over draw"
        return f"{event.kind} {event.word}" if event.kind in ("phase", "phase ends") else event.kind

    def story_values(self, event: Event, _words: Mapping[str, Any], /) -> Mapping[str, Any]:
        return {"word": event.word.upper() if event.word in GATES else event.word, "sign": f"{event.amount:+}"}

    def label_key(self, choice: Choice, view: View, /) -> str:
        if choice.verb in ("end", "pass"):
            return f"{choice.verb} {view.decision.kind}"
        if choice.verb == "skill":
            return f"skill {card_of(view.cards[choice.card].number).effects[choice.number - 1].does}"
        parts = " on" * bool(choice.target) + " to" * bool(choice.word)
        return choice.verb + parts if choice.verb in ("use", "flip") else choice.verb

    def label_values(self, choice: Choice, view: View, _language: str, /) -> Mapping[str, Any]:
        return {"gate": (choice.word or (view.cards[choice.target].zone if choice.target else "")).upper()}


LIBRARY: Final = DigraynLibrary("digrayn", DECKS)
