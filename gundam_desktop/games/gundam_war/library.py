"""The cards, decks and words of the game on the screen, in one language at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from gundam_desktop.games.gundam_war.decks import DECKS
from gundam_desktop.games.gundam_war.faces import changes_text, face
from gundam_desktop.games.gundam_war.goals import goals
from gundam_desktop.games.gundam_war.playmat import caption, plate, playmat
from gundam_desktop.games.gundam_war.rules.preparation import next_hand
from gundam_desktop.games.kit.library import Library
from gundam_desktop.tabletop import Choice, Event, View

_COUNTED = ("attack declared", "defence declared", "struck")
"""Events that are told in other words when their amount is 0."""


class GundamWarLibrary(Library):
    """The game's faces, play sheet and texts."""

    usual = ("attack", "sortie", "loss")
    losses = ("damaged", "destroyed", "home damaged")
    interrupting = MappingProxyType(
        {"attack declared": "attack", "used": "command", "deployed": "deploy", "put under": "deploy"}
    )
    face, goals = staticmethod(face), staticmethod(goals)
    playmat, caption, plate = staticmethod(playmat), staticmethod(caption), staticmethod(plate)

    def interrupts_of(self, event: Event, seat: int, /) -> Sequence[str]:
        return () if event.kind == "attack declared" and not event.amount else super().interrupts_of(event, seat)

    def story_key(self, event: Event) -> str:
        if event.kind in _COUNTED and not event.amount:
            return f"{event.kind} none"
        return f"{event.kind} {event.word}" if event.kind == "activated" else event.kind

    def story_values(self, event: Event, words: Mapping[str, Any]) -> Mapping[str, Any]:
        change = changes_text(tuple(map(int, event.word.split("/"))), words) if event.kind == "modified" else ""
        return {"word": words["environment"].get(event.word, event.word), "change": change}

    def label_key(self, choice: Choice, view: View, /) -> str:
        if choice.verb == "sortie" and choice.number:
            return "sortie before"
        if choice.verb == "pass" and view.decision.kind == "command":
            return f"pass {view.decision.purpose}"
        if choice.verb == "pass":
            return f"pass {view.step}" if view.decision.kind == "formation" else f"pass {view.step} none"
        return choice.verb

    def label_values(self, choice: Choice, view: View, language: str, /) -> Mapping[str, Any]:
        squad = view.zones.get((view.player, choice.word), ())
        target = squad[choice.number - 1] if 0 < choice.number <= len(squad) else choice.target
        return {
            "target": self.name_in(view, target, language),
            "area": self.words(language)["environment"].get(choice.word, ""),
            "n": next_hand(view.known, view.player) if choice.verb == "redraw" else "",
        }


LIBRARY: Final = GundamWarLibrary("gundam_war", DECKS)
