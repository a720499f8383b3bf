import { namesOf, runStatement, sql, statements } from '@markwright/db/statements'
import { itemsOf, type NiceTable } from '@markwright/classification/nice-table'
import type { TableProblem } from '@markwright/classification/table-problem'
import type { ViennaTable } from '@markwright/classification/vienna-table'
import type { PatentClassification } from '@markwright/classification/patent-classification'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool, PoolClient } from 'pg'
import { holdLease, type ImportRun } from '../imports/import-record.repository.ts'
import { locks } from '../locks.ts'
import { writeSymbols } from './write-symbols.repository.ts'
import type { ClassificationKind } from './table-import.repository.ts'

/**
 * Puts a table in the place of the one before it, all at once. A file that is held already, under the same edition,
 * changes nothing.
 * @throws LeaseLost
 */
export async function publishTable(
  pool: Pool,
  run: ImportRun,
  input: { kind: ClassificationKind; edition: string | null; fingerprint: string },
  table: Table,
  problems: readonly TableProblem[],
): Promise<void> {
  const { kind, edition, fingerprint } = input
  await inTransaction(pool, async (client) => {
    // Tables are exchanged one after the other.
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.tablePublication])
    await holdLease(client, run)
    const current = statements
      .selectFrom('classification_import')
      .select('id')
      .where('kind', '=', kind)
      .where('is_current', '=', true)
      .where('fingerprint', '=', fingerprint)
      .where('edition', 'is not distinct from', edition)
    const isUnchanged = (await runStatement(client, current)).length === 1
    if (!isUnchanged) {
      await writeTable(client, table, edition)
      await runStatement(
        client,
        statements
          .updateTable('classification_import')
          .set({ is_current: false })
          .where('kind', '=', kind)
          .where('is_current', '=', true),
      )
    }
    await runStatement(
      client,
      statements
        .updateTable('classification_import')
        .set({
          state: 'published',
          published_at: sql<Date>`now()`,
          edition,
          accepted: sizeOf(table),
          rejects: JSON.stringify(problems),
          is_unchanged: isUnchanged,
          is_current: !isUnchanged,
        })
        .where('id', '=', run.importId),
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
  // Not TRUNCATE: that would hold up anyone who reads the old table meanwhile.
  for (const table of ['nice_item', 'nice_group', 'nice_class_text'] as const)
    await runStatement(client, statements.deleteFrom(table))
  const text = namesOf('nice_class_text')
  await runStatement(
    client,
    sql`
    INSERT INTO ${text.$table} (${text.no}, ${text.heading_cn}, ${text.heading_en}, ${text.note_cn}, ${text.note_en})
    SELECT no, "headingCn", "headingEn", "noteCn", "noteEn" FROM jsonb_to_recordset(${JSON.stringify(classes)}::jsonb)
      AS r(no smallint, "headingCn" text, "headingEn" text, "noteCn" text, "noteEn" text)`,
  )
  const group = namesOf('nice_group')
  const groupRows = JSON.stringify(groups.map(({ parts: _parts, ...each }) => each))
  await runStatement(
    client,
    sql`
    INSERT INTO ${group.$table} (${group.code}, ${group.class_no}, ${group.name_cn}, ${group.name_en}, ${group.notes},
      ${group.relations})
    SELECT code, "classNo", "nameCn", "nameEn", ARRAY(SELECT jsonb_array_elements_text(notes)), relations
    FROM jsonb_to_recordset(${groupRows}::jsonb)
      AS r(code text, "classNo" smallint, "nameCn" text, "nameEn" text, notes jsonb, relations jsonb)`,
  )
  const items = groups.flatMap(({ code, parts }) =>
    parts.flatMap((part, index) =>
      part.items.map((item) => ({ ...item, groupCode: code, part: index, partLabel: part.label })),
    ),
  )
  const item = namesOf('nice_item')
  const itemRows = JSON.stringify(items.map((each, position) => ({ ...each, position })))
  await runStatement(
    client,
    sql`
    INSERT INTO ${item.$table} (${item.id}, ${item.group_code}, ${item.part}, ${item.part_label}, ${item.position},
      ${item.name_cn}, ${item.name_en}, ${item.basic_no}, ${item.in_several_classes}, ${item.is_national})
    SELECT id, "groupCode", part, "partLabel", position, "nameCn", "nameEn", "basicNo", "inSeveralClasses", "isNational"
    FROM jsonb_to_recordset(${itemRows}::jsonb) AS r(id text, "groupCode" text, part smallint, "partLabel" text,
      position integer, "nameCn" text, "nameEn" text, "basicNo" text, "inSeveralClasses" boolean, "isNational" boolean)`,
  )
}

async function writeVienna(client: PoolClient, { elements }: ViennaTable) {
  const table = namesOf('vienna_element')
  const rows = JSON.stringify(elements.map((element, position) => ({ ...element, position })))
  await runStatement(client, statements.deleteFrom('vienna_element'))
  await runStatement(
    client,
    sql`
    INSERT INTO ${table.$table} (${table.code}, ${table.parent}, ${table.position}, ${table.name_cn}, ${table.name_en},
      ${table.is_auxiliary})
    SELECT code, parent, position, "nameCn", "nameEn", "isAuxiliary" FROM jsonb_to_recordset(${rows}::jsonb)
      AS r(code text, parent text, position integer, "nameCn" text, "nameEn" text, "isAuxiliary" boolean)`,
  )
}
