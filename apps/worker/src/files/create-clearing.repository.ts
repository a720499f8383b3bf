import { runStatement, type SelectQueryBuilder, statements, type Tables } from '@markwright/db/statements'
import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'

export type ClearingDeps = {
  pool: Pool
  objects: Pick<ObjectStore, 'delete'>
  onError: (error: unknown) => void
}

/** Which stored files are due: a query of them without its columns. */
export type DueFiles = SelectQueryBuilder<Tables, 'stored_file', object>

const AT_ONCE = 100
/** Before every id. */
const START = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes files that are due, a hundred with each call, which gives how many are gone. One that cannot be deleted is reported
 * of and tried again once all others have had their turn.
 */
export function createClearing({ pool, objects, onError }: ClearingDeps, due: DueFiles) {
  let after = START
  return async (): Promise<number> => {
    const rows = await runStatement(
      pool,
      due
        .select(['stored_file.id', 'stored_file.bucket', 'stored_file.file_name as fileName'])
        .where('stored_file.id', '>', after)
        .orderBy('stored_file.id')
        .limit(AT_ONCE),
    )
    after = rows.length < AT_ONCE ? START : rows.at(-1)!.id
    let cleared = 0
    for (const { id, bucket, fileName } of rows)
      try {
        await objects.delete(`files/${bucket}/${fileName}`)
        // The row goes last: a file whose deletion is interrupted is found again.
        await runStatement(pool, statements.deleteFrom('stored_file').where('id', '=', id))
        cleared++
      } catch (error) {
        onError(error)
      }
    return cleared
  }
}
