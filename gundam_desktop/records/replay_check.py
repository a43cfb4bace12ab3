"""From a record back to a game: its choices made again, and where they come out otherwise, its states."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games import UnknownGame, find
from gundam_desktop.records.entries import Damaged, Snapshot, Start, unpack
from gundam_desktop.records.game_history import GameHistory
from gundam_desktop.records.record import Record
from gundam_desktop.tabletop import Doors, Game, IllegalChoice


class Verdict(NamedTuple):
    """Whether a record replays to what it says."""

    ok: bool
    digest: str
    """Of the state that the replay came to."""
    decisions: int
    """Choices that could be made again."""
    why: str
    """Where and how it comes out otherwise, in one line; empty when it does not."""
    course: GameHistory


class Rebuilt(NamedTuple):
    """A record's game, ready to go on."""

    course: GameHistory
    why: str = ""
    """What could not be made again as it was recorded, in one line; empty when all could."""


def doors_of(start: Start) -> Doors:
    """The doors of the game that a record is of. `Damaged` for a game that this program does not have."""
    try:
        return find(start.game)
    except UnknownGame as error:
        raise Damaged(str(error)) from None


def first_game(start: Start) -> Game:
    """The game at its beginning. `Damaged` when it cannot be begun: an unknown game, edition or card."""
    doors = doors_of(start)
    try:
        if start.state is not None:
            return doors.load(unpack(start.state))
        decks = [doors.read_deck(player.deck) for player in start.players]
        return doors.start((decks[0], decks[1]), start.seed, start.edition, start.chooser, trial=start.trial)
    except ValueError as error:
        raise Damaged(f"the game cannot be begun: {error}") from None


def verify(record: Record, *, compare: bool = True) -> Verdict:
    """Replay all choices; with `compare` each one must lead to the recorded state.

    `Damaged` when the game cannot be begun.
    """
    course = GameHistory.begin(first_game(record.start), record.start)
    why = _repeat(course, record, record.position, compare=compare)
    digest = course.game.digest()
    if compare and not why and record.end is not None and record.end.digest != digest:
        why = f"it ends with the digest {digest}, recorded is {record.end.digest}"
    return Verdict(not why, digest, course.position, why, course)


def rebuild(record: Record) -> Rebuilt:
    """The game of a record, at its position. `Damaged` when no way leads there.

    Where the rules have changed since it was recorded, the game goes on from a state that was written down after the
    change shows, or as far as its choices are still legal.
    """
    course = GameHistory.begin(first_game(record.start), record.start)
    why = _repeat(course, record, len(record.moves), compare=True)
    if not why:
        course.go_to(record.position)
    else:
        course = _from_state(record, course)
    _take_over(course, record)
    return Rebuilt(course, why)


def _from_state(record: Record, best: GameHistory) -> GameHistory:
    """What keeps most of the choices: on from the latest state that can be loaded, or as far as they are legal."""
    for position in sorted((at for at in record.snapshots if best.position <= at <= record.position), reverse=True):
        course = _at_state(record, record.snapshots[position])
        if course is not None and not _repeat(course, record, record.position, compare=False):
            return course
    _repeat(best, record, record.position, compare=False)
    if best.position > record.position:
        best.go_to(record.position)
    return best


def _at_state(record: Record, snapshot: Snapshot) -> GameHistory | None:
    try:
        game = doors_of(record.start).load(unpack(snapshot.state))
    except ValueError:
        return None
    known = Record(record.start)
    for move in record.moves[: snapshot.position]:
        known.add(move)
    return GameHistory(game, known)


def _take_over(course: GameHistory, record: Record) -> None:
    """Give the game's new record what is no choice, and the states that still hold."""
    new = course.record
    new.name, new.away = record.name, record.away
    new.end = record.end if course.position == record.position else None
    kept = zip(new.moves, record.moves, strict=False)
    same = next((number for number, (ours, theirs) in enumerate(kept) if ours != theirs), len(new.moves))
    new.snapshots |= {at: state for at, state in record.snapshots.items() if at <= same}


def _repeat(course: GameHistory, record: Record, end: int, *, compare: bool) -> str:
    """Make the recorded choices from where a course stands; stops with the reason at the first that comes otherwise."""
    for number, move in enumerate(record.moves[course.position : end], course.position + 1):
        game = course.game
        what = f"choice {number}, {'AB'[move.seat]}: {move.text}"
        try:
            course.apply(move.seat, game.parse(move.text, move.seat), forced=move.forced, clock=move.clock)
        except IllegalChoice as error:
            return f"{what}: not legal now, by {', '.join(refusal.clause for refusal in error.refusals)}"
        except ValueError as error:
            return f"{what}: {error}"
        if compare and move.digest and course.moves[-1].digest != move.digest:
            return f"{what}: comes to another state than recorded"
    return ""
