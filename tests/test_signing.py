"""Signatures: made with a key in a file, checked with its public part."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gundam_desktop.signing import NoKey, Signed, is_signature, new_key, short_key, sign


def test_who_has_the_key_can_sign(tmp_path: Path) -> None:
    new_key(tmp_path / "a.key")
    signed = sign(b"message", tmp_path / "a.key")
    assert is_signature(signed, b"message")
    assert sign(b"message", tmp_path / "a.key") == signed


def test_another_message_or_key_does_not_fit(tmp_path: Path) -> None:
    for name in ("a", "b"):
        new_key(tmp_path / name)
    one, other = (sign(b"message", tmp_path / name) for name in ("a", "b"))
    assert one.key != other.key
    assert not is_signature(one, b"messages")
    assert not is_signature(Signed(other.key, one.value), b"message")
    assert not is_signature(Signed("00", one.value), b"message")
    assert not is_signature(Signed("x", "y"), b"message")


def test_a_key_that_nobody_owns_signs_nothing() -> None:
    """For a point of small order one signature in a few fits, which anybody can try."""
    p, order_8 = 2**255 - 19, 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD83D3D706A17C7
    keys = [y + sign for y in (0, 1, p - 1, p, p + 1, order_8, p - order_8) for sign in (0, 2**255)]
    for key in (number.to_bytes(32, "little").hex() for number in keys):
        for number in range(64):
            for point in (key, (1).to_bytes(32, "little").hex()):
                assert not is_signature(Signed(key, point + "00" * 32), f"message {number}".encode())


def test_a_key_is_its_owner_s_and_never_replaced(tmp_path: Path) -> None:
    new_key(tmp_path / "a.key")
    if os.name == "posix":
        assert (tmp_path / "a.key").stat().st_mode & 0o077 == 0
    with pytest.raises(FileExistsError):
        new_key(tmp_path / "a.key")


def test_a_fingerprint_is_short_and_different(tmp_path: Path) -> None:
    prints = {short_key(f"{number:064x}") for number in range(100)}
    assert len(prints) == 100
    assert {len(each) for each in prints} == {24}


@pytest.mark.parametrize("content", ["", "key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
def test_a_file_without_a_key_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "a.key"
    path.write_text(content, encoding="ascii")
    with pytest.raises(NoKey, match="expected an Ed25519 key"):
        sign(b"message", path)


def test_a_key_of_another_kind_is_refused(tmp_path: Path) -> None:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    encoding, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    path = tmp_path / "a.key"
    path.write_bytes(key.private_bytes(encoding, form, serialization.NoEncryption()))
    with pytest.raises(NoKey, match="another kind"):
        sign(b"message", path)
