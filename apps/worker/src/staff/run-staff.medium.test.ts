import { verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { runStaff, type StaffOrder } from './run-staff.ts'

const { pool } = fileDatabase({ max: 2 })

async function order(what: StaffOrder) {
  const lines: string[] = []
  const code = await runStaff({ pool, report: (line) => lines.push(line) }, what)
  const output = lines.join('\n')
  return { code, output, password: /[a-z2-9]{5}(-[a-z2-9]{5}){3}/.exec(output)?.[0] }
}
const rowOf = async (name: string) => (await pool.query('SELECT * FROM staff WHERE name = $1', [name])).rows[0]
const auditOf = async (name: string) =>
  (await pool.query('SELECT * FROM audit_entry WHERE subject_name = $1 ORDER BY created_at', [name])).rows

test('somebody who is added gets a password, of which only the hash is stored', async () => {
  const { code, password } = await order({ kind: 'add', name: 'Li Lei', roles: ['admin'] })
  const row = await rowOf('Li Lei')
  expect(code).toBe(0)
  expect(row).toMatchObject({ roles: '{admin}', totp_secret: null, disabled_at: null })
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(row.password_hash, password!)).toBe(true)
})

test('a name in use is refused, and its password stays', async () => {
  await order({ kind: 'add', name: 'twice', roles: ['viewer'] })
  const before = await rowOf('twice')
  const again = await order({ kind: 'add', name: 'twice', roles: ['admin'] })
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('reset') })
  expect(again.password).toBeUndefined()
  expect(await rowOf('twice')).toEqual(before)
})

test('a reset gives a new password, drops the second factor, ends sessions and lets in again', async () => {
  await order({ kind: 'add', name: 'lost phone', roles: ['viewer'] })
  const { id, password_hash: before } = await rowOf('lost phone')
  await pool.query(`UPDATE staff SET totp_secret = 'sealed', totp_step = 5, disabled_at = now() WHERE id = $1`, [id])
  await pool.query(
    `INSERT INTO staff_session (id, staff_id, token_hash, ip, expires_at) VALUES ($1, $2, 'h', '::1', '2999-01-01')`,
    [randomUUID(), id],
  )
  expect((await order({ kind: 'reset', name: 'lost phone' })).code).toBe(0)
  const after = await rowOf('lost phone')
  expect(after).toMatchObject({ totp_secret: null, totp_step: null, disabled_at: null })
  expect(after.password_hash).not.toBe(before)
  const { rows } = await pool.query('SELECT revoked_at FROM staff_session WHERE staff_id = $1', [id])
  expect(rows[0].revoked_at).not.toBeNull()
})

test('what the operator does is in the audit log', async () => {
  await order({ kind: 'add', name: 'watched', roles: ['viewer'] })
  await order({ kind: 'disable', name: 'watched' })
  const { id } = await rowOf('watched')
  const written = await auditOf('watched')
  expect(written.map(({ action }) => action)).toEqual(['staff.add', 'staff.disable'])
  expect(written[0]).toMatchObject({ staff_id: null, staff_name: 'operator', subject_type: 'staff', subject_id: id })
})

test.each(['reset', 'disable', 'role'] as const)('%s says so where there is nobody of that name', async (kind) => {
  expect(await order({ kind, name: 'nobody', roles: ['viewer'] })).toMatchObject({
    code: 1,
    output: expect.stringContaining('nobody'),
  })
})

test('the list shows who is shut out and whose second factor is missing', async () => {
  await order({ kind: 'add', name: 'out', roles: ['viewer'] })
  await order({ kind: 'disable', name: 'out' })
  await order({ kind: 'add', name: 'in', roles: ['admin'] })
  const { output } = await order({ kind: 'list' })
  expect(output).toContain('out, viewer, shut out, never signed in')
  expect(output).toContain('in, admin, second factor not set up, never signed in')
})

test('roles are replaced, and the audit log has it', async () => {
  await order({ kind: 'add', name: 'promoted', roles: ['viewer'] })
  expect((await order({ kind: 'role', name: 'promoted', roles: ['content', 'support'] })).code).toBe(0)
  expect(await rowOf('promoted')).toMatchObject({ roles: '{content,support}' })
  expect((await auditOf('promoted')).map(({ action, facts }) => [action, facts])).toEqual([
    ['staff.add', { roles: 'viewer' }],
    ['staff.setRoles', { roles: 'content, support' }],
  ])
  expect((await order({ kind: 'list' })).output).toContain('promoted, content and support, second factor not set up')
})
