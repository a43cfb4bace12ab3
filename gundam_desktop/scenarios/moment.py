"""One point of a scenario: which facts are true there, which choices are legal, and which clause refuses others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gundam_desktop.scenarios.document import AmbiguousName, FieldError, NotationError
from gundam_desktop.scenarios.fields import ANY, SEATS, Path
from gundam_desktop.scenarios.scenario import BegunScenario, Fact, WrittenChoice
from gundam_desktop.tabletop import Choice, Event, Refusal

MOST_LISTED = 40


class WrongChoice(Exception):
    """Why a choice is not as the file says; one line for people."""


class Moment(NamedTuple):
    """The game now, and what has happened since the start."""

    begun: BegunScenario
    events: Sequence[Event]

    def mismatch(self, fact: Fact) -> str:
        """The actual value, if a fact does not hold; empty if it does.

        Raises `FieldError` for a name that could mean several cards.
        """
        try:
            if fact.subject == "legal":
                self.all_legal(fact.value, fact.path)
            elif fact.subject == "illegal":
                self.all_illegal(fact.value, fact.path)
            else:
                return self.begun.mismatch(fact, self.events)
        except WrongChoice as wrong:
            return str(wrong)
        return ""

    def choice(self, written: WrittenChoice, player: int, text: str) -> Choice:
        """The choice that a player writes; names are looked up among the cards that player sees."""
        try:
            return self.begun.choice(written, player)
        except NotationError as error:
            raise WrongChoice(f"{text}: {error}; {self.legal_text()}") from None

    def legal_text(self) -> str:
        """Return a text that says which player must decide and what the legal choices are."""
        decision = self.begun.game.decision
        if decision.player < 0:
            return "the game is over"
        now = f"now is {SEATS[decision.player]} {decision.kind}"
        if decision.groups:
            parts = []
            for group in decision.groups:
                names = [self._card_name(card, decision.player) for card in group.candidates]
                many = f"{group.least}" if group.least == group.most else f"{group.least} to {group.most}"
                parts.append(f"{many} of {', '.join(names) or 'nothing'}")
            return f"{now}, legal is to choose {' and '.join(parts)}"
        choices = [
            self.begun.format(choice, decision.player) for choice in self.begun.game.legal_choices(decision.player)
        ]
        more = f" and {len(choices) - MOST_LISTED} more" if len(choices) > MOST_LISTED else ""
        return f"{now}, legal are: {', '.join(choices[:MOST_LISTED]) or 'none'}{more}"

    def _card_name(self, card: int, player: int) -> str:
        return self.begun.format(Choice("choose", cards=(card,)), player).partition(" ")[2]

    def all_legal(self, choices: tuple[WrittenChoice, ...], path: Path) -> None:
        """Check that each of the choices is legal now."""
        for index, written in enumerate(choices):
            if refusals := self.refusals(written, (*path, index)):
                text = f"legal: `{written.text}` is refused: {refusals_text(refusals)}; {self.legal_text()}"
                raise WrongChoice(text)

    def all_illegal(self, choices: tuple[tuple[WrittenChoice, tuple[str, ...]], ...], path: Path) -> None:
        """Check that each of the choices is refused now by one of its clauses; raises `WrongChoice`."""
        for written, clauses in choices:
            refusals = self.refusals(written, (*path, written.text))
            if not refusals:
                raise WrongChoice(f"illegal: `{written.text}` must be refused ({', '.join(clauses)}), but it is legal")
            if why := wrong_refusal(refusals, clauses):
                raise WrongChoice(f"illegal: `{written.text}` {why}")

    def refusals(self, written: WrittenChoice, path: Path) -> list[Refusal]:
        """Return the refusals of a choice by the deciding player; `path` is the choice's field in the file."""
        player = max(self.begun.game.decision.player, 0)
        try:
            choice = self.begun.choice(written, player)
        except AmbiguousName as error:
            raise FieldError(path, str(error)) from None
        except NotationError as error:
            raise WrongChoice(f"`{written.text}`: {error}; {self.legal_text()}") from None
        return self.begun.game.explain(player, choice)


def refusals_text(refusals: tuple[Refusal, ...] | list[Refusal]) -> str:
    """Refusals for people: code, clause, figures."""
    parts = []
    for refusal in refusals:
        figures = "".join(f", {name} {value}" for name, value in refusal.figures)
        parts.append(f"{refusal.code} ({refusal.clause}{figures})")
    return ", ".join(parts)


def wrong_refusal(refusals: tuple[Refusal, ...] | list[Refusal], clauses: tuple[str, ...]) -> str:
    """Why refusals are not for one of the clauses; empty if one is."""
    if ANY in clauses or any(c in clauses for refusal in refusals for c in (refusal.clause, *refusal.also)):
        return ""
    return f"must be refused for {' or '.join(clauses)}, but is refused for {refusals_text(refusals)}"
