import { changeLocked, deleteOwn, namesOf, type QueryBuilder, sql } from '@markwright/db'
import { randomUUID } from 'node:crypto'

const template = namesOf('letter_template')

/** Templates of letters to clients, and what a letter says. */
export function createLettersRepository(db: QueryBuilder) {
  const heads = () =>
    db
      .selectFrom('letter_template')
      .select(['id', 'name', 'created_at', sql<number>`octet_length(${template.content})`.as('size_bytes')])
  return {
    list: (accountId: string) => heads().where('account_id', '=', accountId).orderBy('name').execute(),

    find: (accountId: string, id: string) =>
      db
        .selectFrom('letter_template')
        .select(['name', 'content'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    /** Replaces one of the same name; null where there are `max` others. */
    save: (accountId: string, name: string, content: Buffer, max: number) =>
      changeLocked(db, accountId, async (tx) => {
        const { others } = await tx
          .selectFrom('letter_template')
          .select(sql<number>`count(*)::int`.as('others'))
          .where('account_id', '=', accountId)
          .where('name', '!=', name)
          .executeTakeFirstOrThrow()
        if (others >= max) return null
        return tx
          .insertInto('letter_template')
          .values({ id: randomUUID(), account_id: accountId, name, content })
          .onConflict((known) => known.columns(['account_id', 'name']).doUpdateSet({ content, created_at: sql`now()` }))
          .returning(['id', 'name', 'created_at', sql<number>`octet_length(${template.content})`.as('size_bytes')])
          .executeTakeFirstOrThrow()
      }),

    /** Whether there was one. */
    delete: (accountId: string, id: string): Promise<boolean> => deleteOwn(db, 'letter_template', accountId, id),

    /** Rights of a client of the account, by their titles. */
    listRights: (accountId: string, clientId: string, most: number) =>
      db
        .selectFrom('portfolio_item')
        .select([
          'id',
          'title',
          'number',
          'registration_number',
          'kind',
          'patent_kind',
          'office',
          'owner',
          'expires_on',
        ])
        .where('account_id', '=', accountId)
        .where('client_id', '=', clientId)
        .orderBy('title')
        .orderBy('id')
        .limit(most)
        .execute(),
  }
}
export type LettersRepository = ReturnType<typeof createLettersRepository>
export type TemplateRow = Awaited<ReturnType<LettersRepository['list']>>[number]
