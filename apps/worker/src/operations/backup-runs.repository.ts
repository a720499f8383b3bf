import { sql, type QueryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'

/** What became of backups; the back office and the alerts read it. */
export function createBackupRunsRepository(db: QueryBuilder) {
  return {
    async begin(run: { startedAt: Date; file: string; encrypted: boolean }): Promise<string> {
      const id = randomUUID()
      await db
        .insertInto('backup_run')
        .values({ id, started_at: run.startedAt, file: run.file, encrypted: run.encrypted, state: 'running' })
        .execute()
      return id
    },

    async finish(id: string, { bytes }: { bytes: number }): Promise<void> {
      await db
        .updateTable('backup_run')
        .set({ state: 'completed', finished_at: sql<Date>`now()`, bytes })
        .where('id', '=', id)
        .execute()
    },

    async fail(id: string, error: string): Promise<void> {
      await db
        .updateTable('backup_run')
        .set({ state: 'failed', finished_at: sql<Date>`now()`, error: error.slice(0, 500) })
        .where('id', '=', id)
        .execute()
    },
  }
}
export type BackupRunsRepository = ReturnType<typeof createBackupRunsRepository>
