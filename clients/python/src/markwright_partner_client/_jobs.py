"""Waiting for jobs."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from .errors import ApiTimeoutError, JobFailedError
from .generated.models import Job
from .generated.resources import JobsApi


class Jobs(JobsApi):
    """Work that goes on in the background."""

    def wait(
        self,
        id: str,
        *,
        timeout: float = 600.0,
        interval: float = 0.5,
        max_interval: float = 10.0,
        on_progress: Callable[[Job], None] | None = None,
    ) -> Job:
        """Wait for the end of a job.

        ``timeout`` is in seconds, of the whole. ``interval`` is the first wait between two requests, in seconds; each is
        half as long again, up to ``max_interval``. ``on_progress`` is called with each state that was read. Raises
        :class:`JobFailedError` where the job failed or was cancelled, and :class:`ApiTimeoutError` where it goes on after
        the time.
        """
        end = time.monotonic() + timeout
        while True:
            job = self.get(id)
            if on_progress:
                on_progress(job)
            if job.state == "completed":
                return job
            if job.state in ("failed", "cancelled"):
                raise JobFailedError(job)
            pause = interval * (0.8 + random.random() * 0.4)
            if time.monotonic() + pause > end:
                raise ApiTimeoutError(f"The job {id} is still {job.state} after {timeout} s.")
            time.sleep(pause)
            interval = min(max_interval, interval * 1.5)
