"""The grammar of what cards have done in a turn: productions made from the texts by which that is worded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from gundam_desktop.games.gcg.effects.phrases.nouns import NounTexts
from gundam_desktop.games.gcg.effects.phrases.references import ReferenceTexts
from gundam_desktop.games.gcg.effects.phrases.texts import Rows
from gundam_desktop.games.gcg.effects.reader.trees import Node


def _read(rows: Rows[str]) -> dict[str, list[str]]:
    """Return the English texts that are read, by their event."""
    return {event: [text for _, text in said] for event, said in groupby(rows.read(), key=itemgetter(0))}


_HAPPENED: Final = {
    event: texts
    for event, texts in _read(ReferenceTexts.happened).items()
    if "{effect}" not in texts[0] and event != "shield destroyed"
}
"""Event -> its texts after "has"; a Shield is destroyed like any other card."""
_DONE_IN_TURN: Final = {
    event: texts
    for event, texts in _read(NounTexts.in_turn).items()
    if " by " not in event or event == "deployed by effect"
}
PAST: Final = {f"past_{event.replace(' ', '_')}": event for event in {**_HAPPENED, **_DONE_IN_TURN}}
"""Production -> its event."""
_WAS: Final = {"destroyed", "deploy", "deployed by effect", "paired", "ex resource exiled"}
"""Events with "was" as well as "has been"."""
_IN_TURN: Final = r"""
?from_zone_in_turn: ("that was deployed from your trash" | "deployed from your trash" \
                    | "that has been deployed from the trash") -> past_deployed_from_trash
                  | ("that was deployed from your hand" | "deployed from your hand" \
                    | "that has been deployed from the hand") -> past_deployed_from_hand
?in_this_turn: "that has" done_in_turn _in_turn                     -> did_in_turn
             | "that hasn't" done_in_turn _in_turn                   -> did_not_in_turn
             | was_in_turn _in_turn                                 -> did_in_turn
             | done_by effect_owner _in_turn                        -> done_by_effect
             | not_done_by effect_owner _in_turn                    -> not_done_by_effect
             | "that has been deployed" _in_turn                    -> deployed_this_turn
?done_by: ("that has been rested by" | "that was rested by") -> was_rested
       | ("that has been set as active by" | "that was set as active by") -> was_set_active
       | ("whose ap has been" | "whose ap was") change_of_ap
?not_done_by: "that hasn't been rested by" -> was_rested
           | "that hasn't been set as active by" -> was_set_active
           | ("whose ap hasn't been" | "whose ap wasn't") change_of_ap
change_of_ap: "reduced by" -> ap_was_reduced | "increased by" -> ap_was_increased
_in_turn: "this turn" | "during this turn"
?was_in_turn: ("that has received damage" | "that received damage" | "that was damaged") -> past_receives_damage
            | ("that has received battle damage" | "that received battle damage") -> past_receives_battle_damage
            | ("that has received effect damage" | "that received effect damage") -> past_receives_effect_damage
            | "that blocked" -> past_blocks | "that linked" -> past_linked
            | "that was paired with a pilot" -> past_paired
            | ("that has been deployed by an effect" | "that was deployed by an effect" | "deployed by an effect") \
              -> past_deployed_by_effect
            | "that recovered hp" -> past_recovers_hp
            | from_zone_in_turn
"""
"""What a card has done in this turn, as a description of cards."""
_OTHERWISE: Final = {"destroys unit with battle damage", "destroys shield area card with battle damage"}
"""Events for which "has destroyed" and the card are productions of their own."""
_NOT_DENIED: Final = ("unit destroyed with ", "deployed by effect", "ex resource exiled")
"""Beginnings of events that no text denies of one card."""
_DENIED: Final[Mapping[str, tuple[str, ...]]] = {
    "attack": ("didn't attack",),
    "deploy": ("wasn't deployed",),
}


def past_rules() -> str:
    """Return the rules of the grammar for past events."""
    has = {
        event: [*_forms("has", "was", event, texts)] for event, texts in _HAPPENED.items() if event not in _OTHERWISE
    }
    have = {event: [*_forms("have", "were", event, texts)] for event, texts in _HAPPENED.items()}
    denied = {
        event: [*_forms("hasn't", "", event, texts), *_DENIED.get(event, ())]
        for event, texts in _HAPPENED.items()
        if not event.startswith(_NOT_DENIED)
    }
    rules = {"has_done": has, "have_done": have, "has_not_done": denied, "done_in_turn": _DONE_IN_TURN}
    return _IN_TURN + "\n".join(f"{name}: {_alternatives(forms)}" for name, forms in rules.items())


def past_event(node: Node) -> str:
    """Return the event of a production of these rules."""
    return PAST[node.data]


def _forms(has: str, was: str, event: str, texts: Iterable[str]) -> Iterator[str]:
    for words in texts:
        yield f"{has} {words}"
        if was and event in _WAS:
            yield f"{was} {words.removeprefix('been ')}"


def _alternatives(forms: Mapping[str, list[str]]) -> str:
    """Return the alternatives of a rule, named after their events."""
    said = {event: " | ".join(f'"{form.lower()}"' for form in of) for event, of in forms.items()}
    return "\n | ".join(f"({of}) -> past_{event.replace(' ', '_')}" for event, of in said.items())
