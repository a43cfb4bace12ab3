"""The part of a game's library that can be made from its texts alone (`tabletop.Library`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from gundam_desktop.games.kit.decks import Deck, Decks
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import (
    Choice,
    Counter,
    Decision,
    DeckSummary,
    Event,
    Face,
    FactList,
    Goal,
    Interrupt,
    Place,
    Playmat,
    Refusal,
    Reminder,
    View,
)
from gundam_desktop.tabletop.prompt_style import named_interrupts
from gundam_desktop.tabletop.sentence import filled


class Library(ABC):
    """The words of one game; what depends on its cards and its table is the game's."""

    usual: Collection[str] = ()
    """The keys of the interrupts that end automatic passing by default."""
    losses: Collection[str] = ("damaged", "destroyed")
    """The kinds of events in which the event's player loses something."""
    interrupting: Mapping[str, str] = MappingProxyType({})
    """Kind of event of the other player -> the key of the interrupt that it triggers."""

    def __init__(self, key: str, decks: Decks) -> None:
        self._key, self.decks = key, decks

    # what a game provides

    @abstractmethod
    def face(self, number: str, language: str) -> Face:
        """The face of a card; `KeyError` for an unknown number."""

    @abstractmethod
    def playmat(self, language: str) -> Playmat:
        """The zones, phases and steps with their names."""

    @abstractmethod
    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        """The numbers on a player's plate."""

    @abstractmethod
    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        """The targets of a choice on the table; empty for a choice that needs no target."""

    # what a game may provide

    def caption(self, _place: Place, _view: View, _language: str, /) -> Counter | None:
        """The number beside the cards of a place; None for a place without one."""
        return None

    def interrupts_of(self, event: Event, seat: int, /) -> Sequence[str]:
        """Keys of the interrupts that an event triggers for the player of a seat, for whom the client passes."""
        if event.kind == "turn begins":
            return ("turn",)
        if event.kind in self.losses:
            return ("loss",) if event.player == seat else ()
        return (self.interrupting[event.kind],) if event.kind in self.interrupting and event.player != seat else ()

    def story_key(self, event: Event) -> str:
        """The key of an event's sentence among the words `events`."""
        return event.kind

    def story_values(self, _event: Event, _words: Mapping[str, Any], /) -> Mapping[str, Any]:
        """Values for an event's sentence that add to, or replace, `player`, `card`, `target`, `amount` and `word`."""
        return {}

    def label_key(self, choice: Choice, _view: View, /) -> str:
        """The key of a choice's label among the words `choices`."""
        return choice.verb

    def label_values(self, _choice: Choice, _view: View, _language: str, /) -> Mapping[str, Any]:
        """Values for the label of a choice that add to, or replace, `card`, `target` and `cards`."""
        return {}

    # common to all games

    def words(self, language: str) -> dict[str, Any]:
        """All words of the game."""
        return game_words(self._key, language)

    def name_of(self, number: str, language: str) -> str:
        """A card's name; `a card` if `number` is empty or unknown."""
        return self.face(number, language).name if number else str(self.words(language)["unknown"])

    def name_in(self, view: View, card: int, language: str) -> str:
        """The name of a card as the player of a view knows it."""
        seen = view.cards.get(card)
        return self.name_of(seen.number if seen is not None else "", language)

    def sentence(self, refusal: Refusal, names: Mapping[int, str], language: str) -> str:
        """A refusal as a sentence."""
        text: str = self.words(language)["refusals"][refusal.code]
        return filled(text, card=names.get(refusal.card, ""), **dict(refusal.figures))

    def story(self, event: Event, seats: Sequence[str], language: str) -> str:
        """An event as a sentence for the log; empty for an event that is not logged."""
        words = self.words(language)
        values = {
            "player": seats[event.player] if event.player >= 0 else "",
            "card": self.name_of(event.number, language),
            "target": self.name_of(event.target_number, language),
            "amount": event.amount,
            "word": event.word,
            **self.story_values(event, words),
        }
        said = filled(words["events"].get(self.story_key(event), ""), **values)
        return said[:1].upper() + said[1:]

    def question(self, decision: Decision, number: str, language: str) -> str:
        """The question that a decision asks. `number` is the number of the card that asks it; empty if no card does."""
        words = self.words(language)["questions"]
        key = decision.purpose if decision.kind == "choose" else f"{decision.kind} {decision.purpose}".strip()
        text: str = words.get(key) or words["choose"]
        return filled(text, card=self.name_of(number, language), count=decision.least)

    def label(self, choice: Choice, view: View, language: str, *, named: bool = False) -> str:  # noqa: ARG002
        """The label of the choice's button; it always names the card that acts."""
        words = self.words(language)
        text: str = words["choices"][self.label_key(choice, view)]
        values = {
            "card": self.name_in(view, choice.card, language),
            "target": self.name_in(view, choice.target, language),
            "cards": words["between"].join(self.name_in(view, card, language) for card in choice.cards),
        }
        return text.format(**{**values, **self.label_values(choice, view, language)})

    def act(self, choice: Choice, language: str, /) -> str:
        """The kind of act that a choice is, without its cards; empty for one without a name."""
        text: str = self.words(language)["acts"].get(choice.verb, "")
        return text

    def interrupts(self, language: str) -> Sequence[Interrupt]:
        """The interrupts that can end automatic passing."""
        return named_interrupts(self.words(language).get("interrupts", {}), self.usual)

    def worth_telling(self, events: Sequence[Event], /) -> list[Event]:
        """The events without those that the following ones imply; by default all events."""
        return list(events)

    def effect_line(self, number: str, ability: int, _mark: str, language: str, /) -> str:
        """One effect of a card as a line of text, by its index; empty if there is none."""
        lines = self.face(number, language).text if number else ()
        return lines[ability].line if 0 <= ability < len(lines) else ""

    def zone_facts(self, zone: str, _edition: str, language: str, /) -> Sequence[tuple[str, str]]:
        """What the rules say about a zone, or a player (`plate`), as pairs of a sentence and its clause."""
        return [(text, clause) for text, clause in self.words(language).get("zone facts", {}).get(zone, ())]

    def reminders(
        self, number: str, _edition: str, language: str, _keywords: tuple[str, ...] | None = None, /
    ) -> Sequence[Reminder]:
        """One sentence with its clause for each keyword, mark, figure and area on a card."""
        return tuple(self._reminders(number, language))

    def card_facts(self, _number: str, _language: str, /) -> Sequence[FactList]:
        """Nothing: what is to know of a card of a small game is on it."""
        return ()

    def keyword_reminder(self, written: str, _edition: str, language: str, /) -> Reminder | None:
        """What a keyword means, by its English name; None if there is no such keyword."""
        names = self.words("en").get("keywords", {})
        key = next((key for key, name in names.items() if name == written), None)
        return None if key is None else self._keyword(key, language)

    def _reminders(self, number: str, language: str) -> Iterator[Reminder]:
        shown, words = self.face(number, language), self.words(language).get("reminders", {})
        for badge in shown.badges:
            yield self._keyword(badge.key, language)
        for mark, word in dict.fromkeys(mark for ability in shown.text for mark in ability.marks):
            text, clause = words[mark]
            yield Reminder(f"【{word}】", text, clause, "mark", mark)
        for kind, figure in zip(shown.design.figures, shown.figures, strict=True):
            if figure is not None:
                text, clause = words[kind.key]
                yield Reminder(kind.name, text, clause, "figure", kind.key)
        if shown.environment:
            text, clause = words["environment"]
            yield Reminder(" / ".join(shown.environment), text, clause, "environment")

    def _keyword(self, key: str, language: str) -> Reminder:
        words = self.words(language)
        text, clause = words["reminders"][key]
        return Reminder(words["keywords"][key], text, clause, "badge", key)

    def deck(self, name: str, /) -> Deck:
        """A deck by its name. The `DeckError` for an unknown name lists the known ones."""
        return self.decks.find(name)

    def deck_names(self) -> Sequence[str]:
        """The names of the decks."""
        return list(self.decks.shipped)

    def deck_title(self, name: str, language: str = "en", /) -> str:
        """The title of a deck in lists."""
        return self.decks.title(name, language)

    def deck_summary(self, name: str, language: str, /) -> DeckSummary:
        """What a list shows of a deck."""
        return self.decks.summary(name, language, self.words(language)["colors"])

    def recorded_title(self, title: str, language: str, /) -> str:
        """A deck's title as records name it (in English), in a language."""
        return self.decks.recorded_title(title, language)
