from __future__ import annotations

import email
import email.policy
import json
import unittest
from typing import Any, get_type_hints

from markwright_partner_client import (
    ApiConnectionError,
    ApiError,
    ApiTimeoutError,
    AuthenticationError,
    FileInput,
    InvalidRequestError,
    JobFailedError,
    Markwright,
    MarkwrightError,
    NotFoundError,
    PermissionDeniedError,
    QuotaExceededError,
    RateLimitError,
    ServerError,
    models,
    signature_of,
    string_to_sign,
)
from markwright_partner_client.generated import resources

from .stub_server import StubAnswer, StubServer

KEY = {"merchant_id": "M00000001", "request_key": "rk_test_0123456789abcdef0123456789abcdef"}
USAGE = StubAnswer({"from": "2026-11-01", "to": "2026-11-25", "days": [], "allowances": []})


def problem(status: int, code: str, headers: dict[str, str] | None = None, **more: Any) -> StubAnswer:
    body = {"type": "/", "title": "T", "status": status, "detail": "D", "code": code, "reason": None, "errors": []}
    return StubAnswer({**body, **more}, status, {"X-Request-Id": "request-0001", **(headers or {})})


class ClientTest(unittest.TestCase):
    def setUp(self) -> None:
        self.server = StubServer()
        self.addCleanup(self.server.stop)

    def client(self, **options: Any) -> Markwright:
        return Markwright(**{"base_url": self.server.url + "/", "retry_delay": 0.001, **KEY, **options})

    def answer(self, *answers: StubAnswer) -> None:
        self.server.answers = list(answers)


class Credentials(ClientTest):
    def test_signs_what_is_sent(self) -> None:
        self.answer(StubAnswer({"data": []}))
        self.client().classification.list_nice_classes(keyword="电池 & co's", class_=9)
        request = self.server.requests[0]
        path, query = request.url.split("?")
        self.assertEqual(query, "class=9&keyword=%E7%94%B5%E6%B1%A0%20%26%20co%27s")
        text = string_to_sign(
            merchant_id="M00000001",
            timestamp=request.headers["X-IPS-Timestamp"],
            nonce=request.headers["X-IPS-Nonce"],
            method=request.method,
            path=path,
            canonical_query=query,
            body=request.body,
        )
        signature = signature_of(KEY["request_key"], text)
        self.assertEqual(
            request.headers["Authorization"], f"IPS1-HMAC-SHA256 Credential=M00000001, Signature={signature}"
        )
        self.assertRegex(request.headers["User-Agent"], r"^markwright-python/\d")

    def test_sends_the_key_as_a_bearer_token(self) -> None:
        self.answer(USAGE)
        usage = self.client(merchant_id=None, language="en").usage.get()
        self.assertEqual(usage.from_, "2026-11-01")
        headers = self.server.requests[0].headers
        self.assertEqual(headers["Authorization"], f"Bearer {KEY['request_key']}")
        self.assertEqual(headers["Accept-Language"], "en")
        self.assertNotIn("X-IPS-Nonce", headers)

    def test_encodes_parts_of_a_path_and_sends_none_that_leads_elsewhere(self) -> None:
        self.answer(StubAnswer({"data": []}))
        self.client().trademarks.get("WO", "1 234/5(A)")
        self.assertEqual(self.server.requests[0].url, "/openapi/v1/trademarks/WO/1%20234%2F5%28A%29")
        for country, number in (("WO", ".."), ("", "1")):
            with self.assertRaises(MarkwrightError):
                self.client().trademarks.get(country, number)
        self.assertEqual(len(self.server.requests), 1)

    def test_does_not_follow_a_redirection(self) -> None:
        self.answer(StubAnswer(status=302, headers={"Location": "/elsewhere"}))
        with self.assertRaises(ApiError) as raised:
            self.client().usage.get()
        self.assertEqual(raised.exception.status, 302)
        self.assertEqual(len(self.server.requests), 1)


