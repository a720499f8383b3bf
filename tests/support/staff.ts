import type { StaffRole } from '@markwright/domain/people/staff-permissions'
import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../apps/api/src/kernel/secrets.ts'
import type { TestApi } from './api.ts'
import { inDatabase } from './members.ts'

/** Somebody of the staff who is signed in, an administrator unless named otherwise; `headers` go with their calls. */
export async function buildStaff(api: Pick<TestApi, 'stores'>, roles: readonly StaffRole[] = ['admin']) {
  const [id, token] = [randomUUID(), newToken()]
  const name = `staff ${id.slice(0, 8)}`
  await inDatabase(
    api,
    "INSERT INTO staff (id, name, password_hash, roles) VALUES ($1, $2, '-', $3::text[]::staff_role[])",
    [id, name, [...roles]],
  )
  await inDatabase(
    api,
    `INSERT INTO staff_session (id, staff_id, token_hash, ip, expires_at)
     VALUES ($1, $2, $3, '::1', now() + interval '1 day')`,
    [randomUUID(), id, hashToken(token)],
  )
  return { id, name, token, headers: { authorization: `Bearer ${token}` } }
}
