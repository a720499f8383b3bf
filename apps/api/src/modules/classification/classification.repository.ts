import { findCurrentImport, type TableKind } from '@markwright/classification/imported-table'
import { readImportedNice } from '@markwright/classification/read-imported-nice'
import { readImportedVienna } from '@markwright/classification/read-imported-vienna'
import type { Pool } from 'pg'

export function createClassificationRepository({ pool }: { pool: Pool }) {
  return {
    /** Id of the import whose table is shown; null where none is. */
    findCurrentImport: (kind: TableKind) => findCurrentImport(pool, kind),
    readNice: () => readImportedNice(pool),
    readVienna: () => readImportedVienna(pool),
  }
}
export type ClassificationRepository = ReturnType<typeof createClassificationRepository>
