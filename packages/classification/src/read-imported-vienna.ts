import type { Pool } from 'pg'
import { type Imported, readImported } from './imported-table.ts'
import type { ViennaElement, ViennaTable } from './vienna-table.ts'

/** The imported table of figurative elements; null where there is none. */
export async function readImportedVienna(pool: Pool): Promise<Imported<ViennaTable> | null> {
  const found = await readImported<{ elements: ViennaElement[] }>(pool, 'vienna', {
    elements: `SELECT code, parent, name_cn AS "nameCn", name_en AS "nameEn", is_auxiliary AS "isAuxiliary"
      FROM vienna_element ORDER BY position`,
  })
  if (!found) return null
  const { importId, importedAt, edition, elements } = found
  return { importId, importedAt, table: { edition, elements } }
}
