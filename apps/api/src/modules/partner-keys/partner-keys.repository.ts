import { changeLocked, type QueryBuilder, sql, namesOf } from '@markwright/db'
import { grantPluginWords } from '@markwright/entitlements'
import { randomUUID } from 'node:crypto'

const before = namesOf('partner_key_secret', 'before')
const secretRow = namesOf('partner_key_secret')

/** What a member decides about a key. */
export type KeyDraft = {
  name: string
  scopes: string[]
  allowedAddresses: string[]
  expiresAt: Date | null
}
/** A secret as it is stored: `sealed` is encrypted, `hash` finds it. */
export type StoredSecret = { hash: string; sealed: string; hint: string }

/** A key with this scope brings the free words for plug-ins. */
const PLUGIN_SCOPE = 'translation'

const keyColumns = [
  'k.id',
  'k.name',
  'k.scopes',
  'k.allowed_addresses',
  'k.is_test',
  'k.expires_at',
  'k.revoked_at',
  'k.last_used_at',
  'k.created_at',
] as const

export function createPartnerKeysRepository(db: QueryBuilder) {
  const addSecret = (tx: QueryBuilder, keyId: string, secret: StoredSecret) =>
    tx
      .insertInto('partner_key_secret')
      .values({ id: randomUUID(), key_id: keyId, ...secret })
      .execute()
  const withSecrets = (accountId: string) =>
    db
      .selectFrom('partner_key as k')
      .innerJoin('partner_key_secret as s', (join) =>
        join.onRef('s.key_id', '=', 'k.id').on('s.expires_at', 'is', null),
      )
      .select(keyColumns)
      .select('s.hint')
      .select((each) =>
        each
          .selectFrom('partner_key_secret as before')
          .select(sql<Date | null>`max(${before.expires_at})`.as('until'))
          .whereRef('before.key_id', '=', 'k.id')
          .where('before.expires_at', '>', sql<Date>`now()`)
          .as('previous_until'),
      )
      .where('k.account_id', '=', accountId)
  const findOne = (accountId: string, id: string) => withSecrets(accountId).where('k.id', '=', id).executeTakeFirst()
  /** Secrets with their keys and accounts, as a call is checked against them. */
  const candidates = () =>
    db
      .selectFrom('partner_key_secret as s')
      .innerJoin('partner_key as k', 'k.id', 's.key_id')
      .innerJoin('account as a', 'a.id', 'k.account_id')
      .select(keyColumns)
      .select(['s.sealed', 's.expires_at as secret_expires_at', 'a.id as account_id', 'a.status', 'a.merchant_id'])

  return {
    findMerchantId: async (accountId: string) =>
      (await db.selectFrom('account').select('merchant_id').where('id', '=', accountId).executeTakeFirstOrThrow())
        .merchant_id,

    list: (accountId: string) => withSecrets(accountId).orderBy('k.created_at', 'desc').orderBy('k.id').execute(),

    find: findOne,

    /** Null where there are `max` that are not revoked. */
    create: (
      accountId: string,
      draft: KeyDraft & { isTest: boolean },
      secret: StoredSecret,
      { max, at }: { max: number; at: Date },
    ) =>
      changeLocked(db, accountId, async (tx) => {
        const { total } = await tx
          .selectFrom('partner_key')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('account_id', '=', accountId)
          .where('revoked_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (total >= max) return null
        const id = randomUUID()
        await tx
          .insertInto('partner_key')
          .values({
            id,
            account_id: accountId,
            name: draft.name,
            scopes: draft.scopes,
            allowed_addresses: draft.allowedAddresses,
            is_test: draft.isTest,
            expires_at: draft.expiresAt,
          })
          .execute()
        await addSecret(tx, id, secret)
        if (!draft.isTest && draft.scopes.includes(PLUGIN_SCOPE)) await grantPluginWords(tx, accountId, at)
        return id
      }),

    update: (accountId: string, { id, isTest }: { id: string; isTest: boolean }, draft: KeyDraft, at: Date) =>
      changeLocked(db, accountId, async (tx) => {
        await tx
          .updateTable('partner_key')
          .set({
            name: draft.name,
            scopes: draft.scopes,
            allowed_addresses: draft.allowedAddresses,
            expires_at: draft.expiresAt,
          })
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .execute()
        if (!isTest && draft.scopes.includes(PLUGIN_SCOPE)) await grantPluginWords(tx, accountId, at)
      }),

    /** The secret of now expires at `until`; those before it at once. */
    rotate: (accountId: string, id: string, secret: StoredSecret, until: Date) =>
      changeLocked(db, accountId, async (tx) => {
        await tx
          .updateTable('partner_key_secret')
          .set({ expires_at: sql<Date>`least(${secretRow.expires_at}, now())` })
          .where('key_id', '=', id)
          .where('expires_at', 'is not', null)
          .execute()
        await tx
          .updateTable('partner_key_secret')
          .set({ expires_at: until })
          .where('key_id', '=', id)
          .where('expires_at', 'is', null)
          .execute()
        await addSecret(tx, id, secret)
      }),

    async revoke(accountId: string, id: string, at: Date) {
      await db
        .updateTable('partner_key')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .execute()
    },

    findByHash: (hash: string) => candidates().where('s.hash', '=', hash).executeTakeFirst(),

    /** Every secret of a merchant that may have signed a call, also those that are no longer valid. */
    listByMerchant: (merchantId: string) =>
      candidates().where('a.merchant_id', '=', merchantId).orderBy('s.created_at', 'desc').limit(100).execute(),
  }
}
export type PartnerKeysRepository = ReturnType<typeof createPartnerKeysRepository>
export type PartnerKeyRow = NonNullable<Awaited<ReturnType<PartnerKeysRepository['find']>>>
export type SecretRow = NonNullable<Awaited<ReturnType<PartnerKeysRepository['findByHash']>>>
