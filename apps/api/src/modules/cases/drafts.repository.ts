import type { CaseContent } from '@markwright/cases'
import { changeLocked, deleteOwn, type QueryBuilder, sql, type StoredClearance } from '@markwright/db'
import { randomUUID } from 'node:crypto'

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

    /** Undefined where the draft is not the member's, or does not have this version any more. */
    save: (accountId: string, { id, version }: { id: string; version: number }, content: CaseContent, at: Date) =>
      db
        .updateTable('case_draft')
        .set({ content: JSON.stringify(content), version: version + 1, updated_at: at })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    /** The draft with an assessment of its mark, which is no change of what is filled in; undefined where it is gone. */
    saveClearance: (accountId: string, id: string, clearance: StoredClearance) =>
      db
        .updateTable('case_draft')
        .set({ clearance: JSON.stringify(clearance) })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst(),

    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'case_draft', accountId, id),
  }
}
export type DraftsRepository = ReturnType<typeof createDraftsRepository>
export type DraftRow = NonNullable<Awaited<ReturnType<DraftsRepository['find']>>>
