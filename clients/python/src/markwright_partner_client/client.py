"""The client."""

from __future__ import annotations

from typing import Literal

from ._jobs import Jobs
from ._transport import Options, Transport
from .generated import resources


class Markwright:
    """The partner API. One client serves a whole program and all its threads.

    ``base_url`` is the address of the site, such as ``https://ip.example.com``; ``request_key`` is one of the personal
    center. Calls are signed where ``merchant_id``, that of the member card, is given; otherwise the key is sent as a
    bearer token. ``language`` is that of texts for people. All times are in seconds: ``timeout`` for one attempt,
    ``retry_delay`` before the first repetition (it doubles each time), ``max_retry_delay`` for the longest wait before a
    repetition; a longer ``Retry-After`` is raised. ``max_retries`` are the attempts after the first.
    """

    def __init__(
        self,
        *,
        base_url: str,
        request_key: str,
        merchant_id: str | None = None,
        language: Literal["zh", "en"] | None = None,
        timeout: float = 60.0,
        max_retries: int = 3,
        retry_delay: float = 0.5,
        max_retry_delay: float = 60.0,
    ) -> None:
        transport = Transport(
            Options(base_url, request_key, merchant_id, language, timeout, max_retries, retry_delay, max_retry_delay)
        )
        self.trademarks = resources.TrademarksApi(transport)
        self.classification = resources.ClassificationApi(transport)
        self.patents = resources.PatentsApi(transport)
        self.translation = resources.TranslationApi(transport)
        self.documents = resources.DocumentsApi(transport)
        self.glossaries = resources.GlossariesApi(transport)
        self.monitors = resources.MonitorsApi(transport)
        self.reports = resources.ReportsApi(transport)
        self.cases = resources.CasesApi(transport)
        self.portfolio = resources.PortfolioApi(transport)
        self.deadlines = resources.DeadlinesApi(transport)
        self.annuities = resources.AnnuitiesApi(transport)
        self.jobs = Jobs(transport)
        self.usage = resources.UsageApi(transport)
        self.webhooks = resources.WebhooksApi(transport)
