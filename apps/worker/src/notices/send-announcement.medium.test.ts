import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../../../tests/support/database.ts'
import { announcementFailed } from './announcements.repository.ts'
import { sendAnnouncementHandler } from './send-announcement.ts'

const MEMBERS = 2500

const { pool } = fileDatabase({ max: 4 })
beforeAll(async () => {
  await pool.query(
    `INSERT INTO account (id, phone)
     SELECT gen_random_uuid(), (13800000000 + n)::text FROM generate_series(1, ${MEMBERS}) AS n`,
  )
})

beforeEach(() => pool.query('TRUNCATE announcement CASCADE'))

async function anAnnouncement(audience: object = { kind: 'all' }) {
  const [id, jobId] = [randomUUID(), randomUUID()]
  await pool.query(
    `INSERT INTO announcement (id, title_cn, title_en, content_cn, content_en, audience, status, job_id, author)
     VALUES ($1, '题', 'Title', '文', 'Text', $2, 'sending', $3, 'Li')`,
    [id, JSON.stringify(audience), jobId],
  )
  return { id, jobId }
}
const run = (
  { id, jobId }: { id: string; jobId: string },
  { signal = new AbortController().signal, progress = async (_percent: number) => {} } = {},
) => sendAnnouncementHandler({ pool })({ announcementId: id }, { jobId, lease: randomUUID(), signal, progress })

const receivers = async (): Promise<{ all: number; different: number }> =>
  (await pool.query('SELECT count(*)::int AS all, count(DISTINCT account_id)::int AS different FROM notice')).rows[0]
const stateOf = async ({ id }: { id: string }): Promise<string> =>
  (await pool.query('SELECT status FROM announcement WHERE id = $1', [id])).rows[0].status

test('every member gets it once, and progress is reported', async () => {
  const one = await anAnnouncement()
  const formatted: number[] = []
  expect(await run(one, { progress: async (percent) => void formatted.push(percent) })).toEqual({ receivers: MEMBERS })
  expect(await receivers()).toEqual({ all: MEMBERS, different: MEMBERS })
  expect(await stateOf(one)).toBe('sent')
  expect(formatted[0]).toBeCloseTo(40)
  expect(formatted).toEqual(formatted.toSorted((a, b) => a - b))
})

test('after the death of a worker, another ends what it began and nobody gets it twice', async () => {
  const one = await anAnnouncement()
  const dying = new AbortController()
  const dies = async (percent: number) => void (percent > 0 && dying.abort(new Error('killed')))
  await expect(run(one, { signal: dying.signal, progress: dies })).rejects.toThrow('killed')
  expect((await receivers()).all).toBe(1000)
  expect(await stateOf(one)).toBe('sending')
  await run(one)
  expect(await receivers()).toEqual({ all: MEMBERS, different: MEMBERS })
})

test('two workers at once give it to nobody twice', async () => {
  const one = await anAnnouncement()
  await Promise.all([run(one), run(one)])
  expect(await receivers()).toEqual({ all: MEMBERS, different: MEMBERS })
  expect(await stateOf(one)).toBe('sent')
})

test('a job that the announcement no longer names does nothing', async () => {
  const one = await anAnnouncement()
  expect(await run({ id: one.id, jobId: randomUUID() })).toEqual({ receivers: 0 })
  expect((await receivers()).all).toBe(0)
  expect(await stateOf(one)).toBe('sending')
})

test('a member by phone is the only one to get it', async () => {
  const one = await anAnnouncement({ kind: 'phone', phone: '13800000007' })
  expect(await run(one)).toEqual({ receivers: 1 })
})

test('members whose service is suspended, revoked, or waits for one that is suspended do not count as holders', async () => {
  const planId = randomUUID()
  await pool.query(
    `INSERT INTO plan (id, code, kind, name_cn, name_en, service_type, card_level, months, position)
     VALUES ($1, 'announced', 'package', '套餐', 'Package', 27, 30, 1, 99)`,
    [planId],
  )
  const grant = (member: number, set: Record<string, string> = {}, days = 0) =>
    pool.query(
      `INSERT INTO entitlement (id, account_id, plan_id, kind, quantity, card_level, granted_by, starts_at, ends_at,
         period_months, ${['note', ...Object.keys(set)].join(', ')})
       SELECT gen_random_uuid(), id, $2, 'grant', 1, 30, 'Li', now() - interval '10 days' + $3::int * interval '1 day',
         now() + $3::int * interval '1 day' + interval '5 days', 1, ${["''", ...Object.values(set)].join(', ')}
       FROM account WHERE phone = $1`,
      [String(13_800_000_000 + member), planId, days],
    )
  await grant(1)
  await grant(2, { suspended_at: 'now()' })
  await grant(3, { revoked_at: 'now()' })
  // What it waits for is suspended and would have ended.
  await grant(4, { suspended_at: "now() - interval '12 days'" }, -20)
  await grant(4)
  const one = await anAnnouncement({ kind: 'cardLevel', cardLevel: 30 })
  expect(await run(one)).toEqual({ receivers: 1 })
})

test('an announcement for members who are gone is sent to nobody', async () => {
  const one = await anAnnouncement({ kind: 'phone', phone: '13999999999' })
  expect(await run(one)).toEqual({ receivers: 0 })
  expect(await stateOf(one)).toBe('sent')
})

test('one whose job is given up counts as failed, one that was sent stays sent', async () => {
  const [input, sent] = [await anAnnouncement(), await anAnnouncement()]
  await run(sent)
  await announcementFailed(pool, input.jobId)
  await announcementFailed(pool, sent.jobId)
  expect([await stateOf(input), await stateOf(sent)]).toEqual(['failed', 'sent'])
})
