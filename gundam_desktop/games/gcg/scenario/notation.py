"""The written form of every choice: read, written, and looked up among the cards that a player sees.

Reading has two halves. `read_choice` parses the words and needs no game; `resolve` finds the cards that the
names mean. `Board` has the cards of a game, made from a view, so no name can reveal what a player may not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from gundam_desktop.scenarios import card_names
from gundam_desktop.scenarios.card_names import CardName, find, name_of
from gundam_desktop.scenarios.document import NotationError
from gundam_desktop.tabletop import Choice, Decision, View

ZONES = ("hand", "deck", "resource_deck", "resources", "battle", "base", "shields", "trash", "removed", "outside")
RESOURCE_CLASSES = ("active resource", "rested resource", "ex resource")
ALONE = frozenset({"first", "second", "keep", "redraw", "end", "pass", "yes", "no", "concede"})
CARD_NAME = card_names.name_pattern(ZONES)
_PAYING = re.compile(r"^(.*\S)\s+paying\s+([0-9]{1,2})\s+ex$")
_FORMS = {
    "deploy": "deploy CARD",
    "play": "play CARD",
    "pair": "pair CARD with UNIT",
    "activate": "activate CARD",
    "attack": "attack UNIT -> player",
    "block": "block UNIT",
    "choose": "choose CARD, CARD",
    "resolve": "resolve CARD",
}
_COSTING = ("deploy", "play", "pair", "activate")


class Written(NamedTuple):
    """A choice as written, its cards not yet looked up."""

    text: str
    verb: str
    card: CardName | None = None
    target: CardName | None = None
    word: str = ""
    """`player`; for `choose`, the rest of the text."""
    number: int = 0
    paying: int = -1

    def names(self) -> list[CardName]:
        """The card names in it; for `choose`, the words that look like one."""
        names = [name for name in (self.card, self.target) if name is not None]
        return names + [name for name in _chosen_names(self) if name is not None]


class Board(NamedTuple):
    """The cards that a choice of one player can name."""

    player: int
    decision: Decision
    places: dict[int, tuple[int, str]]
    """Seat and zone of every card, in the order of the zones; a Pilot follows its Unit."""
    numbers: dict[int, str]
    """Id -> number of every card that the player knows."""
    pilots: frozenset[int] = frozenset()
    """Ids of the Pilots under Units."""
    resources: Mapping[int, str] = {}
    """Id of each Resource -> `active resource`, `rested resource` or `ex resource`."""
    waiting: tuple[int, ...] = ()
    """Ids of the cards with effects that wait for this player."""
    labels: Mapping[str, int] = {}


def parse(text: str, board: Board) -> Choice:
    """Return the choice that a text means on this board. Raises `NotationError` with the reason and a remedy."""
    return resolve(read_choice(text), board)


def format_choice(choice: Choice, board: Board) -> str:
    """Return the written form of a choice, with the shortest unambiguous names."""
    verb = choice.verb
    if verb == "choose":
        return "choose " + (choice.word or ", ".join(_cards_names(choice.cards, board)) or "none")
    text = verb
    if choice.card:
        text += f" {name_of(choice.card, _meant(verb, board), board)}"
    if verb == "pair":
        text += f" with {name_of(choice.target, _meant('unit', board), board)}"
    elif verb == "attack":
        target = choice.word or name_of(choice.target, _meant("target", board), board)
        text += f" -> {target}"
    if choice.number > 1:
        text += f" {choice.number}"
    return text if choice.paying < 0 else f"{text} paying {choice.paying} ex"


# --- the words


def read_choice(text: str) -> Written:
    """Parse the words of a choice.

    >>> read_choice("attack striker -> player").word
    'player'
    """
    whole = " ".join(text.split())
    paying = -1
    if match := _PAYING.match(whole):
        whole, paying = match[1], int(match[2])
    verb, _, rest = whole.partition(" ")
    if verb in ALONE and not rest and paying < 0:
        return Written(text, verb)
    if verb not in _FORMS:
        right = ", ".join([*sorted(ALONE), *_FORMS.values()])
        raise NotationError(f"`{text}` is no choice; expected {right}")
    if paying >= 0 and verb not in _COSTING:
        raise NotationError(f"`{text}`: only {', '.join(_COSTING)} have a cost to pay")
    if not rest:
        raise NotationError(f"`{text}` is not whole; expected `{_FORMS[verb]}`")
    return _with_cards(text, verb, rest)._replace(paying=paying)


def _with_cards(text: str, verb: str, rest: str) -> Written:
    if verb == "choose":
        return Written(text, verb, word=rest)
    if verb in {"pair", "attack"}:
        first, joint, second = rest.partition(" with " if verb == "pair" else " -> ")
        if not joint:
            raise NotationError(f"`{text}` is not whole; expected `{_FORMS[verb]}`")
        if verb == "attack" and second == "player":
            return Written(text, verb, read_name(first, text), word=second)
        return Written(text, verb, read_name(first, text), read_name(second, text))
    name, _, count = rest.partition(" ")
    if count and (verb not in {"activate", "resolve"} or not count.isdecimal() or not 1 <= int(count[:4]) <= 99):
        raise NotationError(f"`{text}` has words too many; expected `{_FORMS[verb]}`")
    number = int(count) if count else 0
    return Written(text, verb, read_name(name, text), number=number if number > 1 else 0)


def read_name(name: str, text: str = "") -> CardName:
    """Parse the name of a card; `text` is the choice or fact that it is in."""
    return card_names.read_name(name, CARD_NAME, "ST01-005", text)


# --- from names to cards


def resolve(written: Written, board: Board) -> Choice:
    """Return the choice after finding its cards on the board."""
    verb = written.verb
    if verb == "choose":
        return _chosen(written, board)
    card = find(written.card, _meant(verb, board), board) if written.card else 0
    target = find(written.target, _meant("unit" if verb == "pair" else "target", board), board) if written.target else 0
    return Choice(verb, card, target, (), written.word, written.number, written.paying)


def _meant(verb: str, board: Board) -> tuple[int, ...]:
    """Return the cards that the verb's card can mean."""
    if verb == "choose":
        return board.decision.candidates if board.decision.player == board.player else ()
    if verb == "resolve":
        return board.waiting
    zones = {"deploy": ("hand",), "play": ("hand",), "pair": ("hand",), "activate": ("battle", "base")}
    seat = 1 - board.player if verb == "target" else board.player
    places = {(seat, zone) for zone in zones.get(verb, ("battle",))}
    return tuple(card for card, place in board.places.items() if place in places and card not in board.pilots)


