"""Signatures (Ed25519) by which a file can be known to come from the owner of a key."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from gundam_desktop.fingerprints import fingerprint_of, in_groups
from gundam_desktop.reading import read_whole

if TYPE_CHECKING:  # imported only when something is signed or checked
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

LARGEST_KEY: Final = 10_000
_GROUPS: Final = 5
_P: Final = 2**255 - 19
_Y_OF_ORDER_8: Final = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD83D3D706A17C7
_OWNED_BY_NOBODY: Final = frozenset({0, 1, _P - 1, _Y_OF_ORDER_8, _P - _Y_OF_ORDER_8})
"""The y of the points of small order: for a key that is one of them anybody can find signatures."""


class Signed(NamedTuple):
    """A signature and the public key that checks it, both in hexadecimal figures."""

    key: str
    value: str


class NoKey(ValueError):
    """A file holds no private key for Ed25519."""


def new_key(path: Path) -> None:
    """Write a new private key, which only its owner may read. Raises `OSError`, also if there is a file already."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    encoding, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    text = Ed25519PrivateKey.generate().private_bytes(encoding, form, serialization.NoEncryption())
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)


def sign(message: bytes, key_file: Path) -> Signed:
    """Sign a message with the key in a file. Raises `OSError` and `NoKey`."""
    from cryptography.hazmat.primitives import serialization

    key = _private_key(key_file)
    raw = serialization.Encoding.Raw
    public = key.public_key().public_bytes(raw, serialization.PublicFormat.Raw)
    return Signed(public.hex(), key.sign(message).hex())


def is_signature(signed: Signed, message: bytes) -> bool:
    """True if the owner of the key has signed this message; False for a key that nobody owns."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = bytes.fromhex(signed.key)
        if int.from_bytes(key, "little") % 2**255 % _P in _OWNED_BY_NOBODY:
            return False
        Ed25519PublicKey.from_public_bytes(key).verify(bytes.fromhex(signed.value), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def short_key(key: str) -> str:
    """Return a short form of a public key for people who compare it: five groups of four letters and figures."""
    return in_groups(fingerprint_of(bytes.fromhex(key))[: 4 * _GROUPS])


def _private_key(path: Path) -> Ed25519PrivateKey:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    try:
        key = serialization.load_pem_private_key(read_whole(path, LARGEST_KEY), None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise NoKey(f"{path}: no private key in it that can be used; expected an Ed25519 key in PEM form") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise NoKey(f"{path}: a key of another kind; expected an Ed25519 key in PEM form")
    return key
