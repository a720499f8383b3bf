import { readShippedIpc, SHIPPED_IPC_VERSION } from '@markwright/classification/shipped/read-shipped-ipc'
import { runStatement, statements } from '@markwright/db/statements'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import { locks } from '../locks.ts'
import { writeSymbols } from './write-symbols.repository.ts'

/** Writes the shipped sections, classes and subclasses of the IPC where no table of it has been imported. */
export async function publishShippedIpc(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.tablePublication])
    const ipc = statements.selectFrom('classification_symbol').select('symbol').where('scheme', '=', 'ipc').limit(1)
    if ((await runStatement(client, ipc)).length === 0)
      await writeSymbols(client, readShippedIpc(), SHIPPED_IPC_VERSION)
  })
}
