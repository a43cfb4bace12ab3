"""The words around the table: what the game says, for one language, and what the client adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gundam_desktop.tabletop import CardView, Choice, Decision, Event, Face, Refusal, View
from gundam_desktop.ui.attempts import refused
from gundam_desktop.ui.doors import TableLibrary
from gundam_desktop.ui.panels.log import Row, rows_of
from gundam_desktop.ui.panels.reasons import Reason
from gundam_desktop.ui.translation import translate

GAME_OVER = "game over"
"""The event that the head of the result says already."""
WITH_ACTIONS = ("main", "block", "action")
"""Decisions in which cards act: in these a player may ask why one cannot."""


class Outcome(NamedTuple):
    """The end of a game in words."""

    head: str
    why: str
    clause: str
    won: bool | None
    """For the one person at this machine; None when there are two or none, or at a draw."""


class Words:
    """A game's library in one language."""

    def __init__(self, library: TableLibrary, language: str) -> None:
        self.library, self.language = library, language

    def face(self, number: str) -> Face:
        """The face of a card."""
        return self.library.face(number, self.language)

    def name(self, card: CardView | None) -> str:
        """What a card is called by those who see it."""
        return self.face(card.number).name if card is not None and card.number else translate("Words", "a card")

    def label(self, choice: Choice, view: View) -> str:
        """What a button for a choice says."""
        return self.library.label(choice, view, self.language)

    def question(self, decision: Decision, number: str) -> str:
        """What a decision asks."""
        return self.library.question(decision, number, self.language)

    def sentence(self, refusal: Refusal, view: View) -> str:
        """Why not."""
        names = {card.id: self.name(card) for card in view.cards.values()}
        return self.library.sentence(refusal, names, self.language)

    def reason(self, choice: Choice, refusal: Refusal, view: View) -> Reason:
        """A choice, and why it cannot be made."""
        return Reason(False, self.label(choice, view), self.sentence(refusal, view), refusal.clause)

    def favour(self, card: int, view: View, choices: Sequence[Choice]) -> list[Reason]:
        """What a card can do now; ways to pay stand in its menu alone."""
        mine = (choice for choice in choices if choice.card == card and choice.paying < 0)
        return [Reason(True, self.label(choice, view)) for choice in mine]

    def against(
        self,
        attempts: Sequence[Choice],
        view: View,
        choices: Sequence[Choice],
        explain: Callable[[Choice], Sequence[Refusal]],
    ) -> list[Reason]:
        """What of all that could be tried with a card cannot be done, and why."""
        if view.decision.kind not in WITH_ACTIONS or not choices:
            return []
        found = refused(attempts, choices, explain)
        return [self.reason(choice, refusals[0], view) for choice, refusals in found]

    def rows(self, events: Sequence[Event], viewer: int, names: Sequence[str]) -> list[Row]:
        """Events as lines of the log."""

        def head(event: Event) -> str:
            name = names[event.player] if event.player >= 0 else ""
            return translate("Words", "Turn {turn} · {name}").format(turn=event.amount, name=name)

        told = self.library.worth_telling(events)
        return rows_of(told, viewer, lambda event: self.library.story(event, names, self.language), head)

    def opening(self, view: View) -> Row:
        """The first line of the log."""
        text = translate("Words", "Played by edition {edition} of the rules.").format(edition=view.edition)
        return Row(text)

    def idle(self, card: int, view: View) -> str:
        """What is said of a card with which nothing can be done, and nothing is refused."""
        asking = view.decision.card == card
        face = self.face(view.cards[card].number) if asking else None
        if face is not None and 0 <= view.decision.ability < len(texts := face.abilities or face.text):
            ability = texts[view.decision.ability]
            marks = " · ".join(word for _, word in ability.marks)
            text = (f"{marks}: {ability.text}" if marks else ability.text).replace("･", "·")
            return translate("Words", "Its effect is being resolved. {text}").format(text=text)
        if asking:
            return translate("Words", "Its effect is being resolved.")
        if view.battle is not None and view.battle.attacker == card:
            return translate("Words", "It attacks.")
        return translate("Words", "Nothing can be done with it now.")

    def status(self, view: View, names: Sequence[str]) -> str:
        """Whose turn it is and who must decide."""
        if view.result:
            return translate("Words", "The game is over")
        decider = view.decision.player
        decides = translate("Words", "{name} decides").format(name=names[decider])
        if not view.turn:
            return decides
        whose = translate("Words", "Turn {turn}, {name} plays").format(turn=view.turn, name=names[view.turn_player])
        return whose if decider == view.turn_player else f"{whose} · {decides}"

    def outcome(self, view: View, history: Sequence[Event], names: Sequence[str], humans: Sequence[int]) -> Outcome:
        """The end of a game: who has won, by what, and the clause."""
        last = [event for event in history[-4:] if event.kind != GAME_OVER] or history[-1:]
        told = [text for event in last if (text := self.library.story(event, names, self.language))]
        clause = translate("Words", "Rule {clause}").format(clause=view.reason) if view.reason else ""
        won = None
        if view.result == "draw":
            head = translate("Words", "Draw")
        elif len(humans) == 1:
            won = int(view.result) == humans[0]
            head = translate("Words", "Victory") if won else translate("Words", "Defeat")
        else:
            head = translate("Words", "{name} wins").format(name=names[int(view.result)])
        return Outcome(head, " ".join(told[-1:]), clause, won)