class Repetition(ClientTest):
    def test_repeats_a_post_with_the_same_key_and_a_new_nonce(self) -> None:
        for status in (429, 502, 503, 504):
            with self.subTest(status):
                self.server.requests.clear()
                self.answer(
                    problem(status, "rate_limited"), StubAnswer({"translations": [], "characters": 0, "words": 0})
                )
                self.client().translation.translate(q=["一种电池"], target="en-us")
                first, second = self.server.requests
                self.assertEqual(first.body, second.body)
                self.assertRegex(first.headers["Idempotency-Key"], r"^[\x21-\x7e]{8,128}$")
                self.assertEqual(first.headers["Idempotency-Key"], second.headers["Idempotency-Key"])
                self.assertNotEqual(first.headers["X-IPS-Nonce"], second.headers["X-IPS-Nonce"])

    def test_repeats_after_a_connection_that_ended_and_while_the_first_call_goes_on(self) -> None:
        temporary = [problem(409, "idempotency_in_progress"), problem(401, "nonce_replayed")]
        self.answer(StubAnswer(is_cut=True), *temporary, StubAnswer({"id": "1"}))
        self.client().glossaries.create(name="Batteries", idempotency_key="my-own-key")
        self.assertEqual([each.headers["Idempotency-Key"] for each in self.server.requests], ["my-own-key"] * 4)

    def test_repeats_after_an_answer_that_did_not_come_in_time(self) -> None:
        self.answer(StubAnswer(is_late=True), USAGE, USAGE, USAGE)
        self.client(timeout=0.5).usage.get()
        self.answer(StubAnswer(is_late=True), StubAnswer(is_late=True))
        with self.assertRaises(ApiTimeoutError):
            self.client(timeout=0.05, max_retries=1).usage.get()

    def test_raises_where_retry_after_is_longer_than_the_program_waits(self) -> None:
        self.answer(problem(429, "rate_limited", {"Retry-After": "30"}), USAGE)
        with self.assertRaises(RateLimitError) as raised:
            self.client(max_retry_delay=1).usage.get()
        self.assertEqual((raised.exception.retry_after, raised.exception.request_id), (30, "request-0001"))
        self.assertEqual(len(self.server.requests), 1)

    def test_waits_as_long_as_retry_after_says(self) -> None:
        past = "Thu, 01 Jan 1970 00:00:00 GMT"
        self.answer(*(problem(503, "unavailable", {"Retry-After": value}) for value in ("0", past)), USAGE)
        # The delay of the client itself would take days.
        self.client(retry_delay=1e6, max_retry_delay=1e6).usage.get()
        self.assertEqual(len(self.server.requests), 3)

    def test_gives_up_after_the_attempts_and_at_once_where_another_cannot_help(self) -> None:
        self.answer(*[problem(503, "unavailable")] * 3)
        with self.assertRaises(ServerError):
            self.client(max_retries=2).usage.get()
        self.assertEqual(len(self.server.requests), 3)
        self.answer(problem(500, "internal"))
        with self.assertRaises(ServerError):
            self.client().usage.get()
        self.assertEqual(len(self.server.requests), 4)


class Errors(ClientTest):
    def test_problem_details(self) -> None:
        for status, code, error in (
            (401, "signature_invalid", AuthenticationError),
            (402, "quota_exceeded", QuotaExceededError),
            (404, "not_found", NotFoundError),
            (422, "rule_violated", InvalidRequestError),
        ):
            with self.subTest(status):
                field_error = {"path": "body.classes", "code": "too_big", "message": "M"}
                self.answer(problem(status, code, reason=10105, errors=[field_error]))
                with self.assertRaises(error) as raised:
                    self.client().monitors.get("1")
                found = raised.exception
                self.assertEqual((found.status, found.code, found.detail, found.reason), (status, code, "D", 10105))
                self.assertEqual(found.field_errors, [models.ProblemError(**field_error)])
                self.assertIn("request-0001", str(found))

    def test_reads_the_answer_of_a_proxy(self) -> None:
        self.answer(StubAnswer(status=404, content=b"<html>"))
        with self.assertRaises(NotFoundError) as raised:
            self.client().usage.get()
        self.assertEqual((raised.exception.code, raised.exception.request_id), ("unknown", None))

    def test_tells_that_nothing_answers(self) -> None:
        with self.assertRaises(ApiConnectionError):
            self.client(base_url="http://127.0.0.1:9", max_retries=0).usage.get()


class Pages(ClientTest):
    def test_iterates_over_a_list(self) -> None:
        self.answer(
            StubAnswer({"data": [{"id": "a"}, {"id": "b"}], "total": 3, "nextCursor": "next/1"}),
            StubAnswer({"data": [{"id": "c"}], "total": 3, "nextCursor": None}),
        )
        self.assertEqual([each.id for each in self.client().monitors.list_all(limit=2)], ["a", "b", "c"])
        self.assertEqual(
            [each.url for each in self.server.requests],
            ["/openapi/v1/monitors?limit=2", "/openapi/v1/monitors?cursor=next%2F1&limit=2"],
        )

    def test_lists_last_days_by_day_and_flag(self) -> None:
        self.answer(StubAnswer({"data": [{"id": "d", "doneOn": None}], "total": 1, "nextCursor": None}))
        found = self.client().deadlines.list_all(from_="2026-12-01", include_done=True)
        self.assertEqual([(each.id, each.done_on) for each in found], [("d", None)])
        self.assertEqual(self.server.requests[0].url, "/openapi/v1/deadlines?from=2026-12-01&includeDone=true")

    def test_iterates_over_a_search_and_requests_no_page_that_is_not_wanted(self) -> None:
        page = StubAnswer({"data": [{"id": "a", "appNo": "1"}], "total": 9, "nextCursor": "n", "dataVersion": 1})
        self.answer(page, page)
        hits = self.client().trademarks.search_all(text="云澜")
        self.assertEqual([next(hits).app_no, next(hits).app_no], ["1", "1"])
        bodies = [json.loads(each.body) for each in self.server.requests]
        self.assertEqual(bodies, [{"text": "云澜"}, {"text": "云澜", "cursor": "n"}])


