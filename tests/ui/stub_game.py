"""A small scripted game for tests of what stands around the table: a list of decisions, answered one by one."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, ClassVar, NamedTuple, Self

from gundam_desktop.bots.bot_process import BotProcess
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.card_design import card_design
from gundam_desktop.games.gcg.reminders import keyword_reminder, reminders_of
from gundam_desktop.records import GameHistory, Player, Start
from gundam_desktop.tabletop import (
    Ability,
    CandidateGroup,
    CardView,
    Choice,
    Counter,
    Decision,
    DeckSummary,
    Event,
    Face,
    FactList,
    Game,
    Goal,
    IllegalChoice,
    Interrupt,
    Motif,
    Place,
    Playmat,
    Refusal,
    Reminder,
    View,
)
from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.services import Services

HAND_0, HAND_1, UNIT_0, UNIT_1, TOP_A, TOP_B = 1, 2, 3, 4, 5, 6
NUMBERS = {HAND_0: "T-001", HAND_1: "T-002", UNIT_0: "T-003", UNIT_1: "T-004", TOP_A: "T-005", TOP_B: "T-006"}
PLACES = {
    HAND_0: (0, "hand"),
    HAND_1: (1, "hand"),
    UNIT_0: (0, "battle"),
    UNIT_1: (1, "battle"),
    TOP_A: (0, "deck"),
    TOP_B: (0, "deck"),
}
ZONES = ("hand", "deck", "resource_deck", "resources", "battle", "base", "shields", "trash", "removed")
PUBLIC = ("battle", "base", "resources", "trash", "removed")


class Step(NamedTuple):
    """One decision of the script, with what is legal then."""

    decision: Decision
    choices: tuple[Choice, ...] = ()


def first_player(player: int) -> Step:
    return Step(Decision("first_player", player, "5-2"), (Choice("first"), Choice("second")))


def redraw(player: int) -> Step:
    return Step(Decision("redraw", player, "5-3"), (Choice("keep"), Choice("redraw")))


def main_phase(player: int) -> Step:
    hand, unit = (HAND_0, UNIT_0) if player == 0 else (HAND_1, UNIT_1)
    deploy, attack = Choice("deploy", hand), Choice("attack", unit, word="player")
    return Step(Decision("main", player, "6-5"), (deploy, attack, Choice("end")))


def block(player: int, *, can: bool = True) -> Step:
    blocks = (Choice("block", UNIT_0 if player == 0 else UNIT_1),) if can else ()
    return Step(Decision("block", player, "7-4"), (*blocks, Choice("pass")))


def action(player: int, *, can: bool = True) -> Step:
    plays = (Choice("play", HAND_0 if player == 0 else HAND_1),) if can else ()
    return Step(Decision("action", player, "8-2"), (*plays, Choice("pass")))


def confirm(player: int) -> Step:
    return Step(Decision("confirm", player, "10-1", card=UNIT_0), (Choice("yes"), Choice("no")))


def choose_unit(player: int) -> Step:
    groups = (CandidateGroup((UNIT_0, UNIT_1), 1, 1),)
    return Step(Decision("choose", player, "10-2", card=HAND_0, groups=groups, purpose="rest"))


def choose_top(player: int, least: int = 0, most: int = 2) -> Step:
    groups = (CandidateGroup((TOP_A, TOP_B), least, most),)
    return Step(Decision("choose", player, "10-2", card=HAND_0, groups=groups, purpose="look"))


def choose_place(player: int) -> Step:
    choices = (Choice("choose", word="top"), Choice("choose", word="bottom"))
    return Step(Decision("choose", player, "10-3", card=UNIT_0, options=("top", "bottom")), choices)


def order(player: int) -> Step:
    return Step(Decision("order", player, "9-1-6"), (Choice("resolve", UNIT_0), Choice("resolve", UNIT_1)))


class StubGame:
    """Goes through a script; after its end the seat `winner` has won."""

    def __init__(self, script: Sequence[Step], winner: str = "0") -> None:
        self.script = list(script)
        self.at = 0
        self.result = ""
        self.winner = winner
        self.made: list[tuple[int, Choice]] = []

    @property
    def decision(self) -> Decision:
        if self.result or self.at >= len(self.script):
            return Decision("game over", -1, "1-2")
        return self.script[self.at].decision

    @property
    def turn(self) -> int:
        return self.view(0).turn

    def legal_choices(self, player: int) -> list[Choice]:
        return list(self.script[self.at].choices) if self.decision.player == player else []

    def pseudo_legal_choices(self, player: int, card: int = 0) -> list[Choice]:
        everything = (*main_phase(player).choices, *block(player).choices, *action(player).choices)
        return [choice for choice in everything if card in (0, choice.card)]

    def apply(self, player: int, choice: Choice) -> list[Event]:
        refusals = self.explain(player, choice)
        if refusals:
            raise IllegalChoice(choice, refusals)
        self.made.append((player, choice))
        turned = self.decision.kind == "main" and choice.verb == "end"
        self.at += 1
        if choice.verb == "concede":
            self.result = str(1 - player)
        elif self.at >= len(self.script):
            self.result = self.winner
        events = [Event("did", "6-5-1", player, choice.card, NUMBERS.get(choice.card, ""), word=choice.verb)]
        if turned and not self.result:
            events.append(Event("turn begins", "6-1", self.decision.player, amount=2))
        if self.result:
            events.append(Event("game over", "1-2-1", -1 if self.result == "draw" else int(self.result)))
        return events

    def explain(self, player: int, choice: Choice) -> list[Refusal]:
        decision = self.decision
        if decision.player < 0:
            return [Refusal("game over", "1-2")]
        if choice.verb == "concede":
            return []
        if decision.player != player:
            return [Refusal("not your decision", "1-1")]
        if decision.groups and choice.verb == "choose":
            count = len(choice.cards)
            good = decision.least <= count <= decision.most and set(choice.cards) <= set(decision.candidates)
            return [] if good else [Refusal("wrong number", "10-2")]
        return [] if choice in self.legal_choices(player) else [Refusal("too few resources", "2-3-4", (("needs", 5),))]

    def view(self, player: int) -> View:
        decision = self.decision
        shown = {card for card, (owner, zone) in PLACES.items() if zone in PUBLIC or (owner, zone) == (player, "hand")}
        if decision.player == player:
            shown |= set(decision.candidates)
        cards = {
            card: CardView(
                card,
                number if card in shown else "",
                *PLACES[card],
                figures=(3, 2, 2, 3),
                secret=PLACES[card] == (player, "hand"),
            )
            for card, number in NUMBERS.items()
        }
        zones = {
            (seat, zone): tuple(card for card, place in PLACES.items() if place == (seat, zone))
            for seat in (0, 1)
            for zone in ZONES
        }
        seen = decision if decision.player == player else decision._replace(groups=())
        turn_player = max(0, decision.player)
        return View(
            player, "1.0", 1, turn_player, 0, "main", zones, cards, "", (), (), seen, self.result,
            "1-2-1" if self.result else "", None,
        )  # fmt: skip

    def copy(self) -> Self:
        other = copy(self)
        other.made = self.made[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {"at": self.at}

    def digest(self) -> str:
        return str(self.at)

    def parse(self, text: str, player: int) -> Choice:
        return Choice(text)

    def format(self, choice: Choice, player: int) -> str:
        return choice.verb


class StubLibrary:
    """Six cards, two decks, English."""

    LABELS: ClassVar = {
        "end": "End main phase",
        "pass": "Pass",
        "keep": "Keep hand",
        "redraw": "Redraw",
        "first": "Go first",
        "second": "Go second",
        "yes": "Yes",
        "no": "No",
    }

    def face(self, number: str, language: str) -> Face:
        kind = "command" if number == "T-009" else "unit"
        text = (Ability((("deploy", "Deploy"),), "Draw 1."),)
        return Face(
            number, f"Card {number[-1]}", kind, kind.title(), "blue", (3, 2, 2, 3), False, ("Test",), ("Space",), "",
            (), text, "T", Motif("slim"), design=card_design("en"),
        )  # fmt: skip

    def playmat(self, language: str) -> Playmat:
        sheet = library.playmat(language)
        return sheet._replace(zones=tuple(zone._replace(name=zone.key.title()) for zone in sheet.zones))

    def caption(self, place: Place, view: View, language: str) -> Counter | None:
        return library.caption(place, view, language)

    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        return library.plate(view, seat, language)

    def sentence(self, refusal: Refusal, names: Mapping[int, str], language: str) -> str:
        return f"Because {refusal.code}."

    def story(self, event: Event, seats: Sequence[str], language: str) -> str:
        if event.kind == "game over":
            return f"{seats[event.player]} has won the game." if event.player >= 0 else "Nobody has won."
        return f"{seats[event.player]}: {event.word}."

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        return list(events)

    def effect_line(self, number: str, ability: int, mark: str, language: str) -> str:
        face = self.face(number, language)
        lines = face.abilities or face.text
        return lines[ability].line if 0 <= ability < len(lines) else ""

    def zone_facts(self, zone: str, edition: str, language: str) -> list[tuple[str, str]]:
        return [(f"What is so of {zone}.", "3-1")]

    def reminders(
        self, number: str, edition: str, language: str, keywords: tuple[str, ...] | None = None
    ) -> Sequence[Reminder]:
        return reminders_of(self.face(number, language), edition, language, keywords)

    def card_facts(self, number: str, language: str) -> list[FactList]:
        return [FactList("Where it is legal", (f"{number} is legal anywhere.",), "Said by a stub.")]

    def keyword_reminder(self, written: str, edition: str, language: str) -> Reminder | None:
        return keyword_reminder(written, edition, language)

    def question(self, decision: Decision, number: str, language: str) -> str:
        return f"{decision.kind}?"

    def interrupts(self, language: str) -> Sequence[Interrupt]:
        return library.interrupts(language)

    def interrupts_of(self, event: Event, seat: int, /) -> Sequence[str]:
        return library.interrupts_of(event, seat)

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        return [Goal(choice.target)] if choice.target else []

    def label(self, choice: Choice, view: View, language: str, *, named: bool = False) -> str:
        if choice.verb in self.LABELS:
            return self.LABELS[choice.verb]
        return " ".join(
            part for part in (choice.verb.title(), choice.word, f"Card {choice.card}" if choice.card else "") if part
        )

    def act(self, choice: Choice, language: str, /) -> str:
        return choice.verb

    def deck(self, name_or_path: str) -> Any:
        if name_or_path not in self.deck_names():
            raise ValueError(f"{name_or_path}: line 3: “4 X” is not a card")
        return name_or_path

    def deck_names(self) -> Sequence[str]:
        return ("deck-1", "deck-2")

    def deck_title(self, name: str, _language: str = "en", /) -> str:
        return f"The deck {name}"

    def deck_summary(self, name: str, _language: str, /) -> DeckSummary:
        self.deck(name)
        return DeckSummary(name, self.deck_title(name), "T-003", ("blue",), "blue", f"How {name} plays.")

    def recorded_title(self, title: str, _language: str, /) -> str:
        return title


class StubBot:
    """Plays as its level says: `first` the first choice; `dies`, `raises`, `hangs`, `cheats` do what they say."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        if self.level == "raises":
            raise RuntimeError("a bot's own fault")
        if self.level == "hangs":
            time.sleep(600)
        if self.level == "cheats":
            return Choice("win")
        if not choices:
            cards = [card for group in view.decision.groups for card in group.candidates[: group.least]]
            return Choice("choose", cards=tuple(cards))
        passing = [choice for choice in choices if choice.verb in ("end", "pass")]
        return passing[0] if passing else choices[0]


