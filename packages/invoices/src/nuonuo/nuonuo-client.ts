import {
  type CallObserver,
  createProvider,
  ProviderError,
  type ProviderLimits,
  requestJson,
} from '@markwright/providers'
import { FetchRefused, fetchOutside, isPublicAddress } from '@markwright/runtime/fetch-outside.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { nuonuoSignature } from './nuonuo-signature.ts'

/** Where access tokens are stored, so that processes share one; any key-value store will do. */
export type TokenStore = {
  find(key: string): Promise<string | null>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>
}

export type NuonuoAccess = {
  appKey: string
  appSecret: string
  /** Taxpayer ID of the seller. */
  taxId: string
  /** `https://sandbox.nuonuocs.cn/open/v1/services` for tests with the service. */
  serviceUrl: string
  tokenUrl: string
}

/** What the service answers to a method. `code` is `E0000` where it has done it. */
export type NuonuoResponse = { code: string; describe: string; result: unknown }

export const NUONUO = 'invoices: nuonuo'

const limits: Partial<ProviderLimits> = { timeoutMs: 30_000, attempts: 3, backoffMs: 1000, concurrency: 2 }
const PDF_BYTES_MAX = 10 * 1024 * 1024
const PDF_TIMEOUT_MS = 25_000
/** The service gives 50 tokens in 30 days to an application, each for a day: a refused one is renewed this seldom. */
const RENEWAL_PAUSE_SECONDS = 36 * 3600
const EARLY_SECONDS = 600

const answerSchema = z.object({
  code: z.coerce.string(),
  describe: z.string().nullish(),
  result: z.unknown().optional(),
  // A query for confirmations answers with its list here or in `result`.
  list: z.unknown().optional(),
})
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

/** A token that is unknown or has expired. */
const isTokenRefusal = (code: string) => /^0703\d\d$/.test(code)
/** Codes of the gateway, before a request reaches the invoice service: application, signature, token. */
const isGatewayRefusal = (code: string) => /^07\d{4}$/.test(code)
/** The service itself has failed: what became of the request is not known. */
const isFault = (code: string) => code === 'E9999' || /^5\d\d$/.test(code)

/** Signed calls to the open platform of Nuonuo. Every call is a step of `attempt`, which has the limits of a provider. */
export function createNuonuoClient(
  access: NuonuoAccess,
  deps: { tokens: TokenStore; now: () => Date; observe?: CallObserver },
) {
  const { appKey, appSecret, taxId, tokenUrl } = access
  const serviceUrl = new URL(access.serviceUrl)
  const { tokens, now, observe } = deps
  const provider = createProvider(NUONUO, limits, { ...(observe && { observe }), now })
  const tokenKey = `invoices:nuonuo:${appKey}:token`

  let underWay: Promise<string> | null = null
  /** Callers share one request: the service forgets a token when it gives another. */
  const newToken = (signal: AbortSignal) =>
    (underWay ??= fetchToken(signal).finally(() => {
      underWay = null
    }))

  async function fetchToken(signal: AbortSignal): Promise<string> {
    const result = await requestJson({
      provider: NUONUO,
      url: new URL(tokenUrl),
      body: new URLSearchParams({ client_id: appKey, client_secret: appSecret, grant_type: 'client_credentials' }),
      signal,
    })
    const { success, data } = tokenSchema.safeParse(result)
    if (!success) throw new ProviderError(NUONUO, 'unauthorized', { detail: 'no access token' })
    await tokens.set(tokenKey, data.access_token, Math.max(data.expires_in - EARLY_SECONDS, 1))
    return data.access_token
  }

  /** The token in the place of one that was refused; null where it was renewed not long ago. */
  async function renewToken(refused: string, signal: AbortSignal): Promise<string | null> {
    const current = underWay ? await underWay : await tokens.find(tokenKey)
    if (current !== null && current !== refused) return current
    return (await tokens.setIfAbsent(`${tokenKey}:renewed`, '1', RENEWAL_PAUSE_SECONDS)) ? newToken(signal) : null
  }

  async function send(method: string, body: object, token: string, signal: AbortSignal): Promise<NuonuoResponse> {
    const parameters = {
      appKey,
      senid: randomUUID().replaceAll('-', ''),
      nonce: String(randomInt(10_000_000, 100_000_000)),
      timestamp: String(Math.floor(now().getTime() / 1000)),
    }
    const url = new URL(serviceUrl)
    url.search = new URLSearchParams({
      senid: parameters.senid,
      nonce: parameters.nonce,
      timestamp: parameters.timestamp,
      appkey: appKey,
    }).toString()
    const answer = await requestJson({
      provider: NUONUO,
      url,
      headers: {
        'x-nuonuo-sign': nuonuoSignature(appSecret, serviceUrl.pathname, parameters, JSON.stringify(body)),
        accesstoken: token,
        usertax: taxId,
        method,
      },
      body,
      signal,
    })
    const { success, data } = answerSchema.safeParse(answer)
    if (!success) throw new ProviderError(NUONUO, 'invalid-answer', { detail: 'no code' })
    const { code, describe, result, list } = data
    return { code, describe: describe ?? '', result: result ?? (list === undefined ? null : { list }) }
  }

  /**
   * Calls a method of the service.
   * @throws ProviderError for whatever is no answer of the invoice service
   */
  async function call(method: string, parameters: object, signal: AbortSignal): Promise<NuonuoResponse> {
    const known = await tokens.find(tokenKey)
    let result = await send(method, parameters, known ?? (await newToken(signal)), signal)
    if (known !== null && isTokenRefusal(result.code)) {
      const renewed = await renewToken(known, signal)
      if (renewed !== null) result = await send(method, parameters, renewed, signal)
    }
    const { code, describe } = result
    if (isGatewayRefusal(code)) throw new ProviderError(NUONUO, 'unauthorized', { detail: `${code} ${describe}` })
    if (isFault(code)) throw new ProviderError(NUONUO, 'unavailable', { detail: `${code} ${describe}` })
    return result
  }

  /** The document of an invoice. @throws ProviderError where there is none yet */
  async function document(address: string): Promise<Buffer> {
    const isLocal = /^(127\.|localhost$)/.test(serviceUrl.hostname)
    if (new URL(address).protocol !== serviceUrl.protocol)
      throw new ProviderError(NUONUO, 'invalid-answer', { detail: 'a document without TLS' })
    let bytes: Buffer
    try {
      bytes = await fetchOutside(address, {
        accept: 'application/pdf',
        bytesMax: PDF_BYTES_MAX,
        timeoutMs: PDF_TIMEOUT_MS,
        isPublic: (ip) => isLocal || isPublicAddress(ip),
      })
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      const reason = error.problem === 'unreachable' ? 'unreachable' : 'invalid-answer'
      throw new ProviderError(NUONUO, reason, { detail: `document: ${error.problem}` })
    }
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
      throw new ProviderError(NUONUO, 'invalid-answer', { detail: 'the document is no PDF' })
    return bytes
  }

  return {
    /** Does some calls within the limits; after a failure that may pass, all of them are made again. */
    attempt: <Result>(work: (signal: AbortSignal) => Promise<Result>) => provider.call(work),
    call,
    document,
  }
}
