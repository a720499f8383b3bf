"""A tour of the API.

Needs MARKWRIGHT_URL, MARKWRIGHT_MERCHANT_ID and MARKWRIGHT_REQUEST_KEY of the environment: ``python tour.py [LOGO]``.
"""

import base64
import hashlib
import hmac
import os
import sys
import time
from pathlib import Path

from markwright_partner_client import ApiError, FileInput, Markwright, WebhookVerifier

markwright = Markwright(
    base_url=os.environ["MARKWRIGHT_URL"],
    merchant_id=os.environ["MARKWRIGHT_MERCHANT_ID"],
    request_key=os.environ["MARKWRIGHT_REQUEST_KEY"],
    language="en",
)

page = markwright.trademarks.search(text="云澜", degree="low", limit=5)
count = sum(1 for _ in markwright.trademarks.search_all(text="云澜", degree="low", limit=5))
print(f"search: {page.total} marks, {count} of them on all pages")

if len(sys.argv) > 1:
    image = base64.b64encode(Path(sys.argv[1]).read_bytes()).decode()
    print(f"image search: {markwright.trademarks.search_by_image(image_base64=image).total} marks")

batch = markwright.trademarks.start_batch(entries=["云澜", "北辰"])
markwright.jobs.wait(batch.job_id)
rows = [f"{row.input}: {row.outcome}" for row in markwright.trademarks.list_all_batch_rows(batch.id)]
print(f"batch: {', '.join(rows)}")

translated = markwright.translation.translate(q=["一种电池"], target="en-us")
print(f"translation: {translated.translations[0].text}")

file = FileInput("说明书.txt", "一种电池，包括正极和负极。".encode())
document = markwright.documents.translate(file=file, source="zh-cn", target="en-us")
if document.job_id:
    markwright.jobs.wait(document.job_id)
result = markwright.documents.download(document.id)
print(f"document: {result.file_name}: {result.content.decode().strip()}")

url = os.environ.get("MARKWRIGHT_HOOK", "https://example.com/hook")
webhook = markwright.webhooks.create(url=url, events=["job.completed"])
body = b'{"type":"job.completed","timestamp":"2026-11-21T01:30:00.000Z","data":{"jobId":"1"}}'
timestamp = str(int(time.time()))
# As the API signs it; a server verifies what it receives in the same way.
key = base64.b64decode(webhook.secret.removeprefix("whsec_"))
signature = base64.b64encode(hmac.digest(key, f"event-1.{timestamp}.".encode() + body, hashlib.sha256)).decode()
headers = {"webhook-id": "event-1", "webhook-timestamp": timestamp, "webhook-signature": f"v1,{signature}"}
print(f"webhook: {WebhookVerifier(webhook.secret).verify(body, headers).type}")
markwright.webhooks.delete(webhook.id)

try:
    markwright.trademarks.compare(ids=["CN_1_9"])
except ApiError as error:
    print(f"error: {error.status} {error.code}, {error.field_errors[0].path}")

usage = markwright.usage.get()
print(f"usage: {', '.join(f'{day.product} {day.calls}' for day in usage.days)}")
