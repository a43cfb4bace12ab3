"""Views made by hand, for tests and pictures of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.card_design import stats
from gundam_desktop.games.gcg.goals import goals_of
from gundam_desktop.tabletop import Arrow, CardView, Choice, Decision, Face, Goal, Playmat, View, Waiting
from gundam_desktop.tabletop.place import PLATE
from tests.ui.cards.invented_cards import FACES
from tests.ui.stub_game import StubLibrary

_NAMES = {"base": "Base section", "shields": "Shield section", "removed": "Removal area"}
PLAYMAT = library.playmat()._replace(
    zones=tuple(zone._replace(name=_NAMES.get(zone.key, zone.name)) for zone in library.playmat().zones)
)
PUBLIC = {zone.key for zone in PLAYMAT.zones if zone.public}


class MadeUpLibrary(StubLibrary):
    """Cards with faces of their own, on the play sheet of the game."""

    def face(self, number: str, language: str) -> Face:
        return FACES[number]

    def playmat(self, language: str) -> Playmat:
        return PLAYMAT

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        return goals_of(choice, view, lambda number: FACES[number].type)


class ViewBuilder:
    """Collects cards and makes a view of them, as seat 0 sees it unless told otherwise."""

    def __init__(self, player: int = 0) -> None:
        self.player = player
        self.zones: dict[tuple[int, str], list[int]] = {(s, zone.key): [] for s in (0, 1) for zone in PLAYMAT.zones}
        self.cards: dict[int, CardView] = {}
        self._next = 1

    def add(self, seat: int, zone: str, number: str = "PX-001", pilot: str = "", **values: object) -> int:
        """Put a card at the end of a zone, or in none (`resolving`); its id comes back."""
        card = self._new(seat, zone, number, **values)
        if (seat, zone) in self.zones:
            self.zones[seat, zone].append(card)
        if pilot:
            under = self._new(seat, zone, pilot, under=card)
            unit, modifiers = self.cards[card], FACES[pilot]
            level, cost, *printed = stats(unit)
            ap, hp = ((a or 0) + (b or 0) for a, b in zip(printed, stats(modifiers)[2:], strict=True))
            self.cards[card] = unit._replace(over=under, figures=(level, cost, ap, hp))
        return card

    def _new(self, seat: int, zone: str, number: str, **values: object) -> int:
        card, self._next = self._next, self._next + 1
        known = bool(number) and (zone in PUBLIC or zone == "resolving" or (zone == "hand" and seat == self.player))
        seen = CardView(card, number if known else "", seat, zone, secret=known and zone == "hand")
        if known:
            face = FACES[number]
            words = tuple(f"{b.name} {b.amount}" if b.amount else b.name for b in face.badges)
            seen = seen._replace(figures=face.figures, keywords=words)
        seen = seen._replace(**values)
        if seen.damage and seen.figures and "figures" not in values:
            level, cost, ap, hp = stats(seen)
            seen = seen._replace(figures=(level, cost, ap, hp if hp is None else hp - seen.damage))
        self.cards[card] = seen
        return card

    def move(self, card: int, seat: int, zone: str, number: str = "", position: int = -1) -> None:
        """Put a card elsewhere."""
        for order in self.zones.values():
            if card in order:
                order.remove(card)
        order = self.zones[seat, zone]
        order.insert(len(order) if position < 0 else position, card)
        old = self.cards[card]
        self.cards[card] = old._replace(owner=seat, zone=zone, number=number or old.number, rested=False, damage=0)

    def change(self, card: int, **values: object) -> None:
        """Change what is known of a card."""
        self.cards[card] = self.cards[card]._replace(**values)

    def view(
        self,
        decision: Decision | None = None,
        phase: str = "main",
        battle: tuple[str, Arrow] | None = None,
        turn: int = 5,
        turn_player: int = 0,
        waiting: Sequence[Waiting] = (),
    ) -> View:
        """The view of what was put together."""
        return View(
            player=self.player,
            edition="1.0",
            turn=turn,
            turn_player=turn_player,
            first_player=0,
            phase=phase,
            zones={key: tuple(order) for key, order in self.zones.items()},
            cards=dict(self.cards),
            step=battle[0] if battle else "",
            arrows=battle[1:] if battle else (),
            waiting=tuple(waiting),
            decision=decision or Decision("main", self.player),
            result="",
            reason="",
            known=None,
        )


def battle(step: str, attacker: int, target: int = 0, player: int = 0) -> tuple[str, Arrow]:
    """A step of an attack on a card, else on a player."""
    return step, Arrow(attacker, Goal(target) if target else Goal(place=(player, PLATE)))


def middle_game() -> tuple[ViewBuilder, Mapping[str, int]]:
    """A position with something in every zone, and the ids of its cards by a name."""
    build = ViewBuilder()
    ids: dict[str, int] = {}
    ids["falcon"] = build.add(0, "battle", "PX-001", pilot="PX-021", damage=2, condition_met=True, changes=(0, 0, 1, 0))
    ids["seraph"] = build.add(0, "battle", "PX-004", rested=True)
    ids["pathfinder"] = build.add(0, "battle", "PX-007")
    ids["scout"] = build.add(0, "battle", "PX-010")
    ids["talon"] = build.add(1, "battle", "PX-003")
    ids["bulwark"] = build.add(1, "battle", "PX-006", pilot="PX-022", rested=True)
    ids["lyra"] = build.add(1, "battle", "PX-009", damage=1)
    ids["lancer"] = build.add(1, "battle", "PX-002")
    ids["prime"] = build.add(1, "battle", "PX-005", rested=True)
    ids["station"] = build.add(0, "base", "PX-041")
    ids["hangar"] = build.add(1, "base", "PX-042", damage=2)
    for number in ("PX-004", "PX-032", "PX-005", "PX-041", "PX-008", "PX-022", "PX-031"):
        ids[f"hand {number}"] = build.add(0, "hand", number)
    for seat in (0, 1):
        for index in range(6):
            number = "R-001" if index < 5 else "EXR-001"
            ids[f"resource {seat} {index}"] = build.add(seat, "resources", number, rested=index < 2)
        for _ in range(5 - seat):
            ids[f"shield {seat}"] = build.add(seat, "shields", "")
        for number in ("PX-022", "PX-032", "PX-008"):
            ids[f"trash {seat} {number}"] = build.add(seat, "trash", number)
        for _ in range(28 + seat):
            build.add(seat, "deck", "")
        for _ in range(4):
            build.add(seat, "resource_deck", "")
    build.add(1, "removed", "T-001")
    for _ in range(6):
        build.add(1, "hand", "")
    return build, ids
