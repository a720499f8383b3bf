import { anyOf, type QueryBuilder, runTransaction, sql } from '@markwright/db'
import type { LegalEntry } from '@markwright/legal-documents'
import type { Reason } from '@markwright/registers'
import { legalImportFaults } from './legal-faults.ts'
import { advanceLegalImport, type LegalRejectRow, type LegalRun } from './legal-import.repository.ts'
import { legalRow, type LegalRow } from './legal-rows.ts'

/**
 * Writes a batch of a file, all of it or nothing, and counts it. A document that is held with the same content is left
 * as it is; of two with the same key the later one in the file counts.
 * @param checkpoint records of the file before this batch
 * @throws LeaseLost
 */
export async function writeLegalBatch(
  db: QueryBuilder,
  run: LegalRun & { demonstration: boolean },
  checkpoint: number,
  batch: readonly LegalEntry[],
): Promise<void> {
  await runTransaction(db, async (tx) => {
    const rejects: LegalRejectRow[] = []
    const rows = new Map<string, { row: LegalRow; ordinal: number; line: number }>()
    let repeated = 0
    for (const [index, entry] of batch.entries()) {
      const ordinal = checkpoint + index + 1
      if ('reject' in entry) {
        const { line, reject: reason, number, excerpt } = entry
        rejects.push({ ordinal, line, number, reason, excerpt })
        continue
      }
      const row = legalRow(entry.document, run.demonstration)
      if (rows.has(row.key)) repeated += 1
      rows.set(row.key, { row, ordinal, line: entry.line })
    }
    const held = await listHeld(tx, [...rows.keys()])
    const counts = { created: 0, updated: 0, unchanged: repeated }
    // In the order of their keys, as another import may write the same new documents.
    for (const { row, ordinal, line } of [...rows.values()].toSorted((a, b) => compareText(a.row.key, b.row.key))) {
      const before = held.get(row.key)
      if (before && run.demonstration && !before.demonstration)
        rejects.push(rejected(ordinal, line, row, legalImportFaults.demonstrationOverReal))
      else if (before?.content_hash.equals(row.content_hash)) counts.unchanged += 1
      else {
        const written = await write(tx, row)
        if (!written) rejects.push(rejected(ordinal, line, row, legalImportFaults.demonstrationOverReal))
        else counts[before || !written.isNew ? 'updated' : 'created'] += 1
      }
    }
    await advanceLegalImport(tx, run, checkpoint, counts, rejects)
  })
}

const rejected = (ordinal: number, line: number, { number, title }: LegalRow, reason: Reason): LegalRejectRow => ({
  ordinal,
  line,
  number,
  reason,
  excerpt: title.slice(0, 300),
})

/** Locked in the order of their keys, so that two imports that write the same documents do not wait for each other. */
async function listHeld(tx: QueryBuilder, keys: readonly string[]) {
  const rows = await tx
    .selectFrom('legal_document')
    .select(['key', 'content_hash', 'demonstration'])
    .where('key', '=', anyOf(keys))
    .orderBy('key')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** Nothing is written where another import has meanwhile written a real document that a demonstration would replace. */
const write = (tx: QueryBuilder, row: LegalRow) => {
  const { id: _id, key: _key, ...content } = row
  return tx
    .insertInto('legal_document')
    .values(row)
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ ...content, updated_at: sql<Date>`now()` })
        .$call((update) => (row.demonstration ? update.where('legal_document.demonstration', '=', true) : update)),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst()
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
