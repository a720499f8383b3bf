import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'

export type ClearingDeps = {
  pool: Pool
  objects: Pick<ObjectStore, 'delete'>
  onError: (error: unknown) => void
}

/** Which stored files, `f`, are due: a FROM clause with its condition, and what that says as $1. */
export type DueFiles = { from: string; value: unknown }

const AT_ONCE = 100
/** Before every id. */
const START = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes files that are due, a hundred with each call, which gives how many are gone. One that cannot be deleted is told
 * of and tried again once all others have had their turn.
 */
export function createClearing({ pool, objects, onError }: ClearingDeps, { from, value }: DueFiles) {
  let after = START
  return async (): Promise<number> => {
    const { rows } = await pool.query<{ id: string; bucket: string; fileName: string }>(
      `SELECT f.id, f.bucket, f.file_name AS "fileName" FROM ${from} AND f.id > $2 ORDER BY f.id LIMIT ${AT_ONCE}`,
      [value, after],
    )
    after = rows.length < AT_ONCE ? START : rows.at(-1)!.id
    let cleared = 0
    for (const { id, bucket, fileName } of rows)
      try {
        await objects.delete(`files/${bucket}/${fileName}`)
        // The row goes last: a file whose deletion is interrupted is found again.
        await pool.query('DELETE FROM stored_file WHERE id = $1', [id])
        cleared++
      } catch (error) {
        onError(error)
      }
    return cleared
  }
}
