import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findJob, recordJob, sendEmail } from '../../packages/jobs/src/index.ts'
import type { TestApi } from '../support/api.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { buildMember } from '../support/members.ts'

let pool: ApiBench['pool']
let api: TestApi

beforeAll(async () => {
  ;({ api, pool } = await sharedApiBench())
})

async function aJob(ownerId?: string) {
  const id = randomUUID()
  const message = { to: 'li@example.com', subject: 'Hello', text: 'World' }
  await recordJob(pool, sendEmail, message, id, ownerId ? { ownerId } : {})
  return id
}
const calls = [
  ['GET', ''],
  ['GET', '/events'],
  ['DELETE', ''],
] as const

test('a member sees and cancels a job of their own', async () => {
  const { id, headers } = await buildMember(api)
  const url = `/common/job/${await aJob(id)}`
  const seen = (await api.app.inject({ url, headers })).json()
  expect(seen.data).toMatchObject({ state: 'queued', progress: 0 })
  expect(seen.data).not.toHaveProperty('payload')
  const cancelled = (await api.app.inject({ method: 'DELETE', url, headers })).json()
  expect(cancelled.data).toMatchObject({ state: 'cancelled' })
  const events = await api.app.inject({ url: `${url}/events`, headers })
  expect(events.body).toContain('"state":"cancelled"')
})

test.each(calls)('%s%s is 404 for the job of somebody else, and leaves it alone', async (method, path) => {
  const owner = await buildMember(api)
  const { headers } = await buildMember(api)
  const id = await aJob(owner.id)
  expect((await api.app.inject({ method, url: `/common/job/${id}${path}`, headers })).statusCode).toBe(404)
  expect((await findJob(pool, id))!.state).toBe('queued')
})

test.each(calls)('%s%s is 404 for a job of nobody, such as an import', async (method, path) => {
  const { headers } = await buildMember(api)
  const id = await aJob()
  expect((await api.app.inject({ method, url: `/common/job/${id}${path}`, headers })).statusCode).toBe(404)
  expect((await findJob(pool, id))!.state).toBe('queued')
})

test('a job that does not exist is 404', async () => {
  const { headers } = await buildMember(api)
  expect((await api.app.inject({ url: `/common/job/${randomUUID()}`, headers })).statusCode).toBe(404)
})
