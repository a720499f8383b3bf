import { type QueryBuilder, sql } from '@markwright/db'
import { escapeLike } from '@markwright/runtime/like-pattern.ts'

export type TranslationLogFilter = {
  accountId: string
  keyword: string | null
  direction: string | null
  content: string | null
  initiator: string | null
  /** From this instant until before that one. */
  from: Date | null
  until: Date | null
}

export function createTranslationLogsRepository(db: QueryBuilder) {
  const matching = ({ accountId, keyword, direction, content, initiator, from, until }: TranslationLogFilter) =>
    db
      .selectFrom('translation as t')
      .leftJoin('translation_document as d', 'd.translation_id', 't.id')
      .where('t.account_id', '=', accountId)
      .$if(keyword !== null, (query) => query.where('t.title', 'ilike', `%${escapeLike(keyword!)}%`))
      .$if(direction !== null, (query) => query.where('t.direction', '=', direction!))
      .$if(content !== null, (query) => query.where('t.content', '=', content!))
      .$if(initiator !== null, (query) => query.where('t.initiator', '=', initiator!))
      .$if(from !== null, (query) => query.where('t.created_at', '>=', from!))
      .$if(until !== null, (query) => query.where('t.created_at', '<', until!))
  return {
    list: (filter: TranslationLogFilter, { skip, take }: { skip: number; take: number }) =>
      matching(filter)
        .select([
          't.id',
          't.direction',
          't.content',
          't.title',
          't.words',
          't.characters',
          't.engines',
          't.initiator',
          't.created_at',
          'd.id as document_id',
        ])
        .select(sql<boolean>`t.result IS NOT NULL`.as('has_text'))
        .orderBy('t.created_at', 'desc')
        .orderBy('t.id', 'desc')
        .offset(skip)
        .limit(take)
        .execute(),

    async count(filter: TranslationLogFilter): Promise<number> {
      return (
        await matching(filter)
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow()
      ).total
    },

    /** The document that the entry leads to; undefined where there is no such entry. */
    find: (accountId: string, id: string) =>
      db
        .selectFrom('translation as t')
        .leftJoin('translation_document as d', 'd.translation_id', 't.id')
        .select('d.id as document_id')
        .where('t.account_id', '=', accountId)
        .where('t.id', '=', id)
        .executeTakeFirst(),

    async delete(accountId: string, id: string): Promise<void> {
      await db.deleteFrom('translation').where('account_id', '=', accountId).where('id', '=', id).execute()
    },
  }
}
export type TranslationLogsRepository = ReturnType<typeof createTranslationLogsRepository>
export type TranslationLogRow = Awaited<ReturnType<TranslationLogsRepository['list']>>[number]
