import { anyOf, queryBuilderOf, sql } from '@markwright/db'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { ObjectStore } from '@markwright/storage'
import type { Pool, PoolClient } from 'pg'
import {
  addCounts,
  noCounts,
  planBatch,
  refused,
  type BatchCounts,
  type HeldMark,
  type PreparedEntry,
} from './batch-plan.ts'
import { advance, holdLease, type ImportRun } from './import-record.repository.ts'
import { createPartyIds } from './party-ids.repository.ts'
import { partiesOf, type MarkRows } from './register-rows.ts'
import { writeStorable } from './write-in-batches.ts'
import { writePlan } from './write-plan.repository.ts'

/**
 * Writes batches of an import: each in one transaction with its counts and the checkpoint, so that an import that was
 * killed goes on where it stood, with nothing lost or doubled. For one run: it remembers ids of parties.
 */
export function createRegisterWriter(deps: { pool: Pool; objects: Pick<ObjectStore, 'has'> }) {
  const partyIds = createPartyIds()

  const writeOnce = async (run: ImportRun, checkpoint: number, entries: readonly PreparedEntry[]) => {
    const position = entries.at(-1)?.entry.position ?? null
    const { counts, ids } = await inTransaction(
      deps.pool,
      async (client) => {
        const plan = planBatch(entries, await holdMarks(client, entries))
        const written = [...plan.creates, ...plan.updates.map(({ rows }) => rows)]
        const parties = new Map(written.map((rows) => [rows.publicId, partiesOf(rows.record)]))
        const images = await imageKeys(deps.objects, written)
        const ids = await partyIds.resolve(client, [...parties.values()].flat())
        await writePlan(client, run.importId, plan, {
          imageKeyOf: ({ publicId }) => images.get(publicId) ?? null,
          rolesOf: ({ publicId }) =>
            parties
              .get(publicId)!
              .map(({ identity, role, position }) => ({ party_id: ids.get(identity)!, role, position })),
        })
        await advance(client, run, checkpoint, plan.counts, position)
        // Last, so that the job's row is locked for no longer than the commit takes.
        await holdLease(client, run)
        return { counts: plan.counts, ids }
        // A mark that another import has created meanwhile is found, and updated, by the second attempt.
      },
      { retryDuplicates: true },
    )
    partyIds.remember(ids)
    return counts
  }

  /**
   * Writes the entries that follow the checkpoint of the import; a record that the database cannot store is rejected.
   * @throws LeaseLost, with nothing written, where another worker has claimed the import
   */
  const writeBatch = async (
    run: ImportRun,
    checkpoint: number,
    entries: readonly PreparedEntry[],
  ): Promise<BatchCounts> => {
    let counts = noCounts()
    await writeStorable(
      entries,
      async (part, offset) => {
        counts = addCounts(counts, await writeOnce(run, checkpoint + offset, part))
      },
      (entry) => (entry.rows ? refused(entry) : null),
    )
    return counts
  }

  return { writeBatch }
}

/** What the register holds of the marks of a batch, locked in one order so that two imports do not block each other. */
async function holdMarks(client: PoolClient, entries: readonly PreparedEntry[]): Promise<HeldMark[]> {
  const publicIds = entries.flatMap(({ rows }) => rows?.publicId ?? [])
  return queryBuilderOf(client)
    .selectFrom('trademark')
    .select((query) => [
      'id',
      'public_id as publicId',
      sql<string>`encode(${query.ref('content_hash')}, 'hex')`.as('contentHash'),
      'source_on as sourceOn',
      'demonstration',
    ])
    .where('public_id', '=', anyOf(publicIds))
    .orderBy('public_id')
    .forUpdate()
    .execute()
}

const IMAGE_NAME = /^[a-z0-9][a-z0-9_-]*\.[a-z0-9]{1,5}$/

/** Where the images of demonstration marks lie, by public id; the generator has put them there before. */
async function imageKeys(objects: Pick<ObjectStore, 'has'>, marks: readonly MarkRows[]) {
  const keys = new Map<string, string>()
  await Promise.all(
    marks.map(async ({ publicId, demonstration, record: { image } }) => {
      if (!demonstration || !image || !IMAGE_NAME.test(image)) return
      const key = `demo/${image}`
      if (await objects.has(key)) keys.set(publicId, key)
    }),
  )
  return keys
}
