import type { QueryBuilder } from '@markwright/db'
import {
  exportPatents,
  loadStoredPatents,
  type PatentExportOrder,
  patentPrinting,
  printedPatent,
} from '@markwright/patent-register'
import type { ObjectStore } from '@markwright/storage'

type Options = { language: 'cn' | 'en'; today: string }

/** Publications as they are printed and exported. */
export const createPatentPrints = (deps: { db: QueryBuilder; objects: ObjectStore; siteUrl: string }) => ({
  /** Null for one that is gone. */
  async read(patentId: number, options: Options) {
    const [patent] = await loadStoredPatents(deps.db, { ids: [patentId] }, 'all')
    return patent ? printedPatent(patent, patentPrinting(deps, { ...options, siteUrl: deps.siteUrl })) : null
  },

  makeFile: (order: PatentExportOrder) => exportPatents(deps, order),
})
export type PatentPrints = ReturnType<typeof createPatentPrints>
