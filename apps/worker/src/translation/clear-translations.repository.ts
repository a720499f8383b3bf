import { type QueryBuilder, sql, namesOf } from '@markwright/db'
import type { ObjectStore } from '@markwright/storage'

const translation = namesOf('translation')
const document = namesOf('translation_document')

const AT_ONCE = 100

/**
 * Deletes documents and the contents of texts that were translated `days` ago, and documents that were uploaded a day ago
 * and never started. Entries of the log stay.
 */
export function createTranslationClearing({
  db,
  objects,
  days,
  onError,
}: {
  db: QueryBuilder
  objects: Pick<ObjectStore, 'delete'>
  days: number
  onError: (error: unknown) => void
}) {
  return async (): Promise<number> => {
    await sql`UPDATE ${translation.$table} SET ${translation.source_text} = NULL, ${translation.result} = NULL
      WHERE ${translation.result} IS NOT NULL AND ${translation.created_at} < now() - ${days} * interval '1 day'`.execute(
      db,
    )
    const due = await db
      .selectFrom('translation_document')
      .select(['id', 'storage_key'])
      .where(
        sql<boolean>`${translation.created_at} < now() - ${days} * interval '1 day' OR
          (${document.status} = 'uploaded' AND ${translation.created_at} < now() - interval '1 day')`,
      )
      .where('status', 'not in', ['queued', 'translating'])
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    let cleared = 0
    for (const { id, storage_key } of due)
      try {
        await objects.delete(storage_key)
        // The row goes last: a file whose deletion is interrupted is found again.
        await db.deleteFrom('translation_document').where('id', '=', id).execute()
        cleared++
      } catch (error) {
        onError(error)
      }
    return cleared
  }
}
