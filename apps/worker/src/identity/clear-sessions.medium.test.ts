import { expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { clearSessions } from './clear-sessions.repository.ts'

const { pool } = fileDatabase()

test('sessions that ended a month ago are forgotten, others are stored', async () => {
  const owner = '00000000-0000-7000-8000-000000000001'
  await pool.query(`INSERT INTO account (id, phone) VALUES ($1, '13800000004')`, [owner])
  const add = (name: string, expiresInDays: number, revokedDaysAgo: number | null) =>
    pool.query(
      `INSERT INTO session (id, account_id, client, access_hash, refresh_hash, access_expires_at, refresh_expires_at, ip,
         user_agent, revoked_at)
       VALUES (gen_random_uuid(), $1, 'web', $2, $2, now(), now() + $3 * interval '1 day', '::1', '',
         now() - $4::int * interval '1 day')`,
      [owner, name, expiresInDays, revokedDaysAgo],
    )
  await add('live', 20, null)
  await add('expired lately', -20, null)
  await add('expired long ago', -31, null)
  await add('ended lately', 20, 5)
  await add('ended long ago', 20, 31)
  expect(await clearSessions(pool)).toBe(2)
  const { rows } = await pool.query('SELECT access_hash AS name FROM session ORDER BY 1')
  expect(rows.map(({ name }) => name)).toEqual(['ended lately', 'expired lately', 'live'])
})
