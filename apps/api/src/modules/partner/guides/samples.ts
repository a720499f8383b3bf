/** A first call with a bearer token. */
export const firstCall = `
curl https://SITE/openapi/v1/trademarks/search \\
  -H "Authorization: Bearer rk_test_…" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "KOPULO", "countries": ["CN"], "classes": [9]}'
`

/** The signature, with nothing but the standard library of Node. */
export const nodeSignature = `
import { createHash, createHmac, randomBytes } from 'node:crypto'

const merchantId = 'M00000001'
const key = 'rk_test_…'
const path = '/openapi/v1/translate'
const body = JSON.stringify({ q: ['一种电池'], source: 'zh-cn', target: 'en-us' })
const timestamp = String(Math.floor(Date.now() / 1000))
const nonce = randomBytes(8).toString('hex')
const query = '' // sorted pairs, percent-encoded by RFC 3986
const hash = createHash('sha256').update(body).digest('hex')
const text = ['IPS1-HMAC-SHA256', merchantId, timestamp, nonce, 'POST', path, query, hash].join('\\n')
const signature = createHmac('sha256', key).update(text).digest('hex')

const response = await fetch('https://SITE' + path, {
  method: 'POST',
  body,
  headers: {
    'content-type': 'application/json',
    authorization: \`IPS1-HMAC-SHA256 Credential=\${merchantId}, Signature=\${signature}\`,
    'x-ips-timestamp': timestamp,
    'x-ips-nonce': nonce,
  },
})
console.log(response.status, await response.json())
`

/** The same in Python. */
export const pythonSignature = `
import hashlib, hmac, json, secrets, time, urllib.request

merchant_id, key = "M00000001", "rk_test_…"
path = "/openapi/v1/translate"
body = json.dumps({"q": ["一种电池"], "source": "zh-cn", "target": "en-us"}).encode()
timestamp, nonce = str(int(time.time())), secrets.token_hex(8)
text = "\\n".join(["IPS1-HMAC-SHA256", merchant_id, timestamp, nonce, "POST", path, "",
                  hashlib.sha256(body).hexdigest()])
signature = hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()
request = urllib.request.Request("https://SITE" + path, body, {
    "Content-Type": "application/json",
    "Authorization": f"IPS1-HMAC-SHA256 Credential={merchant_id}, Signature={signature}",
    "X-IPS-Timestamp": timestamp, "X-IPS-Nonce": nonce})
print(json.load(urllib.request.urlopen(request)))
`

/** The same in Java (one file, run by `java FirstCall.java`). */
export const javaSignature = `
import java.net.URI;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class FirstCall {
  public static void main(String[] args) throws Exception {
    String merchantId = "M00000001", key = "rk_test_…", path = "/openapi/v1/translate";
    byte[] body = "{\\"q\\":[\\"一种电池\\"],\\"source\\":\\"zh-cn\\",\\"target\\":\\"en-us\\"}".getBytes(StandardCharsets.UTF_8);
    String timestamp = String.valueOf(System.currentTimeMillis() / 1000);
    byte[] random = new byte[8];
    new SecureRandom().nextBytes(random);
    HexFormat hex = HexFormat.of();
    String nonce = hex.formatHex(random), hash = hex.formatHex(MessageDigest.getInstance("SHA-256").digest(body));
    String text = String.join("\\n", "IPS1-HMAC-SHA256", merchantId, timestamp, nonce, "POST", path, "", hash);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    String signature = hex.formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));

    HttpRequest request = HttpRequest.newBuilder(URI.create("https://SITE" + path))
        .header("Content-Type", "application/json")
        .header("Authorization", "IPS1-HMAC-SHA256 Credential=" + merchantId + ", Signature=" + signature)
        .header("X-IPS-Timestamp", timestamp).header("X-IPS-Nonce", nonce)
        .POST(HttpRequest.BodyPublishers.ofByteArray(body)).build();
    HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.statusCode() + " " + response.body());
  }
}
`

/** The same in Go. */
export const goSignature = `
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

func main() {
	merchantID, key, path := "M00000001", "rk_test_…", "/openapi/v1/translate"
	body := []byte(\`{"q":["一种电池"],"source":"zh-cn","target":"en-us"}\`)
	timestamp := strconv.FormatInt(time.Now().Unix(), 10)
	random := make([]byte, 8)
	rand.Read(random)
	nonce, hash := hex.EncodeToString(random), sha256.Sum256(body)
	text := strings.Join([]string{"IPS1-HMAC-SHA256", merchantID, timestamp, nonce, "POST", path, "",
		hex.EncodeToString(hash[:])}, "\\n")
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte(text))

	request, _ := http.NewRequest("POST", "https://SITE"+path, bytes.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "IPS1-HMAC-SHA256 Credential="+merchantID+
		", Signature="+hex.EncodeToString(mac.Sum(nil)))
	request.Header.Set("X-IPS-Timestamp", timestamp)
	request.Header.Set("X-IPS-Nonce", nonce)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	answer, _ := io.ReadAll(response.Body)
	fmt.Println(response.StatusCode, string(answer))
}
`

