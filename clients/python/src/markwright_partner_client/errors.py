"""Errors of the client."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any

from ._serialization import from_json
from .generated.models import Job, ProblemError


class MarkwrightError(Exception):
    """Everything that this client raises."""


class ApiConnectionError(MarkwrightError):
    """The API was not reached, or its answer did not arrive whole."""


class ApiTimeoutError(MarkwrightError):
    """The time of the call, or of waiting for a job, is over."""


class ApiError(MarkwrightError):
    """The API refused the call, or failed."""

    def __init__(self, status: int, problem: Mapping[str, Any], request_id: str | None, retry_after: float | None) -> None:
        self.status = status
        """HTTP status."""
        self.code: str = problem.get("code") or "unknown"
        """Kind of the problem; ``unknown`` where the answer is no problem details, such as that of a proxy."""
        self.title: str = problem.get("title") or ""
        self.detail: str = problem.get("detail") or self.title or f"The API answered with status {status}."
        self.reason: int | None = problem.get("reason")
        """Number of the refusal, where a rule of a service refused."""
        self.field_errors: list[ProblemError] = from_json(list[ProblemError], problem.get("errors") or [])
        """What is wrong with the request, by field."""
        self.request_id: str | None = request_id or problem.get("traceId")
        """Names the call in the logs of the API; quote it when you report a problem."""
        self.retry_after = retry_after
        """Seconds after which the call may be repeated."""
        of_request = f", request {self.request_id}" if self.request_id else ""
        super().__init__(f"{self.detail} ({status} {self.code}{of_request})")


class InvalidRequestError(ApiError):
    """400, 413, 415 and 422: the request has to be changed."""


class AuthenticationError(ApiError):
    """401: ``code`` tells what is wrong with the key or the signature."""


class QuotaExceededError(ApiError):
    """402: nothing is left of the plan."""


class PermissionDeniedError(ApiError):
    """403: the key is not for this product, address or kind of data."""


class NotFoundError(ApiError):
    """404: unknown, or of another account."""


class ConflictError(ApiError):
    """409."""


class RateLimitError(ApiError):
    """429: too frequent, still after the attempts of the client."""


class ServerError(ApiError):
    """500 and above."""


class JobFailedError(MarkwrightError):
    """A job failed or was cancelled."""

    def __init__(self, job: Job) -> None:
        super().__init__(f"The job {job.id} is {job.state}{f': {job.error}' if job.error else '.'}")
        self.job = job


class WebhookVerificationError(MarkwrightError):
    """The call is not one of the API; answer it with 400.

    ``reason`` is ``header_missing``, ``timestamp_stale``, ``signature_invalid`` or ``body_invalid``.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


_BY_STATUS: dict[int, type[ApiError]] = {
    400: InvalidRequestError,
    401: AuthenticationError,
    402: QuotaExceededError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    413: InvalidRequestError,
    415: InvalidRequestError,
    422: InvalidRequestError,
    429: RateLimitError,
}


def error_of(status: int, headers: Mapping[str, str], body: bytes) -> ApiError:
    """The error of an answer that is none of success."""
    error = _BY_STATUS.get(status) or (ServerError if status >= 500 else ApiError)
    return error(status, _problem_of(body), headers.get("x-request-id"), _retry_after_of(headers.get("retry-after")))


def _problem_of(body: bytes) -> dict[str, Any]:
    try:
        value = json.loads(body)
    except ValueError:
        return {}
    return value if isinstance(value, dict) and "code" in value else {}


def _retry_after_of(value: str | None) -> float | None:
    """``Retry-After`` in seconds; None where it is absent or neither seconds nor a date."""
    value = (value or "").strip()
    if value.isdecimal():
        return float(value)
    try:
        return max(0.0, (parsedate_to_datetime(value) - datetime.now(timezone.utc)).total_seconds())
    except (ValueError, TypeError):
        return None
