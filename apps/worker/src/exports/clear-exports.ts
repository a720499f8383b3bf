import type { ObjectStore } from '@markwright/storage'
import type { Pool } from 'pg'

const AT_ONCE = 100

/** Deletes the files of exports that were ready `days` ago; the exports stay listed without them. Gives how many. */
export async function clearExports(deps: {
  pool: Pool
  objects: Pick<ObjectStore, 'delete'>
  days: number
  onError: (error: unknown) => void
}): Promise<number> {
  const { rows } = await deps.pool.query<{ id: string; bucket: string; fileName: string }>(
    `SELECT f.id, f.bucket, f.file_name AS "fileName"
     FROM mark_export e JOIN job j ON j.id = e.job_id JOIN stored_file f ON f.id = e.file_id
     WHERE j.finished_at < now() - $1 * interval '1 day' ORDER BY j.finished_at LIMIT ${AT_ONCE}`,
    [deps.days],
  )
  // The row goes last: a file whose deletion is interrupted is found again.
  let cleared = 0
  for (const { id, bucket, fileName } of rows)
    try {
      await deps.objects.delete(`files/${bucket}/${fileName}`)
      await deps.pool.query('DELETE FROM stored_file WHERE id = $1', [id])
      cleared++
    } catch (error) {
      deps.onError(error)
    }
  return cleared
}
