import { queryBuilder } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileDatabase } from '../../../tests/support/database.ts'
import { type Actor, applyTransition, defineStateMachine, listStateChanges, recordCreation } from './index.ts'

const door = defineStateMachine({
  subject: 'door',
  initial: ['open'],
  transitions: {
    close: { from: ['open'], to: 'closed', by: ['member', 'staff'] },
    lock: { from: ['closed'], to: 'locked', by: ['staff'], needsReason: true },
  },
})
const member: Actor = { type: 'member', id: randomUUID(), name: '13800000000' }
const staff: Actor = { type: 'staff', id: randomUUID(), name: 'mei', ip: '127.0.0.1' }

const { pool } = fileDatabase({ max: 5 })

const at = new Date('2027-03-10T04:00:00Z')
const apply = (
  id: string,
  change: { state: 'open' | 'closed' | 'locked'; event: 'close' | 'lock'; actor: Actor; reason?: string },
  update = () => Promise.resolve(true),
) =>
  queryBuilder(pool)
    .transaction()
    .execute((tx) => applyTransition(tx, door, { subjectId: id, subjectName: 'D1', at, update, ...change }))

test('the history has every change in order, with who made it and why', async () => {
  const id = randomUUID()
  await recordCreation(queryBuilder(pool), {
    subject: 'door',
    subjectId: id,
    subjectName: 'D1',
    to: 'open',
    actor: member,
    at,
  })
  await apply(id, { state: 'open', event: 'close', actor: member })
  await apply(id, { state: 'closed', event: 'lock', actor: staff, reason: 'night' })
  expect(await listStateChanges(queryBuilder(pool), 'door', id)).toMatchObject([
    { event: 'create', from: null, to: 'open', actorName: '13800000000' },
    { event: 'close', from: 'open', to: 'closed', actorType: 'member' },
    { event: 'lock', from: 'closed', to: 'locked', actorType: 'staff', reason: 'night' },
  ])
})

test('an act of staff is in the audit log, one of a member is not', async () => {
  const id = randomUUID()
  await apply(id, { state: 'open', event: 'close', actor: member })
  await apply(id, { state: 'closed', event: 'lock', actor: staff, reason: 'night' })
  const entries = await queryBuilder(pool)
    .selectFrom('audit_entry')
    .select(['action', 'staff_name', 'facts'])
    .where('subject_id', '=', id)
    .execute()
  expect(entries).toEqual([
    { action: 'door.lock', staff_name: 'mei', facts: { from: 'closed', to: 'locked', reason: 'night' } },
  ])
})

test.each([
  ['an event that the state does not allow', { state: 'open', event: 'lock', actor: staff }, 'notAllowed'],
  ['an actor whom the event does not name', { state: 'closed', event: 'lock', actor: member }, 'notAllowed'],
  ['a missing reason', { state: 'closed', event: 'lock', actor: staff, reason: ' ' }, 'reasonMissing'],
] as const)('%s changes nothing', async (_, change, problem) => {
  const id = randomUUID()
  expect(await apply(id, change)).toEqual({ state: change.state, problem })
  expect(await listStateChanges(queryBuilder(pool), 'door', id)).toEqual([])
})

test('a row that somebody else changed meanwhile is a conflict without history', async () => {
  const id = randomUUID()
  const outcome = await apply(id, { state: 'open', event: 'close', actor: member }, () => Promise.resolve(false))
  expect(outcome).toEqual({ state: 'open', problem: 'conflict' })
  expect(await listStateChanges(queryBuilder(pool), 'door', id)).toEqual([])
})
