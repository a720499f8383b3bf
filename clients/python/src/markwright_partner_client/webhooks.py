"""Verification of webhooks by the Standard Webhooks specification."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import MarkwrightError, WebhookVerificationError


@dataclass(frozen=True)
class ReceivedEvent:
    """An event; ``id`` is the same for every attempt to deliver it."""

    id: str
    type: str
    timestamp: str | None
    data: dict[str, Any]


class WebhookVerifier:
    """Verifies calls to a webhook.

    ``secrets`` is the secret, ``whsec_…``, or several of them, such as the old and the new one of a rotation;
    ``tolerance`` are the seconds by which the time of a call may differ from that of this machine; ``now`` gives the
    seconds since 1970, in place of the clock.
    """

    def __init__(
        self, secrets: str | Sequence[str], *, tolerance: float = 300, now: Callable[[], float] = time.time
    ) -> None:
        given = [secrets] if isinstance(secrets, str) else list(secrets)
        self._keys = [_decoded(secret.removeprefix("whsec_")) for secret in given]
        if not self._keys or not all(self._keys):
            raise MarkwrightError("The verifier needs the secret of the webhook.")
        self._tolerance = tolerance
        self._now = now

    def verify(self, body: bytes | str, headers: Mapping[str, str]) -> ReceivedEvent:
        """The event of a call.

        ``body`` is as it was received: text that was parsed and written anew has another signature. Raises
        :class:`WebhookVerificationError` where the call is not one of the API, or an old one.
        """
        content = body.encode() if isinstance(body, str) else body
        by_name = {name.lower(): value for name, value in headers.items()}
        id, timestamp, signatures = (by_name.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
        if not id or not timestamp or not signatures:
            raise WebhookVerificationError("header_missing", "A header of the webhook is missing.")
        is_number = timestamp.isascii() and timestamp.isdecimal() and len(timestamp) <= 12
        if not is_number or abs(self._now() - int(timestamp)) > self._tolerance:
            raise WebhookVerificationError("timestamp_stale", "The time of the webhook is too far from that of now.")
        signed = f"{id}.{timestamp}.".encode() + content
        expected = [hmac.new(key, signed, hashlib.sha256).digest() for key in self._keys]
        received = [_decoded(entry[3:]) for entry in signatures.split(" ") if entry.startswith("v1,")]
        # Every pair is compared, so that the time tells nothing.
        matches = [hmac.compare_digest(one, other) for one in expected for other in received]
        if not any(matches):
            raise WebhookVerificationError("signature_invalid", "The signature of the webhook does not match.")
        try:
            event = json.loads(content)
            return ReceivedEvent(id, event["type"], event.get("timestamp"), event["data"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise WebhookVerificationError("body_invalid", "The body of the webhook is no event.") from error


def _decoded(text: str) -> bytes:
    """Nothing where it is no base64."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""
