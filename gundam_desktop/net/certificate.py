"""A server's own certificate: made once and kept, so that its fingerprint stays the same."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

from gundam_desktop.fingerprints import fingerprint_of
from gundam_desktop.writing import write_whole

FILE = "certificate.pem"
"""The file with key and certificate; only its owner can read it."""
_YEARS = 20


def own_certificate(folder: Path) -> Path:
    """Return the file of a server's own certificate and its key, made if it is missing. Raises `OSError`."""
    path = folder / FILE
    if not path.exists():
        write_whole(path, _new_certificate())
    return path


def context_of(path: Path) -> ssl.SSLContext:
    """Return what encrypts with the key and the certificates of a PEM file. Raises `OSError` (also `ssl.SSLError`)."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_cert_chain(path)
    return context


def fingerprint_in(path: Path) -> str:
    """Return the fingerprint of the first certificate of a PEM file. Raises `OSError`, or `ValueError` without one."""
    text = path.read_text(encoding="ascii")
    begin, end = "-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----"
    first = text[text.index(begin) : text.index(end) + len(end)]
    return fingerprint_of(ssl.PEM_cert_to_DER_cert(first))


def _new_certificate() -> bytes:
    # Imported here, because only who hosts needs it.
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "gundam-desktop")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=365 * _YEARS))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return private + certificate.public_bytes(serialization.Encoding.PEM)
