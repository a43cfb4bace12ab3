"""Fair chance: a key that nobody can bend, and the check afterwards that the game went by it and by the rules.

Server and players commit to a secret each before any is shown. The key of a game is made of all three, so that it is
fair if only one of them is honest; the server's part stays secret until the end, so no player can compute the key.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from gundam_desktop.net.downward import Over, Proof
from gundam_desktop.net.protocol import DRAW
from gundam_desktop.net.seat_file import Chance
from gundam_desktop.records import Damaged, GameHistory, Record, verify
from gundam_desktop.records.record import record_in
from gundam_desktop.tabletop import Event, View
from gundam_desktop.tabletop.chance import keyed

SERVER: Final = "S"
PLAYERS: Final = "AB"
_BITS: Final = 128


class Told(NamedTuple):
    """What a player was told of a game."""

    table: str
    seat: int
    chance: Chance
    events: Sequence[Event] | None
    """None if they are not known any more."""
    view: View | None
    """The last view; None as with the events."""


def new_secret() -> str:
    """Return a fresh secret of 256 bits, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(table: str, game: int, who: str, secret: str) -> str:
    """Return what commits the server (`S`) or a player (`A`, `B`) to a secret for one game."""
    return _hash("commitment", table, str(game), who, secret)


def key_of(table: str, game: int, secret: str, nonces: Sequence[str]) -> int:
    """Return the seed of a game, with a key of 128 bits that is made of all three parts."""
    return keyed((1 << _BITS) + int(_hash("key", table, str(game), secret, *nonces)[: _BITS // 4], 16))


def faults_of(proof: Proof, told: Told, over: Over | None = None) -> tuple[str, ...]:
    """Return what is wrong with a game: keys for sentences of the client; empty if everything is as it must be.

    `commitment`: the server's secret, or a player's nonce, is not what was committed to. `shuffle`: the seed is not the
    one that was agreed on. `record`: it cannot be read. `deck`: it holds another deck of this player. `rules`: the
    choices do not lead where they are said to. `events`: something was told in another way than it happened. `view`:
    the last view is another. `result`: the result that was told (`over`, with the last game) is another.
    """
    chance, faults = told.chance, []
    parts = zip(PLAYERS, chance.nonces, chance.hashes, strict=False)
    honest = [commitment(told.table, proof.game, who, nonce) == sent for who, nonce, sent in parts]
    own = len(chance.nonces) == len(PLAYERS) and chance.nonces[told.seat] == chance.nonce
    if not (own and all(honest) and commitment(told.table, proof.game, SERVER, proof.secret) == chance.commit):
        faults.append("commitment")
    try:
        record = record_in(proof.record.encode()).record
        if record.start.seed != key_of(told.table, proof.game, proof.secret, chance.nonces):
            faults.append("shuffle")
        if chance.deck not in (None, record.start.players[told.seat].deck):
            faults.append("deck")
        verdict = verify(record)
    except Damaged:
        return (*faults, "record")
    history = verdict.game_history
    if record.damage is not None or not verdict.ok or verdict.digest != proof.digest:
        faults.append("rules")
    happened = [told_event(event, told.seat) for event in history.events(0, history.position)]
    if told.events is not None and happened != list(told.events):
        faults.append("events")
    if told.view is not None and history.game.view(told.seat)._replace(known=None) != told.view._replace(known=None):
        faults.append("view")
    if over is not None and not _is_result(over, record, history):
        faults.append("result")
    return tuple(faults)


def told_event(event: Event, seat: int) -> Event:
    """Return an event as a player is told it: it does not say who else knows it."""
    return event.as_seen_by(seat)._replace(seen_by=3)


def _is_result(over: Over, record: Record, history: GameHistory) -> bool:
    """True if a result follows from the game, or is a draw that the players agreed on or one of them claimed."""
    played = history.game.view(0)
    if played.result or over.how in ("rules", "left"):
        return over.result == played.result
    return over.result == DRAW and record.end is not None and record.end.result == DRAW


def _hash(*parts: str) -> str:
    digest = hashlib.sha256()
    for part in ("gundam-desktop 1", *parts):
        written = part.encode()
        digest.update(len(written).to_bytes(4, "big") + written)
    return digest.hexdigest()
