"""Signature of a request (IPS1-HMAC-SHA256)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from urllib.parse import quote


def encode_component(text: str) -> str:
    """Percent-encode all but the letters, digits and ``-._~`` of RFC 3986."""
    return quote(text, safe="-._~")


def canonical_query(pairs: Iterable[tuple[str, str]]) -> str:
    """The query as it is signed, and as it is sent.

    The pairs are not encoded, and a name may stand there several times. They are encoded by RFC 3986, sorted by encoded
    name and then encoded value, and joined by ``&``.
    """
    encoded = sorted((encode_component(name), encode_component(value)) for name, value in pairs)
    return "&".join(f"{name}={value}" for name, value in encoded)


def string_to_sign(
    *,
    merchant_id: str,
    timestamp: str,
    nonce: str,
    method: str,
    path: str,
    canonical_query: str,
    body: bytes,
) -> str:
    """The eight lines that are signed; the path is as sent, from ``/openapi/v1/``."""
    digest = hashlib.sha256(body).hexdigest()
    return "\n".join(
        ["IPS1-HMAC-SHA256", merchant_id, timestamp, nonce, method, path, canonical_query, digest]
    )


def signature_of(request_key: str, text: str) -> str:
    """HMAC-SHA256 of the string to sign under the request key, in lower-case hexadecimal digits."""
    return hmac.new(request_key.encode(), text.encode(), hashlib.sha256).hexdigest()
