"""Card packs for commands and the client: making, signing, examining, installing and removing them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from gundam_desktop.games.gcg.cards.card_lists import number_of, sets_of
from gundam_desktop.games.gcg.cards.pack import SUFFIX, LoadedPack, Pack, ReadPack
from gundam_desktop.games.gcg.cards.pack_cards import cards_of_pack
from gundam_desktop.games.gcg.cards.pack_errata import with_errata
from gundam_desktop.games.gcg.cards.pack_reader import checked_pack, loaded_pack, read_pack, signed_message
from gundam_desktop.games.gcg.cards.sets import BadCardSet, CardSets, read_json, shipped_sets
from gundam_desktop.games.gcg.decks.filenames import comparable_name, free_path
from gundam_desktop.games.gcg.decks.restrictions import in_pack
from gundam_desktop.games.gcg.packs.judging import VERDICTS, Judged, Verdict, counts, judge
from gundam_desktop.games.gcg.packs.making import Made, Skipped, Sources, make_pack
from gundam_desktop.locate import player_folder
from gundam_desktop.signing import NoKey, new_key, short_key, sign
from gundam_desktop.writing import write_named, write_whole

__all__ = [
    "SUFFIX",
    "VERDICTS",
    "BadCardSet",
    "Damaged",
    "Examined",
    "Judged",
    "LoadedPack",
    "Made",
    "NoKey",
    "Pack",
    "Skipped",
    "Sources",
    "Verdict",
    "counts",
    "examine",
    "in_folder",
    "install",
    "installed",
    "is_played_whole",
    "make",
    "put_away",
    "remove",
    "sign_pack",
    "signer_of",
    "write_pack",
]
OLDER: Final = "older"
"""The folder, within that of the player's cards, of packs that were replaced or removed."""


class Damaged(NamedTuple):
    """The file of an installed pack that cannot be read."""

    path: Path
    fault: str
    """Why, without the path."""

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.stem


class Examined(NamedTuple):
    """A pack that may be installed, and all that a person should know before."""

    pack: Pack
    digest: str
    data: Mapping[str, Any]
    cards: tuple[Judged, ...]
    """Its cards, without those that come with the program."""
    shipped: tuple[str, ...]
    """Numbers in it that the program has itself."""
    faults: tuple[str, ...]
    """A line for each erratum and restriction that is left out."""
    signer: str
    """The fingerprint of the key with which it is signed; empty if it is not signed."""
    replaces: LoadedPack | None
    """The installed pack of the same name."""

    @property
    def changes_signer(self) -> bool:
        """True if it would replace a signed pack without being signed with the same key."""
        former = signer_of(self.replaces.pack) if self.replaces is not None else ""
        return former not in ("", self.signer)

    @property
    def is_older(self) -> bool:
        """True if the version that it would replace is newer."""
        return self.replaces is not None and self.pack.version_key < self.replaces.pack.version_key

    @property
    def is_here(self) -> bool:
        """True if the same pack is installed."""
        return self.replaces is not None and self.replaces.digest == self.digest


def make(name: str, version: str, sources: Sources) -> Made:
    """Make a pack from public card data and judge its cards. Raises `BadCardSet`."""
    return make_pack(name, version, sources, shipped_sets())


def write_pack(path: Path, data: Mapping[str, Any]) -> tuple[str, ...]:
    """Write a pack to the file that a person has named; return a line for each erratum and restriction left out.

    Raises `OSError`, and `BadCardSet` for data that no pack may have.
    """
    read = checked_pack(path, data)
    write_named(path, _written(read.data))
    return _left_out(read, shipped_sets())


def sign_pack(path: Path, key_file: Path) -> str:
    """Sign a pack in its file, with a key that is made if there is none; return the key's fingerprint.

    Raises `BadCardSet`, `NoKey` and `OSError`.
    """
    data = read_json(path)
    if isinstance(data, dict):
        data.pop("signature", None)  # one that the pack had before it was changed
    read = checked_pack(path, data)
    if not key_file.exists():
        new_key(key_file)
    signed = sign(signed_message(read.digest), key_file)
    write_named(path, _written({**read.data, "signature": signed._asdict()}))
    return short_key(signed.key)


