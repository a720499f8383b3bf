import { problemKinds } from '../problems.ts'
import { code, type Guide } from './page.ts'
import {
  addRight,
  decide,
  deeplClient,
  dueDay,
  firstCall,
  goSignature,
  javaSignature,
  listDue,
  nodeSignature,
  orderQuoted,
  pythonSignature,
  vector,
  verifyWebhook,
} from './samples.ts'

const problems = Object.entries(problemKinds)
  .map(
    ([kind, { status, en }]) => `<tr id="${kind}"><td>${status}</td><td><code>${kind}</code></td><td>${en}</td></tr>`,
  )
  .join('')

/** The guides in English, in the order in which they are read. */
export const guidesEn: Record<string, Guide> = {
  'first-call': {
    title: 'First call',
    html: `<ol>
<li>Create a request key in the personal center, under API. Begin with a test key: it costs nothing and sees demonstration
data only.</li>
<li>Copy the key. It is shown once; what is stored is encrypted.</li>
<li>Call. The key goes as a bearer token, or signs the call; see <a href="signing?lang=en">Signing</a>.</li></ol>
${code(firstCall)}
<p>The demonstration register has this mark, so a test key finds it there.</p>
<p>Every answer has the header <code>X-Request-Id</code>, which support needs to find a call. Texts are in the language of
<code>Accept-Language</code> (<code>zh</code> or <code>en</code>). Work that takes longer answers 202 with a
<code>jobId</code>: read <code>GET /jobs/{id}</code> or have a webhook called.</p>`,
  },
  signing: {
    title: 'Signing',
    html: `<p>A signed call never sends the key. The scheme is <code>IPS1-HMAC-SHA256</code>. Eight lines, joined by line feeds,
are signed with HMAC-SHA256 under the key: the name of the scheme, the merchant ID, the timestamp (seconds), the nonce, the
method, the path from <code>/openapi/v1/</code>, the canonical query and the SHA-256 of the body in hexadecimal digits.</p>
<p>The canonical query has every pair percent-encoded by RFC 3986, sorted by name and then value, joined by
<code>&amp;</code>. A timestamp may be 300 seconds off; a nonce is accepted once within ten minutes.</p>
<h2>Node</h2>${code(nodeSignature)}<h2>Python</h2>${code(pythonSignature)}
<h2>Java</h2>${code(javaSignature)}<h2>Go</h2>${code(goSignature)}
<h2>An example to test against</h2>${code(vector)}
<h2>The form of Baidu</h2><p><code>POST /compat/baidu/translate</code> takes the form fields <code>q</code>,
<code>from</code>, <code>to</code>, <code>appid</code> (merchant ID), <code>salt</code> and <code>sign</code>, the MD5 of
merchant ID, text, salt and key.</p>`,
  },
  paging: {
    title: 'Paging',
    html: `<p>Lists take <code>limit</code> (100 at most) and <code>cursor</code>. The answer has <code>nextCursor</code>, null
after the last page; lists that are read by GET also have the header <code>Link</code> with <code>rel="next"</code>. A cursor
belongs to one question of one account; send everything else unchanged. The cursor of a list names the last entry that was
read: entries that are added or removed meanwhile neither repeat nor hide others. One of an earlier version is refused with
<code>cursor_invalid</code>: begin at the first page. Going on through the hits of a search counts with
the first call of the day.</p>`,
  },
  errors: {
    title: 'Errors and retries',
    html: `<p>Failures are problem details (RFC 9457, <code>application/problem+json</code>). Programs decide by
<code>code</code>; <code>reason</code> is the number of a rule of the service.</p>
<p>Send every POST with the header <code>Idempotency-Key</code>. When a connection breaks, repeat the call with the same key:
the effect and the charge happen once, and the first answer of success comes again for 24 hours with
<code>Idempotency-Replayed: true</code>. Repeat after 409 <code>idempotency_in_progress</code>, 429, 500 and 503, waiting for
<code>Retry-After</code> or, without it, 1, 2, 4… seconds with some jitter. Do not repeat others.</p>
<table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${problems}</tbody></table>`,
  },
  webhooks: {
    title: 'Webhooks',
    html: `<p>Calls follow <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>: the headers
<code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code>. Verify the signature over the body
as it came, before you parse it. The same <code>webhook-id</code> may come more than once.</p>
${code(verifyWebhook)}
<p>Events: <code>translation.completed</code>, <code>report.ready</code>, <code>monitor.hit</code>, <code>renewal.due</code>, <code>deadline.due</code>,
<code>order.paid</code>, <code>case.changed</code>, <code>case.letter</code>, <code>case.message</code>, <code>case.due</code>, <code>job.completed</code>, <code>job.failed</code>. An answer other than 2xx is tried again after 5
seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours. An address that answers 410 or fails for five days is paused.
Addresses must be public and use https. Test keys have webhooks of their own, which get test events only; live keys do not
see them. After the secret is replaced, calls carry two signatures for 24 hours.</p>
<h2>Try them</h2><p>A demonstration has an <a href="/#/personalCenter/webhookInspector">inspector</a>: an address of your own whose
calls a page shows, with their signature. With the setting <code>WEBHOOK_LOOPBACK=yes</code> a demonstration also calls programs
on its own machine, by http too.</p>`,
  },
  portfolio: {
    title: 'Portfolio',
    html: `<p>The scope <code>portfolio</code> of a key opens the hosted rights of its member, and those of clients that others
share with the member: an owner and an editor change them, a reader does not (403 <code>forbidden</code>,
<code>reason</code> 61007). Test keys have no portfolio.</p>
<h2>Add a right</h2><p>Where a register of the site has the number, <code>kind</code>, <code>office</code> and
<code>number</code> are enough. What you send besides counts as your own data; where the register says something else, the field
stands in <code>differences</code> and what the register says in <code>register</code>.
<code>POST /portfolio/{id}/differences</code> takes that value or keeps yours.</p>${code(addRight)}
<p>The answer has the last days that are known in <code>deadlines</code>. <code>gaps</code> says why those of a renewal or of
annuities are not: the rules of the office are missing, or a day of the right is. With a gap, empty <code>deadlines</code> do not
mean that nothing is due.</p>
<p><code>PATCH /portfolio/{id}</code> takes the <code>version</code> that you have read. 409 <code>conflict</code>
(<code>reason</code> 61001) says that it was changed meanwhile: read it again. The clients in Python, Go and Java send no null;
name the fields to be emptied in <code>clear</code>.</p>
<h2>What is due</h2>${code(listDue)}<p>Each day has its provision, where the rule was read, and the calculation, in the
language of <code>Accept-Language</code>; <code>calendarKnown</code> is false where days off of the office are not published
yet. A part of the answer:</p>${code(dueDay.en)}
<p><code>POST /deadlines/{id}/done</code> with <code>version</code> and <code>done</code> marks a day as done, or takes that
back. The webhook event <code>deadline.due</code> reports days that come near; its <code>deadlineId</code> is the
<code>id</code> here.</p>
<h2>Annuities</h2><p><code>fee</code> is the price of a payment today: the fee of the office in its currency, with each line and
its source, the surcharge of a late payment among them, and the service fee and the total in CNY. What is not known is null, and
<code>gap</code> says why. Of several decisions, each that was refused is named.</p>${code(decide)}
<p>An order takes the total of its quotation; another price is refused with <code>reason</code> 60202. The order is paid on the
site, or by a link that the member makes on its page (My orders); it cannot be put on account. The event
<code>order.paid</code> reports the payment.</p>${code(orderQuoted)}
<p>Lists go on by <code>nextCursor</code>. To follow a portfolio, ask for <code>GET /portfolio?updatedSince=…</code> with the time
of your last call; rights that were removed are not in it.</p>`,
  },
  limits: {
    title: 'Limits and changes',
    html: `<p>Each key has a bucket of 20 calls for each product, which gets 10 new ones in a second; a test key has 10 and 2.
<code>RateLimit</code> and <code>RateLimit-Policy</code> stand in every answer to a call whose credentials are accepted. What a plan includes is counted apart from
that: <code>GET /usage</code> tells it, and 402 <code>quota_exceeded</code> says that nothing is left. At 80 and 100 % of a
day the account is notified. A JSON body has 1 MB, an image 5 MB, a document 25 MB at most.</p>
<h2>Changes</h2><p>Version 1 gets additions only: ignore fields that you do not know. What is to be removed is announced by the
headers <code>Deprecation</code> and <code>Sunset</code> six months before.</p>`,
  },
  deepl: {
    title: 'DeepL-compatible API',
    html: `<p>Programs that speak the protocol of DeepL connect to this site with the key
<code>merchant ID:request key</code>.</p>${code(deeplClient)}
<h2>Official clients</h2><p>Every call of <code>deepl-node</code> 1.28 and of <code>deepl</code> (Python) 1.32 was tried:</p>
<table><thead><tr><th>Call</th><th>Outcome</th></tr></thead><tbody>
<tr><td>translate_text, translate_text_with_glossary</td><td>works</td></tr>
<tr><td>translate_document, _from_filepath, _upload, _get_status, _wait_until_done, _download</td><td>works</td></tr>
<tr><td>get_source_languages, get_target_languages, get_glossary_languages, get_usage</td><td>works</td></tr>
<tr><td>create_glossary, create_glossary_from_csv, get_glossary, list_glossaries, get_glossary_entries, delete_glossary</td>
<td>works</td></tr>
<tr><td>rephrase_text, correct_text, multilingual glossaries, style rules, translation memories</td><td>404</td></tr>
</tbody></table>
<h2>Differences</h2><ul>
<li>Languages: Chinese, English and Japanese; one of the two is always Chinese.</li>
<li>Formality, splitting of sentences and context are accepted and have no effect. Tags are not handled: markup of HTML or
XML within a text may be changed.</li>
<li>Documents: <code>docx</code>, <code>pptx</code>, <code>xlsx</code>, <code>pdf</code>, <code>txt</code> and XLIFF.</li>
<li>Glossaries are those of the account. One cannot be changed, only deleted and created anew.</li>
<li>A test key translates texts with the built-in engine.</li>
<li>A translation has the format of its document; another <code>output_format</code> is answered with 400.</li>
<li>Rephrasing, correction, multilingual glossaries, style rules and translation memories are not offered (404).</li>
<li>Every account has free words for what comes this way, which are used after the translations of the day.</li></ul>`,
  },
}