# --- selections


def _chosen(written: Written, board: Board) -> Choice:
    word = written.word
    options = board.decision.options if board.decision.player == board.player else ()
    if option := next((o for o in options if o == word), ""):
        return Choice("choose", word=option)
    if word == "none":
        return Choice("choose")
    if word in {"top", "bottom"} or word.isdecimal():
        return Choice("choose", word=word)
    cards: list[int] = []
    for item in _items(word):
        if item in RESOURCE_CLASSES:
            cards.append(_resource(item, cards, board))
            continue
        if CARD_NAME.match(item) is None and options:
            raise NotationError(f"`{written.text}`: expected {', '.join(f'choose {o}' for o in options)}")
        cards.append(find(read_name(item, written.text), _meant("choose", board), board))
    return Choice("choose", cards=tuple(cards))


def _items(word: str) -> list[str]:
    return [item.strip() for item in word.split(",")]


def _resource(kind: str, taken: list[int], board: Board) -> int:
    """Return the first Resource of a kind that is not in `taken`; Resources of one kind are alike."""
    own = [card for card in board.resources if board.places[card][0] == board.player]
    for card in (*_meant("choose", board), *own):
        if board.resources.get(card) == kind and card not in taken:
            return card
    raise NotationError(f"there is no {kind}" + (" left" if taken else ""))


def _cards_names(cards: tuple[int, ...], board: Board) -> list[str]:
    meant = _meant("choose", board)
    return [board.resources.get(card) or name_of(card, meant, board) for card in cards]


def _chosen_names(written: Written) -> Iterator[CardName | None]:
    if written.verb != "choose" or written.word in {"none", "top", "bottom", "trash"}:
        return
    for item in _items(written.word):
        yield read_name(item) if CARD_NAME.match(item) else None


# --- what a player sees


def board_of(view: View, labels: Mapping[str, int] | None = None, ex_numbers: str = "EXR") -> Board:
    """Return the board of a view. `labels` are a scenario's names for cards."""
    places: dict[int, tuple[int, str]] = {}
    for place, cards in view.zones.items():
        for card in cards:
            places[card] = place
            if pilot := view.cards[card].over:
                places[pilot] = place
    numbers = {card: shown.number for card, shown in view.cards.items() if shown.number}
    for effect in view.waiting:
        places.setdefault(effect.card, (effect.player, "outside"))
        if effect.number:
            numbers.setdefault(effect.card, effect.number)
    resources = {}
    for card, (_, zone) in places.items():
        if zone == "resources":
            shown = view.cards[card]
            state = "ex" if shown.number.startswith(ex_numbers) else "rested" if shown.rested else "active"
            resources[card] = f"{state} resource"
    return Board(
        player=view.player,
        decision=view.decision,
        places=places,
        numbers=numbers,
        pilots=frozenset(card for card, shown in view.cards.items() if shown.under),
        resources=resources,
        waiting=tuple(effect.card for effect in view.waiting if effect.player == view.player),
        labels=labels or {},
    )
