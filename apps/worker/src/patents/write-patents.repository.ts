import { sql, type QueryBuilder } from '@markwright/db'
import type { PatentWrite } from './batch-plan.ts'
import { citationRows, drawingRows, eventRows, patentRow, priorityRows, textRow } from './patent-rows.ts'

/** Rows of one statement: PostgreSQL takes 65,535 parameters, and the widest row has 40. */
const ROWS_AT_ONCE = 1000

const CHILDREN = ['patent_text', 'patent_citation', 'patent_event', 'patent_drawing', 'patent_priority'] as const

/** Writes publications, new and changed ones, with all that belongs to them; each gets the next number of a change. */
export async function writePatents(db: QueryBuilder, writes: readonly PatentWrite[]): Promise<number[]> {
  if (writes.length === 0) return []
  // A kind that was unknown before renames the record.
  for (const { id, publicId } of writes)
    if (id !== null) await db.updateTable('patent').set({ public_id: publicId }).where('id', '=', id).execute()
  const ids = new Map<string, number>()
  for (const part of partsOf(writes)) {
    const written = await db
      .insertInto('patent')
      .values(part.map(patentRow))
      .onConflict((conflict) =>
        conflict.column('public_id').doUpdateSet((values) => ({
          ...Object.fromEntries(
            Object.keys(patentRow(part[0]!)).map((column) => [
              column,
              values.ref(`excluded.${column}` as 'excluded.kind'),
            ]),
          ),
          updated_at: sql<Date>`now()`,
          change_id: sql<string>`nextval('patent_change_id_seq')`,
        })),
      )
      .returning(['id', 'public_id'])
      .execute()
    for (const row of written) ids.set(row.public_id, row.id)
  }
  const idOf = (write: PatentWrite) => ids.get(write.publicId)!
  const updated = writes.filter(({ id }) => id !== null).map(idOf)
  if (updated.length > 0)
    for (const table of CHILDREN) await db.deleteFrom(table).where('patent_id', 'in', updated).execute()
  const rows = <Row>(rowsOf: (id: number, write: PatentWrite) => Row[]) =>
    partsOf(writes.flatMap((write) => rowsOf(idOf(write), write)))
  for (const part of rows((id, write) => [textRow(id, write)]))
    await db.insertInto('patent_text').values(part).execute()
  for (const part of rows(citationRows)) await db.insertInto('patent_citation').values(part).execute()
  for (const part of rows(eventRows)) await db.insertInto('patent_event').values(part).execute()
  for (const part of rows(drawingRows)) await db.insertInto('patent_drawing').values(part).execute()
  for (const part of rows(priorityRows)) await db.insertInto('patent_priority').values(part).execute()
  return [...ids.values()]
}

function* partsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}
