import { type EntitledService, type GrantKind, type Queryable, RUNNING } from './standing.ts'

/** `reference`: what uses the unit, such as the number of a report; the same one of a member never uses two. */
export type UnitUse = { accountId: string; service: EntitledService; reference: string }

/** `isNew`: whether the unit was not used before. */
export type SpentUnit = { grantId: string; kind: GrantKind; isNew: boolean }

/**
 * Uses a unit of the grant that ends first; null where there is none left. To be called in a transaction: it waits
 * for others who use units of the same member. What was given back may be used again under its reference.
 */
export async function spendUnit(db: Queryable, use: UnitUse, at: Date): Promise<SpentUnit | null> {
  const { accountId, service, reference } = use
  await lockGrants(db, use)
  const known = await db.query<Omit<SpentUnit, 'isNew'>>(
    `SELECT g.id AS "grantId", g.kind FROM service_grant_use u JOIN service_grant g ON g.id = u.grant_id
     WHERE u.account_id = $1 AND u.service = $2::entitled_service AND u.reference = $3 AND u.given_back_at IS NULL`,
    [accountId, service, reference],
  )
  if (known.rows[0]) return { ...known.rows[0], isNew: false }

  const taken = await db.query<Omit<SpentUnit, 'isNew'>>(
    `UPDATE service_grant SET used = used + 1
     WHERE id = (SELECT id FROM service_grant WHERE ${RUNNING} AND used < total ORDER BY ends_at, id LIMIT 1)
     RETURNING id AS "grantId", kind`,
    [accountId, service, at],
  )
  const [unit] = taken.rows
  if (!unit) return null
  await db.query(
    `INSERT INTO service_grant_use (account_id, service, reference, grant_id, used_at)
     VALUES ($1, $2::entitled_service, $3, $4, $5)
     ON CONFLICT (account_id, service, reference)
       DO UPDATE SET grant_id = excluded.grant_id, used_at = excluded.used_at, given_back_at = NULL`,
    [accountId, service, reference, unit.grantId, at],
  )
  return { ...unit, isNew: true }
}

/** Gives a unit back to the grant that it came from; false where there is none to give back. */
export async function giveBackUnit(db: Queryable, use: UnitUse, at: Date): Promise<boolean> {
  await lockGrants(db, use)
  const { rowCount } = await db.query(
    `WITH given_back AS (
       UPDATE service_grant_use SET given_back_at = $4
       WHERE account_id = $1 AND service = $2::entitled_service AND reference = $3 AND given_back_at IS NULL
       RETURNING grant_id)
     UPDATE service_grant SET used = used - 1 FROM given_back WHERE id = grant_id`,
    [use.accountId, use.service, use.reference, at],
  )
  return rowCount === 1
}

/** So that what is done under one reference, and in both directions, comes one after the other. */
async function lockGrants(db: Queryable, { accountId, service }: UnitUse): Promise<void> {
  await db.query(
    `SELECT id FROM service_grant WHERE account_id = $1 AND service = $2::entitled_service ORDER BY id FOR UPDATE`,
    [accountId, service],
  )
}
