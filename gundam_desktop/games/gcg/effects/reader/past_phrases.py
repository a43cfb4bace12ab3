"""The grammar of what cards have done in a turn: productions made from the texts by which that is worded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gundam_desktop.games.gcg.effects.reader.trees import Node
from gundam_desktop.games.gcg.effects.wording.condition_texts import ConditionTexts
from gundam_desktop.games.gcg.effects.wording.noun_texts import NounTexts

_HAPPENED: Final = {
    event: text
    for event, text in ConditionTexts("en").happened.items()
    if "{effect}" not in text and event != "shield destroyed"
}
"""Event -> its text after "has"; a Shield is destroyed like any other card."""
_IN_TURN: Final = {
    event: text
    for event, text in NounTexts("en").in_turn.items()
    if " by " not in event or event == "deployed by effect"
}
PAST: Final = {f"past_{event.replace(' ', '_')}": event for event in {**_HAPPENED, **_IN_TURN}}
"""Production -> its event."""
_ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "receives damage": ("been damaged",),
    "deployed by effect": ("been deployed by effects",),
    "ex resource exiled": ("been exiled",),
    "deployed from trash": ("been deployed from your trash",),
    "deployed from hand": ("been deployed from your hand",),
}
"""Event -> other words for it than those in which it is worded."""
_WAS: Final = {"destroyed", "deploy", "deployed by effect", "paired", "ex resource exiled"}
"""Events with "was" as well as "has been"."""
_OTHERWISE: Final = {"destroys unit with battle damage", "destroys shield area card with battle damage"}
"""Events for which "has destroyed" and the card are productions of their own."""
_NOT_DENIED: Final = ("unit destroyed with ", "deployed by effect", "ex resource exiled")
"""Beginnings of events that no text denies of one card."""
_DENIED: Final[Mapping[str, tuple[str, ...]]] = {
    "attack": ("did not attack", "didn't attack"),
    "deploy": ("was not deployed", "wasn't deployed"),
}


def past_rules() -> str:
    """Return the rules of the grammar for past events."""
    has = {event: [*_forms("has", "was", event, text)] for event, text in _HAPPENED.items() if event not in _OTHERWISE}
    have = {event: [*_forms("have", "were", event, text)] for event, text in _HAPPENED.items()}
    denied = {
        event: [*_forms("has not", "", event, text), *_forms("hasn't", "", event, text), *_DENIED.get(event, ())]
        for event, text in _HAPPENED.items()
        if not event.startswith(_NOT_DENIED)
    }
    done = {event: [text, *_ALSO.get(event, ())] for event, text in _IN_TURN.items()}
    rules = {"has_done": has, "have_done": have, "has_not_done": denied, "done_in_turn": done}
    return "\n".join(f"{name}: {_alternatives(forms)}" for name, forms in rules.items())


def past_event(node: Node) -> str:
    """Return the event of a production of these rules."""
    return PAST[node.data]


def _forms(has: str, was: str, event: str, text: str) -> Iterator[str]:
    for words in (text, *_ALSO.get(event, ())):
        yield f"{has} {words}"
        if was and event in _WAS:
            yield f"{was} {words.removeprefix('been ')}"


def _alternatives(forms: Mapping[str, list[str]]) -> str:
    """Return the alternatives of a rule, named after their events."""
    said = {event: " | ".join(f'"{form.lower()}"' for form in of) for event, of in forms.items()}
    return "\n | ".join(f"({of}) -> past_{event.replace(' ', '_')}" for event, of in said.items())
