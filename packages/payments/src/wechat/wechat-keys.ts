import { type KeyObject, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { decryptWechat } from './wechat-resource.ts'

const certificateList = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({
        algorithm: z.string(),
        ciphertext: z.string(),
        nonce: z.string(),
        associated_data: z.string().optional(),
      }),
    }),
  ),
})

/** The keys in an answer to `/v3/certificates`, by serial number. @throws Error for another APIv3 key */
export function readWechatCertificates(body: string, apiV3Key: string): Map<string, KeyObject> {
  const { data } = certificateList.parse(JSON.parse(body))
  return new Map(
    data.map(({ serial_no: serial, encrypt_certificate: encrypted }) => [
      serial,
      new X509Certificate(decryptWechat(encrypted, apiV3Key)).publicKey,
    ]),
  )
}

const FETCH_PAUSE_MS = 60_000

/**
 * The keys by which WeChat signs: those of the settings, and its certificates, which it renews and which are fetched
 * when a serial number appears that is not known, at most once a minute.
 */
export function createWechatKeys(deps: {
  known: ReadonlyMap<string, KeyObject>
  fetchCertificates: () => Promise<Map<string, KeyObject>>
  now: () => Date
}) {
  const fetched = new Map<string, KeyObject>()
  let fetchedAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | null = null

  const fetchOnce = async () => {
    if (deps.now().getTime() - fetchedAt < FETCH_PAUSE_MS) return
    fetchedAt = deps.now().getTime()
    for (const [serial, key] of await deps.fetchCertificates()) fetched.set(serial, key)
  }
  return {
    /** Null where WeChat has no such key, or cannot be reached. */
    async find(serial: string): Promise<KeyObject | null> {
      const known = () => deps.known.get(serial) ?? fetched.get(serial) ?? null
      // Keys that WeChat has named so are given in the settings, and not to be fetched.
      if (known() || serial.startsWith('PUB_KEY_ID_')) return known()
      fetching ??= fetchOnce().finally(() => (fetching = null))
      await fetching.catch(() => {})
      return known()
    },
  }
}
export type WechatKeys = ReturnType<typeof createWechatKeys>
