import { randomUUID } from 'node:crypto'
import type { MeteredService } from '../../packages/domain/src/money/metered-services.ts'
import type { TestApi } from './api.ts'
import { insertRow } from './insert-row.ts'
import { inDatabase } from './members.ts'

type GivenLimit = { services: MeteredService[]; perDay?: number; total?: number; atOnce?: number }

/** Lets a member use something for 30 days, beginning a day ago, as agreed with one customer; `columns` are the table's. */
export async function buildGrant(
  api: Pick<TestApi, 'stores'>,
  accountId: string,
  limits: readonly GivenLimit[],
  columns: Record<string, unknown> = {},
): Promise<string> {
  const [plan] = await inDatabase<{ id: string }>(api, `SELECT id FROM plan WHERE code = 'individual'`)
  const row: Record<string, unknown> = {
    id: randomUUID(),
    account_id: accountId,
    plan_id: plan!.id,
    kind: 'grant',
    starts_at: new Date(Date.now() - 86_400_000),
    ends_at: new Date(Date.now() + 30 * 86_400_000),
    granted_by: 'staff',
    ...columns,
  }
  await insertRow((statement, values) => inDatabase(api, statement, values), 'entitlement', row)
  for (const [at, { services, perDay = null, total = null, atOnce = null }] of limits.entries())
    await inDatabase(
      api,
      `INSERT INTO entitlement_limit (entitlement_id, position, services, per_day, total, at_once)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [row['id'], at + 1, services, perDay, total, atOnce],
    )
  return String(row['id'])
}
