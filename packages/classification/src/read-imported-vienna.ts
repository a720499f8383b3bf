import { statements } from '@markwright/db/statements'
import type { Pool } from 'pg'
import { type Imported, readImported } from './imported-table.ts'
import type { ViennaTable } from './vienna-table.ts'

const elements = statements
  .selectFrom('vienna_element')
  .select(['code', 'parent', 'name_cn as nameCn', 'name_en as nameEn', 'is_auxiliary as isAuxiliary'])
  .orderBy('position')

/** The imported table of figurative elements; null where there is none. */
export async function readImportedVienna(pool: Pool): Promise<Imported<ViennaTable> | null> {
  const found = await readImported(pool, 'vienna', { elements })
  if (!found) return null
  const { importId, importedAt, edition } = found
  return { importId, importedAt, table: { edition, elements: found.elements } }
}
