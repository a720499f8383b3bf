import type { StaffRole } from '@markwright/domain/staff-permissions'
import { inTransaction } from '@markwright/runtime/transaction.ts'
import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

export type StaffRecord = {
  name: string
  roles: StaffRole[]
  isDisabled: boolean
  hasSecondFactor: boolean
  lastSignInAt: Date | null
}

/** False where somebody of that name is there already, shut out or not. */
export function addStaff(
  pool: Pool,
  staff: { name: string; roles: readonly StaffRole[]; passwordHash: string },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO staff (id, name, roles, password_hash) VALUES ($1, $2, $3::text[]::staff_role[], $4)
       ON CONFLICT (name) DO NOTHING RETURNING id`,
      [randomUUID(), staff.name, staff.roles, staff.passwordHash],
    )
    return recordChange(client, rows[0], 'staff.add', staff.name, { roles: staff.roles.join(', ') })
  })
}

/** Takes effect with the next call of whoever is signed in. False where there is nobody of that name. */
export function setRoles(pool: Pool, name: string, roles: readonly StaffRole[]): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'UPDATE staff SET roles = $2::text[]::staff_role[] WHERE name = $1 RETURNING id',
      [name, roles],
    )
    return recordChange(client, rows[0], 'staff.setRoles', name, { roles: roles.join(', ') })
  })
}

/** A new password, no second factor, no session, and the door open again. False where there is nobody of that name. */
export function resetStaff(pool: Pool, name: string, passwordHash: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `UPDATE staff SET password_hash = $2, totp_secret = NULL, totp_step = NULL, disabled_at = NULL
       WHERE name = $1 RETURNING id`,
      [name, passwordHash],
    )
    await endSessions(client, rows[0])
    return recordChange(client, rows[0], 'staff.reset', name)
  })
}

/** False where there is nobody of that name. */
export function disableStaff(pool: Pool, name: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'UPDATE staff SET disabled_at = coalesce(disabled_at, now()) WHERE name = $1 RETURNING id',
      [name],
    )
    await endSessions(client, rows[0])
    return recordChange(client, rows[0], 'staff.disable', name)
  })
}

export async function listStaff(pool: Pool): Promise<StaffRecord[]> {
  const { rows } = await pool.query<StaffRecord>(
    `SELECT name, roles::text[], disabled_at IS NOT NULL AS "isDisabled", totp_secret IS NOT NULL AS "hasSecondFactor",
       (SELECT max(created_at) FROM staff_session WHERE staff_id = staff.id) AS "lastSignInAt"
     FROM staff ORDER BY name`,
  )
  return rows
}

async function endSessions(client: PoolClient, staff: { id: string } | undefined): Promise<void> {
  if (!staff) return
  await client.query('UPDATE staff_session SET revoked_at = now() WHERE staff_id = $1 AND revoked_at IS NULL', [
    staff.id,
  ])
}

/** Writes what the operator did into the audit log; false where there was nobody to do it to. */
async function recordChange(
  client: PoolClient,
  staff: { id: string } | undefined,
  action: 'staff.add' | 'staff.setRoles' | 'staff.reset' | 'staff.disable',
  name: string,
  facts: Record<string, string> | null = null,
): Promise<boolean> {
  if (!staff) return false
  await client.query(
    `INSERT INTO audit_entry (id, staff_name, action, subject_type, subject_id, subject_name, facts, ip)
     VALUES ($1, 'operator', $2, 'staff', $3, $4, $5, 'console')`,
    [randomUUID(), action, staff.id, name, facts && JSON.stringify(facts)],
  )
  return true
}
