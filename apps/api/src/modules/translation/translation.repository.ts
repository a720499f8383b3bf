import type { QueryBuilder, StoredTextSegment } from '@markwright/db'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { randomUUID } from 'node:crypto'

export type NewTextTranslation = {
  accountId: string
  direction: TranslationDirection
  sourceText: string
  title: string
  words: number
  characters: number
  engines: string[]
  initiator: 'website' | 'interface'
  result: StoredTextSegment[]
}

export function createTranslationRepository(db: QueryBuilder) {
  return {
    async add({ accountId, sourceText, result, ...rest }: NewTextTranslation): Promise<string> {
      const id = randomUUID()
      await db
        .insertInto('translation')
        .values({
          id,
          account_id: accountId,
          content: 'text',
          source_text: sourceText,
          result: JSON.stringify(result),
          ...rest,
        })
        .execute()
      return id
    },

    /** Stores a text that was translated before once more; its id, or null where the log does not have it any more. */
    async renew({ accountId, direction, sourceText, result, engines }: NewTextTranslation): Promise<string | null> {
      const row = await db
        .updateTable('translation')
        .set({ result: JSON.stringify(result), engines })
        .where('id', '=', (is) =>
          is
            .selectFrom('translation')
            .select('id')
            .where('account_id', '=', accountId)
            .where('direction', '=', direction)
            .where('content', '=', 'text')
            .where('source_text', '=', sourceText)
            .orderBy('created_at', 'desc')
            .limit(1),
        )
        .returning('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** The latest translation of exactly this text that the log has with its contents. */
    findByText: ({
      accountId,
      direction,
      sourceText,
    }: Pick<NewTextTranslation, 'accountId' | 'direction' | 'sourceText'>) =>
      db
        .selectFrom('translation')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('direction', '=', direction)
        .where('content', '=', 'text')
        .where('source_text', '=', sourceText)
        .where('result', 'is not', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    find: (accountId: string, id: string) =>
      db
        .selectFrom('translation')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('content', '=', 'text')
        .executeTakeFirst(),

    /** Changes the translation of a segment. */
    async setTarget(accountId: string, id: string, segment: number, target: string): Promise<StoredTextSegment | null> {
      return await db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('translation')
          .select('result')
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        const found = row?.result?.[segment]
        if (!row?.result || !found) return null
        const changed = { ...found, target, alignment: [], issues: [], origin: 'memory' }
        await tx
          .updateTable('translation')
          .set({ result: JSON.stringify(row.result.with(segment, changed)) })
          .where('id', '=', id)
          .execute()
        return changed
      })
    },
  }
}
export type TranslationRepository = ReturnType<typeof createTranslationRepository>
export type TextTranslationRow = NonNullable<Awaited<ReturnType<TranslationRepository['find']>>>