class Jobs(ClientTest):
    @staticmethod
    def job(state: str) -> StubAnswer:
        return StubAnswer({"id": "j", "state": state, "progress": 0, "error": None})

    def test_waits_for_the_end(self) -> None:
        self.answer(self.job("queued"), self.job("active"), self.job("completed"))
        states: list[str] = []
        done = self.client().jobs.wait("j", interval=0.001, on_progress=lambda job: states.append(job.state))
        self.assertEqual(done.state, "completed")
        self.assertEqual(states, ["queued", "active", "completed"])

    def test_raises_where_it_failed_or_goes_on_too_long(self) -> None:
        for state in ("failed", "cancelled"):
            self.answer(self.job("active"), self.job(state))
            with self.assertRaises(JobFailedError) as raised:
                self.client().jobs.wait("j", interval=0.001)
            self.assertEqual(raised.exception.job.state, state)
        self.answer(self.job("active"))
        with self.assertRaises(ApiTimeoutError):
            self.client().jobs.wait("j", interval=0.001, timeout=0)


class Files(ClientTest):
    def test_sends_a_file_with_its_fields_the_same_in_every_attempt(self) -> None:
        self.answer(problem(503, "unavailable"), StubAnswer({"id": "d", "jobId": "j"}, 202))
        file = FileInput("说明书.txt", "一种电池".encode())
        document = self.client().documents.translate(file=file, source="zh-cn", target="en-us")
        self.assertEqual(document.job_id, "j")
        first, second = self.server.requests
        self.assertEqual(first.body, second.body)
        self.assertEqual(first.headers["Content-Type"], second.headers["Content-Type"])
        head = f"Content-Type: {first.headers['Content-Type']}\r\n\r\n".encode()
        form = email.message_from_bytes(head + first.body, policy=email.policy.HTTP)
        parts = {part.get_param("name", header="content-disposition"): part for part in form.iter_parts()}
        self.assertEqual(list(parts), ["source", "target", "file"])
        self.assertEqual(parts["target"].get_payload(decode=True), b"en-us")
        self.assertEqual(parts["file"].get_payload(decode=True), file.content)
        self.assertIn('filename="说明书.txt"'.encode(), first.body)

    def test_receives_a_file_with_its_name(self) -> None:
        disposition = "attachment; filename=\"a.docx\"; filename*=UTF-8''%E8%AF%91.docx"
        headers = {"Content-Type": "application/zip", "Content-Disposition": disposition}
        self.answer(StubAnswer(content=b"PK", headers=headers))
        file = self.client().documents.download("d", output="docx")
        self.assertEqual((file.content, file.file_name, file.media_type), (b"PK", "译.docx", "application/zip"))
        self.assertEqual(self.server.requests[0].url, "/openapi/v1/documents/d/result?output=docx")

    def test_sends_and_reads_no_body_where_there_is_none(self) -> None:
        self.answer(StubAnswer(status=204), StubAnswer({"id": "w", "secret": "whsec_AAAA"}))
        self.client().webhooks.delete("w")
        self.client().webhooks.rotate_secret("w")
        deleted, rotated = self.server.requests
        self.assertEqual((deleted.method, deleted.body), ("DELETE", b""))
        self.assertNotIn("Idempotency-Key", deleted.headers)
        self.assertEqual((rotated.body, rotated.headers["Content-Length"]), (b"", "0"))
        self.assertNotIn("Content-Type", rotated.headers)

    def test_empties_fields_of_a_right_by_their_names(self) -> None:
        self.answer(problem(403, "forbidden", reason=61007))
        with self.assertRaises(PermissionDeniedError) as raised:
            self.client().portfolio.update("p", version=2, clear=["note"])
        self.assertEqual((raised.exception.code, raised.exception.reason), ("forbidden", 61007))
        request = self.server.requests[0]
        self.assertEqual((request.method, request.url), ("PATCH", "/openapi/v1/portfolio/p"))
        self.assertEqual(json.loads(request.body), {"version": 2, "clear": ["note"]})

    def test_sends_classes_within_a_request(self) -> None:
        self.answer(StubAnswer({"id": "g"}, 201))
        self.client().reports.order(text="云澜", goods=[models.OrderReportRequestGoods(class_=9, name="电池")])
        expected = {"text": "云澜", "goods": [{"class": 9, "name": "电池"}]}
        self.assertEqual(json.loads(self.server.requests[0].body), expected)


class Resources(unittest.TestCase):
    def test_every_resource_is_part_of_the_client(self) -> None:
        client = Markwright(base_url="https://ip.example.com", request_key="k")
        for name, api in vars(resources).items():
            if isinstance(api, type) and name.endswith("Api"):
                self.assertIsInstance(getattr(client, name.removesuffix("Api").lower()), api)

    def test_every_type_that_a_method_names_exists(self) -> None:
        for name, api in vars(resources).items():
            if isinstance(api, type) and name.endswith("Api"):
                for method in filter(callable, vars(api).values()):
                    get_type_hints(method)
