import type { Imported } from '@markwright/classification/imported-table'

/**
 * A table in memory with what was made of it: the imported one, or where there is none the one that comes with the
 * product. It is read again once another import has replaced it.
 */
export function keepTable<Table, Made>(deps: {
  findCurrentImport: () => Promise<string | null>
  read: () => Promise<Imported<Table> | null>
  readShipped: () => Table
  make: (table: Table) => Made
}) {
  /** Both are null for the table that comes with the product. */
  type Kept = { importId: string | null; importedAt: Date | null; made: Made }
  let kept: Kept | null = null
  let reading: Promise<Kept> | null = null

  const readAnew = async () => {
    const found = await deps.read()
    const { table, ...facts } = found ?? { importId: null, importedAt: null, table: deps.readShipped() }
    kept = { importId: facts.importId, importedAt: facts.importedAt, made: deps.make(table) }
    return kept
  }

  return async (): Promise<Kept> => {
    const current = await deps.findCurrentImport()
    if (kept && current === kept.importId) return kept
    // Whoever comes meanwhile waits for the same reading.
    reading ??= readAnew().finally(() => {
      reading = null
    })
    return reading
  }
}
