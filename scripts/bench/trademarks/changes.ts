import pg from 'pg'
import { createRegisterIndex } from '../../../packages/search/src/embedded/register-index.ts'
import { timed } from '../measure.ts'
import { publish } from './load-register.ts'

export type ChangeFigures = { startMs: number; changes: { marks: number; ms: number }[] }

/** How long the index takes to begin with its snapshot and to take over imports that change so many marks. */
export async function measureChanges(
  url: string,
  snapshotFolder: string,
  sizes: readonly number[],
): Promise<ChangeFigures> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const help = { helpers: 0, leastMarks: 0 }
    const update = createRegisterIndex({ snapshotFolder, help, publish: () => {}, progress: () => {}, note: () => {} })
    const start = await timed(() => update(client))
    const changes = []
    for (const marks of sizes) {
      await changeMarks(client, marks)
      changes.push({ marks, ms: (await timed(() => update(client))).ms })
    }
    return { startMs: start.ms, changes }
  } finally {
    await client.end()
  }
}

/** Publishes an import that gives so many marks the name of another. */
async function changeMarks(client: pg.ClientBase, marks: number): Promise<void> {
  await client.query(
    `UPDATE trademark t SET mark_text = o.mark_text FROM trademark o WHERE o.id = t.id + $1 AND t.id <= $1`,
    [marks],
  )
  const importId = await publish(client, { created: 0, updated: marks })
  await client.query(
    'INSERT INTO register_change (import_id, trademark_id) SELECT $1, id FROM trademark WHERE id <= $2',
    [importId, marks],
  )
}
