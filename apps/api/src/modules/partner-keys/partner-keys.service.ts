import { addDays, HOME_ZONE, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import { randomBytes } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, requireText } from '../../kernel/fields.ts'
import { hashToken, type Secrets } from '../../kernel/secrets.ts'
import { readNetwork } from './allowed-addresses.ts'
import { KEYS_MAX, keyTexts, partnerKeyErrors as errors } from './partner-keys.errors.ts'
import type { KeyDraft, PartnerKeyRow, PartnerKeysRepository, StoredSecret } from './partner-keys.repository.ts'

/** What a member gives; `expiresOn` is the last day (Asia/Shanghai). */
export type PartnerKeyInput = {
  name: string
  scopes: string[]
  allowedAddresses?: string[] | undefined
  expiresOn?: string | null | undefined
}

const OVERLAP_MS = 24 * 3_600_000
const HINT_CHARACTERS = 4

/** Request keys of members. The keys themselves are given once and stored encrypted. */
export function createPartnerKeysService(deps: {
  repository: PartnerKeysRepository
  secrets: Pick<Secrets, 'seal'>
  now: () => Date
}) {
  const { repository, now } = deps

  const find = async (accountId: string, id: string): Promise<PartnerKeyRow> => {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }
  const newSecret = (isTest: boolean): { secret: string; stored: StoredSecret } => {
    const secret = `rk_${isTest ? 'test' : 'live'}_${randomBytes(16).toString('hex')}`
    return {
      secret,
      stored: { hash: hashToken(secret), sealed: deps.secrets.seal(secret), hint: secret.slice(-HINT_CHARACTERS) },
    }
  }
  const readDraft = ({ name, scopes, allowedAddresses = [], expiresOn = null }: PartnerKeyInput): KeyDraft => {
    if (expiresOn !== null && expiresOn < todayIn(HOME_ZONE, now()))
      throw fieldRefusal('expiresOn', 'past', keyTexts.past)
    const networks = allowedAddresses.map(readNetwork)
    if (networks.includes(null)) throw fieldRefusal('allowedAddresses', 'invalid', keyTexts.address)
    return {
      name: requireText('name', name),
      scopes,
      allowedAddresses: [...new Set(networks.filter((network) => network !== null))],
      expiresAt: expiresOn === null ? null : startOfDay(addDays(expiresOn, 1), HOME_ZONE),
    }
  }

  return {
    list: async (accountId: string) => {
      const [merchantId, rows] = await Promise.all([repository.findMerchantId(accountId), repository.list(accountId)])
      return { merchantId, rows }
    },

    /** @throws 40601 where there are too many, 400 for a field */
    async create(accountId: string, { isTest = false, ...given }: PartnerKeyInput & { isTest?: boolean | undefined }) {
      const { secret, stored } = newSecret(isTest)
      const id = await repository.create(accountId, { ...readDraft(given), isTest }, stored, {
        max: KEYS_MAX,
        at: now(),
      })
      if (id === null) throw new AppError(errors.tooMany)
      return { secret, row: await find(accountId, id) }
    },

    async update(accountId: string, id: string, input: PartnerKeyInput) {
      const { is_test: isTest } = await find(accountId, id)
      await repository.update(accountId, { id, isTest }, readDraft(input), now())
      return find(accountId, id)
    },

    /** @throws 40602 for a key that was revoked */
    async rotate(accountId: string, id: string) {
      const row = await find(accountId, id)
      if (row.revoked_at) throw new AppError(errors.revoked)
      const { secret, stored } = newSecret(row.is_test)
      await repository.rotate(accountId, id, stored, new Date(now().getTime() + OVERLAP_MS))
      return { secret, row: await find(accountId, id) }
    },

    async revoke(accountId: string, id: string) {
      await find(accountId, id)
      await repository.revoke(accountId, id, now())
    },
  }
}
export type PartnerKeysService = ReturnType<typeof createPartnerKeysService>
