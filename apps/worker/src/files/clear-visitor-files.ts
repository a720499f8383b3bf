import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'

const KEPT_HOURS = 24
const AT_ONCE = 100

/** Deletes pictures that visitors uploaded to search with, a day later; gives how many. */
export async function clearVisitorFiles(deps: { pool: Pool; objects: ObjectStore }): Promise<number> {
  const { rows } = await deps.pool.query<{ id: string; bucket: string; fileName: string }>(
    `SELECT id, bucket, file_name AS "fileName" FROM stored_file
     WHERE owner_id IS NULL AND kind = 'tmSearch' AND created_at < now() - $1 * interval '1 hour'
     ORDER BY created_at LIMIT ${AT_ONCE}`,
    [KEPT_HOURS],
  )
  // The row goes last: a file whose deletion is interrupted is found again.
  for (const { id, bucket, fileName } of rows) {
    await deps.objects.delete(`files/${bucket}/${fileName}`)
    await deps.pool.query('DELETE FROM stored_file WHERE id = $1', [id])
  }
  return rows.length
}