/** The published example of a signature. */
export const vector = `
key        rk_test_0123456789abcdef0123456789abcdef
string     IPS1-HMAC-SHA256\\nM00000001\\n1795161600\\n4f6d2a9c1b7e4d0a\\nPOST\\n/openapi/v1/translate\\n\\n7f37de00aca9b1888eb64cf4e4a0166563fad8356f21dae5566b84586eadfd21
signature  d6ca8cfc525b90e3a817eb3bb1711ca98ac34184d97da869004fb491012f12f0
`

/** How a receiver verifies a call. */
export const verifyWebhook = `
import { createHmac, timingSafeEqual } from 'node:crypto'

export function verify(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = Buffer.from('v1,' + createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest('base64'))
  return signatures.split(' ').some((given) =>
    given.length === expected.length && timingSafeEqual(Buffer.from(given), expected))
}
`

/** The official client of DeepL, led to this site. */
export const deeplClient = `
import { Translator } from 'deepl-node'

const translator = new Translator('M00000001:rk_live_…', { serverUrl: 'https://SITE' })
const { text } = await translator.translateText('一种电池', 'zh', 'en-US')
`

const asMember = `-H "Authorization: Bearer rk_live_…"`
const post = (path: string, body: string, more = '') => `
curl https://SITE/openapi/v1/${path} \\
  ${asMember} -H "Content-Type: application/json" \\${more && `\n  ${more} \\`}
  -d '${body}'
`

/** A right is added to the portfolio. */
export const addRight = post(
  'portfolio',
  `{"kind": "patent", "office": "CN", "number": "CN202010123456.7", "title": "轴承", "state": "live",
       "filedOn": "2020-02-14", "registeredOn": "2022-08-30"}`,
  '-H "Idempotency-Key: add-2026-0001"',
)

/** What is due within a time. */
export const listDue = `
curl "https://SITE/openapi/v1/deadlines?from=2026-12-01&to=2027-03-31" \\
  ${asMember}
`

/** A part of the answer, in the language of the guide. */
export const dueDay = {
  en: `
{
  "kind": "annuity", "name": "Annuity, year 8", "year": 8,
  "dueOn": "2027-02-15", "graceEnd": "2027-08-16", "state": "open",
  "law": {
    "ruleId": "CN-PAT-ANNUITY",
    "surcharge": "no surcharge in the first month, then 5 % a month up to 25 %",
    "calculation": [
      "Filing: 2020-02-14",
      "Period: 7 years from 2020-02-14 (first day not counted, to the corresponding day or the last day of a shorter month): 2027-02-14",
      "2027-02-14 is a weekend day: moved to 2027-02-15 (专利法实施细则第五条)"
    ]
  }
}
`,
  cn: `
{
  "kind": "annuity", "name": "第 8 年年费", "year": 8,
  "dueOn": "2027-02-15", "graceEnd": "2027-08-16", "state": "open",
  "law": {
    "ruleId": "CN-PAT-ANNUITY",
    "surcharge": "首月免收滞纳金，此后每月加收当年年费的5%，至多25%",
    "calculation": [
      "申请：2020-02-14",
      "期限：2020-02-14起7年（首日不计，至相应日；无相应日的至该月最后一日）：2027-02-14",
      "期限末日2027-02-14为周末，顺延至2027-02-15（专利法实施细则第五条）"
    ]
  }
}
`,
}

/** Annuities are priced and decided. */
export const decide = `
curl "https://SITE/openapi/v1/annuities?to=2027-03-31&stage=open" \\
  ${asMember}
${post('annuities/decisions', '{"ids": ["019a5c1e-…"], "decision": "keep"}')}`

/** They are quoted and ordered at that price. */
export const orderQuoted = `${post('annuities/quote', '{"ids": ["019a5c1e-…"]}')}${post(
  'annuities/order',
  '{"ids": ["019a5c1e-…"], "total": "2120.00", "agree": true}',
  '-H "Idempotency-Key: order-2026-0001"',
)}`
