import type { NiceTable } from '@markwright/classification/nice-table'
import {
  CURRENT_IMPORT,
  type CurrentImport,
  type Imported,
  readImportedNice,
  rowsOf,
} from '@markwright/classification/read-imported-nice'
import type { ViennaElement, ViennaTable } from '@markwright/classification/vienna-table'
import type { Pool } from 'pg'

export function createClassificationRepository({ pool }: { pool: Pool }) {
  return {
    /** Id of the import whose table is shown; null where none is. */
    async findCurrentImport(kind: 'nice' | 'vienna'): Promise<string | null> {
      const { rows } = await pool.query<CurrentImport>(CURRENT_IMPORT, [kind])
      return rows[0]?.importId ?? null
    },

    readNice: (): Promise<Imported<NiceTable> | null> => readImportedNice(pool),

    async readVienna(): Promise<Imported<ViennaTable> | null> {
      const { rows } = await pool.query<CurrentImport & { elements: ViennaElement[] }>(
        `SELECT i.*, ${rowsOf(`SELECT code, parent, name_cn AS "nameCn", name_en AS "nameEn",
           is_auxiliary AS "isAuxiliary" FROM vienna_element ORDER BY position`)} AS elements
         FROM (${CURRENT_IMPORT}) i`,
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
