import type { Imported } from '@markwright/classification/imported-table'

/** A table in memory with what was made of it; read anew once another import has taken its place. */
export function keepTable<Table, Made>(deps: {
  findCurrentImport: () => Promise<string | null>
  read: () => Promise<Imported<Table> | null>
  make: (table: Table) => Made
}) {
  type Kept = Omit<Imported<Table>, 'table'> & { made: Made }
  let kept: Kept | null = null
  let reading: Promise<Kept | null> | null = null

  const readAnew = async () => {
    const found = await deps.read()
    kept = found && { importId: found.importId, importedAt: found.importedAt, made: deps.make(found.table) }
    return kept
  }

  return async (): Promise<Kept | null> => {
    const current = await deps.findCurrentImport()
    if (current === (kept?.importId ?? null)) return kept
    // Whoever comes meanwhile waits for the same reading.
    reading ??= readAnew().finally(() => {
      reading = null
    })
    return reading
  }
}
