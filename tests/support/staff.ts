import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../apps/api/src/kernel/secrets.ts'
import type { TestApi } from './api.ts'
import { inDatabase } from './members.ts'

/** Somebody of the staff who is signed in; `headers` go with their calls. */
export async function aStaff(api: Pick<TestApi, 'stores'>) {
  const [id, token] = [randomUUID(), newToken()]
  const name = `staff ${id.slice(0, 8)}`
  await inDatabase(api, "INSERT INTO staff (id, name, password_hash, role) VALUES ($1, $2, '-', 'staff')", [id, name])
  await inDatabase(
    api,
    `INSERT INTO staff_session (id, staff_id, token_hash, ip, expires_at)
     VALUES ($1, $2, $3, '::1', now() + interval '1 hour')`,
    [randomUUID(), id, hashToken(token)],
  )
  return { id, name, token, headers: { authorization: `Bearer ${token}` } }
}
