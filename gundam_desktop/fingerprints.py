"""Fingerprints of public keys and certificates, which people compare by eye."""

from __future__ import annotations

import base64
import hashlib


def fingerprint_of(data: bytes) -> str:
    """Return the SHA-256 of a key or a certificate in 52 letters and figures."""
    return base64.b32encode(hashlib.sha256(data).digest()).decode().rstrip("=").lower()


def in_groups(fingerprint: str) -> str:
    """Return a fingerprint, or the beginning of one, in groups of four."""
    return " ".join(fingerprint[at : at + 4] for at in range(0, len(fingerprint), 4))
