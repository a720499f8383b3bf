import { RENEWAL } from '@markwright/cases'
import { type QueryBuilder, sql } from '@markwright/db'
import { addMonths } from '@markwright/domain/dates/calendar'
import { isOver } from './case-rows.repository.ts'

/** A year before the end of a term and the grace period after it. */
const WINDOW_MONTHS = 18

/**
 * Renewals that a member has ordered for some marks, by the keys of their numbers: those that are not over, and those that
 * were completed in the window of `today`, as the register may not have the new term yet.
 */
export const listRenewalsInHand = (
  db: QueryBuilder,
  { accountId, markKeys, today }: { accountId: string; markKeys: readonly string[]; today: string },
) =>
  db
    .selectFrom('trademark_case as c')
    .innerJoin('service_order as o', 'o.id', 'c.order_id')
    .select(['c.number', 'c.mark_keys'])
    .where('c.account_id', '=', accountId)
    .where('c.product_type', '=', RENEWAL)
    .where((is) =>
      is.or([
        is.not(isOver()),
        is.and([
          is('c.state', '=', 'completed'),
          is('c.filed_at', '>=', sql<Date>`${addMonths(today, -WINDOW_MONTHS)}::date`),
        ]),
      ]),
    )
    .where('c.mark_keys', '&&', sql<string[]>`${markKeys}::text[]`)
    .orderBy('c.created_at')
    .execute()
