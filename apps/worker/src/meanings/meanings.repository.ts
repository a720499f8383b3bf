import { runStatement, statements } from '@markwright/db/statements'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'

/** Puts lines in the place of those that were imported before. */
export const replaceMeanings = (pool: Pool, lines: readonly string[]): Promise<void> =>
  inTransaction(pool, async (client) => {
    await runStatement(client, statements.insertInto('meaning_lexicon').values({ lines: lines.join('\n') }))
    await runStatement(
      client,
      statements
        .deleteFrom('meaning_lexicon')
        .where('id', '<', (is) => is.selectFrom('meaning_lexicon').select((query) => query.fn.max('id').as('last'))),
    )
  })
