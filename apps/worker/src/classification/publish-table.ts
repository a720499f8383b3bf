import { itemsOf, type NiceTable } from '@markwright/classification/nice-table'
import type { TableProblem } from '@markwright/classification/table-problem'
import type { ViennaTable } from '@markwright/classification/vienna-table'
import type { PatentClassification } from '@markwright/classification/patent-classification'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { holdLease, type ImportRun } from '../imports/import-record.ts'
import { locks } from '../locks.ts'
import { writeSymbols } from './write-symbols.ts'
import type { ClassificationKind } from './table-import.ts'

/**
 * Puts a table in the place of the one before it, all at once. A file that is held already, under the same edition,
 * changes nothing.
 * @throws LeaseLost
 */
export async function publishTable(
  pool: Pool,
  run: ImportRun,
  given: { kind: ClassificationKind; edition: string | null; fingerprint: string },
  table: Table,
  problems: readonly TableProblem[],
): Promise<void> {
  const { kind, edition, fingerprint } = given
  await inTransaction(pool, async (client) => {
    // Tables are exchanged one after the other.
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.tablePublication])
    await holdLease(client, run)
    const { rowCount } = await client.query(
      `SELECT FROM classification_import
       WHERE kind = $1 AND is_current AND fingerprint = $2 AND edition IS NOT DISTINCT FROM $3`,
      [kind, fingerprint, edition],
    )
    const isUnchanged = rowCount === 1
    if (!isUnchanged) {
      await writeTable(client, table, edition)
      await client.query('UPDATE classification_import SET is_current = false WHERE kind = $1 AND is_current', [kind])
    }
    const taken = sizeOf(table)
    await client.query(
      `UPDATE classification_import SET state = 'published', published_at = now(), edition = $2, taken = $3,
         rejects = $4, is_unchanged = $5, is_current = NOT $5 WHERE id = $1`,
      [run.importId, edition, taken, JSON.stringify(problems), isUnchanged],
    )
  })
}

type Table = NiceTable | ViennaTable | PatentClassification

function sizeOf(table: Table): number {
  if ('groups' in table) return table.groups.flatMap(itemsOf).length
  return 'symbols' in table ? table.symbols.length : table.elements.length
}

function writeTable(client: PoolClient, table: Table, edition: string | null): Promise<void> {
  if ('groups' in table) return writeNice(client, table)
  return 'symbols' in table ? writeSymbols(client, table, edition ?? '') : writeVienna(client, table)
}

async function writeNice(client: PoolClient, { classes, groups }: NiceTable) {
  // Not TRUNCATE: that would hold up whoever reads the old table meanwhile.
  await client.query('DELETE FROM nice_item')
  await client.query('DELETE FROM nice_group')
  await client.query('DELETE FROM nice_class_text')
  await client.query(
    `INSERT INTO nice_class_text (no, heading_cn, heading_en, note_cn, note_en)
     SELECT no, "headingCn", "headingEn", "noteCn", "noteEn" FROM jsonb_to_recordset($1::jsonb)
       AS r(no smallint, "headingCn" text, "headingEn" text, "noteCn" text, "noteEn" text)`,
    [JSON.stringify(classes)],
  )
  await client.query(
    `INSERT INTO nice_group (code, class_no, name_cn, name_en, notes, relations)
     SELECT code, "classNo", "nameCn", "nameEn", ARRAY(SELECT jsonb_array_elements_text(notes)), relations
     FROM jsonb_to_recordset($1::jsonb)
       AS r(code text, "classNo" smallint, "nameCn" text, "nameEn" text, notes jsonb, relations jsonb)`,
    [JSON.stringify(groups.map(({ parts: _parts, ...group }) => group))],
  )
  const items = groups.flatMap(({ code, parts }) =>
    parts.flatMap((part, index) =>
      part.items.map((item) => ({ ...item, groupCode: code, part: index, partLabel: part.label })),
    ),
  )
  await client.query(
    `INSERT INTO nice_item (id, group_code, part, part_label, position, name_cn, name_en, basic_no,
       in_several_classes, is_national)
     SELECT id, "groupCode", part, "partLabel", position, "nameCn", "nameEn", "basicNo", "inSeveralClasses", "isNational"
     FROM jsonb_to_recordset($1::jsonb) AS r(id text, "groupCode" text, part smallint, "partLabel" text,
       position integer, "nameCn" text, "nameEn" text, "basicNo" text, "inSeveralClasses" boolean, "isNational" boolean)`,
    [JSON.stringify(items.map((item, position) => ({ ...item, position })))],
  )
}

async function writeVienna(client: PoolClient, { elements }: ViennaTable) {
  await client.query('DELETE FROM vienna_element')
  await client.query(
    `INSERT INTO vienna_element (code, parent, position, name_cn, name_en, is_auxiliary)
     SELECT code, parent, position, "nameCn", "nameEn", "isAuxiliary" FROM jsonb_to_recordset($1::jsonb)
       AS r(code text, parent text, position integer, "nameCn" text, "nameEn" text, "isAuxiliary" boolean)`,
    [JSON.stringify(elements.map((element, position) => ({ ...element, position })))],
  )
}
