import type { Imported } from '@markwright/classification/imported-table'

/**
 * A table in memory with what was made of it: the imported one, or where there is none the one that comes with the
 * product. It is read again once another import has replaced it.
 */
export function cachedTable<Table, Made>(deps: {
  findCurrentImport: () => Promise<string | null>
  read: () => Promise<Imported<Table> | null>
  readShipped: () => Table
  make: (table: Table) => Made
}) {
  /** Both are null for the table that comes with the product. */
  type CachedTable = { importId: string | null; importedAt: Date | null; made: Made }
  let cached: CachedTable | null = null
  let reading: Promise<CachedTable> | null = null

  const readAnew = async () => {
    const found = await deps.read()
    const { table, ...facts } = found ?? { importId: null, importedAt: null, table: deps.readShipped() }
    cached = { importId: facts.importId, importedAt: facts.importedAt, made: deps.make(table) }
    return cached
  }

  return async (): Promise<CachedTable> => {
    const current = await deps.findCurrentImport()
    if (cached && current === cached.importId) return cached
    // Anyone who comes meanwhile waits for the same reading.
    reading ??= readAnew().finally(() => {
      reading = null
    })
    return reading
  }
}
