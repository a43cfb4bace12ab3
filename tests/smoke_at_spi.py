"""The client before a real screen reader's bus: run it with the system's Python, which has the bindings to AT-SPI.

    xvfb-run dbus-run-session -- /usr/bin/python3 tests/smoke_at_spi.py GAME COMMAND ...

`GAME` is the key of a game, `COMMAND ...` starts the client, for example `gundam-desktop`. Its table is read over
AT-SPI as Orca would: the zones and cards are listed by name, a card is played by the actions of the accessible objects,
and what is announced is heard.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version has to be named before

TIMEOUT_S = 600.0
"""Seconds for the client to come up, for the bot, and for a card to be played."""
A_MOMENT = 0.5
"""Seconds that a button takes to be pressed by an action, and the game to go on."""
TURNS = 6
"""Turns after which a card must have been played."""
PLAYABLE = re.compile(", can (?:be played|act)$")
COUNTED = re.compile(r": \d+$")
"""The end of a zone's name: the number of its cards."""
NO_ANSWERS = ("What happened since my last decision?", "Pass until something happens")
"""Buttons that do not answer what is asked."""


class Table(NamedTuple):
    """What is played and read of a game."""

    decks: tuple[str, str]
    seed: int
    """One that soon gives a Unit that can be deployed."""
    in_play: str
    """The zone in which a Unit is played."""
    zones: tuple[str, ...]
    said: str = "deploys"
    """The verb with which its coming into play is announced."""
    unit: tuple[str, str] = ("Your Hand", ", Unit,")
    """The zone from which a Unit is played, and what its name contains."""
    first: tuple[str, str] = ("Your Hand", ", Generation")
    """The same of the cards that are played before it."""
    onto: str = ""
    """The zone with the card on which it is put; empty if it is played in a zone."""


TABLES = {
    "gcg": Table(
        ("official-004", "official-005"),
        5,
        "Your Battle area",
        ("Your Hand", "Your Battle area", "Your Shields", "Your Trash", "Your Deck", "Opponent's Hand"),
    ),
    "gundam_war": Table(
        ("blue", "green"),
        6,
        "Your Station",
        (
            *("Your Hand", "Your Station", "Your Generators", "Your Earth", "Your Space", "Your Home"),
            *("Your Junkyard", "Your Discard pile", "Opponent's Hand", "Opponent's Earth", "Opponent's Home"),
        ),
    ),
    "digrayn": Table(
        ("vanguard", "bulwark"),
        6,
        "Gate C2",
        (
            *("Your Hand", "Your Deck", "Your Fragment", "Your Lost", "Your BP", "Opponent's Hand", "Opponent's BP"),
            *("Gate A1", "Gate A2", "Gate B1", "Gate C1", "Gate C2", "Gate D1", "Gate E2"),
        ),
        "uses",
    ),
    "zoids": Table(
        ("lance", "bastion"),
        5,
        "Your On Zoids",
        (
            *("Your Hand", "Your Deck", "Your Hangar", "Your In reserve", "Your Trash", "Your Wrecks", "Your On Zoids"),
            *("a1", "a6", "b3", "c4", "h1", "h6", "Your Situation", "Opponent's Hand", "Opponent's Hangar"),
        ),
        "puts",
        ("Your Hand", ", Custom"),
        ("Your Hangar", ", Zoid,"),
        "Your In reserve",
    ),
}


def below(found: Any) -> Iterator[Any]:
    """An accessible object and all below it."""
    yield found
    for index in range(found.get_child_count()):
        child = found.get_child_at_index(index)
        if child is not None:
            yield from below(child)


def cards_of(zone: Any) -> list[Any]:
    """The cards of a zone."""
    return [child for child in below(zone) if child is not zone]


def playable(zones: list[Any], zone: str, kind: str) -> list[Any]:
    """The cards of one of these zones that can be played now and whose names contain a word."""
    cards = [card for place in zones if place.get_name().startswith(zone) for card in cards_of(place)]
    return [card for card in cards if PLAYABLE.search(card.get_name()) and kind in card.get_name()]


def wait(until: Callable[[], Any], what: str) -> Any:
    """Wait for something, but not for ever."""
    end = time.monotonic() + TIMEOUT_S
    while True:
        while GLib.MainContext.default().iteration(False):
            pass  # what is announced meanwhile
        try:
            found = until()
        except GLib.Error:  # the object has gone while it was read
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise SystemExit(f"waited in vain for {what}")
        time.sleep(0.1)


heard_by: list[Any] = []
"""The listeners: the bus only borrows them."""


