import type { QueryBuilder } from '@markwright/db'
import { type EntitlementFilter, listEntitlements } from '@markwright/entitlements'

export const createEntitlementsRepository = (db: QueryBuilder) => ({
  list: (filter: EntitlementFilter, rows: { skip: number; take: number }, at: Date) =>
    listEntitlements(db, filter, rows, at),
})
export type EntitlementsRepository = ReturnType<typeof createEntitlementsRepository>
