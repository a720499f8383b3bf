import type { NiceGroup, NiceItem, NiceTable } from '@markwright/classification/nice-table'
import type { ViennaElement, ViennaTable } from '@markwright/classification/vienna-table'
import type { Pool } from 'pg'

export type Imported<Table> = { importId: string; importedAt: Date; table: Table }

type ItemRow = NiceItem & { groupCode: string; part: number; partLabel: string | null }
type CurrentRow = { importId: string; edition: string | null; importedAt: Date }

const CURRENT = `SELECT id AS "importId", edition, published_at AS "importedAt"
  FROM classification_import WHERE kind = $1 AND is_current ORDER BY published_at DESC LIMIT 1`

const rowsOf = (select: string) => `(SELECT coalesce(json_agg(r), '[]') FROM (${select}) r)`

export function createClassificationRepository({ pool }: { pool: Pool }) {
  return {
    /** Id of the import whose table is shown; null where none is. */
    async findCurrentImport(kind: 'nice' | 'vienna'): Promise<string | null> {
      const { rows } = await pool.query<CurrentRow>(CURRENT, [kind])
      return rows[0]?.importId ?? null
    },

    // In one statement, so that an import that ends meanwhile is read whole or not at all.
    async readNice(): Promise<Imported<NiceTable> | null> {
      const { rows } = await pool.query<
        CurrentRow & { classes: NiceTable['classes']; groups: Omit<NiceGroup, 'parts'>[]; items: ItemRow[] }
      >(
        `SELECT i.*,
           ${rowsOf(`SELECT no, heading_cn AS "headingCn", heading_en AS "headingEn", note_cn AS "noteCn",
             note_en AS "noteEn" FROM nice_class_text ORDER BY no`)} AS classes,
           ${rowsOf(`SELECT code, class_no AS "classNo", name_cn AS "nameCn", name_en AS "nameEn", notes, relations
             FROM nice_group ORDER BY code`)} AS groups,
           ${rowsOf(`SELECT id, group_code AS "groupCode", part, part_label AS "partLabel", name_cn AS "nameCn",
             name_en AS "nameEn", basic_no AS "basicNo", in_several_classes AS "inSeveralClasses",
             is_national AS "isNational" FROM nice_item ORDER BY position`)} AS items
         FROM (${CURRENT}) i`,
        ['nice'],
      )
      const [found] = rows
      if (!found) return null
      const { importId, importedAt, edition, classes } = found
      return { importId, importedAt, table: { edition, classes, groups: withParts(found.groups, found.items) } }
    },

    async readVienna(): Promise<Imported<ViennaTable> | null> {
      const { rows } = await pool.query<CurrentRow & { elements: ViennaElement[] }>(
        `SELECT i.*, ${rowsOf(`SELECT code, parent, name_cn AS "nameCn", name_en AS "nameEn",
           is_auxiliary AS "isAuxiliary" FROM vienna_element ORDER BY position`)} AS elements
         FROM (${CURRENT}) i`,
        ['vienna'],
      )
      const [found] = rows
      if (!found) return null
      const { importId, importedAt, edition, elements } = found
      return { importId, importedAt, table: { edition, elements } }
    },
  }
}
export type ClassificationRepository = ReturnType<typeof createClassificationRepository>

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
