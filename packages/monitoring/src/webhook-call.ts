import { FetchRefused, postOutside } from '@markwright/runtime/fetch-outside.ts'
import type { WebhookReach } from './webhook-reach.ts'
import { signWebhook, webhookSecret } from './webhook-signature.ts'

/** Why a digest did not arrive. */
export type DeliveryProblem = { id: string; cn: string; en: string }

/** What came of a call: `httpStatus` is null where there was no answer, `problem` where the call was accepted. */
export type WebhookResponse = { httpStatus: number | null; problem: DeliveryProblem | null }

const TIMEOUT_MS = 10_000
const GONE = 410

export const webhookProblems = {
  address: {
    id: 'digest.address',
    cn: 'Webhook 地址不在公共互联网上，或无法识别。',
    en: 'The address of the webhook is not one of the public internet.',
  },
  gone: { id: 'digest.gone', cn: 'Webhook 地址已停用（410）。', en: 'The webhook said that it is gone (410).' },
  unreachable: {
    id: 'digest.unreachable',
    cn: '无法连接 Webhook 地址，或 10 秒内没有应答。',
    en: 'The webhook could not be reached, or did not answer within 10 seconds.',
  },
} satisfies Record<string, DeliveryProblem>

export type WebhookCaller = {
  appSecret: string
  now: () => Date
  /** Addresses that may be called; those of the internet where it is absent. */
  isPublic?: WebhookReach
}

/**
 * Calls the address that a member has given for a monitor or an alert, the sender, unless it lies within the own network. Signed by Standard
 * Webhooks; a repetition has the same `id`. An answer is waited for 10 seconds.
 */
export const callWebhook = (
  { appSecret, ...caller }: WebhookCaller,
  { senderId, ...call }: { senderId: string; url: string; id: string; body: string },
): Promise<WebhookResponse> => postWebhook(caller, { ...call, secrets: [webhookSecret(appSecret, senderId)] })

/** As `callWebhook`, signed by each of the secrets: while one replaces another, receivers may know either. */
export async function postWebhook(
  { now, isPublic }: Omit<WebhookCaller, 'appSecret'>,
  { secrets, url, id, body }: { secrets: readonly string[]; url: string; id: string; body: string },
): Promise<WebhookResponse> {
  const headers = headersOf(secrets, { id, at: now(), body })
  try {
    const httpStatus = await postOutside(url, {
      body,
      headers,
      timeoutMs: TIMEOUT_MS,
      ...(isPublic && { isPublic: (address) => isPublic(address, url) }),
    })
    return { httpStatus, problem: problemOfStatus(httpStatus) }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    const problem = error.problem === 'forbidden' ? webhookProblems.address : webhookProblems.unreachable
    return { httpStatus: null, problem }
  }
}

function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status <= 299) return null
  if (status === GONE) return webhookProblems.gone
  return { id: 'digest.answered', cn: `Webhook 返回了 ${status}。`, en: `The webhook answered ${status}.` }
}

function headersOf(secrets: readonly string[], { id, at, body }: { id: string; at: Date; body: string }) {
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signWebhook(secret, { id, timestamp, body })).join(' '),
  }
}
