import json
import unittest
from pathlib import Path

from markwright_partner_client import (
    MarkwrightError,
    WebhookVerificationError,
    WebhookVerifier,
    canonical_query,
    signature_of,
    string_to_sign,
)

VECTORS = json.loads((Path(__file__).parents[2] / "vectors.json").read_text(encoding="utf-8"))


class Signatures(unittest.TestCase):
    def test_signatures(self) -> None:
        self.assertGreater(len(VECTORS["signatures"]), 0)
        for vector in VECTORS["signatures"]:
            with self.subTest(vector["name"]):
                text = string_to_sign(
                    merchant_id=vector["merchantId"],
                    timestamp=vector["timestamp"],
                    nonce=vector["nonce"],
                    method=vector["method"],
                    path=vector["path"],
                    canonical_query=vector["canonicalQuery"],
                    body=vector["body"].encode(),
                )
                self.assertEqual(text, vector["stringToSign"])
                self.assertEqual(signature_of(vector["requestKey"], text), vector["signature"])

    def test_canonical_queries(self) -> None:
        for vector in VECTORS["canonicalQueries"]:
            with self.subTest(vector["name"]):
                pairs = [(name, value) for name, value in vector["pairs"]]
                self.assertEqual(canonical_query(pairs), vector["canonical"])
                self.assertEqual(canonical_query(reversed(pairs)), vector["canonical"])


class Webhooks(unittest.TestCase):
    def test_webhooks(self) -> None:
        for vector in VECTORS["webhooks"]:
            with self.subTest(vector["name"]):
                self.assertEqual(self.outcome_of(vector), vector["outcome"])

    def outcome_of(self, vector: dict) -> str:
        verifier = WebhookVerifier(vector["secrets"], now=lambda: vector["now"])
        headers = {
            "Webhook-Id": vector["id"],
            "webhook-timestamp": vector["timestamp"],
            "webhook-signature": vector["signature"],
        }
        try:
            event = verifier.verify(vector["body"].encode(), headers)
        except WebhookVerificationError as error:
            return error.reason
        self.assertEqual(event.id, vector["id"])
        self.assertEqual(event.data, json.loads(vector["body"])["data"])
        self.assertEqual(event, verifier.verify(vector["body"], headers))
        return "accepted"

    def test_calls_without_headers_and_verifiers_without_a_secret(self) -> None:
        for secrets in ([], "whsec_", "whsec_***"):
            with self.assertRaises(MarkwrightError):
                WebhookVerifier(secrets)
        with self.assertRaises(WebhookVerificationError) as raised:
            WebhookVerifier("whsec_AAAA").verify(b"{}", {})
        self.assertEqual(raised.exception.reason, "header_missing")
