import type { CaseContent, QuotationState } from '@markwright/cases'
import { changeLocked, type QueryBuilder, runTransaction, sql, type StoredClearance } from '@markwright/db'
import type { Actor } from '@markwright/workflow'
import { randomUUID } from 'node:crypto'
import { lockOpenQuotation, moveQuotation, quotationStateOf } from './quotation-rows.ts'

/** `lapsingQuotation`: the one of which the member knows that it lapses. */
type Save = { version: number; lapsingQuotation: string | null; actor: Actor; at: Date }

export function createDraftsRepository(db: QueryBuilder) {
  const ofAccount = (tx: QueryBuilder, accountId: string) =>
    tx.selectFrom('case_draft').where('account_id', '=', accountId)
  const count = async (tx: QueryBuilder, accountId: string) =>
    (
      await ofAccount(tx, accountId)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
    ).total

  return {
    /** Null where the member has `max` already. */
    create: (
      accountId: string,
      draft: { productType: number; definitionVersion: number; content: CaseContent },
      { max, at }: { max: number; at: Date },
    ) =>
      changeLocked(db, accountId, async (tx) => {
        if ((await count(tx, accountId)) >= max) return null
        return tx
          .insertInto('case_draft')
          .values({
            id: randomUUID(),
            account_id: accountId,
            product_type: draft.productType,
            definition_version: draft.definitionVersion,
            content: JSON.stringify(draft.content),
            created_at: at,
            updated_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /** Contents of the drafts and cases that the member has changed last. */
    listContents: (accountId: string, max: number) =>
      ofAccount(db, accountId)
        .select(['product_type', 'definition_version', 'content', 'updated_at'])
        .unionAll(
          db
            .selectFrom('trademark_case')
            .select(['product_type', 'definition_version', 'content', 'updated_at'])
            .where('account_id', '=', accountId),
        )
        .orderBy('updated_at', 'desc')
        .limit(max)
        .execute(),

    /** What the member has filled in elsewhere: the company that passed certification, and the default contact. */
    async findDefaults(accountId: string) {
      const [certification, contact] = await Promise.all([
        db
          .selectFrom('certification')
          .select(['company_name', 'credit_code', 'address'])
          .where('account_id', '=', accountId)
          .where('state', '=', 'passed')
          .executeTakeFirst(),
        db
          .selectFrom('contact')
          .select(['name', 'phone', 'email', 'postcode'])
          .where('account_id', '=', accountId)
          .orderBy('is_default', 'desc')
          .orderBy('created_at')
          .limit(1)
          .executeTakeFirst(),
      ])
      return { certification, contact }
    },

    find: (accountId: string, id: string) =>
      ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst(),

    /** The one that was changed last first. */
    async list(accountId: string, { skip, take }: { skip: number; take: number }) {
      const [rows, total] = await Promise.all([
        ofAccount(db, accountId)
          .selectAll()
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .offset(skip)
          .limit(take)
          .execute(),
        count(db, accountId),
      ])
      return { rows, total }
    },

    /** States and last days of the latest quotations of drafts, by their ids. */
    async latestQuotations(draftIds: readonly string[]) {
      if (draftIds.length === 0) return new Map<string, LatestQuotation>()
      const rows = await db
        .selectFrom('case_quotation')
        .distinctOn('draft_id')
        .select(['draft_id', 'state', 'valid_until'])
        .where('draft_id', 'in', [...draftIds])
        .orderBy('draft_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return new Map(rows.map(({ draft_id, ...row }): [string, LatestQuotation] => [draft_id, row]))
    },

    /**
     * The draft as it was saved, with which a quotation of it lapses; `quoted`: another one is open, and nothing was saved. Undefined
     * where the draft is not the member's, or does not have this version any more.
     */
    save: (accountId: string, id: string, content: CaseContent, { version, lapsingQuotation, actor, at }: Save) =>
      runTransaction(db, async (tx) => {
        const found = await ofAccount(tx, accountId)
          .select('version')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (found?.version !== version) return undefined
        const open = await lockOpenQuotation(tx, id)
        if (open && open.id !== lapsingQuotation && quotationStateOf(open, at) !== 'expired') return 'quoted' as const
        if (open) await moveQuotation(tx, open, 'lapse', { actor, at })
        return tx
          .updateTable('case_draft')
          .set({ content: JSON.stringify(content), version: version + 1, updated_at: at })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }),

    /** The draft with an assessment of its mark, which is no change of what is filled in; undefined where it is gone. */
    saveClearance: (accountId: string, id: string, clearance: StoredClearance) =>
      db
        .updateTable('case_draft')
        .set({ clearance: JSON.stringify(clearance) })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst(),

    /** Whether there was such a draft; the request for a quotation of it is taken back. */
    delete: (accountId: string, id: string, by: { actor: Actor; at: Date }): Promise<boolean> =>
      runTransaction(db, async (tx) => {
        const found = await ofAccount(tx, accountId).select('id').where('id', '=', id).forUpdate().executeTakeFirst()
        if (!found) return false
        const open = await lockOpenQuotation(tx, id)
        if (open) await moveQuotation(tx, open, 'withdraw', by)
        await tx.deleteFrom('case_draft').where('id', '=', id).execute()
        return true
      }),
  }
}
export type DraftsRepository = ReturnType<typeof createDraftsRepository>
export type LatestQuotation = { state: QuotationState; valid_until: string | null }
export type DraftRow = NonNullable<Awaited<ReturnType<DraftsRepository['find']>>>
