import type { Pool } from 'pg'
import { type Imported, readImported } from './imported-table.ts'
import type { NiceGroup, NiceItem, NiceTable } from './nice-table.ts'

type ItemRow = NiceItem & { groupCode: string; part: number; partLabel: string | null }
type Parts = { classes: NiceTable['classes']; groups: Omit<NiceGroup, 'parts'>[]; items: ItemRow[] }

/** The imported table of goods and services; null where there is none. */
export async function readImportedNice(pool: Pool): Promise<Imported<NiceTable> | null> {
  const found = await readImported<Parts>(pool, 'nice', {
    classes: `SELECT no, heading_cn AS "headingCn", heading_en AS "headingEn", note_cn AS "noteCn", note_en AS "noteEn"
      FROM nice_class_text ORDER BY no`,
    groups: `SELECT code, class_no AS "classNo", name_cn AS "nameCn", name_en AS "nameEn", notes, relations
      FROM nice_group ORDER BY code`,
    items: `SELECT id, group_code AS "groupCode", part, part_label AS "partLabel", name_cn AS "nameCn",
        name_en AS "nameEn", basic_no AS "basicNo", in_several_classes AS "inSeveralClasses",
        is_national AS "isNational" FROM nice_item ORDER BY position`,
  })
  if (!found) return null
  const { importId, importedAt, edition, classes, groups, items } = found
  return { importId, importedAt, table: { edition, classes, groups: withParts(groups, items) } }
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
