import type { KeyValueStore } from '@markwright/key-value'
import { createHash } from 'node:crypto'
import { hashToken, isSame, type Secrets } from '../../kernel/secrets.ts'
import { isAllowed, type PartnerKeysRepository, type SecretRow } from '../partner-keys/index.ts'
import { PartnerRefusal } from './problems.ts'
import { SCHEME, signatureOf, type SignedCall, stringToSign } from './signature.ts'

/** Whose program calls, and with which key. */
export type Partner = {
  accountId: string
  keyId: string
  isTest: boolean
  scopes: readonly string[]
}

type Signed = { kind: 'signed'; merchantId: string; signature: string; timestamp: string; nonce: string }
/** What a call carries to say who it is. */
export type Credentials = Signed | { kind: 'bearer'; key: string }

type Headers = Record<string, string | string[] | undefined>

const SKEW_SECONDS = 300
const NONCE_SECONDS = 600
const NONCE = /^[\w-]{8,64}$/
const MERCHANT = /^[A-Za-z0-9]{1,40}$/

/** @throws PartnerRefusal where there are none, or they cannot be read */
export function readCredentials(headers: Headers): Credentials {
  const { authorization } = headers
  if (typeof authorization !== 'string' || authorization.trim() === '') throw new PartnerRefusal('credentials_missing')
  const [scheme = '', ...rest] = authorization.trim().split(/\s+/)
  if (scheme.toLowerCase() === 'bearer' && rest.length === 1) return { kind: 'bearer', key: rest[0]! }
  if (scheme !== SCHEME) throw new PartnerRefusal('credentials_malformed')
  const parts = new Map(
    rest
      .join('')
      .split(',')
      .map((part) => {
        const at = part.indexOf('=')
        return [part.slice(0, at), part.slice(at + 1)] as const
      }),
  )
  const [merchantId, signature] = [parts.get('Credential') ?? '', parts.get('Signature') ?? '']
  const [timestamp, nonce] = [headers['x-ips-timestamp'], headers['x-ips-nonce']]
  const isReadable =
    MERCHANT.test(merchantId) &&
    /^[\da-f]+$/i.test(signature) &&
    typeof timestamp === 'string' &&
    /^\d{1,12}$/.test(timestamp) &&
    typeof nonce === 'string' &&
    NONCE.test(nonce)
  if (!isReadable) throw new PartnerRefusal('credentials_malformed')
  return { kind: 'signed', merchantId, signature: signature.toLowerCase(), timestamp, nonce }
}

/** Finds out who calls. Every secret of a merchant is compared, in constant time. */
export function createCallAuthentication(deps: {
  keys: Pick<PartnerKeysRepository, 'findByHash' | 'listByMerchant'>
  secrets: Pick<Secrets, 'unseal'>
  keyValueStore: Pick<KeyValueStore, 'setIfAbsent'>
  now: () => Date
}) {
  const { keys, now } = deps

  /** @throws PartnerRefusal where the secret that was used is no longer valid */
  const partnerOf = (row: SecretRow, ip: string): Partner => {
    const at = now()
    const isOver = (until: Date | null) => until !== null && until <= at
    if (row.revoked_at) throw new PartnerRefusal('key_revoked')
    if (isOver(row.expires_at) || isOver(row.secret_expires_at)) throw new PartnerRefusal('key_expired')
    if (row.status !== 'active') throw new PartnerRefusal('account_disabled')
    if (!isAllowed(ip, row.allowed_addresses)) throw new PartnerRefusal('address_not_allowed')
    return { accountId: row.account_id, keyId: row.id, isTest: row.is_test, scopes: row.scopes }
  }
  /** The secret of a merchant that satisfies a check; all of them are tried. */
  const findSecret = async (merchantId: string, fits: (secret: string) => boolean): Promise<SecretRow | null> => {
    const rows = await keys.listByMerchant(merchantId)
    if (rows.length === 0) throw new PartnerRefusal('key_unknown')
    let found: SecretRow | null = null
    for (const row of rows) if (fits(deps.secrets.unseal(row.sealed)) && !found) found = row
    return found
  }

  return {
    /** By the key itself. @throws PartnerRefusal */
    async byKey(key: string, ip: string): Promise<Partner> {
      const row = await keys.findByHash(hashToken(key))
      if (!row) throw new PartnerRefusal('key_unknown')
      return partnerOf(row, ip)
    },

    /** By the key of a merchant. @throws PartnerRefusal */
    async byMerchant(merchantId: string, key: string, ip: string): Promise<Partner> {
      const row = await keys.findByHash(hashToken(key))
      if (!row || row.merchant_id !== merchantId) throw new PartnerRefusal('key_unknown')
      return partnerOf(row, ip)
    },

    /** By a signature, of which each nonce is accepted once. @throws PartnerRefusal */
    async bySignature(
      { merchantId, signature, timestamp, nonce }: Signed,
      call: Pick<SignedCall, 'method' | 'target' | 'body'>,
      ip: string,
    ): Promise<Partner> {
      if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > SKEW_SECONDS)
        throw new PartnerRefusal('timestamp_stale')
      const text = stringToSign({ ...call, merchantId, timestamp, nonce })
      if (text === null) throw new PartnerRefusal('signature_invalid')
      const row = await findSecret(merchantId, (secret) => isSame(signatureOf(secret, text), signature))
      if (!row) throw new PartnerRefusal('signature_invalid')
      const partner = partnerOf(row, ip)
      // Only a call that is genuine uses a nonce up.
      const isFresh = await deps.keyValueStore.setIfAbsent(`partner:nonce:${merchantId}:${nonce}`, '1', NONCE_SECONDS)
      if (!isFresh) throw new PartnerRefusal('nonce_replayed')
      return partner
    },

    /** By the MD5 of merchant ID, text, salt and key, as Baidu's translation has it. @throws PartnerRefusal */
    async byDigest(
      { appid, q, salt, sign }: { appid: string; q: string; salt: string; sign: string },
      ip: string,
    ): Promise<Partner> {
      const row = await findSecret(appid, (secret) => isSame(md5(appid + q + salt + secret), sign.toLowerCase()))
      if (!row) throw new PartnerRefusal('signature_invalid')
      return partnerOf(row, ip)
    },
  }
}
export type CallAuthentication = ReturnType<typeof createCallAuthentication>

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
