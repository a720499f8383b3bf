import { inTransaction } from '@markwright/runtime/transaction.ts'
import type { Pool } from 'pg'
import { type EntitledService, findStanding } from './standing.ts'
import { giveBackUnit, type UnitUse, spendUnit } from './spend-unit.ts'

/**
 * What members may use beyond what everybody may: purchases, trials and what staff grant. Where the unit must come
 * and go with a change of the caller's own, `spendUnit` and `giveBackUnit` run in the caller's transaction.
 */
export function createEntitlements({ pool, now }: { pool: Pool; now: () => Date }) {
  return {
    standing: (accountId: string, service: EntitledService) => findStanding(pool, accountId, service, now()),

    /** Null where no unit is left. The same reference uses one unit, however often it comes. */
    spendUnit: (use: UnitUse) => inTransaction(pool, (client) => spendUnit(client, use, now())),

    /** False where there is none to give back, as when it was given back before. */
    giveBackUnit: (use: UnitUse) => inTransaction(pool, (client) => giveBackUnit(client, use, now())),
  }
}
export type Entitlements = ReturnType<typeof createEntitlements>
