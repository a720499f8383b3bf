"""Signs, sends and repeats calls."""

from __future__ import annotations

import json
import random
import re
import secrets
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any, Literal
from urllib.parse import urlsplit

from ._files import FileContent, FileInput, file_name_of
from ._serialization import from_json, to_json
from ._signing import canonical_query, encode_component, signature_of, string_to_sign
from .errors import ApiConnectionError, ApiError, ApiTimeoutError, MarkwrightError, error_of
from .generated.models import VERSION

_API = "/openapi/v1"


@dataclass(frozen=True)
class Call:
    """A call; its path is below ``/openapi/v1``, with its fields in braces."""

    method: str
    path: str
    path_fields: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    json: Mapping[str, Any] | None = None
    form: Mapping[str, Any] | None = None
    idempotency_key: str | None = None
    timeout: float | None = None


@dataclass(frozen=True)
class Options:
    """Options of a client; see :class:`markwright_partner_client.Markwright`."""

    base_url: str
    request_key: str
    merchant_id: str | None
    language: Literal["zh", "en"] | None
    timeout: float
    max_retries: int
    retry_delay: float
    max_retry_delay: float


class _NoRedirection(urllib.request.HTTPRedirectHandler):
    """The signature is of this address, and the key is not for another one."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Transport:
    """Signs, sends and repeats calls."""

    def __init__(self, options: Options) -> None:
        if not options.request_key:
            raise MarkwrightError("The client needs a request key.")
        if urlsplit(options.base_url).scheme not in ("https", "http"):
            raise MarkwrightError("The address begins with https://.")
        self._options = options
        self._origin = options.base_url.rstrip("/")
        self._opener = urllib.request.build_opener(_NoRedirection)

    def json(self, call: Call, hint: Any) -> Any:
        """The answer as a value of the type."""
        return from_json(hint, self._json(call))

    def data(self, call: Call, hint: Any) -> Any:
        """``data`` of the answer."""
        return from_json(hint, self._json(call)["data"])

    def file(self, call: Call) -> FileContent:
        """The answer as a file."""
        headers, body = self._send(call)
        media_type = headers.get("content-type") or "application/octet-stream"
        return FileContent(body, file_name_of(headers.get("content-disposition")), media_type)

    def empty(self, call: Call) -> None:
        """A call without a body in its answer."""
        self._send(call)

    def _json(self, call: Call) -> Any:
        try:
            return json.loads(self._send(call)[1])
        except ValueError as error:
            raise ApiConnectionError("The answer is no JSON.") from error

    def _send(self, call: Call) -> tuple[Mapping[str, str], bytes]:
        options = self._options
        path = _API + _fill_path(call.path, call.path_fields)
        query = canonical_query(_pairs_of(call.query))
        body, media_type = _body_of(call)
        headers = {
            "Accept": "application/json, application/problem+json, */*",
            "User-Agent": f"markwright-python/{VERSION}",
        }
        if media_type:
            headers["Content-Type"] = media_type
        if options.language:
            headers["Accept-Language"] = options.language
        if call.method == "POST":
            headers["Idempotency-Key"] = call.idempotency_key or str(uuid.uuid4())
        url = f"{self._origin}{path}?{query}" if query else f"{self._origin}{path}"
        attempt = 0
        while True:
            credentials = self._credentials(call.method, path, query, body or b"")
            request = urllib.request.Request(url, body, {**headers, **credentials}, method=call.method)
            try:
                return self._attempt(request, call.timeout or options.timeout)
            except MarkwrightError as error:
                delay = self._delay_before(attempt, error) if attempt < options.max_retries else None
                if delay is None:
                    raise
            time.sleep(delay)
            attempt += 1

    def _attempt(self, request: urllib.request.Request, timeout: float) -> tuple[Mapping[str, str], bytes]:
        try:
            with self._opener.open(request, timeout=timeout) as answer:
                return answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                raise error_of(error.code, error.headers, _read(error)) from None
        except (OSError, HTTPException) as error:
            cause = getattr(error, "reason", error)
            if isinstance(cause, TimeoutError):
                raise ApiTimeoutError(f"The API did not answer within {timeout} s.") from error
            raise ApiConnectionError(f"The API was not reached: {cause}") from error

    def _credentials(self, method: str, path: str, query: str, body: bytes) -> dict[str, str]:
        merchant_id, request_key = self._options.merchant_id, self._options.request_key
        if not merchant_id:
            return {"Authorization": f"Bearer {request_key}"}
        timestamp, nonce = str(int(time.time())), secrets.token_hex(16)
        text = string_to_sign(
            merchant_id=merchant_id,
            timestamp=timestamp,
            nonce=nonce,
            method=method,
            path=path,
            canonical_query=query,
            body=body,
        )
        signature = signature_of(request_key, text)
        return {
            "Authorization": f"IPS1-HMAC-SHA256 Credential={merchant_id}, Signature={signature}",
            "X-IPS-Timestamp": timestamp,
            "X-IPS-Nonce": nonce,
        }

    def _delay_before(self, attempt: int, error: MarkwrightError) -> float | None:
        """Seconds until the call is sent again; None where it is not."""
        longest = self._options.max_retry_delay
        # Callers that were refused together do not come back together.
        jitter = random.random() * min(longest, self._options.retry_delay * 2**attempt)
        if isinstance(error, (ApiConnectionError, ApiTimeoutError)):
            return jitter
        if not isinstance(error, ApiError) or not _is_temporary(error):
            return None
        if error.retry_after is None:
            return jitter
        return None if error.retry_after > longest else error.retry_after * (1 + random.random() * 0.1)


def _is_temporary(error: ApiError) -> bool:
    """Whether another attempt can help.

    409 is temporary while the first call with the same ``Idempotency-Key`` goes on; and a nonce was used where something
    between the program and the API sent a request twice: an attempt of ours has a new one.
    """
    return error.status in (429, 502, 503, 504) or error.code in ("idempotency_in_progress", "nonce_replayed")


def _read(error: urllib.error.HTTPError) -> bytes:
    try:
        return error.read()
    except (OSError, HTTPException):
        return b""


def _fill_path(path: str, fields: Mapping[str, str]) -> str:
    def value_of(match: re.Match[str]) -> str:
        value = fields[match[1]]
        # Such a part would change which address is called.
        if value in ("", ".", ".."):
            raise MarkwrightError(f"“{value}” is no {match[1]}.")
        return encode_component(value)

    return re.sub(r"\{(\w+)\}", value_of, path)


def _pairs_of(query: Mapping[str, Any]) -> list[tuple[str, str]]:
    """A value that is None is left out; a list repeats its name."""
    pairs: list[tuple[str, str]] = []
    for name, value in query.items():
        values = value if isinstance(value, (list, tuple)) else [] if value is None else [value]
        pairs.extend((name, str(each).lower() if isinstance(each, bool) else str(each)) for each in values)
    return pairs


def _body_of(call: Call) -> tuple[bytes | None, str | None]:
    """Made once, since a repetition has to have the same body."""
    if call.json is not None:
        text = json.dumps(to_json(call.json), ensure_ascii=False, separators=(",", ":"))
        return text.encode(), "application/json"
    if call.form is None:
        return None, None
    boundary = secrets.token_hex(16)
    parts: list[bytes] = []
    # The fields before the file: a server that reads as it receives knows them then.
    for name, value in sorted(call.form.items(), key=lambda each: isinstance(each[1], FileInput)):
        if isinstance(value, FileInput):
            file_name = value.name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
            head = f'form-data; name="{name}"; filename="{file_name}"\r\nContent-Type: application/octet-stream'
            parts.append(f"--{boundary}\r\nContent-Disposition: {head}\r\n\r\n".encode() + value.content + b"\r\n")
        elif value is not None:
            head = f'form-data; name="{name}"'
            parts.append(f"--{boundary}\r\nContent-Disposition: {head}\r\n\r\n{value}\r\n".encode())
    return b"".join(parts) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"
