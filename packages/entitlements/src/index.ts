export { createEntitlements, type Entitlements } from './entitlements.ts'
export type { EntitledService, GrantKind, RunningGrant, Standing } from './standing.ts'
export { giveBackUnit, type SpentUnit, type UnitUse, spendUnit } from './spend-unit.ts'
