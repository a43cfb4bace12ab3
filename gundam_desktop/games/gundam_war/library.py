"""The door to the cards: their faces, decks, and all words on the screen, in one language at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gundam_desktop.games.gundam_war import decks
from gundam_desktop.games.gundam_war.decks import Deck
from gundam_desktop.games.gundam_war.faces import changes_text, face, name_of
from gundam_desktop.games.gundam_war.goals import goals
from gundam_desktop.games.gundam_war.manners import interrupts, interrupts_of
from gundam_desktop.games.gundam_war.playmat import caption, plate, playmat
from gundam_desktop.games.gundam_war.reminders import keyword_reminder, reminders
from gundam_desktop.games.gundam_war.rules.preparation import next_hand
from gundam_desktop.games.gundam_war.words import game_words
from gundam_desktop.tabletop import Choice, Decision, DeckSummary, Event, Refusal, View
from gundam_desktop.tabletop.sentence import filled

__all__ = [
    "act",
    "caption",
    "deck",
    "deck_names",
    "deck_summary",
    "deck_title",
    "effect_line",
    "face",
    "goals",
    "interrupts",
    "interrupts_of",
    "keyword_reminder",
    "label",
    "plate",
    "playmat",
    "question",
    "recorded_title",
    "reminders",
    "sentence",
    "story",
    "worth_telling",
    "zone_facts",
]
_COUNTED = ("attack declared", "defence declared", "struck")
"""Events that are told in other words when their amount is 0."""
deck_title, recorded_title = decks.title, decks.recorded_title


def sentence(refusal: Refusal, names: Mapping[int, str], language: str) -> str:
    """A refusal as a sentence."""
    text: str = game_words(language)["refusals"][refusal.code]
    return filled(text, card=names.get(refusal.card, ""), **dict(refusal.figures))


def story(event: Event, seats: Sequence[str], language: str) -> str:
    """An event as a sentence for the log; empty for an event that is not logged."""
    words = game_words(language)
    text: str = words["events"].get(_event_key(event), "")
    said = filled(
        text,
        player=seats[event.player] if event.player >= 0 else "",
        card=name_of(event.number, language),
        target=name_of(event.target_number, language),
        amount=event.amount,
        word=words["environment"].get(event.word, event.word),
        change=changes_text(tuple(map(int, event.word.split("/"))), words) if event.kind == "modified" else "",
    )
    return said[:1].upper() + said[1:]


def _event_key(event: Event) -> str:
    if event.kind in _COUNTED and not event.amount:
        return f"{event.kind} none"
    return f"{event.kind} {event.word}" if event.kind == "activated" else event.kind


def question(decision: Decision, number: str, language: str) -> str:
    """The question of a decision. `number` is that of the card that asks; empty if none does."""
    words = game_words(language)["questions"]
    key = decision.purpose if decision.kind == "choose" else f"{decision.kind} {decision.purpose}".strip()
    text: str = words.get(key) or words["choose"]
    return filled(text, card=name_of(number, language), count=decision.least)


def label(choice: Choice, view: View, language: str, *, named: bool = False) -> str:  # noqa: ARG001 - always named
    """The label of a choice's button; it always names the card that acts."""
    words = game_words(language)
    squad = view.zones.get((view.player, choice.word), ())
    target = squad[choice.number - 1] if 0 < choice.number <= len(squad) else choice.target
    text: str = words["choices"][_label_key(choice, view)]
    return text.format(
        card=_shown(choice.card, view, language),
        target=_shown(target, view, language),
        cards=words["between"].join(_shown(card, view, language) for card in choice.cards),
        area=words["environment"].get(choice.word, ""),
        n=next_hand(view.known, view.player) if choice.verb == "redraw" else "",
    )


def act(choice: Choice, language: str) -> str:
    """The kind of act that a choice is, without its cards; empty for one that is not worth a name."""
    text: str = game_words(language)["acts"].get(choice.verb, "")
    return text


def _label_key(choice: Choice, view: View) -> str:
    if choice.verb == "sortie" and choice.number:
        return "sortie before"
    if choice.verb == "pass" and view.decision.kind == "command":
        return f"pass {view.decision.purpose}"
    if choice.verb == "pass":
        return f"pass {view.step}" if view.decision.kind == "formation" else f"pass {view.step} none"
    return choice.verb


def _shown(card: int, view: View, language: str) -> str:
    seen = view.cards.get(card)
    return name_of(seen.number if seen is not None else "", language)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """The events without those that the next ones imply; here all are told."""
    return list(events)


def effect_line(number: str, ability: int, mark: str, language: str) -> str:  # noqa: ARG001 - by their places alone
    """An effect of a card as a line of text, by its place; empty if there is none."""
    lines = face(number, language).text if number else ()
    return lines[ability].line if 0 <= ability < len(lines) else ""


def zone_facts(zone: str, edition: str, language: str) -> list[tuple[str, str]]:  # noqa: ARG001 - there is one edition
    """What the rules say about a zone, or about a player (`plate`): sentences with their clauses."""
    return [(text, clause) for text, clause in game_words(language)["zone facts"].get(zone, ())]


def deck(name: str) -> Deck:
    """A deck by its name. `DeckError` names those there are."""
    return decks.find(name)


def deck_names() -> list[str]:
    """The names of the decks."""
    return list(decks.shipped())


def deck_summary(name: str, language: str) -> DeckSummary:
    """What a list shows of a deck."""
    return decks.summary(name, language)
