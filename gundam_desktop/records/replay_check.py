"""From a record back to a game: its choices are replayed; where they lead to another state, snapshots are used."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games import UnknownGame, find
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.quoting import quoted
from gundam_desktop.records.entries import Damaged, Snapshot, Start, unpack
from gundam_desktop.records.game_history import GameHistory
from gundam_desktop.records.record import Record
from gundam_desktop.tabletop import Game, IllegalChoice

LONGEST_REASON = 200
"""The most characters of a reason: it may quote the file."""
_BROKEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What a game raises that was made from data which no game has written: a record may come from anybody."""


class Verdict(NamedTuple):
    """The result of replaying a record."""

    ok: bool
    digest: str
    """Digest of the state that the replay reached."""
    decisions: int
    """How many choices could be replayed."""
    why: str
    """Where and how the replay differs, in one line; empty if it does not."""
    game_history: GameHistory


class Rebuilt(NamedTuple):
    """A record's game, ready to be continued."""

    game_history: GameHistory
    why: str = ""
    """The first difference from the record, in one line; empty if there is none."""


def game_module_of(start: Start) -> GameModule:
    """The module of a record's game. `Damaged` for a game that this program does not have."""
    try:
        return find(start.game)
    except UnknownGame as error:
        raise Damaged(str(error)) from None


def first_game(start: Start) -> Game:
    """The game at its beginning. `Damaged` when it cannot be begun: an unknown game, edition or card."""
    game_module = game_module_of(start)
    try:
        if start.state is not None:
            return _loaded(game_module, start.state)
        decks = [game_module.read_deck(player.deck) for player in start.players]
        return game_module.start((decks[0], decks[1]), start.seed, start.edition, start.chooser, trial=start.trial)
    except _BROKEN as error:
        raise Damaged(f"the game cannot be begun: {_reason(error)}{_missing_packs(start)}") from None


def _missing_packs(start: Start) -> str:
    """Return the card packs with which a game was played and that are not here, as the end of a sentence."""
    own = game_module_of(start).own
    here = own.packs() if own is not None else ()
    missing = [pack for pack in start.packs if pack not in here]
    return f"; it was played with a card pack that is not installed: {'; '.join(missing)}" if missing else ""


def _loaded(game_module: GameModule, packed: str) -> Game:
    """Return the game at a packed state. Raises one of `_BROKEN` unless both players can view and continue it."""
    game = game_module.load(unpack(packed))
    for seat in (0, 1):
        game.view(seat)
    game.legal_choices(game.decision.player)
    game.digest()
    return game


def _reason(error: BaseException) -> str:
    """An error in one line."""
    text = quoted(" ".join(str(error).split()), LONGEST_REASON)
    return text if isinstance(error, ValueError) else f"{type(error).__name__} {text}".strip()


def verify(record: Record, *, compare: bool = True) -> Verdict:
    """Replay all choices; with `compare` each one must lead to the recorded state.

    `Damaged` when the game cannot be begun.
    """
    game_history = GameHistory.begin(first_game(record.start), record.start)
    why = _repeat(game_history, record, record.position, compare=compare)
    digest = game_history.game.digest()
    if compare and not why and record.end is not None and record.end.digest != digest:
        why = f"it ends with the digest {digest}, recorded is {record.end.digest}"
    why += _missing_packs(record.start) if why else ""
    return Verdict(not why, digest, game_history.position, why, game_history)


def rebuild(record: Record) -> Rebuilt:
    """Return the game of a record at its position. `Damaged` if that cannot be reached.

    If the rules have changed since it was recorded, the game continues from a state that was recorded after the first
    difference, or as far as its choices are still legal.
    """
    game_history = GameHistory.begin(first_game(record.start), record.start)
    why = _repeat(game_history, record, len(record.moves), compare=True)
    if not why:
        game_history.go_to(record.position)
    else:
        game_history = _from_state(record, game_history)
    _take_over(game_history, record)
    return Rebuilt(game_history, why + _missing_packs(record.start) if why else "")


def _from_state(record: Record, best: GameHistory) -> GameHistory:
    """Keep as many positions as possible of a game whose choices lead to another state now.

    All, if it is over with the same result; else those since the first snapshot that leads to the recorded state. Where
    none does, the last one from which all choices are legal is used, else they go as far as they are legal.
    """
    differs = best.position
    all_legal = not _repeat(best, record, record.position, compare=False)
    if best.position > record.position:
        best.go_to(record.position)
    if all_legal and record.end is not None and record.end.result == best.game.view(0).result:
        return best
    for at in sorted(record.snapshots):
        tried = _at_state(record, record.snapshots[at]) if differs <= at <= record.position else None
        if tried is None:
            continue
        if not _repeat(tried, record, record.position, compare=True):
            return tried
        differs = tried.position
        if not _repeat(tried, record, record.position, compare=False):
            best = tried
    return best


def _at_state(record: Record, snapshot: Snapshot) -> GameHistory | None:
    try:
        game = _loaded(game_module_of(record.start), snapshot.state)
    except _BROKEN:
        return None
    known = Record(record.start)
    for move in record.moves[: snapshot.position]:
        known.add(move)
    return GameHistory(game, known)


def _take_over(game_history: GameHistory, record: Record) -> None:
    """Copy the lines that are no choices to the game's new record, and the snapshots that are still valid."""
    new = game_history.record
    new.name, new.away, new.slots = record.name, record.away, dict(record.slots)
    new.switched_off = dict(record.switched_off)
    new.end = record.end if game_history.position == record.position else None
    kept = zip(new.moves, record.moves, strict=False)
    same = next((number for number, (ours, theirs) in enumerate(kept) if ours != theirs), len(new.moves))
    new.snapshots |= {at: state for at, state in record.snapshots.items() if at <= same}


def _repeat(game_history: GameHistory, record: Record, end: int, *, compare: bool) -> str:
    """Make the recorded choices from a history's position on, up to the first difference; return that, or ""."""
    for number, move in enumerate(record.moves[game_history.position : end], game_history.position + 1):
        game = game_history.game
        what = f"choice {number}, {'AB'[move.seat]}: {quoted(move.text)}"
        try:
            game_history.apply(move.seat, game.parse(move.text, move.seat), forced=move.forced, clock=move.clock)
        except IllegalChoice as error:
            return f"{what}: not legal now, by {', '.join(refusal.clause for refusal in error.refusals)}"
        except _BROKEN as error:
            return f"{what}: {_reason(error)}"
        if compare and move.digest and game_history.moves[-1].digest != move.digest:
            return f"{what}: comes to another state than recorded"
    return ""