def examine(path: Path) -> Examined:
    """Read and judge a pack before it is installed. Raises `BadCardSet`."""
    read, shipped = read_pack(path), shipped_sets()
    entries = [entry for entry in read.pack.cards if number_of(entry) not in shipped]
    return Examined(
        pack=read.pack,
        digest=read.digest,
        data=read.data,
        cards=tuple(judge(entries, shipped)),
        shipped=loaded_pack(path, read, shipped).shipped,
        faults=_left_out(read, shipped),
        signer=signer_of(read.pack),
        replaces=next((each for each in installed() if _same_name(each.name, read.pack.name)), None),
    )


def is_played_whole(cards: Sequence[Judged]) -> bool:
    """True if every card can be used with every ability."""
    return all(card.verdict in ("read", "to look at") for card in cards)


def install(examined: Examined) -> Path:
    """Install a pack, and keep the version or the damaged file that it replaces aside; return its file.

    Raises `OSError`. Its cards are known when the program starts again.
    """
    former = next((each for each in in_folder() if _same_name(each.name, examined.pack.name)), None)
    if isinstance(former, Damaged):
        put_away(former)
    elif former is not None and former.digest != examined.digest:
        write_whole(_aside(former), former.path.read_bytes())
    path = former.path if former is not None else free_path(player_folder("cards"), examined.pack.name, SUFFIX)
    write_whole(path, _written(examined.data))
    return path


def installed() -> tuple[LoadedPack, ...]:
    """Return the packs in the player's folder, without files that cannot be read."""
    return tuple(pack for pack in in_folder() if isinstance(pack, LoadedPack))


def in_folder() -> Iterator[LoadedPack | Damaged]:
    """Yield the packs in the player's folder, also those that cannot be read."""
    for path in _files():
        try:
            yield loaded_pack(path, read_pack(path), shipped_sets())
        except BadCardSet as error:
            yield Damaged(path, error.lines[0].removeprefix(str(path)).lstrip(":, "))


def remove(name: str) -> Path:
    """Remove the installed pack of a name, and keep it aside; return its new file. Raises `KeyError` and `OSError`.

    The name of a damaged one is that of its file.
    """
    for pack in in_folder():
        if _same_name(pack.name, name):
            return put_away(pack)
    raise KeyError(name)


def put_away(pack: LoadedPack | Damaged) -> Path:
    """Remove an installed pack, whatever its file is, and keep it aside; return its new file. Raises `OSError`."""
    aside = _aside(pack)
    aside.parent.mkdir(parents=True, exist_ok=True)
    return pack.path.rename(aside)


def signer_of(pack: Pack) -> str:
    """Return the fingerprint of the key with which a pack is signed; empty if it is not signed."""
    return short_key(pack.signature.key) if pack.signature is not None else ""


def _left_out(read: ReadPack, shipped: CardSets) -> tuple[str, ...]:
    """Return a line for each erratum and restriction of a pack that cannot be used."""
    found = cards_of_pack(read, shipped, without=shipped)
    sets, faults = with_errata((*shipped.sets, *sets_of(found.cards, read.pack.name)), found.errata)
    return (*faults, *found.faults, *in_pack(read.pack, CardSets(sets))[1])


def _same_name(one: str, other: str) -> bool:
    return comparable_name(one) == comparable_name(other)


def _files() -> list[Path]:
    """Return the files of packs in the player's folder; none if it cannot be read, which is told of all its cards."""
    try:
        return sorted(path for path in player_folder("cards").iterdir() if path.suffix.lower() == SUFFIX)
    except OSError:
        return []


def _aside(pack: LoadedPack | Damaged) -> Path:
    """Return a free path among the older ones for the file of a pack."""
    name = f"{pack.name} {pack.pack.version}" if isinstance(pack, LoadedPack) else pack.name
    return free_path(player_folder("cards", OLDER), name, SUFFIX)


def _written(data: Mapping[str, Any]) -> bytes:
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()
