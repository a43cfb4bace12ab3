"""The texts around the table: those of the game, in the language in use, and those of the client."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gundam_desktop.records.game_history import TIME_IS_UP
from gundam_desktop.tabletop import (
    CardView,
    Choice,
    Decision,
    Event,
    Face,
    Library,
    Place,
    Playmat,
    Refusal,
    Reminder,
    View,
)
from gundam_desktop.ui.play.log_row import LogRow, counted, log_rows
from gundam_desktop.ui.style.translation import language, translate

GAME_OVER = "game over"
"""The event that the heading of the result already states."""


class Outcome(NamedTuple):
    """The end of a game in words."""

    head: str
    why: str
    clause: str
    won: bool | None
    """True if the one person who played has won; None with two persons or none, or at a draw."""


class GameTexts:
    """A game's library in the language in use."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def face(self, number: str) -> Face:
        """The face of a card."""
        return self.library.face(number, language())

    def name(self, card: CardView | None) -> str:
        """The name of a card for players who see it."""
        return self.face(card.number).name if card is not None and card.number else translate("GameTexts", "a card")

    def label(self, choice: Choice, view: View) -> str:
        """The label of a choice's button."""
        return self.library.label(choice, view, language())

    def question(self, decision: Decision, number: str) -> str:
        """The question of a decision."""
        return self.library.question(decision, number, language())

    def whose(self, view: View, names: Sequence[str]) -> str:
        """Whose decision it is and in which step: `Haruka, block step: `, ready to be followed by the question."""
        head = self._whose(view, names)
        return head if head.endswith("：") else f"{head} "

    def _whose(self, view: View, names: Sequence[str]) -> str:
        name, decision, mat = names[view.decision.player], view.decision, self.playmat()
        steps, phases = dict(mat.steps), dict(mat.phases)
        step = steps.get(view.step) or steps.get(decision.kind, "")  # an action step at the end of a turn has no battle
        if step:
            return translate("GameTexts", "{name}, {step} step:").format(name=name, step=step.lower())
        if view.turn and view.phase in phases:
            phase = phases[view.phase].lower()
            return translate("GameTexts", "{name}, {phase} phase:").format(name=name, phase=phase)
        return translate("GameTexts", "{name}:").format(name=name)

    def sentence(self, refusal: Refusal, view: View) -> str:
        """The text of a refusal."""
        names = {card.id: self.name(card) for card in view.cards.values()}
        return self.library.sentence(refusal, names, language())

    def acting(self, choice: Choice, view: View) -> str:
        """The label of a choice with the name of the acting card, for where that card is not in sight."""
        return self.library.label(choice, view, language(), named=True)

    def act(self, choice: Choice) -> str:
        """The kind of act that a choice is; empty for one that has no name."""
        return self.library.act(choice, language())

    def place(self, place: tuple[int, str], view: View, names: Sequence[str]) -> str:
        """The name of a zone with its number of cards; for a plate the player's name."""
        seat, key = place
        named = {zone.key: zone.name for zone in self.library.playmat(language()).zones}
        if key not in named:
            return names[seat]
        own, other = (
            translate("ZoneItem", "Your {zone}: {count}"),
            translate("ZoneItem", "Opponent's {zone}: {count}"),
        )
        return (own if seat == view.player else other).format(zone=named[key], count=len(view.zones.get(place, ())))

    def playmat(self) -> Playmat:
        """The playmat with the names of zones, phases and steps."""
        return self.library.playmat(language())

    def caption(self, place: Place, view: View) -> str:
        """The caption of a zone as a sentence; empty for a zone without a caption."""
        counter = self.library.caption(place, view, language())
        return counter.phrase if counter is not None else ""

    def zone_facts(self, zone: str, edition: str) -> Sequence[tuple[str, str]]:
        """Facts about a zone from the rules: sentences with their clauses."""
        return self.library.zone_facts(zone, edition, language())

    def reminders(self, card: CardView, beneath: CardView | None, edition: str) -> list[Reminder]:
        """What explains a known card, and then what is only on the one beneath it."""
        own = self.library.reminders(card.number, edition, language(), card.keywords)
        if beneath is None or not beneath.number:
            return list(own)
        said = {(each.term, each.text) for each in own}
        others = self.library.reminders(beneath.number, edition, language())
        return [*own, *(each._replace(part="", spans=()) for each in others if (each.term, each.text) not in said)]

    def rows(
        self,
        history: Sequence[Event],
        viewer: int,
        names: Sequence[str],
        begin: int = 0,
        end: int | None = None,
        people: Sequence[int] = (),
    ) -> list[LogRow]:
        """The events of a history from `begin` to `end` as lines of the log; the same ones in a row are told once."""
        return counted(self.steps(history, viewer, names, begin, end, people))

    def steps(
        self,
        history: Sequence[Event],
        viewer: int,
        names: Sequence[str],
        begin: int = 0,
        end: int | None = None,
        people: Sequence[int] = (),
    ) -> list[LogRow]:
        """The events of a history from `begin` to `end`, a line each; `people` are the seats of persons."""

        def head(event: Event) -> str:
            name = names[event.player] if event.player >= 0 else ""
            return translate("GameTexts", "Turn {turn} · {name}").format(turn=event.amount, name=name)

        events = history[begin:end]
        told, place = [], 0
        for event in self.library.worth_telling(events):
            while events[place] is not event:
                place += 1
            place += 1
            told.append((begin + place, event))

        def story(event: Event) -> str:
            if event.kind == GAME_OVER and tuple(people) == (event.player,):
                return translate("GameTexts", "You win!")
            return self.library.story(event, names, language())

        return log_rows(told, viewer, story, head, self.playmat().effect)

    def opening(self, view: View) -> LogRow:
        """The first line of the log."""
        text = translate("GameTexts", "This game uses edition {edition} of the rules.").format(edition=view.edition)
        return LogRow(text)

    def ability(self, number: str, ability: int, mark: str = "") -> str:
        """A line of a card's text, or a keyword by its timing; empty when the card has no such ability."""
        return self.library.effect_line(number, ability, mark, language()).replace("･", "·")

    def doing(self, card: int, view: View) -> str:
        """The current activity of a card; empty when there is none."""
        if view.decision.card == card:
            text = self.ability(view.cards[card].number, view.decision.ability)
            if text:
                return translate("GameTexts", "Its effect is being resolved. {text}").format(text=text)
            return translate("GameTexts", "Its effect is being resolved.")
        attacks = any(arrow.card == card for arrow in view.arrows)
        return translate("GameTexts", "It attacks.") if attacks else ""

    @staticmethod
    def idle() -> str:
        """The text for a card without possible or refused actions."""
        return translate("GameTexts", "You can do nothing with it now.")

    def status(self, view: View, names: Sequence[str]) -> str:
        """The status: the player of the turn and the one who must decide."""
        if view.result:
            return translate("GameTexts", "The game is over")
        decider = view.decision.player
        decides = translate("GameTexts", "{name} decides").format(name=names[decider])
        if not view.turn:
            return decides
        whose = translate("GameTexts", "Turn {turn}, {name} plays").format(turn=view.turn, name=names[view.turn_player])
        return whose if decider == view.turn_player else f"{whose} · {decides}"

    def outcome(self, view: View, history: Sequence[Event], names: Sequence[str], people: Sequence[int]) -> Outcome:
        """The end of a game: the winner, the reason, and the clause; `people` are the seats of persons."""
        last = [event for event in history[-4:] if event.kind != GAME_OVER] or history[-1:]
        told = [text for event in last if (text := self.library.story(event, names, language()))]
        won = None
        if view.result == "draw":
            head = translate("GameTexts", "Draw")
        elif len(people) == 1:
            won = int(view.result) == people[0]
            head = translate("GameTexts", "Victory") if won else translate("GameTexts", "Defeat")
        else:
            head = translate("GameTexts", "{name} wins").format(name=names[int(view.result)])
        on_time = any(event.kind == TIME_IS_UP for event in last)
        return Outcome(head, " ".join(told[-1:]), "" if on_time else view.reason, won)


def turn_name(turn: int) -> str:
    """A turn in words, also turn 0: what is decided before the first one."""
    if not turn:
        return translate("GameTexts", "Before the first turn")
    return translate("GameTexts", "Turn {turn}").format(turn=turn)
