import { runStatement, sql, statements } from '@markwright/db/statements'
import type { Pool } from 'pg'

/** Forgets prices by which nobody has ordered, a day after they have expired; not those that staff have offered. */
export async function clearQuotes(pool: Pool): Promise<void> {
  await runStatement(
    pool,
    statements
      .deleteFrom('quote')
      .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
      .where((query) =>
        query.not(
          query.exists(
            query.selectFrom('service_order').select('service_order.id').whereRef('quote_id', '=', 'quote.id'),
          ),
        ),
      )
      .where((query) =>
        query.not(
          query.exists(
            query.selectFrom('case_quotation').select('case_quotation.id').whereRef('quote_id', '=', 'quote.id'),
          ),
        ),
      ),
  )
}
