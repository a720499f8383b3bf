/** A first call with a bearer token. */
export const firstCall = `
curl https://SITE/openapi/v1/trademarks/search \\
  -H "Authorization: Bearer rk_test_…" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "云澜", "countries": ["CN"], "classes": [9]}'
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