def create(game: str, level: str, seed: int) -> StubBot:
    """Makes a stub bot, in the bot's process."""
    return StubBot(level, seed)


def levels() -> Sequence[str]:
    return ("first", "slow")


def course_of(game: Game, players: tuple[Player, Player], seed: int = 5) -> GameHistory:
    """The history of a game that is written down nowhere."""
    return GameHistory.begin(game, Start(id="test", began="", edition="1.0", seed=seed, players=players))


def process_of(session: GameSession, seat: int) -> int | None:
    """The id of the process of the bot at a seat; None if none runs."""
    decider = session._live.deciders[seat]
    assert isinstance(decider, BotProcess)
    return decider.pid


def game_module(script: Sequence[Step] = (), winner: str = "0") -> GameModule:
    """The module of a game with this script."""

    def start(
        decks: tuple[Any, Any], seed: int, edition: str = "1.0", chooser: int | None = None, *, trial: bool = False
    ) -> StubGame:
        return StubGame(script, winner)

    return GameModule(
        key="gcg",
        start=start,
        load=lambda _data: StubGame(script, winner),
        library=StubLibrary(),
        read_deck=str,
        write_deck=str,
        evaluate=lambda _view: 0.0,
        sample_world=lambda _view, _seed, _decks: StubGame(script, winner),
        opening=lambda _view, _deck, _chance: None,
        read_view=lambda _data, seat: StubGame(script, winner).view(seat),
        editions=("1.0", "1.9"),
        deckbuilding=True,
    )


def services_of(game_module: GameModule) -> Services:
    """One game for every key, with stub bots."""
    return Services(find=lambda _key: game_module, levels=levels, create=create)


def services(script: Sequence[Step] = (), winner: str = "0") -> Services:
    """The game with this script."""
    return services_of(game_module(script, winner))
