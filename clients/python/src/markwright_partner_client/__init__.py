"""Client of the Markwright partner API."""

from ._files import FileContent, FileInput
from ._signing import canonical_query, signature_of, string_to_sign
from .client import Markwright
from .errors import (
    ApiConnectionError,
    ApiError,
    ApiTimeoutError,
    AuthenticationError,
    ConflictError,
    InvalidRequestError,
    JobFailedError,
    MarkwrightError,
    NotFoundError,
    PermissionDeniedError,
    QuotaExceededError,
    RateLimitError,
    ServerError,
    WebhookVerificationError,
)
from .generated import models
from .generated.models import VERSION as __version__
from .webhooks import ReceivedEvent, WebhookVerifier

__all__ = [
    "ApiConnectionError",
    "ApiError",
    "ApiTimeoutError",
    "AuthenticationError",
    "ConflictError",
    "FileContent",
    "FileInput",
    "InvalidRequestError",
    "JobFailedError",
    "Markwright",
    "MarkwrightError",
    "NotFoundError",
    "PermissionDeniedError",
    "QuotaExceededError",
    "RateLimitError",
    "ReceivedEvent",
    "ServerError",
    "WebhookVerificationError",
    "WebhookVerifier",
    "__version__",
    "canonical_query",
    "models",
    "signature_of",
    "string_to_sign",
]