class Client:
    """The client as it is read on the bus."""

    def __init__(self, process: int) -> None:
        self._process = process

    def root(self) -> Any:
        """The client itself; None before it has come up."""
        desktop = Atspi.get_desktop(0)
        children = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
        found = next((child for child in children if child and child.get_process_id() == self._process), None)
        if found is not None:
            found.clear_cache()
        return found

    def objects(self) -> list[Any]:
        """Everything that it shows now."""
        root = self.root()
        return [found for found in below(root) if _has(found, Atspi.StateType.SHOWING)] if root is not None else []

    def zones(self) -> list[Any]:
        """The lists of cards."""
        return [found for found in self.objects() if _is_list(found) and COUNTED.search(found.get_name())]

    def buttons(self) -> list[Any]:
        """The buttons that answer what is asked."""
        pressable = (found for found in self.objects() if found.get_role() == Atspi.Role.PUSH_BUTTON)
        enabled = (found for found in pressable if _has(found, Atspi.StateType.ENABLED))
        return [found for found in enabled if found.get_name() not in NO_ANSWERS]

    def cards(self, zone: str) -> list[Any]:
        """The cards of the zones whose names begin so."""
        found = [place for place in self.zones() if place.get_name().startswith(zone)]
        return [card for place in found for card in cards_of(place)]

    def lit(self, zone: str) -> list[Any]:
        """The zones whose names begin so, and the cards in them, that are lit as targets."""
        found = [place for place in self.zones() if place.get_name().startswith(zone)]
        there = [*found, *(card for place in found for card in cards_of(place))]
        return [each for each in there if _has(each, Atspi.StateType.SELECTABLE)]

    def has(self, name: str, zone: str) -> bool:
        """Whether a card that is called so lies in a zone."""
        return any(card.get_name().startswith(name) for card in self.cards(zone))


def _is_list(found: Any) -> bool:
    return found.get_role() in (Atspi.Role.LIST, Atspi.Role.LIST_BOX)


def _has(found: Any, state: Any) -> bool:
    return bool(found.get_state_set().contains(state))


def act(found: Any, name: str) -> None:
    """Do an object's action of this name."""
    names = [found.get_action_name(index) for index in range(found.get_n_actions())]
    wanted = next((index for index, other in enumerate(names) if other.lower() == name.lower()), -1)
    if wanted < 0:
        raise SystemExit(f"{found.get_name()!r} has no action {name}, only {names}")
    found.do_action(wanted)


def read_table(client: Client, table: Table) -> None:
    """Print the zones with their cards; fail when one is missing or has no name."""
    wait(lambda: len(client.zones()) >= len(table.zones), "the zones")
    zones = client.zones()
    names = [zone.get_name() for zone in zones]
    missing = [zone for zone in table.zones if not any(name.startswith(zone) for name in names)]
    if missing:
        raise SystemExit(f"no zone is called {missing}; there are {names}")
    for zone in zones:
        print(zone.get_name())
        for card in cards_of(zone):
            if not card.get_name():
                raise SystemExit(f"a card without a name in {zone.get_name()}")
            print("   ", card.get_name())


def play_a_unit(client: Client, table: Table) -> str:
    """Answer what is asked, and play cards by Press, until a Unit is in play; its name comes back."""
    for _ in range(TURNS * 6):
        units, others = wait(partial(to_press, client, table), "an answer to give")
        if units:
            name = PLAYABLE.sub("", str(units[0].get_name()))
            press_until_played(client, name, table)
            return name
        act(others[0], "Press")
        time.sleep(A_MOMENT)
    raise SystemExit("no Unit could be played")


def to_press(client: Client, table: Table) -> tuple[list[Any], list[Any]] | None:
    """The Units that can be played, and what else answers what is asked; None while there is neither."""
    zones = client.zones()
    units = playable(zones, *table.unit)
    others = playable(zones, *table.first) or client.buttons() or client.cards("Choose")
    return (units, others) if units or others else None


def press_until_played(client: Client, name: str, table: Table) -> None:
    """Press a card, and the zone or the card that is lit for it then, if one is.

    Twice if the first time only tells that an EX Resource would be used up.
    """
    short, _ = name.split(",", 1)
    for _ in range(2):
        held = [card for card in client.cards(table.unit[0]) if card.get_name().startswith(name)]
        if held and not client.has(short, table.in_play):
            act(held[0], "Press")
            time.sleep(A_MOMENT)
            for target in client.lit(table.onto or table.in_play)[:1]:
                act(target, "Press")
                time.sleep(A_MOMENT)
    wait(partial(client.has, short, table.in_play), f"{name} in {table.in_play}")


def listen() -> list[str]:
    """Note from now on what is announced."""
    heard: list[str] = []
    listener = Atspi.EventListener.new(lambda event: heard.append(str(event.any_data)))
    listener.register("object:announcement")
    heard_by.append(listener)
    return heard


def main(game: str, command: list[str]) -> int:
    """Start the client, read its table, play a Unit; 0 when it has come into play and that was announced."""
    table = TABLES[game]
    own, other = table.decks
    play = ("play", "--game", game, "--deck", own, "--against", "random", "--opponent-deck", other)
    with tempfile.TemporaryDirectory() as home:
        Path(home, "settings.json").write_text(
            '{"animation": 0, "bot_pause": 0, "confirm_end": false}', encoding="utf-8"
        )
        environment = {**os.environ, "GUNDAM_DESKTOP_HOME": home, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        process = subprocess.Popen([*command, *play, "--seed", str(table.seed)], env=environment)
        try:
            client = Client(process.pid)
            wait(client.root, "the client on the bus")
            heard = listen()
            read_table(client, table)
            name = play_a_unit(client, table)
            called = name.split(",")[0]
            card = next(card for card in client.cards(table.in_play) if card.get_name().startswith(called))
            print(f"played by Press: {card.get_name()}")
            wait(lambda: any(f"{table.said} {called}" in text for text in heard), "the announcement")
            print("announced:", *heard, sep="\n    ")
        finally:
            process.terminate()
            process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
