import type { Pool } from 'pg'
import type { NiceGroup, NiceItem, NiceTable } from './nice-table.ts'

export type Imported<Table> = { importId: string; importedAt: Date; table: Table }

type ItemRow = NiceItem & { groupCode: string; part: number; partLabel: string | null }
export type CurrentImport = { importId: string; edition: string | null; importedAt: Date }

/** The import whose table is shown; the kind is the first parameter. */
export const CURRENT_IMPORT = `SELECT id AS "importId", edition, published_at AS "importedAt"
  FROM classification_import WHERE kind = $1 AND is_current ORDER BY published_at DESC LIMIT 1`

/** The rows of a statement as one value. */
export const rowsOf = (select: string) => `(SELECT coalesce(json_agg(r), '[]') FROM (${select}) r)`

/** The imported table of goods and services; null where there is none. */
export async function readImportedNice(pool: Pool): Promise<Imported<NiceTable> | null> {
  // In one statement, so that an import that ends meanwhile is read whole or not at all.
  const { rows } = await pool.query<
    CurrentImport & { classes: NiceTable['classes']; groups: Omit<NiceGroup, 'parts'>[]; items: ItemRow[] }
  >(
    `SELECT i.*,
       ${rowsOf(`SELECT no, heading_cn AS "headingCn", heading_en AS "headingEn", note_cn AS "noteCn",
         note_en AS "noteEn" FROM nice_class_text ORDER BY no`)} AS classes,
       ${rowsOf(`SELECT code, class_no AS "classNo", name_cn AS "nameCn", name_en AS "nameEn", notes, relations
         FROM nice_group ORDER BY code`)} AS groups,
       ${rowsOf(`SELECT id, group_code AS "groupCode", part, part_label AS "partLabel", name_cn AS "nameCn",
         name_en AS "nameEn", basic_no AS "basicNo", in_several_classes AS "inSeveralClasses",
         is_national AS "isNational" FROM nice_item ORDER BY position`)} AS items
     FROM (${CURRENT_IMPORT}) i`,
    ['nice'],
  )
  const [found] = rows
  if (!found) return null
  const { importId, importedAt, edition, classes } = found
  return { importId, importedAt, table: { edition, classes, groups: withParts(found.groups, found.items) } }
}

function withParts(groups: readonly Omit<NiceGroup, 'parts'>[], items: readonly ItemRow[]): NiceGroup[] {
  const known = new Map(groups.map((group): [string, NiceGroup] => [group.code, { ...group, parts: [] }]))
  for (const { groupCode, part, partLabel, ...item } of items) {
    const parts = known.get(groupCode)?.parts
    if (!parts) continue
    const place = (parts[part] ??= { label: partLabel, items: [] })
    place.items.push(item)
  }
  return [...known.values()]
}
