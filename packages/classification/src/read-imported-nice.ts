import { type InferResult, statements } from '@markwright/db/statements'
import type { Pool } from 'pg'
import { type Imported, readImported } from './imported-table.ts'
import type { NiceGroup, NiceTable } from './nice-table.ts'

const classes = statements
  .selectFrom('nice_class_text')
  .select(['no', 'heading_cn as headingCn', 'heading_en as headingEn', 'note_cn as noteCn', 'note_en as noteEn'])
  .orderBy('no')
const groups = statements
  .selectFrom('nice_group')
  .select(['code', 'class_no as classNo', 'name_cn as nameCn', 'name_en as nameEn', 'notes', 'relations'])
  .orderBy('code')
const items = statements
  .selectFrom('nice_item')
  .select(['id', 'group_code as groupCode', 'part', 'part_label as partLabel', 'name_cn as nameCn'])
  .select(['name_en as nameEn', 'basic_no as basicNo', 'in_several_classes as inSeveralClasses'])
  .select('is_national as isNational')
  .orderBy('position')

type GroupRow = Omit<NiceGroup, 'parts'>
type ItemRow = InferResult<typeof items>[number]

/** The imported table of goods and services; null where there is none. */
export async function readImportedNice(pool: Pool): Promise<Imported<NiceTable> | null> {
  const found = await readImported(pool, 'nice', { classes, groups, items })
  if (!found) return null
  const { importId, importedAt, edition } = found
  return {
    importId,
    importedAt,
    table: { edition, classes: found.classes, groups: withParts(found.groups, found.items) },
  }
}

function withParts(groups: readonly GroupRow[], items: readonly ItemRow[]): NiceGroup[] {
  const known = new Map(groups.map((group): [string, NiceGroup] => [group.code, { ...group, parts: [] }]))
  for (const { groupCode, part, partLabel, ...item } of items) {
    const parts = known.get(groupCode)?.parts
    if (!parts) continue
    const place = (parts[part] ??= { label: partLabel, items: [] })
    place.items.push(item)
  }
  return [...known.values()]
}
